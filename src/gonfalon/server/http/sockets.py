"""WebSockets: the same messages as on a stream; and whoever has a seat can act over them."""

import asyncio
from contextlib import suppress
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from gonfalon.protocol.types import SUBPROTOCOL
from gonfalon.server.errors import Troubled, broken
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import endpoints, requests, streams
from gonfalon.server.http.rates import Rates
from gonfalon.server.http.requests import household_of
from gonfalon.server.http.streams import Asking, Subscription, subscribe
from gonfalon.server.monitoring import Metrics

CLOSED_BY_TABLE = 1012
UNREADABLE = 1008
REFUSED = 4000
"""Added to an HTTP status, it makes a close code: 4401 is a bad ticket."""


class Sockets:
    def __init__(self, table: GameServer, metrics: Metrics, rates: Rates) -> None:
        self._table = table
        self._metrics = metrics
        self._rates = rates
        self._asking = Asking(table, metrics, rates)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = HTTPConnection(scope)
        try:
            try:
                subscription = await self._subscription(asked)
            finally:
                await _accept(scope, receive, send)
            who = household_of(asked)
            scope["headers"].clear()  # as long as the socket is open, others keep the scope
            with self._rates.listening(who), self._metrics.listening("socket"), suppress(OSError):
                await self._tell(subscription, who, receive, send)
        except Troubled as error:
            await self._refuse(error, send)
        except (Exception, SystemExit) as error:
            told = {"endpoint": "socket", "match": scope["path_params"].get("match")}
            await self._refuse(broken(error, told), send)

    async def _refuse(self, error: Troubled, send: Send) -> None:
        self._metrics.refused("socket", error.code)
        with suppress(OSError, RuntimeError):  # it may have been closed meanwhile
            await _close(error, send)

    async def _subscription(self, asked: HTTPConnection) -> Subscription:
        ticket = await requests.authorize(asked, endpoints.SOCKET.access, self._table)
        await self._rates.count(asked, ticket)
        self._rates.check_listening(household_of(asked))
        return subscribe(self._table, asked, ticket)

    async def _tell(self, subscription: Subscription, who: str, receive: Receive, send: Send) -> None:
        """Send messages until the client leaves or says something unreadable, or the table shuts down."""
        answering = asyncio.Lock()
        reading = asyncio.ensure_future(self._read(_Speaker(subscription, who, answering), receive, send))
        reading.add_done_callback(lambda _: subscription.stop())
        try:
            async for message in subscription.messages():
                await _send_text(send, message)
                del message  # it may be long until the next one
        finally:
            async with answering:  # what was asked for is finished
                reading.cancel()
        if subscription.ended is not None:
            raise subscription.ended
        if not reading.done():
            await send({"type": "websocket.close", "code": CLOSED_BY_TABLE})
        elif not reading.result():
            await _send_text(send, subscription.goodbye("unreadable"))
            await send({"type": "websocket.close", "code": UNREADABLE})

    async def _read(self, speaker: "_Speaker", receive: Receive, send: Send) -> bool:
        """Carry out what the client asks, one by one, until it leaves; False if it says something unreadable."""
        ticket, language = speaker.subscription.ticket, speaker.subscription.language
        with suppress(OSError):
            while (heard := await receive())["type"] == "websocket.receive":
                ask = streams.read_ask(heard)
                if ask is None:
                    return False
                async with speaker.answering:
                    await _send_text(send, await self._asking.answer(ticket, speaker.who, ask, language))
                await asyncio.sleep(0)  # an answer that waits for nothing lets nobody else have a turn
        return True


class _Speaker(NamedTuple):
    subscription: Subscription
    who: str
    """The address that it is counted against."""
    answering: asyncio.Lock


async def refuse(error: Troubled, scope: Scope, receive: Receive, send: Send) -> None:
    await _accept(scope, receive, send)
    await _close(error, send)


async def _accept(scope: Scope, receive: Receive, send: Send) -> None:
    """Browsers only learn why they are refused if the socket is opened first."""
    await receive()
    chosen = SUBPROTOCOL if SUBPROTOCOL in scope["subprotocols"] else None
    await send({"type": "websocket.accept", "subprotocol": chosen})


async def _close(error: Troubled, send: Send) -> None:
    await send({"type": "websocket.close", "code": REFUSED + error.status, "reason": error.code})


async def _send_text(send: Send, message: bytes) -> None:
    try:
        await send({"type": "websocket.send", "text": message.decode()})
    except RuntimeError as error:
        # uvicorn has just closed the connection because of a broken frame, and has not told us yet.
        raise ConnectionError(*error.args) from error
