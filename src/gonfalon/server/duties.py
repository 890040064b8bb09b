"""Work that a table repeats for as long as it runs, whatever goes wrong with it."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable

from gonfalon.server.stores.store import StoreDown
from gonfalon.server.troubles import Troubled, place_of

PAUSE = 1.0
"""Seconds after a round that failed."""

log = logging.getLogger("gonfalon.server")


class Duties:
    """Each duty is a task of its own. A round that raises or hangs is logged and counted, and the next begins."""

    def __init__(self) -> None:
        self.failures: Counter[str] = Counter()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, name: str, work: Callable[[], Awaitable[None]], limit: float | None = None) -> None:
        """Repeat `work`, which brings its own pauses; `limit` is how many seconds one round may take."""
        self.failures[name] = 0
        self._tasks[name] = asyncio.create_task(self._repeat(name, work, limit), name=name)

    async def end(self, *names: str) -> None:
        tasks = [self._tasks.pop(name) for name in names if name in self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _repeat(self, name: str, work: Callable[[], Awaitable[None]], limit: float | None) -> None:
        while True:
            try:
                async with asyncio.timeout(limit):
                    await work()
            except (Exception, SystemExit, asyncio.CancelledError) as error:
                if is_cancelled():
                    raise
                self._fail(name, error)
                await asyncio.sleep(PAUSE)

    def _fail(self, name: str, error: BaseException) -> None:
        self.failures[name] += 1
        known = isinstance(error, StoreDown | Troubled)
        told = {"task": name, "why": str(error) if known else place_of(error)}
        log.warning("background work failed, retrying", extra=told, exc_info=None if known else error)


def is_cancelled() -> bool:
    """Whether somebody wants this task to end, as opposed to a library that cancels for its own reasons."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
