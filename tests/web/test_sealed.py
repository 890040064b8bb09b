"""Answers in advance: both sides choose at once, and what is always answered the same is asked no more."""

import asyncio
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import pytest
from playwright.async_api import Browser, Page, WebSocket, expect

from gonfalon.wire.client import Seat
from gonfalon.wire.link import Link
from gonfalon.wire.protocol import Update
from tests.table import matches
from tests.table.processes import Process
from tests.tiers import some
from tests.web.hands import Finger, Hands, Keyboard, Mouse
from tests.web.lines import Break, Line
from tests.web.screens import DESK, PHONE, QUICK, Seen, look, shown, until

BID = "ask-initiative"
AGAIN = "Choose again"
REACT = "ask-react"
BEAR = "Let them come"
LIMIT = 120
LONG_ENOUGH = 2.5
"""Seconds in which whatever travels would have arrived: a table looks around by itself every second."""

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Pair(NamedTuple):
    """Both sides of a battle that has just begun: each is asked for its card."""

    muslim: Hands
    christian: Hands
    links: dict[str, Link]


@asynccontextmanager
async def bidding(
    chromium: Browser, table: Process, screen: dict[str, Any] = DESK, hands: type[Hands] = Mouse, **settings: Any
) -> AsyncIterator[Pair]:
    """The Christians have this screen, a line that can break, and these hands."""
    links = await matches.begin(table.address, "basic")
    async with (
        asyncio.timeout(LIMIT),
        shown(chromium, str(links["muslim"]), QUICK, **DESK) as first,
        shown(chromium, str(links["christian"]), QUICK | settings, **screen) as second,
    ):
        pair = Pair(Mouse(first, 1), hands(second, 2), links)
        await pair.muslim.sit("Ana")
        await pair.christian.sit("Bela")
        await _asked_for_a_card(first)
        await _asked_for_a_card(second)
        yield pair


@pytest.mark.parametrize("quicker", some(["muslim", "christian", "neither"], "christian"))
async def test_either_side_may_choose_first(chromium: Browser, table: Process, quicker: str) -> None:
    """Whoever is quicker, nobody is asked twice and both cards are turned up. The Christians use keys alone."""
    async with bidding(chromium, table, hands=Keyboard) as (muslim, christian, links):
        cards = [(await look(hands.page)).choices[1] for hands in (muslim, christian)]
        if quicker == "muslim":
            await muslim.choose(1)
            await until(christian.page, lambda seen: seen.stage == "your-decision")
            await christian.choose(1)
        elif quicker == "christian":
            await christian.choose(1)
            await _sealed(christian.page, cards[1])
            await muslim.choose(1)
        else:
            await asyncio.gather(muslim.choose(1), christian.choose(1))
        await _turned_up([muslim.page, christian.page], *cards)
        assert await _bids(links) == [f"muslim initiative {cards[0]}", f"christian initiative {cards[1]}"]


@pytest.mark.full
async def test_sealed_through_a_reload(chromium: Browser, table: Process) -> None:
    """The page comes back with the seal on the card, and does not ask."""
    async with bidding(chromium, table) as (muslim, christian, links):
        cards = [(await look(hands.page)).choices[0] for hands in (muslim, christian)]
        await christian.choose(0)
        await _sealed(christian.page, cards[1])
        await christian.page.reload()
        seen = await _sealed(christian.page, cards[1])
        assert seen.choices == []
        assert seen.chosen == [cards[1]]
        await muslim.choose(0)
        await _turned_up([muslim.page, christian.page], *cards)
        assert len(await _bids(links)) == 2


@pytest.mark.full
async def test_the_other_side_notices_nothing(chromium: Browser, table: Process) -> None:
    """While one side seals, takes back and seals again, not a letter changes for the other and for a watcher."""
    async with (
        bidding(chromium, table) as (muslim, christian, links),
        shown(chromium, str(links["watcher"]), QUICK) as watcher,
    ):
        others = [muslim.page, watcher]
        heard = [_messages(page) for page in others]
        for page in others:
            await page.reload()
        await _asked_for_a_card(muslim.page)
        await until(watcher, lambda seen: seen.settled)
        before = [(await page.inner_text("body"), list(told)) for page, told in zip(others, heard, strict=True)]
        await christian.choose(0)
        await christian.press(AGAIN)
        await _asked_for_a_card(christian.page)
        await christian.choose(1)
        await expect(christian.page.get_by_role("button", name=AGAIN)).to_be_visible()
        await asyncio.sleep(LONG_ENOUGH)
        assert before == [(await page.inner_text("body"), told) for page, told in zip(others, heard, strict=True)]
        assert all(told for _, told in before)


@pytest.mark.full
async def test_choosing_again(chromium: Browser, table: Process) -> None:
    """By keys alone, with the button and with its letter: what was chosen last is turned up."""
    async with bidding(chromium, table, hands=Keyboard) as (muslim, christian, _):
        theirs = (await look(muslim.page)).choices[0]
        cards = (await look(christian.page)).choices
        await christian.choose(0)
        await _sealed(christian.page, cards[0])
        await christian.press(AGAIN)
        await _asked_for_a_card(christian.page)
        await christian.choose(1)
        await _sealed(christian.page, cards[1])
        await christian.page.keyboard.press("u")
        await _asked_for_a_card(christian.page)
        await christian.point(cards[2])
        await christian.press("Do it")
        await _sealed(christian.page, cards[2])
        await muslim.choose(0)
        await _turned_up([muslim.page, christian.page], theirs, cards[2])


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


@pytest.mark.full
@pytest.mark.parametrize(("screen", "hands", "theme"), [(DESK, Keyboard, "light"), (PHONE, Finger, "dark")])
async def test_a_standing_answer(
    chromium: Browser, table: Process, screen: dict[str, Any], hands: type[Hands], theme: str
) -> None:
    """Charges are borne without a question from then on, as the log tells, until somebody wants to be asked again."""
    links = await matches.begin(table.address, "arsuf")
    async with (
        asyncio.timeout(LIMIT),
        charging(links["crusaders"]),
        shown(chromium, str(links["ayyubids"]), QUICK | {"theme": theme}, **screen) as page,
    ):
        player = hands(page, 3)
        await player.sit("Ana")
        await _answer_always(player, await _let_them_charge(player))
        await until(page, lambda seen: seen.question != REACT)
        borne = await _borne(page)
        while await _borne(page) == borne:
            await _let_pass(player, await until(page, _asks_for_troops))
        await player.press("Menu")
        standing = page.get_by_role("region", name="Always answered")
        await expect(standing).to_contain_text(f"When the enemy charges: {BEAR}")
        await player.press("Ask me again")
        await expect(standing).to_be_hidden()
        await player.press("Menu")
        await _let_them_charge(player)


@asynccontextmanager
async def charging(link: Link) -> AsyncIterator[None]:
    """Crusaders who charge whenever they can."""
    crusaders = asyncio.create_task(_charge(link))
    yield
    crusaders.cancel()
    with suppress(asyncio.CancelledError):
        await crusaders


async def _charge(link: Link) -> None:
    seat, rng = Seat(link), random.Random(7)
    await seat.join("Bo")
    async for update in seat.told():
        if isinstance(update, Update) and update.sight and update.sight.to_move == update.seat:
            words = update.sight.words
            eager = [word for word in words if "charge" in word] or [word for word in words if word != "pass"]
            await seat.act(update.number, rng.choice(eager or words))


async def _let_them_charge(player: Hands) -> Seen:
    """Do nothing until asked what to do about a charge."""
    while (seen := await until(player.page, lambda seen: seen.asks)).question != REACT:
        await _let_pass(player, seen)
    return seen


async def _let_pass(player: Hands, seen: Seen) -> None:
    """Take the last that is offered: to pass, if that may be."""
    await (player.press("Do it") if seen.odds else player.choose(len(seen.choices) - 1))
    await until(player.page, lambda now: now != seen)


def _asks_for_troops(seen: Seen) -> bool:
    """The page asks, and not about the charge: that would be a question too many."""
    assert not seen.asks or seen.question != REACT
    return seen.asks


async def _answer_always(player: Hands, seen: Seen) -> None:
    """Tick the box, and bear it; the odds come first, for dice will be thrown."""
    box = player.page.get_by_role("checkbox", name="Always answer so")
    await expect(box).not_to_be_checked()
    await (box.tap() if isinstance(player, Finger) else player.page.keyboard.press("a"))
    await expect(box).to_be_checked()
    await player.choose(seen.choices.index(BEAR))
    await until(player.page, lambda seen: seen.odds)
    await player.press("Do it")


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


def _messages(page: Page) -> list[str]:
    """Whatever the table tells this page from now on, but for its beats."""
    told: list[str] = []

    def hear(message: str | bytes) -> None:
        if '"beat"' not in str(message):
            told.append(str(message))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return told


async def _borne(page: Page) -> int:
    """How often the log says that a charge met no reaction."""
    log = await page.get_by_role("log", name="Log").text_content()
    return (log or "").count("do not react")
