"""Bots for a table on a laptop: one child process thinks, and the store says which bots are due."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from time import monotonic

import msgspec

from gonfalon.table.bots.answering import answer_for_bot
from gonfalon.table.bots.thinking import BotFailed, Reply
from gonfalon.table.stores.store import Job, StoreDown
from gonfalon.table.table import Table
from gonfalon.table.troubles import CannotOpen, Troubled

LOOK = 5.0
"""Seconds between polls for bots that nothing else triggered."""
PAUSE = 1.0
ASIDE = 5.0
"""Seconds for which a match is skipped after its bot has failed."""
PATIENCE = 600.0
"""Seconds in which a bot must answer, because all others wait meanwhile."""
AT_ONCE = 50
LONGEST = 1024 * 1024

log = logging.getLogger("gonfalon.table")


class BotProcess:
    """One child process that thinks. If it dies or times out, the next question starts another."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._process: Process | None = None

    async def think(self, question: bytes) -> str:
        """Raises BotFailed if there is no answer, OSError if the process cannot be started or written to."""
        process = await self._alive()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        try:
            async with asyncio.timeout(self.patience):  # wait_for of Python 3.11 may lose a cancellation
                line = await process.stdout.readline()
            answer = msgspec.json.decode(line, type=Reply)
        except TimeoutError:
            await self.end()
            raise BotFailed(f"no answer within {self.patience:.0f} seconds") from None
        except ValueError:  # it died, or wrote something else to the pipe for answers
            await self.end()
            raise BotFailed("its process has died") from None
        if answer.fault:
            raise BotFailed(answer.fault)
        return answer.word

    async def _alive(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            command = (sys.executable, "-m", "gonfalon.table.bots.thinking")
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST)
        return self._process

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def end(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


class LocalBots:
    """Answers for every bot that is due. Those that a person is waiting for come first."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._called = asyncio.Event()
        self.process = BotProcess()
        self._task: asyncio.Task[None] | None = None
        self._aside: dict[str, float] = {}
        """Matches whose bots have failed, and until when they are skipped."""

    def begin(self) -> None:
        self._table.writer.called_for_bot = self._called.set
        self._called.set()
        self._task = asyncio.create_task(self._serve())

    async def end(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.process.end()

    async def _serve(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._called.wait()
            self._called.clear()
            try:
                await self._answer_all()
            except (StoreDown, Troubled, OSError) as error:
                log.warning("cannot run bots, retrying", extra={"why": str(error)})
            except Exception:
                log.exception("cannot run bots, retrying")
            else:
                continue
            await asyncio.sleep(PAUSE)
            self._called.set()

    async def _answer_all(self) -> None:
        while job := await self._next():
            try:
                if not await answer_for_bot(self._table, job.match, job.number, self.process.think):
                    self._aside[job.match] = monotonic() + ASIDE  # do not ask again at once
            except CannotOpen:
                pass  # from now on `bots_due` leaves it out
            except (StoreDown, OSError):
                raise
            except Exception as error:  # whatever is wrong with one match must not stop the bots of others
                if isinstance(error, Troubled) and error.code == "store-down":
                    raise
                why = str(error) if isinstance(error, BotFailed | Troubled) else type(error).__name__
                log.error("bot failed", extra={"match": job.match, "why": why})
                self._aside[job.match] = monotonic() + ASIDE

    async def _next(self) -> Job | None:
        self._aside = {match: until for match, until in self._aside.items() if until > monotonic()}
        jobs = await self._table.store.bots_due(AT_ONCE, [*self._table.cache.unopenable, *self._aside])
        return next((job for job in jobs if job.waited_for), jobs[0] if jobs else None)
