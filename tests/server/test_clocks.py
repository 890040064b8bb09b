"""Time to think."""

from collections.abc import Coroutine
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gonfalon.protocol.types import Correspondence, Live
from gonfalon.server.matches import clocks
from gonfalon.server.matches.clocks import DAY, SECOND, TRUST, Clock, Timekeeper
from gonfalon.server.stores.interface import Stamp, StoreDown

LIVE = Live(bank=60, increment=5)
SLOW = Correspondence(days=3)


def test_bank_runs_down_only_for_the_one_who_decides() -> None:
    """Thinking costs the own bank; deciding adds the increment."""
    clock = clocks.pressed(LIVE, clocks.wound_up(LIVE, 2), 0, 1_000)
    clock = clocks.pressed(LIVE, clock, 1, 11_000)
    assert clock.left == [55 * SECOND, 60 * SECOND]
    assert clocks.time_left(clock, 1, 12_000) == 59 * SECOND
    assert clocks.time_left(clock, 0, 99_000) == 55 * SECOND


def test_several_decisions_in_a_row_are_one() -> None:
    """As long as the same player decides, the clock goes on and nothing is added."""
    clock = clocks.pressed(LIVE, clocks.wound_up(LIVE, 2), 0, 1_000)
    assert clocks.pressed(LIVE, clock, 0, 20_000) == clock


def test_nobody_runs_out_while_nobody_is_asked() -> None:
    """A bot's or fate's turn, and the end of the match, stop all clocks."""
    clock = clocks.pressed(LIVE, clocks.wound_up(LIVE, 2), None, 1_000)
    assert clocks.deadline(clock) is None


def test_each_decision_has_its_days() -> None:
    """By mail every decision begins with the full days."""
    clock = clocks.pressed(SLOW, clocks.wound_up(SLOW, 2), 0, 0)
    clock = clocks.pressed(SLOW, clock, 1, 2 * DAY)
    clock = clocks.pressed(SLOW, clock, 0, 4 * DAY)
    assert clocks.deadline(clock) == 7 * DAY


MOVES = st.lists(st.tuples(st.sampled_from([0, 1, None]), st.integers(0, 5 * DAY)), max_size=20)


@given(control=st.sampled_from([LIVE, SLOW]), moves=MOVES, later=st.integers(0, 4 * DAY))
def test_deadline_is_when_nothing_is_left(
    control: Live | Correspondence, moves: list[tuple[int | None, int]], later: int
) -> None:
    """Whatever happened, the time left is zero exactly at the deadline, and never grows before it."""
    clock, now = _after(control, moves)
    due = clocks.deadline(clock)
    if due is None or clock.running is None:
        return
    assert clocks.time_left(clock, clock.running, due) == 0
    assert clocks.time_left(clock, clock.running, now + later) <= clocks.time_left(clock, clock.running, now)


def _after(control: Live | Correspondence, moves: list[tuple[int | None, int]]) -> tuple[Clock, int]:
    clock, now = clocks.wound_up(control, 2), 0
    for asked, pause in moves:
        now += pause
        clock = clocks.pressed(control, clock, asked, now)
    return clock, now


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
