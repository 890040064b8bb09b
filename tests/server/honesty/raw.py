"""Clients that keep every byte: requests, streams and sockets as they come over the wire."""

import socket
import struct
from base64 import b64encode
from collections.abc import Mapping
from typing import NamedTuple

from tests.patience import PATIENCE

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
KEY = b64encode(b"gonfalon gonfalo").decode()
MASK = b"\x01\x02\x03\x04"
BEAT = b'{"told":"beat"}'


class Answer(NamedTuple):
    """`raw` is everything that came, but for the hour of day."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    raw: bytes


def request(method: str, path: str, ticket: str = "", body: bytes | None = None, *more: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: table"]
    lines += [f"Authorization: Bearer {ticket}"] if ticket else []
    lines += [f"Content-Length: {len(body)}"] if body is not None else []
    return "\r\n".join([*lines, *more, "", ""]).encode("utf-8", "surrogateescape") + (body or b"")


class Connection:
    """One connection. Raises EOFError if the other end has closed it."""

    def __init__(self, port: int, patience: float = PATIENCE, address: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), patience, (address, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._file = self.socket.makefile("rb")

    def close(self) -> None:
        self._file.close()
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def ask(self, method: str, path: str, ticket: str = "", body: bytes | None = None, *more: str) -> Answer:
        self.send(request(method, path, ticket, body, *more))
        return self.answer(bodiless=method == "HEAD")

    def answer(self, *, bodiless: bool = False) -> Answer:
        status, headers, head = self.head()
        if bodiless or status in (101, 204, 304):
            return Answer(status, headers, b"", head)
        if headers.get("transfer-encoding") == "chunked":
            raw = b"".join(self._chunks())
            return Answer(status, headers, raw, head + raw)
        body = self.exactly(int(headers["content-length"])) if "content-length" in headers else self._file.read()
        return Answer(status, headers, body, head + body)

    def head(self) -> tuple[int, Mapping[str, str], bytes]:
        first = self.line()
        headers, kept = {}, [first]
        while (line := self.line()) != b"\r\n":
            name, _, value = line.decode("latin-1").partition(":")
            headers[name.casefold()] = value.strip()
            kept += [] if name.casefold() == "date" else [line]
        return int(first.split()[1]), headers, b"".join([*kept, line])

    def line(self) -> bytes:
        line = self._file.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return line

    def exactly(self, size: int) -> bytes:
        data = self._file.read(size)
        if len(data) != size:
            raise EOFError
        return data

    def chunk(self) -> tuple[bytes, bytes]:
        """What it says, and all its bytes; an empty one is the last."""
        size = self.line()
        data = self.exactly(int(size, 16))
        return data, size + data + self.line()

    def _chunks(self) -> list[bytes]:
        chunks = []
        while (chunk := self.chunk())[0]:
            chunks.append(chunk[0])
        return chunks


def ask(
    port: int, method: str, path: str, ticket: str = "", body: bytes | None = None, address: str = "127.0.0.1"
) -> Answer:
    """One request on a connection of its own."""
    line = Connection(port, address=address)
    try:
        return line.ask(method, path, ticket, body)
    finally:
        line.close()


class Stream:
    """What a table tells, a line of JSON each. `told` gives the message and all bytes it came in."""

    def __init__(self, port: int, path: str, ticket: str) -> None:
        self._line = Connection(port)
        self._line.send(request("GET", path, ticket))
        self.status, _, self.opening = self._line.head()

    def told(self) -> tuple[bytes, bytes]:
        while True:
            said, raw = self.any_told()
            if said.rstrip(b"\n") != BEAT:
                return said, raw

    def any_told(self) -> tuple[bytes, bytes]:
        """Including heartbeats."""
        return self._line.chunk()

    def close(self) -> None:
        self._line.close()


class Frame(NamedTuple):
    code: int
    data: bytes
    raw: bytes


class Socket:
    """The same on a WebSocket. Frames from a table are not masked, so that its bytes can be compared as they are."""

    def __init__(
        self, port: int, path: str, ticket: str = "", *more: str, patience: float = PATIENCE, address: str = "127.0.0.1"
    ) -> None:
        self.line = Connection(port, patience, address)
        self.line.send(handshake(path, ticket, *more))
        self.status, _, self.opening = self.line.head()

    def frame(self) -> Frame:
        head = self.line.exactly(2)
        size, more = head[1] & 127, b""
        if size > 125:
            more = self.line.exactly(2 if size == 126 else 8)
            size = int.from_bytes(more, "big")
        data = self.line.exactly(size)
        return Frame(head[0] & 15, data, head + more + data)

    def told(self) -> tuple[bytes, bytes]:
        while True:
            frame = self.frame()
            if frame.data != BEAT:
                return frame.data, frame.raw

    def say(self, code: int, data: bytes, *, final: bool = True) -> None:
        self.line.send(frame(code, data, final=final))

    def closed(self) -> tuple[int, str]:
        """Listen until the table closes: its code and reason."""
        while True:
            frame = self.frame()
            if frame.code == CLOSE:
                return struct.unpack("!H", frame.data[:2])[0], frame.data[2:].decode()

    def close(self) -> None:
        self.line.close()


def handshake(path: str, ticket: str = "", *more: str) -> bytes:
    wanted = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}")
    return request("GET", path, ticket, None, *wanted, *more)


def frame(code: int, data: bytes, *, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    first = (0x80 if final else 0) | reserved << 4 | code
    size = len(data)
    flag = 0x80 if masked else 0
    if size < 126:
        head = bytes([first, flag | size])
    elif size < 2**16:
        head = bytes([first, flag | 126]) + struct.pack("!H", size)
    else:
        head = bytes([first, flag | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + data
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))
