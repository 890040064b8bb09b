"""A flood from one address.

    python -m proof.flood.attackers PORT KIND SECONDS [TICKET WATCHER MATCH]

attacks a table on the loopback, in a process of its own so that it does not slow down who measures.
"""

import asyncio
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from tests.server.honesty.raw import PING, TEXT, frame, handshake, request

ATTACKER = "127.0.0.66"
SOCKETS = 8
READY = "ready\n"
AT_ONCE = 200
"""Frames in one packet."""
STEP = 40
"""Of a lesson, near its end."""
ASK = b'{"ask":1,"act":{"client":"c","answers":0,"words":["end"]}}'

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Attack:
    """One attacker's socket after another, until the time is up."""

    def __init__(self, port: int, seconds: float, ticket: str = "", watcher: str = "", match: str = "") -> None:
        self._port, self._until = port, time.monotonic() + seconds
        self._ticket, self._watcher, self._match = ticket, watcher, match
        self.seen: Counter[str] = Counter()

    async def run(self, kind: str) -> None:
        strike: Callable[[Line], Awaitable[None]] = getattr(self, f"_{kind}")
        while time.monotonic() < self._until:
            try:
                async with asyncio.timeout(max(0.01, self._until - time.monotonic())):
                    line = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(ATTACKER, 0))
                    try:
                        await strike(line)
                    finally:
                        line[1].close()
            except (OSError, EOFError, TimeoutError):
                self.seen["closed"] += 1

    async def _ask(self, line: Line, path: str, ticket: str = "") -> None:
        line[1].write(request("GET", path, ticket))
        await self._answer(line[0])

    async def _answer(self, reader: asyncio.StreamReader) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        self.seen[head[9:12].decode()] += 1
        size = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        await reader.readexactly(int(size[0].split(b":")[1]) if size else 0)

    async def _games(self, line: Line) -> None:
        """Asks for the list of games, as fast as it is answered."""
        while True:
            await self._ask(line, "/v1/games")

    async def _reconnect(self, line: Line) -> None:
        await self._ask(line, "/v1/games")

    async def _garbage(self, line: Line) -> None:
        line[1].write(b"\x16\x03\x01 this is no request\r\n\r\n")
        await self._answer(line[0])

    async def _pipeline(self, line: Line) -> None:
        """A thousand requests in one packet."""
        line[1].write(1000 * request("GET", "/rules/navas"))
        while True:
            await self._answer(line[0])

    async def _inventions(self, line: Line) -> None:
        while True:
            await self._ask(line, f"/v1/games/invented-{time.monotonic_ns()}/lesson")

    async def _replays(self, line: Line) -> None:
        """Somebody who has a seat, in a match of his own, asks only for what is expensive."""
        while True:
            await self._ask(line, f"/v1/matches/{self._match}/moments?lang=es", self._ticket)
            await self._ask(line, f"/v1/matches/{self._match}?lang=fr", self._ticket)

    async def _sockets(self, line: Line) -> None:
        await self._open(line, self._ticket)

    async def _open(self, line: Line, ticket: str) -> None:
        line[1].write(handshake(f"/v1/matches/{self._match}/socket", ticket))
        head = await line[0].readuntil(b"\r\n\r\n")
        self.seen[head[9:12].decode()] += 1

    async def _pour(self, line: Line, ticket: str, data: bytes) -> None:
        """Open a socket and send this for as long as it is taken."""
        await self._open(line, ticket)
        while True:
            line[1].write(AT_ONCE * data)
            await line[1].drain()
            self.seen["frames"] += AT_ONCE
            if not await line[0].read(2**16):
                raise EOFError

    async def _pings(self, line: Line) -> None:
        await self._pour(line, self._watcher, frame(PING, b""))

    async def _forgeries(self, line: Line) -> None:
        """The same with a wrong ticket."""
        await self._pour(line, "forged", frame(PING, b""))

    async def _asks(self, line: Line) -> None:
        """Whoever may only watch acts."""
        await self._pour(line, self._watcher, frame(TEXT, ASK))

    async def _queries(self, line: Line) -> None:
        while True:
            await self._ask(line, f"/v1/games?{'&'.join(f'q{n}=' for n in range(10_000))[:60_000]}")

    async def _metrics(self, line: Line) -> None:
        while True:
            await self._ask(line, "/v1/metrics")

    async def _trials(self, line: Line) -> None:
        while True:
            await self._ask(line, f"/v1/games/navas/lesson/try?at={STEP}&word=resign")


KINDS = {
    "games": ("games",) * SOCKETS,
    "one pinging": ("pings",),
    "pings": ("pings",) * SOCKETS,
    "forgeries": ("forgeries",) * SOCKETS,
    "asks": ("asks",) * SOCKETS,
    "queries": ("queries",) * SOCKETS,
    "metrics": ("metrics",) * SOCKETS,
    "trials": ("trials",) * SOCKETS,
    "all": ("games", "games", "reconnect", "garbage", "pipeline", "inventions", "replays", "sockets"),
}


async def _attack(port: int, kind: str, seconds: float, *seat: str) -> Counter[str]:
    attack = Attack(port, seconds, *seat)
    await asyncio.gather(*(attack.run(each) for each in KINDS[kind]))
    return attack.seen


class Flooding:
    """Attackers in a process of their own, who end by themselves."""

    def __init__(self, port: int, kind: str, seconds: float, *seat: str) -> None:
        command = (sys.executable, "-m", __name__, str(port), kind, str(seconds), *seat)
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == READY

    def end(self) -> Counter[str]:
        """How often they got which status."""
        told, _ = self._process.communicate(timeout=120)
        return Counter(json.loads(told))


if __name__ == "__main__":
    print(READY, end="", flush=True)
    print(json.dumps(asyncio.run(_attack(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), *sys.argv[4:]))))
