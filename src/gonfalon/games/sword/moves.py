"""H5: movement of units, and H3.3, H11.1: of leaders and markers."""

from typing import Final

from gonfalon.games.sword import chronicle
from gonfalon.games.sword.fronts import is_ahead, is_near_enemy
from gonfalon.games.sword.hexes import AROUND, OFF
from gonfalon.games.sword.losses import leaders_with
from gonfalon.games.sword.pieces import CHRISTIAN, NONE
from gonfalon.games.sword.special import is_held, may_step
from gonfalon.games.sword.state import (
    ACTED,
    COMMANDED,
    DISCOURAGED,
    JOINED,
    LEFT,
    ON_MAP,
    ORDERED,
    RESTING,
    ROUTED,
    TIRED,
    VOLLEYED,
    State,
    is_,
    mark,
)
from gonfalon.games.sword.travel import lift, put

TOO_FAR: Final = 99


def allowance(s: State, unit: int) -> int:
    """Movement points: fewer if Tired, half out of command."""
    points = s.pieces.move[unit] + (s.pieces.tired_move if is_(s, unit, TIRED) else 0)
    # Out of command a unit has half, rounded up.
    return points if is_(s, unit, COMMANDED) else (points + 1) // 2


class Reach:
    """What each hex and facing costs a unit; TOO_FAR where it cannot go."""

    def __init__(self, s: State, unit: int) -> None:
        pieces = s.pieces
        self.unit: int = unit
        self.start: int = s.where[unit]
        self.points: int = allowance(s, unit)
        self.turn: int = 0 if is_held(s, unit) else pieces.turn_cost[pieces.type[unit]]
        self.side: int = pieces.side[unit]
        self.costs: list[list[int]] = pieces.ground.horse if pieces.mounted[unit] else pieces.ground.foot
        self.best: list[int] = [TOO_FAR] * (pieces.ground.count * AROUND)
        self.buckets: list[list[int]] = [[] for _ in range(self.points + 1)]
        self.fronts: list[bool] = enemy_fronts(s, self.side)
        self.near: list[bool] = near_enemies(s, self.side) if s.order[unit] == DISCOURAGED else []
        self._note(self.start * AROUND + s.facing[unit], 0)
        self.may_leave: bool = may_leave(s, unit)
        for spent in range(self.points + 1):
            for place in self.buckets[spent]:
                if self.best[place] == spent:
                    self._spread(s, place, spent)
        if self.may_leave:
            self._one_hex(s)

    def _note(self, place: int, cost: int) -> None:
        if cost < self.best[place] and cost <= self.points:
            self.best[place] = cost
            self.buckets[cost].append(place)

    def _spread(self, s: State, place: int, spent: int) -> None:
        hex_, facing = place // AROUND, place % AROUND
        # H5.1 Turning in place: by the hexside; light horse and light foot turn free.
        for other in ((facing + 1) % AROUND, (facing + 5) % AROUND):
            self._note(hex_ * AROUND + other, spent + self.turn)
        if not self.may_leave:
            return
        for way in range(AROUND):
            there = s.pieces.ground.neighbours[hex_][way]
            if there != OFF and self._may_enter(s, hex_, there):
                self._step(s, hex_, facing, way, there, spent)

    def _step(self, s: State, hex_: int, facing: int, way: int, there: int, spent: int) -> None:
        terrain, pieces = self.costs[hex_][way], s.pieces
        # H5.2 Leaving a hex in an enemy's front costs more, and most straight into another.
        extra = 0
        if self.fronts[hex_]:
            extra = pieces.front_to_front if self.fronts[there] else pieces.leave_front
        # H5.3 Through a friend.
        if s.at[there] not in (NONE, self.unit):
            extra += pieces.through_friend
        if is_ahead(facing, way):
            cost = spent + terrain + extra
            self._note(there * AROUND + facing, cost)
            self._note(there * AROUND + way, cost)
        else:
            self._note(there * AROUND + facing, spent + pieces.rear_cost * terrain + extra)

    def _may_enter(self, s: State, hex_: int, there: int) -> bool:
        other = s.at[there]
        if other != NONE and s.pieces.side[other] != self.side:
            return False
        # A Discouraged unit does not go next to an unrouted enemy.
        if self.near and self.near[there]:
            return False
        return may_step(s, self.unit, hex_, there)

    def _one_hex(self, s: State) -> None:
        """H5.3: one hex can always be gone, for all that a unit has; but not through a friend."""
        facing = s.facing[self.unit]
        for way in range(AROUND):
            there = s.pieces.ground.neighbours[self.start][way]
            if there == OFF or s.at[there] != NONE or not self._may_enter(s, self.start, there):
                continue
            for turned in (facing, way) if is_ahead(facing, way) else (facing,):
                place = there * AROUND + turned
                self.best[place] = min(self.best[place], self.points)

    def facings(self, hex_: int) -> list[int]:
        """How the unit may face in a hex where it may end."""
        return [facing for facing in range(AROUND) if self.best[hex_ * AROUND + facing] != TOO_FAR]


def enemy_fronts(s: State, side: int) -> list[bool]:
    """Every hex that lies in the front of an enemy."""
    found = [False] * s.pieces.ground.count
    for unit in s.pieces.army[1 - side]:
        if s.gone[unit] == ON_MAP and s.order[unit] != ROUTED:
            near, facing = s.pieces.ground.neighbours[s.where[unit]], s.facing[unit]
            for by in (5, 0, 1):
                hex_ = near[(facing + by) % AROUND]
                if hex_ != OFF:
                    found[hex_] = True
    return found


def near_enemies(s: State, side: int) -> list[bool]:
    """Every hex next to an unrouted enemy."""
    found = [False] * s.pieces.ground.count
    for unit in s.pieces.army[1 - side]:
        if s.gone[unit] == ON_MAP and s.order[unit] != ROUTED:
            for hex_ in s.pieces.ground.around[s.where[unit]]:
                found[hex_] = True
    return found


def may_leave(s: State, unit: int) -> bool:
    # Who fired in phase B only turns; a unit that a leader has joined stays, and so does the reserve.
    return not (is_(s, unit, VOLLEYED | JOINED) or is_held(s, unit))


def destinations(s: State, unit: int) -> list[int]:
    """Where it may end, its own hex too if it can turn there."""
    reach, found = Reach(s, unit), []
    start, nearer = s.where[unit], _must_get_nearer(s, unit)
    for hex_ in range(s.pieces.ground.count):
        if hex_ == start:
            if len(reach.facings(hex_)) > 1:
                found.append(hex_)
        elif s.at[hex_] == NONE and _is_near_enough(s, hex_, start, nearer) and reach.facings(hex_):
            found.append(hex_)
    return found


def facings(s: State, unit: int, hex_: int) -> list[int]:
    """How it may face where it ends; in its own hex another way than now."""
    found = Reach(s, unit).facings(hex_)
    return [facing for facing in found if facing != s.facing[unit]] if hex_ == s.where[unit] else found


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
        chronicle.unit_turned(s, unit, facing)
    else:
        chronicle.unit_moved(s, unit, hex_, facing)
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
    chronicle.unit_rested(s, unit)


# Leaders and markers.


def _walk(s: State, start: int, side: int) -> list[int]:
    """What each hex costs one who moves as foot, heeds no fronts, and passes friends but not enemies."""
    pieces, points = s.pieces, s.pieces.leader_move
    best = [TOO_FAR] * pieces.ground.count
    best[start] = 0
    buckets: list[list[int]] = [[start]] + [[] for _ in range(points)]
    for spent in range(points + 1):
        for hex_ in buckets[spent]:
            if best[hex_] != spent:
                continue
            for way in range(AROUND):
                there = pieces.ground.neighbours[hex_][way]
                if there == OFF:
                    continue
                other = s.at[there]
                cost = spent + pieces.ground.foot[hex_][way]
                if cost <= points and cost < best[there] and (other == NONE or pieces.side[other] == side):
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
    chronicle.leader_rode(s, leader, unit)
    s.rider[leader] = unit
    s.leader_at[leader] = s.where[unit]
    s.leader_moved = True
    mark(s, unit, JOINED)


def marker_hexes(s: State, marker: int) -> list[int]:
    """H11.1: where a marker may go: on any Christian unit, or alone."""
    start = s.marker_at[marker]
    best = _walk(s, start, CHRISTIAN)
    return [hex_ for hex_ in range(s.pieces.ground.count) if hex_ != start and best[hex_] != TOO_FAR]


def do_marker(s: State, marker: int, hex_: int) -> None:
    chronicle.marker_moved(s, marker, hex_)
    s.marker_at[marker] = hex_
    s.markers_moved |= 1 << marker
