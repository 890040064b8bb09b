"""What stands on the page, by its keys: so that a story does not depend on how a button is called."""

from functools import cache
from pathlib import Path

from gonfalon.core import registry
from gonfalon.core.texts import Words

ROOT = Path(__file__).parents[2]
PAGE = ("web/src/words", "web/src/words/teacher", "web/src/serverless/words", "src/gonfalon/server")


@cache
def words(language: str, *folders: str) -> Words:
    tongues = dict.fromkeys(("en", language))
    return Words(
        language, *((ROOT / folder / f"{each}.ftl").read_text("utf-8") for each in tongues for folder in folders)
    )


def said(key: str, language: str = "en", **facts: str | int) -> str:
    return words(language, *PAGE).say(key, facts)


def folder_of(game: str) -> str:
    return registry.find(game).package.rpartition(".")[2]


def said_of(game: str, key: str, language: str = "en", **facts: str | int) -> str:
    """The same of what a game says."""
    return words(language, f"src/gonfalon/games/{folder_of(game)}").say(key, facts)
