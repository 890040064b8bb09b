"""The table's doors to the network."""

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

from gonfalon.table import asking, doors, health, openapi, pages
from gonfalon.table.doors import Door
from gonfalon.table.lessons import Lessons
from gonfalon.table.metrics import Metrics
from gonfalon.table.sockets import Sockets
from gonfalon.table.streams import Telling
from gonfalon.table.table import Table
from gonfalon.table.tickets import Ticket
from gonfalon.table.troubles import Troubled, troubled
from gonfalon.wire import protocol

log = logging.getLogger("gonfalon.table")
LOST = 4404
ALL_METHODS = ()
"""To name none lets all of them in, so that each gets an answer in our own form."""
Lifespan = Callable[[Any], AbstractAsyncContextManager[None]]
Answer = Callable[[Request], Awaitable[Response]]
_encoder = msgspec.json.Encoder()


def build(table: Table, metrics: Metrics, lifespan: Lifespan) -> ASGIApp:
    """A bare router: the layers that a Starlette application would add cost a tenth of the time of an action."""
    answers = Answers(table, metrics)
    routes: list[BaseRoute] = [
        Route(door.path, _guarded(getattr(answers, door.name), door, metrics), methods=ALL_METHODS)
        for door in doors.DOORS
    ]
    routes.append(WebSocketRoute(doors.SOCKET, Sockets(answers, metrics)))
    routes += pages.routes(table.game_of, lambda game: table.cabinet.game(game).rules_page())
    return Router(routes, redirect_slashes=False, default=_lost, lifespan=lifespan)


class Answers:
    """One method for each door."""

    def __init__(self, table: Table, metrics: Metrics) -> None:
        self.table = table
        self._metrics = metrics
        self._lessons = Lessons(table.cabinet)

    async def games(self, request: Request) -> Response:
        return _json(self.table.cabinet.offered(asking.language(request)))

    async def create(self, request: Request) -> Response:
        asking.host(self.ticket(request))
        created = await self.table.create(await asking.message(request, protocol.NewMatch))
        log.info("match created", extra={"match": created.match})
        return _json(created, 201)

    async def join(self, request: Request) -> Response:
        ticket = asking.player(self.ticket(request), request)
        done = await self.table.join(ticket, await asking.message(request, protocol.Join))
        log.info("seat taken", extra={"match": ticket.match, "seat": ticket.seat})
        return _json(done)

    async def act(self, request: Request) -> Response:
        ticket = asking.player(self.ticket(request), request)
        wish = await asking.message(request, protocol.Act)
        return _json(await self.table.act(ticket, wish, asking.spoken(request)))

    async def answer(self, request: Request) -> Response:
        ticket = asking.player(self.ticket(request), request)
        return _json(await self.table.leave(ticket, await asking.message(request, protocol.Leave)))

    async def say(self, request: Request) -> Response:
        ticket = asking.player(self.ticket(request), request)
        return _json(await self.table.say(ticket, await asking.message(request, protocol.Say)))

    async def holiday(self, request: Request) -> Response:
        ticket = asking.player(self.ticket(request), request)
        return _json(await self.table.take_holiday(ticket, await asking.message(request, protocol.TakeHoliday)))

    async def news(self, request: Request) -> Response:
        ticket = asking.anybody(self.ticket(request), request)
        after, language = asking.number(request, "after"), asking.language(request)
        return _json(await self.table.news(ticket.match, ticket.seat, after, language=language))

    async def odds(self, request: Request) -> Response:
        ticket = asking.player(self.ticket(request), request)
        return _json(await self.table.odds(ticket.match, ticket.seat, asking.word(request, "word")))

    async def memory(self, request: Request) -> Response:
        ticket = asking.player(self.ticket(request), request)
        return _json(await self.table.memory(ticket.match, ticket.seat))

    async def moments(self, request: Request) -> Response:
        ticket = asking.anybody(self.ticket(request), request)
        eyes = asking.word(request, "eyes") or ticket.seat
        return _json(await self.table.moments(ticket.match, ticket.seat, eyes, asking.language(request)))

    async def rules(self, request: Request) -> Response:
        page = self.table.cabinet.game(request.path_params["game"]).rules_page()
        return Response(page, media_type="text/markdown")

    async def lesson(self, request: Request) -> Response:
        return _json(self._lessons.taught(request.path_params["game"], asking.spoken(request)))

    async def lesson_try(self, request: Request) -> Response:
        return _json(self._lessons.tried(*_in_lesson(request)))

    async def lesson_odds(self, request: Request) -> Response:
        return _json(self._lessons.odds(*_in_lesson(request)))

    async def stream(self, request: Request) -> Response:
        telling = await self.telling(request)
        return StreamingResponse(self._told(telling), media_type="application/x-ndjson")

    async def record(self, request: Request) -> Response:
        ticket = asking.anybody(self.ticket(request), request)
        return Response(await self.table.record(ticket.match, ticket.seat), media_type="text/plain")

    async def health(self, request: Request) -> Response:
        found = await health.examine(self.table)
        return _json(found, 200 if found.playable else 503)

    async def metrics(self, request: Request) -> Response:
        return Response(self._metrics.text(), media_type="text/plain")

    async def openapi(self, request: Request) -> Response:
        return _json(openapi.describe())

    def ticket(self, asked: HTTPConnection) -> Ticket:
        return asking.ticket_of(asked, self.table.tickets, self.table.now() / 1000)

    async def telling(self, asked: HTTPConnection) -> Telling:
        """Everything that can be wrong with the request is found before the first message."""
        ticket = asking.anybody(self.ticket(asked), asked)
        telling = Telling(
            self.table, ticket, asking.number(asked, "after"), asking.number(asked, "line"), asking.language(asked)
        )
        await self.table.check(ticket.match)
        return telling

    async def _told(self, telling: Telling) -> AsyncIterator[bytes]:
        with self._metrics.listening("stream"):
            async for message in telling.messages():
                yield message + b"\n"


def _guarded(answer: Answer, door: Door, metrics: Metrics) -> Answer:
    """Every answer is counted and timed, and trouble is told in one form."""

    async def guarded(request: Request) -> Response:
        start = perf_counter()
        try:
            _check_method(request, door)
            asking.language(request)
            response = await answer(request)
        except Troubled as error:
            response = _trouble(error, request)
            if door.counted:
                metrics.refused(door.name, error.code)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            log.exception("a request failed", extra={"door": door.name})
            response = _trouble(troubled("broken"), request)
        if door.counted:
            metrics.answered(door.name, response.status_code, perf_counter() - start)
        return response

    return guarded


def _in_lesson(request: Request) -> tuple[str, int, str]:
    """Which game's lesson, after how many actions, and a word."""
    return request.path_params["game"], asking.number(request, "at"), asking.word(request, "word")


def _check_method(request: Request, door: Door) -> None:
    if request.method != door.method and (request.method, door.method) != ("HEAD", "GET"):
        error = troubled("wrong-method")
        error.headers["Allow"] = door.method
        raise error


async def _lost(scope: Scope, receive: Receive, send: Send) -> None:
    """Nothing is at this address."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": LOST})
    else:
        await _trouble(troubled("no-such-page"), HTTPConnection(scope))(scope, receive, send)


def _trouble(error: Troubled, asked: HTTPConnection) -> Response:
    """Trouble, in the language of whoever asked."""
    return _json(error.tell(asking.spoken(asked)), error.status, error.headers)


def _json(thing: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """What a seat is told is for nobody's cache."""
    headers = {"Cache-Control": "no-store"} | (headers or {})
    return Response(_encoder.encode(thing), status, headers, media_type="application/json")
