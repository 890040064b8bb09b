"""How the processes of a site tell each other that something was written.

Only a hint is sent: which match, and which version. Whoever receives it reads the database, so a hint that is late,
lost or duplicated costs nothing but time.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

Hear = Callable[[str, int], None]
"""Called with a match and a version; with an empty match after an outage, when hints may have been lost."""


class Fanout(Protocol):
    async def open(self, hear: Hear) -> None:
        """From now on call `hear` for everything that any process publishes, this one included.

        It is called in the event loop, never from within `publish`. Does not fail if the others are unreachable.
        """

    async def close(self) -> None:
        """After this, `hear` is not called any more."""

    async def publish(self, match: str, version: int) -> None:
        """Tell everybody as soon as they are reachable. Never raises and never blocks."""

    @property
    def alive(self) -> bool:
        """Whether this process receives what others publish."""


class MemoryFanout:
    """For one process. Instances that share `ears` hear each other."""

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
            await asyncio.sleep(0)  # deliver what is in flight first

    async def publish(self, match: str, version: int) -> None:
        loop = asyncio.get_running_loop()
        for hear in self._ears:
            loop.call_soon(hear, match, version)

    @property
    def alive(self) -> bool:
        return self._own is not None
