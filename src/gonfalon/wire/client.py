"""A seat at a table across the network. It retries through temporary failures, and never does anything twice."""

import asyncio
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from http.client import HTTPException, IncompleteRead
from time import monotonic
from typing import TypeVar

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from gonfalon.core import Answer
from gonfalon.core.words import SOURCE
from gonfalon.wire.link import Link
from gonfalon.wire.protocol import (
    Act,
    Beat,
    ChatLine,
    Created,
    Done,
    Goodbye,
    Join,
    Leave,
    NewMatch,
    Plan,
    Planned,
    Say,
    Told,
    Trouble,
    Update,
)

PASSING = (502, 503, 504)
"""The statuses that a table or its reverse proxy returns during a restart."""
REFUSED = 4000
LONGEST_PAUSE = 5.0
PATIENCE = 10.0
"""Timeout of a request in seconds, and for how long it is retried."""
FIRST_PATIENCE = 1.0
"""The same for a table not reached before: a wrong address is more likely than a restart."""
LEAVE = 1.0
"""Timeout in seconds for the closing handshake."""
SILENCE = 60.0
"""Seconds without even a heartbeat after which a connection counts as dead."""
LARGEST = 4 * 1024 * 1024

T = TypeVar("T")


class TableRefused(Exception):
    """The table refused the request. `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.text)
        self.trouble = trouble


class Unreachable(Exception):
    """The table does not answer."""


class Seat:
    """A client with one ticket. Each object has its own client id."""

    def __init__(self, link: Link, client: str | None = None, language: str = SOURCE) -> None:
        self.link = link
        self.client = client or secrets.token_hex(8)
        self.language = language
        """The language of refusals. Updates come without sentences: a client that knows the game makes its own."""
        self.after = 0
        self.line = 0
        self.lost: Callable[[], None] = lambda: None
        """Called when the connection is lost; the next update means that it is back."""
        self._said = 0

    async def latest(self) -> Update:
        """The current state. Raises Unreachable after a short timeout."""
        data = await _request(f"{self._address}?after={self.after}", self.link.ticket, None, FIRST_PATIENCE)
        update = msgspec.json.decode(data, type=Update)
        self.after = update.number
        return update

    async def join(self, name: str) -> Done:
        return await self._ask("join", Join(self.client, name, secrets.token_hex(16)), Done)

    async def act(self, answers: int, *words: str) -> Done:
        """Carry out words in order, until one is refused or anybody else acts."""
        return await self._ask("act", Act(self.client, answers, list(words)), Done)

    async def plan(self, answers: int, orders: Sequence[Sequence[str]], odds: Sequence[str] = ()) -> Planned:
        """What orders would lead to, and the odds of words after them. Nothing is done."""
        return await self._ask("plan", Plan(answers, [[*order] for order in orders], [*odds]), Planned)

    async def leave(self, answers: int, question: str, word: str, *, standing: bool = False) -> list[Answer]:
        """Answer a question before it is asked; returns all answers that the seat has left."""
        return await self._ask("answer", Leave(self.client, answers, question, word, standing), list[Answer])

    async def withdraw(self, question: str) -> list[Answer]:
        """Withdraw an answer; returns those that the seat has left."""
        return await self._ask("answer", Leave(self.client, self.after, question, None), list[Answer])

    async def say(self, text: str) -> Done:
        self._said += 1
        return await self._ask("say", Say(self.client, self._said, text), Done)

    async def record(self) -> str:
        return (await _request(f"{self._address}/record", self.link.ticket, None)).decode()

    async def told(self) -> AsyncGenerator[Update | ChatLine, None]:
        """All updates and chat after what this client already has.

        Reconnects for ever; raises TableRefused if the table refuses the connection.
        """
        pause = 0.1
        while True:
            try:
                async for message in self._listen():
                    pause = 0.1
                    yield message
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                _raise_if_refused(error)
            self.lost()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self) -> AsyncIterator[Update | ChatLine]:
        scheme, rest = self._address.split("://", 1)
        address = f"{scheme.replace('http', 'ws')}://{rest}/socket?after={self.after}&line={self.line}"
        headers = {"Authorization": f"Bearer {self.link.ticket}"}
        async with connect(
            address, additional_headers=headers, max_size=LARGEST, compression=None, close_timeout=LEAVE
        ) as socket:
            while True:
                async with asyncio.timeout(SILENCE):  # wait_for of Python 3.11 may lose a cancellation
                    data = await socket.recv()
                message = msgspec.json.decode(data, type=Told)
                match message:
                    case Update():
                        self.after = message.number
                        yield message
                    case ChatLine():
                        self.line = message.line
                        yield message
                    case Goodbye():
                        return
                    case Beat():
                        pass

    @property
    def _address(self) -> str:
        return f"{self.link.table}/matches/{self.link.match}"

    async def _ask(self, what: str, message: msgspec.Struct, answer: type[T]) -> T:
        """Retry until there is a response: a repeated request changes nothing."""
        address = f"{self._address}/{what}?lang={self.language}"
        return msgspec.json.decode(await _request(address, self.link.ticket, msgspec.json.encode(message)), type=answer)


async def begin_match(table: str, host_ticket: str, wish: NewMatch) -> Created:
    """Create a match. A retry after a lost response may leave one that nobody plays."""
    data = await _request(f"{table}/matches", host_ticket, msgspec.json.encode(wish))
    return msgspec.json.decode(data, type=Created)


def _raise_if_refused(error: Exception) -> None:
    close = error.rcvd if isinstance(error, ConnectionClosed) else None
    if close is not None and close.code >= REFUSED and close.code - REFUSED not in PASSING:
        raise TableRefused(Trouble(close.reason, f"The table closed the line: {close.reason}.")) from error


async def _request(address: str, ticket: str, body: bytes | None, patience: float = PATIENCE) -> bytes:
    request = urllib.request.Request(address, body, {"Authorization": f"Bearer {ticket}"})
    pause, until = 0.1, monotonic() + patience
    while True:
        try:
            return await asyncio.to_thread(_fetch, request)
        except urllib.error.HTTPError as error:
            trouble = _trouble(error)
            if error.code not in PASSING or monotonic() > until:
                raise TableRefused(trouble) from error
        except (OSError, HTTPException) as error:
            if monotonic() > until:
                raise Unreachable("The table does not answer.") from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def _fetch(request: urllib.request.Request) -> bytes:
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        body: bytes = answer.read(LARGEST)
        if answer.length:  # `read` with a size does not report a truncated body
            raise IncompleteRead(body, answer.length)
        return body


def _trouble(error: urllib.error.HTTPError) -> Trouble:
    with error:
        try:
            return msgspec.json.decode(error.read(LARGEST), type=Trouble)
        except (msgspec.DecodeError, OSError, HTTPException):
            return Trouble("unreadable", f"The table answered {error.code}.")
