"""Reads a request: its ticket, its parameters, its message. Raises Troubled for whatever is invalid."""

from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from gonfalon.core.words import LANGUAGES, SOURCE
from gonfalon.table.http.endpoints import Access
from gonfalon.table.tickets import ANY_MATCH, HOST, WATCHER, BadTicket, Ticket, Tickets
from gonfalon.table.troubles import troubled

LONGEST = 16 * 1024
"""The maximum size of a request body, in bytes."""
LONGEST_TICKET = 400
LONGEST_NUMBER = 7
LONGEST_WORD = 200
GREATEST_NUMBER = 1_000_000

NO_TICKET = Ticket("", "", 0)

T = TypeVar("T")


def authorize(asked: HTTPConnection, access: Access, tickets: Tickets, now: float) -> Ticket:
    """The client's ticket, if it gives access to the endpoint; NO_TICKET if the endpoint needs none."""
    if access is Access.NONE:
        return NO_TICKET
    ticket = _ticket(asked, tickets, now)
    if access is Access.HOST:
        if (ticket.match, ticket.seat) != (ANY_MATCH, HOST):
            raise troubled("only-for-hosts")
    elif ticket.match != asked.path_params["match"]:
        raise troubled("ticket-foreign")
    elif access is Access.PLAYER and ticket.seat == WATCHER:
        raise troubled("not-for-watchers")
    return ticket


def _ticket(asked: HTTPConnection, tickets: Tickets, now: float) -> Ticket:
    """The ticket in the header `Authorization: Bearer …`, or in the query where no header can be set."""
    kind, _, text = asked.headers.get("authorization", "").partition(" ")
    if kind.casefold() != "bearer":
        text = asked.query_params.get("ticket", "")
    if not text:
        raise troubled("ticket-missing")
    if len(text) > LONGEST_TICKET:
        raise troubled("ticket-forged")
    try:
        return tickets.read(text, now)
    except BadTicket as error:
        raise troubled(error.code) from error


def number(asked: HTTPConnection, name: str) -> int:
    text = asked.query_params.get(name, "0")
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER and int(text) <= GREATEST_NUMBER):
        raise troubled("malformed", why=f"{name} must be a number up to {GREATEST_NUMBER}")
    return int(text)


def language(asked: HTTPConnection) -> str | None:
    """The language requested for sentences, if any."""
    text = asked.query_params.get("lang")
    if text is not None and text not in LANGUAGES:
        raise troubled("malformed", why=f"lang must be one of {', '.join(LANGUAGES)}")
    return text


def answer_language(asked: HTTPConnection) -> str:
    """The language of the response, even if the requested one is unknown."""
    text = asked.query_params.get("lang", SOURCE)
    return text if text in LANGUAGES else SOURCE


def word(asked: HTTPConnection, name: str) -> str:
    return asked.query_params.get(name, "")[:LONGEST_WORD]


async def message(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await _body(request), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise troubled("malformed", why=str(error)) from error


async def _body(request: Request) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > LONGEST:
            raise troubled("too-long")
    return bytes(body)
