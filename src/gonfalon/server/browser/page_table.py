"""The table of a page: the same authority and the same handlers as on a network, for one visitor."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gonfalon.bots import Sleep
from gonfalon.server.background import BackgroundWork
from gonfalon.server.bots.local import LocalBots
from gonfalon.server.bots.process import BeginChild
from gonfalon.server.browser.connections import Close, PageRequest, PageSocket, Send
from gonfalon.server.browser.letter_endpoints import LetterEndpoints
from gonfalon.server.browser.mailing import Mailing
from gonfalon.server.browser.records import Records
from gonfalon.server.browser.store import Keep, KeptStore
from gonfalon.server.errors import troubled
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import endpoints
from gonfalon.server.http.endpoints import described
from gonfalon.server.http.game_endpoints import GameEndpoints
from gonfalon.server.http.handlers import Guarded, PlainResponse, told_trouble
from gonfalon.server.http.match_endpoints import MatchEndpoints
from gonfalon.server.teacher.teacher import Teacher
from gonfalon.server.tokens import Ticket, Tickets

LIFE = 100 * 365 * 86_400
"""Seconds: nobody else can have the tickets of this page."""


class OneVisitor:
    """Who plays alone is neither counted nor observed."""

    async def check(self, kind: str, who: str, cost: int = 1) -> None: ...

    async def count(self, request: Any, ticket: Ticket, weight: int) -> None: ...

    def answered(self, endpoint: str, status: int, seconds: float) -> None: ...

    def refused(self, endpoint: str, code: str) -> None: ...


class PageTable:
    """For `now` and `sleep` see `GameServer`."""

    def __init__(
        self,
        file: Path,
        key: str,
        keep: Keep,
        begin_child: BeginChild,
        now: Callable[[], int] | None = None,
        sleep: Sleep | None = None,
    ) -> None:
        self.table = GameServer(KeptStore(file, keep), MemoryFanout(), Tickets([key]), now)
        self.table.sleep = sleep
        self._background = BackgroundWork(self.table)
        self._bots = LocalBots(self.table, begin_child)
        self._teacher = Teacher(self.table, begin_child)
        self._visitor = OneVisitor()
        parts = (
            MatchEndpoints(self.table, self._teacher, self._visitor),
            GameEndpoints(self.table, self._visitor),
            LetterEndpoints(Mailing(self.table)),
            Records(self.table),
        )
        self._routes = [
            (_pattern(one.path), Guarded(handler, one, self.table, self._visitor, self._visitor.count))
            for one, handler in described(*parts)
        ]

    async def begin(self) -> str:
        """Returns the ticket with which matches are begun."""
        await self.table.open()
        self._background.begin()
        self._bots.begin()
        self._teacher.begin()
        # Its worker takes seconds to load, which a person spends on choosing a battle.
        self._preparing = asyncio.ensure_future(self._bots.process.prepare())
        return self.table.seating.host_ticket(LIFE)

    async def end(self) -> None:
        self._preparing.cancel()
        await asyncio.wait([self._preparing])
        await self._teacher.end()
        await self._bots.end()
        await self._background.end()
        await self.table.close()

    async def response(self, request: PageRequest) -> PlainResponse:
        for pattern, guarded in self._routes:
            if found := pattern.fullmatch(request.path):
                request.path_params = found.groupdict()
                response = await guarded.response(request)
                assert isinstance(response, PlainResponse)
                return response
        return told_trouble(troubled("no-such-page"), request)

    def socket(self, request: PageRequest, send: Send, close: Close) -> PageSocket:
        """Opens a socket. `send` gets the messages; `close`, at last, why there are no more."""
        found = _SOCKET.fullmatch(request.path)
        request.path_params = found.groupdict() if found else {"match": ""}
        return PageSocket(self.table, self._visitor, request, send, close)


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(path)))


_SOCKET = _pattern(endpoints.SOCKET.path)
