"""Repeats the background work of a server, and collects its garbage often and briefly."""

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Awaitable, Callable

from gonfalon.server.errors import Troubled, place_of
from gonfalon.server.stores.interface import StoreDown

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


NET = 5_000
"""How many more objects must have been created than freed before Python looks. At its own 700 that takes a tenth of
the time of an action, and there is hardly any garbage."""
OFTEN = 0.25
"""Seconds between two looks at what is new."""
EVERYTHING = 2_400
"""Every so many looks are at everything: about every ten minutes."""


class GarbageCollector:
    """Looks for garbage often and briefly.

    Python looks for it once more has been created than freed by some number. A server replaces what it holds, so while
    many play it frees about as much as it creates: hundreds of thousands of new objects gather, Python looks through
    them all at once, and nobody is answered for a quarter of a second. So we look through what is new several times a
    second. If many connect at once, Python looks by itself, and there is a look at everything from time to time.
    """

    def __init__(self) -> None:
        self._looks = 0

    def begin(self) -> None:
        """What is there before anybody plays stays for ever, and is never looked through."""
        gc.freeze()
        gc.set_threshold(NET, 10, 10)

    async def work(self) -> None:
        await asyncio.sleep(OFTEN)
        self.look()

    def look(self) -> None:
        self._looks += 1
        gc.collect(0 if self._looks % EVERYTHING else 2)
