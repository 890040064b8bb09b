"""The table of a page as its page meets it: by messages, and with a clock that the test sets."""

import asyncio
import json
import threading
from abc import abstractmethod
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from queue import Queue
from typing import Any, TypeVar

from gonfalon.server.bots.process import ChildProcess
from gonfalon.server.browser.page_table import PageTable
from gonfalon.server.browser.worker import TableWork
from gonfalon.server.matches.seating import TICKET_LIFE
from gonfalon.server.stores.interface import Store
from gonfalon.server.tokens import Ticket, Tickets
from tests.patience import PATIENCE
from tests.server.honesty.raw import BEAT, Answer, Socket, Stream
from tests.server.honesty.running import KEY, NOON

T = TypeVar("T")


class Page:
    """One table that is open for its page. How messages reach it, `post` must say."""

    def __init__(self) -> None:
        self.at = NOON
        self._numbers = count(1)
        self._told: dict[int, Queue[Any]] = {}

    @abstractmethod
    def post(self, kind: str, number: int, **said: Any) -> None: ...

    @property
    @abstractmethod
    def store(self) -> Any: ...

    @abstractmethod
    def do(self, work: Coroutine[Any, Any, T]) -> T: ...

    def ticket(self, match: str, seat: str) -> str:
        return Tickets([KEY]).write(Ticket(match, seat, NOON // 1000 + TICKET_LIFE))

    def connection(self) -> "Asked":
        return Asked(self)

    def listen(self, _: type[Stream] | type[Socket], path: str, ticket: str, *, named: bool) -> "Listening":
        """There is but one way to listen, and but one to name the ticket."""
        return Listening(self, path.replace("/stream?", "/socket?"), ticket)

    def talk(self) -> tuple[int, "Queue[Any]"]:
        """A number for messages, and where those come that bear it."""
        number = next(self._numbers)
        self._told[number] = Queue()
        return number, self._told[number]

    def hear(self, text: str) -> None:
        message = json.loads(text)
        self._told[message["id"]].put(message)


class RunningPage(Page):
    """In a thread of this process."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._file = folder / "page.sqlite"
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def open(self) -> None:
        self._thread.start()
        self.do(self._begin())

    async def _begin(self) -> None:
        self._page = PageTable(self._file, KEY, _keep_nothing, ChildProcess, lambda: self.at)
        self._work = TableWork(self._page, await self._page.begin(), self.hear)

    def close(self) -> None:
        self.do(self._work.end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the table does not close"
        self._loop.close()

    @property
    def store(self) -> Store:
        return self._page.table.store

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def post(self, kind: str, number: int, **said: Any) -> None:
        self._loop.call_soon_threadsafe(self._work.hear, json.dumps({"kind": kind, "id": number, **said}))


class Asked:
    """Requests, one after the other."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def ask(self, method: str, path: str, ticket: str = "", body: bytes | None = None) -> Answer:
        number, told = self._page.talk()
        headers = {"Authorization": f"Bearer {ticket}"} if ticket else {}
        self._page.post("ask", number, method=method, address=path, headers=headers, body=(body or b"").decode())
        answer = told.get(timeout=PATIENCE)
        said = answer.pop("body").encode()
        return Answer(answer["status"], answer["headers"], said, _about(answer) + said)

    def close(self) -> None: ...


class Listening:
    opening = b""

    def __init__(self, page: Page, path: str, ticket: str) -> None:
        self._page = page
        self._number, self._heard = page.talk()
        page.post("open", self._number, address=path, protocols=["gonfalon", f"gonfalon.ticket.{ticket}"])

    def told(self) -> tuple[bytes, bytes]:
        """What it says, and all that came with it."""
        while True:
            message = self._heard.get(timeout=PATIENCE)
            said = message.pop("text").encode()
            if said != BEAT:
                return said, _about(message) + said

    def close(self) -> None:
        self._page.post("close", self._number)


def _about(message: dict[str, Any]) -> bytes:
    """All but its number, which the page has chosen."""
    return json.dumps({name: part for name, part in message.items() if name != "id"}).encode() + b"\n"


async def _keep_nothing() -> None: ...


@contextmanager
def page_running(folder: Path) -> Iterator[RunningPage]:
    page = RunningPage(folder)
    page.open()
    try:
        yield page
    finally:
        page.close()
