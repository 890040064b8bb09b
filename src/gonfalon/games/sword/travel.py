"""Going from hex to hex, and what that does to leaders, markers and the standard."""

from gonfalon.games.sword.losses import leaders_with, markers_with
from gonfalon.games.sword.pieces import NONE
from gonfalon.games.sword.special import disturb_markers
from gonfalon.games.sword.state import State
from gonfalon.games.sword.victory import enter


def lift(s: State, unit: int) -> None:
    """Take a unit off its hex, to put it down on another."""
    if s.at[s.where[unit]] == unit:
        s.at[s.where[unit]] = NONE


def put(s: State, unit: int, hex_: int) -> None:
    """Put it down, its leaders with it."""
    s.where[unit] = hex_
    s.at[hex_] = unit
    # H3.2 A leader goes with his unit.
    for leader in leaders_with(s, unit):
        s.leader_at[leader] = hex_
    disturb_markers(s, unit, hex_)
    enter(s, unit, hex_)


def carry(s: State, unit: int, hex_: int) -> None:
    """A move other than that of D1: markers go along."""
    carried = markers_with(s, unit)
    lift(s, unit)
    for marker in carried:
        s.marker_at[marker] = hex_
    put(s, unit, hex_)
