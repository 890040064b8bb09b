"""Parses a rules page: which rules it has, what each says, and which drawings belong to it.

A drawing is a fenced block named `figure NAME`, whose text is what a terminal shows in its place, or an image of
`…/NAME.svg` on a line of its own, which a terminal leaves out. Words after the name are its caption.
"""

import re
from importlib.resources.abc import Traversable

import msgspec

from gonfalon.core.words import SOURCE

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
