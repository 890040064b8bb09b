"""The matches that a process has in memory: a cache of the store.

Only one caller holds a match at a time. A match that may be ahead of the store is dropped and loaded again.
"""

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec

from gonfalon.table.matches.cached_match import CachedMatch
from gonfalon.table.matches.games import GameCatalogue
from gonfalon.table.matches.head import Head
from gonfalon.table.matches.unopened import Unopened
from gonfalon.table.stores.store import Row, Store, StoreDown
from gonfalon.table.troubles import CannotOpen, Troubled, troubled

KEPT = 500
"""How many matches stay in memory."""

T = TypeVar("T")

log = logging.getLogger("gonfalon.table")


class MatchCache:
    def __init__(self, store: Store, games: GameCatalogue, heard: Callable[[str], int]) -> None:
        self._store = store
        self._games = games
        self._heard = heard
        """The last version of a match that was announced to its watchers here."""
        self.kept: OrderedDict[str, CachedMatch] = OrderedDict()
        self.unopenable: set[str] = set()
        """Matches that could not be opened. Background work over all matches skips them."""

    def hear(self, match: str, version: int) -> None:
        """There is a version that may be newer than the cached one."""
        cached = self.kept.get(match)
        if cached is not None:
            cached.heard = max(cached.heard, version)

    async def prepare(self, cached: CachedMatch, after: int, *, fresh: bool) -> None:
        if fresh or cached.stale:
            await self.reload(cached)
        if not cached.reaches(after):
            await self.reload(cached, whole=True)

    @asynccontextmanager
    async def held(self, match: str) -> AsyncIterator[CachedMatch]:
        """The match, locked within this process. Raises CannotOpen."""
        while True:
            cached = await self.get(match)
            async with cached.lock:
                if not cached.broken:
                    yield cached
                    return

    async def get(self, match: str) -> CachedMatch:
        cached = self.kept.get(match)
        if cached is None:
            cached = self.kept.setdefault(match, await self._load(match))
            cached.heard = max(cached.heard, self._heard(match))
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(match)
        return cached

    def drop(self, cached: CachedMatch) -> None:
        """Nobody may use this one any more: it may hold what was never written."""
        cached.broken = True
        if self.kept.get(cached.row.id) is cached:
            del self.kept[cached.row.id]

    async def row(self, match: str) -> Row:
        row = await self.safely(self._store.row(match))
        if row is None:
            raise troubled("no-such-match")
        return row

    async def unopened(self, match: str) -> Unopened:
        """What can be read of a match that cannot be opened."""
        row = await self.row(match)
        log = await self.safely(self._store.log(match)) if row.over else []
        try:
            return Unopened(row, log)
        except ValueError as error:  # its head is unreadable too
            raise CannotOpen from error

    async def _load(self, match: str) -> CachedMatch:
        if match in self.unopenable:
            raise CannotOpen
        row = await self.row(match)
        try:
            cached = CachedMatch(row, self._games.game_of(_head(row)))
            await self._take_over(cached, row)
        except Exception as error:  # whatever is wrong with one match must not affect others
            if isinstance(error, Troubled) and not isinstance(error, CannotOpen):
                raise
            log.warning("cannot open match", extra={"match": match, "why": type(error).__name__})
            self.unopenable.add(match)
            raise CannotOpen from error
        return cached

    async def freshen(self, cached: CachedMatch, answers: int, version: int, *, fresh: bool = False) -> None:
        """Reload if others may have written: a client may have seen more than was announced to us."""
        seen_more = answers > cached.row.number or version > cached.row.version
        if fresh or cached.stale or seen_more or not cached.is_begun:
            await self.reload(cached)

    async def reload(self, cached: CachedMatch, *, whole: bool = False) -> None:
        row = await self.row(cached.id)
        try:
            await self._take_over(cached, row, whole=whole)
        except BaseException:
            self.drop(cached)  # it has the new row, but not the log that goes with it
            raise

    async def _take_over(self, cached: CachedMatch, row: Row, *, whole: bool = False) -> None:
        cached.take_over(row, whole=whole)
        if await self._caught_up(cached):
            return
        # A take-back went further back than what is in memory. The last snapshot was written after it.
        cached.take_over(row, anew=True)
        if await self._caught_up(cached):
            return
        cached.distrust_snapshot("the log does not continue from it")
        cached.take_over(row, whole=True)
        if not await self._caught_up(cached):
            log.error("log does not replay under the rules", extra={"match": row.id})
            raise CannotOpen

    async def _caught_up(self, cached: CachedMatch) -> bool:
        """Apply the log up to the row. Entries written after the row was read wait for the next reload."""
        if cached.is_begun:
            entries = await self.safely(self._store.log(cached.id, cached.number))
            return cached.follow([entry for entry in entries if entry.number <= cached.row.number])
        return True

    async def safely(self, asked: Awaitable[T]) -> T:
        try:
            return await asked
        except StoreDown as error:
            raise troubled("store-down") from error


def _head(row: Row) -> Head:
    return msgspec.json.decode(row.head, type=Head)
