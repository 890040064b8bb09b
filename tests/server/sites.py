"""Databases in which tables keep their matches."""

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from gonfalon.core import registry
from gonfalon.protocol.requests import Act, NewMatch
from gonfalon.protocol.updates import ToldSight, Update
from gonfalon.server.errors import Troubled
from gonfalon.server.fanout import Hear, MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.stores.interface import Row, Store
from gonfalon.server.stores.postgres import PostgresStore
from gonfalon.server.stores.schema import Database
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import Ticket, Tickets
from tests.server.matches import all_sit_down
from tests.server.processes import KEY


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
