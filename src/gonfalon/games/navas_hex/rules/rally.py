"""H10: rally, and H4.7: rest."""

from gonfalon.core.state import FATE
from gonfalon.games.navas_hex.rules import news, tasks
from gonfalon.games.navas_hex.rules.actions import make
from gonfalon.games.navas_hex.rules.fronts import is_near_enemy
from gonfalon.games.navas_hex.rules.losses import bonus_of, eliminate_running, radius_of
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, DE_RADA, NONE
from gonfalon.games.navas_hex.rules.state import (
    ON_MAP,
    RALLY_ROLL,
    RESTING,
    ROUTED,
    TIRED,
    VALIANT,
    State,
    ask,
    is_,
    later,
    unmark,
)


def rally_next(s: State, side: int, first: int) -> None:
    """The next unit of a side, in the order of the roster, that has to test."""
    army = s.pieces.army[side]
    for place in range(first, len(army)):
        unit = army[place]
        if s.gone[unit] == ON_MAP and s.order[unit] != VALIANT:
            later(s, make(tasks.RALLY, side, place + 1))
            s.chosen = unit
            ask(s, RALLY_ROLL, FATE)
            return


def roll_rally(s: State, die: int) -> None:
    # H10.1 The margin is cohesion less the die and what is added to it.
    unit, pieces = s.chosen, s.pieces
    s.chosen = NONE
    added = modifiers(s, unit)
    margin = pieces.cohesion[unit] - die - added
    if margin >= pieces.rally_valiant:
        news.rally_tested(s, unit, die, added, "valiant")
        s.order[unit] = VALIANT
    elif margin >= pieces.rally_better:
        news.rally_tested(s, unit, die, added, "better")
        s.order[unit] -= 1
    elif margin >= pieces.rally_same:
        news.rally_tested(s, unit, die, added, "same")
    else:
        news.rally_tested(s, unit, die, added, "worse")
        _worsen(s, unit)
        later(s, make(tasks.ANDALUS))


def _worsen(s: State, unit: int) -> None:
    if s.order[unit] == ROUTED:
        news.unit_dispersed(s, unit)
        eliminate_running(s, unit, off_map=False)
    else:
        news.unit_routed(s, unit)
        s.order[unit] = ROUTED
        unmark(s, unit, RESTING)


def modifiers(s: State, unit: int) -> int:
    # H10.2 What is added to the die.
    pieces, hex_ = s.pieces, s.where[unit]
    side, row = pieces.side[unit], pieces.ground.distances[hex_]
    total = -_leader_near(s, unit)
    if not is_in_radius(s, unit):
        total += pieces.rally_out
    if side == CHRISTIAN and s.marker_at[DE_RADA] != NONE and row[s.marker_at[DE_RADA]] == 1:
        total += pieces.rally_de_rada
    # H11.4 The standard helps units of either side.
    if row[pieces.ground.standard] <= 1:
        total += pieces.rally_standard
    if pieces.banner[unit] == pieces.andalus:
        total += pieces.rally_andalus
    if s.order[unit] == ROUTED:
        total += pieces.rally_routed
    if is_(s, unit, TIRED):
        total += pieces.rally_tired
    if is_near_enemy(s, hex_, side):
        total += pieces.rally_enemy
    return total


def _leader_near(s: State, unit: int) -> int:
    """The best bonus of the own leader and the commander, stacked or next to it."""
    best = 0
    for leader in (s.pieces.banner[unit], s.pieces.commander[s.pieces.side[unit]]):
        if s.rider[leader] != NONE and s.pieces.ground.distances[s.where[unit]][s.leader_at[leader]] <= 1:
            best = max(best, bonus_of(s, leader))
    return best


def is_in_radius(s: State, unit: int) -> bool:
    # H1.2 Within N hexes counts the leader's own hex.
    leader = s.pieces.banner[unit]
    if s.rider[leader] == NONE:
        return False
    return s.pieces.ground.distances[s.where[unit]][s.leader_at[leader]] <= radius_of(s, leader) - 1


def rest(s: State) -> None:
    # In E4 a unit at rest is Fresh, if it is unrouted and no enemy is next to it.
    for unit in range(s.pieces.units):
        if is_(s, unit, RESTING):
            if s.order[unit] != ROUTED and not is_near_enemy(s, s.where[unit], s.pieces.side[unit]):
                _freshen(s, unit)
            unmark(s, unit, RESTING)


def _freshen(s: State, unit: int) -> None:
    if is_(s, unit, TIRED):
        news.unit_freshened(s, unit)
    unmark(s, unit, TIRED)
