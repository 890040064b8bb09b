"""The matches that a process has in memory: a cache that the store keeps honest.

A match is taken from here by one at a time. Whatever may have run ahead of the store is thrown away and read anew.
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
"""Matches that stay in memory when nobody asks for them."""

T = TypeVar("T")

log = logging.getLogger("gonfalon.table")


class MatchCache:
    def __init__(self, store: Store, games: GameCatalogue, heard: Callable[[str], int]) -> None:
        self._store = store
        self._games = games
        self._heard = heard
        """The last version of a match that anybody here has heard of."""
        self.kept: OrderedDict[str, CachedMatch] = OrderedDict()
        self.unopenable: set[str] = set()
        """Matches whose rules were found missing. What goes round all matches leaves them out."""

    def hear(self, match: str, version: int) -> None:
        """There is a version that may be newer than what is here."""
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
        """The match, for nobody else in this process. Raises CannotOpen."""
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
        """Nobody may go on with this one: what it holds was perhaps never written."""
        cached.broken = True
        if self.kept.get(cached.row.id) is cached:
            del self.kept[cached.row.id]

    async def row(self, match: str) -> Row:
        row = await self.safely(self._store.row(match))
        if row is None:
            raise troubled("no-such-match")
        return row

    async def unopened(self, match: str) -> Unopened:
        """What is left of a match that cannot be opened."""
        row = await self.row(match)
        log = await self.safely(self._store.log(match)) if row.over else []
        try:
            return Unopened(row, log)
        except ValueError as error:  # not even its head can be read
            raise CannotOpen from error

    async def _load(self, match: str) -> CachedMatch:
        if match in self.unopenable:
            raise CannotOpen
        row = await self.row(match)
        try:
            cached = CachedMatch(row, self._games.game_of(_head(row)))
            await self._take_over(cached, row)
        except Exception as error:  # whatever is wrong with one match is no trouble of another's
            if isinstance(error, Troubled) and not isinstance(error, CannotOpen):
                raise
            log.warning("a match cannot be opened", extra={"match": match, "why": type(error).__name__})
            self.unopenable.add(match)
            raise CannotOpen from error
        return cached

    async def freshen(self, cached: CachedMatch, answers: int, version: int, *, fresh: bool = False) -> None:
        """Read what others wrote, if there may be something: a client may have seen more than we have heard of."""
        seen_more = answers > cached.row.number or version > cached.row.version
        if fresh or cached.stale or seen_more or not cached.is_begun:
            await self.reload(cached)

    async def reload(self, cached: CachedMatch, *, whole: bool = False) -> None:
        row = await self.row(cached.id)
        try:
            await self._take_over(cached, row, whole=whole)
        except BaseException:
            self.drop(cached)  # it has the row, but not the log that goes with it
            raise

    async def _take_over(self, cached: CachedMatch, row: Row, *, whole: bool = False) -> None:
        cached.take_over(row, whole=whole)
        if await self._caught_up(cached):
            return
        # Something was taken back that lies before what is in memory; the last snapshot is later than that.
        cached.take_over(row, anew=True)
        if await self._caught_up(cached):
            return
        cached.distrust_snapshot("the log does not go on from it")
        cached.take_over(row, whole=True)
        if not await self._caught_up(cached):
            log.error("the log of a match does not go by its rules", extra={"match": row.id})
            raise CannotOpen

    async def _caught_up(self, cached: CachedMatch) -> bool:
        """Follow the log up to the row: what was written since the row was read is for the next time."""
        if cached.is_begun:
            lines = await self.safely(self._store.log(cached.id, cached.number))
            return cached.follow([line for line in lines if line.number <= cached.row.number])
        return True

    async def safely(self, asked: Awaitable[T]) -> T:
        try:
            return await asked
        except StoreDown as error:
            raise troubled("store-down") from error


def _head(row: Row) -> Head:
    return msgspec.json.decode(row.head, type=Head)
