"""Bots move exactly once, whoever thinks for them and whoever dies over it."""

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from gonfalon.core import Record, registry, verify_fate
from gonfalon.table.bots.local import LocalBots
from gonfalon.table.bots.queued import QueuedStore
from gonfalon.table.fanout.fanout import MemoryFanout
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.stores.store import Store
from gonfalon.table.table import Table
from gonfalon.table.tickets import Ticket, Tickets
from gonfalon.table.troubles import Troubled
from gonfalon.wire.protocol import Act, NewMatch
from tests.bots.packages import installed
from tests.patience import PATIENCE
from tests.table import fixed_fate
from tests.table.processes import KEY
from tests.table.sitting import all_sit_down

pytestmark = pytest.mark.asyncio
BOTH = NewMatch("saladin", "arsuf", bots={"crusaders": "random", "ayyubids": "random"})
ONE = NewMatch("navas", "basic", bots={"christian": "random"})


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Table]:
    table = Table(store, MemoryFanout(), Tickets([KEY]))
    await table.open()
    try:
        yield table
    finally:
        await table.close()


@contextmanager
def worker(dsn: str, *more: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [*fixed_fate.PROGRAM, "worker", "--postgres", dsn, *more]
    environment = {name: value for name, value in os.environ.items() if name != "GONFALON_REDIS"}
    process = subprocess.Popen(command, env=environment | {"GONFALON_KEYS": KEY}, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait(PATIENCE)


async def finished(table: Table, match: str) -> Record:
    async with asyncio.timeout(PATIENCE):
        while (await table.update_for(match, "watcher")).result is None:
            await asyncio.sleep(0.05)
    return Record.parse(await table.record(match, "watcher"))


async def moved(table: Table, match: str, number: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await table.update_for(match, "watcher")).number < number:
            await asyncio.sleep(0.02)


async def test_bots_of_a_laptop_play_to_the_end(tmp_path: Path) -> None:
    """Two bots at a table with no other service finish a game."""
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
        bots = LocalBots(table)
        bots.begin()
        try:
            created = await table.create(BOTH)
            record = await finished(table, created.match)
        finally:
            await bots.end()
        assert verify_fate(record, registry.find("saladin")) > 0


@pytest.mark.full
async def test_thinker_that_dies_is_replaced(tmp_path: Path) -> None:
    """When the process in which bots think is killed, the bot still moves, once."""
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
        bots = LocalBots(table)
        bots.begin()
        try:
            created = await table.create(BOTH)
            for number in (5, 20, 40):
                await moved(table, created.match, number)
                assert bots.process.child.pid is not None
                with suppress(ProcessLookupError):  # the last blow may still be at work
                    os.kill(bots.process.child.pid, signal.SIGKILL)
            record = await finished(table, created.match)
        finally:
            await bots.end()
        assert verify_fate(record, registry.find("saladin")) > 0


async def test_bot_waits_for_no_call_after_a_restart(tmp_path: Path) -> None:
    """A bot that was asked while nobody could think is found when the table opens again."""
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
        match = (await table.create(BOTH)).match
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
        bots = LocalBots(table)
        bots.begin()
        try:
            await finished(table, match)
        finally:
            await bots.end()


@pytest.mark.full
async def test_worker_answers_a_person(fresh_database: str) -> None:
    """On PostgreSQL the call for a bot is written with the action, and a worker of its own answers."""
    async with opened(QueuedStore(fresh_database)) as table:
        created = await table.create(ONE)
        ticket = Ticket(created.match, "muslim", 0)
        await all_sit_down(table, created.match, {"muslim": "Ana"})
        with worker(fresh_database):
            async with asyncio.timeout(PATIENCE):
                for _ in range(12):
                    while not ((sight := (await table.update_for(created.match, "muslim")).sight) and sight.legal):
                        await asyncio.sleep(0.02)
                    await table.act(ticket, Act("c", sight.number, [sight.words[0]]))


@pytest.mark.full
async def test_worker_killed_at_its_work(fresh_database: str) -> None:
    """The job of a worker that is killed is done by another, and no number is answered twice."""
    async with opened(QueuedStore(fresh_database)) as table:
        matches = [(await table.create(BOTH)).match for _ in range(3)]
        for _ in range(2):
            with worker(fresh_database) as process:
                before = (await table.update_for(matches[0], "watcher")).number
                await moved(table, matches[0], before + 5)
                process.send_signal(signal.SIGKILL)
        with worker(fresh_database), worker(fresh_database):
            for match in matches:
                record = await finished(table, match)
                assert verify_fate(record, registry.find("saladin")) > 0


@pytest.mark.full
async def test_worker_outlives_a_bot_that_fails(fresh_database: str, tmp_path: Path) -> None:
    """A bot that raises is asked again later; the worker plays all other matches meanwhile."""
    raising = "from gonfalon.bots import Random\nclass Raising(Random):\n    def choose(self, sight): raise KeyError\n"
    with installed(tmp_path, {"raising": ("Raising", raising)}):
        async with opened(QueuedStore(fresh_database)) as table:
            stuck = await table.create(NewMatch("saladin", "arsuf", bots=dict.fromkeys(BOTH.bots, "raising")))
            goes = await table.create(BOTH)
            with worker(fresh_database):
                await finished(table, goes.match)
            assert (await table.update_for(stuck.match, "watcher")).result is None


async def test_two_queues(fresh_database: str) -> None:
    """Bots for whom a person waits have a queue of their own, which a worker can keep to."""
    async with opened(QueuedStore(fresh_database)) as table:
        await table.create(BOTH)
        created = await table.create(NewMatch("saladin", "arsuf", bots={"crusaders": "random"}))
        await all_sit_down(table, created.match, {"ayyubids": "Ana"})
        queues = await _queues(fresh_database)
        assert queues[0] == "unhurried"
        assert set(queues) <= {"unhurried", "waited-for"}


async def _queues(dsn: str) -> list[str]:
    async with await psycopg.AsyncConnection.connect(dsn) as connection:
        found = await connection.execute("SELECT queue_name FROM procrastinate_jobs ORDER BY id")
        return [name for (name,) in await found.fetchall()]


async def test_call_and_action_stand_or_fall_together(fresh_database: str) -> None:
    """If the call for the bot cannot be written, neither is the action."""
    async with opened(QueuedStore(fresh_database)) as table:
        match = (await table.create(BOTH)).match
        before = await table.store.row(match)
        async with await psycopg.AsyncConnection.connect(fresh_database, autocommit=True) as connection:
            await connection.execute("ALTER TABLE procrastinate_jobs RENAME TO elsewhere")
            update = await table.update_for(match, "watcher")
            assert update.sight
            seat = update.sight.to_move
            sight = (await table.update_for(match, seat)).sight
            assert sight
            with pytest.raises(Troubled, match="store-down"):
                await table.act(Ticket(match, seat, 0), Act("bot", update.number, [sight.words[0]]))
            await connection.execute("ALTER TABLE elsewhere RENAME TO procrastinate_jobs")
        assert await table.store.row(match) == before
