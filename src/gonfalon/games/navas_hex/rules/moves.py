"""H5: movement of units, and H3.3, H11.1: of leaders and markers."""

from typing import Final

from gonfalon.games.navas_hex.hexes import AROUND, OFF
from gonfalon.games.navas_hex.rules import news
from gonfalon.games.navas_hex.rules.fronts import is_near_enemy
from gonfalon.games.navas_hex.rules.losses import leaders_with
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, NONE
from gonfalon.games.navas_hex.rules.reach import Reach, lift, put
from gonfalon.games.navas_hex.rules.special import is_held
from gonfalon.games.navas_hex.rules.state import (
    ACTED,
    COMMANDED,
    JOINED,
    LEFT,
    ON_MAP,
    ORDERED,
    RESTING,
    ROUTED,
    VOLLEYED,
    State,
    is_,
    mark,
)

TOO_FAR: Final = 99


def destinations(s: State, unit: int) -> list[int]:
    """Where it may end, its own hex too if it can turn there."""
    start, nearer, ways, found = s.where[unit], _must_get_nearer(s, unit), _ways(s, unit), []
    for hex_, there in enumerate(ways):
        if there == 0:
            continue
        if hex_ == start:
            if there != 1 << s.facing[unit]:
                found.append(hex_)
        elif s.at[hex_] == NONE and _is_near_enough(s, hex_, start, nearer):
            found.append(hex_)
    return found


def _ways(s: State, unit: int) -> list[int]:
    """How the unit that is being moved can face in each hex: found once for its hex and its facing."""
    if s.ways is None:
        s.ways = Reach(s, unit).ways
    return s.ways


def facings(s: State, unit: int, hex_: int) -> list[int]:
    """How it may face where it ends; in its own hex another way than now."""
    ways = _ways(s, unit)[hex_]
    if hex_ == s.where[unit]:
        ways &= ~(1 << s.facing[unit])
    return [facing for facing in range(AROUND) if (ways >> facing) & 1]


def _must_get_nearer(s: State, unit: int) -> int:
    """H4.1: the hex that a unit out of command has to approach, or NONE."""
    return NONE if is_(s, unit, COMMANDED) else s.leader_at[s.pieces.banner[unit]]


def _is_near_enough(s: State, hex_: int, start: int, nearer: int) -> bool:
    if nearer == NONE:
        return True
    row = s.pieces.ground.distances[nearer]
    return row[hex_] < row[start]


def do_move(s: State, unit: int, hex_: int, facing: int) -> None:
    left = hex_ != s.where[unit]
    s.facing[unit] = facing
    mark(s, unit, ORDERED | ACTED)
    if not left:
        news.unit_turned(s, unit, facing)
    else:
        news.unit_moved(s, unit, hex_, facing)
        mark(s, unit, LEFT)
        # H3.3 He who rides with his unit does not move himself.
        if s.acting in leaders_with(s, unit):
            s.leader_moved = True
        lift(s, unit)
        put(s, unit, hex_)


def may_rest(s: State, unit: int) -> bool:
    # H4.7 Instead of moving, away from the enemy and without having fired.
    if is_(s, unit, VOLLEYED) or is_held(s, unit):
        return False
    return not is_near_enemy(s, s.where[unit], s.pieces.side[unit])


def do_rest(s: State, unit: int) -> None:
    mark(s, unit, ORDERED | ACTED | RESTING)
    news.unit_rested(s, unit)


# Leaders and markers.


def _walk(s: State, start: int, side: int) -> list[int]:
    """What each hex costs one who moves as foot, heeds no fronts, and passes friends but not enemies."""
    pieces, points = s.pieces, s.pieces.leader_move
    best = [TOO_FAR] * pieces.ground.count
    best[start] = 0
    buckets: list[list[int]] = [[start]] + [[] for _ in range(points)]
    for spent in range(points):
        for hex_ in buckets[spent]:
            near, costs = pieces.ground.neighbours[hex_], pieces.ground.foot[hex_]
            for way in range(AROUND):
                there = near[way]
                if there == OFF:
                    continue
                cost = spent + costs[way]
                if cost <= points and cost < best[there]:
                    other = s.at[there]
                    if other == NONE or pieces.side[other] == side:
                        best[there] = cost
                        buckets[cost].append(there)
    return best


def rides(s: State, leader: int) -> list[int]:
    """H3.3: the units that a leader may join by himself."""
    if s.leader_moved or s.rider[leader] == NONE:
        return []
    pieces, side = s.pieces, s.pieces.banner_side[leader]
    if leader == pieces.reserve and not s.freed:
        return []
    best = _walk(s, s.leader_at[leader], side)
    own = [u for u in pieces.members[leader] if s.gone[u] == ON_MAP]
    units = own if own or not pieces.is_army[leader] else pieces.army[side]
    return [
        u for u in units
        if u != s.rider[leader] and s.gone[u] == ON_MAP and s.order[u] != ROUTED and best[s.where[u]] != TOO_FAR
    ]  # fmt: skip


def do_ride(s: State, leader: int, unit: int) -> None:
    news.leader_rode(s, leader, unit)
    s.rider[leader] = unit
    s.leader_at[leader] = s.where[unit]
    s.leader_moved = True
    mark(s, unit, JOINED)


def marker_hexes(s: State, marker: int) -> list[int]:
    """H11.1: where a marker may go: on any Christian unit, or alone."""
    start = s.marker_at[marker]
    if start == NONE:
        return []
    best = _walk(s, start, CHRISTIAN)
    return [hex_ for hex_, cost in enumerate(best) if cost != TOO_FAR and hex_ != start]


def do_marker(s: State, marker: int, hex_: int) -> None:
    news.marker_moved(s, marker, hex_)
    s.marker_at[marker] = hex_
    s.markers_moved |= 1 << marker
