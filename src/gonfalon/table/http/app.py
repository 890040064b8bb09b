"""The table on the network: a handler for each endpoint, and the application made of them."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from time import perf_counter
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from gonfalon.table.http import endpoints, openapi, pages, requests
from gonfalon.table.http.endpoints import Endpoint
from gonfalon.table.http.sockets import Sockets
from gonfalon.table.http.subscription import Subscription, subscribe
from gonfalon.table.matches.lessons import Lessons
from gonfalon.table.monitoring import health
from gonfalon.table.monitoring.metrics import Metrics
from gonfalon.table.table import Table
from gonfalon.table.tickets import Ticket
from gonfalon.table.troubles import Troubled, troubled
from gonfalon.wire import protocol

log = logging.getLogger("gonfalon.table")
LOST = 4404
ALL_METHODS = ()
"""A route without methods accepts all of them, so that we can refuse a wrong one in our own form."""
Lifespan = Callable[[Any], AbstractAsyncContextManager[None]]
Handler = Callable[[Request, Ticket], Awaitable[Response]]
_encoder = msgspec.json.Encoder()


def build(table: Table, metrics: Metrics, lifespan: Lifespan) -> ASGIApp:
    """A bare router: Starlette's middleware would take a tenth of the time of an action."""
    handlers = Handlers(table, metrics)
    routes: list[BaseRoute] = [
        Route(endpoint.path, _guarded(getattr(handlers, endpoint.name), endpoint, table, metrics), methods=ALL_METHODS)
        for endpoint in endpoints.ENDPOINTS
    ]
    routes.append(WebSocketRoute(endpoints.SOCKET.path, Sockets(table, metrics)))
    routes += pages.routes(table.game_of, lambda game: table.games.game(game).rules_page())
    return Router(routes, redirect_slashes=False, default=_lost, lifespan=lifespan)


class Handlers:
    """One method for each endpoint. The ticket has passed the endpoint's access check."""

    def __init__(self, table: Table, metrics: Metrics) -> None:
        self.table = table
        self._metrics = metrics
        self._lessons = Lessons(table.games)

    async def games(self, request: Request, _: Ticket) -> Response:
        return _json(self.table.games.offered(requests.language(request)))

    async def create(self, request: Request, _: Ticket) -> Response:
        created = await self.table.create(await requests.message(request, protocol.NewMatch))
        log.info("match created", extra={"match": created.match})
        return _json(created, 201)

    async def join(self, request: Request, ticket: Ticket) -> Response:
        done = await self.table.join(ticket, await requests.message(request, protocol.Join))
        log.info("seat taken", extra={"match": ticket.match, "seat": ticket.seat})
        return _json(done)

    async def act(self, request: Request, ticket: Ticket) -> Response:
        wish = await requests.message(request, protocol.Act)
        return _json(await self.table.act(ticket, wish, requests.answer_language(request)))

    async def plan(self, request: Request, ticket: Ticket) -> Response:
        wish = await requests.message(request, protocol.Plan)
        return _json(await self.table.plan(ticket, wish, requests.language(request)))

    async def answer(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.leave(ticket, await requests.message(request, protocol.Leave)))

    async def say(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.say(ticket, await requests.message(request, protocol.Say)))

    async def holiday(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.take_holiday(ticket, await requests.message(request, protocol.TakeHoliday)))

    async def news(self, request: Request, ticket: Ticket) -> Response:
        after, language = requests.number(request, "after"), requests.language(request)
        return _json(await self.table.update_for(ticket.match, ticket.seat, after, language=language))

    async def odds(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.odds(ticket.match, ticket.seat, requests.word(request, "word")))

    async def memory(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.memory(ticket.match, ticket.seat))

    async def moments(self, request: Request, ticket: Ticket) -> Response:
        eyes, after = requests.word(request, "eyes") or ticket.seat, requests.number(request, "after")
        return _json(await self.table.moments(ticket.match, ticket.seat, eyes, requests.language(request), after))

    async def rules(self, request: Request, _: Ticket) -> Response:
        page = self.table.games.game(request.path_params["game"]).rules_page()
        return Response(page, media_type="text/markdown")

    async def lesson(self, request: Request, _: Ticket) -> Response:
        return _json(self._lessons.taught(request.path_params["game"], requests.answer_language(request)))

    async def lesson_try(self, request: Request, _: Ticket) -> Response:
        return _json(self._lessons.tried(*_in_lesson(request)))

    async def lesson_odds(self, request: Request, _: Ticket) -> Response:
        return _json(self._lessons.odds(*_in_lesson(request)))

    async def stream(self, request: Request, ticket: Ticket) -> Response:
        subscription = await subscribe(self.table, request, ticket)
        return StreamingResponse(self._told(subscription), media_type="application/x-ndjson")

    async def record(self, request: Request, ticket: Ticket) -> Response:
        return Response(await self.table.record(ticket.match, ticket.seat), media_type="text/plain")

    async def health(self, request: Request, _: Ticket) -> Response:
        found = await health.examine(self.table)
        return _json(found, 200 if found.playable else 503)

    async def metrics(self, request: Request, _: Ticket) -> Response:
        return Response(self._metrics.text(), media_type="text/plain")

    async def openapi(self, request: Request, _: Ticket) -> Response:
        return _json(openapi.describe())

    async def _told(self, subscription: Subscription) -> AsyncIterator[bytes]:
        with self._metrics.listening("stream"):
            async for message in subscription.messages():
                yield message + b"\n"


def _guarded(
    handler: Handler, endpoint: Endpoint, table: Table, metrics: Metrics
) -> Callable[[Request], Awaitable[Response]]:
    """Check access as the endpoint describes it, count and time the request, and report trouble in one form."""

    async def guarded(request: Request) -> Response:
        start = perf_counter()
        try:
            _check_method(request, endpoint)
            requests.language(request)
            ticket = requests.authorize(request, endpoint.access, table.tickets, table.now() / 1000)
            response = await handler(request, ticket)
        except Troubled as error:
            response = _trouble(error, request)
            if endpoint.counted:
                metrics.refused(endpoint.name, error.code)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            log.exception("request failed", extra={"endpoint": endpoint.name})
            response = _trouble(troubled("broken"), request)
        if endpoint.counted:
            metrics.answered(endpoint.name, response.status_code, perf_counter() - start)
        return response

    return guarded


def _in_lesson(request: Request) -> tuple[str, int, str]:
    """The game, the number of actions played, and the word."""
    return request.path_params["game"], requests.number(request, "at"), requests.word(request, "word")


def _check_method(request: Request, endpoint: Endpoint) -> None:
    if request.method != endpoint.method and (request.method, endpoint.method) != ("HEAD", "GET"):
        error = troubled("wrong-method")
        error.headers["Allow"] = endpoint.method
        raise error


async def _lost(scope: Scope, receive: Receive, send: Send) -> None:
    """There is nothing at this path."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": LOST})
    else:
        await _trouble(troubled("no-such-page"), HTTPConnection(scope))(scope, receive, send)


def _trouble(error: Troubled, asked: HTTPConnection) -> Response:
    """The response for trouble, in the client's language."""
    return _json(error.tell(requests.answer_language(asked)), error.status, error.headers)


def _json(thing: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """What a seat is told must not be cached."""
    headers = {"Cache-Control": "no-store"} | (headers or {})
    return Response(_encoder.encode(thing), status, headers, media_type="application/json")
