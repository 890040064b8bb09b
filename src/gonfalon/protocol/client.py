"""A seat at a table across the network. It retries through temporary failures, and never does anything twice."""

import asyncio
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import aclosing, asynccontextmanager, suppress
from http.client import HTTPException, IncompleteRead
from itertools import count
from time import monotonic
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from gonfalon.core import LeftAnswers
from gonfalon.core.texts import SOURCE
from gonfalon.protocol.credentials import Link, Pocket, for_others
from gonfalon.protocol.requests import Act, Ask, Commit, Hurry, Join, Leave, NewMatch, Plan, Reissue, Say, Withdraw
from gonfalon.protocol.responses import Created, Issued, Planned, Steps
from gonfalon.protocol.types import Done, Trouble
from gonfalon.protocol.updates import Answered, Beat, ChatLine, Goodbye, Heard, Told, Update

PASSING = (502, 503, 504)
"""The statuses that a table or its reverse proxy returns during a restart."""
TOO_OFTEN = 429
AGAIN = (*PASSING, TOO_OFTEN)
"""The statuses after which the same is requested again."""
REFUSED = 4000
LONGEST_PAUSE = 5.0
PATIENCE = 10.0
"""Timeout of a request in seconds, and for how long it is retried."""
FIRST_PATIENCE = 1.0
"""The same for a table not reached before: a wrong address is more likely than a restart."""
SOCKET_PATIENCE = 3.0
"""Timeout in seconds for an answer over the open connection, which may be dead without looking so."""
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
    """A client with one ticket, or an invitation. Each object has its own client id, except for joining.

    `keep` is called whenever something in the pocket changes, and before anything that depends on it is sent.
    """

    def __init__(
        self,
        link: Link,
        pocket: Pocket | None = None,
        language: str = SOURCE,
        keep: Callable[[Pocket], None] = lambda pocket: None,
        client: str | None = None,
    ) -> None:
        self.client = client or secrets.token_hex(8)
        self.pocket = pocket or Pocket()
        self.link = link._replace(ticket=self.pocket.ticket or link.ticket)
        self._keep = keep
        self.language = language
        """The language of refusals. Updates come without sentences: a client that knows the game makes its own."""
        self.after = 0
        self.line = 0
        self.lost: Callable[[], None] = lambda: None
        """Called when the connection is lost; the next update means that it is back."""
        self.thinking: Callable[[int], None] = lambda percent: None
        """Called with how much a bot has done of a thought that takes long."""
        self._said = 0
        self._socket: ClientConnection | None = None
        self._asks = count(1)
        self._asked: dict[int, asyncio.Future[Answered | None]] = {}
        """What was asked over the socket and is not answered yet."""

    async def latest(self) -> Update:
        """The current state. Raises Unreachable after a short timeout."""
        data = await _request(f"{self._address}?after={self.after}", self.link.ticket, None, FIRST_PATIENCE)
        update = msgspec.json.decode(data, type=Update)
        self.after = update.number
        await self._take_part(update)
        return update

    async def join(self, name: str) -> None:
        """Take the seat of the invitation. From now on this client has the seat's own ticket."""
        update = await self.latest()
        if update.seat not in update.seats or update.seats[update.seat].name is None:
            self.pocket.take_free_seat()
        self._keep(self.pocket)
        issued = await self._ask("join", Join(self.pocket.client, name), Issued)
        self.pocket.ticket = issued.ticket
        self._keep(self.pocket)
        self.link = self.link._replace(ticket=issued.ticket)
        await self.latest()

    async def withdraw_promise(self) -> None:
        """Before the match has begun: all commit anew."""
        await self._ask("withdraw", Withdraw(self.client, self.pocket.round), Done)

    async def _take_part(self, update: Update) -> None:
        """Commit to a contribution to fate, or reveal it, if that is due. If it is too late, the next update tells."""
        part = self.pocket.part_in(update)
        if part is None:
            return
        self._keep(self.pocket)
        with suppress(TableRefused):
            await self._ask("commit" if isinstance(part, Commit) else "reveal", part, Done)

    async def move(self) -> Link:
        """A link that moves this seat to another device."""
        return self._given(await _request(f"{self._address}/move", self.link.ticket, b""))

    async def watch(self) -> Link:
        """A link for somebody to watch."""
        return self._given(await _request(f"{self._address}/watch", self.link.ticket, None))

    async def reissue(self, seat: str) -> Link:
        """Take a seat from its holder: a link to give it to somebody else. Only with the host's ticket."""
        wish = Reissue(secrets.token_hex(16), seat)
        return self._given(await _request(f"{self._address}/reissue", self.link.ticket, msgspec.json.encode(wish)))

    def _given(self, answer: bytes) -> Link:
        issued = msgspec.json.decode(answer, type=Issued)
        return self.link._replace(table=for_others(self.link.table, issued.address), ticket=issued.ticket)

    async def act(self, answers: int, *words: str) -> Done:
        """Carry out words in order, until one is refused or anybody else acts.

        Over the open connection, if there is one; if that fails or takes long, the same is requested again without it.
        """
        wish = Act(self.client, answers, list(words))
        answered = await self._over_socket(wish)
        if answered is None or answered.status in AGAIN:
            return await self._ask("act", wish, Done)
        if answered.trouble is not None:
            raise TableRefused(answered.trouble)
        assert answered.done is not None
        return answered.done

    async def _over_socket(self, wish: Act) -> Answered | None:
        socket = self._socket
        if socket is None:
            return None
        ask, answer = next(self._asks), asyncio.get_running_loop().create_future()
        self._asked[ask] = answer
        message = Ask(ask, msgspec.Raw(msgspec.json.encode(wish)), self.language)
        try:
            async with asyncio.timeout(SOCKET_PATIENCE):
                await socket.send(msgspec.json.encode(message).decode())
                found: Answered | None = await answer
                return found
        except (OSError, ConnectionClosed, TimeoutError):
            return None
        finally:
            self._asked.pop(ask, None)

    async def plan(self, answers: int, orders: Sequence[Sequence[str]], odds: Sequence[str] = ()) -> Planned:
        """What orders would lead to, and the odds of words after them. Nothing is done."""
        return await self._ask("plan", Plan(answers, [[*order] for order in orders], [*odds]), Planned)

    async def leave(self, answers: int, question: str, word: str, *, standing: bool = False) -> LeftAnswers:
        """Answer a question before it is asked; returns all answers that the seat has left."""
        return await self._ask("answer", Leave(self.client, answers, question, word, standing), LeftAnswers)

    async def withdraw(self, question: str) -> LeftAnswers:
        """Withdraw an answer; returns those that the seat has left."""
        return await self._ask("answer", Leave(self.client, self.after, question, None), LeftAnswers)

    async def hurry(self, answers: int) -> Done:
        """Let the bot that has to answer this number play the best that it has found."""
        return await self._ask("hurry", Hurry(answers), Done)

    async def say(self, text: str) -> Done:
        self._said += 1
        return await self._ask("say", Say(self.client, self._said, text), Done)

    def mute(self, is_muted: bool) -> None:
        """Keep whether what others say is shown. The table need not know."""
        self.pocket.is_muted = is_muted
        self._keep(self.pocket)

    async def steps(self, before: int) -> Steps:
        """The last actions before a number."""
        told = await _request(f"{self._address}/steps?before={before}", self.link.ticket, None)
        return msgspec.json.decode(told, type=Steps)

    async def record(self) -> str:
        return (await _request(f"{self._address}/record", self.link.ticket, None)).decode()

    async def told(self) -> AsyncGenerator[Update | ChatLine, None]:
        """All updates and chat after what this client already has.

        Reconnects for ever; raises TableRefused if the table refuses the connection.
        """
        pause = 0.1
        while True:
            try:
                async with aclosing(self._listen()) as messages:
                    async for message in messages:
                        pause = 0.1
                        yield message
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                _raise_if_refused(error)
            self.lost()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self) -> AsyncGenerator[Update | ChatLine, None]:
        scheme, rest = self._address.split("://", 1)
        address = f"{scheme.replace('http', 'ws')}://{rest}/socket?after={self.after}&line={self.line}"
        headers = {"Authorization": f"Bearer {self.link.ticket}"}
        async with (
            connect(
                address, additional_headers=headers, max_size=LARGEST, compression=None, close_timeout=LEAVE
            ) as socket,
            self._reading(socket) as heard,
        ):
            while True:
                async with asyncio.timeout(SILENCE):  # wait_for of Python 3.11 may lose a cancellation
                    message = await heard.get()
                match message:
                    case Exception():
                        raise message
                    case Update():
                        self.after = message.number
                        await self._take_part(message)
                        yield message
                    case ChatLine():
                        self.line = message.line
                        yield message
                    case Goodbye():
                        return
                    case Beat():
                        if message.thinking is not None:
                            self.thinking(message.thinking)

    @asynccontextmanager
    async def _reading(self, socket: ClientConnection) -> AsyncIterator[asyncio.Queue[Told | Exception]]:
        """Answers are taken at once, so that whoever is told may act before asking for the next message."""
        heard: asyncio.Queue[Told | Exception] = asyncio.Queue()
        reading = asyncio.create_task(self._read(socket, heard))
        self._socket = socket
        try:
            yield heard
        finally:
            self._socket = None
            reading.cancel()
            for answer in self._asked.values():
                if not answer.done():
                    answer.set_result(None)

    async def _read(self, socket: ClientConnection, heard: asyncio.Queue[Told | Exception]) -> None:
        try:
            while True:
                message = msgspec.json.decode(await socket.recv(), type=Heard)
                if not isinstance(message, Answered):
                    heard.put_nowait(message)
                elif message.ask in self._asked and not self._asked[message.ask].done():
                    self._asked[message.ask].set_result(message)
        except Exception as error:
            heard.put_nowait(error)

    @property
    def _address(self) -> str:
        return f"{self.link.table}/v1/matches/{self.link.match}"

    async def _ask(self, what: str, message: msgspec.Struct, answer: type[T]) -> T:
        """Retry until there is a response: a repeated request changes nothing."""
        address = f"{self._address}/{what}?lang={self.language}"
        return msgspec.json.decode(await _request(address, self.link.ticket, msgspec.json.encode(message)), type=answer)


async def begin_match(table: str, host_ticket: str, wish: NewMatch, language: str = SOURCE) -> Created:
    """Create a match, one however often the request has to be repeated."""
    wish = msgspec.structs.replace(wish, client=wish.client or secrets.token_hex(16))
    address = f"{table}/v1/matches?lang={language}"
    data = await _request(address, host_ticket, msgspec.json.encode(wish), FIRST_PATIENCE)
    return msgspec.json.decode(data, type=Created)


def _raise_if_refused(error: Exception) -> None:
    close = error.rcvd if isinstance(error, ConnectionClosed) else None
    if close is not None and close.code >= REFUSED and close.code - REFUSED not in (*PASSING, TOO_OFTEN):
        raise TableRefused(Trouble(close.reason, f"The table closed the line: {close.reason}.")) from error


async def _request(address: str, ticket: str, body: bytes | None, patience: float = PATIENCE) -> bytes:
    request = urllib.request.Request(address, body, {"Authorization": f"Bearer {ticket}"})
    pause, until = 0.1, monotonic() + patience
    while True:
        try:
            return await asyncio.to_thread(_fetch, request)
        except urllib.error.HTTPError as error:
            trouble, told = _trouble(error), _told_pause(error)
            if told is None and (error.code not in PASSING or monotonic() > until):
                raise TableRefused(trouble) from error
            if told is not None:
                pause, until = told, until + told
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


def _told_pause(error: urllib.error.HTTPError) -> float | None:
    """The seconds after which the table will serve us again, if we asked too often."""
    told = error.headers.get("Retry-After", "")
    return float(told) if error.code == TOO_OFTEN and told.isdecimal() else None


def _trouble(error: urllib.error.HTTPError) -> Trouble:
    with error:
        try:
            return msgspec.json.decode(error.read(LARGEST), type=Trouble)
        except (msgspec.DecodeError, OSError, HTTPException):
            return Trouble("unreadable", f"The table answered {error.code}.")
