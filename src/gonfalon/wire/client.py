"""A seat at a table across the network. Forgives every breakdown that passes, and never does anything twice."""

import asyncio
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator, AsyncIterator, Callable
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
    Say,
    Told,
    Trouble,
    Update,
)

PASSING = (502, 503, 504)
"""What a table or the server before it answers while it restarts."""
REFUSED = 4000
LONGEST_PAUSE = 5.0
PATIENCE = 10.0
FIRST_PATIENCE = 1.0
"""Seconds for a table that was never heard of: it is more likely wrongly named than about to come back."""
LEAVE = 1.0
"""Seconds to say goodbye in when a line is closed."""
SILENCE = 60.0
"""Seconds without even a sign of life after which a line counts as dead."""
LARGEST = 4 * 1024 * 1024

T = TypeVar("T")


class TableRefused(Exception):
    """The table would not do it. `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.text)
        self.trouble = trouble


class Unreachable(Exception):
    """The table does not answer."""


class Seat:
    """Speaks for one ticket. Each object is a client of its own."""

    def __init__(self, link: Link, client: str | None = None, language: str = SOURCE) -> None:
        self.link = link
        self.client = client or secrets.token_hex(8)
        self.language = language
        """Of what the table refuses. News bring no sentences: whoever knows the game finds them."""
        self.after = 0
        self.line = 0
        self.lost: Callable[[], None] = lambda: None
        """Is told when the line breaks; the next news mean that it is whole again."""
        self._said = 0

    async def latest(self) -> Update:
        """How things stand. Raises Unreachable soon."""
        data = await _request(f"{self._address}?after={self.after}", self.link.ticket, None, FIRST_PATIENCE)
        update = msgspec.json.decode(data, type=Update)
        self.after = update.number
        return update

    async def join(self, name: str) -> Done:
        return await self._ask("join", Join(self.client, name, secrets.token_hex(16)), Done)

    async def act(self, answers: int, *words: str) -> Done:
        """Do one thing after the other, until one is refused or anybody else has acted."""
        return await self._ask("act", Act(self.client, answers, list(words)), Done)

    async def leave(self, answers: int, question: str, word: str, *, standing: bool = False) -> list[Answer]:
        """Answer a question before it is asked: all that the seat has left then."""
        return await self._ask("answer", Leave(self.client, answers, question, word, standing), list[Answer])

    async def withdraw(self, question: str) -> list[Answer]:
        """Take back an answer that was left."""
        return await self._ask("answer", Leave(self.client, self.after, question, None), list[Answer])

    async def say(self, text: str) -> Done:
        self._said += 1
        return await self._ask("say", Say(self.client, self._said, text), Done)

    async def record(self) -> str:
        return (await _request(f"{self._address}/record", self.link.ticket, None)).decode()

    async def told(self) -> AsyncGenerator[Update | ChatLine, None]:
        """All news and chat, from what is held on.

        A broken line is sought again for ever; raises TableRefused if the table does not want us.
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
        ) as line:
            while True:
                async with asyncio.timeout(SILENCE):  # wait_for of Python 3.11 may lose a cancellation
                    data = await line.recv()
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
        """Ask until there is an answer: the same request again changes nothing."""
        address = f"{self._address}/{what}?lang={self.language}"
        return msgspec.json.decode(await _request(address, self.link.ticket, msgspec.json.encode(message)), type=answer)


async def begin_match(table: str, host_ticket: str, wish: NewMatch) -> Created:
    """Begin a match; a lost answer may leave a match that nobody plays."""
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
        if answer.length:  # whoever asks for so many bytes is not told that there should have been more
            raise IncompleteRead(body, answer.length)
        return body


def _trouble(error: urllib.error.HTTPError) -> Trouble:
    with error:
        try:
            return msgspec.json.decode(error.read(LARGEST), type=Trouble)
        except (msgspec.DecodeError, OSError, HTTPException):
            return Trouble("unreadable", f"The table answered {error.code}.")
