"""Bots as separate workers: jobs are queued in PostgreSQL, in the transaction of the action they answer."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import psycopg
from procrastinate import App, BaseRetryStrategy, PsycopgConnector, RetryDecision
from procrastinate.connector import Notify
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Job as QueuedJob

from gonfalon.table.bots.answering import answer_for_bot
from gonfalon.table.bots.thinking import think
from gonfalon.table.stores.postgres import PostgresStore
from gonfalon.table.stores.store import Job, StoreDown
from gonfalon.table.table import Table
from gonfalon.table.troubles import CannotOpen, Troubled

WAITED_FOR = "waited-for"
"""The queue of bots that a person is waiting for."""
UNHURRIED = "unhurried"
MOVE = "gonfalon.move"
BEAT = 2.0
DEAD_AFTER = 3 * BEAT
"""Seconds without a heartbeat after which a worker's job is given to another."""
AGAIN = 1
"""Seconds after which a failed job is retried."""
MOST_ATTEMPTS = 10_000
AGAIN_ELSEWHERE = 60
"""The same for a match whose rules are not installed: another worker may have them, and no job waits behind it."""
SCHEMA_LOCK = 1187_1191_1212

log = logging.getLogger("gonfalon.table")


class Retry(BaseRetryStrategy):
    """Retries a match whose rules are not installed for ever."""

    def get_retry_decision(self, *, exception: BaseException, job: QueuedJob) -> RetryDecision | None:
        if isinstance(exception, CannotOpen):
            return RetryDecision(retry_in={"seconds": AGAIN_ELSEWHERE})
        return RetryDecision(retry_in={"seconds": AGAIN}) if job.attempts < MOST_ATTEMPTS else None


class Queue:
    """Enqueues jobs for bots in one database, on the caller's connection."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._app = App(connector=PsycopgConnector(conninfo=dsn, min_size=1, max_size=4))

    async def prepare(self) -> None:
        """Create the queue's schema if it does not exist. Several processes may do so at once."""
        async with await psycopg.AsyncConnection.connect(self._dsn) as connection:
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", [SCHEMA_LOCK])
            found = await connection.execute("SELECT to_regclass('procrastinate_jobs')")
            if await found.fetchone() == (None,):
                await connection.execute(self._app.schema_manager.get_schema())

    async def call(self, connection: psycopg.AsyncConnection[Any], job: Job) -> None:
        """Enqueue a job on this connection, so that it is committed with the action or not at all."""
        deferrer = self._app.configure_task(
            MOVE,
            queue=WAITED_FOR if job.waited_for else UNHURRIED,
            priority=int(job.waited_for),
            connection=connection,
        )
        try:
            await deferrer.defer_async(match=job.match, number=job.number)
        except ConnectorException as error:
            raise StoreDown("no response from the queue") from error


class QueuedStore(PostgresStore):
    """A PostgresStore that enqueues the bots' jobs."""

    def __init__(self, dsn: str) -> None:
        self._queue = Queue(dsn)
        super().__init__(dsn, self._queue.call)

    async def open(self) -> None:
        await super().open()
        try:
            await self._queue.prepare()
        except psycopg.OperationalError as error:
            raise StoreDown("no response from the queue") from error


class Listening(PsycopgConnector):
    """Listens again after the database was down. Procrastinate's own connector would only poll from then on."""

    async def listen_notify(self, on_notification: Notify, channels: Iterable[str]) -> None:
        while True:
            with suppress(ConnectorException):
                await super().listen_notify(on_notification, channels)
            await asyncio.sleep(1)


class Worker:
    """Thinks for bots, one job at a time, until it is stopped. Another worker picks up whatever it leaves undone."""

    def __init__(self, table: Table, dsn: str, queues: list[str]) -> None:
        self._table = table
        self._dsn = dsn
        self._queues = queues

    async def work(self) -> None:
        """Keeps going when the database fails: that is temporary."""
        while True:
            try:
                await self._work()
                return
            except (ConnectorException, psycopg.Error) as error:
                log.warning("queue unreachable, retrying", extra={"why": type(error).__name__})
                await asyncio.sleep(1)

    async def _answered(self, match: str, number: int) -> bool:
        """Whether it is done. False while the database is down: then the job could not be requeued either."""
        try:
            await answer_for_bot(self._table, match, number, _think)
        except Troubled as error:
            if error.code != "store-down":
                raise
            return False
        return True

    async def _work(self) -> None:
        app = App(connector=Listening(conninfo=self._dsn, min_size=1, max_size=4))

        @app.task(name=MOVE, retry=Retry())
        async def move(match: str, number: int) -> None:
            while not await self._answered(match, number):
                await asyncio.sleep(1)

        async with app.open_async():
            rescue = asyncio.create_task(_rescue(app))
            try:
                await app.run_worker_async(
                    queues=self._queues,
                    concurrency=1,
                    delete_jobs="always",
                    fetch_job_polling_interval=1.0,
                    update_heartbeat_interval=BEAT,
                    stalled_worker_timeout=DEAD_AFTER,
                )
            finally:
                rescue.cancel()
                await asyncio.gather(rescue, return_exceptions=True)


async def _rescue(app: App) -> None:
    """Requeue the jobs of dead workers."""
    while True:
        await asyncio.sleep(BEAT)
        # The database may be down for a moment, or another worker may requeue the same job: keep going.
        with suppress(ConnectorException):
            for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=DEAD_AFTER):
                log.warning("worker died, requeueing its job")
                await app.job_manager.retry_job(job)


async def _think(question: bytes) -> str:
    return await asyncio.to_thread(think, question)
