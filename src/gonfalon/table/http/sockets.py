"""WebSockets: the same messages as on a stream. They are one-way; every change to a match is an HTTP request."""

import asyncio
from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from gonfalon.table.http import endpoints, requests
from gonfalon.table.http.subscription import Subscription, subscribe
from gonfalon.table.monitoring.metrics import Metrics
from gonfalon.table.table import Table
from gonfalon.table.troubles import Troubled

CLOSED_BY_TABLE = 1012
ONLY_TOLD = 1008
REFUSED = 4000
"""Added to an HTTP status, it makes a close code: 4401 is a bad ticket."""


class Sockets:
    def __init__(self, table: Table, metrics: Metrics) -> None:
        self._table = table
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        try:
            subscription = await self._subscription(HTTPConnection(scope))
        except Troubled as error:
            self._metrics.refused("socket", error.code)
            await send({"type": "websocket.close", "code": REFUSED + error.status, "reason": error.code})
            return
        with self._metrics.listening("socket"), suppress(OSError):
            await self._tell(subscription, receive, send)

    async def _subscription(self, asked: HTTPConnection) -> Subscription:
        table = self._table
        ticket = requests.authorize(asked, endpoints.SOCKET.access, table.tickets, table.now() / 1000)
        return await subscribe(table, asked, ticket)

    async def _tell(self, subscription: Subscription, receive: Receive, send: Send) -> None:
        """Send messages until the client leaves or sends something, or the table shuts down."""
        heard = asyncio.ensure_future(receive())
        heard.add_done_callback(lambda _: subscription.stop())
        try:
            async for message in subscription.messages():
                await _send_text(send, message)
        finally:
            heard.cancel()
        if not heard.done():
            await send({"type": "websocket.close", "code": CLOSED_BY_TABLE})
        elif heard.result()["type"] == "websocket.receive":
            await _send_text(send, subscription.goodbye("only-told"))
            await send({"type": "websocket.close", "code": ONLY_TOLD})


async def _send_text(send: Send, message: bytes) -> None:
    try:
        await send({"type": "websocket.send", "text": message.decode()})
    except RuntimeError as error:
        # uvicorn has just closed the connection because of a broken frame, and has not told us yet.
        raise ConnectionError(*error.args) from error
