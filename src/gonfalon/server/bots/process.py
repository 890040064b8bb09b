"""A child that is a process."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from gonfalon.server.bots.children import LONGEST
from gonfalon.server.bots.thinking import BotTooSlow

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
