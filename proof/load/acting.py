"""Players who act over their sockets, as fast as they are answered."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import AsyncExitStack

from proof.load.scripted import Scripted
from proof.load.server import Measured
from tests.server.honesty.raw import TEXT, frame, handshake

ANSWER = b'"told":"answer"'
GOOD = b'"status":200'


class Acting:
    """The lines of both seats of one match after the other, and what is said on them."""

    def __init__(self, sends: Iterator[tuple["Line", bytes]]) -> None:
        self._sends = sends
        self.done = 0

    def go_on(self) -> None:
        line, said = next(self._sends, (None, b""))
        if line is not None:
            line.say(self, said)

    def stop(self) -> None:
        self._sends = iter(())


class Line(asyncio.Protocol):
    """A socket that looks at nothing but answers, to use little CPU."""

    def __init__(self, path: str, ticket: str) -> None:
        self._opening = handshake(path, ticket)
        self._heard = bytearray()
        self._actor: Acting | None = None
        self.received = 0
        self.is_open = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._opening)

    def data_received(self, data: bytes) -> None:
        self._heard += data
        self.received += len(data)
        if not self.is_open.is_set():
            end = self._heard.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._heard.startswith(b"HTTP/1.1 101"), bytes(self._heard)
            del self._heard[: end + 4]
            self.is_open.set()
        while (size := _size(self._heard)) <= len(self._heard):
            self._take(self._heard[:size])
            del self._heard[:size]

    def _take(self, told: bytearray) -> None:
        if ANSWER in told[:64] and self._actor is not None:
            assert GOOD in told[:96], bytes(told)
            actor, self._actor = self._actor, None
            actor.done += 1
            actor.go_on()

    def say(self, actor: Acting, said: bytes) -> None:
        self._actor = actor
        self._transport.write(said)

    def close(self) -> None:
        self._transport.abort()


def _size(heard: bytearray) -> int:
    """Of the first frame in it, with its head; more than there is if that is not known yet."""
    if len(heard) < 10:
        return 10 if len(heard) < 2 or heard[1] > 125 else heard[1] + 2
    more = {126: 2, 127: 8}.get(heard[1], 0)
    return 2 + more + (int.from_bytes(heard[2 : 2 + more], "big") if more else heard[1])


async def acting_players(table: Measured, matches: list[Scripted], at_once: int, stack: AsyncExitStack) -> list[Acting]:
    lines = {
        (match.match, seat): await open_line(table, match, seat, stack)
        for match in matches
        for seat in {seat for seat, _ in match.sends}
    }
    players = [
        Acting(
            iter([(lines[each.match, seat], ask(body)) for each in matches[n::at_once] for seat, body in each.sends])
        )
        for n in range(at_once)
    ]
    for player in players:
        player.go_on()
    return players


async def open_line(table: Measured, match: Scripted, seat: str, stack: AsyncExitStack) -> Line:
    host, port = table.address.removeprefix("http://").split(":")
    line = Line(f"/v1/matches/{match.match}/socket", match.tickets[seat])
    await asyncio.get_running_loop().create_connection(lambda: line, host, int(port))
    stack.callback(line.close)
    await line.is_open.wait()
    return line


def ask(body: bytes) -> bytes:
    return frame(TEXT, b'{"ask":%d,"act":%s}' % (os.getpid(), body))
