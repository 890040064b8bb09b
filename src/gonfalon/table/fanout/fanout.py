"""How the processes of a site tell each other that something was written.

Only a hint travels: which match, and which version. Whoever hears it reads the database, so a hint that is late, lost
or told twice does no harm but delay.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

Hear = Callable[[str, int], None]
"""Is called with a match and a version; with an empty match after an outage: something may have been missed."""


class Fanout(Protocol):
    async def open(self, hear: Hear) -> None:
        """From now on `hear` is called for everything that any process publishes, this one included.

        It is called in the event loop, never from within `publish`. Does not fail if nobody can be reached yet.
        """

    async def close(self) -> None:
        """Nothing is heard after this."""

    async def publish(self, match: str, version: int) -> None:
        """Tell everybody, as soon as they can be reached. Never raises, and never keeps the caller waiting."""

    @property
    def alive(self) -> bool:
        """Whether what others publish is being heard."""


class MemoryFanout:
    """For one process. Those that share `ears` hear each other."""

    def __init__(self, ears: list[Hear] | None = None) -> None:
        self._ears = [] if ears is None else ears
        self._own: Hear | None = None

    async def open(self, hear: Hear) -> None:
        self._own = hear
        self._ears.append(hear)

    async def close(self) -> None:
        if self._own is not None:
            self._ears.remove(self._own)
            self._own = None
            await asyncio.sleep(0)  # what is under way arrives before we are closed

    async def publish(self, match: str, version: int) -> None:
        loop = asyncio.get_running_loop()
        for hear in self._ears:
            loop.call_soon(hear, match, version)

    @property
    def alive(self) -> bool:
        return self._own is not None
