"""What a table does by itself: lets clocks speak, looks for news that nobody announced, gives signs of life, and
fills in results that earlier releases did not keep."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from gonfalon.table.matches.results import Results
from gonfalon.table.stores.store import StoreDown
from gonfalon.table.table import Table
from gonfalon.table.troubles import CannotOpen, Troubled

LOOK = 2.0
"""Seconds between looks for news while announcements come through, as one may get lost with its process."""
LOOK_OFTEN = 0.3
"""The same while they do not."""
BEATS = 25
"""Seconds between two signs of life on a stream."""
AT_ONCE = 100
BETWEEN_RESULTS = 0.2
"""Seconds between two handfuls of old matches that are replayed for their results: those who play come first."""
RESULTS_AGAIN = 600
"""Seconds after which it is looked for more: a process of the last release may still be at work."""

log = logging.getLogger("gonfalon.table")


class BackgroundWork:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._tasks: list[asyncio.Task[None]] = []
        self._results = Results(table.store, table.games)
        self._set_aside: set[str] = set()
        """Matches whose clocks could not be read."""

    def begin(self) -> None:
        self._tasks = [
            asyncio.create_task(work()) for work in (self._clocks, self._updates, self._beats, self._old_results)
        ]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _clocks(self) -> None:
        while True:
            await asyncio.sleep(1)
            await self._try(self.call_times())

    async def call_times(self) -> None:
        """Each match stands for itself: one that fails is set aside, so that it never comes before the others."""
        aside = self._set_aside | self._table.cache.unopenable
        for match in await self._table.store.overdue(self._table.now(), AT_ONCE, aside):
            try:
                await self._table.call_time(match)
            except CannotOpen:
                self._set_aside.add(match)
                log.warning("a clock has run out, but the match cannot be opened and waits", extra={"match": match})
            except StoreDown:
                raise
            except Troubled as error:
                if error.code == "store-down":
                    raise
                log.warning("a clock has to wait", extra={"match": match, "why": error.code})
            except Exception:
                self._set_aside.add(match)
                log.exception("a clock cannot be read", extra={"match": match})

    async def _updates(self) -> None:
        was_alive = True
        while True:
            alive = self._table.fanout.alive
            await asyncio.sleep(LOOK if alive else LOOK_OFTEN)
            await self._try(self.look_around())
            if not (alive and was_alive):
                self._table.watchers.look_for_chat()
            was_alive = alive

    async def look_around(self) -> None:
        versions = await self._table.store.versions(self._table.watchers.matches())
        for match, version in versions.items():
            self._table.hear(match, version)

    async def _beats(self) -> None:
        share = 0
        while True:
            await asyncio.sleep(1)
            self._table.watchers.beat(share, BEATS)
            share = (share + 1) % BEATS

    async def _old_results(self) -> None:
        while True:
            await self._try(self.fill_in_results())
            await asyncio.sleep(RESULTS_AGAIN)

    async def fill_in_results(self) -> None:
        while await self._results.fill_in():
            await asyncio.sleep(BETWEEN_RESULTS)

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (StoreDown, Troubled) as error:
            log.warning("background work has to wait", extra={"why": str(error)})
