"""Table processes for tests, as a person would start them, but with a fate that is the same in every run."""

import os
import random
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from gonfalon.server.tokens import ANY_MATCH, HOST, WATCHER, Ticket, Tickets
from tests.patience import PATIENCE
from tests.server import fixed_fate

KEY = "a key for tests that is long enough for any table"
UNBOUNDED = {"GONFALON_RATE": "0", "GONFALON_CONNECTIONS_EACH": "20000", "GONFALON_MATCHES_EACH": "0"}
"""Tests ask more often than people do."""
PORTS = range(20_000, 32_000)
"""Below those that a system gives to whoever connects, so that a port is still free after a restart."""
PORTS_TRIED = 5
GREETING = b"Server running at"


class PortTaken(Exception):
    """Another program listens there."""


class Process:
    """`gonfalon serve`, on SQLite or on servers that are given. Before its first start it may get another port."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        port: int | None = None,
        program: tuple[str, ...] = fixed_fate.PROGRAM,
        environment: Mapping[str, str] = UNBOUNDED,
    ) -> None:
        self.home = home
        self._environment = environment
        self._program, self._arguments = program, arguments
        self._may_move = port is None
        self._listen_at(port or free_port())
        self._process: subprocess.Popen[bytes] | None = None

    def _listen_at(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.log = self.home / f"table-{port}.log"

    def start(self) -> None:
        for _ in range(PORTS_TRIED):
            try:
                self._start()
                break
            except PortTaken:
                if not self._may_move:
                    raise
                self._listen_at(free_port())
        else:
            raise PortTaken
        self._may_move = False

    def _start(self) -> None:
        known = ("GONFALON_POSTGRES", "GONFALON_REDIS")
        environment = {name: value for name, value in os.environ.items() if name not in known}
        environment |= {
            "GONFALON_LANG": "en",
            **self._environment,
            "GONFALON_KEYS": KEY,
            "GONFALON_HOME": str(self.home),
        }
        command = [*self._program, "serve", "--port", str(self.port), *self._arguments]
        with self.log.open("ab") as log:
            before = log.tell()
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        end = time.monotonic() + 2 * PATIENCE
        while not (GREETING in (told := self.log.read_bytes()[before:]) and self._answers()):
            if not self.running:
                raise PortTaken if b"already" in told else AssertionError(told.decode())
            assert time.monotonic() < end, told
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.address}/v1/games", timeout=10).close()
        except OSError:
            return False
        return True

    def send(self, which: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(which)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    def get(self, path: str) -> tuple[int, bytes]:
        try:
            with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read()

    @property
    def postgres(self) -> str | None:
        """The address of its database, if that is not a file in its home."""
        given = self._arguments
        return given[given.index("--postgres") + 1] if "--postgres" in given else None

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
    """A port at which nobody listens. Somebody may before you do: then draw again, or take `listener`."""
    with listener() as probe:
        port: int = probe.getsockname()[1]
        return port


def listener(port: int | None = None) -> socket.socket:
    """A socket that listens here, at a free port or at one where somebody listened before."""
    if port is not None:
        return socket.create_server(("127.0.0.1", port))
    while True:
        with suppress(OSError):
            return socket.create_server(("127.0.0.1", random.SystemRandom().choice(PORTS)))


def log_lines(process: Process) -> list[dict[str, object]]:
    """What it logged; every line but the greeting must be JSON."""
    greeting, *lines = process.log.read_bytes().splitlines()
    assert greeting.startswith(GREETING)
    return [msgspec.json.decode(line) for line in lines]
