"""A handler for each endpoint, and the checks before it, whatever brings the requests."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from hashlib import sha256
from time import perf_counter
from typing import Any, NamedTuple, Protocol

import msgspec

from gonfalon.protocol.requests import (
    Act,
    Commit,
    Hurry,
    Join,
    Leave,
    LookIn,
    NewMatch,
    Plan,
    Reissue,
    Reveal,
    Say,
    SeekAdvice,
    TryAgain,
    Withdraw,
)
from gonfalon.server.errors import Troubled, broken, troubled
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import requests
from gonfalon.server.http.endpoints import Endpoint
from gonfalon.server.http.requests import Request
from gonfalon.server.lessons import Lessons
from gonfalon.server.matches.creation import Allow
from gonfalon.server.teacher.teacher import Teacher
from gonfalon.server.tokens import Ticket

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"

log = logging.getLogger("gonfalon.server")
_encoder = msgspec.json.Encoder()


class PlainResponse(NamedTuple):
    body: bytes
    status: int = 200
    media: str = JSON
    headers: dict[str, str] = {}  # noqa: RUF012


class StreamedResponse(NamedTuple):
    """One message a line, for as long as there are any."""

    lines: AsyncIterator[bytes]
    status: int = 200


Count = Callable[[Any, Ticket, int], Awaitable[None]]
"""Counts a request by its weight. Raises Troubled if it is one too many."""
AnyResponse = PlainResponse | StreamedResponse
Handler = Callable[[Request, Ticket], Awaitable[AnyResponse]]


class RateLimits(Protocol):
    async def check(self, kind: requests.Kind, who: str, cost: int = 1) -> None:
        """Count a request. Raises Troubled if it is one too many."""


class Observer(Protocol):
    """Is told of every response."""

    def answered(self, endpoint: str, status: int, seconds: float) -> None: ...

    def refused(self, endpoint: str, code: str) -> None: ...


class Handlers:
    """One method for each endpoint that needs no network. The ticket has passed the endpoint's access check."""

    def __init__(self, table: GameServer, teacher: Teacher, rates: RateLimits) -> None:
        self.table = table
        self._teacher = teacher
        self._rates = rates
        self._lessons = Lessons(table.games)
        self._made: dict[tuple[str, ...], bytes] = {}

    def address_of(self, request: Request) -> str:
        """Where a request comes from, as far as that is known."""
        return ""

    def _whence(self, request: Request) -> dict[str, str]:
        """The owner of an open server has to know whom to block."""
        return {"address": self.address_of(request)} if self.table.hosting.is_open else {}

    def may_begin(self, request: Request) -> Allow:
        """Counts a match that is begun against the address."""
        return lambda: self._rates.check("match", self.address_of(request))

    async def games(self, request: Request, _: Ticket) -> PlainResponse:
        language = requests.answer_language(request)
        return self._prepared(lambda: self.table.games.offered(language), "games", language)

    async def create(self, request: Request, ticket: Ticket) -> PlainResponse:
        longest = requests.LONGEST if ticket is requests.NO_TICKET else requests.LONGEST_START
        wish = await requests.message(request, NewMatch, longest)
        if ticket is requests.NO_TICKET:
            created = await self.table.creation.create_for_visitor(
                wish, self.address_of(request), self.may_begin(request)
            )
        else:
            created = await self.table.creation.create(wish, sha256(requests.name_of(ticket).encode()).hexdigest()[:16])
        log.info("match created", extra={"match": created.match} | self._whence(request))
        return told(created, 201)

    async def open_seats(self, request: Request, _: Ticket) -> PlainResponse:
        return told(await self.table.open_seats.listed())

    async def take(self, request: Request, _: Ticket) -> PlainResponse:
        issued = await self.table.open_seats.take(request.path_params["match"])
        await self._rates.check("seat", self.address_of(request))  # else one visitor could take all and play none
        return told(issued)

    async def glances(self, request: Request, _: Ticket) -> PlainResponse:
        wish = await requests.message(request, LookIn)
        return told(await self.table.queries.glances(wish.tickets, requests.language(request)))

    async def join(self, request: Request, ticket: Ticket) -> PlainResponse:
        issued = await self.table.seating.join(ticket, await requests.message(request, Join))
        log.info("seat taken", extra={"match": ticket.match, "seat": ticket.seat} | self._whence(request))
        return told(issued)

    async def move(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.seating.move(ticket))

    async def watch(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.seating.watch(ticket.match))

    async def reissue(self, request: Request, ticket: Ticket) -> PlainResponse:
        wish = await requests.message(request, Reissue)
        issued = await self.table.seating.reissue(ticket.match, wish, ticket)
        log.info("seat given out anew", extra={"match": ticket.match, "seat": issued.seat})
        return told(issued)

    async def end(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.ending.asked(ticket))

    async def close(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.ending.asked(ticket))

    async def rematch(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.creation.rematch(ticket, self.may_begin(request)))

    async def try_again(self, request: Request, ticket: Ticket) -> PlainResponse:
        wish = await requests.message(request, TryAgain)
        return told(
            await self.table.creation.try_again(ticket, wish, self.address_of(request), self.may_begin(request))
        )

    async def commit(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.seating.commit(ticket, await requests.message(request, Commit)))

    async def reveal(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.seating.reveal(ticket, await requests.message(request, Reveal)))

    async def withdraw(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.seating.withdraw(ticket, await requests.message(request, Withdraw)))

    async def act(self, request: Request, ticket: Ticket) -> PlainResponse:
        wish = await requests.message(request, Act)
        return told(await self.table.matches.act(ticket, wish, requests.answer_language(request)))

    async def plan(self, request: Request, ticket: Ticket) -> PlainResponse:
        wish = await requests.message(request, Plan)
        return told(await self.table.queries.plan(ticket, wish, requests.language(request)))

    async def answer(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.matches.leave(ticket, await requests.message(request, Leave)))

    async def hurry(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.matches.hurry(ticket, await requests.message(request, Hurry)))

    async def say(self, request: Request, ticket: Ticket) -> PlainResponse:
        wish = await requests.message(request, Say)
        await self._rates.check("chat", f"{ticket.match} {ticket.seat}")
        return told(await self.table.chat.say(ticket, wish))

    async def news(self, request: Request, ticket: Ticket) -> PlainResponse:
        after, language = requests.number(request, "after"), requests.language(request)
        return told(await self.table.queries.update_for_ticket(ticket, after, fresh=True, language=language))

    async def steps(self, request: Request, ticket: Ticket) -> PlainResponse:
        before, language = requests.number(request, "before"), requests.language(request)
        return told(await self.table.queries.steps(ticket.match, ticket.seat, before, language))

    async def odds(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.queries.odds(ticket.match, ticket.seat, requests.word(request, "word")))

    async def memory(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.queries.memory(ticket.match, ticket.seat))

    async def moments(self, request: Request, ticket: Ticket) -> PlainResponse:
        eyes = requests.word(request, "eyes") or ticket.seat
        after, language = requests.number(request, "after"), requests.language(request)
        return told(await self.table.queries.moments(ticket.match, ticket.seat, eyes, language, after))

    async def review(self, request: Request, ticket: Ticket) -> PlainResponse:
        seat = requests.word(request, "seat") or ticket.seat
        return told(await self._teacher.review(ticket.match, seat, requests.answer_language(request)))

    async def advice(self, request: Request, ticket: Ticket) -> PlainResponse:
        wish = await requests.message(request, SeekAdvice)
        return told(await self._teacher.advice(ticket, wish.number, requests.answer_language(request)))

    async def rules(self, request: Request, _: Ticket) -> PlainResponse:
        page = self.table.games.speaking(request.path_params["game"], requests.answer_language(request)).rules_page()
        return PlainResponse(page.encode(), media="text/markdown; charset=utf-8")

    async def lesson(self, request: Request, _: Ticket) -> PlainResponse:
        game, rule, language = (
            request.path_params["game"],
            requests.word(request, "rule"),
            requests.answer_language(request),
        )
        return self._prepared(lambda: self._lessons.taught(game, language, rule), "lesson", game, language, rule)

    async def lesson_try(self, request: Request, _: Ticket) -> PlainResponse:
        return told(self._lessons.tried(*_in_lesson(request)))

    async def lesson_odds(self, request: Request, _: Ticket) -> PlainResponse:
        return told(self._lessons.odds(*_in_lesson(request)))

    async def record(self, request: Request, ticket: Ticket) -> PlainResponse:
        return PlainResponse((await self.table.queries.record(ticket.match, ticket.seat)).encode(), media=TEXT)

    def _prepared(self, make: Callable[[], Any], *name: str) -> PlainResponse:
        """What is the same for everybody is made once. `make` raises for names that are not ours, and keeps none."""
        if name not in self._made:
            self._made[name] = _encoder.encode(make())
        return PlainResponse(self._made[name])


class Guarded:
    """Check access as the endpoint describes it, count and time the request, and report trouble in one form."""

    def __init__(
        self, handler: Handler, endpoint: Endpoint, table: GameServer, observer: Observer, count: Count
    ) -> None:
        self._handler = handler
        self._endpoint = endpoint
        self._table = table
        self._observer = observer
        self._count = count

    async def response(self, request: Request) -> AnyResponse:
        """Raises only Disconnected."""
        endpoint, observer, start = self._endpoint, self._observer, perf_counter()
        response: AnyResponse
        try:
            _check_method(request, endpoint)
            requests.language(request)
            ticket = await requests.authorize(request, endpoint.access, self._table)
            await self._count(request, ticket, endpoint.weight)
            response = await self._handler(request, ticket)
        except Troubled as error:
            response = told_trouble(error, request)
            if endpoint.counted:
                observer.refused(endpoint.name, error.code)
        except requests.Disconnected:
            raise
        except (Exception, SystemExit) as error:
            about = {"endpoint": endpoint.name, "match": request.path_params.get("match")}
            response = told_trouble(broken(error, about), request)
        if endpoint.counted:
            observer.answered(endpoint.name, response.status, perf_counter() - start)
        return response


def told_trouble(error: Troubled, asked: requests.Connection) -> PlainResponse:
    """The response for trouble, in the client's language."""
    return told(error.tell(requests.answer_language(asked)), error.status, error.headers)


def told(thing: Any, status: int = 200, headers: dict[str, str] | None = None) -> PlainResponse:
    return PlainResponse(_encoder.encode(thing), status, headers=headers or {})


def _in_lesson(request: Request) -> tuple[str, int, str, str]:
    """The game, the number of actions played, the word, and the rule that is tried, if it is a trial."""
    word, rule = requests.word(request, "word"), requests.word(request, "rule")
    return request.path_params["game"], requests.number(request, "at"), word, rule


def _check_method(request: Request, endpoint: Endpoint) -> None:
    if request.method != endpoint.method and (request.method, endpoint.method) != ("HEAD", "GET"):
        error = troubled("wrong-method")
        error.headers["Allow"] = endpoint.method
        raise error
