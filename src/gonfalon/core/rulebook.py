"""Parses a rules page: which rules it has, and what each says."""

import re

_RULE = re.compile(r"^\s*(?:[-*]\s+)?\*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)
_END = re.compile(r"^(?:#|\s*(?:[-*]\s+)?\*\*[A-Z]\d+\.\d+\*\*)", re.MULTILINE)


def rule_ids(page: str) -> list[str]:
    return _RULE.findall(page)


def rule_text(page: str, rule: str) -> str | None:
    """The Markdown of one rule, or None if the page has no such id."""
    for found in _RULE.finditer(page):
        if found[1].casefold() == rule.casefold():
            end = _END.search(page, found.end())
            return page[found.start() : end.start() if end else None].strip()
    return None
