"""A bot that thinks for long: the page says how far it is, and a player can hurry it."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from tests.bots.packages import BROODING, installed
from tests.terminal.tables import House
from tests.web import axe
from tests.web.hands import Mouse
from tests.web.screens import DESK, PHONE, QUICK, shown

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.full]


async def test_a_long_thought_is_told_and_can_be_hurried(chromium: Browser, tmp_path: Path) -> None:
    """A button says how much is done. A player lets the bot play at once with it, a spectator cannot."""
    with installed(tmp_path, {"brooding": ("Brooding", BROODING)}):
        house = House(tmp_path)
        await house.open()
        links = await house.begin(NewMatch("saladin", "arsuf", bots={"ayyubids": "brooding"}))
        async with (
            shown(chromium, links["crusaders"], QUICK, **PHONE) as player,
            shown(chromium, links["watcher"], QUICK, **DESK) as spectator,
        ):
            await Mouse(player, 1).sit("Ana")
            button = player.get_by_role("button", name="Play now (30%)")
            await expect(button).to_be_enabled()
            await expect(spectator.get_by_role("button", name="Play now (30%)")).to_be_disabled()
            await axe.check(player)
            match = Link.read(links["watcher"]).match
            before = (await house.table.queries.update_for(match, "watcher")).number
            await button.click()
            await expect(button).to_be_hidden()
            assert (await house.table.queries.update_for(match, "watcher")).number > before
        await house.close()
