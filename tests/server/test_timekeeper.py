"""The rule of clocks, whatever happens to machines: nobody's time passes while nobody can play, and else it does."""

from collections.abc import Coroutine
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gonfalon.server.matches.clocks import TRUST, Timekeeper
from gonfalon.server.stores.interface import Stamp, StoreDown

STEP = 250
"""Milliseconds between two looks at the world."""
BEAT = 1_000
SETTLED = 2 * BEAT + STEP
"""By how much the times of two processes may differ: one may not have heard of the other's last beats."""


class FakeStore:
    """Only the time. It is down when it is told to be."""

    down = False

    def __init__(self) -> None:
        self.kept = Stamp(0, 0)

    async def time(self) -> Stamp:
        if self.down:
            raise StoreDown
        return self.kept

    async def beat(self, stamp: Stamp) -> int:
        if self.down:
            raise StoreDown
        self.kept = Stamp(stamp.at, max(self.kept.played, stamp.played))
        return self.kept.played


def done(work: Coroutine[Any, Any, None]) -> bool:
    """Run what never waits; returns whether the store did its part."""
    try:
        work.send(None)
    except StopIteration:
        return True
    except StoreDown:
        return False
    raise AssertionError


class World:
    """Processes that start, die and freeze, a store that goes down, and a wall clock that somebody sets."""

    def __init__(self) -> None:
        self.store = FakeStore()
        self.time = 1_000_000
        self.wall_is_ahead = 0
        self.processes: list[Timekeeper] = []
        self.frozen: set[int] = set()
        self.beaten: dict[int, int] = {}
        self.alive = 0
        """For how long somebody could play, all in all."""
        self.interruptions = 0
        self.could_play = False

    @property
    def playable(self) -> list[Timekeeper]:
        if self.store.down:
            return []
        return [process for at, process in enumerate(self.processes) if at not in self.frozen]

    @property
    def played(self) -> int:
        """What clocks say: the farthest that any process would say now."""
        return max([self.store.kept.played, *(process.played() for process in self.playable)])

    def start(self) -> None:
        keeper = Timekeeper(lambda: self.time + self.wall_is_ahead, lambda: self.time)
        if done(keeper.begin(self.store)):  # type: ignore[arg-type]
            self.processes.append(keeper)

    def die(self) -> None:
        if self.processes:
            self.processes.pop()
            self.frozen.discard(len(self.processes))

    def live(self, milliseconds: int) -> None:
        for _ in range(milliseconds // STEP):
            could_play, self.could_play = self.could_play, bool(self.playable)
            self.interruptions += could_play and not self.could_play
            self.alive += STEP if self.could_play else 0
            self.time += STEP
            for process in self.playable:
                if self.time - self.beaten.get(id(process), 0) >= BEAT:
                    done(process.beat(self.store))  # type: ignore[arg-type]
                    self.beaten[id(process)] = self.time

    def do(self, what: str, amount: int) -> None:
        if what == "jump":
            self.wall_is_ahead += amount * 1_000 - 5_000_000
        elif what == "freeze":
            self.frozen ^= {amount % len(self.processes)} if self.processes else set()
        elif what == "store":
            self.store.down = not self.store.down
        elif what == "start":
            self.start()
        elif what == "die":
            self.die()
        else:
            self.live(amount * STEP)


HAPPENS = st.tuples(
    st.sampled_from(["live", "live", "live", "jump", "freeze", "store", "start", "die"]), st.integers(0, 200)
)


@given(st.lists(HAPPENS, max_size=40))
def test_time_passes_only_while_somebody_can_play(happens: list[tuple[str, int]]) -> None:
    """Clocks never go back, never go faster than time does, stand still while nobody can play but for two seconds at
    the beginning of an interruption, and miss nothing else than the moments around one."""
    world = World()
    world.start()
    before = world.played
    seen: dict[int, int] = {}
    for what, amount in happens:
        then, stored, began = world.played, world.store.kept.played, world.time
        world.do(what, amount)
        assert world.store.kept.played >= stored
        assert world.played - then <= world.time - began + TRUST + SETTLED
        for process in world.processes:
            assert process.played() >= seen.get(id(process), 0)
        seen = {id(process): process.played() for process in world.processes}
    passed = world.played - before
    assert passed <= world.alive + TRUST * (world.interruptions + 1)
    assert passed >= world.alive - SETTLED * (1 + sum(what != "live" for what, _ in happens))


@given(jumps=st.lists(st.integers(-10_000_000, 10_000_000), max_size=5), pause=st.integers(1, 40))
def test_wall_clock_does_not_matter(jumps: list[int], pause: int) -> None:
    """However the wall clock is set, for the log and for clocks as much time passes as does."""
    world = World()
    world.start()
    (process,) = world.processes
    began, at, played = world.time, process.now(), process.played()
    for jump in jumps:
        world.wall_is_ahead += jump
        world.live(pause * STEP)
    assert process.now() - at == process.played() - played == world.time - began


def test_processes_agree() -> None:
    """A process that starts later, by whatever wall clock, soon says the same as the others."""
    world = World()
    world.start()
    world.live(60_000)
    world.wall_is_ahead = 3_600_000
    world.start()
    world.live(10_000)
    first, second = (process.played() for process in world.processes)
    assert abs(first - second) <= BEAT


class SlowStore(FakeStore):
    """While it is asked to keep one process' time, another one's is kept."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    async def beat(self, stamp: Stamp) -> int:
        self._world.time += BEAT
        assert done(self._world.processes[0].beat(self._world.store))  # type: ignore[arg-type]
        return await self._world.store.beat(stamp)


def test_slow_store_makes_no_clock_fast() -> None:
    """What another process has written while we waited for the answer holds since then, not since we asked."""
    world = World()
    world.start()
    world.start()
    slow = SlowStore(world)
    for beats in range(1, 60):
        assert done(world.processes[1].beat(slow))  # type: ignore[arg-type]
        assert world.played == beats * BEAT
