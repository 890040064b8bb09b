"""Reads a request: whose it is, its ticket, its parameters, its message. Raises Troubled for whatever is invalid."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, MutableMapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from gonfalon.core.texts import LANGUAGES, SOURCE
from gonfalon.protocol.types import LONGEST_RECORD, SUBPROTOCOL
from gonfalon.server.errors import troubled
from gonfalon.server.game_server import GameServer
from gonfalon.server.http.endpoints import Access
from gonfalon.server.tokens import ANY_MATCH, HOST, WATCHER, BadTicket, Ticket, Tickets

NEIGHBOURS = 64
"""Bits of an IPv6 address that count: whoever has one has all that begin with the same."""


@lru_cache(10_000)
def household(host: str) -> str:
    """The addresses that one person can choose from share one name. What is no address is a name of its own."""
    address = _address(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, NEIGHBOURS), strict=False))
    return str(address or host)


class Connected(Protocol):
    @property
    def scope(self) -> MutableMapping[str, Any]: ...


def household_of(asked: Connected) -> str:
    """Empty where it is not known, as in a page."""
    client = asked.scope.get("client")
    return household(client[0] if client else "")


def is_loopback(host: str) -> bool:
    address = _address(host)
    return address is not None and address.is_loopback


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class Proxies:
    """The servers before the table, as addresses or networks. They speak for others, so they are not counted."""

    def __init__(self, known: Iterable[str]) -> None:
        self._known = [ip_network(one, strict=False) for one in known]

    def __contains__(self, host: str) -> bool:
        address = _address(host)
        return address is not None and any(address in network for network in self._known)


LONGEST = 16 * 1024
"""The maximum size of a request body, in bytes."""
LONGEST_START = LONGEST + 2 * LONGEST_RECORD
"""The same where a record may be in it."""
BODY_TIME = 10.0
"""Seconds in which it must arrive."""
LONGEST_TICKET = 400
LONGEST_NUMBER = 7
LONGEST_WORD = 200
GREATEST_NUMBER = 1_000_000

IN_PROTOCOL = f"{SUBPROTOCOL}.ticket."
"""Before the ticket, in the name of a WebSocket subprotocol."""
NO_TICKET = Ticket("", "", 0)

T = TypeVar("T")
Kind = Literal["address", "ticket", "connection", "chat", "match", "seat"]
"""What requests are counted by."""


class Disconnected(Exception):
    """Whoever asked is gone before the request was read."""


class Connection(Protocol):
    """What is read of a request or of a socket that is being opened, however it came here."""

    @property
    def scope(self) -> MutableMapping[str, Any]: ...

    @property
    def path_params(self) -> dict[str, Any]: ...

    @property
    def query_params(self) -> Mapping[str, str]: ...

    @property
    def headers(self) -> Mapping[str, str]: ...


class Request(Connection, Protocol):
    @property
    def method(self) -> str: ...

    def stream(self) -> AsyncIterator[bytes]: ...


async def authorize(asked: Connection, access: Access, table: GameServer) -> Ticket:
    """The client's ticket, if it gives access to the endpoint; NO_TICKET if the endpoint needs none."""
    if access is Access.NONE or (access is Access.OPERATOR and _is_on_this_machine(asked)):
        return NO_TICKET
    if access is Access.OWNER and table.hosting.is_open and not _ticket_text(asked):
        return NO_TICKET
    ticket = _ticket(asked, table.tickets, table.now() / 1000)
    if access in (Access.OWNER, Access.OPERATOR):
        if (ticket.match, ticket.seat) != (ANY_MATCH, HOST):
            raise troubled("only-for-hosts")
        return ticket
    if ticket.match != asked.path_params["match"]:
        raise troubled("ticket-foreign")
    check_kind(ticket, access)
    if access is not Access.JOINER:  # a repeated request to join comes with an invitation that is spent
        await table.seating.admit(ticket)
    return ticket


def _is_on_this_machine(asked: Connection) -> bool:
    """Whoever asks through a proxy or a tunnel is not, wherever that one is."""
    client = asked.scope.get("client")
    return client is not None and is_loopback(client[0]) and "x-forwarded-for" not in asked.headers


def check_kind(ticket: Ticket, access: Access) -> None:
    """Raises Troubled if nobody may do that with such a ticket."""
    if (ticket.seat == HOST) != (access is Access.HOST):
        raise troubled("only-for-hosts" if access is Access.HOST else "not-for-hosts")
    if ticket.seat == WATCHER and access in (Access.JOINER, Access.PLAYER):
        raise troubled("not-for-watchers")
    if access is Access.JOINER and not ticket.invites:
        raise troubled("only-invited")
    if ticket.invites and access in (Access.ANYBODY, Access.PLAYER):
        raise troubled("join-first")


def name_of(ticket: Ticket) -> str:
    return msgspec.json.encode(ticket).decode()


def _ticket_text(asked: Connection) -> str:
    """The ticket in the header `Authorization: Bearer …`. A browser cannot set it for a WebSocket, so there it may be
    a subprotocol. It is never part of a URL, which others write down."""
    kind, _, text = asked.headers.get("authorization", "").partition(" ")
    if kind.casefold() != "bearer":
        offered = asked.scope.get("subprotocols", ())
        return next((name.removeprefix(IN_PROTOCOL) for name in offered if name.startswith(IN_PROTOCOL)), "")
    return text


def _ticket(asked: Connection, tickets: Tickets, now: float) -> Ticket:
    text = _ticket_text(asked)
    if not text:
        raise troubled("ticket-missing")
    if len(text) > LONGEST_TICKET:
        raise troubled("ticket-forged")
    try:
        return tickets.read(text, now)
    except BadTicket as error:
        raise troubled(error.code) from error


def number(asked: Connection, name: str) -> int:
    text = asked.query_params.get(name, "0")
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER and int(text) <= GREATEST_NUMBER):
        raise troubled("malformed", why=f"{name} must be a number up to {GREATEST_NUMBER}")
    return int(text)


def language(asked: Connection) -> str | None:
    """The language requested for sentences, if any."""
    text = _parameter(asked, "lang")
    if text is not None and text not in LANGUAGES:
        raise troubled("malformed", why=f"lang must be one of {', '.join(LANGUAGES)}")
    return text


def answer_language(asked: Connection) -> str:
    """The language of the response, even if the requested one is unknown."""
    text = _parameter(asked, "lang")
    return text if text in LANGUAGES else SOURCE


def _parameter(asked: Connection, name: str) -> str | None:
    """Most requests have none, and need no parsing."""
    return asked.query_params.get(name) if asked.scope["query_string"] else None


def word(asked: Connection, name: str) -> str:
    return asked.query_params.get(name, "")[:LONGEST_WORD]


async def message(request: Request, kind: type[T], longest: int = LONGEST) -> T:
    return read(await _body(request, longest), msgspec.json.Decoder(kind))


def read(data: bytes | msgspec.Raw, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise troubled("malformed", why=str(error)) from error


async def _body(request: Request, longest: int) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_TIME):
            async for part in request.stream():
                body += part
                if len(body) > longest:
                    raise troubled("too-long")
    except TimeoutError as error:
        raise troubled("too-slow") from error
    return bytes(body)
