"""Answers in advance: both sides choose at once, and what is always answered the same is asked no more."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from tests.server import matches
from tests.server.processes import Process
from tests.tiers import some
from tests.web.hands import Hands, Keyboard, Mouse
from tests.web.lines import Break, Line
from tests.web.screens import DESK, QUICK, Seen, look, shown, until
from tests.web.words import said

BID = "ask-initiative"
LIMIT = 120

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Pair(NamedTuple):
    """Both sides of a battle that has just begun: each is asked for its card."""

    muslim: Hands
    christian: Hands
    links: dict[str, Link]


@asynccontextmanager
async def bidding(chromium: Browser, table: Process) -> AsyncIterator[Pair]:
    """The Christians use keys alone."""
    links = await matches.begin(table.address, "basic")
    async with (
        asyncio.timeout(LIMIT),
        shown(chromium, str(links["muslim"]), QUICK, **DESK) as first,
        shown(chromium, str(links["christian"]), QUICK, **DESK) as second,
    ):
        pair = Pair(Mouse(first, 1), Keyboard(second, 2), links)
        await pair.muslim.sit("Ana")
        await pair.christian.sit("Bela")
        await _asked_for_a_card(first)
        await _asked_for_a_card(second)
        yield pair


@pytest.mark.parametrize("quicker", some(["muslim", "christian", "neither"], "christian"))
async def test_either_side_may_choose_first(chromium: Browser, table: Process, quicker: str) -> None:
    """Whoever is quicker, nobody is asked twice and both cards are turned up. A seal outlasts a reload; whoever
    chooses again is shown what was chosen last.
    """
    async with bidding(chromium, table) as (muslim, christian, links):
        cards = [(await look(hands.page)).choices[1] for hands in (muslim, christian)]
        if quicker == "muslim":
            await muslim.choose(1)
            await until(christian.page, lambda seen: seen.stage == "your-decision")
            await christian.choose(1)
        elif quicker == "christian":
            await christian.choose(0)
            await until(christian.page, lambda seen: bool(seen.sealed))
            await christian.page.reload()
            assert (await until(christian.page, lambda seen: bool(seen.sealed))).choices == []
            await christian.press(said("ui-unseal"))
            await _asked_for_a_card(christian.page)
            await christian.choose(1)
            await _sealed(christian.page, cards[1])
            await muslim.choose(1)
        else:
            await asyncio.gather(muslim.choose(1), christian.choose(1))
        await _turned_up([muslim.page, christian.page], *cards)
        assert await _bids(links) == [f"muslim initiative {cards[0]}", f"christian initiative {cards[1]}"]


@pytest.mark.parametrize("when", some([Break.BEFORE, Break.UNANSWERED, Break.ANSWERED], Break.UNANSWERED))
@pytest.mark.parametrize("theirs_meanwhile", some([True, False], True))
async def test_a_line_that_breaks_while_sealing(
    chromium: Browser, table: Process, when: Break, theirs_meanwhile: bool
) -> None:
    """Whether the card arrived or not, whatever the others did meanwhile: it is turned up, and none is left over."""
    links = await matches.begin(table.address, "basic")
    async with (
        asyncio.timeout(LIMIT),
        Line(table.port).laid() as line,
        shown(chromium, str(links["muslim"]), QUICK, **DESK) as first,
        shown(chromium, line.lead(links["christian"]), QUICK, **DESK) as second,
    ):
        muslim, christian = Mouse(first, 1), Mouse(second, 2)
        await muslim.sit("Ana")
        await christian.sit("Bela")
        cards = [(await _asked_for_a_card(page)).choices[0] for page in (first, second)]
        line.cut_at_next_action(when)
        await christian.choose(0)
        await until(second, lambda seen: seen.broken)
        if theirs_meanwhile:
            await muslim.choose(0)
            await until(first, lambda seen: seen.question != BID)
        line.mend()
        if not theirs_meanwhile:
            await _sealed(second, cards[1])
            await muslim.choose(0)
        await _turned_up([first, second], *cards)
        update = await Seat(matches.held(links["christian"])).latest()
        assert update.sight is not None
        assert update.sight.answers == []
        assert len(await _bids(links)) == 2


async def _asked_for_a_card(page: Page) -> Seen:
    return await until(page, lambda seen: seen.question == BID and len(seen.choices) == 3)


async def _sealed(page: Page, card: str) -> Seen:
    return await until(page, lambda seen: seen.sealed == [card])


async def _turned_up(pages: list[Page], muslim: str, christian: str) -> None:
    """Both pages tell both cards, and neither asks for one any more."""
    for page in pages:
        await expect(page.get_by_role("log", name="Log")).to_contain_text(
            f"Initiative: Muslims {muslim}, Christians {christian}."
        )
        seen = await until(page, lambda seen: seen.settled)
        assert seen.question != BID
        assert not seen.sealed


async def _bids(links: dict[str, Link]) -> list[str]:
    """What the whole record tells of it, once somebody has given up."""
    seat = Seat(matches.held(links["muslim"]))
    await seat.act((await seat.latest()).number, "resign")
    record = await Seat(links["watcher"]).record()
    return re.findall(r"^\d+ (\w+ initiative \S+)", record, re.MULTILINE)
