"""A battle in the page that needs no server, with a finger on a phone, and the first orders on the hexes.

`scripts/prove hands` plays every battle, and of the hexes three turns, each against two levels of the computer.
"""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.cli import main
from tests.web.commander import Commander
from tests.web.hands import Finger, Mouse
from tests.web.plain_files import LOADED, begin, saved, served
from tests.web.screens import DESK, PHONE, QUICK, opponents, shown
from tests.web.words import said

LIMIT = 1800

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.full]


async def _begin(page: Page, battle: str, level: str, *slow: str) -> None:
    """`slow` are those who would think too long there, and are not offered."""
    await page.locator(f"input[name=battle][value='{battle}']").check(force=True, timeout=LOADED * 1000)
    await expect(opponents(page).locator("option:disabled")).to_have_count(len(slow))
    for name in slow:
        await expect(opponents(page).locator(f"option[value={name}]")).to_contain_text(said("letters-slow"))
    await begin(page, battle, level)


@pytest.mark.parametrize(("battle", "level"), [("saladin hattin", "knight")])
async def test_whole_battle(chromium: Browser, battle: str, level: str, tmp_path: Path) -> None:
    """It goes on after a reload in the middle and without a network, to an end whose record can be verified."""
    with served() as (address, server):
        async with asyncio.timeout(LIMIT), shown(chromium, f"{address}play/", QUICK, **PHONE) as page:
            await _begin(page, battle, level)
            hands = Finger(page, 5, LOADED)
            await hands.play_until(lambda seen: seen.told > 400)
            assert await page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active !== null)")
            server.kill()
            await page.reload()
            await hands.play()
            assert main(["verify", str(await saved(page, tmp_path / "match.record"))]) == 0
    assert hands.pointed


async def test_first_orders_on_hexes(chromium: Browser) -> None:
    """Orders are given with both armies on the field."""
    await command(chromium, "squire", turns=1, activations=1)


async def command(chromium: Browser, level: str, turns: int, activations: int) -> None:
    """Command the Christians against this level, for so many turns or activations."""
    with served() as (address, _):
        async with asyncio.timeout(LIMIT), shown(chromium, f"{address}play/", QUICK, **DESK) as page:
            await _begin(page, "sword navas-hex", level, "marshal", "gonfalonier")
            commander = Commander(Mouse(page, 1, LOADED))
            await commander.play(turns, activations)
    assert commander.pointed
