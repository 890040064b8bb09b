"""People who play against bots of a worker, each action when chance will have it."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack, aclosing, suppress
from typing import Any

import psycopg

from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.updates import Update
from proof.load.server import Measured
from tests.server.matches import BATTLES, begin, seats

BOT = "random"
"""It hardly thinks, so what is left is the work around thinking."""


class Person:
    def __init__(self, battle: str, link: Link, pause: float) -> None:
        self.match, self.bot = link.match, seats(battle)[1]
        self._seat = Seat(link)
        self._pause = pause
        self.done = 0

    async def sit_down(self) -> None:
        await self._seat.join("somebody")

    async def play(self) -> None:
        async with aclosing(self._seat.told()) as heard:
            async for told in heard:
                if isinstance(told, Update) and told.sight and told.sight.to_move == told.seat and not told.result:
                    await asyncio.sleep(random.expovariate(1 / self._pause))
                    await self._seat.act(told.number, "".join(random.choice(told.sight.legal)))
                    self.done += 1


async def people(table: Measured, count: int, pause: float, stack: AsyncExitStack) -> list[Person]:
    """They have sat down, and play until the stack is left."""
    found = []
    for number in range(count):
        battle = [*BATTLES][number % len(BATTLES)]
        links = await begin(table.address, battle, BOT)
        found.append(Person(battle, links[seats(battle)[0]], pause))
        await found[-1].sit_down()
    for person in found:
        stack.push_async_callback(_ended, asyncio.create_task(person.play()))
    return found


async def _ended(playing: "asyncio.Task[Any]") -> None:
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing


def decided(table: Measured, persons: Sequence[Person]) -> int:
    """How many decisions their bots have made."""
    with psycopg.connect(table.postgres) as connection:
        [(count,)] = connection.execute(
            "SELECT count(*) FROM gonfalon_log JOIN unnest(%s::text[], %s::text[]) AS bot (match, seat)"
            " ON gonfalon_log.match = bot.match AND actor = bot.seat",
            [[person.match for person in persons], [person.bot for person in persons]],
        ).fetchall()
    return int(count)
