"""Matches in PostgreSQL: for a site with many processes."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection
from typing import Any, NamedTuple

import msgspec
from psycopg import errors

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
    row_of,
    values_of,
)
from gonfalon.server.stores.postgres_pool import Connection, Pool, Together, fetch, unwrapped
from gonfalon.server.stores.schema import migrate_postgres

Enqueue = Callable[[Connection, list[Job]], Awaitable[None]]

_CREATE = """
INSERT INTO gonfalon_matches
    (id, version, number, over, deadline, bot, head, clock, snapshot, result, answers, sealed,
        created, acted, ended, turn, rated, seats, request, host)
SELECT %(id)s, %(version)s, %(number)s, %(over)s, %(deadline)s, %(bot)s, %(head)s, %(clock)s, %(snapshot)s, %(result)s,
    %(answers)s, %(sealed)s, %(created)s, %(acted)s, %(ended)s, %(turn)s, %(rated)s, %(seats)s::jsonb, %(request)s,
    %(host)s
WHERE %(most)s = 0 OR (SELECT count(*) FROM gonfalon_matches WHERE host = %(host)s AND NOT over) < %(most)s
"""
_ROW = """
SELECT id, version, number, over, deadline, bot, head, clock, snapshot, result, answers, sealed,
    created, acted, ended, turn, rated, seats::text, request
FROM gonfalon_matches WHERE id = %s
"""
# One statement for many matches, so one round trip and one commit: log entries are inserted only where the row was
# updated. One JSON parameter, encoded in C: psycopg's arrays would take longer than everything else together.
_WRITE = """
WITH wanted AS (
    SELECT * FROM json_to_recordset(%s) AS row (
        id text, version int, number int, over bool, deadline bigint, bot text, waited_for bool, sealed int,
        head text, clock text, snapshot text, result text, answers text, log json,
        acted bigint, ended bigint, turn text, seats jsonb, notice text
    )
), free AS (
    SELECT wanted.* FROM wanted JOIN gonfalon_matches AS kept
        ON kept.id = wanted.id AND kept.version = wanted.version - 1 AND kept.sealed = wanted.sealed
    FOR UPDATE OF kept {locked}
), written AS (
    UPDATE gonfalon_matches AS kept
    SET version = free.version, number = free.number, over = free.over, deadline = free.deadline, bot = free.bot,
        clock = decode(free.clock, 'base64'), answers = decode(free.answers, 'base64'),
        head = coalesce(decode(free.head, 'base64'), kept.head),
        snapshot = coalesce(decode(free.snapshot, 'base64'), kept.snapshot),
        result = coalesce(decode(free.result, 'base64'), kept.result),
        waited_for = coalesce(free.waited_for, kept.waited_for), acted = free.acted, ended = free.ended,
        turn = free.turn, seats = coalesce(free.seats, kept.seats)
    FROM free WHERE kept.id = free.id
    RETURNING kept.id, kept.turn, kept.number, kept.acted, free.log, free.notice
), appended AS (
    INSERT INTO gonfalon_log (match, number, actor, word, client, at, played)
    SELECT written.id, line.*
    FROM written, json_to_recordset(written.log)
        AS line (number int, actor text, word text, client text, at bigint, played bigint)
), told AS (
    INSERT INTO gonfalon_outbox (kind, match, seat, number, at)
    SELECT notice, id, turn, number, acted FROM written WHERE notice IS NOT NULL
)
SELECT id FROM written
"""
_WRITE_ALONE = _WRITE.format(locked="")
_WRITE_TOGETHER = _WRITE.format(locked="SKIP LOCKED")
_SEAL = """
UPDATE gonfalon_matches SET answers = %(answers)s, sealed = %(sealed)s
WHERE id = %(id)s AND version = %(version)s AND sealed = %(sealed)s - 1
"""
_LOG = """
SELECT number, actor, word, client, at, played FROM gonfalon_log
WHERE match = %s AND number > %s ORDER BY number
"""
_VERSIONS = "SELECT id, version FROM gonfalon_matches WHERE id = ANY(%s)"
_OVERDUE = """
SELECT id FROM gonfalon_matches WHERE NOT over AND deadline <= %s AND id <> ALL(%s) ORDER BY deadline LIMIT %s
"""
_BOTS_DUE = """
SELECT id, number, waited_for FROM gonfalon_matches WHERE NOT over AND bot IS NOT NULL AND id <> ALL(%s)
ORDER BY waited_for DESC, row_number() OVER (PARTITION BY coalesce(nullif(host, ''), id) ORDER BY random()), random()
LIMIT %s
"""
_IDLE = """
SELECT id FROM gonfalon_matches
WHERE NOT over AND created < %(before)s AND acted < %(before)s AND id <> ALL(%(but)s) LIMIT %(limit)s
"""
_LISTED = """
SELECT id, version, number, over, deadline, bot, head, clock, NULL, result, answers, sealed,
    created, acted, ended, turn, rated, seats::text, request
FROM gonfalon_matches
"""
_ROWS = f"{_LISTED} WHERE id > %s AND over = coalesce(%s, over) ORDER BY id LIMIT %s"
_NAMED = f"{_LISTED} WHERE id = ANY(%s)"
_REQUESTED = "SELECT id FROM gonfalon_matches WHERE request = %s"
_DELETE = [
    "DELETE FROM gonfalon_open_seats WHERE match = %s",
    "DELETE FROM gonfalon_lines WHERE match = %s",
    "DELETE FROM gonfalon_log WHERE match = %s",
    "DELETE FROM gonfalon_matches WHERE id = %s",
]
_ADD_CHAT = """
INSERT INTO gonfalon_lines (match, line, seat, text, at, client, serial, number)
SELECT %(match)s, said + 1, %(seat)s, %(text)s, %(at)s, %(client)s, %(serial)s,
       coalesce(%(number)s::integer, (SELECT number FROM gonfalon_matches WHERE id = %(match)s))
FROM (SELECT coalesce(max(line), 0) AS said FROM gonfalon_lines WHERE match = %(match)s) AS counted
WHERE said < %(most)s
ON CONFLICT DO NOTHING
"""
_SAID = "SELECT line, seat, text, at, number FROM gonfalon_lines WHERE match = %s AND client = %s AND serial = %s"
_CHAT = "SELECT line, seat, text, at, number FROM gonfalon_lines WHERE match = %s AND line > %s ORDER BY line"
_NOTICES = "SELECT sequence, kind, match, seat, number, at FROM gonfalon_outbox ORDER BY sequence LIMIT %s"
_ACKNOWLEDGE = "DELETE FROM gonfalon_outbox WHERE sequence = ANY(%s)"
_FORGET_NOTICES = "DELETE FROM gonfalon_outbox WHERE at < %s"
_TIME = "SELECT at, played FROM gonfalon_time"
_BEAT = """
UPDATE gonfalon_time SET at = %(at)s, played = greatest(played, %(played)s)
WHERE EXISTS (SELECT 1 FROM gonfalon_matches WHERE NOT over AND deadline IS NOT NULL)
"""
_IN_PLAY = "SELECT count(*) FROM gonfalon_matches WHERE starts_with(host, %s) AND NOT over"
_POST = "INSERT INTO gonfalon_open_seats (match, seat, visitor, host, posted, seen) VALUES (%s, %s, %s, %s, %s, %s)"
_REPLACED = "DELETE FROM gonfalon_open_seats WHERE match = %s OR visitor = %s"
_OPEN_SEATS = "SELECT match, seat, visitor, host, posted, seen FROM gonfalon_open_seats ORDER BY posted, match"
_SEE_HOSTS = "UPDATE gonfalon_open_seats SET seen = %s WHERE match = ANY(%s)"
_WITHDRAW = "DELETE FROM gonfalon_open_seats WHERE match = ANY(%s)"
_BLOCK = "INSERT INTO gonfalon_blocked (address) VALUES (%s) ON CONFLICT DO NOTHING"
_UNBLOCK = "DELETE FROM gonfalon_blocked WHERE address = %s"
_BLOCKED = "SELECT address FROM gonfalon_blocked ORDER BY address"
_PROVE = """
INSERT INTO gonfalon_proof (process, token) VALUES (%s, %s)
ON CONFLICT (process) DO UPDATE SET token = excluded.token, at = excluded.at
"""
_PROVEN = "SELECT token FROM gonfalon_proof WHERE process = %s"
_FORGET_PROOFS = "DELETE FROM gonfalon_proof WHERE at < now() - interval '1 day'"


class PostgresStore:
    """A Store for many processes. `enqueue`, if given, enqueues a bot's job in the transaction of a write."""

    def __init__(self, dsn: str, enqueue: Enqueue | None = None, size: int = 8) -> None:
        self._pool = Pool(dsn, size)
        self._enqueue = enqueue
        self._process = secrets.token_hex(8)
        self._proving = asyncio.Lock()
        self._together = Together(self._write_together)

    async def open(self) -> None:
        async with self._pool.alone() as connection:
            await migrate_postgres(connection)
            await connection.execute(_FORGET_PROOFS)
        await self._pool.open()

    async def close(self) -> None:
        await self._pool.close()

    async def create(self, row: Row, host: str = "", most: int = 0) -> None:
        async with self._pool.connection() as connection:
            await _settle(connection, _CREATE, values_of(row) | {"host": host, "most": most})

    async def row(self, match: str) -> Row | None:
        for found in await self._ask(_ROW, match):
            return row_of(found)
        return None

    async def log(self, match: str, after: int = 0) -> list[Written]:
        return [Written(*line) for line in await self._ask(_LOG, match, after)]

    async def write(
        self,
        row: Row,
        log: list[Written],
        job: Job | None = None,
        *,
        head: bool = False,
        notice: NoticeKind | None = None,
    ) -> None:
        """What several matches write at the same moment is one statement. What that did not write, because the match
        is locked, its race is lost or anything in the batch is wrong, is written alone and fails alone."""
        write = _Write(row, log, job, notice, head)
        if not await self._together.ask(write) and not await self._written([write], _WRITE_ALONE):
            raise Conflict(row.id, row.version)

    async def _write_together(self, writes: list["_Write"]) -> list[bool]:
        first = {write.row.id: write for write in reversed(writes)}
        try:
            written = await self._written([*first.values()], _WRITE_TOGETHER)
        except StoreDown:
            raise
        except Exception:  # we cannot tell whose it is
            written = set()
        return [write.row.id in written and first[write.row.id] is write for write in writes]

    async def _written(self, writes: list["_Write"], statement: str) -> set[str]:
        """Those matches that were written, each with the job of its bot."""
        calling = self._enqueue is not None and any(write.job for write in writes)
        async with self._pool.connection() as connection:
            if not calling:
                return await _write(connection, writes, statement)
            async with connection.transaction():
                written = await _write(connection, writes, statement)
                jobs = [write.job for write in writes if write.job and write.row.id in written]
                if self._enqueue and jobs:
                    with unwrapped():
                        await self._enqueue(connection, jobs)
                return written

    async def seal(self, row: Row) -> None:
        async with self._pool.connection() as connection:
            await _settle(connection, _SEAL, msgspec.structs.asdict(row))

    async def versions(self, matches: list[str]) -> dict[str, int]:
        return dict(await self._ask(_VERSIONS, matches))

    async def overdue(self, now: int, limit: int, but: Collection[str] = ()) -> list[str]:
        return [match for (match,) in await self._ask(_OVERDUE, now, [*but], limit)]

    async def bots_due(self, limit: int, but: Collection[str] = ()) -> list[Job]:
        return [Job(*found) for found in await self._ask(_BOTS_DUE, [*but], limit)]

    async def idle(self, before: int, limit: int, but: Collection[str] = ()) -> list[str]:
        async with self._pool.connection() as connection:
            found = await connection.execute(_IDLE, {"before": before, "but": [*but], "limit": limit})
            return [match for (match,) in await found.fetchall()]

    async def rows(self, after: str = "", limit: int = 100, *, over: bool | None = None) -> list[Row]:
        return [row_of(found) for found in await self._ask(_ROWS, after, over, limit)]

    async def named(self, matches: list[str]) -> list[Row]:
        return [row_of(found) for found in await self._ask(_NAMED, matches)]

    async def requested(self, request: str) -> str | None:
        for (match,) in await self._ask(_REQUESTED, request):
            return str(match)
        return None

    async def delete(self, match: str) -> None:
        async with self._pool.connection() as connection, connection.transaction():
            # Who writes meanwhile comes first, or finds nothing.
            await connection.execute("SELECT 1 FROM gonfalon_matches WHERE id = %s FOR UPDATE", (match,))
            for statement in _DELETE:
                await connection.execute(statement, (match,))

    async def failing_jobs(self) -> int:
        return 0

    async def add_chat(self, match: str, entry: ChatEntry, client: str, serial: int, most: int) -> ChatEntry | None:
        values = msgspec.structs.asdict(entry) | {"match": match, "client": client, "serial": serial, "most": most}
        async with self._pool.connection() as connection:
            while True:
                # Two writers may pick the same line number: one gets it, and the other tries the next.
                try:
                    await connection.execute(_ADD_CHAT, values, prepare=True)
                except errors.IntegrityError as error:
                    raise KeyError(match) from error
                for said in await fetch(connection, _SAID, match, client, serial):
                    return ChatEntry(*said)
                if await fetch(connection, _CHAT, match, most - 1):
                    return None

    async def chat(self, match: str, after: int = 0) -> list[ChatEntry]:
        return [ChatEntry(*line) for line in await self._ask(_CHAT, match, after)]

    async def notices(self, limit: int) -> list[Notice]:
        return [Notice(sequence, NoticeKind(kind), *more) for sequence, kind, *more in await self._ask(_NOTICES, limit)]

    async def acknowledge(self, notices: Collection[Notice]) -> None:
        await self._do(_ACKNOWLEDGE, [notice.sequence for notice in notices])

    async def forget_notices(self, before: int) -> None:
        await self._do(_FORGET_NOTICES, before)

    async def time(self) -> Stamp:
        return Stamp(*(await self._ask(_TIME))[0])

    async def beat(self, stamp: Stamp) -> int:
        async with self._pool.connection() as connection:
            await connection.execute(_BEAT, stamp._asdict(), prepare=True)
            return Stamp(*(await fetch(connection, _TIME))[0]).played

    async def in_play(self, hosts: str) -> int:
        return int((await self._ask(_IN_PLAY, hosts))[0][0])

    async def post(self, seat: OpenSeat) -> None:
        async with self._pool.connection() as connection, connection.transaction():
            await connection.execute(_REPLACED, (seat.match, seat.visitor))
            try:
                await connection.execute(_POST, msgspec.structs.astuple(seat))
            except errors.IntegrityError as error:
                raise Conflict(str(error)) from error

    async def open_seats(self) -> list[OpenSeat]:
        return [OpenSeat(*found) for found in await self._ask(_OPEN_SEATS)]

    async def see_hosts(self, matches: list[str], now: int) -> None:
        await self._do(_SEE_HOSTS, now, matches)

    async def withdraw_seats(self, matches: list[str]) -> None:
        await self._do(_WITHDRAW, matches)

    async def block(self, address: str) -> None:
        await self._do(_BLOCK, address)

    async def unblock(self, address: str) -> None:
        await self._do(_UNBLOCK, address)

    async def blocked(self) -> list[str]:
        return [address for (address,) in await self._ask(_BLOCKED)]

    async def prove(self, token: str) -> str:
        async with self._proving, self._pool.connection() as connection:
            await connection.execute(_PROVE, (self._process, token), prepare=True)
            ((proven,),) = await fetch(connection, _PROVEN, self._process)
            return str(proven)

    async def _do(self, query: str, *values: object) -> None:
        async with self._pool.connection() as connection:
            await connection.execute(query, values)

    async def _ask(self, query: str, *values: object) -> list[Any]:
        async with self._pool.connection() as connection:
            return await fetch(connection, query, *values)


class _Write(NamedTuple):
    row: Row
    log: list[Written]
    job: Job | None
    notice: NoticeKind | None
    head: bool

    def wanted(self) -> dict[str, Any]:
        wanted: dict[str, Any] = msgspec.structs.asdict(self.row)
        wanted["log"] = self.log
        wanted["head"] = self.row.head if self.head else None
        wanted["seats"] = self.row.seats if self.head else None
        wanted["notice"] = self.notice
        wanted["waited_for"] = self.job.waited_for if self.job else None
        return wanted


async def _write(connection: Connection, writes: list[_Write], statement: str) -> set[str]:
    wanted = msgspec.json.encode([write.wanted() for write in writes]).decode()
    try:
        done = await connection.execute(statement, (wanted,), prepare=True)
    except errors.UniqueViolation as error:
        raise Conflict(str(error)) from error
    return {match for (match,) in await done.fetchall()}


async def _settle(connection: Connection, query: str, values: dict[str, Any]) -> None:
    """Execute a statement that only one writer can win. Raises Conflict."""
    try:
        done = await connection.execute(query, values, prepare=True)
    except errors.UniqueViolation as error:
        raise Conflict(str(error)) from error
    if done.rowcount != 1:
        raise Conflict(values["id"], values["version"])
