"""The table on the network: a handler for each endpoint, and the application made of them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from hashlib import sha256
from time import monotonic, perf_counter
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import RedirectResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from gonfalon.table.http import endpoints, openapi, pages, requests
from gonfalon.table.http.endpoints import Endpoint
from gonfalon.table.http.rates import Rates
from gonfalon.table.http.sockets import Sockets, refuse
from gonfalon.table.http.subscription import Subscription, subscribe
from gonfalon.table.matches.lessons import Lessons
from gonfalon.table.monitoring import health
from gonfalon.table.monitoring.metrics import Metrics
from gonfalon.table.table import Table
from gonfalon.table.tickets import Ticket
from gonfalon.table.troubles import Troubled, broken, troubled
from gonfalon.wire import protocol

log = logging.getLogger("gonfalon.table")
LOST = 4404
HEALTH_KEPT = 0.5
"""Seconds for which a health check answers everybody: it writes to the store."""
UNVERSIONED = ("games", "matches", "health", "metrics", "openapi.json")
"""What had addresses without a version in earlier releases, which somebody may have kept."""
ALL_METHODS = ()
"""A route without methods accepts all of them, so that we can refuse a wrong one in our own form."""
Lifespan = Callable[[Any], AbstractAsyncContextManager[None]]
Handler = Callable[[Request, Ticket], Awaitable[Response]]
_encoder = msgspec.json.Encoder()


def build(table: Table, metrics: Metrics, rates: Rates, lifespan: Lifespan) -> ASGIApp:
    """A bare router: Starlette's middleware would take a tenth of the time of an action."""
    handlers = Handlers(table, metrics, rates)
    routes: list[BaseRoute] = []
    for endpoint in sorted(endpoints.ENDPOINTS, key=lambda endpoint: endpoint.name != "act"):  # the most frequent first
        handler = _Guarded(getattr(handlers, endpoint.name), endpoint, table, metrics, rates)
        routes.append(Route(endpoint.path, handler, methods=ALL_METHODS))
    routes.append(WebSocketRoute(endpoints.SOCKET.path, Sockets(table, metrics, rates)))
    routes += pages.routes(table.game_of, table.games.speaking)
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
                await self._rates.check("address", requests.household_of(asked))
            except Troubled as error:
                self._metrics.turn_away()
                if scope["type"] == "websocket":
                    await refuse(error, scope, receive, send)
                else:
                    await _trouble(error, asked)(scope, receive, send)
                return
        await self._inside(scope, receive, send)


class Handlers:
    """One method for each endpoint. The ticket has passed the endpoint's access check."""

    def __init__(self, table: Table, metrics: Metrics, rates: Rates) -> None:
        self.table = table
        self._metrics = metrics
        self._rates = rates
        self._lessons = Lessons(table.games)
        self._made: dict[tuple[str, ...], bytes] = {}
        self._examining = asyncio.Lock()
        self._examined = -HEALTH_KEPT
        self._health = health.Health(False, None, None)

    async def games(self, request: Request, _: Ticket) -> Response:
        language = requests.answer_language(request)
        return self._prepared(lambda: self.table.games.offered(language), "games", language)

    async def create(self, request: Request, ticket: Ticket) -> Response:
        wish = await requests.message(request, protocol.NewMatch)
        created = await self.table.create(wish, sha256(requests.name_of(ticket).encode()).hexdigest()[:16])
        log.info("match created", extra={"match": created.match})
        return _json(created, 201)

    async def glances(self, request: Request, _: Ticket) -> Response:
        wish = await requests.message(request, protocol.LookIn)
        return _json(await self.table.glances.of(wish.tickets))

    async def join(self, request: Request, ticket: Ticket) -> Response:
        issued = await self.table.seating.join(ticket, await requests.message(request, protocol.Join))
        log.info("seat taken", extra={"match": ticket.match, "seat": ticket.seat})
        return _json(issued)

    async def move(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.seating.move(ticket))

    async def watch(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.seating.watch(ticket.match))

    async def reissue(self, request: Request, ticket: Ticket) -> Response:
        wish = await requests.message(request, protocol.Reissue)
        issued = await self.table.seating.reissue(ticket.match, wish, ticket)
        log.info("seat given out anew", extra={"match": ticket.match, "seat": issued.seat})
        return _json(issued)

    async def end(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.end(ticket))

    async def close(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.end(ticket))

    async def rematch(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.rematch(ticket))

    async def commit(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.seating.commit(ticket, await requests.message(request, protocol.Commit)))

    async def reveal(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.seating.reveal(ticket, await requests.message(request, protocol.Reveal)))

    async def withdraw(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.seating.withdraw(ticket, await requests.message(request, protocol.Withdraw)))

    async def act(self, request: Request, ticket: Ticket) -> Response:
        wish = await requests.message(request, protocol.Act)
        return _json(await self.table.act(ticket, wish, requests.answer_language(request)))

    async def plan(self, request: Request, ticket: Ticket) -> Response:
        wish = await requests.message(request, protocol.Plan)
        return _json(await self.table.plan(ticket, wish, requests.language(request)))

    async def answer(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.leave(ticket, await requests.message(request, protocol.Leave)))

    async def say(self, request: Request, ticket: Ticket) -> Response:
        wish = await requests.message(request, protocol.Say)
        await self._rates.check("chat", f"{ticket.match} {ticket.seat}")
        return _json(await self.table.say(ticket, wish))

    async def holiday(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.take_holiday(ticket, await requests.message(request, protocol.TakeHoliday)))

    async def news(self, request: Request, ticket: Ticket) -> Response:
        after, language = requests.number(request, "after"), requests.language(request)
        return _json(await self.table.update_for_ticket(ticket, after, fresh=True, language=language))

    async def steps(self, request: Request, ticket: Ticket) -> Response:
        before, language = requests.number(request, "before"), requests.language(request)
        return _json(await self.table.steps(ticket.match, ticket.seat, before, language))

    async def odds(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.odds(ticket.match, ticket.seat, requests.word(request, "word")))

    async def memory(self, request: Request, ticket: Ticket) -> Response:
        return _json(await self.table.memory(ticket.match, ticket.seat))

    async def moments(self, request: Request, ticket: Ticket) -> Response:
        eyes = requests.word(request, "eyes") or ticket.seat
        after, language = requests.number(request, "after"), requests.language(request)
        return _json(await self.table.moments(ticket.match, ticket.seat, eyes, language, after))

    async def rules(self, request: Request, _: Ticket) -> Response:
        page = self.table.games.speaking(request.path_params["game"], requests.answer_language(request)).rules_page()
        return Response(page, media_type="text/markdown")

    async def lesson(self, request: Request, _: Ticket) -> Response:
        game, rule, language = (
            request.path_params["game"],
            requests.word(request, "rule"),
            requests.answer_language(request),
        )
        return self._prepared(lambda: self._lessons.taught(game, language, rule), "lesson", game, language, rule)

    async def lesson_try(self, request: Request, _: Ticket) -> Response:
        return _json(self._lessons.tried(*_in_lesson(request)))

    async def lesson_odds(self, request: Request, _: Ticket) -> Response:
        return _json(self._lessons.odds(*_in_lesson(request)))

    async def stream(self, request: Request, ticket: Ticket) -> Response:
        who = requests.household_of(request)
        self._rates.check_listening(who)
        subscription = subscribe(self.table, request, ticket)
        return StreamingResponse(self._told(subscription, who, ticket.match), media_type="application/x-ndjson")

    async def record(self, request: Request, ticket: Ticket) -> Response:
        return Response(await self.table.record(ticket.match, ticket.seat), media_type="text/plain")

    async def health(self, request: Request, _: Ticket) -> Response:
        async with self._examining:
            if monotonic() > self._examined + HEALTH_KEPT:
                self._health, self._examined = await health.examine(self.table), monotonic()
        found = self._health
        return _json(found, 200 if found.playable else 503)

    async def metrics(self, request: Request, _: Ticket) -> Response:
        return Response(self._metrics.text(), media_type="text/plain")

    async def openapi(self, request: Request, _: Ticket) -> Response:
        return self._prepared(openapi.describe, "openapi")

    def _prepared(self, make: Callable[[], Any], *name: str) -> Response:
        """What is the same for everybody is made once. `make` raises for names that are not ours, and keeps none."""
        if name not in self._made:
            self._made[name] = _encoder.encode(make())
        return Response(self._made[name], headers={"Cache-Control": "no-store"}, media_type="application/json")

    async def _told(self, subscription: Subscription, who: str, match: str) -> AsyncIterator[bytes]:
        """Ends when something goes wrong: its client comes back, and is told what."""
        try:
            with self._rates.listening(who), self._metrics.listening("stream"):
                async for message in subscription.messages():
                    yield message + b"\n"
                    del message  # it may be long until the next one
        except Troubled as error:
            self._metrics.refused("stream", error.code)
        except (Exception, SystemExit) as error:
            broken(error, {"endpoint": "stream", "match": match})


class _Guarded:
    """Check access as the endpoint describes it, count and time the request, and report trouble in one form.

    An application rather than a function, which Starlette would wrap into three more.
    """

    def __init__(self, handler: Handler, endpoint: Endpoint, table: Table, metrics: Metrics, rates: Rates) -> None:
        self._handler = handler
        self._endpoint = endpoint
        self._table = table
        self._metrics = metrics
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._response(Request(scope, receive, send))
        await response(scope, receive, send)

    async def _response(self, request: Request) -> Response:
        endpoint, table, metrics, start = self._endpoint, self._table, self._metrics, perf_counter()
        try:
            _check_method(request, endpoint)
            requests.language(request)
            ticket = await requests.authorize(request, endpoint.access, table)
            await requests.check_rate(request, ticket, self._rates, endpoint.weight)
            response = await self._handler(request, ticket)
        except Troubled as error:
            response = _trouble(error, request)
            if endpoint.counted:
                metrics.refused(endpoint.name, error.code)
        except ClientDisconnect:
            return Response(status_code=400)
        except (Exception, SystemExit) as error:
            told = {"endpoint": endpoint.name, "match": request.path_params.get("match")}
            response = _trouble(broken(error, told), request)
        if endpoint.counted:
            metrics.answered(endpoint.name, response.status_code, perf_counter() - start)
        return response


def _in_lesson(request: Request) -> tuple[str, int, str, str]:
    """The game, the number of actions played, the word, and the rule that is tried, if it is a trial."""
    word, rule = requests.word(request, "word"), requests.word(request, "rule")
    return request.path_params["game"], requests.number(request, "at"), word, rule


def _check_method(request: Request, endpoint: Endpoint) -> None:
    if request.method != endpoint.method and (request.method, endpoint.method) != ("HEAD", "GET"):
        error = troubled("wrong-method")
        error.headers["Allow"] = endpoint.method
        raise error


async def _lost(scope: Scope, receive: Receive, send: Send) -> None:
    """There is nothing at this path, or no longer."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": LOST})
    elif scope["path"].split("/")[1] in UNVERSIONED:
        await RedirectResponse(_versioned(scope), 308)(scope, receive, send)
    else:
        asked = HTTPConnection(scope)
        response = pages.lost(asked) if _is_browser(asked) else _trouble(troubled("no-such-page"), asked)
        await response(scope, receive, send)


def _is_browser(asked: HTTPConnection) -> bool:
    """Programs get JSON, and so does whatever a page asks the protocol for."""
    is_protocol = asked.scope["path"].startswith(f"{endpoints.VERSION}/")
    return "text/html" in asked.headers.get("accept", "") and not is_protocol


def _versioned(scope: Scope) -> str:
    path, query = (scope[part].decode("ascii", "replace") for part in ("raw_path", "query_string"))
    return f"{endpoints.VERSION}{path}{'?' if query else ''}{query}"


def _trouble(error: Troubled, asked: HTTPConnection) -> Response:
    """The response for trouble, in the client's language."""
    return _json(error.tell(requests.answer_language(asked)), error.status, error.headers)


def _json(thing: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return _Json(_encoder.encode(thing), status, headers or {})


class _Json(Response):
    """What a seat is told must not be cached."""

    def __init__(self, body: bytes, status: int, headers: dict[str, str]) -> None:
        self.body, self.status_code, self.background = body, status, None
        self.raw_headers = [
            (b"cache-control", b"no-store"),
            *((name.lower().encode(), value.encode()) for name, value in headers.items()),
            (b"content-length", b"%d" % len(body)),
            (b"content-type", b"application/json"),
        ]
