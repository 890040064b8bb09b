"""Limits that uvicorn does not set by itself, so that one connection cannot fill our memory."""

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LONGEST_HEAD = 64 * 1024
"""Bytes that may arrive before a request reaches its handler, or after its response."""
MOST_UNREAD = 256 * 1024
"""Bytes of pongs that a client may leave unread."""


class BoundedHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Closes connections with endless headers, or with bodies that keep coming after they were refused."""

    cycle: Any
    transport: asyncio.Transport
    _surplus = 0

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self.cycle is before and (before is None or before.response_complete):
            self._surplus += len(data)
            if self._surplus > LONGEST_HEAD:
                self.transport.abort()
        else:
            self._surplus = 0


class BoundedSocket(WebSocketsSansIOProtocol):
    """Closes connections that send pings and never read the pongs."""

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
