"""PostgreSQL and Redis for tests, through scripts/services."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.patience import wait_until

SCRIPT = Path(__file__).parents[2] / "scripts/services"


class Services:
    """Servers in a folder of their own. What was stopped or killed comes back on the same port with `start`."""

    def __init__(self, folder: Path, *names: str) -> None:
        self.folder = folder
        self.names = names or ("postgres", "redis")

    def start(self) -> None:
        self._run("start")

    def stop(self) -> None:
        self._run("stop")

    def remove(self) -> None:
        if self._pid_file("postgres").exists():
            self.crash()  # quicker, and nobody will ask for it again
        self.stop()
        shutil.rmtree(self.folder)

    def crash(self) -> None:
        """Crash PostgreSQL: it has to recover when it starts again."""
        os.kill(self.pid("postgres"), signal.SIGQUIT)
        wait_until(lambda: not self._pid_file("postgres").exists(), "PostgreSQL does not crash")

    def pid(self, name: str) -> int:
        return int(self._pid_file(name).read_text().split()[0])

    def _pid_file(self, name: str) -> Path:
        return self.folder / {"postgres": "postgres/postmaster.pid", "redis": "redis.pid"}[name]

    @property
    def postgres_dsn(self) -> str:
        return self._place("GONFALON_POSTGRES")

    @property
    def redis_url(self) -> str:
        return self._place("GONFALON_REDIS")

    def _place(self, variable: str) -> str:
        lines = (self.folder / "env").read_text().splitlines()
        return dict(line.removeprefix("export ").split("=", 1) for line in lines)[variable]

    def _run(self, act: str) -> None:
        done = subprocess.run([SCRIPT, act, self.folder, *self.names], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


@contextmanager
def own_services(*names: str) -> Iterator[Services]:
    services = Services(_new_folder(), *names)
    services.start()
    try:
        yield services
    finally:
        services.remove()


@contextmanager
def shared_services(meeting: Path) -> Iterator[Services]:
    """The first user of this folder starts them, and the last one stops them."""
    note = meeting / "services"
    with _alone(meeting):
        folder, users = note.read_text().split() if note.exists() else (str(_new_folder()), "0")
        services = Services(Path(folder))
        services.start()
        note.write_text(f"{folder} {int(users) + 1}")
    try:
        yield services
    finally:
        with _alone(meeting):
            users_left = int(note.read_text().split()[1]) - 1
            note.write_text(f"{folder} {users_left}")
            if users_left == 0:
                note.unlink()
                services.remove()


@contextmanager
def own_database(server: str) -> Iterator[str]:
    """A new database on that server, for as long as it is needed."""
    name = f"gonfalon_{os.urandom(6).hex()}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        try:
            yield f"{server.rpartition('/')[0]}/{name}"
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def empty_database(dsn: str) -> None:
    """Empty a database: as good as a new one, and much faster. Open connections are closed."""
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        connection.execute("SET client_min_messages = warning; DROP SCHEMA public CASCADE; CREATE SCHEMA public")


def _new_folder() -> Path:
    """Not one of pytest's: the user postgres must be able to reach it."""
    folder = Path(tempfile.mkdtemp(prefix="gonfalon-"))
    folder.chmod(0o755)
    return folder


@contextmanager
def _alone(meeting: Path) -> Iterator[None]:
    import fcntl  # not on every system

    with (meeting / "services.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
