"""H2.4, H3.5: states that get worse, units that go, and what becomes of those who stood with them."""

from typing import Final

from gonfalon.core.state import FATE
from gonfalon.games.navas_hex.hexes import NORTH, SOUTH
from gonfalon.games.navas_hex.rules import news, tasks, victory
from gonfalon.games.navas_hex.rules.actions import make
from gonfalon.games.navas_hex.rules.fronts import is_encircled, nearest
from gonfalon.games.navas_hex.rules.pieces import CAPTURED, CHRISTIAN, KILLED, NONE, WOUNDED
from gonfalon.games.navas_hex.rules.state import (
    DISCOURAGED,
    ELIMINATED,
    HURT,
    LEADS,
    LOSS_ROLL,
    LOST,
    ON_MAP,
    REMOVED,
    RESTING,
    ROUTED,
    TIRED,
    TIRED_NOW,
    VALIANT,
    WITHDRAWN,
    State,
    ask,
    enemy_of,
    is_,
    later,
    mark,
    unmark,
)

# Which table a leader rolls on.
UNIT_ROUTED: Final = 0
UNIT_ELIMINATED: Final = 1
UNIT_ENCIRCLED: Final = 2


def tire(s: State, unit: int) -> None:
    # H7.7 One combat tires a unit at most once.
    if is_(s, unit, TIRED_NOW) or s.gone[unit] != ON_MAP:
        return
    mark(s, unit, TIRED_NOW)
    # H2.4 Tired again, a Valiant unit is Discouraged.
    if is_(s, unit, TIRED):
        discourage(s, unit)
        return
    mark(s, unit, TIRED)
    news.unit_tired(s, unit)


def discourage(s: State, unit: int) -> None:
    if s.order[unit] == VALIANT:
        s.order[unit] = DISCOURAGED
        news.unit_discouraged(s, unit)


def rout(s: State, unit: int) -> None:
    """In combat or by fire: it faces home, its leaders roll, and it runs."""
    s.order[unit] = ROUTED
    news.unit_routed(s, unit)
    unmark(s, unit, RESTING)
    # H9.3 It faces home and retreats at once.
    s.facing[unit] = SOUTH if s.pieces.side[unit] == CHRISTIAN else NORTH
    later(s, *_loss_rolls(s, unit, UNIT_ROUTED), make(tasks.RETREAT, unit, s.pieces.rout_retreat))


def eliminate(s: State, unit: int) -> None:
    """In combat or by fire: its leaders roll for themselves."""
    news.unit_eliminated(s, unit)
    table = UNIT_ENCIRCLED if is_encircled(s, s.where[unit], s.pieces.side[unit]) else UNIT_ELIMINATED
    rolls = _loss_rolls(s, unit, table)
    _lose_markers(s, unit)
    remove(s, unit, ELIMINATED)
    later(s, *rolls)


def eliminate_running(s: State, unit: int, *, off_map: bool) -> None:
    """In rout or retreat, or dispersed: its leaders escape, and off the map the markers do too."""
    hex_ = s.where[unit]
    leaders = leaders_with(s, unit)
    if not off_map:
        _lose_markers(s, unit)
    remove(s, unit, ELIMINATED)
    for leader in leaders:
        escape(s, leader)
    if off_map:
        for marker in (0, 1):
            if s.marker_at[marker] == hex_:
                put_marker_away(s, marker)


def remove(s: State, unit: int, why: int) -> None:
    """Off the map. What it is worth is counted at the end of the turn."""
    s.at[s.where[unit]] = NONE
    s.where[unit] = NONE
    s.gone[unit] = why
    s.flags[unit] = 0
    if why == ELIMINATED:
        s.pending[enemy_of(s.pieces.side[unit])] += s.pieces.worth[s.pieces.type[unit]]


def leaders_with(s: State, unit: int) -> list[int]:
    return [leader for leader in range(s.pieces.banners) if s.rider[leader] == unit]


def _loss_rolls(s: State, unit: int, table: int) -> list[int]:
    return [make(tasks.LOSS, leader, table) for leader in leaders_with(s, unit)]


def ask_loss(s: State, leader: int, table: int) -> None:
    s.losing, s.loss_table = leader, table
    ask(s, LOSS_ROLL, FATE)


def roll_loss(s: State, die: int) -> None:
    # H3.5 What the die says of a leader whose unit breaks.
    leader, fate = s.losing, s.pieces.losses[s.loss_table][die]
    s.losing, table = NONE, s.loss_table
    news.leader_tested(s, leader, die, fate)
    if fate in (KILLED, CAPTURED):
        _lose_leader(s, leader, fate)
    elif fate == WOUNDED:
        # Wounded again has no further effect.
        s.leader[leader] = HURT
    elif table != UNIT_ROUTED:
        escape(s, leader)


def _lose_leader(s: State, leader: int, fate: int) -> None:
    s.rider[leader] = NONE
    s.leader[leader] = LOST
    if (s.replaced >> leader) & 1:
        return
    if s.pieces.is_army[leader]:
        victory.lose_commander(s, leader)
    else:
        s.pending[enemy_of(s.pieces.banner_side[leader])] += s.pieces.leader_worth[fate]


def escape(s: State, leader: int) -> None:
    """To the nearest unit of his banner; a commander else to the nearest friend."""
    pieces, hex_ = s.pieces, s.leader_at[leader]
    own = pieces.members[leader]
    found = nearest(s, hex_, [unit for unit in own if s.order[unit] != ROUTED])
    if found == NONE:
        found = nearest(s, hex_, own)
    if found == NONE and pieces.is_army[leader]:
        found = nearest(s, hex_, pieces.army[pieces.banner_side[leader]])
    s.rider[leader] = found
    if found == NONE:
        s.leader[leader] = REMOVED
        news.leader_removed(s, leader)
    else:
        s.leader_at[leader] = s.where[found]
        news.leader_escaped(s, leader, found)


def bonus_of(s: State, leader: int) -> int:
    if s.leader[leader] != LEADS or (s.replaced >> leader) & 1:
        return 0
    return s.pieces.bonus[leader]


def radius_of(s: State, leader: int) -> int:
    # A wounded leader's radius is halved up, a commander keeps his; a replacement has his own.
    radius = s.pieces.replacement_radius if (s.replaced >> leader) & 1 else s.pieces.radius[leader]
    return (radius + 1) // 2 if s.leader[leader] == HURT and not s.pieces.is_army[leader] else radius


# Markers.


def markers_with(s: State, unit: int) -> list[int]:
    """Those stacked with a Christian unit."""
    if s.pieces.side[unit] != CHRISTIAN:
        return []
    return [marker for marker in (0, 1) if s.marker_at[marker] == s.where[unit] != NONE]


def _lose_markers(s: State, unit: int) -> None:
    # A marker is eliminated with the unit that it is stacked with.
    for marker in markers_with(s, unit):
        lose_marker(s, marker)


def lose_marker(s: State, marker: int) -> None:
    news.marker_lost(s, marker)
    s.marker_at[marker] = NONE
    s.pending[enemy_of(CHRISTIAN)] += s.pieces.marker_worth[marker]


def put_marker_away(s: State, marker: int) -> None:
    """On the nearest Christian unit; if there is none, it stays where it is."""
    unit = nearest(s, s.marker_at[marker], s.pieces.army[CHRISTIAN])
    if unit != NONE:
        news.marker_driven_off(s, marker, s.where[unit])
        s.marker_at[marker] = s.where[unit]


def withdraw(s: State, banner: int) -> None:
    """A whole banner leaves, its leader with it; leaders of others who stood there escape."""
    left = [unit for unit in s.pieces.members[banner] if s.gone[unit] == ON_MAP]
    news.banner_withdrew(s, banner, len(left))
    for unit in left:
        leaders = leaders_with(s, unit)
        remove(s, unit, WITHDRAWN)
        for leader in leaders:
            if leader != banner:
                escape(s, leader)
    s.rider[banner] = NONE
    s.leader[banner] = REMOVED
