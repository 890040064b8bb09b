"""What stands on the page, by its keys: so that a story does not depend on how a button is called."""

from functools import cache
from pathlib import Path

from gonfalon.core.words import Words

CATALOGUES = Path(__file__).parents[2] / "web/src/words"


@cache
def words(language: str) -> Words:
    return Words(language, *((CATALOGUES / f"{each}.ftl").read_text("utf-8") for each in ("en", language)))


def said(key: str, language: str = "en", **facts: str) -> str:
    return words(language).say(key, facts)
