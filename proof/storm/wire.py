"""How the players of a trial reach the tables. Every failed request is retried word for word."""

import asyncio
import random
from collections.abc import AsyncGenerator, AsyncIterator
from time import monotonic
from typing import Any, TypeVar

import aiohttp
import msgspec

from gonfalon.protocol.types import Trouble
from gonfalon.protocol.updates import Beat, ChatLine, Goodbye
from proof.storm.notes import HeardStep, Notes

PATIENCE = 600.0
"""Seconds without an answer after which a player complains and gives up."""
SILENCE = 40.0
"""Seconds without even a heartbeat after which a stream counts as dead."""
PAUSE = (0.02, 0.3)
LARGEST = 8 * 1024 * 1024
PASSING = {502, 503, 504}
BROKEN = (aiohttp.ClientError, OSError, TimeoutError, EOFError)

T = TypeVar("T")


class Glance(msgspec.Struct, frozen=True):
    """What a random player needs of a sight."""

    to_move: str
    legal: list[tuple[str, ...]]
    draw_offered_by: str | None
    undo: int | None
    asked_back: tuple[str, int] | None


class Heading(msgspec.Struct, frozen=True, tag_field="told", tag="news"):
    """An update, as far as a random player reads it."""

    number: int
    version: int
    seat: str
    steps: list[HeardStep]
    sight: Glance | None
    result: Any
    earlier: bool = False


class Page(msgspec.Struct, frozen=True):
    steps: list[HeardStep]


_told: msgspec.json.Decoder[Heading | ChatLine | Beat | Goodbye] = msgspec.json.Decoder(
    Heading | ChatLine | Beat | Goodbye
)


class GaveUp(Exception):
    pass


class Wire:
    def __init__(self, session: aiohttp.ClientSession, address: str, notes: Notes, rng: random.Random) -> None:
        self._session = session
        self.address = address
        self._notes = notes
        self._rng = rng

    async def ask(self, path: str, ticket: str, message: msgspec.Struct, kind: type[T]) -> T | Trouble:
        """Retry until there is a response that is not a temporary failure."""
        body, began = msgspec.json.encode(message), monotonic()
        while True:
            status, answer = await self._post(path, ticket, body)
            if status in (200, 201):
                self._notes.waited("answer", monotonic() - began)
                return msgspec.json.decode(answer, type=kind)
            if not self._passes(path, status, answer):
                return self._trouble(path, status, answer)
            if monotonic() - began > PATIENCE:
                self._notes.complain(f"Nobody answered {path} for {PATIENCE:.0f} seconds")
                raise GaveUp
            self._notes.counts["sent again"] += 1
            await asyncio.sleep(self._rng.uniform(*PAUSE))

    def _passes(self, path: str, status: int, answer: bytes) -> bool:
        if status == 500:
            self._notes.complain(f"A table broke over {path}: {answer!r}")
            return True
        return status in {0} | PASSING or (status == 409 and b'"busy"' in answer)

    def _trouble(self, path: str, status: int, answer: bytes) -> Trouble:
        try:
            return msgspec.json.decode(answer, type=Trouble)
        except msgspec.DecodeError:
            self._notes.complain(f"{path} was answered with {status} {answer!r}")
            raise GaveUp from None

    async def _post(self, path: str, ticket: str, body: bytes) -> tuple[int, bytes]:
        """Status 0 means no response at all."""
        try:
            async with self._session.post(f"{self.address}{path}", data=body, headers=_bearing(ticket)) as answer:
                return answer.status, await answer.read()
        except BROKEN:
            return 0, b""

    async def fetch(self, path: str, ticket: str) -> bytes:
        async with self._session.get(f"{self.address}{path}", headers=_bearing(ticket)) as answer:
            answer.raise_for_status()
            return await answer.read()

    async def steps(self, match: str, ticket: str, before: int) -> list[HeardStep]:
        """The last ones before a number."""
        found = await self.fetch(f"/v1/matches/{match}/steps?before={before}", ticket)
        return msgspec.json.decode(found, type=Page).steps

    async def told(
        self, match: str, ticket: str, after: int, line: int, socket: bool
    ) -> AsyncIterator[Heading | ChatLine]:
        """One stream, until it ends or breaks."""
        address = f"{self.address}/v1/matches/{match}/{'socket' if socket else 'stream'}?after={after}&line={line}"
        messages = self._socket(address, ticket) if socket else self._stream(address, ticket)
        try:
            async for message in messages:
                told = _told.decode(message)
                if isinstance(told, Goodbye):
                    return
                if not isinstance(told, Beat):
                    yield told
        finally:
            await messages.aclose()

    async def _socket(self, address: str, ticket: str) -> AsyncGenerator[bytes, None]:
        patience = aiohttp.ClientWSTimeout(ws_receive=SILENCE, ws_close=2)
        async with self._session.ws_connect(
            address, headers=_bearing(ticket), timeout=patience, max_msg_size=LARGEST, compress=0
        ) as line:
            async for message in line:
                yield message.data.encode()
            if line.close_code not in (None, 1000, 1001, 1005, 1006, 1012, 4503):
                self._notes.complain(f"A table closed a socket with {line.close_code}: {address}")

    async def _stream(self, address: str, ticket: str) -> AsyncGenerator[bytes, None]:
        patience = aiohttp.ClientTimeout(total=None, sock_read=SILENCE)
        async with self._session.get(
            address, headers=_bearing(ticket), timeout=patience, read_bufsize=LARGEST
        ) as answer:
            if answer.status not in PASSING:
                answer.raise_for_status()
                async for line in answer.content:
                    yield line


def _bearing(ticket: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {ticket}"}
