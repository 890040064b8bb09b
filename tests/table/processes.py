"""Table processes for tests, as a person would start them."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

from gonfalon.table.tickets import ANY_MATCH, HOST, WATCHER, Ticket, Tickets

KEY = "a key for tests that is long enough for any table"
UNBOUNDED = {"GONFALON_RATE": "0", "GONFALON_CONNECTIONS_EACH": "20000", "GONFALON_MATCHES_EACH": "0"}
"""Tests ask more often than people do."""


class Process:
    """`gonfalon serve`, on SQLite or on servers that are given."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        port: int | None = None,
        program: tuple[str, ...] = (sys.executable, "-m", "gonfalon"),
        environment: Mapping[str, str] = UNBOUNDED,
    ) -> None:
        self.home = home
        self._environment = environment
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = home / f"table-{self.port}.log"
        self._command = [*program, "serve", "--port", str(self.port), *arguments]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        known = ("GONFALON_POSTGRES", "GONFALON_REDIS")
        environment = {name: value for name, value in os.environ.items() if name not in known}
        environment |= {**self._environment, "GONFALON_KEYS": KEY, "GONFALON_HOME": str(self.home)}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, env=environment, stdout=log, stderr=log)
        for _ in range(1_200):
            if self._answers():
                return
            time.sleep(0.1)
        raise TimeoutError(self.log.read_text())

    def _answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.address}/v1/games").close()
        except OSError:
            return False
        return True

    def send(self, which: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(which)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(30)

    def get(self, path: str) -> tuple[int, bytes]:
        try:
            with urllib.request.urlopen(self.address + path) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None


@contextmanager
def running(home: Path, *arguments: str) -> Iterator[Process]:
    process = Process(home, *arguments)
    process.start()
    try:
        yield process
    finally:
        if process.running:
            process.stop(signal.SIGKILL)


def host_ticket() -> str:
    return Tickets([KEY]).write(Ticket(ANY_MATCH, HOST, int(time.time()) + 3_600))


def watching(match: str) -> str:
    """A watcher's ticket."""
    return Tickets([KEY]).write(Ticket(match, WATCHER, int(time.time()) + 3_600))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def log_lines(process: Process) -> list[dict[str, object]]:
    """What it logged; every line but the greeting must be JSON."""
    greeting, *lines = process.log.read_bytes().splitlines()
    assert greeting.startswith(b"A table at")
    return [msgspec.json.decode(line) for line in lines]
