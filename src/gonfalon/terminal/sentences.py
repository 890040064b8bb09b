"""The terminal's own sentences, in the language of whoever sits there."""

import os
from functools import cache

from gonfalon.core.words import LANGUAGES, SOURCE, Words

LANGUAGE = "GONFALON_LANG"
"""Set it to have another language than the system's."""


def language() -> str:
    """The one that the environment names, if we speak it. Keys at the foot of a screen keep the one they began with."""
    named = (os.environ.get(name, "") for name in (LANGUAGE, "LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next(filter(None, named), SOURCE)[:2]
    return wanted if wanted in LANGUAGES else SOURCE


def say(key: str, **facts: str | int) -> str:
    return _words(language()).say(key, facts)


@cache
def _words(locale: str) -> Words:
    return Words.of(locale, __package__)
