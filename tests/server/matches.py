"""Databases in which servers keep their matches, and matches for tests."""

import asyncio
import random
import sqlite3
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from gonfalon.core import registry
from gonfalon.core.fate import commitment_to
from gonfalon.protocol.client import Seat, begin_match
from gonfalon.protocol.credentials import Link, Pocket
from gonfalon.protocol.requests import Act, Commit, Join, NewMatch, Reveal
from gonfalon.protocol.updates import ToldSight, Update
from gonfalon.server.errors import Troubled
from gonfalon.server.fanout import Hear, MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.stores.interface import Row, Store
from gonfalon.server.stores.postgres import PostgresStore
from gonfalon.server.stores.schema import Database
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import Ticket, Tickets
from tests.patience import PATIENCE
from tests.server import fixed_fate
from tests.server.processes import KEY, host_ticket

PROGRAM = Path(__file__).parents[2] / "examples/table_bot.py"
WHOLE_MATCH = 5 * PATIENCE
BATTLES = {
    "basic": ("navas", {"round-limit": "10"}),
    "advanced": ("navas", {"round-limit": "10"}),
    "arsuf": ("saladin", {}),
    "hattin": ("saladin", {}),
}


async def begin(address: str, battle: str, bot: str | None = None) -> dict[str, Link]:
    """A match: the link to each free seat and to the watcher's. A bot takes the second seat."""
    game, options = BATTLES[battle]
    bots = {seats(battle)[1]: bot} if bot else {}
    created = await begin_match(address, host_ticket(), NewMatch(game, battle, options, bots))
    return {seat: Link(address, created.match, ticket) for seat, ticket in created.tickets.items()}


def held(link: Link) -> Link:
    """The seat itself, once the invitation of this link was used."""
    tickets = Tickets([KEY])
    invitation = tickets.read(link.ticket, 0)
    return link._replace(ticket=tickets.write(msgspec.structs.replace(invitation, invites=False)))


def seats(battle: str) -> tuple[str, str]:
    first, second = registry.find(BATTLES[battle][0]).seats
    return first, second


async def run_program(link: Link) -> str:
    """Run the example bot until the end; returns what it prints."""
    command = (*fixed_fate.SCRIPT, PROGRAM, str(link))
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        async with asyncio.timeout(WHOLE_MATCH):
            told, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return told.decode()


async def verify(link: Link, folder: Path) -> None:
    """The record is whole and its fate was honest: `gonfalon verify` says so."""
    file = folder / f"{link.match}.txt"
    file.write_text(await Seat(link).record())
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "gonfalon", "verify", file), stdout=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(PATIENCE):
        told, _ = await process.communicate()
    assert process.returncode == 0
    assert b"Fair play verified" in told


CONTRIBUTION = "ab" * 16


async def take_part(table: GameServer, ticket: Ticket, pocket: Pocket) -> None:
    """Commit or reveal, if that is due, as our clients do."""
    part = pocket.part_in(await table.queries.update_for(ticket.match, ticket.seat))
    if isinstance(part, Commit):
        await table.seating.commit(ticket, part)
    elif isinstance(part, Reveal):
        await table.seating.reveal(ticket, part)


async def all_sit_down(
    table: GameServer, match: str, names: Mapping[str, str], contribution: str = CONTRIBUTION
) -> None:
    """The names are those of all seats that wait for a person. Then the match begins."""
    commitment = commitment_to(bytes.fromhex(contribution))
    tickets = [Ticket(match, seat, 0) for seat in names]
    for ticket in tickets:
        await table.seating.join(ticket, Join("c", names[ticket.seat]))
    for ticket in tickets:
        await table.seating.commit(ticket, Commit("c", 0, commitment))
    for ticket in tickets:
        await table.seating.reveal(ticket, Reveal("c", 0, contribution))


class Place:
    """Where matches are kept. Each call of `store` is another process that uses it."""

    def __init__(self, database: Database, store: Callable[[], Store], run: Callable[[str], list[Any]]) -> None:
        self.database = database
        self.store = store
        self.run = run


def sqlite_place(path: Path) -> Place:
    def run(sql: str) -> list[Any]:
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            return connection.execute(sql).fetchall()
        finally:
            connection.close()

    return Place("sqlite", lambda: SqliteStore(path), run)


def postgres_place(dsn: str) -> Place:
    def run(sql: str) -> list[Any]:
        with psycopg.connect(dsn, autocommit=True) as connection:
            done = connection.execute(sql.encode())
            return done.fetchall() if done.description else []

    return Place("postgres", lambda: PostgresStore(dsn), run)


SEATS = ("crusaders", "ayyubids")
ARSUF = NewMatch("saladin", "arsuf")


class Site:
    """Any number of tables over one database, and a time that stands still unless it is moved."""

    def __init__(self, make_store: Callable[[], Store]) -> None:
        self._make_store = make_store
        self._ears: list[Hear] = []
        self._open: list[GameServer] = []
        self.now = 1_700_000_000_000

    async def table(self, *, deaf: bool = False) -> GameServer:
        fanout = MemoryFanout() if deaf else MemoryFanout(self._ears)
        table = GameServer(self._make_store(), fanout, Tickets([KEY]), lambda: self.now)
        await table.open()
        self._open.append(table)
        return table

    async def close(self) -> None:
        for table in self._open:
            await table.close()


async def begun(table: GameServer, wish: NewMatch = ARSUF) -> str:
    """A match in which everybody has sat down."""
    created = await table.creation.create(wish)
    persons = [seat for seat in registry.find(wish.game).seats if seat not in wish.bots]
    await all_sit_down(table, created.match, {seat: seat for seat in persons})
    return created.match


def at(match: str, seat: str) -> Ticket:
    return Ticket(match, seat, 0)


async def step(table: GameServer, match: str, rng: random.Random) -> Update:
    """Whoever is asked does something; returns what the watchers are told before it."""
    update = await table.queries.update_for(match, "watcher")
    seat, sight = await asked(table, match)
    await table.matches.act(at(match, seat), Act("c", sight.number, [rng.choice(sight.words)]))
    return update


async def asked(table: GameServer, match: str) -> tuple[str, ToldSight]:
    """Whose turn it is, and what this seat sees."""
    update = await table.queries.update_for(match, "watcher")
    assert update.sight
    mine = (await table.queries.update_for(match, update.sight.to_move)).sight
    assert mine
    return update.sight.to_move, mine


async def trouble(asked: Any) -> str:
    with pytest.raises(Troubled) as caught:
        await asked
    return caught.value.code


async def found(table: GameServer, match: str) -> Row:
    row = await table.store.row(match)
    assert row
    return row


async def rewrite(table: GameServer, match: str, **changes: Any) -> None:
    """Somebody else has written this."""
    row = await found(table, match)
    row = msgspec.structs.replace(row, version=row.version + 1, **changes)
    await table.store.write(row, [], head="head" in changes)
