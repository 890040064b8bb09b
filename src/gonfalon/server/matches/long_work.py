"""Long work is done in a thread of its own, so that nobody else's request waits for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

MANY = 100
"""Actions of a match from which on going through them counts as long work."""
FEW = 8
"""Orders and odds of a plan up to which it does not."""

T = TypeVar("T")


class LongWork:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "gonfalon-long-work")

    async def do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def do_if(self, is_long: bool, work: Callable[[], T]) -> T:
        return await self.do(work) if is_long else work()

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
