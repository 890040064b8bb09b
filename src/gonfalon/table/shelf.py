"""The matches that a process has in memory: a cache that the store keeps honest.

A match is taken from here by one at a time. Whatever may have run ahead of the store is thrown away and read anew.
"""

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec

from gonfalon.core import Refusal
from gonfalon.table.heads import Cabinet, Head
from gonfalon.table.playing import Playing
from gonfalon.table.stores.store import Row, Store, StoreDown
from gonfalon.table.troubles import CannotOpen, troubled
from gonfalon.table.unopened import Unopened

KEPT = 500
"""Matches that stay in memory when nobody asks for them."""

T = TypeVar("T")

log = logging.getLogger("gonfalon.table")


class Shelf:
    def __init__(self, store: Store, cabinet: Cabinet, heard: Callable[[str], int]) -> None:
        self._store = store
        self._cabinet = cabinet
        self._heard = heard
        """The last version of a match that anybody here has heard of."""
        self.kept: OrderedDict[str, Playing] = OrderedDict()
        self.unopenable: set[str] = set()
        """Matches whose rules were found missing. What goes round all matches leaves them out."""

    def hear(self, match: str, version: int) -> None:
        """There is a version that may be newer than what is here."""
        playing = self.kept.get(match)
        if playing is not None:
            playing.heard = max(playing.heard, version)

    async def prepare(self, playing: Playing, after: int, *, fresh: bool) -> None:
        if fresh or playing.stale:
            await self.reload(playing)
        if not playing.reaches(after):
            await self.reload(playing, whole=True)

    @asynccontextmanager
    async def held(self, match: str) -> AsyncIterator[Playing]:
        """The match, for nobody else in this process. Raises CannotOpen."""
        while True:
            playing = await self.playing(match)
            async with playing.lock:
                if not playing.broken:
                    yield playing
                    return

    async def playing(self, match: str) -> Playing:
        playing = self.kept.get(match)
        if playing is None:
            playing = self.kept.setdefault(match, await self._load(match))
            playing.heard = max(playing.heard, self._heard(match))
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(match)
        return playing

    def drop(self, playing: Playing) -> None:
        """Nobody may go on with this one: what it holds was perhaps never written."""
        playing.broken = True
        if self.kept.get(playing.row.id) is playing:
            del self.kept[playing.row.id]

    async def row(self, match: str) -> Row:
        row = await self.safely(self._store.row(match))
        if row is None:
            raise troubled("no-such-match")
        return row

    async def unopened(self, match: str) -> Unopened:
        """What is left of a match that cannot be opened."""
        row = await self.row(match)
        return Unopened(row, await self.safely(self._store.log(match)) if row.over else [])

    async def _load(self, match: str) -> Playing:
        if match in self.unopenable:
            raise CannotOpen
        row = await self.row(match)
        try:
            playing = Playing(row, self._cabinet.game_of(_head(row)))
            await self._take_over(playing, row)
        except (CannotOpen, Refusal, LookupError, ValueError) as error:
            log.warning("a match cannot be opened", extra={"match": match, "why": type(error).__name__})
            self.unopenable.add(match)
            raise CannotOpen from error
        return playing

    async def freshen(self, playing: Playing, answers: int, version: int, *, fresh: bool = False) -> None:
        """Read what others wrote, if there may be something: a client may have seen more than we have heard of."""
        seen_more = answers > playing.row.number or version > playing.row.version
        if fresh or playing.stale or seen_more or not playing.is_begun:
            await self.reload(playing)

    async def reload(self, playing: Playing, *, whole: bool = False) -> None:
        row = await self.row(playing.id)
        try:
            await self._take_over(playing, row, whole=whole)
        except BaseException:
            self.drop(playing)  # it has the row, but not the log that goes with it
            raise

    async def _take_over(self, playing: Playing, row: Row, *, whole: bool = False) -> None:
        playing.take_over(row, whole=whole)
        if await self._caught_up(playing):
            return
        # Something was taken back that lies before what is in memory; the last snapshot is later than that.
        playing.take_over(row, anew=True)
        if await self._caught_up(playing):
            return
        playing.distrust_snapshot("the log does not go on from it")
        playing.take_over(row, whole=True)
        if not await self._caught_up(playing):
            log.error("the log of a match does not go by its rules", extra={"match": row.id})
            raise CannotOpen

    async def _caught_up(self, playing: Playing) -> bool:
        """Follow the log up to the row: what was written since the row was read is for the next time."""
        if playing.is_begun:
            lines = await self.safely(self._store.log(playing.id, playing.number))
            return playing.follow([line for line in lines if line.number <= playing.row.number])
        return True

    async def safely(self, asked: Awaitable[T]) -> T:
        try:
            return await asked
        except StoreDown as error:
            raise troubled("store-down") from error


def _head(row: Row) -> Head:
    return msgspec.json.decode(row.head, type=Head)
