"""What happens to the servers: each kind of mishap in turn, at random moments."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any, NamedTuple

from proof.storm.house import House
from proof.storm.victims import BACKEND, POSTGRES, REDIS, TABLE, WORKER

Tell = Callable[[str], None]

KILL, FREEZE, FILL, JUMP = "killed", "frozen", "filled", "set"
DISK, WALL_CLOCK = "disk", "wall clock"
KINDS = (TABLE, POSTGRES, WORKER, REDIS, TABLE, BACKEND, WORKER)
FREEZABLE = (TABLE, POSTGRES, WORKER, REDIS)
DOWN = (0.0, 1.5)
"""Seconds until the supervisor notices."""
FULL = (2.0, 8.0)
"""Seconds until somebody makes room on the disk."""
HOUR = 3_600


class Mishap(NamedTuple):
    how: str
    kind: str


class Weather(NamedTuple):
    """How much of what, and how long it lasts in seconds."""

    kills: int
    freezes: int = 0
    disks: int = 0
    jumps: int = 0
    pause: float = 12
    """The longest, between two mishaps."""
    frozen: tuple[float, float] = (1, 20)


class Storm:
    def __init__(self, house: House, weather: Weather, rng: random.Random, tell: Tell) -> None:
        self._house = house
        self._weather = weather
        self._rng = rng
        self._tell = tell
        self._offset = 0
        self.happened: Counter[Mishap] = Counter()

    async def rage(self) -> None:
        """Return when all is over and all are up again. The dead come back while others die."""
        mishaps, mending = self._mishaps(), []
        for number, mishap in enumerate(mishaps, start=1):
            await self._house.serves()
            await asyncio.sleep(self._rng.uniform(0.2, self._weather.pause))
            mending.append(asyncio.create_task(await self._do(mishap)))
            self.happened[mishap] += 1
            self._tell(f"{number:3d} of {len(mishaps)} {mishap.how}: {mishap.kind}")
        await asyncio.gather(*mending)
        await self._house.all_up()

    async def _do(self, mishap: Mishap) -> Coroutine[Any, Any, None]:
        """Let it happen; returns how it is mended."""
        house, rng = self._house, self._rng
        if mishap.how == FILL:
            return house.do_fill_disk(rng.uniform(*FULL))
        if mishap.how == JUMP:
            return self._set_wall_clock()
        victim = await house.someone(mishap.kind)
        if mishap.how == FREEZE:
            return house.do_freeze(victim, rng.uniform(*self._weather.frozen))
        await house.do_kill(victim)
        return house.do_mend(victim, rng.uniform(*DOWN))

    async def _set_wall_clock(self) -> None:
        """An hour forward or back, and never farther from the truth than an hour."""
        self._offset += -HOUR if self._offset > 0 else HOUR if self._offset < 0 else self._rng.choice((-HOUR, HOUR))
        self._house.do_set_wall_clock(self._offset)

    def _mishaps(self) -> list[Mishap]:
        weather, rng = self._weather, self._rng
        mishaps = [Mishap(KILL, kind) for kind in _in_turn(KINDS, weather.kills, rng)]
        others = [Mishap(FREEZE, kind) for kind in _in_turn(FREEZABLE, weather.freezes, rng)]
        others += [Mishap(FILL, DISK)] * weather.disks + [Mishap(JUMP, WALL_CLOCK)] * weather.jumps
        for mishap in others:
            mishaps.insert(rng.randint(0, len(mishaps)), mishap)
        return mishaps


def _in_turn(kinds: Sequence[str], times: int, rng: random.Random) -> Iterator[str]:
    """Every kind comes before any comes too often."""
    while times > 0:
        yield from rng.sample(kinds, len(kinds))[:times]
        times -= len(kinds)
