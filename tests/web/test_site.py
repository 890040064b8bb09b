"""The documentation as plain files: every link leads somewhere, nothing comes from elsewhere, everybody can read it."""

from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.async_api import Browser, Page, expect

from tests.web import axe
from tests.web.plain_files import SITE, served
from tests.web.screens import DESK, PHONE
from tests.web.site_links import faults, inline

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.full]
MAIN = (
    "index.html",
    "es/index.html",
    "fr/index.html",
    "playing.html",
    "gallery.html",
    "protocol.html",
    "http-api.html",
    "api/core.html",
    "operating.html",
    "reports/sword.html",
    "architecture.html",
    "search.html?q=fate",
)
LONG = "operating.html"
WIDEST = "document.documentElement.scrollWidth"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Somewhere below a host's root, as on most hosts."""
    root = tmp_path_factory.mktemp("host")
    (root / "some").mkdir()
    (root / "some" / "where").symlink_to(SITE)
    with served(root) as (address, _):
        yield f"{address}some/where/"


async def test_every_link_leads_somewhere() -> None:
    """To pages, places in them, pictures, styles, scripts, the page that plays; and nothing is on another host."""
    assert len(list(SITE.rglob("*.html"))) > 60
    assert faults(SITE) == []


async def test_what_others_made_brings_its_licence() -> None:
    """Every package that the page's Python can import, and the interpreter itself."""
    notices = (SITE / "play" / "notices.txt").read_text("utf-8").casefold()
    with ZipFile(SITE / "play" / "python" / "gonfalon.zip") as carried:
        packages = {name.split("/")[0].removesuffix(".pyc") for name in carried.namelist() if "dist-info" not in name}
    assert {"msgspec", "babel", "fluent"} <= packages
    for package in packages - {"gonfalon"}:
        assert f"\n{package}" in notices
    assert "mozilla public license version 2.0" in notices
    assert "python software foundation license" in notices


async def test_nothing_is_inline() -> None:
    """So the policy of our pages needs no exception."""
    assert inline(SITE) == []


GOOD = '<link rel="stylesheet" href="a.css"><p id="there">x</p><a href="b.html#here">b</a><a href="https://semver.org/">s</a>'


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A site in which every link is right."""
    (tmp_path / "index.html").write_text(GOOD)
    (tmp_path / "b.html").write_text('<h1 id="here">b</h1><a href=".#there">a</a>')
    (tmp_path / "a.css").write_text("p { background: url(dot.svg) }")
    (tmp_path / "dot.svg").write_text("<svg/>")
    return tmp_path


async def test_right_site(small: Path) -> None:
    """The checker finds nothing wrong where nothing is."""
    assert faults(small) == []
    assert inline(small) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('<a href="c.html">', "c.html leads nowhere"),
        ('<a href="../index.html">', "../index.html leads nowhere"),
        ('<a href="b.html#gone">', "b.html#gone has no such place"),
        ('<a href="#gone">', "#gone has no such place"),
        ('<img src="gone.png">', "gone.png leads nowhere"),
        ('<img srcset="dot.svg 1x, gone.png 2x">', "gone.png leads nowhere"),
        ('<script src="gone.js"></script>', "gone.js leads nowhere"),
        ('<a href="/b.html">', "/b.html would not work from every host"),
        ('<a href="https://example.org/">', "<a> refers to https://example.org/"),
        ('<img src="https://semver.org/x.png">', "<img> refers to https://semver.org/x.png"),
        ('<script src="//cdn.example.org/x.js">', "<script> refers to //cdn.example.org/x.js"),
    ],
)
async def test_broken_link_is_found(small: Path, text: str, fault: str) -> None:
    """Each way to break a link is found, with its page."""
    (small / "c").mkdir()
    (small / "c2.html").write_text(text)
    assert faults(small) == [f"c2.html: {fault}"]


async def test_broken_style_is_found(small: Path) -> None:
    """A style that wants what is not there, or what is elsewhere, is found."""
    (small / "a.css").write_text(
        "p { background: url(gone.svg) } @font-face { src: url('https://fonts.example.org/x') }"
    )
    assert faults(small) == ["a.css: gone.svg leads nowhere", "a.css: https://fonts.example.org/x leads nowhere"]


@pytest.mark.parametrize("text", ["<script>1</script>", "<style></style>", '<p style="x">', '<p onclick="x">'])
async def test_what_is_inline_is_found(small: Path, text: str) -> None:
    """Each of the things that a strict policy forbids."""
    (small / "c.html").write_text(text)
    assert len(inline(small)) == 1


async def _open(page: Page, address: str, place: str) -> list[str]:
    """The page, and what went wrong on it: complaints of the browser, and requests to another host."""
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
    page.on("request", lambda sent: wrong.append(sent.url) if not sent.url.startswith(address) else None)
    await page.goto(address + place)
    await page.wait_for_load_state("networkidle")
    return wrong


@pytest.mark.parametrize("place", MAIN)
async def test_everybody_can_read_it(chromium: Browser, address: str, place: str) -> None:
    """By day and by night, on a desk and on a phone: nothing is wrong for axe, too wide or from elsewhere."""
    for screen in (DESK, PHONE):
        async with await chromium.new_context(**screen, color_scheme="dark") as context:
            page = await context.new_page()
            assert await _open(page, address, place) == []
            assert await page.evaluate(WIDEST) <= screen["viewport"]["width"]
            await axe.check(page)
            await page.emulate_media(color_scheme="light")
            await expect(page.locator("html")).to_have_attribute("data-theme", "light")
            await axe.check(page)


async def test_search(chromium: Browser, address: str) -> None:
    """A word leads from any page to the pages that have it, with a few of their words."""
    async with await chromium.new_context(**DESK) as context:
        page = await context.new_page()
        await page.goto(f"{address}{LONG}")
        await page.get_by_role("searchbox").fill("nginx")
        await page.keyboard.press("Enter")
        found = page.locator("#search-results li")
        await expect(found.filter(has_text="Running a table for everybody").first).to_contain_text("nginx")


async def test_contents_on_a_phone(chromium: Browser, address: str) -> None:
    """They are behind a button, and go away when a chapter is chosen."""
    async with await chromium.new_context(**PHONE) as context:
        page = await context.new_page()
        await page.goto(f"{address}{LONG}")
        await page.get_by_role("button", name="Contents").click()
        await page.get_by_role("navigation", name="Contents").get_by_role("link", name="Backup").first.click()
        await expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()
        assert "#" in page.url


async def test_the_readers_colours(chromium: Browser, address: str) -> None:
    """Who chose the night on the page that plays reads by night as well."""
    async with await chromium.new_context(**DESK, color_scheme="light") as context:
        await context.add_init_script('localStorage.setItem("gonfalon", JSON.stringify({ theme: "dark" }))')
        page = await context.new_page()
        await page.goto(f"{address}index.html")
        await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_other_languages(chromium: Browser, address: str) -> None:
    """The players' pages lead to each other, and to the game and its rules in the language of the page."""
    async with await chromium.new_context(**DESK) as context:
        page = await context.new_page()
        await page.goto(f"{address}playing.html")
        await page.get_by_role("link", name="Français").click()
        await expect(page.locator("html")).to_have_attribute("lang", "fr")
        await expect(page.get_by_role("heading", level=1)).to_have_text("Comment jouer")
        await page.get_by_role("link", name="Las Navas sur hexagones").click()
        await expect(page.locator("html")).to_have_attribute("lang", "fr")
