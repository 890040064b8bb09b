"""A child process in which bots think: it can be killed, whatever a bot does in it."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from gonfalon.table.bots.thinking import BotFailed, BotTooSlow, Reply

QUICK = 20.0
"""Seconds in which a bot must answer while others wait behind it."""
PATIENCE = 120.0
"""The same for bots that were too slow once. They are asked beside the others."""
LONGEST = 1024 * 1024


class BotProcess:
    """Answers one question at a time. If it dies or takes too long, the next question starts another."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._process: Process | None = None
        self._asked = asyncio.Lock()

    async def think(self, question: bytes) -> str:
        """Raises BotFailed if there is no answer, OSError if the process cannot be started or written to."""
        async with self._asked:
            try:
                line = await self._answer(question)
                answer = msgspec.json.decode(line, type=Reply)
            except ValueError:  # it died, or wrote something else to the pipe for answers
                await self.end()
                raise BotFailed("its process has died") from None
            except BaseException:  # nobody may read its answer later and take it for that to another question
                await self.end()
                raise
            if answer.fault:
                raise BotFailed(answer.fault)
            return answer.word

    async def _answer(self, question: bytes) -> bytes:
        if self._process is None or self._process.returncode is not None:
            await self._start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        return await _line(process, self.patience)

    async def _start(self) -> None:
        """Begin a process, and wait until it is ready: on a busy machine that takes longer than many a decision."""
        command = (sys.executable, "-m", "gonfalon.table.bots.thinking")
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True
        )
        await _line(self._process, PATIENCE)

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def end(self) -> None:
        """Kill it, and whatever a bot has started in it."""
        process = self._process
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                _kill(process)
            await process.wait()


async def _line(process: Process, patience: float) -> bytes:
    assert process.stdout is not None
    try:
        async with asyncio.timeout(patience):  # wait_for of Python 3.11 may lose a cancellation
            return await process.stdout.readline()
    except TimeoutError:
        raise BotTooSlow(f"no answer within {patience:.0f} seconds") from None


def _kill(process: Process) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
