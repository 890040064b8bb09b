"""What is true of every position of the hex game. For proofs, not for play."""

from collections.abc import Iterator

from gonfalon.games.navas_hex.hexes import AROUND
from gonfalon.games.navas_hex.rules import tasks
from gonfalon.games.navas_hex.rules.actions import first_of, kind_of
from gonfalon.games.navas_hex.rules.fronts import is_encircled
from gonfalon.games.navas_hex.rules.pieces import CAPTURED, CHRISTIAN, KILLED, MARKERS, MOSLEM, NONE, SIDES
from gonfalon.games.navas_hex.rules.state import (
    ELIMINATED,
    FLAGS,
    GONE,
    HURT,
    LEADER_STATES,
    LEADS,
    LOST,
    ON_MAP,
    ORDERS,
    OVER,
    RESTING,
    ROUTED,
    SET_FACING,
    UNPLACED,
    WITHDRAWN,
    State,
    enemy_of,
    is_,
)


def find_faults(s: State) -> list[str]:
    return [*_shape(s), *_units(s), *_andalus(s), *_leaders(s), *_markers(s), *_points(s), *_course(s)]


def _shape(s: State) -> Iterator[str]:
    if not len(s.score) == len(s.pending) == len(s.rolls) == len(s.marker_at) == 2:
        yield "there are two sides and two markers"
    if s.replaced >> s.pieces.banners or s.activated >> s.pieces.banners or s.markers_moved >> len(MARKERS):
        yield "something is marked that is not there"


def _units(s: State) -> Iterator[str]:
    tags = s.pieces.tags
    for unit in range(s.pieces.units):
        on_map = s.gone[unit] == ON_MAP
        if on_map != (s.where[unit] != NONE):
            yield f"{tags[unit]} is on the map and is not"
        elif on_map and s.at[s.where[unit]] != unit:
            yield f"{tags[unit]} is not where it stands"
        if s.order[unit] not in range(len(ORDERS)) or s.gone[unit] not in range(len(GONE)):
            yield f"{tags[unit]} is in no state that there is"
        if (s.gone[unit] == UNPLACED) and s.turn:
            yield f"{tags[unit]} was never set up"
        if not 0 <= s.facing[unit] < AROUND:
            yield f"{tags[unit]} faces no hexside"
        if s.flags[unit] >> len(FLAGS) or (s.flags[unit] and not on_map):
            yield f"{tags[unit]} has marks that it cannot have"
        if s.order[unit] == ROUTED and is_(s, unit, RESTING):
            yield f"{tags[unit]} rests though it is Routed"
    if len([unit for unit in s.at if unit != NONE]) != s.gone.count(ON_MAP):
        yield "a hex holds a unit that is elsewhere"


def _andalus(s: State) -> Iterator[str]:
    """H11.6: only al-Andalus leaves the field, all at once, when it has lost enough."""
    members = s.pieces.members[s.pieces.andalus] if s.pieces.andalus != NONE else []
    withdrawn = [unit for unit in range(s.pieces.units) if s.gone[unit] == WITHDRAWN]
    if [unit for unit in withdrawn if unit not in members or not s.andalus_gone]:
        yield "a unit has withdrawn that does not"
    if s.andalus_gone and [unit for unit in members if s.gone[unit] == ON_MAP]:
        yield "al-Andalus is gone and is not"
    lost = [u for u in members if s.gone[u] == ELIMINATED or (s.gone[u] == ON_MAP and s.order[u] == ROUTED)]
    if not s.andalus_gone and is_settled(s) and len(lost) >= s.pieces.andalus_breaks and s.ask != OVER:
        yield "al-Andalus stays though it has lost too many"


def is_settled(s: State) -> bool:
    """Whether no fire and no combat is half resolved."""
    return s.attack is None and s.shooter == NONE and s.losing == NONE


def _leaders(s: State) -> Iterator[str]:
    rolling = {first_of(step) for step in s.todo if kind_of(step) == tasks.LOSS} | {s.losing}
    for leader, unit in enumerate(s.rider):
        tag = s.pieces.banner_tags[leader]
        if s.leader[leader] not in range(len(LEADER_STATES)):
            yield f"{tag} is in no state that there is"
        if s.turn and (unit != NONE) != (s.leader[leader] in (LEADS, HURT)) and s.ask != OVER:
            yield f"{tag} leads without a unit, or is stacked though he is lost"
        if s.leader[leader] == LOST and s.pieces.is_army[leader] and s.ask != OVER and not (s.replaced >> leader) & 1:
            yield f"{tag} is lost, which ends the battle"
        if unit == NONE or s.ask == OVER:
            continue
        if s.gone[unit] != ON_MAP:
            if leader not in rolling:
                yield f"{tag} is stacked with a unit that is gone"
        elif s.leader_at[leader] != s.where[unit]:
            yield f"{tag} is not where his unit is"
        if not _may_stack(s, leader, unit):
            yield f"{tag} is stacked with a unit of another banner"


def _may_stack(s: State, leader: int, unit: int) -> bool:
    """H3.2: with a unit of his own banner; a commander who has none left, with any friend."""
    if s.pieces.banner[unit] == leader:
        return True
    friend = s.pieces.side[unit] == s.pieces.banner_side[leader]
    return s.pieces.is_army[leader] and friend and not any([s.gone[u] == ON_MAP for u in s.pieces.members[leader]])


def _markers(s: State) -> Iterator[str]:
    for marker, hex_ in enumerate(s.marker_at):
        if hex_ == NONE or s.ask == OVER or not s.turn:
            continue
        if s.at[hex_] != NONE:
            if s.pieces.side[s.at[hex_]] != CHRISTIAN and s.gone.count(ON_MAP) and _christians_left(s):
                yield f"{MARKERS[marker]} is stacked with an enemy"
        elif is_encircled(s, hex_, CHRISTIAN) and is_settled(s):
            yield f"{MARKERS[marker]} is alone among enemies"


def _christians_left(s: State) -> bool:
    return any([s.gone[unit] == ON_MAP for unit in s.pieces.army[CHRISTIAN]])


def _points(s: State) -> Iterator[str]:
    """H12.2: points add up to what they were given for."""
    if min(s.pending) < 0 or min(s.score) < 0:
        yield "points are never negative"
    for side in (CHRISTIAN, MOSLEM):
        least, most = _due(s, side)
        if not least <= s.score[side] + s.pending[side] <= most:
            yield f"the points of the {SIDES[side]} side do not add up"
    ahead = max(s.score) - min(s.score)
    if ahead >= s.pieces.lead and s.ask != OVER:
        yield "a lead that wins goes on"


def _due(s: State, side: int) -> tuple[int, int]:
    """The least and the most points that a side can have for what has happened. How a leader was lost, and how many
    units were Routed at the end of each turn, has left no trace."""
    pieces, enemy = s.pieces, enemy_of(side)
    sure = sum([pieces.worth[pieces.type[unit]] for unit in pieces.army[enemy] if s.gone[unit] == ELIMINATED])
    if side == CHRISTIAN:
        sure += pieces.andalus_worth if s.andalus_gone else 0
    else:
        sure += sum([pieces.marker_worth[marker] for marker, hex_ in enumerate(s.marker_at) if hex_ == NONE])
        sure += pieces.late_worth if s.turn > pieces.late_turn and not s.limit else 0
    lost = [
        leader for leader in range(pieces.banners)
        if pieces.banner_side[leader] == enemy and not pieces.is_army[leader]
        and (s.leader[leader] == LOST or (s.replaced >> leader) & 1)
    ]  # fmt: skip
    booked = s.turn if s.ask == OVER else max(0, s.turn - 1)
    routed = booked * len(pieces.army[enemy]) * pieces.routed_worth
    late = pieces.late_worth if s.ask == OVER and side == MOSLEM else 0
    most = sure + len(lost) * max(pieces.leader_worth[KILLED], pieces.leader_worth[CAPTURED]) + routed + late
    return sure + len(lost) * min(pieces.leader_worth[KILLED], pieces.leader_worth[CAPTURED]), most


def _course(s: State) -> Iterator[str]:
    if s.ask > SET_FACING and s.turn < 1:
        yield "the battle begins with turn 1"
    if (s.winner == NONE) != (s.ask != OVER):
        yield "there is a winner in a game that goes on, or none in one that ended"
    if (s.limit and s.turn > s.pieces.limit_turn) or (s.cap and s.turn > s.cap):
        yield "the last turn is over"
    if s.ask != OVER and s.at[s.pieces.ground.standard] in s.pieces.army[CHRISTIAN]:
        yield "the standard is taken and the battle goes on"
