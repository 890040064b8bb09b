"""Group commit: whatever is asked for while a batch is under way makes up the next batch."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

MOST = 64
"""How many are done in one go."""

T = TypeVar("T")


class Together(Generic[T]):
    """`do` gets a batch and says of each whether it was done. If it raises, it does so for everybody in the batch."""

    def __init__(self, do: Callable[[list[T]], Awaitable[list[bool]]]) -> None:
        self._do = do
        self._waiting: list[tuple[T, asyncio.Future[bool]]] = []
        self._working: asyncio.Task[None] | None = None

    async def ask(self, one: T) -> bool:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((one, answer))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await answer

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._answer(batch)
        finally:
            self._working = None

    async def _answer(self, batch: list[tuple[T, asyncio.Future[bool]]]) -> None:
        try:
            done = await self._do([one for one, _ in batch])
        except Exception as error:
            for _, answer in batch:
                if not answer.done():  # whoever asked may be gone
                    answer.set_exception(error)
        else:
            for (_, answer), was_done in zip(batch, done, strict=True):
                if not answer.done():
                    answer.set_result(was_done)
