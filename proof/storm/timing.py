"""Clocks recomputed from what they said when things happened, as the log has it."""

from collections.abc import Iterator

import msgspec

from gonfalon.server.matches import clocks
from gonfalon.server.matches.clocks import Clock, Control
from proof.storm.kept import Kept, Traced

CLOCK = "clock"


def check_clock(kept: Kept, traced: Traced, earliest: int) -> Iterator[str]:
    """The stored clock equals the one computed from the log, and nobody lost on time too early."""
    control = kept.head.time
    if control is None:
        if kept.row.clock or kept.row.deadline:
            yield f"{kept.row.id}: has a clock that nobody agreed on"
        return
    found = msgspec.json.decode(kept.row.clock, type=Clock)
    start = start_of(kept, traced, control, found)
    wound = wind(kept, traced, control, start)
    if found != wound[-1] or kept.row.deadline != clocks.deadline(found):
        yield f"{kept.row.id}: the clock is {found} until {kept.row.deadline}, but by the log {wound[-1]}"
    if start is not None and kept.log and start > kept.log[0].played:
        yield f"{kept.row.id}: the clock began at {start}, but the match by {kept.log[0].played}"
    if kept.log and kept.log[0].at < earliest:
        yield f"{kept.row.id}: began at {kept.log[0].at}, but the last player asked for a seat at {earliest}"
    yield from _check_time_calls(kept, traced, wound)


def _check_time_calls(kept: Kept, traced: Traced, wound: list[Clock]) -> Iterator[str]:
    for clock, moment in zip(wound, traced.moments[1:], strict=False):
        line, deadline = moment.lines[0], clocks.deadline(clock)
        if line.actor == CLOCK and (deadline is None or line.played < deadline):
            yield f"{kept.row.id}: {line.word} at {line.played}, but there was time until {deadline}"


def wind(kept: Kept, traced: Traced, control: Control, start: int | None) -> list[Clock]:
    """The clock after each write."""
    bots, seats = kept.head.bots, kept.game.seats
    clock, wound = clocks.wound_up(control, len(seats)), []
    for moment in traced.moments:
        asked = None if moment.to_move is None or moment.to_move in bots else seats.index(moment.to_move)
        clock = clocks.pressed(control, clock, asked, moment.lines[-1].played if moment.lines else start or 0)
        wound.append(clock)
    return wound


def start_of(kept: Kept, traced: Traced, control: Control, found: Clock) -> int | None:
    """When the first clock began to run. Where fate has nothing to do first, the log does not say: then what is
    missing from the first player's time tells, or None if nothing depends on it."""
    if traced.moments[0].lines:
        return traced.moments[0].lines[-1].played
    guessed = wind(kept, traced, control, 0)
    first = guessed[0].running
    if first is None:
        return None
    if guessed[-1].since == 0:
        return found.since
    return found.left[first] - guessed[-1].left[first] or None
