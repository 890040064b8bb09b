"""What is asked now, as a seat may hear it."""

import msgspec


class Prompt(msgspec.Struct, frozen=True):
    """`question` names a sentence of the game's words, `facts` fill it; `rule` is where it is explained."""

    question: str
    rule: str
    facts: dict[str, str | int] = {}


class Foreseen(msgspec.Struct, frozen=True):
    """A question that a seat is certain to be asked next, and words that will be legal then whatever others do."""

    question: str
    words: list[str]
