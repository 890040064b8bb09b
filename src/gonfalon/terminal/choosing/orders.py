"""What a person types: an action, several of them, or how to answer a question from now on."""

from typing import NamedTuple

ALWAYS = "always "
ASK_ME = "ask me"
BETWEEN = ";"


class Order(NamedTuple):
    """Words to carry out one after the other. With `always` the word also answers the question from then on."""

    words: tuple[str, ...]
    always: bool = False

    @staticmethod
    def read(line: str) -> "Order":
        said = " ".join(line.split())
        if said.casefold().startswith(ALWAYS):
            return Order((said[len(ALWAYS) :],), always=True)
        return Order(tuple(word for part in said.split(BETWEEN) if (word := part.strip())))


def is_ask_me(line: str) -> bool:
    """Whether the person wants to be asked every question again."""
    return " ".join(line.split()).casefold() == ASK_ME
