"""The page of a finished match: who holds the field, where it turned, and what can be done now."""

import pytest
from playwright.async_api import Browser, expect

from tests.server import matches
from tests.server.processes import Process
from tests.tiers import some
from tests.web.hands import Mouse
from tests.web.screens import DESK, PHONE, QUICK, shown, until
from tests.web.test_review import lose
from tests.web.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.full
@pytest.mark.parametrize(("size", "theme"), [("desk", "light"), ("phone", "dark")])
async def test_the_end(chromium: Browser, table: Process, size: str, theme: str) -> None:
    """From the board one click leads there; it tells the story, proves fate, and leads to a moment on the board."""
    links = await matches.begin(table.address, "arsuf", bot="random")
    screen = DESK if size == "desk" else PHONE
    async with shown(chromium, str(links["crusaders"]), QUICK | {"theme": theme}, **screen) as page:
        await lose(page, size)
        await page.get_by_role("link", name=said("ui-end")).click()
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        await expect(page.get_by_text(said("ui-fate-kept"))).to_be_visible()
        turns = page.get_by_role("region", name=said("ui-end-turns")).get_by_role("listitem")
        await expect(turns.first).to_be_visible()
        assert 1 <= await turns.count() <= 5
        for name in (said("ui-rematch"), said("ui-record"), said("ui-watch")):
            await expect(page.get_by_role("button", name=name)).to_be_visible()
        await page.reload()
        await turns.first.get_by_role("link").click()
        await expect(page.get_by_role("region", name="Replay")).to_be_visible()


@pytest.mark.parametrize("page_of", some(["end", "end=review"], "end"))
async def test_no_end_yet(chromium: Browser, table: Process, page_of: str) -> None:
    """Whoever asks for the end or the review of a match that goes on is told so."""
    links = await matches.begin(table.address, "arsuf", bot="random")
    async with shown(chromium, str(links["crusaders"]), QUICK, **DESK) as page:
        await Mouse(page, 1).sit("Ana")
        await until(page, lambda seen: seen.asks)
        await page.goto(f"{table.address}/play/{links['crusaders'].match}?{page_of}")
        await expect(page.get_by_role("alert")).to_contain_text("The match isn't over")
