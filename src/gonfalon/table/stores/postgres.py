"""Matches in PostgreSQL: for a site with many processes."""

import asyncio
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool

from gonfalon.table.stores.migrate import migrate_postgres
from gonfalon.table.stores.store import ChatEntry, Conflict, Job, Row, StoreDown, Written

Connection = psycopg.AsyncConnection[tuple[Any, ...]]
Enqueue = Callable[[Connection, Job], Awaitable[None]]

PATIENCE = 2
"""Connection timeout, in seconds."""
ANSWER = 3
"""Statement timeout, in seconds. Then we close the connection, and the server aborts the statement."""

_LIMITS: dict[str, Any] = {
    "application_name": "gonfalon",
    "connect_timeout": PATIENCE,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "options": f"-c statement_timeout={ANSWER}s -c idle_in_transaction_session_timeout={ANSWER}s",
}

_CREATE = """
INSERT INTO gonfalon_matches
    (id, version, number, over, deadline, bot, head, clock, snapshot, result, answers, sealed)
VALUES (%(id)s, %(version)s, %(number)s, %(over)s, %(deadline)s, %(bot)s, %(head)s, %(clock)s, %(snapshot)s, %(result)s,
    %(answers)s, %(sealed)s)
"""
_ROW = """
SELECT id, version, number, over, deadline, bot, head, clock, snapshot, result, answers, sealed
FROM gonfalon_matches WHERE id = %s
"""
# One statement, so one round trip: the log entries are inserted only if the row was updated.
_WRITE = """
WITH written AS (
    UPDATE gonfalon_matches
    SET version = %(version)s, number = %(number)s, over = %(over)s, deadline = %(deadline)s, bot = %(bot)s,
        clock = %(clock)s, head = coalesce(%(head)s, head), snapshot = coalesce(%(snapshot)s, snapshot),
        result = coalesce(%(result)s, result), waited_for = coalesce(%(waited_for)s, waited_for),
        answers = %(answers)s
    WHERE id = %(id)s AND version = %(version)s - 1 AND sealed = %(sealed)s
    RETURNING id
), appended AS (
    INSERT INTO gonfalon_log (match, number, actor, word, client, at)
    SELECT written.id, line.*
    FROM written, json_to_recordset(%(log)s) AS line (number int, actor text, word text, client text, at bigint)
)
SELECT 1 FROM written
"""
_SEAL = """
UPDATE gonfalon_matches SET answers = %(answers)s, sealed = %(sealed)s
WHERE id = %(id)s AND version = %(version)s AND sealed = %(sealed)s - 1
"""
_LOG = "SELECT number, actor, word, client, at FROM gonfalon_log WHERE match = %s AND number > %s ORDER BY number"
_VERSIONS = "SELECT id, version FROM gonfalon_matches WHERE id = ANY(%s)"
_OVERDUE = """
SELECT id FROM gonfalon_matches WHERE NOT over AND deadline <= %s AND id <> ALL(%s) ORDER BY deadline LIMIT %s
"""
_BOTS_DUE = """
SELECT id, number, waited_for FROM gonfalon_matches WHERE NOT over AND bot IS NOT NULL AND id <> ALL(%s)
ORDER BY waited_for DESC, random() LIMIT %s
"""
_WITHOUT_RESULT = "SELECT id FROM gonfalon_matches WHERE over AND result IS NULL AND id <> ALL(%s) LIMIT %s"
_ADD_RESULT = "UPDATE gonfalon_matches SET result = %s, head = %s WHERE id = %s AND over AND result IS NULL"
_ADD_CHAT = """
INSERT INTO gonfalon_lines (match, line, seat, text, at, client, serial)
SELECT %(match)s, coalesce(max(line), 0) + 1, %(seat)s, %(text)s, %(at)s, %(client)s, %(serial)s
FROM gonfalon_lines WHERE match = %(match)s
ON CONFLICT DO NOTHING
"""
_SAID = "SELECT line, seat, text, at FROM gonfalon_lines WHERE match = %s AND client = %s AND serial = %s"
_CHAT = "SELECT line, seat, text, at FROM gonfalon_lines WHERE match = %s AND line > %s ORDER BY line"
_PROVE = """
INSERT INTO gonfalon_proof (process, token) VALUES (%s, %s)
ON CONFLICT (process) DO UPDATE SET token = excluded.token, at = excluded.at
"""
_PROVEN = "SELECT token FROM gonfalon_proof WHERE process = %s"
_FORGET_PROOFS = "DELETE FROM gonfalon_proof WHERE at < now() - interval '1 day'"


class PostgresStore:
    """A Store for many processes. `enqueue`, if given, enqueues a bot's job in the transaction of a write."""

    def __init__(self, dsn: str, enqueue: Enqueue | None = None, size: int = 8) -> None:
        self._conninfo = make_conninfo("", **_LIMITS | conninfo_to_dict(dsn))
        self._enqueue = enqueue
        self._size = size
        self._process = secrets.token_hex(8)
        self._proving = asyncio.Lock()
        self._pool: AsyncConnectionPool[Connection] | None = None

    async def open(self) -> None:
        with _troubles():
            async with await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True) as connection:
                await migrate_postgres(connection)
                await connection.execute(_FORGET_PROOFS)
        self._pool = AsyncConnectionPool(
            self._conninfo,
            kwargs={"autocommit": True},
            min_size=1,
            max_size=self._size,
            timeout=PATIENCE,
            # The pool's backoff doubles each time; giving up early starts it over.
            reconnect_timeout=PATIENCE,
            open=False,
        )
        await self._pool.open()

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
        self._pool = None

    async def create(self, row: Row) -> None:
        async with self._connection() as connection:
            await _settle(connection, _CREATE, msgspec.structs.asdict(row))

    async def row(self, match: str) -> Row | None:
        for found in await self._ask(_ROW, match):
            return Row(**dict(zip(Row.__struct_fields__, found, strict=True)))
        return None

    async def log(self, match: str, after: int = 0) -> list[Written]:
        return [Written(*line) for line in await self._ask(_LOG, match, after)]

    async def write(self, row: Row, log: list[Written], job: Job | None = None, *, head: bool = False) -> None:
        async with self._connection() as connection:
            if job is None or self._enqueue is None:
                await _write(connection, row, log, job, head=head)
                return
            async with connection.transaction():
                await _write(connection, row, log, job, head=head)
                with _unwrapped():
                    await self._enqueue(connection, job)

    async def seal(self, row: Row) -> None:
        async with self._connection() as connection:
            await _settle(connection, _SEAL, msgspec.structs.asdict(row))

    async def versions(self, matches: list[str]) -> dict[str, int]:
        return dict(await self._ask(_VERSIONS, matches))

    async def overdue(self, now: int, limit: int, but: Collection[str] = ()) -> list[str]:
        return [match for (match,) in await self._ask(_OVERDUE, now, [*but], limit)]

    async def bots_due(self, limit: int, but: Collection[str] = ()) -> list[Job]:
        return [Job(*found) for found in await self._ask(_BOTS_DUE, [*but], limit)]

    async def without_result(self, limit: int, but: Collection[str] = ()) -> list[str]:
        return [match for (match,) in await self._ask(_WITHOUT_RESULT, [*but], limit)]

    async def add_result(self, match: str, result: bytes, head: bytes) -> None:
        async with self._connection() as connection:
            await connection.execute(_ADD_RESULT, (result, head, match))

    async def add_chat(self, match: str, entry: ChatEntry, client: str, serial: int) -> ChatEntry:
        values = msgspec.structs.asdict(entry) | {"match": match, "client": client, "serial": serial}
        async with self._connection() as connection:
            while True:
                # Two writers may pick the same line number: one gets it, and the other tries the next.
                try:
                    await connection.execute(_ADD_CHAT, values, prepare=True)
                except errors.ForeignKeyViolation as error:
                    raise KeyError(match) from error
                for said in await _fetch(connection, _SAID, match, client, serial):
                    return ChatEntry(*said)

    async def chat(self, match: str, after: int = 0) -> list[ChatEntry]:
        return [ChatEntry(*line) for line in await self._ask(_CHAT, match, after)]

    async def prove(self, token: str) -> str:
        async with self._proving, self._connection() as connection:
            await connection.execute(_PROVE, (self._process, token), prepare=True)
            ((proven,),) = await _fetch(connection, _PROVEN, self._process)
            return str(proven)

    async def _ask(self, query: str, *values: object) -> list[Any]:
        async with self._connection() as connection:
            return await _fetch(connection, query, *values)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A live connection, closed if a statement takes too long."""
        pool = self._pool
        if pool is None:
            raise StoreDown("the store is not open")
        with _troubles():
            connection = await _alive(pool)
            try:
                with _time_limit(connection):
                    yield connection
            finally:
                await pool.putconn(connection)


async def _alive(pool: AsyncConnectionPool[Connection]) -> Connection:
    """The pool's own check would cost a round trip, and backs off when a restart has left several dead connections."""
    while True:
        connection = await pool.getconn()
        if not _is_dead(connection):
            return connection
        await pool.putconn(connection)


def _is_dead(connection: Connection) -> bool:
    """Whether the server is known to have closed it. The first read may get its last message, the second the EOF."""
    try:
        connection.pgconn.consume_input()
        connection.pgconn.consume_input()
    except psycopg.OperationalError:
        return True
    return connection.closed


@contextmanager
def _time_limit(connection: Connection) -> Iterator[None]:
    """Close the connection if the server does not respond. A cancel request would have to wait for the same server."""
    timer = asyncio.get_running_loop().call_later(ANSWER, _shut_down, connection)
    try:
        yield
    finally:
        timer.cancel()


def _shut_down(connection: Connection) -> None:
    if not connection.closed:
        own_socket = socket.socket(fileno=connection.fileno())
        try:
            own_socket.shutdown(socket.SHUT_RDWR)
        finally:
            own_socket.detach()


async def _fetch(connection: Connection, query: str, *values: object) -> list[Any]:
    return await (await connection.execute(query, values, prepare=True, binary=True)).fetchall()


async def _write(connection: Connection, row: Row, log: list[Written], job: Job | None, *, head: bool) -> None:
    # One JSON parameter, encoded in C: with psycopg's arrays this took as long as everything else together.
    lines = msgspec.json.encode(log).decode()
    extra = {"head": row.head if head else None, "waited_for": job.waited_for if job else None, "log": lines}
    await _settle(connection, _WRITE, msgspec.structs.asdict(row) | extra)


async def _settle(connection: Connection, query: str, values: dict[str, Any]) -> None:
    """Execute a statement that only one writer can win. Raises Conflict."""
    try:
        done = await connection.execute(query, values, prepare=True)
    except errors.UniqueViolation as error:
        raise Conflict(str(error)) from error
    if done.rowcount != 1:
        raise Conflict(values["id"], values["version"])


@contextmanager
def _unwrapped() -> Iterator[None]:
    """The queue may wrap the database's error in its own: raise the original."""
    try:
        yield
    except Exception as error:
        if isinstance(error.__cause__, psycopg.OperationalError | psycopg.InterfaceError):
            raise error.__cause__ from error
        raise


@contextmanager
def _troubles() -> Iterator[None]:
    try:
        yield
    except (errors.SerializationFailure, errors.DeadlockDetected) as error:
        raise Conflict(str(error)) from error
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        raise StoreDown(str(error)) from error
