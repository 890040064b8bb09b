"""A whole table in a thread of this process, on a real socket of the loopback, with a clock that the test sets."""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from gonfalon.server import monitoring
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.creation import Hosting
from gonfalon.server.matches.seating import TICKET_LIFE
from gonfalon.server.settings import Settings
from gonfalon.server.startup import make_server
from gonfalon.server.stores.interface import Store
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import Ticket, Tickets
from tests.patience import PATIENCE
from tests.server.honesty.raw import Connection, Socket, Stream

KEY = "a key that only these tests know"
NOON = 1_900_000_000_000
"""When every test begins, in milliseconds since 1970."""
UNBOUNDED = {"rate": 0, "connections_each": 10_000}
"""Tests ask more often than people do."""

T = TypeVar("T")

monitoring.KEPT = 0  # tests read the figures more often than anybody else, and after each action


class Running:
    """One table that is open for players."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.at = NOON
        self.file = folder / "table.sqlite"
        hosting = Hosting(settings.get("matches_each", 0), settings.get("open", False), settings.get("matches_open", 0))
        self.table = GameServer(
            SqliteStore(self.file), MemoryFanout(), Tickets([KEY]), lambda: self.at, hosting=hosting
        )
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._socket.bind(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        self._server = make_server(self.table, Settings(**UNBOUNDED | settings, file=self.file, port=self.port))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def open(self) -> None:
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the table did not open"
            assert time.monotonic() < until, "the table does not open"
            time.sleep(0.005)

    def stop(self) -> None:
        """Begin to close."""
        self._server.should_exit = True

    def close(self) -> None:
        self.stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the table does not close"
        self._socket.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def door(self) -> Any:
        return self._server.config.door  # type: ignore[attr-defined]

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something happen inside the table's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def call(self, work: Callable[[], None]) -> None:
        async def called() -> None:
            work()

        self.do(called())

    @property
    def store(self) -> Store:
        return self.table.store

    def connection(self) -> Connection:
        return Connection(self.port)

    def listen(self, kind: type[Stream] | type[Socket], path: str, ticket: str, *, named: bool) -> Stream | Socket:
        """With `named` a socket tells its ticket as a browser must, which cannot set a header there."""
        if kind is Socket and named:
            return Socket(self.port, path, "", f"Sec-WebSocket-Protocol: gonfalon, gonfalon.ticket.{ticket}")
        return kind(self.port, path, ticket)

    def ticket(self, match: str, seat: str, life: int = TICKET_LIFE) -> str:
        """A ticket for the first holder of the seat."""
        return self.table.tickets.write(Ticket(match, seat, NOON // 1000 + life))

    def invitation(self, match: str, seat: str, holder: int = 1) -> str:
        return self.table.tickets.write(Ticket(match, seat, NOON // 1000 + TICKET_LIFE, holder, invites=True))

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self._server.config.get_loop_factory()) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._server.serve(sockets=[self._socket])


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Running]:
    table = Running(folder, **settings)
    table.open()
    try:
        yield table
    finally:
        table.close()
