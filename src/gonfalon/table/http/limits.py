"""Limits that the web server does not set by itself, so that one line cannot fill our memory."""

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LONGEST_HEAD = 64 * 1024
"""Bytes that may come before a request begins to be answered, or after it was."""
MOST_UNREAD = 256 * 1024
"""Bytes of answers to pings that a client may leave unread."""


class BoundedHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Hangs up on heads without end, and on bodies that go on after they were refused."""

    cycle: Any
    transport: asyncio.Transport
    _unasked = 0

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self.cycle is before and (before is None or before.response_complete):
            self._unasked += len(data)
            if self._unasked > LONGEST_HEAD:
                self.transport.abort()
        else:
            self._unasked = 0


class BoundedSocket(WebSocketsSansIOProtocol):
    """Hangs up on whoever asks whether we are there and never listens to the answer."""

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
