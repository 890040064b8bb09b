"""Somebody else's games, installed beside a page that was built without them, are played on the plain board."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.protocol.client import begin_match
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from tests.server import matches
from tests.server.processes import Process, host_ticket, watching
from tests.web.hands import Hands, Keyboard, Mouse
from tests.web.screens import DESK, PHONE, QUICK, shown, until
from tests.web.words import said

DAY: dict[str, Any] = {"settings": QUICK | {"theme": "light"}, **DESK}
NIGHT: dict[str, Any] = {"settings": QUICK | {"theme": "dark"}, **PHONE}
LIMIT = 120

pytestmark = pytest.mark.asyncio(loop_scope="session")


def _home(table: Process) -> str:
    return f"{table.address}/?game=duel#{host_ticket()}"


async def _begin(page: Page, hands: Hands) -> None:
    await hands.press(said("ui-start"))
    await page.wait_for_url("**/play/**")
    await until(page, lambda seen: seen.asks)


@pytest.mark.full
async def test_home_offers_it(chromium: Browser, plain_table: Process) -> None:
    """It stands among the others, with shields, rules to read, and no lesson where there is none."""
    async with shown(chromium, _home(plain_table), **DAY) as page:
        await expect(page.get_by_role("radio", name="lists, The duel")).to_be_checked()
        await expect(page.get_by_role("figure", name="The duel lists")).to_be_visible()
        await expect(page.get_by_role("radio", name="Red")).to_be_visible()
        await expect(page.get_by_role("link", name="Rules", exact=True)).to_have_attribute(
            "href", "/rules/duel?lang=en"
        )
        await expect(page.get_by_role("link", name="Learn to play")).to_be_hidden()
        await page.get_by_role("group", name="Battle").get_by_text("Arsuf 1191", exact=True).click()
        await expect(page.get_by_role("link", name="Learn to play")).to_be_visible()


async def test_a_duel_by_keys(chromium: Browser, plain_table: Process, tmp_path: Path) -> None:
    """From home to the end of it, against the bot, without a mouse; and the record is proved."""
    async with asyncio.timeout(LIMIT), shown(chromium, _home(plain_table), **DAY) as page:
        hands = Keyboard(page, 1)
        await _begin(page, hands)
        await expect(page.get_by_role("main").get_by_role("listitem").first).to_contain_text("wounds")
        assert "wins." in await hands.play()
        await expect(page.get_by_role("log")).to_contain_text("red strikes and rolls")
        match = page.url.rpartition("/")[2]
    await matches.verify(Link(plain_table.address, match, watching(match)), tmp_path)


@pytest.mark.full
async def test_pointing_at_the_list(chromium: Browser, plain_table: Process) -> None:
    """Names and values that can be part of an action are picked on the board, as on a drawn one."""
    bots = {"muslim": "greedy"}
    created = await begin_match(plain_table.address, host_ticket(), NewMatch("camp", "basic", bots=bots))
    link = Link(plain_table.address, created.match, created.tickets["christian"])
    async with asyncio.timeout(LIMIT), shown(chromium, str(link), **DAY) as page:
        hands = Mouse(page, 3)
        await hands.sit("Ana")
        seen = await hands.play_until(lambda seen: "B4" in seen.things)
        await hands.point("B4")
        await until(page, lambda now: now.chosen == ["B4"] and now.choices != seen.choices)
        await hands.play_until(lambda _: hands.pointed > 3)
