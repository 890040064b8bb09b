"""What goes on when a part of a table fails: a bot that is late, a clock that cannot be read, a store that lies."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from gonfalon.table.bots.answering import answer_for_bot
from gonfalon.table.monitoring import health
from gonfalon.table.running.background import BackgroundWork
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.stores.store import StoreDown
from gonfalon.table.table import Table
from gonfalon.table.troubles import Troubled, troubled
from gonfalon.wire.protocol import Act, Live, NewMatch
from tests.table.test_table import ARSUF, SEATS, Site, at, begun

pytestmark = pytest.mark.asyncio
AGAINST_A_BOT = NewMatch("saladin", "arsuf", bots={SEATS[0]: "greedy"})
TIMED = NewMatch("saladin", "arsuf", time=Live(bank=60, increment=0))


class Moody(SqliteStore):
    """Does as it is told, until it is told otherwise."""

    token: str | None = None
    hangs = False
    down = False

    async def prove(self, token: str) -> str:
        if self.hangs:
            await asyncio.Event().wait()
        return self.token or await super().prove(token)

    async def write(self, *args: Any, **named: Any) -> None:
        if self.down:
            raise StoreDown("away")
        await super().write(*args, **named)


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    site = Site(lambda: Moody(tmp_path / "table.sqlite"))
    yield site
    await site.close()


def moody(table: Table) -> Moody:
    assert isinstance(table.store, Moody)
    return table.store


async def bots_turn(table: Table) -> tuple[str, int]:
    """A match in which the bot has to say something, and after which number: the other side offers a draw."""
    match = await begun(table, AGAINST_A_BOT)
    number = (await table.update_for(match, SEATS[1])).number
    await table.act(at(match, SEATS[1]), Act("c", number, ["offer draw"]))
    return match, number + 1


async def test_bot_answers_too_late(site: Site) -> None:
    """If the match ends while a bot thinks, its answer is dropped without trouble."""
    table = await site.table()
    match, number = await bots_turn(table)

    async def think(question: bytes) -> str:
        await table.act(at(match, SEATS[1]), Act("d", number, ["resign"]))
        return "decline draw"

    assert not await answer_for_bot(table, match, number, think)
    result = (await table.update_for(match, "watcher")).result
    assert result
    assert result.winner == SEATS[0]
    assert not await answer_for_bot(table, match, number, think)


async def test_store_fails_under_a_bot(site: Site) -> None:
    """A bot's answer that could not be written is not taken for given."""
    table = await site.table()
    match, number = await bots_turn(table)

    async def think(question: bytes) -> str:
        moody(table).down = True
        return "decline draw"

    with pytest.raises(Troubled, match="store-down"):
        await answer_for_bot(table, match, number, think)
    moody(table).down = False
    assert (await table.update_for(match, "watcher")).number == number


async def test_clock_that_fails_holds_up_no_other(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that cannot be ended on time for an unknown reason is set aside; a busy one is tried again."""
    table = await site.table()
    broken, busy, whole = [await begun(table, TIMED) for _ in range(3)]
    site.now += 3_600_000
    honest, tried = table.call_time, []

    async def call_time(match: str) -> None:
        tried.append(match)
        if match == broken:
            raise RuntimeError("a slip")
        if match == busy and tried.count(busy) == 1:
            raise troubled("busy")
        await honest(match)

    monkeypatch.setattr(table, "call_time", call_time)
    background = BackgroundWork(table)
    await background.call_times()
    assert (await table.update_for(whole, "watcher")).result
    await background.call_times()
    assert (await table.update_for(busy, "watcher")).result
    assert tried.count(broken) == 1


async def test_clocks_wait_for_the_store(site: Site) -> None:
    """While the store is down no match is set aside: all end on time as soon as it is back."""
    table = await site.table()
    match = await begun(table, TIMED)
    site.now += 3_600_000
    background = BackgroundWork(table)
    moody(table).down = True
    with pytest.raises(Troubled, match="store-down"):
        await background.call_times()
    moody(table).down = False
    await background.call_times()
    assert (await table.update_for(match, "watcher")).result


async def test_health_of_a_store(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that reads back something else, or does not answer in time, makes a table unplayable; it says so soon."""
    table = await site.table()
    await begun(table, ARSUF)
    assert (await health.examine(table)).playable
    moody(table).token = "another"
    assert not (await health.examine(table)).playable
    moody(table).token, moody(table).hangs = None, True
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    found = await health.examine(table)
    assert (found.playable, found.write_and_read) == (False, None)
