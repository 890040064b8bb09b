"""The texts of the repository as pages of the site: each has its place, and its links lead where they led."""

from pathlib import Path

import pytest

from docs.site.http_api import http_api
from docs.site.navigation import SECTIONS, WORDS
from docs.site.sources import (
    INDEX,
    LANGUAGES,
    ROOT,
    Source,
    linked_files,
    page_at,
    sources,
    targets,
    text_for_site,
    translations,
)

PAGES = [source.path for source in sources()]


def test_contents_list_every_page() -> None:
    """Nothing can be read only by those who know its address."""
    listed = {entry.place for sections in SECTIONS.values() for entries in sections.values() for entry in entries}
    assert {source.place for source in sources()} <= listed


def test_every_language_has_the_players_pages() -> None:
    """What Gonfalon is and how to play, in each language of the games; and the frame speaks it."""
    assert (
        set(translations("index")) == set(translations("es/playing")) == set(LANGUAGES) == set(WORDS) == set(SECTIONS)
    )
    assert set(translations("operating")) == {"en"}


@pytest.mark.parametrize("page", PAGES)
def test_text_is_changed_only_in_links(page: str) -> None:
    """Without links and remarks for the site the page is the text, line by line."""
    source = next(source for source in sources() if source.path == page)
    before, after = (ROOT / page).read_text("utf-8").splitlines(), text_for_site(source).splitlines()
    assert len(before) == len(after)
    assert all("](" in line for line, other in zip(before, after, strict=True) if line != other)


@pytest.mark.parametrize(
    ("place", "link"),
    [
        ("architecture", "(architecture/server.md)"),
        ("reports/fate", "(../protocol.md#what-the-owner-of-a-server-can-still-see-and-do)"),
        ("reports/review", "(../architecture/bots.md#reviews)"),
        ("adding-a-game", "(code/src/gonfalon/core/rules.rst)"),
        ("adding-a-game", "(code/examples/duel.rst)"),
        ("protocol", "(here:openapi.json)"),
        ("index", "(here:play/)"),
        ("fr/index", "(here:../play/rules/navas.fr.html)"),
        ("es/playing", "(../images/fight-120x36.png)"),
    ],
)
def test_link_leads_to_a_page(place: str, link: str) -> None:
    """From file to file on a code host, from page to page here; rules are the books in the language of the page."""
    source = page_at(place)
    assert source
    assert f"]{link}" in text_for_site(source)


def test_code_is_left_alone() -> None:
    """What looks like a link inside of a block is none."""
    source = Source("CONTRIBUTING.md", "contributing")
    assert "assert terms(events)[1] ==" in text_for_site(source)


def test_what_is_linked_is_there() -> None:
    """On a code host as well, where README.md and the index of the documents are read too."""
    linked = {*linked_files(), *targets("README.md"), *targets(INDEX)}
    assert [name for name in linked if not (ROOT / name).exists()] == []


def test_http_reference_has_every_call() -> None:
    """And every message, each with its own heading to link to."""
    page = http_api(Path(ROOT / "docs/openapi.json"))
    assert "### POST /v1/matches/{match}/act\n" in page
    assert "### Trouble\n" in page
    assert "[NewMatch](#newmatch)" in page
