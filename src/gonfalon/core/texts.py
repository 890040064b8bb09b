"""Sentences for people, from Fluent catalogues, so that browser and terminal share one text."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
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


CHAPTER = r"[A-Z]\d+"
RULE_ID = rf"{CHAPTER}\.\d+"
_RULE = re.compile(rf"^\s*(?:[-*]\s+)?\*\*({RULE_ID})\*\*", re.MULTILINE)
_END = re.compile(rf"^(?:#|\s*(?:[-*]\s+)?\*\*{RULE_ID}\*\*)", re.MULTILINE)
_DRAWING = re.compile(r"figure (?:\S*/)?([a-z0-9-]+)(?:\.svg)?(?:\s+(.+))?")
_IMAGE = re.compile(r"^!\[[^\]\n]*\]\([^)\n]*\)\n+", re.MULTILINE)


class Drawing(msgspec.Struct, frozen=True):
    name: str
    caption: str


def read_rules(package: Traversable, language: str) -> str:
    """The rules page in a game's package in this language, or in English if it is not translated."""
    translated = package / f"rules.{language}.md"
    page = translated if language != SOURCE and translated.is_file() else package / "rules.md"
    return page.read_text(encoding="utf-8")


def read_drawing(package: Traversable, name: str) -> str | None:
    """A drawing in a game's package, as SVG."""
    file = package / "figures" / f"{name}.svg"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def drawing_of(info: str) -> Drawing | None:
    """The drawing that a block is named for."""
    found = _DRAWING.fullmatch(info.strip())
    return Drawing(found[1], found[2] or "") if found else None


def in_plain_text(page: str) -> str:
    """The page for a terminal, which draws nothing."""
    return _IMAGE.sub("", page)


def rule_ids(page: str) -> list[str]:
    return _RULE.findall(page)


def rule_text(page: str, rule: str) -> str | None:
    """The Markdown of one rule, or None if the page has no such id."""
    for found in _RULE.finditer(page):
        if found[1].casefold() == rule.casefold():
            end = _END.search(page, found.end())
            return page[found.start() : end.start() if end else None].strip()
    return None
