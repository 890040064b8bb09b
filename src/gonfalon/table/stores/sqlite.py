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

from gonfalon.table.stores.migrate import migrate_sqlite
from gonfalon.table.stores.store import ChatEntry, Conflict, Job, Row, StoreDown, Written

PATIENCE = 5.0
"""How long a process waits for another one's write lock, in seconds."""

T = TypeVar("T")

_CREATE = """
INSERT INTO gonfalon_matches
    (id, version, number, over, deadline, bot, head, clock, snapshot, result, answers, sealed)
VALUES (:id, :version, :number, :over, :deadline, :bot, :head, :clock, :snapshot, :result, :answers, :sealed)
"""
_ROW = """
SELECT id, version, number, over, deadline, bot, head, clock, snapshot, result, answers, sealed
FROM gonfalon_matches WHERE id = ?
"""
_WRITE = """
UPDATE gonfalon_matches
SET version = :version, number = :number, over = :over, deadline = :deadline, bot = :bot, clock = :clock,
    head = coalesce(:head, head), snapshot = coalesce(:snapshot, snapshot), result = coalesce(:result, result),
    waited_for = coalesce(:waited_for, waited_for), answers = :answers
WHERE id = :id AND version = :version - 1 AND sealed = :sealed
"""
_SEAL = """
UPDATE gonfalon_matches SET answers = :answers, sealed = :sealed
WHERE id = :id AND version = :version AND sealed = :sealed - 1
"""
_APPEND = "INSERT INTO gonfalon_log (match, number, actor, word, client, at) VALUES (?, ?, ?, ?, ?, ?)"
_LOG = "SELECT number, actor, word, client, at FROM gonfalon_log WHERE match = ? AND number > ? ORDER BY number"
_VERSIONS = "SELECT id, version FROM gonfalon_matches WHERE id IN (SELECT value FROM json_each(?))"
_OVERDUE = """
SELECT id FROM gonfalon_matches WHERE NOT over AND deadline <= ? AND id NOT IN (SELECT value FROM json_each(?))
ORDER BY deadline LIMIT ?
"""
_BOTS_DUE = """
SELECT id, number, waited_for FROM gonfalon_matches
WHERE NOT over AND bot IS NOT NULL AND id NOT IN (SELECT value FROM json_each(?))
ORDER BY waited_for DESC, random() LIMIT ?
"""
_WITHOUT_RESULT = """
SELECT id FROM gonfalon_matches WHERE over AND result IS NULL AND id NOT IN (SELECT value FROM json_each(?)) LIMIT ?
"""
_ADD_RESULT = "UPDATE gonfalon_matches SET result = ?, head = ? WHERE id = ? AND over AND result IS NULL"
_ADD_CHAT = """
INSERT INTO gonfalon_lines (match, line, seat, text, at, client, serial)
SELECT ?1, coalesce(max(line), 0) + 1, ?2, ?3, ?4, ?5, ?6 FROM gonfalon_lines WHERE match = ?1
ON CONFLICT (match, client, serial) DO NOTHING
"""
_SAID = "SELECT line, seat, text, at FROM gonfalon_lines WHERE match = ? AND client = ? AND serial = ?"
_CHAT = "SELECT line, seat, text, at FROM gonfalon_lines WHERE match = ? AND line > ? ORDER BY line"
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

    async def create(self, row: Row) -> None:
        await self._ask(_CREATE, msgspec.structs.asdict(row))

    async def row(self, match: str) -> Row | None:
        for found in await self._ask(_ROW, (match,)):
            row = Row(**dict(zip(Row.__struct_fields__, found, strict=True)))
            row.over = bool(row.over)
            return row
        return None

    async def log(self, match: str, after: int = 0) -> list[Written]:
        return [Written(*line) for line in await self._ask(_LOG, (match, after))]

    async def write(self, row: Row, log: list[Written], job: Job | None = None, *, head: bool = False) -> None:
        extra = {"head": row.head if head else None, "waited_for": job.waited_for if job else None}
        values = msgspec.structs.asdict(row) | extra
        lines = [(row.id, *msgspec.structs.astuple(line)) for line in log]

        def work(connection: sqlite3.Connection) -> None:
            with _transaction(connection):
                if connection.execute(_WRITE, values).rowcount != 1:
                    raise Conflict(row.id, row.version)
                connection.executemany(_APPEND, lines)

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

    async def without_result(self, limit: int, but: Collection[str] = ()) -> list[str]:
        return [match for (match,) in await self._ask(_WITHOUT_RESULT, (json.dumps([*but]), limit))]

    async def add_result(self, match: str, result: bytes, head: bytes) -> None:
        await self._ask(_ADD_RESULT, (result, head, match))

    async def add_chat(self, match: str, entry: ChatEntry, client: str, serial: int) -> ChatEntry:
        def work(connection: sqlite3.Connection) -> ChatEntry:
            try:
                connection.execute(_ADD_CHAT, (match, entry.seat, entry.text, entry.at, client, serial))
            except sqlite3.IntegrityError as error:
                raise KeyError(match) from error
            return ChatEntry(*connection.execute(_SAID, (match, client, serial)).fetchone())

        return await self._do(work)

    async def chat(self, match: str, after: int = 0) -> list[ChatEntry]:
        return [ChatEntry(*line) for line in await self._ask(_CHAT, (match, after))]

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
        with _transaction(connection):
            migrate_sqlite(connection)
            connection.execute(_FORGET_PROOFS)
    except BaseException:
        connection.close()
        raise
    return connection


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
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
