"""Bots as separate workers: jobs are queued in PostgreSQL, in the transaction of the action they answer."""

import asyncio
import logging
import secrets
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
from procrastinate import App, BaseRetryStrategy, JobContext, PsycopgConnector, RetryDecision
from procrastinate.connector import BaseConnector, Notify
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Job as QueuedJob
from procrastinate.jobs import Notification, Status
from procrastinate.manager import JobManager, NotificationCallback
from procrastinate.schema import SchemaManager

from gonfalon.server.bots.answering import Think, answer_for_bot, told_of
from gonfalon.server.bots.process import PATIENCE, QUICK, BotChild, ChildProcess
from gonfalon.server.bots.thinking import BotFailed, BotTooSlow
from gonfalon.server.errors import CannotOpen, Troubled, place_of
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.cache import is_store_down
from gonfalon.server.periodic import is_cancelled
from gonfalon.server.stores.interface import Job, StoreDown
from gonfalon.server.stores.postgres import PostgresStore

WAITED_FOR = "waited-for"
"""The queue of bots that a person is waiting for."""
UNHURRIED = "unhurried"
SLOW = "slow"
"""The queue of bots that were too slow in one of the others. Every worker serves it beside them."""
MOVE = "gonfalon.move"
BEAT = 2.0
DEAD_AFTER = 3 * BEAT
"""Seconds without a heartbeat after which a worker's job is given to another."""
AGAIN = 1
"""Seconds after which a failed job is retried."""
LONGEST = 600
"""The same after many failures: they double every time."""
AGAIN_ELSEWHERE = 60
"""The same for a match whose rules are not installed: another worker may have them, and no job waits behind it."""
AT_ONCE = 100
"""How many answers a worker keeps back at once until their time has come."""
POOL_PATIENCE = 3.0
"""Seconds in which the queue's database must give a connection."""
SCHEMA_LOCK = 1187_1191_1212
BEFORE_WE_NOTED = "03.04.00_50_post_add_retry_failed_job_procedure.sql"
"""What a queue has that was created before its migrations were noted."""
PATIENCE_TO_CONNECT = 3

_FAILING = "SELECT count(*) FROM procrastinate_jobs WHERE status = 'todo' AND attempts > 0"
_SCHEMA_TABLE = "CREATE TABLE IF NOT EXISTS gonfalon_queue_schema (name text PRIMARY KEY)"
_NOTE_MIGRATION = "INSERT INTO gonfalon_queue_schema (name) VALUES (%s)"
MOST_CROWDED = 1_000
_CROWD = """
SELECT count(*) FROM gonfalon_matches AS mine, gonfalon_matches AS due
WHERE mine.id = %s AND mine.host <> '' AND due.host = mine.host AND NOT due.over AND due.bot IS NOT NULL
"""

log = logging.getLogger("gonfalon.server")


class Retry(BaseRetryStrategy):
    """No job is ever given up: as long as it is due, its match waits for it."""

    def get_retry_decision(self, *, exception: BaseException, job: QueuedJob) -> RetryDecision:
        if isinstance(exception, asyncio.CancelledError):  # this worker is about to stop
            return RetryDecision(retry_in={"seconds": 0})
        if isinstance(exception, CannotOpen):
            return RetryDecision(retry_in={"seconds": AGAIN_ELSEWHERE})
        pause = min(AGAIN * 2 ** min(job.attempts, 32), LONGEST)
        queue = SLOW if isinstance(exception, BotTooSlow) else None
        return RetryDecision(retry_in={"seconds": pause}, queue=queue)


async def _applied(connection: psycopg.AsyncConnection[Any]) -> str:
    """The last migration of the queue's schema that this database has seen."""
    found = await (await connection.execute("SELECT max(name) FROM gonfalon_queue_schema")).fetchone()
    return str(found[0]) if found and found[0] else BEFORE_WE_NOTED


def _migrations(after: str) -> list[tuple[str, str]]:
    """Procrastinate brings them along, by version, but does not note which were applied."""
    files = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    return [(file.name, file.read_text("utf-8")) for file in files if file.name > after]


class Queue:
    """Enqueues jobs for bots in one database, on the caller's connection."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._app = App(connector=PsycopgConnector(conninfo=dsn, min_size=1, max_size=4))

    async def prepare(self) -> None:
        """Create the queue's schema, or bring it up to date. Several processes may do so at once."""
        async with await psycopg.AsyncConnection.connect(
            self._dsn, autocommit=True, connect_timeout=PATIENCE_TO_CONNECT
        ) as connection:
            await connection.execute("SELECT pg_advisory_lock(%s)", [SCHEMA_LOCK])
            await connection.execute(_SCHEMA_TABLE)
            async with connection.transaction():
                await self._create(connection)
            for name, sql in _migrations(await _applied(connection)):
                async with connection.transaction():
                    await connection.execute(sql.encode())
                    await connection.execute(_NOTE_MIGRATION, [name])

    async def _create(self, connection: psycopg.AsyncConnection[Any]) -> None:
        found = await connection.execute("SELECT to_regclass('procrastinate_jobs')")
        if await found.fetchone() == (None,):
            await connection.execute(self._app.schema_manager.get_schema())
            await connection.execute(_NOTE_MIGRATION, [_migrations("")[-1][0]])

    async def call(self, connection: psycopg.AsyncConnection[Any], jobs: list[Job]) -> None:
        """Enqueue jobs on this connection, so that they are committed with the actions or not at all."""
        moves = [self._move(job, await _crowd(connection, job)) for job in jobs]
        try:
            await self._app.job_manager.batch_defer_jobs_async(jobs=moves, connection=connection)
        except ConnectorException as error:
            raise StoreDown("no response from the queue") from error

    def _move(self, job: Job, crowd: int) -> QueuedJob:
        queue, priority = WAITED_FOR if job.waited_for else UNHURRIED, MOST_CROWDED * job.waited_for - crowd
        deferrer = self._app.configure_task(MOVE, queue=queue, priority=priority)
        return deferrer.make_new_job(match=job.match, number=job.number)


async def _crowd(connection: psycopg.AsyncConnection[Any], job: Job) -> int:
    """How many bots of the same host are to move: who has many waits, and who has one does not wait for them."""
    (found,) = await (await connection.execute(_CROWD, [job.match], prepare=True)).fetchone() or (0,)
    return min(int(found), MOST_CROWDED - 1)


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

    async def failing_jobs(self) -> int:
        ((count,),) = await self._ask(_FAILING)
        return int(count)


class Listening(PsycopgConnector):
    """Listens again after the database was down. Procrastinate's own connector would only poll from then on."""

    async def listen_notify(self, on_notification: Notify, channels: Iterable[str]) -> None:
        while True:
            with suppress(ConnectorException):
                await super().listen_notify(on_notification, channels)
            await asyncio.sleep(1)


ANOTHER: Notification = {"type": "job_inserted", "job_id": 0}
"""Lets a worker look for a job."""


class JobsInTurn(JobManager):
    """Fetches no job while the bot of another one thinks: a worker that is free does it sooner, and who is most urgent
    comes next. Jobs whose answers are only kept back go on meanwhile."""

    def __init__(self, connector: BaseConnector) -> None:
        super().__init__(connector)
        self._thinking: dict[tuple[str, ...], int | None] = {}
        """By the queues that are served together, the id of the job."""
        self._listeners: dict[tuple[str, ...], NotificationCallback] = {}

    async def fetch_job(self, queues: Iterable[str] | None, worker_id: int) -> QueuedJob | None:
        served, job = tuple(queues or ()), None
        if served in self._thinking:
            return None
        self._thinking[served] = None
        try:
            job = await super().fetch_job(queues, worker_id)
        finally:
            if job is None:
                del self._thinking[served]
            else:
                self._thinking[served] = job.id
        return job

    async def listen_for_jobs(
        self, *, on_notification: NotificationCallback, queues: Iterable[str] | None = None
    ) -> None:
        self._listeners[tuple(queues or ())] = on_notification
        await super().listen_for_jobs(on_notification=on_notification, queues=queues)

    async def finish_job(self, job: QueuedJob, status: Status, delete_job: bool) -> None:
        """Also of a job that could not even begin."""
        try:
            await super().finish_job(job, status, delete_job)
        finally:
            await self.next(job)

    async def retry_job(self, job: QueuedJob, *arguments: Any, **named: Any) -> None:
        try:
            await super().retry_job(job, *arguments, **named)
        finally:
            await self.next(job)

    async def next(self, after: QueuedJob) -> None:
        """Nobody thinks about this job any more."""
        for served in [served for served, job in self._thinking.items() if job == after.id]:
            del self._thinking[served]
            if served in self._listeners:
                await self._listeners[served](channel="", notification=ANOTHER)


class Worker:
    """Thinks for bots until it is cancelled. Another worker picks up whatever it leaves undone."""

    def __init__(self, table: GameServer, dsn: str, queues: list[str]) -> None:
        self._table = table
        self._dsn = dsn
        self._queues = queues
        self._quick = BotChild(ChildProcess, QUICK)
        self._patient = BotChild(ChildProcess, PATIENCE)

    async def work(self) -> None:
        """Keeps going whatever fails: most of all the database, and that is temporary."""
        try:
            while True:
                try:
                    # In a task of its own: in Python 3.11 a group that fails leaves its task as if it were cancelled.
                    await asyncio.create_task(self._work())
                except* Exception as errors:
                    why = ", ".join(place_of(error) for error in errors.exceptions)
                    log.warning("queue unreachable, retrying", extra={"why": why})
                if is_cancelled():  # a group that fails while it is cancelled raises only its errors
                    return
                await asyncio.sleep(1)
        finally:
            await self._quick.end()
            await self._patient.end()

    async def _answered(self, match: str, number: int, think: Think) -> bool:
        """Whether it is done. False while the database is down: then the job could not be requeued either."""
        try:
            await answer_for_bot(self._table, match, number, think)
        except (Exception, SystemExit) as error:
            if is_store_down(error) and not await self._store_works():
                return False
            why = str(error) if isinstance(error, BotFailed | Troubled) else place_of(error)
            log.error("bot failed", extra={"match": match, "why": why})
            if isinstance(error, SystemExit):
                raise BotFailed(why) from error
            raise
        return True

    async def _store_works(self) -> bool:
        """Whether it is down only for one match, perhaps because that one is too much for it."""
        token = secrets.token_hex(8)
        try:
            return await self._table.store.prove(token) == token
        except StoreDown:
            return False

    async def _work(self) -> None:
        app = App(connector=Listening(conninfo=self._dsn, min_size=1, max_size=4, timeout=POOL_PATIENCE))
        app.job_manager = jobs = JobsInTurn(app.connector)

        @app.task(name=MOVE, retry=Retry(), pass_context=True)
        async def move(context: JobContext, match: str, number: int) -> None:
            process = self._patient if context.job.queue == SLOW else self._quick
            think = told_of(self._table, process, lambda: jobs.next(context.job))
            while not await self._answered(match, number, think):
                await asyncio.sleep(1)

        async with app.open_async(), asyncio.TaskGroup() as group:
            group.create_task(_rescue(app))
            group.create_task(_served(app, self._queues))
            group.create_task(_served(app, [SLOW]))


async def _served(app: App, queues: list[str]) -> None:
    """Do the jobs of these queues; bots think one at a time. What is undone when this is cancelled is requeued at
    once."""
    await app.run_worker_async(
        queues=queues,
        concurrency=AT_ONCE,
        delete_jobs="always",
        fetch_job_polling_interval=1.0,
        update_heartbeat_interval=BEAT,
        stalled_worker_timeout=DEAD_AFTER,
        install_signal_handlers=False,
        shutdown_graceful_timeout=0,
    )
    raise ConnectorException  # it ends by itself only when it has lost the database


async def _rescue(app: App) -> None:
    """Requeue the jobs of dead workers."""
    while True:
        await asyncio.sleep(BEAT)
        # The database may be down for a moment, or another worker may requeue the same job: keep going.
        with suppress(ConnectorException):
            for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=DEAD_AFTER):
                log.warning("worker died, requeueing its job")
                await app.job_manager.retry_job(job)
