"""Rules that raise leave a match as it was and give an error that an operator finds; a late database is waited for."""

import asyncio
import json
import os
import random
import re
import shutil
import signal
from pathlib import Path
from typing import Any

import psycopg
import pytest
from procrastinate.schema import SchemaManager

from gonfalon.core import registry
from gonfalon.protocol.requests import NewMatch
from gonfalon.protocol.types import Live
from gonfalon.server import monitoring
from gonfalon.server.bots.queued import QueuedStore
from gonfalon.server.errors import Troubled
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.clocks import TRUST
from gonfalon.server.monitoring import JsonLines
from gonfalon.server.stores.interface import Row
from gonfalon.server.stores.sqlite import SqliteStore
from tests.patience import PATIENCE, until
from tests.server.attacks.test_bad_bots import BOTH, finished, opened, worker
from tests.server.faults.disk import Disk
from tests.server.honesty.running import running
from tests.server.matches import begun, step
from tests.server.processes import Process
from tests.server.services import Services, own_services
from tests.server.test_http import mover, seated, told

SECRET = "what the other hand holds"


@pytest.mark.parametrize("slip", [KeyError(SECRET), SystemExit(SECRET), RecursionError(SECRET)])
def test_rules_that_raise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, slip: BaseException
) -> None:
    """The match stays as it was, also in memory; the player is given a name for the error, under which the log has the
    place but nothing of the game; and the table goes on."""
    with running(tmp_path) as table:
        seats = seated(table)
        seat, before = mover(seats), seats[0].latest()
        rules = type(registry.find("navas").rules)
        honest = rules.do

        def fail(self: Any, state: Any, action: Any) -> None:
            honest(self, state, action)
            raise slip

        word = seat.words()[0]
        with monkeypatch.context() as broken:
            broken.setattr(rules, "do", fail)
            broken.setattr(rules, "apply", fail)
            answer = seat.act(word)
        assert told(answer) == (500, "broken")
        (name,) = re.findall(r"\b[0-9a-f]{8}\b", json.loads(answer.body)["text"])
        assert seats[0].latest() == before
        assert seat.act(word).status == 200
    (line,) = [line for line in caplog.records if vars(line).get("error") == name]
    logged = JsonLines().format(line)
    assert SECRET not in logged
    assert f"line {fail.__code__.co_firstlineno + 2}, in fail" in logged
    assert before["match"]["id"] in logged


@pytest.mark.full
@pytest.mark.postgres
async def test_table_waits_for_its_database(tmp_path: Path) -> None:
    """A table that starts before its database says so in its log, waits, and then serves."""
    with own_services("postgres") as services:
        postgres = Services(services.folder, "postgres")
        dsn = services.postgres_dsn
        postgres.stop()
        process = Process(tmp_path, "--postgres", dsn)
        starting = asyncio.create_task(asyncio.to_thread(process.start))
        try:
            async with asyncio.timeout(PATIENCE):
                while not process.log.exists() or b"The database doesn't respond." not in process.log.read_bytes():
                    await asyncio.sleep(0.1)
            assert process.running
            postgres.start()
            await starting
            assert process.get("/v1/health")[0] == 200
        finally:
            if process.running:
                process.stop(signal.SIGKILL)
            await asyncio.gather(starting, return_exceptions=True)


@pytest.mark.full
async def test_queue_of_an_earlier_release_is_migrated(
    fresh_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A queue's schema is brought up to date, once, by any number of processes at a time; its jobs are then done."""
    files = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    old = [file for file in files if file.name < "03.02"]
    async with await psycopg.AsyncConnection.connect(fresh_database, autocommit=True) as connection:
        for file in old:
            await connection.execute(file.read_bytes())
        await connection.execute("CREATE TABLE gonfalon_queue_schema (name text PRIMARY KEY)")
        await connection.execute("INSERT INTO gonfalon_queue_schema VALUES (%s)", [old[-1].name])
    await _opened_by_three(fresh_database)
    await _is_served(fresh_database)
    shutil.copytree(files[0].parent, tmp_path / "migrations")
    (tmp_path / "migrations/99.00.00_01_next.sql").write_text("CREATE TABLE procrastinate_next ()")
    monkeypatch.setattr(SchemaManager, "get_migrations_path", lambda: str(tmp_path / "migrations"))
    await _opened_by_three(fresh_database)
    async with await psycopg.AsyncConnection.connect(fresh_database) as connection:
        found = await connection.execute("SELECT to_regclass('procrastinate_next')::text")
        assert await found.fetchone() == ("procrastinate_next",)


async def _opened_by_three(dsn: str) -> None:
    stores = [QueuedStore(dsn) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in stores))
    for store in stores:
        await store.close()


async def _is_served(dsn: str) -> None:
    async with opened(QueuedStore(dsn)) as table:
        match = (await table.creation.create(BOTH)).match
        with worker(dsn):
            await finished(table, match)


async def _played_until_refused(table: GameServer, match: str, rng: random.Random) -> Row:
    """What was written last. What is left of the last page may still be written."""
    while True:
        row = await table.store.row(match)
        assert row
        try:
            await step(table, match, rng)
        except Troubled as error:
            if error.code != "store-down":
                raise
            return row


@pytest.mark.full
@pytest.mark.linux
@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="only root can mount a file system")
async def test_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk is full nothing is written and no clock runs; when there is room again, play goes on."""
    monkeypatch.setattr("tests.server.faults.disk.SIZE", "4m")
    disk = Disk(tmp_path / "disk")
    disk.mount()
    try:
        async with opened(SqliteStore(tmp_path / "disk/table.sqlite")) as table:
            match = await begun(table, NewMatch("saladin", "arsuf", time=Live(60)))
            rng = random.Random(1)
            disk.fill()
            before = await _played_until_refused(table, match, rng)
            await asyncio.sleep(TRUST / 1000 + 0.5)
            stands = table.time.played()
            assert (await monitoring.examine(table)).playable is False
            assert await table.store.row(match) == before
            await asyncio.sleep(0.5)
            assert table.time.played() == stands
            disk.make_room()
            await step(table, match, rng)
            await until(lambda: table.time.played() > stands)
            assert (await table.queries.update_for(match, "watcher")).number > before.number
    finally:
        disk.unmount()
