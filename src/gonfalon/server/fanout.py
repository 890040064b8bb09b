"""Announces each write to other processes and to the watchers in this one.

Only a hint is sent: which match, and which version. Whoever receives it reads the database, so a hint that is late,
lost or duplicated costs nothing but time.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
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


CHAT = -1
"""In place of a version: there is only new chat."""
THOUGHT = -100
"""The same, less percents: so much is done of a bot's thought."""
HURRY = -1000
"""The same, less a number: the bot that has to answer it shall come to an end."""


class Watch:
    """One subscriber's watch on a match. It queues nothing: once woken, the subscriber asks for what it has missed."""

    __slots__ = ("_waiter", "_woken", "beats", "chat", "is_player", "thinking", "updates")

    def __init__(self, is_player: bool = False) -> None:
        self.is_player = is_player
        self.updates = True
        self.chat = True
        self.beats = False
        self.thinking: int | None = None
        """What a beat tells of a bot's thought, in percent."""
        self._waiter: asyncio.Future[None] | None = None
        self._woken = False

    def wake(self) -> None:
        self._woken = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self) -> None:
        """Wait until `wake` is called. A call that came before is not lost."""
        if not self._woken:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        self._waiter, self._woken = None, False


class Watchers:
    def __init__(self) -> None:
        self._watches: dict[str, set[Watch]] = {}
        self._heard: dict[str, int] = {}
        self._chat_heard: dict[str, int] = {}
        self._hints = count()
        self.count = 0
        self.closing = False

    @contextmanager
    def watch(self, match: str, *, is_player: bool = False) -> Iterator[Watch]:
        watch = Watch(is_player)
        if match not in self._watches:
            self._watches[match] = set()
            self._chat_heard[match] = next(self._hints)  # nobody listened for chat so far
        self._watches[match].add(watch)
        self.count += 1
        try:
            yield watch
        finally:
            self.count -= 1
            self._watches[match].discard(watch)
            if not self._watches[match]:
                del self._watches[match]
                self._heard.pop(match, None)
                del self._chat_heard[match]

    def hear(self, match: str, version: int) -> None:
        """There may be a newer version of this match, or new chat: wake its watchers."""
        watches = self._watches.get(match)
        if watches is None:
            return
        if version != CHAT:
            if version <= self._heard.get(match, -1):
                return
            self._heard[match] = version
        else:
            self._chat_heard[match] = next(self._hints)
        for watch in watches:
            watch.updates |= version != CHAT
            watch.chat |= version == CHAT
            watch.wake()

    def think(self, match: str, percent: int) -> None:
        """Tell with a beat how far a bot is with its thought."""
        for watch in self._watches.get(match, ()):
            watch.beats, watch.thinking = True, percent
            watch.wake()

    def heard(self, match: str) -> int:
        """The last version that was announced to the watchers."""
        return self._heard.get(match, 0)

    def chat_heard(self, match: str) -> int | None:
        """Changes whenever there may be new lines of chat; None if nobody watches."""
        return self._chat_heard.get(match)

    def look_for_chat(self) -> None:
        """Chat may have been missed in any match: wake everybody to look."""
        for match in self._watches:
            self.hear(match, CHAT)

    def matches(self) -> list[str]:
        return list(self._watches)

    def matches_with_players(self) -> set[str]:
        """Those at which somebody listens who has a seat."""
        return {match for match, watches in self._watches.items() if any(watch.is_player for watch in watches)}

    def beat(self, share: int, of: int) -> None:
        """Send heartbeats for one share of the watched matches, so that they are not all sent at once."""
        for place, watches in enumerate(self._watches.values()):
            if place % of == share:
                for watch in watches:
                    watch.beats = True
                    watch.wake()

    def close(self) -> None:
        """Wake everybody one last time."""
        self.closing = True
        self.beat(0, 1)
