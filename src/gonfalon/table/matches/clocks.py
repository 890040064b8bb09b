"""Clocks, as a pure function of when things happened, by the time played (`timekeeper.py`).

Only the table decides; bots have no clock.
"""

import msgspec

from gonfalon.wire.protocol import Correspondence, Live

Control = Live | Correspondence
SECOND = 1_000
DAY = 86_400 * SECOND


class Clock(msgspec.Struct, frozen=True):
    """All times in milliseconds, by seat. `left` is a live match's bank as it stood at `since`."""

    running: int | None
    since: int
    left: list[int]
    holiday: list[int]
    """Days of holiday not yet taken."""
    away: list[tuple[int, int]]
    """The last holiday of each seat: from when to when its clock is stopped."""


def wound_up(control: Control, seats: int) -> Clock:
    """The clock before the match begins."""
    bank = control.bank * SECOND if isinstance(control, Live) else control.days * DAY
    holiday = control.holiday if isinstance(control, Correspondence) else 0
    return Clock(None, 0, [bank] * seats, [holiday] * seats, [(0, 0)] * seats)


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
    return clock.since + clock.left[clock.running] + _rested(clock, clock.running, clock.away[clock.running][1])


def time_left(clock: Clock, seat: int, now: int) -> int:
    if seat != clock.running:
        return clock.left[seat]
    return clock.left[seat] - (now - clock.since) + _rested(clock, seat, now)


def _rested(clock: Clock, seat: int, now: int) -> int:
    """How much of its last holiday the running seat has had since it was asked."""
    began, until = clock.away[seat]
    return max(0, min(now, until) - max(began, clock.since))


def on_holiday(clock: Clock, seat: int, days: int, now: int) -> Clock:
    """Stop this seat's clock for so many days more. The caller checks that as many are left."""
    began, until = clock.away[seat]
    since = clock.since
    if until < now:  # a new one: what the last one gave is kept by moving the moment from which its time counts
        since += _rested(clock, seat, until) if seat == clock.running else 0
        began = until = now
    away, holiday = clock.away.copy(), clock.holiday.copy()
    away[seat] = (began, until + days * DAY)
    holiday[seat] -= days
    return msgspec.structs.replace(clock, since=since, away=away, holiday=holiday)
