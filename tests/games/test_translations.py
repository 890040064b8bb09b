"""The rules pages in other languages are built like the English one, part by part."""

import re
from importlib.resources import files

import pytest

from gonfalon.core import registry
from gonfalon.core.texts import LANGUAGES, SOURCE, drawing_of, rule_ids

GAMES = ("navas", "saladin", "sword")
OTHERS = [language for language in LANGUAGES if language != SOURCE]
_FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_IMAGE = re.compile(r"^!\[(.+)\]\((.+)\)$", re.MULTILINE)


def page(game: str, language: str) -> str:
    return registry.find(game).speaking(language).rules_page()


def outline(text: str) -> dict[str, list[object]]:
    """Everything of a page that does not depend on its language."""
    fences = _FENCE.findall(text)
    prose = _FENCE.sub("```", text)
    return {
        "rules": list(rule_ids(text)),
        "headings": re.findall(r"^#+", prose, re.MULTILINE),
        "chapters": re.findall(r"^#+ ([A-Z]\d+) ", prose, re.MULTILINE),
        "tables": [len(re.findall(r"(?<!\\)\|", row)) for row in prose.split("\n") if row.startswith("|")],
        "lists": re.findall(r"^ *(?:[-*]|\d+\.)(?= )", prose, re.MULTILINE),
        "drawings": [found.name if (found := drawing_of(info)) else info for info, _ in fences],
        "images": [source.rsplit("/", 1)[-1] for _, source in _IMAGE.findall(prose)],
        "links": re.findall(r"(?<!!)\[[^\]]+\]\(([^)]+)\)", prose),
        "mentions": sorted(set(re.findall(r"\b[NSH]\d+\.\d+\b", prose))),
    }


@pytest.mark.full
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_built_like_the_english_page(game: str, language: str) -> None:
    """The same rules, headings, tables, lists, drawings and links, in the same order."""
    english, translated = outline(page(game, SOURCE)), outline(page(game, language))
    for part, found in english.items():
        assert translated[part] == found, part


@pytest.mark.full
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_translated(game: str, language: str) -> None:
    """No page falls back to English, and no rule on it does."""
    english, translated = page(game, SOURCE).split("\n"), page(game, language).split("\n")
    assert page(game, language) != page(game, SOURCE)
    same = [line for line in english if re.match(r"\*\*[NSH]\d+\.\d+\*\*", line) and line in translated]
    assert same == []


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_is_there(game: str, language: str) -> None:
    """Each named drawing exists and has a caption, each drawing is on the page, and ids inside it are its own."""
    text = page(game, language)
    names = [found.name for info, _ in _FENCE.findall(text) if (found := drawing_of(info))]
    names += [found.name for _, source in _IMAGE.findall(text) if (found := drawing_of(f"figure {source}"))]
    drawn = [file.name.removesuffix(".svg") for file in (files(registry.find(game).package) / "figures").iterdir()]
    assert sorted(names) == sorted(drawn)
    assert len(names) >= 6
    for name in names:
        svg = registry.find(game).drawing(name) or ""
        assert all(id_.startswith(f"{name}-") for id_ in re.findall(r'\bid="([^"]+)"', svg))
        assert "style=" not in svg  # which the page's policy forbids
