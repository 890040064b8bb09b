"""A database of an earlier release, with matches at every stage, is opened by this one: every match goes on.

`tests/table/upgrade/make.py` has made it, run by the release before clocks had a time of their own.
"""

import asyncio
import gzip
import json
import random
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from gonfalon.cli import main
from gonfalon.core import Record, registry, verify_fate
from gonfalon.table.bots.local import LocalBots
from gonfalon.table.bots.queued import UNHURRIED, WAITED_FOR, QueuedStore, Worker
from gonfalon.table.fanout.fanout import MemoryFanout
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.stores.store import Store
from gonfalon.table.table import Table
from gonfalon.table.tickets import Ticket, Tickets
from gonfalon.wire.pocket import Pocket
from gonfalon.wire.protocol import Act, Join
from tests.table.sitting import take_part
from tests.table.upgrade.make import KEY, NOW

MADE = Path(__file__).parent / "upgrade"
LATER = NOW + 60_000
"""A minute later, so that nobody's time is up."""


def made(name: str) -> str:
    return gzip.decompress((MADE / name).read_bytes()).decode()


class Old:
    """The database of the earlier release, and what it told of its matches."""

    def __init__(self, kind: str, where: list[str], store: Callable[[], Store]) -> None:
        self.where = where
        self.dsn = where[1]
        self.is_queued = kind == "postgres"
        self.store = store
        self.matches: list[dict[str, Any]] = json.loads(made("told.json.gz"))[kind]

    @asynccontextmanager
    async def served(self) -> AsyncIterator[Table]:
        times = count(LATER, 50)
        table = Table(self.store(), MemoryFanout(), Tickets([KEY]), lambda: next(times))
        await table.open()
        try:
            yield table
        finally:
            await table.close()


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    if request.param == "sqlite":
        file = tmp_path / "table.sqlite"
        connection = sqlite3.connect(file)
        connection.executescript(made("sqlite.sql.gz"))
        connection.close()
        return Old("sqlite", ["--file", str(file)], lambda: SqliteStore(file))
    dsn = request.getfixturevalue("fresh_database")
    psql = ["psql", "--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", dsn]
    subprocess.run(psql, input=made("postgres.sql.gz"), text=True, check=True, stdout=subprocess.DEVNULL)
    return Old("postgres", ["--postgres", dsn], lambda: QueuedStore(dsn))


def test_check_before_the_upgrade(old: Old, capsys: pytest.CaptureFixture[str]) -> None:
    """The new release says that all of them can go on, without touching the database."""
    assert main(["server", "check", *old.where]) == 0
    in_play = sum(one["stage"] != "over" for one in old.matches)
    assert capsys.readouterr().out == f"Matches in progress: {in_play}. Would break: 0.\n"


async def test_everything_is_as_it_was(old: Old) -> None:
    """Every seat sees of every match what the earlier release showed it; chat and answers in advance are there."""
    async with old.served() as table:
        for one in old.matches:
            match = one["match"]
            assert (await table.update_for(match, "watcher")).number == one["number"]
            assert {seat: await table.record(match, seat) for seat in one["seen"]} == one["seen"], one["stage"]
            if one["stage"] not in ("waiting", "bots"):
                assert [line.text for line in await table.chat(match, 0)] == ["¡Salud! ⚔"]
            if "answers" in one:
                seat, left = one["answers"]
                assert len((await table.update_for(match, seat)).sight.answers) == left  # type: ignore[union-attr]


async def test_people_go_on(old: Old) -> None:
    """With the tickets that they have, people take their seats, play, and end a match whose fate is proved."""
    async with old.served() as table:
        for at, one in enumerate(old.matches):
            if one["bots"]:
                continue
            tickets = {seat: table.tickets.read(one["tickets"][seat], LATER / 1000) for seat in one["seats"]}
            await sit_down(table, one, tickets)
            await act(table, one["match"], tickets, random.Random(at), 6)
            update = await table.update_for(one["match"], "watcher")
            if one["stage"] == "draw offered":
                assert update.result is None
            if not update.result:
                seat = one["seats"][0]
                await table.act(tickets[seat], Act("client", update.number, ["resign"]))
            record = Record.parse(await table.record(one["match"], "watcher"))
            assert record.result
            assert verify_fate(record, registry.opened(record.game, record.rules, record.digest)) >= 0


async def sit_down(table: Table, one: dict[str, Any], tickets: dict[str, Ticket]) -> None:
    """Whoever has no seat yet joins. Where the match has not begun, all commit, whoever had joined before too."""
    taken = {"waiting": 0, "half full": 1}.get(one["stage"], 2)
    for seat in one["seats"][taken:]:
        issued = await table.seating.join(tickets[seat], Join("client", seat.title()))
        tickets[seat] = table.tickets.read(issued.ticket, LATER / 1000)
    pockets = {seat: Pocket() for seat in tickets} if taken < 2 else {}
    for seat in [*pockets, *pockets]:
        await take_part(table, tickets[seat], pockets[seat])
    for ticket in tickets.values():
        await table.admit(ticket)


async def act(table: Table, match: str, tickets: dict[str, Ticket], rng: random.Random, actions: int) -> None:
    for _ in range(actions):
        update = await table.update_for(match, "watcher")
        assert update.sight
        if update.result:
            return
        seat = update.sight.to_move
        mine = await table.update_for(match, seat)
        assert mine.sight
        await table.act(tickets[seat], Act("client", mine.number, [rng.choice(mine.sight.words)]))


async def test_bots_go_on(old: Old) -> None:
    """Bots that were called for by the earlier release answer, and those that play each other go on and on."""
    async with old.served() as table, asyncio.timeout(120):
        waiting = {job.match: job.number for job in await table.store.bots_due(100)}
        assert len(waiting) > len(registry.names())
        async with thinking(old, table):
            while waiting:
                for match, number in [*waiting.items()]:
                    update = await table.update_for(match, "watcher")
                    if update.number > number or update.result:
                        del waiting[match]
                await asyncio.sleep(0.2)


@asynccontextmanager
async def thinking(old: Old, table: Table) -> AsyncIterator[None]:
    if not old.is_queued:
        bots = LocalBots(table)
        bots.begin()
        yield
        await bots.end()
        return
    working = asyncio.create_task(Worker(table, old.dsn, [WAITED_FOR, UNHURRIED]).work())
    yield
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
