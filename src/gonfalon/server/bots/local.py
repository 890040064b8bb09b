"""Bots for a table of one process: children think, and the store says which bots are due."""

import asyncio
import logging
from contextlib import suppress

from gonfalon.server.bots.answering import answer_for_bot, told_of
from gonfalon.server.bots.process import PATIENCE, QUICK, BeginChild, BotChild, ChildProcess
from gonfalon.server.bots.thinking import BotFailed, BotTooSlow
from gonfalon.server.errors import CannotOpen, Troubled, place_of
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.cache import is_store_down
from gonfalon.server.matches.quarantine import Failure
from gonfalon.server.stores.interface import Job

LOOK = 5.0
"""Seconds between polls for bots that nothing else triggered."""
LOOK_AT_SLOW = 1.0
"""The same for those that were too slow before."""
AT_ONCE = 50

log = logging.getLogger("gonfalon.server")


class LocalBots:
    """Answers for every bot that is due. Those that a person is waiting for come first.

    A bot that was too slow once is asked in a process of its own kind from then on, so that the others do not wait.
    """

    def __init__(self, table: GameServer, begin: BeginChild = ChildProcess) -> None:
        self._table = table
        self._called = asyncio.Event()
        self.process = BotChild(begin, QUICK)
        self.patient = BotChild(begin, PATIENCE)
        self._slow: set[str] = set()
        """Matches whose bots were too slow once."""
        self._trouble: BaseException | None = None
        """What went wrong with an answer that was kept back: the next round tells of it."""
        self._answering: dict[str, asyncio.Task[None]] = {}
        """By match. An answer that is ready may be kept back for a while; meanwhile the process thinks for others."""

    def begin(self) -> None:
        self._table.matches.called_for_bot = self._called.set
        self._called.set()
        self._table.duties.begin("bots", self._serve)
        self._table.duties.begin("slow bots", self._serve_slow)

    async def end(self) -> None:
        await self._table.duties.end("bots", "slow bots")
        await self._drop([*self._answering.values()])
        await self.process.end()
        await self.patient.end()

    async def _serve(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                await self._called.wait()
        self._called.clear()
        try:
            await self._answer_all()
        except BaseException:
            self._called.set()  # so that the next round does not wait
            raise

    async def _answer_all(self) -> None:
        trouble, self._trouble = self._trouble, None
        if trouble is not None:
            raise trouble
        while job := await self._next():
            await self._begin(job, self.process)

    async def _serve_slow(self) -> None:
        await asyncio.sleep(LOOK_AT_SLOW)
        for match in self._slow - self._table.quarantine.held(Failure.OPENING, Failure.BOT) - self._answering.keys():
            row = await self._table.store.row(match)
            if row is None or row.over:
                self._slow.discard(match)
            elif row.bot is not None:
                await self._begin(Job(match, row.number, waited_for=True), self.patient)

    async def _begin(self, job: Job, process: BotChild) -> None:
        """Returns when the process is free again."""
        free = asyncio.Event()
        task = self._answering[job.match] = asyncio.create_task(self._answer(job, process, free))
        task.add_done_callback(lambda done: self._answered(job.match, done, free))
        try:
            await free.wait()
        except BaseException:
            await self._drop([task])
            raise
        if task.done():
            task.result()

    def _answered(self, match: str, task: asyncio.Task[None], free: asyncio.Event) -> None:
        del self._answering[match]
        if free.is_set():  # while the answer was kept back, nobody looked for the next one of this match
            self._called.set()
            self._trouble = None if task.cancelled() else task.exception()
        free.set()

    async def _drop(self, tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer(self, job: Job, process: BotChild, free: asyncio.Event) -> None:
        """Whatever is wrong with one match must not stop the bots of others: it is set aside."""
        aside, match = self._table.quarantine, job.match

        async def leave() -> None:
            free.set()

        try:
            think = told_of(self._table, process, leave)
            if await answer_for_bot(self._table, match, job.number, think):
                aside.forgive(Failure.BOT, match)
            elif await self._is_due(job):
                aside.put(Failure.BOT, match)  # the row says so, but not its match
        except CannotOpen:
            pass  # it is set aside
        except (Exception, SystemExit) as error:
            pause = aside.put(Failure.BOT, match)
            if is_store_down(error) or isinstance(error, OSError):
                raise
            if isinstance(error, BotTooSlow):
                self._slow.add(match)
            why = str(error) if isinstance(error, BotFailed | Troubled) else place_of(error)
            log.error("bot failed", extra={"match": match, "why": why, "again_in": pause})

    async def _is_due(self, job: Job) -> bool:
        row = await self._table.store.row(job.match)
        return row is not None and not row.over and row.bot is not None and row.number == job.number

    async def _next(self) -> Job | None:
        held = self._table.quarantine.held(Failure.OPENING, Failure.BOT) | self._slow | self._answering.keys()
        jobs = await self._table.store.bots_due(AT_ONCE, held)
        return next((job for job in jobs if job.waited_for), jobs[0] if jobs else None)
