"""Keeps matches in memory, loads them, and lends each to one caller at a time.

A match that may be ahead of the store is dropped and loaded again.
"""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from gonfalon.server.catalogue import GameCatalogue
from gonfalon.server.errors import CannotOpen, Troubled, place_of, troubled
from gonfalon.server.matches.live_match import LiveMatch
from gonfalon.server.matches.match_head import MatchHead, read_head
from gonfalon.server.matches.quarantine import Failure, Quarantine
from gonfalon.server.matches.unopened import Unopened
from gonfalon.server.stores.interface import ChatEntry, Row, Store, StoreDown, Written

MANY = 100
"""Actions of a match from which on going through them counts as long work."""
FEW = 8
"""Orders and odds of a plan up to which it does not."""

T = TypeVar("T")


class LongWork:
    """A thread of its own for long work, so that nobody else's request waits for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "gonfalon-long-work")

    async def do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def do_if(self, is_long: bool, work: Callable[[], T]) -> T:
        return await self.do(work) if is_long else work()

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


KEPT = 2_500
"""How many matches stay in memory."""
KEPT_ACTIONS = 200_000
"""How many of their actions; one takes about 2 kB."""

_ID = re.compile(r"[A-Za-z0-9_.-]{1,64}")


log = logging.getLogger("gonfalon.server")


class MatchCache:
    def __init__(
        self,
        store: Store,
        games: GameCatalogue,
        heard: Callable[[str], int],
        long_work: LongWork,
        aside: Quarantine,
        archive: Store | None = None,
    ) -> None:
        self._store = store
        self._archive = archive
        self._long_work = long_work
        self.games = games
        self._aside = aside
        self._heard = heard
        """The last version of a match that was announced to its watchers here."""
        self.kept: OrderedDict[str, LiveMatch] = OrderedDict()

    def hear(self, match: str, version: int) -> None:
        """There is a version that may be newer than the cached one."""
        cached = self.kept.get(match)
        if cached is not None:
            cached.heard = max(cached.heard, version)

    async def prepare(self, cached: LiveMatch, after: int, *, fresh: bool) -> None:
        if fresh or cached.stale:
            await self.reload(cached)
        if not cached.reaches(after):
            await self.reload(cached, whole=True)

    @asynccontextmanager
    async def held(self, match: str) -> AsyncIterator[LiveMatch]:
        """The match, locked within this process. Raises CannotOpen."""
        while True:
            cached = await self.get(match)
            async with cached.lock:
                if not cached.broken:
                    yield cached
                    return

    async def get(self, match: str) -> LiveMatch:
        cached = self.kept.get(match)
        if cached is None:
            cached = self.kept.setdefault(match, await self._load(match))
            cached.heard = max(cached.heard, self._heard(match))
            self._make_room()
        self.kept.move_to_end(match)
        return cached

    def _make_room(self) -> None:
        while len(self.kept) > KEPT or sum(len(cached.written) for cached in self.kept.values()) > KEPT_ACTIONS:
            self.kept.popitem(last=False)

    def drop(self, cached: LiveMatch) -> None:
        """Nobody may use this one any more: it may hold what was never written."""
        cached.broken = True
        if self.kept.get(cached.row.id) is cached:
            del self.kept[cached.row.id]

    async def head(self, match: str) -> MatchHead:
        """The head of the match, whether or not the match can be opened."""
        try:
            cached = await self.get(match)
            if not cached.stale:
                return cached.head
            async with self.held(match) as cached:
                await self.prepare(cached, cached.number, fresh=False)
                return cached.head
        except CannotOpen:
            return head_of(await self.row(match))

    async def row(self, match: str) -> Row:
        if not _ID.fullmatch(match):  # databases differ in what they make of other characters
            raise troubled("no-such-match")
        row = await self.safely(self._store.row(match))
        if row is None and self._archive is not None:
            row = await self.safely(self._archive.row(match))
        if row is None:
            raise troubled("no-such-match")
        return row

    async def is_archived(self, match: str) -> bool:
        return self._archive is not None and await self.safely(self._store.row(match)) is None

    async def named(self, matches: list[str]) -> list[Row]:
        """Those of these matches that exist, as they are listed."""
        known = [match for match in matches if _ID.fullmatch(match)]
        rows = await self.safely(self._store.named(known))
        missing = {*known} - {row.id for row in rows}
        if missing and self._archive is not None:
            rows += await self.safely(self._archive.named([*missing]))
        return rows

    async def _log(self, row: Row, after: int = 0) -> list[Written]:
        """The log, from the archive if the match was moved there."""
        entries = await self.safely(self._store.log(row.id, after))
        if not entries and row.over and self._archive is not None:
            return await self.safely(self._archive.log(row.id, after))
        return entries

    async def chat(self, match: str, after: int) -> list[ChatEntry]:
        entries, cached = await self.safely(self._store.chat(match, after)), self.kept.get(match)
        if not entries and self._archive is not None and (cached is None or cached.row.over):
            return await self.safely(self._archive.chat(match, after))
        return entries

    async def unopened(self, match: str) -> Unopened:
        """What can be read of a match that cannot be opened."""
        row = await self.row(match)
        log = await self._log(row) if row.over else []
        try:
            return Unopened(row, log)
        except ValueError as error:  # its head or its result is unreadable too
            raise CannotOpen from error

    async def _load(self, match: str) -> LiveMatch:
        if self._aside.holds(Failure.OPENING, match):
            raise CannotOpen
        row = await self.row(match)
        with self._opening(match):
            head = head_of(row)
            cached = LiveMatch(row, self.games.opened(head.game, head.rules, head.digest))
            await self._take_over(cached, row)
        return cached

    @contextmanager
    def _opening(self, match: str) -> Iterator[None]:
        """Whatever is wrong with one match must not affect others: it is set aside. Raises CannotOpen."""
        try:
            yield
        except (Exception, SystemExit) as error:
            if isinstance(error, Troubled) and not isinstance(error, CannotOpen):
                raise
            pause = self._aside.put(Failure.OPENING, match)
            log.warning(
                "cannot open match",
                extra={"match": match, "why": place_of(error.__cause__ or error), "again_in": pause},
            )
            raise CannotOpen from error
        self._aside.forgive(Failure.OPENING, match)

    async def freshen(self, cached: LiveMatch, answers: int, *, fresh: bool = False) -> None:
        """Reload if others may have written: a client may have seen more than was announced to us."""
        if fresh or cached.stale or answers > cached.row.number or not cached.is_begun:
            await self.reload(cached)

    async def reload(self, cached: LiveMatch, *, whole: bool = False) -> None:
        row = await self.row(cached.id)
        try:
            with self._opening(cached.id):
                await self._take_over(cached, row, whole=whole)
        except BaseException:
            self.drop(cached)  # it has the new row, but not the log that goes with it
            raise
        self._make_room()

    async def _take_over(self, cached: LiveMatch, row: Row, *, whole: bool = False) -> None:
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

    async def _caught_up(self, cached: LiveMatch) -> bool:
        """Apply the log up to the row. Entries written after the row was read wait for the next reload."""
        if cached.is_begun:
            entries = await self._log(cached.row, cached.number)
            known = [entry for entry in entries if entry.number <= cached.row.number]
            return await self._long_work.do_if(len(known) > MANY, lambda: cached.follow(known))
        return True

    async def safely(self, asked: Awaitable[T]) -> T:
        try:
            return await asked
        except StoreDown as error:
            raise troubled("store-down") from error


def head_of(row: Row) -> MatchHead:
    """Raises CannotOpen if it is unreadable."""
    try:
        return read_head(row.head)
    except ValueError as error:
        raise CannotOpen from error


def is_store_down(error: BaseException) -> bool:
    return isinstance(error, StoreDown) or (isinstance(error, Troubled) and error.code == "store-down")
