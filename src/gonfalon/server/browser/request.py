"""A request or a socket that a page sends by message, in the form in which handlers read it."""

from collections.abc import AsyncIterator, Mapping, MutableMapping
from typing import Any
from urllib.parse import parse_qsl, urlsplit


class PageRequest:
    """`subprotocols` is what a socket offers: there its ticket is among them."""

    def __init__(
        self,
        method: str,
        address: str,
        headers: Mapping[str, str],
        body: bytes = b"",
        subprotocols: tuple[str, ...] = (),
    ) -> None:
        parts = urlsplit(address)
        self.method = method
        self.path = parts.path
        self.query_params: Mapping[str, str] = dict(parse_qsl(parts.query, keep_blank_values=True))
        self.headers: Mapping[str, str] = {name.lower(): value for name, value in headers.items()}
        self.path_params: dict[str, Any] = {}
        self.scope: MutableMapping[str, Any] = {"query_string": parts.query, "subprotocols": subprotocols}
        self._body = body

    async def stream(self) -> AsyncIterator[bytes]:
        yield self._body
