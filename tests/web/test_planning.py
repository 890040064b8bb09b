"""Plans in the browser: a banner is ordered, taken back and ordered at once, and what repeats is said once."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.core import ARBITER, Fate, Match, Setup, registry
from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from tests.server.matches import held
from tests.server.processes import Process
from tests.web.acts import Acts
from tests.web.fields import begin, begun, both_armies
from tests.web.hands import Mouse
from tests.web.screens import DESK, QUICK, look, shown, until
from tests.web.words import said, said_of

OPTIONS = {"time-limit": "off", "turn-cap": "none"}
CHRISTIAN = 0
LIMIT = 120
MOVES = "ask-order"
STANDS = said_of("sword", "orders-rest-stands")

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Field(NamedTuple):
    """The Christians at a screen, who are asked for orders."""

    page: Page
    links: dict[str, Link]
    given: list[list[str]]
    """The words of each request to act."""

    @property
    def seat(self) -> Seat:
        return Seat(held(self.links["christian"]))

    async def settled(self) -> None:
        await until(self.page, lambda seen: seen.settled)

    async def press(self, name: str) -> None:
        await self.page.get_by_role("button", name=name).click()
        await self.settled()

    async def key(self, key: str) -> None:
        await self.page.keyboard.press(key)
        await self.settled()

    async def pick(self, name: str) -> None:
        await Mouse(self.page, 1).point(name)
        await self.settled()

    async def planned(self) -> list[str]:
        rows = self.page.get_by_role("region", name=said("ui-plan")).get_by_role("listitem")
        return [text.replace("×", "").strip() for text in await rows.all_inner_texts()]


@cache
def position(question: str, least: int) -> Any:
    """The first position of a sensible battle in which the Christians are asked this and have so many answers."""
    game, rng = registry.find("sword"), random.Random(1)
    match = Match(game, Setup("navas-hex", OPTIONS), fate=Fate(b"plans" * 7, (b"a" * 16, b"b" * 16)))
    while not _asks(match, question, least):
        action = game.rules.advice(match.state)
        legal = game.rules.legal(match.state)
        match.act(match.to_move, game.word(match.state, rng.choice(legal) if action is None else action))
    return msgspec.to_builtins(game.view(match.state, ARBITER, memory=True))


def _asks(match: Match[Any], question: str, least: int) -> bool:
    asked = match.game.prompt(match.state, CHRISTIAN).question == question
    return asked and len(match.game.rules.legal(match.state)) >= least


@asynccontextmanager
async def field(chromium: Browser, table: Process, start: Any = None) -> AsyncIterator[Field]:
    links = await begin(table, start or both_armies())
    others = Seat(links["moslem"])
    await others.join("Bela")
    async with asyncio.timeout(LIMIT), shown(chromium, str(links["christian"]), QUICK, **DESK) as page:
        given = Acts(page).sent
        await Mouse(page, 1).sit("Ana")
        await begun(others)
        idle = asyncio.create_task(_pass_always(others))
        try:
            found = Field(page, links, given)
            await until(page, lambda seen: seen.settled and bool(seen.choices))
            given.clear()
            yield found
        finally:
            idle.cancel()


async def _pass_always(seat: Seat) -> None:
    """The others do as little as they can."""
    while True:
        update = await seat.latest()
        if update.sight and update.sight.legal:
            words = update.sight.words
            await seat.act(update.number, "historical" if "historical" in words else words[-1])
        await asyncio.sleep(0.05)


async def test_a_banner_is_planned_and_ordered_at_once(chromium: Browser, table: Process) -> None:
    """Unit, hex and facing by pointing; taken back by a key; the table hears of it when the orders are given."""
    async with field(chromium, table) as found:
        page, given = found.page, found.given
        before = (await found.seat.latest()).number
        first, second = [name for name in (await look(page)).things if "-" in name][:2]
        for unit in (first, second):
            await found.pick(unit)
            await found.pick(next(name for name in (await look(page)).things if name.isdecimal()))
            seen = await look(page)
            if seen.question != MOVES:
                await found.pick(next(name for name in seen.things if name in ("N", "NE", "SE", "S", "SW", "NW")))
        planned = await found.planned()
        assert len(planned) == 2
        await found.key("u")
        assert await found.planned() == planned[:1]
        assert given == []
        await page.locator("#choices").focus()
        await found.key("Enter")
        await until(page, lambda seen: not seen.chosen and seen.settled)
        assert [words[0] for words in given] == [f"unit {first}"]
        assert (await found.seat.latest()).number == before + len(given[0])
        assert await found.planned() == []


@pytest.mark.full
async def test_many_march_by_one_gesture(chromium: Browser, table: Process) -> None:
    """The whole banner by two keys, or one unit; then the rest stands, all in one request."""
    async with field(chromium, table) as found:
        page, given = found.page, found.given
        await found.key("b")
        await found.key("w")
        planned = await found.planned()
        units = [name for name in (await look(page)).chosen if "-" in name]
        assert len(planned) == len(units) > 3
        await found.press(said("ui-plan-clear"))
        many = found.page.get_by_role("region", name=said_of("sword", "orders-name"))
        await many.get_by_role("checkbox").first.check()
        [unit] = (await look(page)).chosen
        await found.key("w")
        [order] = await found.planned()
        await found.press(STANDS)
        await until(page, lambda seen: not seen.chosen and seen.settled)
        assert len(given) == 1
        assert given[0][0] == f"unit {unit}"
        assert given[0][-1] == "end"
        assert f": to {given[0][1].removeprefix('go ')}, facing " in order


@pytest.mark.full
async def test_all_fire_at_the_best_odds(chromium: Browser, table: Process) -> None:
    """One click fires one shot after the other until nobody can."""
    async with field(chromium, table, position("ask-shoot", 4)) as found:
        page, given = found.page, found.given
        await found.press(said_of("sword", "orders-fire-best"))
        await until(page, lambda seen: seen.settled and seen.question != "ask-shoot")
        assert len(given) > 1
        assert all(len(words) == 1 for words in given)
        assert {words[0].split()[0] for words in given} <= {"fire", "hold"}


@pytest.mark.full
async def test_attacks_are_proposed_with_their_odds(chromium: Browser, table: Process) -> None:
    """The most promising comes first; one click declares all that promise more than they threaten."""
    async with field(chromium, table, position("ask-declare", 4)) as found:
        page, given = found.page, found.given
        rows = page.get_by_role("region", name="Possible attacks").get_by_role("listitem")
        await expect(rows.first).to_contain_text("% good")
        well = [int(text.split("%")[0].split()[-1]) for text in await rows.all_inner_texts()]
        assert well[0] == max(well)
        await found.press(said_of("sword", "orders-attack-best"))
        await until(page, lambda seen: bool(given))
        assert given[0][-1] == "end"
        assert {word.split()[0] for word in given[0][:-1]} <= {"charge", "melee"}


@pytest.mark.full
async def test_standing_orders_before_they_are_asked_for(chromium: Browser, table: Process) -> None:
    """Always, never or ask me: chosen in the menu at any time, and kept by the table."""
    async with field(chromium, table) as found:
        await found.page.get_by_role("button", name="Menu").click()
        select = found.page.get_by_role("combobox", name="When your shooters are attacked")
        await expect(select).to_have_value("")
        await select.select_option("Always fire")
        await expect(select).to_be_enabled()
        sight = (await found.seat.latest()).sight
        assert sight
        assert [(one.question, one.word, one.standing) for one in sight.answers] == [("ask-shoot-back", "fire", True)]
        await select.select_option(said("ui-ask-me"))
        await expect(select).to_be_enabled()
        sight = (await found.seat.latest()).sight
        assert sight
        assert sight.answers == []
