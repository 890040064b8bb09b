"""Starts processes that think beside the server: they answer lines, and can be killed whatever happens in them."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Protocol

import msgspec

from gonfalon.server.bots.thinking import HURRY, BotFailed, BotTooSlow, Reply

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


LONG_START = 120.0
"""Seconds in which a process must be ready."""


class ChildProcess:
    """`patience` is how many seconds it may be silent."""

    def __init__(self, module: str, patience: float, longest: int = LONGEST) -> None:
        self.patience = patience
        self._module = module
        self._longest = longest
        self._process: Process | None = None

    async def send(self, line: bytes) -> None:
        await self.start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()

    def add(self, line: bytes) -> None:
        process = self._process
        if process is not None and process.returncode is None and process.stdin is not None:
            process.stdin.write(line)

    async def line(self, left: float | None = None) -> bytes:
        assert self._process is not None
        return await _line(self._process, self.patience if left is None else left, self.patience)

    async def start(self) -> None:
        """On a busy machine that takes longer than many a decision."""
        if self._process is not None and self._process.returncode is None:
            return
        command = (sys.executable, "-m", self._module)
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=self._longest, start_new_session=True
        )
        await _line(self._process, LONG_START, LONG_START)

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def end(self) -> None:
        process = self._process
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                _kill(process)
            await process.wait()


async def _line(process: Process, left: float, patience: float) -> bytes:
    """`left` of the whole patience."""
    assert process.stdout is not None
    try:
        async with asyncio.timeout(left):  # wait_for of Python 3.11 may lose a cancellation
            return await process.stdout.readline()
    except TimeoutError:
        raise BotTooSlow(f"no answer within {patience:.0f} seconds") from None


def _kill(process: Process) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
