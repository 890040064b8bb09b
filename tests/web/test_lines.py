"""Lines break at every step of a game: the page says so calmly and comes back; nothing is lost or done twice."""

import asyncio
import signal
from itertools import cycle
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page

from gonfalon.core import Record, bare
from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.updates import Update
from tests.patience import PATIENCE
from tests.server import matches
from tests.server.processes import Process, running
from tests.web.acts import Acts
from tests.web.hands import Keyboard
from tests.web.lines import Break, Line
from tests.web.screens import DESK, QUICK, Seen, look, shown, until
from tests.web.words import said

BATTLES = ["arsuf"]
LIMIT = 300
RETURN = 15
"""Seconds of the page's own clock after which it has tried a line that is whole again: it does every five."""

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.full
@pytest.mark.parametrize("battle", BATTLES)
async def test_a_break_at_every_step(chromium: Browser, table: Process, battle: str) -> None:
    """Before an action arrives, before it is answered, after, while the other thinks: each time the page comes back."""
    links = await matches.begin(table.address, battle, bot="random")
    seat = matches.seats(battle)[0]
    moments = cycle([*Break])
    broken = 0
    async with (
        asyncio.timeout(LIMIT),
        Line(table.port).laid() as line,
        shown(chromium, line.lead(links[seat]), QUICK, **DESK) as page,
    ):
        acts, hands = Acts(page), Keyboard(page, 4)
        await hands.sit("Ana")
        while not (seen := await _next(page)).over:
            if seen.broken:
                broken += 1
                await _check_calm(page)
                line.mend()
                await _check_current(page, links[seat])
                continue
            moment = next(moments)
            line.cut_at_next_action(moment)
            await hands.step(seen)
            if moment is Break.NEVER:
                line.cut()
                await until(page, lambda seen: seen.broken)
        assert broken > 20
        await _check_record(links["watcher"], seat, acts)


@pytest.mark.full
async def test_a_table_that_restarts(chromium: Browser, tmp_path: Path) -> None:
    """Told to stop or killed in the middle of a game, it comes back with all that was acknowledged."""
    with running(tmp_path) as table:
        links = await matches.begin(table.address, "basic", bot="greedy")
        link = links["muslim"]
        async with asyncio.timeout(LIMIT), shown(chromium, str(link), QUICK, **DESK) as page:
            acts, hands = Acts(page), Keyboard(page, 5)
            await hands.sit("Ana")
            for how in (signal.SIGTERM, signal.SIGKILL, signal.SIGTERM, signal.SIGKILL):
                for _ in range(4):
                    await hands.step(await _next(page))
                await asyncio.to_thread(table.stop, how)
                await until(page, lambda seen: seen.broken)
                await _check_calm(page)
                await asyncio.to_thread(table.start)
                await _check_current(page, link)
            await hands.play()
        await _check_record(links["watcher"], "muslim", acts)


async def test_a_line_that_falls_silent(chromium: Browser, table: Process) -> None:
    """Nothing breaks, nothing comes: after a minute without a beat the page seeks a new line."""
    links = await matches.begin(table.address, "basic", bot="greedy")
    link = links["muslim"]
    async with (
        asyncio.timeout(LIMIT),
        Line(table.port).laid() as line,
        shown(chromium, line.lead(link), QUICK, own_clock=True, **DESK) as page,
    ):
        hands = Keyboard(page, 6)
        await hands.sit("Ana")
        for _ in range(4):
            await hands.step(await _next(page))
        await _check_current(page, link)
        line.fall_silent()
        await page.clock.run_for(50_000)
        assert not (await look(page)).broken
        await page.clock.run_for(20_000)
        await until(page, lambda seen: seen.broken)
        await _check_calm(page)
        line.speak_again()
        await page.clock.run_for(RETURN * 1000)
        await _check_current(page, link)


async def test_an_action_on_a_silent_line(chromium: Browser, table: Process) -> None:
    """An action that is swallowed is sent again, and taken once."""
    links = await matches.begin(table.address, "basic", bot="greedy")
    link = links["muslim"]
    async with (
        asyncio.timeout(LIMIT),
        Line(table.port).laid() as line,
        shown(chromium, line.lead(link), QUICK | {"confirm": False}, own_clock=True, **DESK) as page,
    ):
        hands = Keyboard(page, 7)
        await hands.sit("Ana")
        await _next(page)
        line.fall_silent()
        await hands.choose(0)
        await until(page, lambda seen: not seen.choices)
        await page.clock.run_for(70_000)
        await until(page, lambda seen: seen.broken)
        line.speak_again()
        await page.clock.run_for(RETURN * 1000)
        await _check_current(page, link)
        assert [step.actor for step in (await _news(Seat(matches.held(link)))).steps].count("muslim") == 1


async def _next(page: Page) -> Seen:
    """Wait until there is something to do, or the line is broken, or it is over."""
    return await until(page, lambda seen: seen.asks or seen.broken or seen.over)


async def _check_calm(page: Page) -> None:
    """While the line is broken the page says so without alarm, and offers nothing."""
    seen = await look(page)
    assert seen.broken
    assert seen.choices == []
    assert await page.get_by_role("status").get_by_text(said("ui-line-broken")).is_visible()


async def _check_current(page: Page, link: Link) -> None:
    """Back on the line: the page asks what the table asks now, and offers as many things as the table does."""
    seat = Seat(matches.held(link))
    async with asyncio.timeout(PATIENCE):
        while not _agree(await look(page), await _news(seat)):
            await page.keyboard.press("Escape")  # what was chosen in part is still so
            await asyncio.sleep(0.05)


def _agree(seen: Seen, update: Update) -> bool:
    if seen.broken or update.sight is None:
        return False
    if update.result:
        return seen.over
    own = update.sight.to_move == update.seat
    return own and seen.asks and (seen.odds or len(seen.choices) == _offered(update))


def _offered(update: Update) -> int:
    """The first things to choose between: where there is only one way, the page goes it by itself."""
    paths, depth = [bare(steps) for steps in update.sight.legal] if update.sight else [], 0
    while len({path[depth] for path in paths}) == 1 and len(paths) > 1:
        depth += 1
    return len({path[depth] for path in paths})


async def _news(seat: Seat) -> Update:
    seat.after = 0
    return await seat.latest()


async def _check_record(link: Link, seat: str, acts: Acts) -> None:
    """What stands in the record of this seat is what was acknowledged, in that order and no more."""
    record = Record.parse(await Seat(link).record())
    assert record.result is not None
    assert [entry.word for entry in record.entries if entry.actor == seat] == acts.done
