"""A bot that hangs or raises is stopped after its time and asked again later; all others answer meanwhile."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import psycopg
import pytest
from procrastinate.jobs import Job as QueuedJob

from gonfalon.table.bots import local, queued
from gonfalon.table.bots.local import LocalBots
from gonfalon.table.bots.queued import QueuedStore, Retry, Worker
from gonfalon.table.monitoring import health
from gonfalon.table.running.background import BackgroundWork
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.table import Table
from gonfalon.wire.protocol import NewMatch
from tests.bots.packages import installed
from tests.patience import PATIENCE
from tests.table.services import own_services
from tests.table.test_bots import opened, worker

pytestmark = [pytest.mark.asyncio, pytest.mark.linux]
SEATS = ("crusaders", "ayyubids")
MOODY = """
import os, time
from gonfalon.bots import Random

class Moody(Random):
    def choose(self, sight):
        {mood}
        return super().choose(sight)
"""
HANGS = "open({note!r}, 'a').write(f'{{os.getpid()}} '); time.sleep(10_000)"
SULKS = """
        if not os.path.exists({note!r}):
            open({note!r}, 'w').close()
            time.sleep(10_000)"""


def moody(mood: str, note: Path) -> dict[str, tuple[str, str]]:
    return {"moody": ("Moody", MOODY.format(mood=mood.format(note=str(note))))}


def both(bot: str) -> NewMatch:
    return NewMatch("saladin", "arsuf", bots=dict.fromkeys(SEATS, bot))


async def until(is_so: Callable[[], object], seconds: float = 120) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.05)


async def moved(table: Table, match: str, number: int, seconds: float = 120) -> None:
    async with asyncio.timeout(seconds):
        while (await table.update_for(match, "watcher")).number < number:
            await asyncio.sleep(0.05)


def pids(note: Path) -> list[int]:
    return [int(pid) for pid in note.read_text().split()] if note.exists() else []


def is_alive(pid: int) -> bool:
    with suppress(FileNotFoundError):
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    return False


def be_quick(monkeypatch: pytest.MonkeyPatch, quick: float = 4, patient: float = 60) -> None:
    for module in (local, queued):
        monkeypatch.setattr(module, "QUICK", quick, raising=False)
        monkeypatch.setattr(module, "PATIENCE", patient, raising=False)


@pytest.mark.full
async def test_hanging_bot_on_a_laptop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is killed after its time, it is asked again beside the others, and operators see it."""
    be_quick(monkeypatch)
    note = tmp_path / "note"
    with installed(tmp_path, moody(HANGS, note)):
        async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
            bots = LocalBots(table)
            bots.begin()
            try:
                await table.create(both("moody"))
                await until(lambda: len(pids(note)) > 0)
                goes = (await table.create(both("random"))).match
                await moved(table, goes, 10)
                await until(lambda: len(pids(note)) > 1)
                assert not is_alive(pids(note)[0])
                await moved(table, (await table.create(both("random"))).match, 10)
                assert (await health.examine(table)).set_aside["bot"] == 1
            finally:
                await bots.end()
            await until(lambda: not any(is_alive(pid) for pid in pids(note)))


@pytest.mark.full
async def test_bot_that_hangs_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that was cut off is asked again and plays on."""
    be_quick(monkeypatch)
    with installed(tmp_path, moody(SULKS, tmp_path / "note")):
        async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
            bots = LocalBots(table)
            bots.begin()
            try:
                match = (await table.create(both("moody"))).match
                await moved(table, match, 10)
                assert (await health.examine(table)).set_aside["bot"] == 0
            finally:
                await bots.end()


@pytest.mark.full
async def test_hanging_bot_at_a_worker(fresh_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker alone plays all other matches while one bot hangs, and kills what hangs."""
    be_quick(monkeypatch)
    note = tmp_path / "note"
    with installed(tmp_path, moody(HANGS, note)):
        async with opened(QueuedStore(fresh_database)) as table:
            await table.create(both("moody"))
            working = asyncio.create_task(Worker(table, fresh_database, ["waited-for", "unhurried"]).work())
            try:
                await until(lambda: len(pids(note)) > 0)
                goes = (await table.create(both("random"))).match
                await moved(table, goes, 10)
                await until(lambda: len(pids(note)) > 1)
                assert not is_alive(pids(note)[0])
                await moved(table, (await table.create(both("random"))).match, 10)
            finally:
                working.cancel()
                await asyncio.gather(working, return_exceptions=True)
            assert not any(is_alive(pid) for pid in pids(note))
            background = BackgroundWork(table)
            background.begin()
            async with asyncio.timeout(60):
                while (await health.examine(table)).set_aside["bot"] == 0:
                    await asyncio.sleep(0.05)
            await background.end()


@pytest.mark.full
async def test_worker_is_told_to_stop_while_a_bot_hangs(fresh_database: str, tmp_path: Path) -> None:
    """It ends at once, takes the hanging bot along, and leaves the job for the next worker."""
    note = tmp_path / "note"
    with installed(tmp_path, moody(HANGS, note)):
        async with opened(QueuedStore(fresh_database)) as table:
            await table.create(both("moody"))
            with worker(fresh_database) as process:
                await until(lambda: len(pids(note)) > 0)
                process.send_signal(signal.SIGTERM)
                code = await asyncio.to_thread(process.wait, PATIENCE)
                assert code == 0
            assert not any(is_alive(pid) for pid in pids(note))
            async with await psycopg.AsyncConnection.connect(fresh_database) as connection:
                asked = await connection.execute("SELECT status, attempts FROM procrastinate_jobs")
                assert await asked.fetchall() == [("todo", 1)]


@pytest.mark.full
@pytest.mark.postgres
async def test_worker_is_told_to_stop_without_a_database(tmp_path: Path) -> None:
    """It waits for a database that is not there, says so, and stops at once when it is told to."""
    log = tmp_path / "log"
    command = [sys.executable, "-m", "gonfalon", "worker", "--postgres", "postgresql://127.0.0.1:1/none"]
    environment = os.environ | {"GONFALON_KEYS": "k" * 40, "GONFALON_HOME": str(tmp_path)}
    environment.pop("GONFALON_REDIS", None)
    with log.open("wb") as written, subprocess.Popen(command, stderr=written, env=environment) as process:
        try:
            await until(lambda: b"The database does not answer." in log.read_bytes())
            assert process.poll() is None
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, PATIENCE) == 0
        finally:
            process.kill()


@pytest.mark.full
@pytest.mark.postgres
async def test_worker_is_told_to_stop_as_the_database_goes(tmp_path: Path) -> None:
    """However both meet, it ends: what fails on the way out does not make it forget that it was told to."""
    with own_services("postgres") as services:
        async with opened(QueuedStore(services.postgres_dsn)):
            pass
        for pause in (0.0, 0.05, 0.2):
            with worker(services.postgres_dsn) as process:
                await until(lambda: _is_listening(services.postgres_dsn))
                services.crash()
                await asyncio.sleep(pause)
                process.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(process.wait, PATIENCE) == 0
            services.start()


@pytest.mark.full
@pytest.mark.postgres
async def test_worker_outlives_an_outage(tmp_path: Path) -> None:
    """It is the same process that does the jobs afterwards."""
    with own_services("postgres") as services:
        async with opened(QueuedStore(services.postgres_dsn)):
            pass
        with worker(services.postgres_dsn) as process:
            await until(lambda: _is_listening(services.postgres_dsn))
            services.crash()
            await asyncio.sleep(3)
            services.start()
            await until(lambda: process.poll() is not None or _is_listening(services.postgres_dsn))
            await asyncio.sleep(2)
            assert process.poll() is None


def _is_listening(dsn: str) -> bool:
    """For jobs, on a connection of its own."""
    with psycopg.connect(dsn) as connection:
        asked = connection.execute("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN %' LIMIT 1")
        return asked.fetchone() is not None


async def test_cancellation_gets_lost_in_a_group(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A group of tasks that fails while it is cancelled tells only how it failed."""

    works = asyncio.Event()

    async def fail(_: Worker) -> None:
        works.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise ExceptionGroup("lost", [ConnectionError()]) from None

    monkeypatch.setattr(Worker, "_work", fail)
    async with opened(QueuedStore(fresh_database)) as table:
        working = asyncio.create_task(Worker(table, fresh_database, []).work())
        async with asyncio.timeout(PATIENCE):
            await works.wait()
        working.cancel()
        await asyncio.wait_for(asyncio.shield(working), PATIENCE)


@pytest.mark.full
async def test_thinker_does_not_outlive_its_table(tmp_path: Path) -> None:
    """When a table is killed, a bot that hangs in a process of its own does not go on for ever."""
    note = tmp_path / "note"
    with installed(tmp_path, moody(HANGS, note)):
        async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
            match = (await table.create(both("moody"))).match
            question = await table.question_for_bot(match, 0)
        script = (
            "import asyncio, sys\n"
            "from gonfalon.table.bots.local import BotChild, ChildProcess\n"
            "asyncio.run(BotChild(ChildProcess, 600).think(sys.stdin.buffer.read()))\n"
        )
        with subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE) as process:
            assert process.stdin
            process.stdin.write(msgspec.json.encode(question))
            process.stdin.close()
            try:
                await until(lambda: len(pids(note)) > 0)
            finally:
                process.kill()
            await until(lambda: not is_alive(pids(note)[0]))


async def test_no_job_is_given_up() -> None:
    """However often a bot has failed, it is asked again, ever more seldom."""
    for attempts, pause in {0: 1, 1: 2, 5: 32, 20: 600, 9_999: 600, 20_000: 600}.items():
        job = QueuedJob(id=1, queue="q", lock=None, queueing_lock=None, task_name="t", attempts=attempts)
        before = datetime.now(UTC)
        decision = Retry().get_retry_decision(exception=KeyError(), job=job)
        assert decision is not None
        assert decision.retry_at is not None
        assert before <= decision.retry_at - timedelta(seconds=pause) <= datetime.now(UTC)
