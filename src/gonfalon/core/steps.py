"""The steps by which a person builds a word. Joined they are the word; bare they are what is shown of it."""

from collections.abc import Iterable

SEPARATORS = " >"
"""What may end a step that another one follows."""


def cut(word: str) -> tuple[str, ...]:
    """Cut after every space."""
    *most, last = word.split(" ")
    return (*(f"{step} " for step in most), last)


def bare(steps: Iterable[str]) -> tuple[str, ...]:
    """The steps without what separates them."""
    return tuple(step.rstrip(SEPARATORS) for step in steps)
