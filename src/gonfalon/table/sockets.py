"""WebSockets: the same messages as on a stream. Nothing is said on them; what changes something is a request."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from gonfalon.table.metrics import Metrics
from gonfalon.table.streams import Telling
from gonfalon.table.troubles import Troubled

if TYPE_CHECKING:
    from gonfalon.table.app import Answers

CLOSED_BY_TABLE = 1012
ONLY_TOLD = 1008
REFUSED = 4000
"""Close codes from here on are a status of HTTP more: 4401 is a bad ticket."""


class Sockets:
    def __init__(self, answers: "Answers", metrics: Metrics) -> None:
        self._answers = answers
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        try:
            telling = await self._answers.telling(HTTPConnection(scope))
        except Troubled as error:
            self._metrics.refused("socket", error.code)
            await send({"type": "websocket.close", "code": REFUSED + error.status, "reason": error.code})
            return
        with self._metrics.listening("socket"), suppress(OSError):
            await self._tell(telling, receive, send)

    async def _tell(self, telling: Telling, receive: Receive, send: Send) -> None:
        """Tell until the client goes, or speaks, or the table closes."""
        heard = asyncio.ensure_future(receive())
        heard.add_done_callback(lambda _: telling.stop())
        try:
            async for message in telling.messages():
                await _say(send, message)
        finally:
            heard.cancel()
        if not heard.done():
            await send({"type": "websocket.close", "code": CLOSED_BY_TABLE})
        elif heard.result()["type"] == "websocket.receive":
            await _say(send, telling.goodbye("only-told"))
            await send({"type": "websocket.close", "code": ONLY_TOLD})


async def _say(send: Send, message: bytes) -> None:
    try:
        await send({"type": "websocket.send", "text": message.decode()})
    except RuntimeError as error:
        # The server has just closed the line by itself, over a broken frame, and we have not heard of it yet.
        raise ConnectionError(*error.args) from error
