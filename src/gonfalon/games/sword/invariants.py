"""What is true of every position of the hex game."""

from collections.abc import Iterator

from gonfalon.games.sword.pieces import NONE
from gonfalon.games.sword.state import HURT, LEADS, ON_MAP, OVER, SET_FACING, UNPLACED, State


def find_faults(s: State) -> list[str]:
    return [*_units(s), *_leaders(s), *_course(s)]


def _units(s: State) -> Iterator[str]:
    tags = s.pieces.tags
    for unit in range(s.pieces.units):
        on_map = s.gone[unit] == ON_MAP
        if on_map != (s.where[unit] != NONE):
            yield f"{tags[unit]} is on the map and is not"
        elif on_map and s.at[s.where[unit]] != unit:
            yield f"{tags[unit]} is not where it stands"
        if s.gone[unit] == UNPLACED and s.turn:
            yield f"{tags[unit]} was never set up"
    if len([unit for unit in s.at if unit != NONE]) != s.gone.count(ON_MAP):
        yield "a hex holds a unit that is elsewhere"


def _leaders(s: State) -> Iterator[str]:
    for leader, unit in enumerate(s.rider):
        tag = s.pieces.banner_tags[leader]
        if s.turn and (unit != NONE) != (s.leader[leader] in (LEADS, HURT)) and s.ask != OVER:
            yield f"{tag} leads without a unit, or is stacked though he is lost"
        if unit == NONE or s.losing != NONE or s.gone[unit] != ON_MAP:
            continue
        if s.leader_at[leader] != s.where[unit]:
            yield f"{tag} is not where his unit is"
        own = s.pieces.banner[unit] == leader
        if not own and not (s.pieces.is_army[leader] and s.pieces.side[unit] == s.pieces.banner_side[leader]):
            yield f"{tag} is stacked with a unit of another banner"


def _course(s: State) -> Iterator[str]:
    if min(s.pending) < 0 or min(s.score) < 0:
        yield "points are never negative"
    if s.ask > SET_FACING and s.turn < 1:
        yield "the battle begins with turn 1"
