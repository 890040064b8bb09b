"""The latency from an action to the opponent's socket, and the memory of an idle socket."""

import asyncio
import gc
import random
import time
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import NamedTuple, TypeVar

import aiohttp
import msgspec

from gonfalon.server.tokens import HOST, WATCHER
from proof.load.scripted import Scripted, begin_matches
from proof.load.server import Measured

AT_ONCE = 50
"""How many sockets are opened concurrently."""
IDLE_MATCHES = 500
"""How many matches the idle sockets are spread over."""

T = TypeVar("T")


class Heard(msgspec.Struct):
    told: str
    number: int = 0


class Delays(NamedTuple):
    sent: int
    median: float
    p99: float
    worst: float
    """Milliseconds."""


async def delays(table: Measured, matches: int, seconds: float, pause: float) -> Delays:
    """Latency from an action to the opponent's socket, with so many matches in play, each acting once per `pause`."""
    scripted = await begin_matches(table, matches, most=int(3 * seconds / pause) + 1)
    async with _http() as http:
        pairs = [_Pair(http, table, one) for one in scripted]
        await _in_groups([pair.connect() for pair in pairs])
        until = time.perf_counter() + seconds
        with _no_pauses():
            await asyncio.gather(*(pair.play(until, pause) for pair in pairs))
        found = sorted(delay for pair in pairs for delay in pair.delays)
        await _in_groups([pair.close() for pair in pairs])
    return Delays(len(found), found[len(found) // 2], found[int(len(found) * 0.99)], found[-1])


class Idle(NamedTuple):
    sockets: int
    bytes_each: float
    alive: int
    acted: int
    delays: Delays


async def idle(table: Measured, sockets: int, playing: int, seconds: float) -> Idle:
    """So many sockets on matches in which nothing happens, while other matches are played."""
    watchers = await begin_matches(table, min(IDLE_MATCHES, sockets), most=0)
    await asyncio.sleep(2)
    before = table.memory()
    async with _http() as http:
        lines = await _in_groups([_listen(http, table, watchers[n % len(watchers)], n) for n in range(sockets)])
        await asyncio.sleep(2)
        each = (table.memory() - before) / sockets
        found = await delays(table, playing, seconds, pause=2)
        alive = sum(not line.closed for line in lines)
        await _in_groups([line.close() for line in lines])
    return Idle(sockets, each, alive, found.sent, found)


@contextmanager
def _no_pauses() -> Iterator[None]:
    """Who measures must not stop for a tenth of a second itself to look for garbage among thousands of sockets."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@asynccontextmanager
async def _http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
        yield http


async def _in_groups(waiting: Sequence[Awaitable[T]]) -> list[T]:
    done: list[T] = []
    for first in range(0, len(waiting), AT_ONCE):
        done += await asyncio.gather(*waiting[first : first + AT_ONCE])
    return done


async def _listen(
    http: aiohttp.ClientSession, table: Measured, scripted: Scripted, number: int
) -> aiohttp.ClientWebSocketResponse:
    """A socket that has received its first update."""
    tickets = [ticket for seat, ticket in scripted.tickets.items() if seat != HOST]
    return await _open(http, table, scripted.match, tickets[number % len(tickets)])


async def _open(
    http: aiohttp.ClientSession, table: Measured, match: str, ticket: str
) -> aiohttp.ClientWebSocketResponse:
    address = f"{table.address}/v1/matches/{match}/socket"
    line = await http.ws_connect(address, max_msg_size=0, headers={"Authorization": f"Bearer {ticket}"})
    await line.receive()
    return line


class _Pair:
    """Two players of a scripted match: one acts, the other waits for the update."""

    def __init__(self, http: aiohttp.ClientSession, table: Measured, scripted: Scripted) -> None:
        self._http = http
        self._table = table
        self._scripted = scripted
        self._lines: dict[str, aiohttp.ClientWebSocketResponse] = {}
        self.delays: list[float] = []

    async def connect(self) -> None:
        for seat in self._scripted.tickets.keys() - {HOST, WATCHER}:
            self._lines[seat] = await _open(self._http, self._table, self._scripted.match, self._scripted.tickets[seat])

    async def play(self, until: float, pause: float) -> None:
        await asyncio.sleep(random.random() * pause)
        for seat, body in self._scripted.sends:
            if time.perf_counter() > until:
                return
            await self._act(seat, body)
            await asyncio.sleep(random.uniform(0.5, 1.5) * pause)

    async def _act(self, seat: str, body: bytes) -> None:
        answers = msgspec.json.decode(body)["answers"]
        other, own = [line for name, line in self._lines.items() if name != seat], self._lines[seat]
        start = time.perf_counter()
        await own.send_str(f'{{"ask":1,"act":{body.decode()}}}')
        for line in other:
            await self._hear(line, answers + 1)
            self.delays.append((time.perf_counter() - start) * 1000)
        await self._hear(own, answers + 1)

    async def _hear(self, line: aiohttp.ClientWebSocketResponse, number: int) -> None:
        while True:
            heard = msgspec.json.decode((await line.receive()).data, type=Heard)
            if heard.told == "news" and heard.number >= number:
                return

    async def close(self) -> None:
        for line in self._lines.values():
            await line.close()
