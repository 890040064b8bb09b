"""Nothing is told before it is shown: board, log and seats wait for the scene, at a desk and on a phone."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from tests.table import matches
from tests.table.processes import Process
from tests.web.hands import Mouse
from tests.web.screens import DESK, PHONE, shown, until

SHOWING = {"language": "en", "pace": "brisk", "motion": True, "confirm": False}
LIMIT = 240
TOLD = """() => ({
    log: document.querySelector('[role="log"]').textContent,
    board: [...document.querySelectorAll("main [data-name]")].map((each) => `${each.dataset.name} ${each.ariaLabel}`).sort(),
})"""

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_the_initiative_is_a_scene(chromium: Browser, table: Process, screen: dict[str, Any]) -> None:
    """Both cards are turned up before anything else tells of them."""
    links = await matches.begin(table.address, "basic", bot="greedy")
    async with asyncio.timeout(LIMIT), shown(chromium, str(links["muslim"]), SHOWING, **screen) as page:
        hands = Mouse(page, 1)
        await hands.sit("Ana")
        await hands.play_until(lambda seen: seen.scene)
        assert "The Muslims begin" in (scene := await _scene(page)) or "The Christians begin" in scene
        assert "Initiative: Muslims" not in (await page.evaluate(TOLD))["log"]
        await hands.press("Go on")
        await until(page, lambda seen: not seen.scene)
        assert "Initiative: Muslims" in (await page.evaluate(TOLD))["log"]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_board_and_log_wait_for_a_fight(chromium: Browser, table: Process, screen: dict[str, Any]) -> None:
    """They stay as they were while it is shown, after a reload in the middle of it too, and follow when it has been read."""
    links = await matches.begin(table.address, "arsuf", bot="greedy")
    async with asyncio.timeout(LIMIT), shown(chromium, str(links["crusaders"]), SHOWING, **screen) as page:
        hands = Mouse(page, 1)
        await hands.sit("Ana")
        await hands.play_until(lambda seen: seen.scene)
        while "−1 lance" not in await _scene(page):
            await hands.press("Go on")
            await until(page, lambda seen: not seen.scene)
            await hands.play_until(lambda seen: seen.scene)
        during = await page.evaluate(TOLD)
        await page.reload()
        await until(page, lambda seen: seen.scene)
        assert (await page.evaluate(TOLD))["board"] == during["board"]
        await hands.press("Go on")
        await until(page, lambda seen: not seen.scene)
        after = await page.evaluate(TOLD)
        assert after["board"] != during["board"]
        assert "loses" in after["log"].removeprefix(during["log"])


async def _scene(page: Page) -> str:
    return await page.get_by_role("region", name="What happened").inner_text()
