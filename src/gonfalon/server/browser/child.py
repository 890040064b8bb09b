"""A child in a worker of its own, and what it does there. JavaScript brings the lines from one to the other."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from gonfalon.bots import Thought
from gonfalon.server.bots.thinking import HURRY, BotTooSlow, SayLine, think_aloud
from gonfalon.server.teacher.advising import answer_question
from gonfalon.server.teacher.reviewing import answer_task

LONG_START = 120.0
"""Seconds in which a worker must be ready."""
BREATH = 0.1
"""Seconds after which a thought lets messages in."""
READY = "ready"


class BrowserWorker(Protocol):
    """A worker of the browser, as JavaScript hands it to us."""

    def post(self, line: str) -> None: ...

    def terminate(self) -> None: ...


BeginWorker = Callable[[str, Callable[[str], None]], BrowserWorker]
"""Takes the module, and who hears what it says: first that it is ready; nothing but an empty line if it has died."""


class WorkerChild:
    pid = None

    def __init__(self, begin: BeginWorker, module: str, patience: float) -> None:
        self._begin = begin
        self._module = module
        self._patience = patience
        self._worker: BrowserWorker | None = None
        self._heard: asyncio.Queue[str] = asyncio.Queue()

    async def start(self) -> None:
        if self._worker is not None:
            return
        self._heard = asyncio.Queue()
        self._worker = self._begin(self._module, self._heard.put_nowait)
        if await self.line(LONG_START) != READY.encode():
            await self.end()
            raise OSError("the worker cannot be started")

    async def send(self, line: bytes) -> None:
        await self.start()
        self.add(line)

    def add(self, line: bytes) -> None:
        if self._worker is not None:
            self._worker.post(line.decode())

    async def line(self, left: float | None = None) -> bytes:
        try:
            async with asyncio.timeout(self._patience if left is None else left):
                return (await self._heard.get()).encode()
        except TimeoutError:
            raise BotTooSlow(f"no answer within {self._patience:.0f} seconds") from None

    async def end(self) -> None:
        if self._worker is not None:
            self._worker.terminate()
        self._worker = None


class ChildWork:
    """What runs in the worker. `breathe` lets its messages in, where the browser can do that in the midst of work."""

    def __init__(self, module: str, say: Callable[[str], None], breathe: Callable[[], None]) -> None:
        self._say: SayLine = lambda line: say(line.decode())
        self._breathe = breathe
        self._thought = Thought()
        self._answer = {
            "gonfalon.server.bots.thinking": self._think,
            "gonfalon.server.teacher.advising": answer_question,
            "gonfalon.server.teacher.reviewing": answer_task,
        }[module]
        say(READY)

    def hear(self, line: str) -> None:
        if line == HURRY.decode():
            self._thought.hurry()
        else:
            self._answer(line.encode(), self._say)

    def _think(self, question: bytes, say: SayLine) -> None:
        self._thought = BreathingThought(self._breathe)
        think_aloud(question, say, self._thought)


class BreathingThought(Thought):
    def __init__(self, breathe: Callable[[], None]) -> None:
        super().__init__()
        self._breathe = breathe
        self._breathed = monotonic()

    def watch(self, share: float) -> bool:
        if monotonic() - self._breathed > BREATH:
            self._breathe()
            self._breathed = monotonic()
        return super().watch(share)
