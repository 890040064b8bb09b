"""Connects to PostgreSQL with time limits, and writes in groups what is asked for at the same moment."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Generic, TypeVar

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool

from gonfalon.server.stores.interface import Conflict, StoreDown

Connection = psycopg.AsyncConnection[tuple[Any, ...]]

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


class Pool:
    """Connections to one database. Each is closed if a statement takes too long."""

    def __init__(self, dsn: str, size: int) -> None:
        self._conninfo = make_conninfo("", **_LIMITS | conninfo_to_dict(dsn))
        self._size = size
        self._pool: AsyncConnectionPool[Connection] | None = None

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[Connection]:
        """A connection beside the pool, which need not be open. Raises StoreDown."""
        with _troubles():
            async with await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True) as connection:
                yield connection

    async def open(self) -> None:
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

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A live connection. Raises StoreDown, and Conflict if the database gives up on a lost race."""
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


async def fetch(connection: Connection, query: str, *values: object) -> list[Any]:
    return await (await connection.execute(query, values, prepare=True, binary=True)).fetchall()


@contextmanager
def unwrapped() -> Iterator[None]:
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


MOST = 64
"""How many are done in one go."""

T = TypeVar("T")


class Together(Generic[T]):
    """`do` gets a batch and says of each whether it was done. If it raises, it does so for everybody in the batch."""

    def __init__(self, do: Callable[[list[T]], Awaitable[list[bool]]]) -> None:
        self._do = do
        self._waiting: list[tuple[T, asyncio.Future[bool]]] = []
        self._working: asyncio.Task[None] | None = None

    async def ask(self, one: T) -> bool:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((one, answer))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await answer

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._answer(batch)
        finally:
            self._working = None

    async def _answer(self, batch: list[tuple[T, asyncio.Future[bool]]]) -> None:
        try:
            done = await self._do([one for one, _ in batch])
        except Exception as error:
            for _, answer in batch:
                if not answer.done():  # whoever asked may be gone
                    answer.set_exception(error)
        else:
            for (_, answer), was_done in zip(batch, done, strict=True):
                if not answer.done():
                    answer.set_result(was_done)
