"""Sends what enemies think of, over real sockets, and compares each response with those that are allowed."""

import asyncio
import random
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from tests.patience import PATIENCE
from tests.server.honesty.enemies import CLOSED, KINDS, NOT_OURS, Bad, Enemy, Outcome
from tests.server.honesty.raw import BINARY, CLOSE, KEY, PING, PONG, TEXT, frame, handshake

NEVER_ENDS = {"oversize_body", "mutated", "garbage", "half_a_request", "junk_headers", "unknown_method"}
"""After these the connection is not used again."""
CUT = {"mutated", "garbage", "half_a_request", "junk_headers"}
"""After these the sender says that nothing more will come: the server may be waiting for it."""
SOCKET_SHARE = 0.15
Sockets = Callable[["Attack"], Awaitable[Outcome]]


class Wrong(Exception):
    """An answer that is not allowed."""


class Attack:
    """One enemy on one connection after another."""

    def __init__(self, port: int, enemy: Enemy, rng: random.Random, path: str, secrets: list[bytes]) -> None:
        self._port, self._enemy, self._rng, self._path, self._secrets = port, enemy, rng, path, secrets
        self._line: tuple[StreamReader, StreamWriter] | None = None

    async def strike(self, kind: str | None = None) -> tuple[str, Outcome]:
        """One bad input, of a kind or of any. Raises Wrong where the answer is none of those that are allowed."""
        if kind is None:
            kind = self._rng.choice(SOCKET_KINDS if self._rng.random() < SOCKET_SHARE else KINDS)
        if kind in SOCKET_KINDS:
            async with asyncio.timeout(PATIENCE):
                return kind, await getattr(self, f"_{kind}")()
        bad: Bad = getattr(self._enemy, kind)()
        async with asyncio.timeout(PATIENCE):
            status, code = await self._send(bad)
        if not {(status, code), (status, "*")} & bad.allowed:
            raise Wrong(f"{bad.kind} was answered {status} {code!r}: {bad.raw[:2000]!r}")
        return kind, (status, code)

    async def end(self) -> None:
        if self._line:
            await _hang_up(self._line[1])
        self._line = None

    async def _send(self, bad: Bad) -> Outcome:
        try:
            return await self._exchange(bad)
        except (ConnectionError, asyncio.IncompleteReadError):
            if self._line is not None and self._worn and bad.kind not in NEVER_ENDS:
                await self.end()  # the server may have closed a used connection: try again on a new one
                return await self._exchange(bad)
            return CLOSED, NOT_OURS
        finally:
            if bad.kind in NEVER_ENDS:
                await self.end()

    async def _exchange(self, bad: Bad) -> Outcome:
        self._worn = self._line is not None
        if self._line is None or bad.kind in NEVER_ENDS:
            await self.end()
            self._line = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._line
        writer.write(bad.raw)
        if bad.kind in CUT:
            writer.write_eof()
        return await self._outcome(reader)

    async def _outcome(self, reader: StreamReader) -> Outcome:
        status, headers, body = await _answer(reader)
        self._check_silence(body)
        if headers.get("connection") == "close":
            await self.end()
        if headers.get("content-type") != "application/json" or status == 200:
            return status, NOT_OURS
        return status, str(msgspec.json.decode(body)["code"])

    def _check_silence(self, told: bytes) -> None:
        if any(secret in told for secret in self._secrets):
            raise Wrong(f"the secret of fate was told: {told[:2000]!r}")

    # Sockets.

    async def _socket_ticket(self) -> Outcome:
        ticket = self._enemy.ticket(self._seat())
        path, ticket, reason = self._rng.choice(
            (
                (self._path, "", (4401, "ticket-missing")),
                (self._path, ticket[:-3], (4401, "ticket-forged")),
                (self._path, self._enemy.host(), (4403, "ticket-foreign")),
                (self._path, self._enemy.ticket("muslim", "other"), (4403, "ticket-foreign")),
                ("/v1/matches/none/socket", self._enemy.ticket("muslim", "none"), (4404, "no-such-match")),
                (f"{self._path}?after=-1", ticket, (4400, "malformed")),
                (f"{self._path}?line=1e9", ticket, (4400, "malformed")),
            )
        )
        async with self._opened(path, ticket) as (reader, _):
            return _expect(await self._closed(reader), {reason})

    async def _socket_speaks(self) -> Outcome:
        said = self._rng.choice((b"", b"hello", b'{"word":"end"}', self._rng.randbytes(30).hex().encode()))
        async with self._opened() as (reader, writer):
            if self._rng.random() < 0.5:
                writer.write(frame(self._rng.choice((TEXT, BINARY)), said))
            else:
                writer.write(frame(TEXT, said, final=False) + frame(PING, b"") + frame(0, said))
            return _expect(await self._closed(reader), {(1008, "")})

    async def _socket_too_much(self) -> Outcome:
        data = b"x" * self._rng.randrange(16 * 1024 + 1, 100_000)
        async with self._opened() as (reader, writer):
            writer.write(frame(self._rng.choice((TEXT, BINARY)), data))
            return _expect(await self._closed(reader), {(1009, "*")})

    async def _socket_broken_frame(self) -> Outcome:
        raw, code = self._rng.choice(
            (
                (frame(TEXT, b"x", masked=False), 1002),
                (frame(TEXT, b"x", reserved=self._rng.randrange(1, 8)), 1002),
                (frame(self._rng.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), b"x"), 1002),
                (frame(0, b"x"), 1002),
                (frame(PING, b"x" * 126), 1002),
                (frame(PING, b"x", final=False), 1002),
                (frame(CLOSE, b"\x00"), 1002),
                (frame(CLOSE, b"\x00\x01"), 1002),
                (frame(TEXT, b"\xff\xfe"), 1007),
                (frame(TEXT, b"a", final=False) + frame(TEXT, b"b"), 1002),
            )
        )
        async with self._opened() as (reader, writer):
            writer.write(raw)
            return _expect(await self._closed(reader), {(code, "*")})

    async def _socket_random_bytes(self) -> Outcome:
        async with self._opened() as (reader, writer):
            writer.write(self._rng.randbytes(self._rng.randrange(1, 300)))
            writer.write_eof()
            codes = {(code, "*") for code in (1000, 1002, 1007, 1008, 1009, CLOSED)}
            return _expect(await self._closed(reader), codes)

    async def _socket_pings(self) -> Outcome:
        count = self._rng.randrange(1, 300)
        async with self._opened() as (reader, writer):
            writer.write(frame(PING, b"still there?") * count)
            pongs = 0
            while pongs < count:
                pongs += (await _frame(reader))[0] == PONG
            writer.write(frame(CLOSE, b"\x03\xe8"))
            return _expect(await self._closed(reader), {(1000, "")})

    async def _socket_handshake(self) -> Outcome:
        good = handshake(self._path, self._enemy.ticket(self._seat()))
        raw = self._rng.choice(
            (
                good.replace(b"Version: 13", b"Version: 12"),
                good.replace(KEY.encode(), b""),
                good.replace(KEY.encode(), b"short"),
                good.replace(KEY.encode(), b"\xff" * 24),
                good.replace(b"GET", b"POST"),
                good.replace(b"/socket", b"/sock\xff"),
                good.replace(b"/socket", b"/act"),
                good.replace(b"/socket", b""),
            )
        )
        return await self._refused_handshake(raw)

    async def _refused_handshake(self, raw: bytes) -> Outcome:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            writer.write(raw)
            status = (await _answer(reader))[0]
        except (ConnectionError, asyncio.IncompleteReadError):
            status = CLOSED
        finally:
            await _hang_up(writer)
        return _expect((status, ""), {(code, "*") for code in (400, 403, 404, 405, 426, CLOSED)})

    async def _socket_leaves(self) -> Outcome:
        """Is gone before the table has said much."""
        raw = handshake(self._path, self._enemy.ticket(self._seat()))
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        writer.write(raw[: self._rng.choice((1, len(raw) // 2, len(raw)))])
        if self._rng.random() < 0.5:
            await asyncio.sleep(0)
        writer.transport.abort()
        with suppress(ConnectionError):
            await reader.read()
        return CLOSED, NOT_OURS

    @asynccontextmanager
    async def _opened(
        self, path: str | None = None, ticket: str | None = None
    ) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
        own = self._enemy.ticket(self._rng.choice((self._seat(), "watcher")))
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            writer.write(handshake(path or self._path, own if ticket is None else ticket))
            head = await reader.readuntil(b"\r\n\r\n")
            if not head.startswith(b"HTTP/1.1 101"):
                raise Wrong(f"a socket was not opened: {head!r}")
            yield reader, writer
        finally:
            await _hang_up(writer)

    async def _closed(self, reader: StreamReader) -> Outcome:
        """Listen until the table closes."""
        try:
            while True:
                code, data = await _frame(reader)
                self._check_silence(data)
                if code == CLOSE:
                    return (int.from_bytes(data[:2], "big"), data[2:].decode()) if data else (1000, "")
        except (ConnectionError, asyncio.IncompleteReadError):
            return CLOSED, NOT_OURS

    def _seat(self) -> str:
        return self._rng.choice(("muslim", "christian"))


SOCKET_KINDS = tuple(name[1:] for name in vars(Attack) if name.startswith("_socket_"))


async def storm(attacks: list[Attack], inputs: int, tell: Callable[[int], None] = lambda _: None) -> Counter[Any]:
    """So many bad inputs from all of them at once; how often each kind got each answer."""
    seen: Counter[Any] = Counter()

    async def rage(attack: Attack) -> None:
        while seen.total() < inputs:
            seen[await attack.strike()] += 1
            tell(seen.total())
        await attack.end()

    await asyncio.gather(*(rage(attack) for attack in attacks))
    return seen


def _expect(found: Outcome, allowed: set[Outcome]) -> Outcome:
    if not {found, (found[0], "*")} & allowed:
        raise Wrong(f"a socket ended with {found}, not with one of {allowed}")
    return found


async def _answer(reader: StreamReader) -> tuple[int, dict[str, str], bytes]:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    pairs = [line.partition(":") for line in lines[1:] if line]
    headers = {name.casefold(): value.strip() for name, _, value in pairs}
    return int(lines[0].split()[1]), headers, await reader.readexactly(int(headers.get("content-length", 0)))


async def _frame(reader: StreamReader) -> tuple[int, bytes]:
    head = await reader.readexactly(2)
    size = head[1] & 127
    if size > 125:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return head[0] & 15, await reader.readexactly(size)


async def _hang_up(writer: StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
