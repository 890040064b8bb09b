"""Clocks, as a pure function of when things happened, by the time played (`timekeeper.py`).

Only the table decides; bots have no clock.
"""

import msgspec

from gonfalon.protocol.types import Correspondence, Live

Control = Live | Correspondence
SECOND = 1_000
DAY = 86_400 * SECOND


class Clock(msgspec.Struct, frozen=True):
    """All times in milliseconds, by seat. `left` is a live match's bank as it stood at `since`."""

    running: int | None
    since: int
    left: list[int]


def wound_up(control: Control, seats: int) -> Clock:
    """The clock before the match begins."""
    bank = control.bank * SECOND if isinstance(control, Live) else control.days * DAY
    return Clock(None, 0, [bank] * seats)


def pressed(control: Control, clock: Clock, asked: int | None, now: int) -> Clock:
    """The clock after an action: `asked` has to decide now; None if no clock runs."""
    if asked == clock.running:
        return clock
    left = clock.left.copy()
    if clock.running is not None and isinstance(control, Live):
        left[clock.running] = time_left(clock, clock.running, now) + control.increment * SECOND
    return msgspec.structs.replace(clock, running=asked, since=now, left=left)


def deadline(clock: Clock) -> int | None:
    """When the time of the seat whose clock is running is up."""
    if clock.running is None:
        return None
    return clock.since + clock.left[clock.running]


def time_left(clock: Clock, seat: int, now: int) -> int:
    if seat != clock.running:
        return clock.left[seat]
    return clock.left[seat] - (now - clock.since)
