"""A match or a part of the store with which something is wrong harms no other match: not its clock, nor its chat."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.protocol.requests import Act, NewMatch, Say
from gonfalon.protocol.types import Live
from gonfalon.protocol.updates import ChatLine, Update
from gonfalon.server import monitoring
from gonfalon.server.background import BackgroundWork
from gonfalon.server.errors import CannotOpen, Troubled, troubled
from gonfalon.server.game_server import GameServer
from gonfalon.server.http.streams import Subscription
from gonfalon.server.matches.quarantine import FIRST
from gonfalon.server.monitoring import Metrics
from gonfalon.server.stores.interface import ChatEntry, Row, StoreDown, Written
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import WATCHER, Ticket
from tests.patience import PATIENCE
from tests.server.matches import ARSUF, SEATS, Site, at, begun, found, rewrite

TIMED = NewMatch("saladin", "arsuf", time=Live(bank=60, increment=0))
LONG = 3_600_000


class Moody(SqliteStore):
    """Does as it is told, until it is told otherwise."""

    overwhelming = ""
    """A match that takes too long to read."""
    slip: Exception | None = None
    """What comes of the next question for matches whose time is up."""
    token: str | None = None
    hangs = False
    down = False
    mute = False

    async def row(self, match: str) -> Row | None:
        self._check(match)
        return await super().row(match)

    async def log(self, match: str, after: int = 0) -> list[Written]:
        self._check(match)
        return await super().log(match, after)

    def _check(self, match: str) -> None:
        if match == self.overwhelming:
            raise StoreDown("statement timeout")

    async def overdue(self, *args: Any, **named: Any) -> list[str]:
        slip, self.slip = self.slip, None
        if slip:
            raise slip
        return await super().overdue(*args, **named)

    async def prove(self, token: str) -> str:
        if self.hangs:
            await asyncio.Event().wait()
        return self.token or await super().prove(token)

    async def write(self, *args: Any, **named: Any) -> None:
        if self.down:
            raise StoreDown("away")
        await super().write(*args, **named)

    async def chat(self, match: str, after: int = 0) -> list[ChatEntry]:
        if self.mute:
            self.mute = False
            raise StoreDown("away")
        return await super().chat(match, after)


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    site = Site(lambda: Moody(tmp_path / "table.sqlite"))
    yield site
    await site.close()


def moody(table: GameServer) -> Moody:
    assert isinstance(table.store, Moody)
    return table.store


async def is_over(table: GameServer, match: str) -> bool:
    return (await table.queries.update_for(match, "watcher")).result is not None


# Matches that cannot be opened.

BAD: dict[str, Callable[[Row], dict[str, Any]]] = {
    "its rules are not here": lambda row: {"head": row.head.replace(b'"rules":', b'"rules":99')},
    "its head is cut": lambda row: {"head": row.head[:40]},
    "its head is something else": lambda row: {"head": b"[]"},
    "its clock is cut": lambda row: {"clock": row.clock[:9]},
    "its snapshot and its log are another's": lambda row: {"snapshot": b"{}", "number": row.number + 7},
}


@pytest.mark.parametrize("how", BAD)
async def test_bad_match_is_seen_and_opened_again(site: Site, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that cannot be opened is counted where operators look, gives no 500, is left alone for a while, and is
    opened again once it was repaired."""
    monkeypatch.setattr("gonfalon.server.matches.quarantine.FIRST", 0.2)
    first = await site.table()
    bad, good = await begun(first, TIMED), await begun(first, TIMED)
    whole = await found(first, bad)
    await rewrite(first, bad, **BAD[how](whole))
    for table in (await site.table(), first):  # one that does not know the match, and one that has it in memory
        with pytest.raises(CannotOpen):
            await table.matches.act(at(bad, SEATS[0]), Act("c", whole.number, ["resign"]))
        assert (await table.queries.update_for(good, "watcher")).rules_here
        assert (await monitoring.examine(table)).set_aside["opening"] == 1
        assert b'gonfalon_set_aside{failed="opening"} 1.0' in Metrics(table).text()
    version = (await found(first, bad)).version
    await rewrite(first, bad, head=whole.head, clock=whole.clock, snapshot=whole.snapshot, number=whole.number)
    assert (await found(first, bad)).version == version + 1
    async with asyncio.timeout(PATIENCE):
        while not (await _looked(first, bad)):
            await asyncio.sleep(0.1)
    assert (await monitoring.examine(first)).set_aside["opening"] == 0


async def _looked(table: GameServer, match: str) -> bool:
    try:
        return (await table.queries.update_for(match, "watcher")).rules_here
    except CannotOpen:
        return False


async def test_bad_matches_stop_no_clock(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Their time runs out aloud and changes nothing; that of all others is called, however many come before them."""
    monkeypatch.setattr("gonfalon.server.background.AT_ONCE", 2)
    table = await site.table()
    bad = [await begun(table, TIMED) for _ in BAD]
    for match, damage in zip(bad, BAD.values(), strict=True):
        await rewrite(table, match, **damage(await found(table, match)))
    rows = [await found(table, match) for match in bad]
    site.now += 1000
    good = await begun(table, TIMED)
    site.now += LONG
    for _ in range(4):
        await BackgroundWork(table).call_times()
    assert await is_over(table, good)
    assert [await found(table, match) for match in bad] == rows
    told = [line.match for line in caplog.records if "time is up" in line.message]  # type: ignore[attr-defined]
    assert sorted(told) == sorted(bad)


# Clocks that cannot be called.


def overwhelming(table: GameServer, match: str) -> None:
    table.cache.kept.clear()
    moody(table).overwhelming = match


def failing_with(slip: type[BaseException]) -> Callable[[GameServer, str], None]:
    def fail(*_: object) -> None:
        raise slip

    def make_fail(table: GameServer, match: str) -> None:
        table.cache.kept[match].match.time_out = fail  # type: ignore[method-assign, union-attr]

    return make_fail


@pytest.mark.parametrize(
    "make_fail",
    [overwhelming, *(failing_with(slip) for slip in (RuntimeError, SystemExit, RecursionError))],
    ids=["store", "rules", "exit", "recursion"],
)
async def test_match_that_fails_on_time(site: Site, make_fail: Callable[[GameServer, str], None]) -> None:
    """A match that takes the store too long, or whose rules fail, ends neither the clocks of others nor the process,
    though its time was up first."""
    table = await site.table()
    bad = await begun(table, NewMatch("navas", "basic", time=TIMED.time))
    site.now += 1000
    good = await begun(table, TIMED)
    site.now += LONG
    make_fail(table, bad)
    for _ in range(2):
        with suppress(Troubled):  # the whole store may be down, for all that one match tells
            await BackgroundWork(table).call_times()
    assert await is_over(table, good)


async def test_clock_that_fails_is_tried_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that cannot be ended on time is set aside for a while, whatever the reason, and then tried again."""
    table = await site.table()
    now = 0.0
    monkeypatch.setattr(table.quarantine, "_now", lambda: now)
    broken, busy, whole = [await begun(table, TIMED) for _ in range(3)]
    site.now += LONG
    honest, tried = table.matches.call_time, []

    async def call_time(match: str) -> None:
        tried.append(match)
        if match == broken:
            raise RuntimeError("a slip")
        if match == busy and tried.count(busy) == 1:
            raise troubled("busy")
        await honest(match)

    monkeypatch.setattr(table.matches, "call_time", call_time)
    background = BackgroundWork(table)
    await background.call_times()
    assert await is_over(table, whole)
    await background.call_times()
    assert tried.count(broken) == tried.count(busy) == 1
    now += FIRST
    await background.call_times()
    assert await is_over(table, busy)
    assert tried.count(broken) == 2


@pytest.mark.full
async def test_clocks_survive_a_slip(site: Site) -> None:
    """Whatever the store raises when it is asked, clocks are called again a moment later, and operators see that it
    failed."""
    table = await site.table()
    good = await begun(table, TIMED)
    site.now += LONG
    moody(table).slip = RuntimeError("database disk image is malformed")
    background = BackgroundWork(table)
    background.begin()
    try:
        async with asyncio.timeout(PATIENCE):
            while not await is_over(table, good):
                await asyncio.sleep(0.05)
        assert (await monitoring.examine(table)).failures["clocks"] == 1
        assert b'gonfalon_background_failures_total{task="clocks"} 1.0' in Metrics(table).text()
    finally:
        await background.end()


async def test_clocks_wait_for_the_store(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the store is down no time is called; all end on time as soon as it is back."""
    monkeypatch.setattr("gonfalon.server.matches.quarantine.FIRST", 0)
    table = await site.table()
    match = await begun(table, TIMED)
    site.now += LONG
    background = BackgroundWork(table)
    moody(table).down = True
    with pytest.raises(Troubled, match="store-down"):
        await background.call_times()
    moody(table).down = False
    await background.call_times()
    assert await is_over(table, match)


async def test_process_whose_time_is_behind(site: Site) -> None:
    """What it writes does not come before what another has written, so nobody is given time."""
    table = await site.table()
    match = await begun(table, TIMED)
    number, began = (await table.queries.update_for(match, SEATS[0])).number, site.now
    site.now -= 9_000
    await table.matches.act(at(match, SEATS[0]), Act("c", number, ["offer draw"]))
    assert (await table.store.log(match))[-1].played == began


# A store that fails.


async def test_store_fails_while_something_is_told(site: Site) -> None:
    """What was found before that is told all the same, and the rest when the store is back."""
    table = await site.table()
    match = await begun(table, ARSUF)
    telling = Subscription(table, Ticket(match, WATCHER, 2**40), 0, 0)
    messages = telling.messages()
    number = msgspec.json.decode(await anext(messages), type=Update).number
    await table.chat.say(at(match, SEATS[0]), Say("c", 1, "Well met"))
    await table.matches.act(at(match, SEATS[0]), Act("c", number, ["offer draw"]))
    moody(table).mute = True
    async with asyncio.timeout(PATIENCE):
        told = [await anext(messages), await anext(messages)]
    telling.stop()
    assert [step.number for step in msgspec.json.decode(told[0], type=Update).steps] == [number + 1]
    assert msgspec.json.decode(told[1], type=ChatLine).text == "Well met"


async def test_health_of_a_store(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that reads back something else, or does not answer in time, makes a table unplayable; it says so soon."""
    table = await site.table()
    await begun(table, ARSUF)
    assert (await monitoring.examine(table)).playable
    moody(table).token = "another"
    assert not (await monitoring.examine(table)).playable
    moody(table).token, moody(table).hangs = None, True
    monkeypatch.setattr(monitoring, "PATIENCE", 0.05)
    told = await monitoring.examine(table)
    assert (told.playable, told.write_and_read) == (False, None)
