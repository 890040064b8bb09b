"""Times a bot that somebody waits for: how far its thought has come, that it may end now, when its answer leaves.

Where hands are hidden, neither the time of an answer nor its progress may tell anything about them: an answer leaves
after the bot's usual time, or when it is ready if that is later, and the progress is the time that has gone. Whoever
hurries a bot gives this up: then an answer leaves as soon as it is ready.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

OFTEN = 0.5
"""Seconds until a thought is told of, and between two tellings: what is quick is not worth a word."""
Sleep = Callable[[float], Awaitable[object]]
"""Waits for so many seconds."""
Tell = Callable[[float], Awaitable[None]]
"""Is told how much is done, from 0 to 1."""


class Thought:
    """Follows a bot that thinks, in whatever thread: `watch` is for its `Bot.watch`."""

    def __init__(self, tell: Callable[[float], None] = lambda share: None) -> None:
        self.tell = tell
        self._told = monotonic()
        self._is_hurried = False

    def hurry(self) -> None:
        """Let it end with the best that was found. Once is enough."""
        self._is_hurried = True

    def watch(self, share: float) -> bool:
        """Takes how much is done, from 0 to 1, and returns whether to end."""
        if monotonic() - self._told >= OFTEN:
            self._told = monotonic()
            self.tell(min(1.0, max(0.0, share)))
        return self._is_hurried


class Pause:
    """Begins at once, and tells how much of it is over. In an open game, and without `sleep`, it takes no time."""

    def __init__(self, is_open: bool, seconds: float, sleep: Sleep | None, tell: Tell) -> None:
        self._sleep = None if is_open else sleep
        self._tell = tell
        self.tell_thought = tell if is_open else None
        """What may be told how much of the thought itself is done."""
        self._is_answered = False
        self._passing = asyncio.create_task(self._pass(seconds))

    @property
    def is_over(self) -> bool:
        return self._passing.done()

    async def answered(self) -> None:
        """The answer is ready: return when it may leave."""
        self._is_answered = True
        await asyncio.wait([self._passing])

    def end(self) -> None:
        """Let the answer leave as soon as it is ready."""
        self._passing.cancel()

    async def _pass(self, seconds: float) -> None:
        if self._sleep is None:
            return
        gone = 0.0
        while gone < seconds:
            step = min(OFTEN, seconds - gone)
            await self._sleep(step)
            gone += step
            if gone < seconds or not self._is_answered:
                await self._tell(gone / seconds)
