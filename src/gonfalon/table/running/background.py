"""What a table does in the background: ends matches on time, polls for writes whose hints were lost, sends heartbeats,
and fills in results that earlier releases did not store."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from gonfalon.table.matches.results import Results
from gonfalon.table.stores.store import StoreDown
from gonfalon.table.table import Table
from gonfalon.table.troubles import CannotOpen, Troubled

LOOK = 2.0
"""Seconds between polls while fan-out works: a hint may still get lost with its process."""
LOOK_OFTEN = 0.3
"""The same while fan-out is down."""
BEATS = 25
"""Seconds between two heartbeats on a stream."""
AT_ONCE = 100
BETWEEN_RESULTS = 0.2
"""Seconds between two batches of old matches that are replayed for their results: matches in play come first."""
RESULTS_AGAIN = 600
"""Seconds until the next search: a process of the previous release may still be running."""

log = logging.getLogger("gonfalon.table")


class BackgroundWork:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._tasks: list[asyncio.Task[None]] = []
        self._results = Results(table.store, table.games)
        self._set_aside: set[str] = set()
        """Matches whose time could not be called; this process skips them."""

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
        """End matches on time. A match that fails is set aside, so that it does not hold up the others."""
        aside = self._set_aside | self._table.cache.unopenable
        for match in await self._table.store.overdue(self._table.now(), AT_ONCE, aside):
            try:
                await self._table.call_time(match)
            except CannotOpen:
                self._set_aside.add(match)
                log.warning("time is up, but the match cannot be opened", extra={"match": match})
            except StoreDown:
                raise
            except Troubled as error:
                if error.code == "store-down":
                    raise
                log.warning("cannot end match on time, retrying", extra={"match": match, "why": error.code})
            except Exception:
                self._set_aside.add(match)
                log.exception("cannot end match on time, skipping it", extra={"match": match})

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
            log.warning("background work failed, retrying", extra={"why": str(error)})
