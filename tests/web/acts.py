"""What a page asks a table to do, by requests or over its socket."""

import json
from typing import Any

from playwright.async_api import Page, Request, Response, WebSocket


class Acts:
    """From now on: sockets that are open already are not heard."""

    def __init__(self, page: Page) -> None:
        self.sent: list[list[str]] = []
        """The words of each."""
        self._done: dict[int, str] = {}
        page.on("request", self._send)
        page.on("response", self._answer)
        page.on("websocket", self._listen)

    @property
    def done(self) -> list[str]:
        """The first words that the table has told the page it has taken, each once however often it was sent."""
        return [word for _, word in sorted(self._done.items())]

    def _send(self, request: Request) -> None:
        if _acts(request):
            self.sent.append(json.loads(request.post_data or "")["words"])

    def _answer(self, response: Response) -> None:
        if response.ok and _acts(response.request):
            self._take(json.loads(response.request.post_data or ""))

    def _listen(self, socket: WebSocket) -> None:
        asked: dict[int, Any] = {}

        def send(message: str | bytes) -> None:
            told = json.loads(message)
            asked[told["ask"]] = told["act"]
            self.sent.append(told["act"]["words"])

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["told"] == "answer" and told["done"]:
                self._take(asked[told["ask"]])

        socket.on("framesent", send)
        socket.on("framereceived", hear)

    def _take(self, act: Any) -> None:
        assert self._done.setdefault(act["answers"], act["words"][0]) == act["words"][0]


def _acts(request: Request) -> bool:
    return request.url.partition("?")[0].endswith("/act")
