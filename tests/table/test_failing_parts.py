"""What goes on when a part of a table fails: a bot that is late, a clock that cannot be read, a store that lies."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.table.bots.answering import answer_for_bot
from gonfalon.table.http.subscription import Subscription
from gonfalon.table.matches.aside import FIRST
from gonfalon.table.monitoring import health
from gonfalon.table.running.background import BackgroundWork
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.stores.store import ChatEntry, StoreDown
from gonfalon.table.table import Table
from gonfalon.table.tickets import WATCHER, Ticket
from gonfalon.table.troubles import Troubled, troubled
from gonfalon.wire.protocol import Act, ChatLine, Live, NewMatch, Say, Update
from tests.patience import PATIENCE
from tests.table.test_table import ARSUF, SEATS, Site, at, begun

pytestmark = pytest.mark.asyncio
AGAINST_A_BOT = NewMatch("saladin", "arsuf", bots={SEATS[0]: "greedy"})
TIMED = NewMatch("saladin", "arsuf", time=Live(bank=60, increment=0))


class Moody(SqliteStore):
    """Does as it is told, until it is told otherwise."""

    token: str | None = None
    hangs = False
    down = False
    mute = False

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
    """A match that cannot be ended on time is set aside for a while, whatever the reason, and then tried again."""
    table = await site.table()
    now = 0.0
    monkeypatch.setattr(table.aside, "_now", lambda: now)
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
    assert tried.count(broken) == tried.count(busy) == 1
    now += FIRST
    await background.call_times()
    assert (await table.update_for(busy, "watcher")).result
    assert tried.count(broken) == 2


async def test_clocks_wait_for_the_store(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the store is down no time is called; all end on time as soon as it is back."""
    monkeypatch.setattr("gonfalon.table.matches.aside.FIRST", 0)
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


async def test_process_whose_time_is_behind(site: Site) -> None:
    """What it writes does not come before what another has written, so nobody is given time."""
    table = await site.table()
    match = await begun(table, TIMED)
    number, began = (await table.update_for(match, SEATS[0])).number, site.now
    site.now -= 9_000
    await table.act(at(match, SEATS[0]), Act("c", number, ["offer draw"]))
    assert (await table.store.log(match))[-1].played == began


async def test_store_fails_while_something_is_told(site: Site) -> None:
    """What was found before that is told all the same, and the rest when the store is back."""
    table = await site.table()
    match = await begun(table, ARSUF)
    telling = Subscription(table, Ticket(match, WATCHER, 2**40), 0, 0)
    messages = telling.messages()
    number = msgspec.json.decode(await anext(messages), type=Update).number
    await table.say(at(match, SEATS[0]), Say("c", 1, "Well met"))
    await table.act(at(match, SEATS[0]), Act("c", number, ["offer draw"]))
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
    assert (await health.examine(table)).playable
    moody(table).token = "another"
    assert not (await health.examine(table)).playable
    moody(table).token, moody(table).hangs = None, True
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    found = await health.examine(table)
    assert (found.playable, found.write_and_read) == (False, None)
