"""The chat of the matches that are watched here: read from the store once for all who watch."""

import asyncio
from collections import OrderedDict

from gonfalon.server.fanout.watchers import Watchers
from gonfalon.server.matches.cache import MatchCache
from gonfalon.server.stores.store import ChatEntry, Store

KEPT_MATCHES = 500
KEPT_LINES = 100
"""The last lines of a match. Whoever has missed more asks the store."""


class Lines:
    """The last lines of one match, as of the hint that was heard last. Lines never change."""

    def __init__(self) -> None:
        self.entries: list[ChatEntry] = []
        self.heard = -1
        self.lock = asyncio.Lock()

    @property
    def last(self) -> int:
        return self.entries[-1].line if self.entries else 0


class Chat:
    def __init__(self, store: Store | MatchCache, watchers: Watchers) -> None:
        self._store = store
        self._watchers = watchers
        self._kept: OrderedDict[str, Lines] = OrderedDict()

    async def after(self, match: str, line: int) -> list[ChatEntry]:
        """The lines after this one. Raises StoreDown."""
        if self._watchers.chat_heard(match) is None:  # nobody is told of new lines
            return await self._store.chat(match, line)
        kept = self._kept.setdefault(match, Lines())
        self._kept.move_to_end(match)
        if len(self._kept) > KEPT_MATCHES:
            self._kept.popitem(last=False)
        await self._catch_up(match, kept)
        if kept.entries and line + 1 < kept.entries[0].line:
            return await self._store.chat(match, line)
        return [entry for entry in kept.entries if entry.line > line]

    async def _catch_up(self, match: str, kept: Lines) -> None:
        async with kept.lock:
            heard = self._watchers.chat_heard(match)
            if heard is not None and heard != kept.heard:
                kept.entries = [*kept.entries, *await self._store.chat(match, kept.last)][-KEPT_LINES:]
                kept.heard = heard
