"""Time to think."""

from hypothesis import given
from hypothesis import strategies as st

from gonfalon.protocol.types import Correspondence, Live
from gonfalon.server.matches import clocks
from gonfalon.server.matches.clocks import DAY, SECOND, Clock

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
