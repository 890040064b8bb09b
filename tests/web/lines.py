"""A line between a browser and a table that can break in every way lines do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from enum import Enum

from gonfalon.protocol.credentials import Link

CHUNK = 65536
TEXT = b"\x81"
"""How a whole frame of text begins."""


class Break(Enum):
    """When the line breaks at the next action that is sent along it."""

    NEVER = "not at all"
    BEFORE = "before it arrives"
    UNANSWERED = "before it is answered"
    ANSWERED = "once it is answered"


class Line:
    """Carries bytes both ways until it is told otherwise."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._calls: set[_Call] = set()
        self._speaks = asyncio.Event()
        self._speaks.set()
        self._next_break = Break.NEVER
        self.is_up = True
        self.port = 0

    @asynccontextmanager
    async def laid(self) -> AsyncIterator["Line"]:
        server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            self.cut()
            server.close()

    def lead(self, link: Link) -> str:
        """The same seat, with this line between."""
        return str(link._replace(table=f"http://127.0.0.1:{self.port}"))

    def cut(self) -> None:
        """Everything on the line breaks at once, and nothing gets through until it is mended."""
        self.is_up = False
        self._hang_up()

    def mend(self) -> None:
        self.is_up = True

    def cut_at_next_action(self, when: Break) -> None:
        self._next_break = when

    def fall_silent(self) -> None:
        """Nothing breaks and nothing arrives: somebody has closed the lid."""
        self._speaks.clear()

    def speak_again(self) -> None:
        """What was under way when it fell silent is lost, as after a long sleep."""
        self._hang_up()
        self._speaks.set()

    async def silence(self) -> None:
        await self._speaks.wait()

    def take_break(self) -> Break:
        """The break that an action meets that is sent now; the next one meets none."""
        when, self._next_break = self._next_break, Break.NEVER
        return when

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.is_up:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        call = _Call(self, writer, far_writer)
        self._calls.add(call)
        await asyncio.gather(call.carry_there(reader), call.carry_back(far_reader))
        self._calls.discard(call)

    def _hang_up(self) -> None:
        for call in self._calls:
            call.hang_up()


class _Call:
    """One connection of the browser's, and ours to the table for it."""

    def __init__(self, line: Line, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self._line, self._near, self._far = line, near, far
        self._break = Break.NEVER

    def hang_up(self) -> None:
        self._near.transport.abort()
        self._far.transport.abort()

    async def carry_there(self, reader: asyncio.StreamReader) -> None:
        while data := await self._read(reader):
            if _is_action(data):
                self._break = self._line.take_break()
            if self._break is Break.BEFORE:
                self._line.cut()
            else:
                self._far.write(data)
        self.hang_up()

    async def carry_back(self, reader: asyncio.StreamReader) -> None:
        while data := await self._read(reader):
            if self._break is Break.UNANSWERED:
                self._line.cut()
            else:
                await self._tell(data)
        self.hang_up()

    async def _tell(self, data: bytes) -> None:
        self._near.write(data)
        if self._break is Break.ANSWERED and _is_answer(data):
            with suppress(OSError):
                await self._near.drain()
            await asyncio.sleep(0)
            self._line.cut()

    async def _read(self, reader: asyncio.StreamReader) -> bytes:
        data = b""
        with suppress(OSError):
            data = await reader.read(CHUNK)
        await self._line.silence()
        return b"" if self._near.is_closing() else data


def _is_action(data: bytes) -> bool:
    head, _, _ = data.partition(b"\r\n")
    is_request = head.startswith(b"POST ") and (b"/act" in head or b"/answer" in head)
    return is_request or b'"act":' in _said(data)


def _said(data: bytes) -> bytes:
    """What a browser says in a frame of its socket."""
    if data[:1] != TEXT:
        return b""
    start = {126: 4, 127: 10}.get(data[1] & 127, 2)
    mask, masked = data[start : start + 4], data[start + 4 :]
    return bytes(byte ^ mask[at % 4] for at, byte in enumerate(masked))


def _is_answer(data: bytes) -> bool:
    """Of a request, or over a socket, where news comes too."""
    return data.endswith((b"}", b"]")) and (b'"told":' not in data or b'"told":"answer"' in data)
