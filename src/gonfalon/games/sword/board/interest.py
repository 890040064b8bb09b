"""Where something goes on, so that the page can follow it."""

from collections.abc import Collection

from gonfalon.games.sword.board.names import hex_of, turning_in
from gonfalon.games.sword.hexes import OFF
from gonfalon.games.sword.pieces import NONE
from gonfalon.games.sword.state import (
    ELAN,
    ELAN_FACING,
    FACING,
    MARKER_WHERE,
    PURSUE,
    RALLY_ROLL,
    RETARGET,
    SET_FACING,
    WHERE,
    State,
)

OF_A_UNIT = (SET_FACING, WHERE, FACING, RETARGET, PURSUE, ELAN, ELAN_FACING, RALLY_ROLL)


def interest(s: State, chosen: Collection[str]) -> int:
    """The hex that the question or what was chosen is about; OFF if it is about no hex."""
    pointed = sorted(hex_ for zone in chosen if (hex_ := hex_of(s, zone)) != OFF)
    if pointed:
        return pointed[0]
    if s.ask in OF_A_UNIT:
        return turning_in(s)
    if s.ask == MARKER_WHERE:
        return s.marker_at[s.chosen]
    if s.shooter != NONE:
        return s.where[s.victim]
    if s.target_hex != NONE:
        return s.target_hex
    return s.leader_at[s.acting] if s.acting != NONE else OFF
