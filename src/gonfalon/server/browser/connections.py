"""Reads requests and sockets that a page sends by message, in the form in which handlers read them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, MutableMapping
from typing import Any, Protocol
from urllib.parse import parse_qsl, urlsplit

from gonfalon.server.errors import Troubled, broken
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import endpoints, requests, streams
from gonfalon.server.http.handlers import Observer, RateLimits
from gonfalon.server.http.streams import Asking, Subscription, subscribe


class PageRequest:
    """`subprotocols` is what a socket offers: there its ticket is among them."""

    def __init__(
        self,
        method: str,
        address: str,
        headers: Mapping[str, str],
        body: bytes = b"",
        subprotocols: tuple[str, ...] = (),
    ) -> None:
        parts = urlsplit(address)
        self.method = method
        self.path = parts.path
        self.query_params: Mapping[str, str] = dict(parse_qsl(parts.query, keep_blank_values=True))
        self.headers: Mapping[str, str] = {name.lower(): value for name, value in headers.items()}
        self.path_params: dict[str, Any] = {}
        self.scope: MutableMapping[str, Any] = {"query_string": parts.query, "subprotocols": subprotocols}
        self._body = body

    async def stream(self) -> AsyncIterator[bytes]:
        yield self._body


REFUSED = 4000
"""Added to a status, as on a network."""
UNREADABLE = 1008
CLOSED = 1000

Send = Callable[[str], None]
Close = Callable[[int, str], None]


class Visitor(RateLimits, Observer, Protocol): ...


class PageSocket:
    """What a WebSocket is on a network: messages to the page, and actions from it."""

    def __init__(
        self,
        table: GameServer,
        visitor: Visitor,
        request: PageRequest,
        send: Send,
        close: Close,
    ) -> None:
        self._table = table
        self._asking = Asking(table, visitor, visitor)
        self._request = request
        self._send = send
        self._close = close
        self._subscription: Subscription | None = None
        self._is_ended = False
        self._answering = asyncio.Lock()
        self._told = asyncio.ensure_future(self._tell())

    async def hear(self, text: str) -> None:
        """What the page asks over the socket."""
        subscription, ask = self._subscription, streams.read_ask({"text": text})
        if subscription is None:
            return
        if ask is None:
            self._send(subscription.goodbye("unreadable").decode())
            await self.end(UNREADABLE)
            return
        async with self._answering:
            answer = await self._asking.answer(subscription.ticket, "", ask, subscription.language)
        self._send(answer.decode())

    async def end(self, code: int = CLOSED) -> None:
        self._is_ended = True
        if self._subscription is not None:
            self._subscription.stop()
        await self._told
        self._close(code, "")

    async def _tell(self) -> None:
        try:
            ticket = await requests.authorize(self._request, endpoints.SOCKET.access, self._table)
            if self._is_ended:
                return
            subscription = self._subscription = subscribe(self._table, self._request, ticket)
            async for message in subscription.messages():
                self._send(message.decode())
            if subscription.ended is not None:
                raise subscription.ended
        except Troubled as error:
            self._close(REFUSED + error.status, error.code)
        except (Exception, SystemExit) as error:
            trouble = broken(error, {"endpoint": "socket", "match": self._request.path_params.get("match")})
            self._close(REFUSED + trouble.status, trouble.code)
