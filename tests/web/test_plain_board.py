"""Somebody else's games, installed beside a page that was built without them, are played on the plain board."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.table.http import pages
from gonfalon.wire.client import begin_match
from gonfalon.wire.link import Link
from gonfalon.wire.protocol import NewMatch
from tests.installed import make_known
from tests.table import matches
from tests.table.processes import Process, host_ticket, running, watching
from tests.web import axe
from tests.web.hands import Hands, Keyboard, Mouse
from tests.web.screens import DESK, PHONE, QUICK, shown, until

DUEL = Path(__file__).parents[2] / "examples/duel"
CAMP = """from gonfalon.games.navas import Navas
from gonfalon.games.navas import game as navas

class Camp(Navas):
    name = "camp"

def game(edition=None):
    return Camp(navas(edition).edition)
"""
"""Las Navas under a name that no board goes by."""
DAY: dict[str, Any] = {"settings": QUICK | {"theme": "light"}, **DESK}
NIGHT: dict[str, Any] = {"settings": QUICK | {"theme": "dark"}, **PHONE}
LIMIT = 120

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    assert pages.is_built(), "There is no page: scripts/build-web"
    folder = tmp_path_factory.mktemp("games")
    make_known(folder, "duel")
    make_known(folder, "camp")
    (folder / "camp.py").write_text(CAMP)
    path = [str(folder), str(DUEL), *filter(None, [os.environ.get("PYTHONPATH")])]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(path))
        with running(tmp_path_factory.mktemp("table")) as process:
            yield process


def _home(table: Process) -> str:
    return f"{table.address}/?game=duel#{host_ticket()}"


async def _begin(page: Page, hands: Hands) -> None:
    await hands.press("Begin")
    await page.wait_for_url("**/play/**")
    await until(page, lambda seen: seen.asks)


@pytest.mark.full
async def test_home_offers_it(chromium: Browser, table: Process) -> None:
    """It stands among the others, with shields, rules to read, and no lesson where there is none."""
    async with shown(chromium, _home(table), **DAY) as page:
        await expect(page.get_by_role("radio", name="lists, The duel")).to_be_checked()
        await expect(page.get_by_role("figure", name="The duel lists")).to_be_visible()
        await expect(page.get_by_role("radio", name="Red")).to_be_visible()
        await expect(page.get_by_role("link", name="Rules", exact=True)).to_have_attribute(
            "href", "/rules/duel?lang=en"
        )
        await expect(page.get_by_role("link", name="Learn in 5 minutes")).to_be_hidden()
        await axe.check(page)
        await page.get_by_role("group", name="Battle").get_by_text("Arsuf 1191", exact=True).click()
        await expect(page.get_by_role("link", name="Learn in 5 minutes")).to_be_visible()


async def test_a_duel_by_keys(chromium: Browser, table: Process, tmp_path: Path) -> None:
    """From home to the end of it, against the bot, without a mouse; and the record is proved."""
    async with asyncio.timeout(LIMIT), shown(chromium, _home(table), **DAY) as page:
        hands = Keyboard(page, 1)
        await _begin(page, hands)
        await expect(page.get_by_role("main").get_by_role("listitem").first).to_contain_text("wounds")
        await axe.check(page)
        assert "wins." in await hands.play()
        await expect(page.get_by_role("log")).to_contain_text("red strikes and rolls")
        await axe.check(page)
        match = page.url.rpartition("/")[2]
    await matches.verify(Link(table.address, match, watching(match)), tmp_path)


@pytest.mark.full
async def test_pointing_at_the_list(chromium: Browser, table: Process) -> None:
    """Names and values that can be part of an action are picked on the board, as on a drawn one."""
    bots = {"muslim": "greedy"}
    created = await begin_match(table.address, host_ticket(), NewMatch("camp", "basic", bots=bots))
    link = Link(table.address, created.match, created.tickets["christian"])
    async with asyncio.timeout(LIMIT), shown(chromium, str(link), **DAY) as page:
        hands = Mouse(page, 3)
        await hands.sit("Ana")
        seen = await hands.play_until(lambda seen: "B4" in seen.things)
        await hands.point("B4")
        await until(page, lambda now: now.chosen == ["B4"] and now.choices != seen.choices)
        await axe.check(page)
        await hands.play_until(lambda _: hands.pointed > 3)
