"""The terminal's own sentences, in the player's language."""

import os
from functools import cache

from gonfalon.core.texts import LANGUAGES, SOURCE, Words

LANGUAGE = "GONFALON_LANG"
"""Set this to override the system's language."""


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
