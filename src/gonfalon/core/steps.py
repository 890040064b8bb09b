"""The steps in which a person builds a word. Joined they are the word; bare they are what is displayed."""

from collections.abc import Iterable

SEPARATORS = " >"
"""The characters that may end a step that is followed by another."""


def cut(word: str) -> tuple[str, ...]:
    """Cut after every space."""
    *most, last = word.split(" ")
    return (*(f"{step} " for step in most), last)


def bare(steps: Iterable[str]) -> tuple[str, ...]:
    """The steps without their separators."""
    return tuple(step.rstrip(SEPARATORS) for step in steps)
