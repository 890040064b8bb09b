"""Runs the players' clocks by the time that was played."""

import logging
import time
from collections.abc import Callable

import msgspec

from gonfalon.protocol.types import Correspondence, Live
from gonfalon.server.stores.interface import Stamp, Store

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


TRUST = 2_000
"""Milliseconds for which the time played goes on without a new proof; also by how much wall clocks may disagree."""

log = logging.getLogger("gonfalon.server")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def _monotonic() -> int:
    return time.monotonic_ns() // 1_000_000


class Timekeeper:
    """Says what time it is: for the log, and for the players' clocks.

    The log says when something happened: the wall clock as it was when the process started, plus the monotonic clock,
    so a wall clock that is set forward or back changes nothing within a process.

    Clocks run by a time of their own, the time played, which all processes share through the store. It goes on only
    while a process is alive and can write, at most `TRUST` beyond the last proof of that. So while the server is down,
    frozen or without its database nobody's time passes, and what the wall clock says meanwhile does not matter.
    """

    def __init__(self, wall: Callable[[], int] = milliseconds, monotonic: Callable[[], int] = _monotonic) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._start = wall() - monotonic()
        self._jumped = 0
        """By how much the wall clock has been set since, as far as we have told."""
        self._proved = monotonic()
        self._played = 0
        """The time played when it was last proved that somebody can play."""

    def now(self) -> int:
        return self._start + self._monotonic()

    def played(self) -> int:
        return self._played + min(self._monotonic() - self._proved, TRUST)

    def stamp(self) -> Stamp:
        monotonic = self._monotonic()
        return Stamp(self._start + monotonic, self._played + min(monotonic - self._proved, TRUST))

    async def begin(self, store: Store) -> None:
        """Go on where the last process stopped."""
        before = await store.time()
        self._proved, self._played = self._monotonic(), before.played
        away = self.now() - before.at
        if abs(away) > TRUST:
            log.info("nobody played here, or the wall clock was set: no clock ran", extra={"for": away})

    async def beat(self, store: Store) -> None:
        """Prove that players can play, and agree with other processes on the time played."""
        began, mine = self._monotonic(), self.played()
        common = await store.beat(Stamp(self.now(), mine))
        waited = self._monotonic() - began  # `common` may hold only since the store has answered
        self._proved, self._played = began, max(mine, common - waited)
        jumped = self._wall() - self.now()
        if abs(jumped - self._jumped) > TRUST:
            log.warning("the wall clock was set: no clock minds", extra={"by": jumped - self._jumped})
            self._jumped = jumped


class GivenTime(Timekeeper):
    """Does as it is told, clocks included."""

    def __init__(self, now: Callable[[], int]) -> None:
        super().__init__()
        self._given = now

    def now(self) -> int:
        return self._given()

    def played(self) -> int:
        return self._given()

    def stamp(self) -> Stamp:
        now = self._given()
        return Stamp(now, now)

    async def begin(self, store: Store) -> None: ...

    async def beat(self, store: Store) -> None: ...
