"""The kills: every kind in turn, at random moments."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator

from tests.table.faults.house import House
from tests.table.faults.victims import BACKEND, POSTGRES, REDIS, TABLE, WORKER

Tell = Callable[[str], None]

KINDS = (TABLE, POSTGRES, WORKER, REDIS, TABLE, BACKEND, WORKER)
DOWN = (0.0, 1.5)
"""Seconds until the supervisor notices."""


async def rage(house: House, kills: int, pause: float, rng: random.Random, tell: Tell) -> Counter[str]:
    """Kill so many times, and return when all are up again. The dead come back while others die."""
    killed: Counter[str] = Counter()
    mending = []
    for kind in _in_turn(kills, rng):
        await asyncio.sleep(rng.uniform(0.2, pause))
        victim = await house.someone(kind)
        await house.do_kill(victim)
        killed[kind] += 1
        tell(f"{killed.total():3d} of {kills} killed: {kind}")
        mending.append(asyncio.create_task(house.do_mend(victim, rng.uniform(*DOWN))))
    await asyncio.gather(*mending)
    await house.all_up()
    return killed


def _in_turn(kills: int, rng: random.Random) -> Iterator[str]:
    """Every kind comes before any comes too often."""
    while kills > 0:
        kinds = rng.sample(KINDS, len(KINDS))
        yield from kinds[:kills]
        kills -= len(kinds)
