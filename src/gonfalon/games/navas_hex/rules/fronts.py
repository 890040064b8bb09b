"""H1.4, H1.5: fronts and rears, and who stands next to whom."""

from typing import Final

from gonfalon.games.navas_hex.hexes import AROUND, OFF
from gonfalon.games.navas_hex.rules.pieces import NONE
from gonfalon.games.navas_hex.rules.state import ROUTED, State

# H1.4 The hex faced and its two neighbours are front, the other three rear.
AHEAD: Final = [[(way - facing + 1) % AROUND <= 2 for way in range(AROUND)] for facing in range(AROUND)]
"""By facing and direction."""
FACED_FROM: Final = [[AHEAD[facing][(way + 3) % AROUND] for way in range(AROUND)] for facing in range(AROUND)]
"""By facing of a neighbour and the direction in which it lies: whether it has one in front."""


def is_ahead(facing: int, way: int) -> bool:
    return AHEAD[facing][way]


def way_to(s: State, start: int, end: int) -> int:
    """The direction of a neighbour, or OFF."""
    near = s.pieces.ground.neighbours[start]
    for way in range(AROUND):
        if near[way] == end:
            return way
    return OFF


def has_in_front(s: State, unit: int, hex_: int) -> bool:
    """Whether a neighbouring hex is in the unit's front; a Routed unit has none."""
    way = way_to(s, s.where[unit], hex_)
    return way != OFF and s.order[unit] != ROUTED and is_ahead(s.facing[unit], way)


def has_behind(s: State, unit: int, hex_: int) -> bool:
    way = way_to(s, s.where[unit], hex_)
    return way != OFF and s.order[unit] != ROUTED and not is_ahead(s.facing[unit], way)


def is_in_enemy_front(s: State, hex_: int, side: int) -> bool:
    near, of, order, at = s.pieces.ground.neighbours[hex_], s.pieces.side, s.order, s.at
    for way in range(AROUND):
        unit = at[near[way]] if near[way] != OFF else NONE
        if unit != NONE and of[unit] != side and order[unit] != ROUTED and FACED_FROM[s.facing[unit]][way]:
            return True
    return False


def is_near_enemy(s: State, hex_: int, side: int) -> bool:
    """Whether an unrouted enemy stands next to a hex."""
    of, order, at = s.pieces.side, s.order, s.at
    for near in s.pieces.ground.around[hex_]:
        unit = at[near]
        if unit != NONE and of[unit] != side and order[unit] != ROUTED:
            return True
    return False


def is_encircled(s: State, hex_: int, side: int) -> bool:
    """Whether every neighbouring hex of the map holds an enemy, Routed ones too."""
    for near in s.pieces.ground.around[hex_]:
        unit = s.at[near]
        if unit == NONE or s.pieces.side[unit] == side:
            return False
    return True


def enemies_around(s: State, hex_: int, side: int) -> list[int]:
    """Enemy units next to a hex, Routed ones too, by direction."""
    found = []
    for near in s.pieces.ground.around[hex_]:
        unit = s.at[near]
        if unit != NONE and s.pieces.side[unit] != side:
            found.append(unit)
    return found


def nearest(s: State, hex_: int, units: list[int]) -> int:
    """The one nearest to a hex, of several the one in the lowest hex; NONE of none."""
    best, found = 10_000_000, NONE
    row = s.pieces.ground.distances[hex_]
    for unit in units:
        there = s.where[unit]
        if there != NONE:
            score = row[there] * 10_000 + there
            if score < best:
                best, found = score, unit
    return found
