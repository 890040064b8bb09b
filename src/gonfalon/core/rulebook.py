"""Parses a rules page: which rules it has, and what each says."""

import re
from importlib.resources.abc import Traversable

from gonfalon.core.words import SOURCE

_RULE = re.compile(r"^\s*(?:[-*]\s+)?\*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)
_END = re.compile(r"^(?:#|\s*(?:[-*]\s+)?\*\*[A-Z]\d+\.\d+\*\*)", re.MULTILINE)


def read_rules(package: Traversable, language: str) -> str:
    """The rules page in a game's package in this language, or in English if it is not translated."""
    translated = package / f"rules.{language}.md"
    page = translated if language != SOURCE and translated.is_file() else package / "rules.md"
    return page.read_text(encoding="utf-8")


def rule_ids(page: str) -> list[str]:
    return _RULE.findall(page)


def rule_text(page: str, rule: str) -> str | None:
    """The Markdown of one rule, or None if the page has no such id."""
    for found in _RULE.finditer(page):
        if found[1].casefold() == rule.casefold():
            end = _END.search(page, found.end())
            return page[found.start() : end.start() if end else None].strip()
    return None
