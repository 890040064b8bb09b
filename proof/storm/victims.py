"""What gets killed or frozen, each in a way of its own, and how it comes back."""

import ctypes
import os
import random
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

import psycopg

from tests.server.services import Services

TABLE, WORKER, POSTGRES, BACKEND, REDIS = "table", "worker", "postgres", "backend", "redis"
PR_SET_CHILD_SUBREAPER = 36
PATIENCE = 300.0
"""Seconds that a server may take to come back, on a slow and busy machine."""


Thaw = Callable[[], None]


class Victim(Protocol):
    kind: str

    def kill(self) -> None:
        """Kill it with no chance to clean up."""

    def freeze(self) -> Thaw:
        """Stop it where it stands, and return how to let it go on. It may be killed meanwhile."""

    def start(self) -> None:
        """Start it, and block until it is up again."""

    @property
    def is_up(self) -> bool: ...


class Program:
    """One of our own processes. If it has a port, it is up when it listens."""

    def __init__(
        self,
        kind: str,
        command: list[str],
        log: Path,
        port: int | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.kind = kind
        self._command = command
        self._log = log
        self._port = port
        self._environment = environment
        self._process: subprocess.Popen[bytes] | None = None
        self._ready = False

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self._environment
            )
        self._ready = self._port is None or _wait(lambda: self.has_ended or listens(self._port))

    def kill(self) -> None:
        self._ready = False
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def freeze(self) -> Thaw:
        process = self._process
        if process is None:
            return lambda: None
        process.send_signal(signal.SIGSTOP)
        return lambda: process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        """Ask it to stop; kill it only if it does not."""
        self._ready = False
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()

    @property
    def has_ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    @property
    def is_up(self) -> bool:
        return self._ready and not self.has_ended


class Postgres:
    """The whole server: the postmaster first, so that it cannot react when its children die, then the children."""

    kind = POSTGRES

    def __init__(self, services: Services) -> None:
        self._services = services

    def start(self) -> None:
        _insist(self._services.start)

    def kill(self) -> None:
        postmaster = self._services.pid("postgres")
        children = children_of(postmaster)
        for pid in (postmaster, *children):
            _kill(pid)
        for pid in (postmaster, *children):
            _bury(pid)

    def freeze(self) -> Thaw:
        postmaster = self._services.pid("postgres")
        return _frozen(postmaster, *children_of(postmaster))

    @property
    def is_up(self) -> bool:
        return _answers(self._services.postgres_dsn)


class Backend:
    """One process of PostgreSQL that serves a connection. The postmaster then ends all others and recovers."""

    kind = BACKEND

    def __init__(self, services: Services, rng: random.Random) -> None:
        self._services = services
        self._rng = rng

    def start(self) -> None:
        _wait(lambda: self.is_up)

    def kill(self) -> None:
        _kill(self._rng.choice(self._serving()))

    def freeze(self) -> Thaw:
        return _frozen(self._rng.choice(self._serving()))

    def _serving(self) -> list[int]:
        children = children_of(self._services.pid("postgres"))
        return [pid for pid in children if b"127.0.0.1" in _command_line(pid)]

    @property
    def is_up(self) -> bool:
        return _answers(self._services.postgres_dsn) and bool(self._serving())


class Redis:
    kind = REDIS

    def __init__(self, services: Services) -> None:
        self._services = services

    def start(self) -> None:
        _insist(self._services.start)

    def kill(self) -> None:
        pid = self._services.pid("redis")
        _kill(pid)
        _bury(pid)

    def freeze(self) -> Thaw:
        return _frozen(self._services.pid("redis"))

    @property
    def is_up(self) -> bool:
        return listens(int(self._services.redis_url.rpartition(":")[2].partition("/")[0]))


def listens(port: int | None) -> bool:
    with socket.socket() as line:
        line.settimeout(1)
        return port is not None and line.connect_ex(("127.0.0.1", port)) == 0


def free_port(rng: random.Random) -> int:
    """Below the range of ephemeral ports: it must still be free after a kill."""
    while listens(port := rng.randrange(20_000, 32_000)):
        pass
    return port


def children_of(parent: int) -> list[int]:
    try:
        text = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    except FileNotFoundError:
        return []
    return [int(pid) for pid in text.split()]


def _command_line(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def _kill(pid: int) -> None:
    _send(signal.SIGKILL, pid)


def _frozen(*pids: int) -> Thaw:
    _send(signal.SIGSTOP, *pids)
    return lambda: _send(signal.SIGCONT, *pids)


def _send(which: signal.Signals, *pids: int) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, which)


def _bury(pid: int) -> None:
    """Wait until it is gone. A zombie that nobody reaps would still look alive."""
    with suppress(ChildProcessError):
        os.waitpid(pid, 0)
    _wait(lambda: not Path(f"/proc/{pid}").exists())


@contextmanager
def adopting() -> Iterator[None]:
    """Reap the orphans of our children."""
    prctl = ctypes.CDLL(None).prctl
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    try:
        yield
    finally:
        prctl(PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0)


def _answers(dsn: str) -> bool:
    try:
        with psycopg.connect(dsn, connect_timeout=2):
            return True
    except psycopg.OperationalError:
        return False


def _wait(is_so: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError("It did not come back.")
        time.sleep(0.05)
    return True


def _insist(start: Callable[[], None]) -> None:
    """A server may not start at once: the shared memory of the killed one may not have been released yet."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            start()
        except AssertionError:
            if time.monotonic() > end:
                raise
            time.sleep(0.3)
        else:
            return
