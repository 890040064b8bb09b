"""Bots for a table on one laptop: another process thinks, and what waits for it is read from the store."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from gonfalon.table.botting import answer_for_bot
from gonfalon.table.stores.store import StoreDown
from gonfalon.table.table import Table
from gonfalon.table.troubles import CannotOpen, Troubled

LOOK = 5.0
"""Seconds between looks for bots that nobody called for."""
PAUSE = 1.0
AT_ONCE = 50
LONGEST = 1024 * 1024

log = logging.getLogger("gonfalon.table")


class Thinker:
    """One process that thinks. If it dies, the next question starts another."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def think(self, question: bytes) -> str:
        """Raises OSError if the process dies over it."""
        process = await self._alive()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise ConnectionError("The process in which bots think has died.")
        return answer.decode().rstrip("\n")

    async def _alive(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            command = (sys.executable, "-m", "gonfalon.table.thinking")
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST)
        return self._process

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def end(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


class BotsHere:
    """Answers for every bot that has to say something. Those for whom a person waits come first."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._called = asyncio.Event()
        self.thinker = Thinker()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._table.called_for_bot = self._called.set
        self._called.set()
        self._task = asyncio.create_task(self._serve())

    async def end(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.thinker.end()

    async def _serve(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), LOOK)
            self._called.clear()
            try:
                await self._answer_all()
            except (StoreDown, Troubled, OSError) as error:
                log.warning("bots have to wait", extra={"why": str(error)})
                await asyncio.sleep(PAUSE)
                self._called.set()

    async def _answer_all(self) -> None:
        table = self._table
        while jobs := await table.store.bots_due(AT_ONCE, table.shelf.unopenable):
            waited_for = [job for job in jobs if job.waited_for]
            job = (waited_for or jobs)[0]
            with suppress(CannotOpen):  # which leaves it out from now on
                await answer_for_bot(table, job.match, job.number, self.thinker.think)
