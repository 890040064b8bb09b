"""Sentences for people, from Fluent catalogues, so that browser and terminal share one text."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

SOURCE = "en"
LANGUAGES = ("en", "es", "fr")


class Words:
    """One language's sentences. Later catalogues override earlier ones."""

    def __init__(self, locale: str, *catalogues: str) -> None:
        self._bundle = FluentBundle([locale], use_isolating=False)
        for text in catalogues:
            self._bundle.add_resource(_parsed(text), allow_overrides=True)
        self._source = self
        """The same words in English."""

    @staticmethod
    def of(locale: str, *packages: str) -> "Words":
        """The sentences of these packages in this language, or in English where there is no translation."""
        english = Words(SOURCE, *(catalogue(SOURCE, package) for package in packages))
        if locale == SOURCE:
            return english
        words = Words(locale, *(catalogue(tongue, package) for tongue in (SOURCE, locale) for package in packages))
        words._source = english
        return words

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, facts: Mapping[str, str | int] | None = None) -> str:
        """The sentence. Raises KeyError if there is none or if it lacks a fact: that is a bug of ours."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(facts or {}))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def result(self, winner: str | None, reason: str, sides: tuple[str, ...]) -> str:
        """How a game between these sides ended, by name also whoever lost it, if there is a sentence for that."""
        names = {side: self.say(f"side-{side}") for side in (*sides, "nobody")}
        facts = {"winner": names[winner or "nobody"]}
        losers = [side for side in sides if winner and side != winner]
        if len(losers) == 1 and self.has(f"result-{reason}-by"):
            return self.say(f"result-{reason}-by", facts | {"loser": names[losers[0]]})
        return self.say(f"result-{reason}", facts)

    def name(self, key: str, printed: str) -> str:
        """A printed name in this language. An edition that prints another than the catalogue has keeps its own."""
        known = self._source.has(key) and self._source.say(key) == printed
        return self.say(key) if known else printed


_parsed = cache(FluentResource)


def catalogue(locale: str, package: str) -> str:
    """A package's catalogue in this language; empty if there is none. English always exists."""
    file = files(package) / f"{locale}.ftl"
    return file.read_text(encoding="utf-8") if locale == SOURCE or file.is_file() else ""
