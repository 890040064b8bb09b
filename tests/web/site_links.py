"""Follows every link of a site of plain files, without a browser."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

HOSTS = frozenset(
    (
        "keepachangelog.com",
        "semver.org",
        "pre-commit.com",
        "www.ray.io",
        "pettingzoo.farama.org",
        "openspiel.readthedocs.io",
    )
)
"""Whom our pages may name; nothing is ever loaded from them."""
REFERENCES = ("href", "src", "action", "poster", "data")
ROUTE = "/"
"""What follows the # in links into the page that plays, which finds its way by itself."""
FOREIGN = ("http", "https", "ws", "wss", "ftp")
PLAY = "play"


@dataclass
class Found(HTMLParser):
    """What a page refers to, as (tag, address), the names in it, and what a strict policy would not run."""

    references: list[tuple[str, str]] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    inline: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.references += [(tag, told[name]) for name in REFERENCES if name in told]
        self.references += [(tag, one.split()[0]) for one in told.get("srcset", "").split(",") if one.strip()]
        self.names |= {told[name] for name in ("id", "name") if name in told}
        self.inline += [f"<{tag} {name}>" for name in told if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in told):
            self.inline.append(f"<{tag}>")


def faults(site: Path) -> list[str]:
    """Every reference that leads nowhere or elsewhere, as 'page: what'."""
    pages = {path: _read(path) for path in sorted(site.rglob("*.html"))}
    told = [f"{path.relative_to(site)}: {fault}" for path, page in pages.items() for fault in _faults(site, path, page)]
    sheets = sorted(site.rglob("*.css"))
    return told + [f"{path.relative_to(site)}: {fault}" for path in sheets for fault in _sheet_faults(path)]


def inline(site: Path) -> list[str]:
    """What our policy would forbid on the pages around the one that plays."""
    pages = [path for path in sorted(site.rglob("*.html")) if path.relative_to(site).parts[0] != PLAY]
    return [f"{path.relative_to(site)}: {found}" for path in pages for found in _read(path).inline]


@cache
def _read(path: Path) -> Found:
    found = Found()
    found.feed(path.read_text("utf-8"))
    return found


def _faults(site: Path, path: Path, page: Found) -> Iterator[str]:
    for tag, reference in page.references:
        parts = urlsplit(reference)
        if parts.scheme == "data":
            continue
        if parts.scheme in FOREIGN or parts.netloc:
            if tag != "a" or parts.hostname not in HOSTS:
                yield f"<{tag}> refers to {reference}"
        elif parts.scheme or parts.path.startswith("/"):
            yield f"{reference} would not work from every host"
        else:
            yield from _local_faults(site, path, reference)


def _local_faults(site: Path, path: Path, reference: str) -> Iterator[str]:
    parts = urlsplit(reference)
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    target = target / "index.html" if target.is_dir() else target
    if not target.is_file() or not target.is_relative_to(site.resolve()):
        yield f"{reference} leads nowhere"
    elif target.suffix == ".html" and not _has_place(target, unquote(parts.fragment)):
        yield f"{reference} has no such place"


def _has_place(page: Path, name: str) -> bool:
    return not name or name.startswith(ROUTE) or name in _read(page).names


def _sheet_faults(path: Path) -> Iterator[str]:
    for reference in re.findall(r"url\(\s*['\"]?([^'\")]+)", path.read_text("utf-8")):
        if not reference.startswith(("data:", "#")) and not (path.parent / reference).is_file():
            yield f"{reference} leads nowhere"
