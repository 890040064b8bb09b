"""Checks a request before its handler gets it, and makes responses, whatever brings the requests."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from time import perf_counter
from typing import Any, NamedTuple, Protocol

import msgspec

from gonfalon.server.errors import Troubled, broken, troubled
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import requests
from gonfalon.server.http.endpoints import Endpoint
from gonfalon.server.http.requests import Request, household_of
from gonfalon.server.matches.creation import Allow
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
    """The handlers of some endpoints. The ticket has passed the endpoint's access check."""

    def __init__(self, table: GameServer, rates: RateLimits) -> None:
        self.table = table
        self._rates = rates
        self._made: dict[tuple[str, ...], bytes] = {}

    def _whence(self, request: Request) -> dict[str, str]:
        """The owner of an open server has to know whom to block."""
        return {"address": household_of(request)} if self.table.hosting.is_open else {}

    def may_begin(self, request: Request) -> Allow:
        """Counts a match that is begun against the address."""
        return lambda: self._rates.check("match", household_of(request))

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


def _check_method(request: Request, endpoint: Endpoint) -> None:
    if request.method != endpoint.method and (request.method, endpoint.method) != ("HEAD", "GET"):
        error = troubled("wrong-method")
        error.headers["Allow"] = endpoint.method
        raise error
