"""Says the terminal's sentences in the player's language, and makes texts from elsewhere fit to be shown."""

import os
from functools import cache
from typing import Any, TypeVar

import msgspec

from gonfalon.core.texts import LANGUAGES, SOURCE, Words

LANGUAGE = "GONFALON_LANG"
"""Set this to override the system's language."""


class CannotPlay(Exception):
    """The message is a sentence for the person who tried."""


def language() -> str:
    """The language of the environment, if we have it. Key hints in a screen's footer keep their first language."""
    named = (os.environ.get(name, "") for name in (LANGUAGE, "LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next(filter(None, named), SOURCE)[:2]
    return wanted if wanted in LANGUAGES else SOURCE


def say(key: str, **facts: str | int) -> str:
    return _words(language()).say(key, facts)


@cache
def _words(locale: str) -> Words:
    return Words.of(locale, __package__)


S = TypeVar("S", bound=msgspec.Struct)


def printable(message: S) -> S:
    """The message with a space for every control sign, line break or mark that turns the direction of writing."""
    return msgspec.convert(_cleaned(msgspec.to_builtins(message)), type(message))


def _cleaned(value: Any) -> Any:
    if isinstance(value, str):
        return value if value.isprintable() else "".join(sign if sign.isprintable() else " " for sign in value)
    if isinstance(value, dict):
        return {_cleaned(key): _cleaned(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_cleaned(part) for part in value]
    return value
