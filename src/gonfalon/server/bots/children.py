"""Whatever thinks beside the table: it is sent lines, answers with lines, and can be killed whatever happens in it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Protocol

import msgspec

from gonfalon.server.bots.thinking import HURRY, BotFailed, Reply

Tell = Callable[[float], Awaitable[None]]
"""Is told how much of a thought is done, from 0 to 1."""

QUICK = 20.0
"""Seconds in which a bot must answer while others wait behind it."""
PATIENCE = 120.0
"""The same for bots that were too slow once. They are asked beside the others."""
LONGEST = 1024 * 1024
"""Bytes of a line."""


class Child(Protocol):
    """Runs a module that answers lines. If it died or was ended, the next line starts another."""

    @property
    def pid(self) -> int | None:
        """Of its process, if it runs in one."""

    async def start(self) -> None:
        """Have it run and ready for a line. Raises OSError if it cannot be started."""

    async def send(self, line: bytes) -> None:
        """Raises OSError if it cannot be started or written to."""

    def add(self, line: bytes) -> None:
        """Send another line while it answers one; if it does not run, nothing happens."""

    async def line(self, left: float | None = None) -> bytes:
        """The next line of its answer, empty if it has died; `left` is for how many seconds more it may be silent, if
        not for as many as usual. Raises BotTooSlow, and ValueError if the line is too long."""

    async def end(self) -> None:
        """Kill it, and whatever was started in it."""


BeginChild = Callable[[str, float, int], Child]
"""Takes the module, for how many seconds it may be silent, and how long a line may be."""


class BotChild:
    """Answers one question at a time. If it dies or takes too long, the next question starts another."""

    def __init__(self, begin: BeginChild, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.child = begin("gonfalon.server.bots.thinking", patience, LONGEST)
        self._asked = asyncio.Lock()
        self._question = b""
        """The one that it thinks about."""

    async def end(self) -> None:
        await self.child.end()

    async def prepare(self) -> None:
        """Start it before the first question. What goes wrong is met again there."""
        async with self._asked:
            with suppress(OSError, BotFailed):
                await self.child.start()

    async def think(self, question: bytes, tell: Tell | None = None) -> list[str]:
        """Raises BotFailed if there is no answer, OSError if the child cannot be started or written to."""
        async with self._asked:
            self._question = question
            try:
                answer = await self._answer(question, tell)
            except ValueError:  # it died, or wrote something else to the pipe for answers
                await self.end()
                raise BotFailed("its process has died") from None
            except BaseException:  # nobody may read its answer later and take it for that to another question
                await self.end()
                raise
            finally:
                self._question = b""
            if not answer.words:
                raise BotFailed(answer.fault)
            return answer.words

    async def _answer(self, question: bytes, tell: Tell | None) -> Reply:
        await self.child.send(question)
        until = monotonic() + self.patience
        while (reply := msgspec.json.decode(await self.child.line(until - monotonic()), type=Reply)).done is not None:
            if tell is not None:
                await tell(reply.done)
        return reply

    def hurry(self, question: bytes) -> None:
        """Let it answer what it would answer now. If it is not thinking about this, nothing happens."""
        if self._question == question:
            self.child.add(HURRY)
