"""The rules as a book: on their own page, and one by one over the board."""

import asyncio

import pytest
from playwright.async_api import Browser, Page, expect

from tests.patience import PATIENCE
from tests.server.processes import Process
from tests.tiers import only_full, some
from tests.web.hands import Mouse
from tests.web.screens import DESK, PHONE, QUICK, look, shown

GAMES = ["navas", "saladin", "sword"]
NIGHT = QUICK | {"theme": "dark"}

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.full
async def test_contents_stay_beside_the_text(chromium: Browser, table: Process) -> None:
    """On a desk they are always in sight, and tell where one reads."""
    async with shown(chromium, f"{table.address}/rules/navas", QUICK, **DESK) as page:
        contents = page.get_by_role("navigation", name="Contents")
        await contents.get_by_role("link", name="N9 Winning").click()
        await expect(page.get_by_role("heading", name="N9 Winning")).to_be_in_viewport()
        await expect(contents.get_by_role("link", name="N9 Winning")).to_have_attribute("aria-current", "location")
        await expect(contents.get_by_role("link", name="N9 Winning")).to_be_in_viewport()
        await expect(page.get_by_role("button", name="Contents")).to_be_hidden()


@pytest.mark.full
async def test_contents_are_folded_on_a_phone(chromium: Browser, table: Process) -> None:
    """A button opens them, a chapter closes them, and nothing covers the text before."""
    async with shown(chromium, f"{table.address}/rules/navas", QUICK, **PHONE) as page:
        contents = page.get_by_role("navigation", name="Contents")
        await expect(contents).to_be_hidden()
        await page.get_by_role("button", name="Contents").click()
        await contents.get_by_role("link", name="N6 Fighting").click()
        await expect(contents).to_be_hidden()
        await expect(page.get_by_role("heading", name="N6 Fighting")).to_be_in_viewport()


@pytest.mark.full
async def test_other_languages_open_at_the_same_place(chromium: Browser, table: Process) -> None:
    async with shown(chromium, f"{table.address}/rules/navas#N6.4", QUICK, **DESK) as page:
        await page.get_by_role("link", name="Español").click()
        await expect(page.locator("html")).to_have_attribute("lang", "es")
        await expect(page.locator('[id="N6.4"]')).to_be_in_viewport()
        await page.get_by_role("navigation", name="Índice").get_by_role("link", name="N9").click()
        await page.get_by_role("link", name="Français").click()
        await expect(page.get_by_role("navigation", name="Sommaire")).to_be_visible()
        await expect(page.locator('[id="N9"]')).to_be_in_viewport()


@pytest.mark.full
async def test_printed(chromium: Browser, table: Process) -> None:
    """On paper there is the text alone, on white, even if it is night."""
    async with shown(chromium, f"{table.address}/rules/navas", NIGHT, **DESK) as page:
        await page.emulate_media(media="print")
        await expect(page.get_by_role("heading", name="N6 Fighting")).to_be_visible()
        for hidden in (page.locator("header"), page.locator("#contents"), page.locator("body > button")):
            await expect(hidden).to_be_hidden()
        assert await _style(page, "body", "background-color") == "rgb(255, 255, 255)"
        assert await _style(page, "body", "color") == "rgb(0, 0, 0)"
        await expect(page.locator("html")).to_have_attribute("data-theme", "light")
        assert await _style(page, '[id="N6"]', "break-before") == "page"


@pytest.mark.parametrize(("language", "rule", "back"), [only_full(("en", "Rule", "Back")), ("es", "Regla", "Atrás")])
async def test_over_the_board(chromium: Browser, table: Process, language: str, rule: str, back: str) -> None:
    """The rule of a question opens over the board in the reader's language; links stay there, and lead back."""
    async with shown(chromium, f"{table.address}/learn/navas", QUICK | {"language": language}, **DESK) as page:
        await page.get_by_role("button", name=f"{rule} N4.1").click()
        dialog = page.get_by_role("dialog", name=f"{rule} N4.1")
        text = dialog.get_by_role("document")
        await expect(text.locator("em").first).to_be_visible()
        assert "*" not in await text.inner_text()
        await page.evaluate(
            """() => document.querySelector("dialog .rule a").setAttribute("href", "/rules/navas#N5.5")"""
        )
        await text.get_by_role("link").first.click()
        there = page.get_by_role("dialog", name=f"{rule} N5.5")
        await there.get_by_role("link", name="N4.4").click()
        await expect(page.get_by_role("dialog", name=f"{rule} N4.4")).to_be_visible()
        await page.get_by_role("dialog").get_by_role("button", name=back, exact=True).click()
        await expect(there.get_by_role("link", name="N4.4")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "rule"),
    some([("navas", "N5.3"), ("navas", "N6.4"), ("saladin", "S3.4"), ("sword", "H6.1")], ("navas", "N5.3")),
)
async def test_a_rule_is_tried_on_the_board(chromium: Browser, table: Process, game: str, rule: str) -> None:
    """From the rule to a small position on the real board, and back to the rule."""
    async with shown(chromium, f"{table.address}/rules/{game}#{rule}", QUICK, **DESK) as page:
        await page.locator(f'[id="{rule}"]').get_by_role("link", name="Try it").click()
        note = page.get_by_role("region", name="Try a rule")
        await expect(note).to_be_visible()
        hands, learnt = Mouse(page, 1), note.get_by_text("That was the rule.")
        async with asyncio.timeout(PATIENCE):
            while not await learnt.is_visible():
                if (seen := await look(page)).asks:
                    await hands.step(seen)
                await asyncio.sleep(0.02)
        await note.get_by_role("button", name="Back to the rules").click()
        await expect(page.locator(f'[id="{rule}"]')).to_be_in_viewport()


async def _style(page: Page, selector: str, name: str) -> str:
    found: str = await page.locator(selector).evaluate(f"each => getComputedStyle(each)['{name}']")
    return found
