"""The ends of the messages in a worker of the browser. JavaScript gives and gets nothing but functions and text."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from gonfalon.bots import Sleep
from gonfalon.server.browser.child import BeginWorker, ChildWork, WorkerChild
from gonfalon.server.browser.connections import PageRequest, PageSocket
from gonfalon.server.browser.page_table import PageTable
from gonfalon.server.browser.store import Keep
from gonfalon.server.errors import broken
from gonfalon.server.http.handlers import PlainResponse, told_trouble

Tell = Callable[[str], None]


async def begin_table(
    file: str, key: str, keep: Keep, begin: BeginWorker, tell: Tell, sleep: Sleep | None = asyncio.sleep
) -> "TableWork":
    async def kept() -> None:
        try:
            await keep()
        except Exception as error:  # JavaScript's own
            raise OSError(str(error)) from error

    def child(module: str, patience: float, _: int) -> WorkerChild:
        return WorkerChild(begin, module, patience)

    table = PageTable(Path(file), key, kept, child, sleep=sleep)
    return TableWork(table, await table.begin(), tell)


def begin_child(module: str, say: Tell, breathe: Callable[[], None]) -> Callable[[str], Awaitable[None]]:
    """Returns what hears the lines for this child."""
    work = ChildWork(module, say, breathe)

    async def hear(line: str) -> None:
        work.hear(line)

    return hear


class TableWork:
    """Hears what the page asks, and tells it the answers; `web/src/serverless/messages.ts` lists the messages."""

    def __init__(self, table: PageTable, host: str, tell: Tell) -> None:
        self.host = host
        self._table = table
        self._tell = tell
        self._sockets: dict[int, PageSocket] = {}
        self._tasks: set[asyncio.Future[None]] = set()
        self._kinds = {"ask": self._ask, "open": self._open, "say": self._hear, "close": self._close}

    async def end(self) -> None:
        await self._table.end()

    def hear(self, text: str) -> None:
        task = asyncio.ensure_future(self._do(json.loads(text)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, message: Any) -> None:
        """What goes wrong here ends neither the table nor anybody's waiting."""
        try:
            await self._kinds[message["kind"]](message["id"], message)
        except Exception as error:
            trouble = broken(error, {"endpoint": f"page {message['kind']}"})
            if message["kind"] == "ask":
                self._answer(message["id"], told_trouble(trouble, PageRequest("GET", "", {})))

    async def _ask(self, number: int, asked: Any) -> None:
        request = PageRequest(asked["method"], asked["address"], asked["headers"], asked["body"].encode())
        self._answer(number, await self._table.response(request))

    def _answer(self, number: int, response: PlainResponse) -> None:
        headers = {"content-type": response.media, **response.headers}
        self._send("answer", number, status=response.status, headers=headers, body=response.body.decode())

    async def _open(self, number: int, asked: Any) -> None:
        request = PageRequest("GET", asked["address"], {}, subprotocols=tuple(asked["protocols"]))

        def closed(code: int, reason: str) -> None:
            if self._sockets.pop(number, None):
                self._send("closed", number, code=code, reason=reason)

        self._sockets[number] = self._table.socket(request, lambda text: self._send("told", number, text=text), closed)

    async def _hear(self, number: int, asked: Any) -> None:
        if number in self._sockets:
            await self._sockets[number].hear(asked["text"])

    async def _close(self, number: int, _: Any) -> None:
        if number in self._sockets:
            await self._sockets[number].end()

    def _send(self, kind: str, number: int, **told: Any) -> None:
        self._tell(json.dumps({"kind": kind, "id": number, **told}))
