"""A match that began from a set position: the page says so while it is played and when it is over."""

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from gonfalon.core import Setup, registry
from gonfalon.core.position import told_position
from gonfalon.wire.link import Link
from gonfalon.wire.protocol import NewMatch
from tests.positions import place
from tests.table.processes import Process
from tests.web.hands import Mouse
from tests.web.screens import DESK, PHONE, QUICK, shown, until

SAYS = "From a set position, not rated"

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.full
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_it_is_said(chromium: Browser, table: Process, screen: dict[str, Any]) -> None:
    """In the header from the first moment, and on the page of the end."""
    async with shown(chromium, str(await _begin(table)), QUICK, **screen) as page:
        hands = Mouse(page, 1)
        await hands.sit("Ana")
        await until(page, lambda seen: seen.asks)
        await expect(page.get_by_role("banner").get_by_text(SAYS)).to_be_visible()
        await hands.press("Menu")
        await page.get_by_role("button", name="Give up").click()
        await page.get_by_role("button", name="Give up this battle?").click()
        await until(page, lambda seen: seen.over)
        await expect(page.get_by_role("region", name="What to do").get_by_text(SAYS)).to_be_visible()


async def _begin(table: Process) -> Link:
    game = registry.find("saladin")
    position = told_position(game, game.begin(Setup("hattin")))
    wish = NewMatch("saladin", "hattin", bots={"ayyubids": "greedy"})
    return (await place(table, wish, position))["crusaders"]
