"""Which texts are pages of the site, where each stands on it, and where its links lead.

The texts stay where a reader of the repository looks for them. Sphinx gets copies in which only the links differ: on a
code host they lead from file to file, on the site from page to page.
"""

import posixpath
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
LANGUAGES = {"en": "English", "es": "Español", "fr": "Français"}
INDEX = "docs/README.md"
"""For readers of the repository; the site has its contents beside every page."""
AT_THE_TOP = ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
FENCE = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(#[^)\s]*)?\)")
FILE_NAME = re.compile(r"\[[\w./-]+\.md\]\(")
"""A link that says only where it leads; without words Sphinx takes the title of the page."""
ONLY_HERE = re.compile(r"<!-- on the site: (.*?) -->", re.DOTALL)
"""What a reader of the repository cannot follow, such as a link to the page that plays."""
CODE, PICTURES, PLAY = ".py", (".png", ".svg", ".gif"), "docs/play"
AS_IT_IS = "here"
"""The scheme of links that Sphinx does not follow: to the page that plays, its rules, and files beside the pages."""


@dataclass(frozen=True)
class Source:
    """A text of the repository, and its place on the site, without a suffix."""

    path: str
    place: str

    @property
    def language(self) -> str:
        first = self.place.partition("/")[0]
        return first if first in LANGUAGES else "en"


@cache
def sources() -> tuple[Source, ...]:
    docs = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    pages = [path for path in docs if path != INDEX and not path.startswith("docs/rules/")]
    below = [Source(path, path.removeprefix("docs/").removesuffix(".md")) for path in pages]
    return (*below, *(Source(path, path.removesuffix(".md").lower()) for path in AT_THE_TOP))


def page_at(place: str) -> Source | None:
    return next((source for source in sources() if source.place == place), None)


def translations(place: str) -> dict[str, str]:
    """The places of the same page in all languages that have it, by language."""
    bare = place.partition("/")[2] if place.partition("/")[0] in LANGUAGES else place
    found = {language: bare if language == "en" else f"{language}/{bare}" for language in LANGUAGES}
    return {language: place for language, place in found.items() if page_at(place)}


def linked_files() -> set[str]:
    """What our pages link to that is no page: code, data, folders."""
    return {target for source in sources() for target in targets(source.path) if _kind(target) in ("code", "file")}


def text_for_site(source: Source) -> str:
    return _outside_fences(ONLY_HERE.sub(r"\1", _read(source)), lambda text: _relinked(text, source))


def is_code(target: str) -> bool:
    return _kind(target) == "code"


def code_place(target: str) -> str:
    """Where a file or folder of code is shown."""
    return f"code/{target.removesuffix(CODE)}"


def _read(source: Source) -> str:
    return (ROOT / source.path).read_text("utf-8")


def targets(path: str) -> list[str]:
    """The files that a text links to."""
    text = FENCE.sub("", (ROOT / path).read_text("utf-8"))
    return [_resolved(found[1], path) for found in LINK.finditer(text) if found[1]]


def _resolved(link: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), link))


def _relinked(text: str, source: Source) -> str:
    def replaced(found: re.Match[str]) -> str:
        link, anchor = found[1], found[2] or ""
        return f"]({_moved(link, source) if link else ''}{anchor})"

    return LINK.sub(replaced, FILE_NAME.sub("[](", text))


def _moved(link: str, source: Source) -> str:
    target = _resolved(link, source.path)
    if _kind(target) == "picture":
        return link
    place = posixpath.relpath(_place_of(target, source.language), posixpath.dirname(source.place) or ".")
    return place if _kind(target) in ("page", "code") else f"{AS_IT_IS}:{place}{'/' * link.endswith('/')}"


def _place_of(target: str, language: str) -> str:
    """Where on the site a file of the repository is found, as Sphinx is told it."""
    match _kind(target):
        case "page":
            return next(f"{source.place}.md" for source in sources() if source.path == target)
        case "rules":
            return f"play/rules/{Path(target).stem}.{language}.html"
        case "code":
            return f"{code_place(target)}.rst"
        case _:
            return target.removeprefix("docs/")


def _kind(target: str) -> str:
    if any(source.path == target for source in sources()):
        return "page"
    if target.startswith("docs/rules/"):
        return "rules"
    if target.startswith(PLAY):
        return "play"
    if Path(target).suffix in PICTURES:
        return "picture"
    return "code" if target.endswith(CODE) or (ROOT / target).is_dir() else "file"


def _outside_fences(text: str, change: Callable[[str], str]) -> str:
    """Code is left as it is."""
    parts, end = [], 0
    for fence in FENCE.finditer(text):
        parts += [change(text[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, change(text[end:])])
