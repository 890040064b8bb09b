"""What failing servers once brought to light, as small stories of two tables at one database."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import Act, NewMatch
from gonfalon.protocol.types import Correspondence, Done
from gonfalon.protocol.updates import Update
from gonfalon.server.errors import Troubled
from gonfalon.server.fanout import Hear, MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.http.streams import Subscription
from gonfalon.server.stores.interface import Row, Store, StoreDown, Written
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import Ticket, Tickets
from tests.server.matches import SEATS, all_sit_down, asked, at, begun, step
from tests.server.processes import KEY


class Interrupted(SqliteStore):
    """Somebody writes just after a row was read."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    async def row(self, match: str) -> Row | None:
        row = await super().row(match)
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        return row


class Forgetful(SqliteStore):
    """Does not answer when it is asked for the log."""

    away = False

    async def log(self, match: str, after: int = 0) -> list[Written]:
        if self.away:
            raise StoreDown
        return await super().log(match, after)


@asynccontextmanager
async def two_tables(store: Store, other: Store) -> AsyncIterator[tuple[GameServer, GameServer, str]]:
    """Two processes at one database, and a match that has begun."""
    ears: list[Hear] = []
    tables = [GameServer(each, MemoryFanout(ears), Tickets([KEY])) for each in (store, other)]
    for table in tables:
        await table.open()
    try:
        yield tables[0], tables[1], await begun(tables[0])
    finally:
        for table in tables:
            await table.close()


async def announced(table: GameServer, match: str) -> None:
    await step(table, match, random.Random(1))
    await asyncio.sleep(0.05)


async def test_news_heard_while_reading_are_told(tmp_path: Path) -> None:
    """When another process writes while a stream reads, the stream tells that too, without another announcement."""
    store = Interrupted(tmp_path / "table.sqlite")
    async with two_tables(SqliteStore(tmp_path / "table.sqlite"), store) as (here, there, match), asyncio.timeout(20):
        telling = Subscription(there, Ticket(match, "watcher", 2**40), 0, 0)
        messages = telling.messages()
        versions = [msgspec.json.decode(await anext(messages), type=Update).version]
        store.meanwhile = lambda: announced(here, match)
        await step(here, match, random.Random(1))
        while versions[-1] < versions[0] + 2:
            versions.append(msgspec.json.decode(await anext(messages), type=Update).version)
        telling.stop()
        assert [message async for message in messages] == []


async def test_match_that_began_elsewhere_has_begun(tmp_path: Path) -> None:
    """A table that last saw a match before all were seated, and heard nothing since, looks before it refuses."""
    async with two_tables(*(SqliteStore(tmp_path / "table.sqlite") for _ in range(2))) as (here, _, _):
        deaf = GameServer(SqliteStore(tmp_path / "table.sqlite"), MemoryFanout(), Tickets([KEY]))
        await deaf.open()
        match = (await here.creation.create(NewMatch("saladin", "arsuf", time=Correspondence(3)))).match
        await deaf.queries.update_for(match, "watcher")
        await all_sit_down(here, match, {seat: seat for seat in SEATS})
        seat, sight = await asked(here, match)
        ticket = at(match, seat)
        assert (await deaf.matches.act(ticket, Act("c", sight.number, [sight.words[0]]))).number > sight.number
        await deaf.close()


async def test_half_read_match_is_not_used(tmp_path: Path) -> None:
    """When the database goes away between the row and the log, what was missed then is told when it is back."""
    store = Forgetful(tmp_path / "table.sqlite")
    async with two_tables(SqliteStore(tmp_path / "table.sqlite"), store) as (here, there, match):
        before = (await there.queries.update_for(match, "watcher")).number
        await step(here, match, random.Random(1))
        store.away = True
        with pytest.raises(Troubled, match="store-down"):
            await there.queries.update_for(match, "watcher", before)
        store.away = False
        update = await there.queries.update_for(match, "watcher", before, fresh=False)
        assert [step.number for step in update.steps] == [*range(before + 1, update.number + 1)]
        assert update.number > before


@pytest.mark.full
async def test_answer_that_was_cut_off_is_asked_for_again() -> None:
    """A table that dies in the middle of its answer is asked again, whether it granted or put off."""
    done = msgspec.json.encode(Done("m", 7))
    answers = iter([(b"200 OK", done[:5]), (b"503 Busy", b""), (b"200 OK", b""), (b"200 OK", done)])

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        status, body = next(answers)
        writer.write(b"HTTP/1.1 %b\r\nContent-Length: %d\r\n\r\n%b" % (status, len(done), body))
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        assert await Seat(Link(f"http://{host}:{port}", "m", "t")).act(6, "pass") == Done("m", 7)
