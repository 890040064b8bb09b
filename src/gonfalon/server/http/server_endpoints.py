"""The endpoints of the server itself, and the OpenAPI document, generated from all endpoints and messages.

`python -m gonfalon.server.http.server_endpoints` writes it to stdout.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from functools import cache
from inspect import cleandoc
from time import monotonic
from typing import Any

import msgspec

from gonfalon import __version__
from gonfalon.protocol.types import Trouble
from gonfalon.protocol.updates import Told
from gonfalon.server.errors import STATUS, Troubled, broken
from gonfalon.server.game_server import GameServer
from gonfalon.server.http.endpoints import AFTER, LANGUAGE, Access, Endpoint, described, endpoint
from gonfalon.server.http.game_endpoints import GameEndpoints
from gonfalon.server.http.handlers import TEXT, Handlers, PlainResponse, StreamedResponse, told
from gonfalon.server.http.match_endpoints import MatchEndpoints
from gonfalon.server.http.rates import Rates
from gonfalon.server.http.requests import Request, household_of
from gonfalon.server.http.streams import Subscription, subscribe
from gonfalon.server.monitoring import Health, Metrics, examine
from gonfalon.server.tokens import Ticket

HEALTH_KEPT = 0.5
"""Seconds for which a health check answers everybody: it writes to the store."""
TICKET = {"ticket": {"type": "http", "scheme": "bearer", "description": "a seat ticket: the part of the link after #"}}


class ServerEndpoints(Handlers):
    """Endpoints of the server itself, and streams: a table in a browser has none of them."""

    def __init__(self, table: GameServer, metrics: Metrics, rates: Rates) -> None:
        super().__init__(table, rates)
        self._listeners = rates
        self._metrics = metrics
        self._examining = asyncio.Lock()
        self._examined = -HEALTH_KEPT
        self._health = Health(False, None, None)

    @endpoint(
        "GET",
        "/matches/{match}/stream",
        "The current state and every change after it, one JSON object per line",
        Access.GUEST,
        answers=Told,
        query=AFTER,
        media="application/x-ndjson",
    )
    async def stream(self, request: Request, ticket: Ticket) -> StreamedResponse:
        who = household_of(request)
        self._listeners.check_listening(who)
        subscription = subscribe(self.table, request, ticket)
        return StreamedResponse(self._told(subscription, who, ticket.match))

    @endpoint(
        "GET",
        "/health",
        "Health check: whether this table can write, read and announce",
        Access.NONE,
        answers=dict[str, Any],
    )
    async def health(self, request: Request, _: Ticket) -> PlainResponse:
        async with self._examining:
            if monotonic() > self._examined + HEALTH_KEPT:
                self._health, self._examined = await examine(self.table), monotonic()
        found = self._health
        return told(found, 200 if found.playable else 503)

    @endpoint("GET", "/metrics", "Metrics for Prometheus", Access.OPERATOR, media="text/plain")
    async def metrics(self, request: Request, _: Ticket) -> PlainResponse:
        return PlainResponse(self._metrics.text(), media=TEXT)

    @endpoint("GET", "/openapi.json", "This document", Access.NONE, answers=dict[str, Any])
    async def openapi(self, request: Request, _: Ticket) -> PlainResponse:
        return self._prepared(describe, "openapi")

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


ENDPOINTS = [found for found, _ in described(GameEndpoints, MatchEndpoints, ServerEndpoints)]


@cache
def describe() -> dict[str, Any]:
    kinds = [kind for found in ENDPOINTS for kind in (found.asks, found.answers) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Trouble], ref_template="#/components/schemas/{name}")
    known = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        asks = next(known) if one.asks is not None else None
        answers = next(known) if one.answers is not None else {"type": "string"}
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, asks, answers)
    return {
        "openapi": "3.1.0",
        "info": {"title": "A Gonfalon table", "version": __version__, "license": {"name": "Apache-2.0"}},
        "paths": paths,
        "components": {"schemas": _for_all_languages(components), "securitySchemes": TICKET},
    }


def _for_all_languages(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {name: _text(name, part) or _for_all_languages(part) for name, part in schema.items()}
    return [_for_all_languages(part) for part in schema] if isinstance(schema, list) else schema


def _text(name: str, part: Any) -> str | None:
    if name == "pattern" and isinstance(part, str):
        return part.replace(r"\Z", "$")  # ends a text in Python; in JSON Schema `\Z` is a plain Z
    if name == "description" and isinstance(part, str):
        return cleandoc(part)  # as newer Pythons compile it
    return None


def _operation(endpoint: Endpoint, asks: Any, answers: Any) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint, answers),
    }
    if asks is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": asks}}}
    if endpoint.access is not Access.NONE:
        operation["security"] = [{"ticket": []}, *([{}] if endpoint.access is Access.OPERATOR else [])]
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    text = {"type": "string"}
    number = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
    places = [name for name in ("match", "game") if f"{{{name}}}" in endpoint.path]
    path = [{"name": name, "in": "path", "required": True, "schema": text} for name in places]
    query = [
        {"name": name, "in": "query", "description": what, "schema": number} for name, what in endpoint.query.items()
    ]
    words = [
        {"name": name, "in": "query", "schema": text | ({"enum": known} if known else {})}
        for name, known in (endpoint.words | LANGUAGE).items()
    ]
    return [*path, *query, *words]


def _responses(endpoint: Endpoint, answers: Any) -> dict[str, Any]:
    trouble = {"application/json": {"schema": {"$ref": "#/components/schemas/Trouble"}}}
    codes = sorted({*STATUS.values(), 422})
    unwell = {"application/json": {"schema": answers}} if endpoint.name == "health" else trouble
    return {
        str(endpoint.status): {"description": "done", "content": {endpoint.media: {"schema": answers}}},
        **{str(code): {"description": _names(code), "content": unwell if code == 503 else trouble} for code in codes},
    }


def _names(code: int) -> str:
    named = ", ".join(name for name, status in STATUS.items() if status == code)
    return f"{named}, or refused by the rules of the game" if code == 422 else named


def main() -> None:
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(describe()), indent=1) + b"\n")


if __name__ == "__main__":
    main()
