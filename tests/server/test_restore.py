"""A backup that is taken while people play: restored, it has everything that was acknowledged before it was begun."""

import asyncio
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from gonfalon.protocol.requests import Say
from gonfalon.server.bots.queued import QueuedStore
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.stores.interface import Store
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import Tickets
from tests.patience import PATIENCE, until
from tests.server.matches import at, begun, step
from tests.server.services import Services, own_services

MATCHES = 8


def opened(store: Store) -> GameServer:
    return GameServer(store, MemoryFanout(), Tickets(["k" * 32]))


class Load:
    """Matches in which somebody always acts, and what was acknowledged."""

    def __init__(self, table: GameServer) -> None:
        self._table = table
        self.acknowledged: dict[str, int] = {}

    async def play(self, seed: int) -> None:
        rng = random.Random(seed)
        while True:
            match, is_over = await begun(self._table), False
            while not is_over:
                await step(self._table, match, rng)
                await self._table.chat.say(at(match, "crusaders"), Say("c", rng.randrange(10**6), "on"))
                row = await self._table.store.row(match)
                assert row
                self.acknowledged[match], is_over = row.number, row.over


async def under_load(store: Store, backup: Callable[[], None]) -> dict[str, int]:
    """Play, take a backup meanwhile, and play on; returns what was acknowledged when the backup was begun."""
    table = opened(store)
    await table.open()
    load = Load(table)
    playing = [asyncio.create_task(load.play(seed)) for seed in range(MATCHES)]
    try:
        async with asyncio.timeout(PATIENCE):
            while len(load.acknowledged) < MATCHES:
                await asyncio.sleep(0.1)
        before = dict(load.acknowledged)
        await asyncio.to_thread(backup)
        await until(lambda: sum(load.acknowledged.values()) > sum(before.values()), "nobody plays on")
    finally:
        outcomes = await cancelled(playing)
        await table.close()
    assert all(isinstance(outcome, asyncio.CancelledError) for outcome in outcomes), outcomes
    return before


async def cancelled(tasks: list[asyncio.Task[None]]) -> list[BaseException | None]:
    """What came of each. `wait_for` of Python 3.11, which the pool of connections uses, may lose a cancellation: it is
    asked for again until it is heard."""
    going = {*tasks}
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=1)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def check_restored(store: Store, acknowledged: dict[str, int]) -> None:
    """All of it is there, whole, and can be played on."""
    table = opened(store)
    await table.open()
    try:
        for match, number in acknowledged.items():
            log = [entry.number for entry in await table.store.log(match)]
            assert log == list(range(1, len(log) + 1))
            update = await table.queries.update_for(match, "watcher")
            assert update.number == len(log) >= number
            if not update.result:
                await step(table, match, random.Random(1))
    finally:
        await table.close()


def run(*command: str | Path) -> None:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.full
async def test_sqlite(tmp_path: Path) -> None:
    """`gonfalon server backup` copies the file at one moment, while the table writes."""
    file, copy = tmp_path / "table.sqlite", tmp_path / "copy.sqlite"
    command = (sys.executable, "-m", "gonfalon", "server", "backup", "--file", file, copy)
    acknowledged = await under_load(SqliteStore(file), lambda: run(*command))
    assert copy.stat().st_mode & 0o777 == 0o600
    await check_restored(SqliteStore(copy), acknowledged)


@pytest.mark.full
async def test_dump_of_postgres(fresh_database: str, tmp_path: Path) -> None:
    """`pg_dump` takes everything, with the bots' queue."""
    dump = tmp_path / "table.dump"
    acknowledged = await under_load(
        QueuedStore(fresh_database), lambda: run("pg_dump", "--format=custom", f"--file={dump}", fresh_database)
    )
    with psycopg.connect(fresh_database, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    run("pg_restore", "--no-owner", "--exit-on-error", f"--dbname={fresh_database}", dump)
    await check_restored(QueuedStore(fresh_database), acknowledged)


@contextmanager
def archiving() -> Iterator[Services]:
    """A PostgreSQL that keeps everything it ever wrote."""
    with own_services("postgres") as services:
        archive = services.folder / "archive"
        archive.mkdir()
        archive.chmod(0o777)
        with psycopg.connect(services.postgres_dsn, autocommit=True) as connection:
            for name, value in {
                "archive_mode": "on",
                "archive_timeout": "60",
                "archive_command": f"test ! -f {archive}/%f && cp %p {archive}/%f",
            }.items():
                connection.execute(f"ALTER SYSTEM SET {name} = '{value}'".encode())
        services.stop()
        services.start()
        yield services


@pytest.mark.full
@pytest.mark.postgres
async def test_any_moment_of_postgres() -> None:
    """From a base backup and the archived log the database comes back as it was at any moment after the backup."""
    with archiving() as services:
        data, base = services.folder / "postgres", services.folder / "base"
        base.mkdir()
        moment: list[str] = []

        def back_up() -> None:
            run("pg_basebackup", "--checkpoint=fast", f"--dbname={services.postgres_dsn}", f"--pgdata={base}")

        def note() -> None:
            with psycopg.connect(services.postgres_dsn) as connection:
                found = connection.execute("SELECT clock_timestamp()::text").fetchone()
                assert found
                moment.append(found[0])

        await under_load(QueuedStore(services.postgres_dsn), back_up)
        acknowledged = await under_load(QueuedStore(services.postgres_dsn), note)
        with psycopg.connect(services.postgres_dsn, autocommit=True) as connection:
            connection.execute("DROP TABLE gonfalon_log CASCADE")  # the accident
            connection.execute("SELECT pg_switch_wal()")
        services.stop()
        settings = [
            f"restore_command = 'cp {services.folder}/archive/%f %p'",
            f"recovery_target_time = '{moment[0]}'",
            "recovery_target_action = 'promote'",
        ]
        (base / "postgresql.auto.conf").write_text("\n".join(settings) + "\n")
        (base / "recovery.signal").touch()
        for socket in base.glob(".s.*"):
            socket.unlink()  # this server keeps its socket with its data
        data.rename(services.folder / "lost")
        run("chown", "--recursive", "--reference", services.folder / "lost", base)
        base.chmod(0o700)
        base.rename(data)
        services.start()
        await until_promoted(services.postgres_dsn)
        await check_restored(QueuedStore(services.postgres_dsn), acknowledged)


async def until_promoted(dsn: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            with psycopg.connect(dsn) as connection:
                if connection.execute("SELECT pg_is_in_recovery()").fetchone() == (False,):
                    return
            await asyncio.sleep(0.2)


def test_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It overwrites nothing, invents nothing, and is not for PostgreSQL."""
    from gonfalon.cli import main

    file = tmp_path / "table.sqlite"
    assert main(["server", "backup", "--file", str(file), str(tmp_path / "copy")]) == 1
    assert "File not found" in capsys.readouterr().err
    asyncio.run(opened_once(SqliteStore(file)))
    (tmp_path / "copy").write_text("precious")
    assert main(["server", "backup", "--file", str(file), str(tmp_path / "copy")]) == 1
    assert "already exists" in capsys.readouterr().err
    assert (tmp_path / "copy").read_text() == "precious"
    (tmp_path / "noise").write_bytes(bytes(range(1, 256)) * 20)
    assert main(["server", "backup", "--file", str(tmp_path / "noise"), str(tmp_path / "other")]) == 1
    assert "isn't a complete SQLite file, or the disk is full." in capsys.readouterr().err
    assert not (tmp_path / "other").exists()
    assert main(["server", "backup", "--postgres", "postgresql:///none", str(tmp_path / "other")]) == 1
    assert "pg_dump" in capsys.readouterr().err


async def opened_once(store: Store) -> None:
    await store.open()
    await store.close()
