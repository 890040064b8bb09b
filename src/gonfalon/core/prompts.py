"""What is being asked now, as far as a seat may know it."""

import msgspec


class Prompt(msgspec.Struct, frozen=True):
    """`question` is the key of a sentence in the game's catalogue, `facts` fill it in; `rule` explains it."""

    question: str
    rule: str
    facts: dict[str, str | int] = {}


class Foreseen(msgspec.Struct, frozen=True):
    """A question that a seat is certain to be asked next, and words that will be legal then whatever others do."""

    question: str
    words: list[str]
