"""Matches in one SQLite file: for a laptop with one process or a few."""

import asyncio
import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from gonfalon.server.stores.interface import (
    ChatEntry,
    Conflict,
    Job,
    Notice,
    NoticeKind,
    OpenSeat,
    Row,
    Stamp,
    StoreDown,
    Written,
    as_lines,
    encoded_seats,
    row_of,
    values_of,
)
from gonfalon.server.stores.schema import migrate_sqlite

PATIENCE = 5.0
"""How long a process waits for another one's write lock, in seconds."""

T = TypeVar("T")

CREATE = """
INSERT INTO gonfalon_matches
    (id, version, number, over, deadline, bot, head, clock, snapshot, result, answers, sealed,
        created, acted, ended, turn, rated, seats, request, host)
SELECT :id, :version, :number, :over, :deadline, :bot, :head, :clock, :snapshot, :result, :answers, :sealed,
    :created, :acted, :ended, :turn, :rated, :seats, :request, :host
WHERE :most = 0 OR (SELECT count(*) FROM gonfalon_matches WHERE host = :host AND NOT over) < :most
"""
_ROW = """
SELECT id, version, number, over, deadline, bot, head, clock, snapshot, result, answers, sealed,
    created, acted, ended, turn, rated, seats, request
FROM gonfalon_matches WHERE id = ?
"""
_WRITE = """
UPDATE gonfalon_matches
SET version = :version, number = :number, over = :over, deadline = :deadline, bot = :bot, clock = :clock,
    head = coalesce(:head, head), snapshot = coalesce(:snapshot, snapshot), result = coalesce(:result, result),
    waited_for = coalesce(:waited_for, waited_for), answers = :answers, acted = :acted, ended = :ended, turn = :turn,
    seats = coalesce(:seats, seats)
WHERE id = :id AND version = :version - 1 AND sealed = :sealed
"""
_SEAL = """
UPDATE gonfalon_matches SET answers = :answers, sealed = :sealed
WHERE id = :id AND version = :version AND sealed = :sealed - 1
"""
APPEND = "INSERT INTO gonfalon_log (match, number, actor, word, client, at, played) VALUES (?, ?, ?, ?, ?, ?, ?)"
_TELL = "INSERT INTO gonfalon_outbox (kind, match, seat, number, at) VALUES (:notice, :id, :turn, :number, :acted)"
_LOG = """
SELECT number, actor, word, client, at, played FROM gonfalon_log
WHERE match = ? AND number > ? ORDER BY number
"""
_VERSIONS = "SELECT id, version FROM gonfalon_matches WHERE id IN (SELECT value FROM json_each(?))"
_OVERDUE = """
SELECT id FROM gonfalon_matches WHERE NOT over AND deadline <= ? AND id NOT IN (SELECT value FROM json_each(?))
ORDER BY deadline LIMIT ?
"""
_BOTS_DUE = """
SELECT id, number, waited_for FROM gonfalon_matches
WHERE NOT over AND bot IS NOT NULL AND id NOT IN (SELECT value FROM json_each(?))
ORDER BY waited_for DESC, row_number() OVER (PARTITION BY iif(host = '', id, host) ORDER BY random()), random() LIMIT ?
"""
_IDLE = """
SELECT id FROM gonfalon_matches
WHERE NOT over AND created < ?1 AND acted < ?1 AND id NOT IN (SELECT value FROM json_each(?2)) LIMIT ?3
"""
_LISTED = """
SELECT id, version, number, over, deadline, bot, head, clock, NULL, result, answers, sealed,
    created, acted, ended, turn, rated, seats, request
FROM gonfalon_matches
"""
_ROWS = f"{_LISTED} WHERE id > ? AND over = coalesce(?, over) ORDER BY id LIMIT ?"
_NAMED = f"{_LISTED} WHERE id IN (SELECT value FROM json_each(?))"
_REQUESTED = "SELECT id FROM gonfalon_matches WHERE request = ?"
DELETE = [
    "DELETE FROM gonfalon_open_seats WHERE match = ?",
    "DELETE FROM gonfalon_lines WHERE match = ?",
    "DELETE FROM gonfalon_log WHERE match = ?",
    "DELETE FROM gonfalon_matches WHERE id = ?",
]
ADD_CHAT = """
INSERT INTO gonfalon_lines (match, line, seat, text, at, client, serial, number)
SELECT ?1, said + 1, ?2, ?3, ?4, ?5, ?6, coalesce(?8, (SELECT number FROM gonfalon_matches WHERE id = ?1))
FROM (SELECT coalesce(max(line), 0) AS said FROM gonfalon_lines WHERE match = ?1) WHERE said < ?7
ON CONFLICT (match, client, serial) DO NOTHING
"""
_SAID = "SELECT line, seat, text, at, number FROM gonfalon_lines WHERE match = ? AND client = ? AND serial = ?"
_CHAT = "SELECT line, seat, text, at, number FROM gonfalon_lines WHERE match = ? AND line > ? ORDER BY line"
_NOTICES = "SELECT sequence, kind, match, seat, number, at FROM gonfalon_outbox ORDER BY sequence LIMIT ?"
_ACKNOWLEDGE = "DELETE FROM gonfalon_outbox WHERE sequence IN (SELECT value FROM json_each(?))"
_FORGET_NOTICES = "DELETE FROM gonfalon_outbox WHERE at < ?"
_TIME = "SELECT at, played FROM gonfalon_time"
_BEAT = """
UPDATE gonfalon_time SET at = :at, played = max(played, :played)
WHERE EXISTS (SELECT 1 FROM gonfalon_matches WHERE NOT over AND deadline IS NOT NULL)
"""
_IN_PLAY = "SELECT count(*) FROM gonfalon_matches WHERE host GLOB ? || '*' AND NOT over"
_POST = "INSERT INTO gonfalon_open_seats (match, seat, visitor, host, posted, seen) VALUES (?, ?, ?, ?, ?, ?)"
_REPLACED = "DELETE FROM gonfalon_open_seats WHERE match = ? OR visitor = ?"
_OPEN_SEATS = "SELECT match, seat, visitor, host, posted, seen FROM gonfalon_open_seats ORDER BY posted, match"
_SEE_HOSTS = "UPDATE gonfalon_open_seats SET seen = ? WHERE match IN (SELECT value FROM json_each(?))"
_WITHDRAW = "DELETE FROM gonfalon_open_seats WHERE match IN (SELECT value FROM json_each(?))"
_BLOCK = "INSERT INTO gonfalon_blocked (address) VALUES (?) ON CONFLICT DO NOTHING"
_UNBLOCK = "DELETE FROM gonfalon_blocked WHERE address = ?"
_BLOCKED = "SELECT address FROM gonfalon_blocked ORDER BY address"
_PROVE = "REPLACE INTO gonfalon_proof (process, token) VALUES (?, ?)"
_PROVEN = "SELECT token FROM gonfalon_proof WHERE process = ?"
_FORGET_PROOFS = "DELETE FROM gonfalon_proof WHERE at < datetime('now', '-1 day')"


class SqliteStore:
    """A Store for one machine. Jobs are not queued: its bots poll `bots_due`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._process = secrets.token_hex(8)
        self._worker = ThreadPoolExecutor(1, "gonfalon-sqlite")
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        self._connection = await self._work(lambda: _opened(self._path))

    async def close(self) -> None:
        if self._connection is not None:
            await self._work(self._connection.close)
        self._connection = None
        self._worker.shutdown()

    async def create(self, row: Row, host: str = "", most: int = 0) -> None:
        values = values_of(row) | {"host": host, "most": most}
        if await self._do(lambda connection: connection.execute(CREATE, values).rowcount) != 1:
            raise Conflict(host)

    async def row(self, match: str) -> Row | None:
        for found in await self._ask(_ROW, (match,)):
            return row_of(found)
        return None

    async def log(self, match: str, after: int = 0) -> list[Written]:
        return [Written(*line) for line in await self._ask(_LOG, (match, after))]

    async def write(
        self,
        row: Row,
        log: list[Written],
        job: Job | None = None,
        *,
        head: bool = False,
        notice: NoticeKind | None = None,
    ) -> None:
        values = msgspec.structs.asdict(row) | {
            "head": row.head if head else None,
            "seats": encoded_seats(row) if head else None,
            "waited_for": job.waited_for if job else None,
            "notice": notice,
        }

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                if connection.execute(_WRITE, values).rowcount != 1:
                    raise Conflict(row.id, row.version)
                connection.executemany(APPEND, as_lines(row.id, log))
                if notice:
                    connection.execute(_TELL, values)

        await self._do(work)

    async def seal(self, row: Row) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if connection.execute(_SEAL, msgspec.structs.asdict(row)).rowcount != 1:
                raise Conflict(row.id, row.version, row.sealed)

        await self._do(work)

    async def versions(self, matches: list[str]) -> dict[str, int]:
        return dict(await self._ask(_VERSIONS, (json.dumps(matches),)))

    async def overdue(self, now: int, limit: int, but: Collection[str] = ()) -> list[str]:
        return [match for (match,) in await self._ask(_OVERDUE, (now, json.dumps([*but]), limit))]

    async def bots_due(self, limit: int, but: Collection[str] = ()) -> list[Job]:
        found = await self._ask(_BOTS_DUE, (json.dumps([*but]), limit))
        return [Job(match, number, bool(waited_for)) for match, number, waited_for in found]

    async def idle(self, before: int, limit: int, but: Collection[str] = ()) -> list[str]:
        return [match for (match,) in await self._ask(_IDLE, (before, json.dumps([*but]), limit))]

    async def rows(self, after: str = "", limit: int = 100, *, over: bool | None = None) -> list[Row]:
        return [row_of(found) for found in await self._ask(_ROWS, (after, over, limit))]

    async def named(self, matches: list[str]) -> list[Row]:
        return [row_of(found) for found in await self._ask(_NAMED, (json.dumps(matches),))]

    async def requested(self, request: str) -> str | None:
        for (match,) in await self._ask(_REQUESTED, (request,)):
            return str(match)
        return None

    async def delete(self, match: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                for statement in DELETE:
                    connection.execute(statement, (match,))

        await self._do(work)

    async def failing_jobs(self) -> int:
        return 0

    async def add_chat(self, match: str, entry: ChatEntry, client: str, serial: int, most: int) -> ChatEntry | None:
        def work(connection: sqlite3.Connection) -> ChatEntry | None:
            try:
                values = match, entry.seat, entry.text, entry.at, client, serial, most, entry.number
                connection.execute(ADD_CHAT, values)
            except sqlite3.IntegrityError as error:
                raise KeyError(match) from error
            said = connection.execute(_SAID, (match, client, serial)).fetchone()
            return ChatEntry(*said) if said else None

        return await self._do(work)

    async def chat(self, match: str, after: int = 0) -> list[ChatEntry]:
        return [ChatEntry(*line) for line in await self._ask(_CHAT, (match, after))]

    async def notices(self, limit: int) -> list[Notice]:
        found = await self._ask(_NOTICES, (limit,))
        return [Notice(sequence, NoticeKind(kind), *more) for sequence, kind, *more in found]

    async def acknowledge(self, notices: Collection[Notice]) -> None:
        await self._ask(_ACKNOWLEDGE, (json.dumps([notice.sequence for notice in notices]),))

    async def forget_notices(self, before: int) -> None:
        await self._ask(_FORGET_NOTICES, (before,))

    async def time(self) -> Stamp:
        return Stamp(*(await self._ask(_TIME, ()))[0])

    async def beat(self, stamp: Stamp) -> int:
        return await self._do(lambda connection: beaten(connection, stamp))

    async def in_play(self, hosts: str) -> int:
        return int((await self._ask(_IN_PLAY, (hosts,)))[0][0])

    async def post(self, seat: OpenSeat) -> None:
        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                connection.execute(_REPLACED, (seat.match, seat.visitor))
                connection.execute(_POST, msgspec.structs.astuple(seat))

        await self._do(work)

    async def open_seats(self) -> list[OpenSeat]:
        return [OpenSeat(*found) for found in await self._ask(_OPEN_SEATS, ())]

    async def see_hosts(self, matches: list[str], now: int) -> None:
        await self._ask(_SEE_HOSTS, (now, json.dumps(matches)))

    async def withdraw_seats(self, matches: list[str]) -> None:
        await self._ask(_WITHDRAW, (json.dumps(matches),))

    async def block(self, address: str) -> None:
        await self._ask(_BLOCK, (address,))

    async def unblock(self, address: str) -> None:
        await self._ask(_UNBLOCK, (address,))

    async def blocked(self) -> list[str]:
        return [address for (address,) in await self._ask(_BLOCKED, ())]

    async def prove(self, token: str) -> str:
        def work(connection: sqlite3.Connection) -> str:
            connection.execute(_PROVE, (self._process, token))
            return str(connection.execute(_PROVEN, (self._process,)).fetchone()[0])

        return await self._do(work)

    async def _ask(self, sql: str, values: Sequence[object] | Mapping[str, object]) -> list[Any]:
        return await self._do(lambda connection: connection.execute(sql, values).fetchall())

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._connection
        if connection is None:
            raise StoreDown("the store is not open")
        return await self._work(lambda: work(connection))

    async def _work(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._worker, work)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except (sqlite3.OperationalError, OSError) as error:
            raise StoreDown(f"{self._path}: {error}") from error


def _opened(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # it holds the secrets of fate
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        _into_wal(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        with transaction(connection):
            migrate_sqlite(connection)
            connection.execute(_FORGET_PROOFS)
    except BaseException:
        connection.close()
        raise
    return connection


def beaten(connection: sqlite3.Connection, stamp: Stamp) -> int:
    connection.execute(_BEAT, stamp._asdict())
    return Stamp(*connection.execute(_TIME).fetchone()).played


def _into_wal(connection: sqlite3.Connection) -> None:
    """SQLite's own timeout does not apply here when another process is just opening the file."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


class Archive(SqliteStore):
    """An SQLite file to which finished matches are moved, and in which they can still be read."""

    async def keep(self, row: Row, log: list[Written], chat: list[ChatEntry]) -> None:
        """Store a whole match durably. One that is there already is replaced."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                for statement in DELETE:
                    connection.execute(statement, (row.id,))
                connection.execute(CREATE, values_of(row) | {"host": "", "most": 0})
                connection.executemany(APPEND, as_lines(row.id, log))
                for said in chat:
                    values = row.id, said.seat, said.text, said.at, "archive", said.line, len(chat), said.number
                    connection.execute(ADD_CHAT, values)

        await self._do(work)
