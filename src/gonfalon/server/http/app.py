"""The table on the network: a handler for each endpoint, and the application made of them."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from time import monotonic
from typing import Any

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from gonfalon.server import monitoring
from gonfalon.server.errors import Troubled, broken, troubled
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import endpoints, openapi, pages, requests
from gonfalon.server.http.handlers import (
    TEXT,
    AnyResponse,
    Guarded,
    Handler,
    Handlers,
    PlainResponse,
    StreamedResponse,
    told,
    told_trouble,
)
from gonfalon.server.http.rates import Rates, Turns, household_of
from gonfalon.server.http.sockets import Sockets, refuse
from gonfalon.server.http.streams import Subscription, subscribe
from gonfalon.server.monitoring import Metrics
from gonfalon.server.teacher.teacher import Teacher
from gonfalon.server.tokens import Ticket

LOST = 4404
HEALTH_KEPT = 0.5
"""Seconds for which a health check answers everybody: it writes to the store."""
ALL_METHODS = ()
"""A route without methods accepts all of them, so that we can refuse a wrong one in our own form."""
Lifespan = Callable[[Any], AbstractAsyncContextManager[None]]


def build(table: GameServer, teacher: Teacher, metrics: Metrics, rates: Rates, lifespan: Lifespan) -> ASGIApp:
    """A bare router: Starlette's middleware would take a tenth of the time of an action."""
    handlers = NetworkHandlers(table, teacher, metrics, rates)
    routes: list[BaseRoute] = []
    for endpoint in sorted(endpoints.ENDPOINTS, key=lambda endpoint: endpoint.name != "act"):  # the most frequent first
        guarded = Guarded(handlers.handler(endpoint), endpoint, table, metrics, rates.count)
        routes.append(Route(endpoint.path, _Endpoint(guarded), methods=ALL_METHODS))
    routes.append(WebSocketRoute(endpoints.SOCKET.path, Sockets(table, metrics, rates)))
    routes += pages.routes(table.queries.game_of, table.games.speaking)
    return Turnstile(Router(routes, redirect_slashes=False, default=_lost, lifespan=lifespan), metrics, rates)


class Turnstile:
    """Counts every request, for whatever, against the address that it comes from."""

    def __init__(self, inside: ASGIApp, metrics: Metrics, rates: Rates) -> None:
        self._inside = inside
        self._metrics = metrics
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            asked = HTTPConnection(scope)
            try:
                await self._rates.check("address", household_of(asked))
            except Troubled as error:
                self._metrics.turn_away()
                if scope["type"] == "websocket":
                    await refuse(error, scope, receive, send)
                else:
                    await _trouble(error, asked)(scope, receive, send)
                return
        await self._inside(scope, receive, send)


class NetworkHandlers(Handlers):
    """Also streams, and what is asked about the table itself."""

    def __init__(self, table: GameServer, teacher: Teacher, metrics: Metrics, rates: Rates) -> None:
        super().__init__(table, teacher, rates)
        self._listeners = rates
        self._metrics = metrics
        self._turns = Turns()
        self._examining = asyncio.Lock()
        self._examined = -HEALTH_KEPT
        self._health = monitoring.Health(False, None, None)

    def handler(self, endpoint: endpoints.Endpoint) -> Handler:
        handler: Handler = getattr(self, endpoint.name)

        async def in_turn(request: requests.Request, ticket: Ticket) -> AnyResponse:
            async with self._turns.of(self.address_of(request)):
                return await handler(request, ticket)

        return in_turn if endpoint.takes_long else handler

    def address_of(self, request: requests.Request) -> str:
        assert isinstance(request, Request)
        return household_of(request)

    async def stream(self, request: Request, ticket: Ticket) -> StreamedResponse:
        who = household_of(request)
        self._listeners.check_listening(who)
        subscription = subscribe(self.table, request, ticket)
        return StreamedResponse(self._told(subscription, who, ticket.match))

    async def health(self, request: Request, _: Ticket) -> PlainResponse:
        async with self._examining:
            if monotonic() > self._examined + HEALTH_KEPT:
                self._health, self._examined = await monitoring.examine(self.table), monotonic()
        found = self._health
        return told(found, 200 if found.playable else 503)

    async def metrics(self, request: Request, _: Ticket) -> PlainResponse:
        return PlainResponse(self._metrics.text(), media=TEXT)

    async def openapi(self, request: Request, _: Ticket) -> PlainResponse:
        return self._prepared(openapi.describe, "openapi")

    async def _told(self, subscription: Subscription, who: str, match: str) -> AsyncIterator[bytes]:
        """Ends when something goes wrong: its client comes back, and is told what."""
        try:
            with self._listeners.listening(who), self._metrics.listening("stream"):
                async for message in subscription.messages():
                    yield message + b"\n"
                    del message  # it may be long until the next one
        except Troubled as error:
            self._metrics.refused("stream", error.code)
        except (Exception, SystemExit) as error:
            broken(error, {"endpoint": "stream", "match": match})


class _Endpoint:
    """An application rather than a function, which Starlette would wrap into three more."""

    def __init__(self, guarded: Guarded) -> None:
        self._guarded = guarded

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            response = await self._guarded.response(_Request(scope, receive, send))
        except requests.Disconnected:
            return
        await _sent(response)(scope, receive, send)


class _Request(Request):
    async def stream(self) -> AsyncGenerator[bytes, None]:
        try:
            async for part in super().stream():
                yield part
        except ClientDisconnect as error:
            raise requests.Disconnected from error


async def _lost(scope: Scope, receive: Receive, send: Send) -> None:
    """There is nothing at this path, or no longer."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": LOST})
    else:
        asked = HTTPConnection(scope)
        response = pages.lost(asked) if _is_browser(asked) else _trouble(troubled("no-such-page"), asked)
        await response(scope, receive, send)


def _is_browser(asked: HTTPConnection) -> bool:
    """Programs get JSON, and so does whatever a page asks the protocol for."""
    is_protocol = asked.scope["path"].startswith(f"{endpoints.VERSION}/")
    return "text/html" in asked.headers.get("accept", "") and not is_protocol


def _trouble(error: Troubled, asked: HTTPConnection) -> Response:
    return _sent(told_trouble(error, asked))


def _sent(response: AnyResponse) -> Response:
    if isinstance(response, StreamedResponse):
        return StreamingResponse(response.lines, media_type="application/x-ndjson")
    return _Plain(response)


class _Plain(Response):
    """What a seat is told must not be cached."""

    def __init__(self, told: PlainResponse) -> None:
        self.body, self.status_code, self.background = told.body, told.status, None
        self.raw_headers = [
            (b"cache-control", b"no-store"),
            *((name.lower().encode(), value.encode()) for name, value in told.headers.items()),
            (b"content-length", b"%d" % len(told.body)),
            (b"content-type", told.media.encode()),
        ]
