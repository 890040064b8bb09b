"""What the command says, in the reader's language."""

import os
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from gonfalon.core.texts import LANGUAGES, Words
from gonfalon.terminal.texts import LANGUAGE, language

OPTION = "--lang"


def say(key: str, **facts: str | int) -> str:
    return _words(language()).say(key, facts)


def has(key: str) -> bool:
    return _words(language()).has(key)


def use_language_in(argv: Sequence[str]) -> None:
    """Speak the language that is asked for, before anything is parsed: help and errors come first."""
    for word, following in pairwise([*argv, ""]):
        asked = following if word == OPTION else word.removeprefix(f"{OPTION}=")
        if word.startswith(OPTION) and asked in LANGUAGES:
            os.environ[LANGUAGE] = asked


@cache
def _words(locale: str) -> Words:
    return Words.of(locale, __package__)
