"""The table on the network: a handler for each endpoint, and the application made of them."""

from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from gonfalon.server.errors import Troubled, troubled
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import endpoints, pages, requests
from gonfalon.server.http.endpoints import described
from gonfalon.server.http.game_endpoints import GameEndpoints
from gonfalon.server.http.handlers import (
    AnyResponse,
    Guarded,
    Handler,
    PlainResponse,
    StreamedResponse,
    told_trouble,
)
from gonfalon.server.http.match_endpoints import MatchEndpoints
from gonfalon.server.http.rates import Rates, Turns
from gonfalon.server.http.requests import household_of
from gonfalon.server.http.server_endpoints import ServerEndpoints
from gonfalon.server.http.sockets import Sockets, refuse
from gonfalon.server.monitoring import Metrics
from gonfalon.server.teacher.teacher import Teacher
from gonfalon.server.tokens import Ticket

LOST = 4404
ALL_METHODS = ()
"""A route without methods accepts all of them, so that we can refuse a wrong one in our own form."""
Lifespan = Callable[[Any], AbstractAsyncContextManager[None]]


def build(table: GameServer, teacher: Teacher, metrics: Metrics, rates: Rates, lifespan: Lifespan) -> ASGIApp:
    """A bare router: Starlette's middleware would take a tenth of the time of an action."""
    turns = Turns()
    parts = MatchEndpoints(table, teacher, rates), GameEndpoints(table, rates), ServerEndpoints(table, metrics, rates)
    routes: list[BaseRoute] = []
    for endpoint, handler in sorted(described(*parts), key=lambda one: one[0].name != "act"):  # the most frequent first
        checked = Guarded(
            _in_turn(turns, handler) if endpoint.takes_long else handler, endpoint, table, metrics, rates.count
        )
        routes.append(Route(endpoint.path, _Endpoint(checked), methods=ALL_METHODS))
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


def _in_turn(turns: Turns, handler: Handler) -> Handler:
    async def one_at_a_time(request: requests.Request, ticket: Ticket) -> AnyResponse:
        async with turns.of(household_of(request)):
            return await handler(request, ticket)

    return one_at_a_time


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
