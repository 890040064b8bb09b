"""H5: where a unit can get to, how it can face there, and what goes along with it."""

from typing import Final

from gonfalon.games.navas_hex.hexes import AROUND, OFF
from gonfalon.games.navas_hex.rules.fronts import AHEAD, is_in_enemy_front, is_near_enemy
from gonfalon.games.navas_hex.rules.losses import leaders_with, markers_with
from gonfalon.games.navas_hex.rules.pieces import NONE
from gonfalon.games.navas_hex.rules.special import disturb_markers, is_held, may_step
from gonfalon.games.navas_hex.rules.state import COMMANDED, DISCOURAGED, JOINED, TIRED, VOLLEYED, State, is_
from gonfalon.games.navas_hex.rules.victory import enter

ANY_WAY: Final = (1 << AROUND) - 1
"""All facings, a bit each."""
UNKNOWN: Final = -2
CLOSED: Final = -1
FRONTAL: Final = [sum([1 << facing for facing in range(AROUND) if AHEAD[facing][way]]) for way in range(AROUND)]
"""By direction, the facings in which it lies ahead."""


def allowance(s: State, unit: int) -> int:
    """Movement points: fewer if Tired, half out of command."""
    points = s.pieces.move[unit] + (s.pieces.tired_move if is_(s, unit, TIRED) else 0)
    # Out of command a unit has half, rounded up.
    return points if is_(s, unit, COMMANDED) else (points + 1) // 2


def may_leave(s: State, unit: int) -> bool:
    # Who fired in phase B only turns; a unit that a leader has joined stays, and so does the reserve.
    return not (is_(s, unit, VOLLEYED | JOINED) or is_held(s, unit))


class Reach:
    """How a unit can face in every hex that it can get to.

    What can be reached for the same cost lies in one bucket, and the buckets are emptied from the cheapest on. All
    facings in a hex go on together, a bit each.
    """

    def __init__(self, s: State, unit: int) -> None:
        pieces, ground = s.pieces, s.pieces.ground
        self.unit: int = unit
        self.points: int = allowance(s, unit)
        self.turn: int = 0 if is_held(s, unit) else pieces.turn_cost[pieces.type[unit]]
        self.side: int = pieces.side[unit]
        self.is_bound: bool = pieces.banner[unit] == pieces.mujahids
        self.is_shaken: bool = s.order[unit] == DISCOURAGED
        self.costs: list[list[int]] = ground.horse if pieces.mounted[unit] else ground.foot
        self.buckets: list[list[int]] = [[] for _ in range(self.points + 1)]
        """By cost: hexes, each with the facings in its low six bits."""
        self.tolls: list[int] = [UNKNOWN] * ground.count
        self.ways: list[int] = [0] * ground.count
        """By hex, all facings that can be had; none where it cannot go."""
        leaves = may_leave(s, unit)
        self._note(s.where[unit], 1 << s.facing[unit], 0)
        for spent in range(self.points + 1):
            for place in self.buckets[spent]:
                self._take(s, place >> AROUND, place & ANY_WAY, spent, leaves)
        if leaves:
            self._one_hex(s, s.where[unit], s.facing[unit])

    def _note(self, hex_: int, ways: int, cost: int) -> None:
        if cost <= self.points and ways & ~self.ways[hex_]:
            self.buckets[cost].append(hex_ << AROUND | ways)

    def _take(self, s: State, hex_: int, ways: int, spent: int, leaves: bool) -> None:
        new = ways & ~self.ways[hex_]
        if new == 0:
            return
        # H5.1 Turning in place costs by the hexside; light horse and light foot turn free.
        if self.turn == 0:
            new = ANY_WAY & ~self.ways[hex_]
        self.ways[hex_] |= new
        # As every step costs something, nothing is left for those who have spent all.
        if spent == self.points:
            return
        if self.turn:
            self._note(hex_, (new << 1 | new >> 1 | new << AROUND - 1 | new >> AROUND - 1) & ANY_WAY, spent + self.turn)
        if leaves:
            self._go_on(s, hex_, new, spent)

    def _go_on(self, s: State, hex_: int, facings: int, spent: int) -> None:
        near, costs = s.pieces.ground.neighbours[hex_], self.costs[hex_]
        leaves_front = is_in_enemy_front(s, hex_, self.side)
        for way in range(AROUND):
            there = near[way]
            # Where it can face every way already, or cannot pay for the ground, there is nothing to find.
            if there == OFF or self.ways[there] == ANY_WAY:
                continue
            ground = costs[way]
            if spent + ground > self.points or not self._may_enter(s, hex_, there):
                continue
            cost = spent + ground + self.tolls[there]
            # H5.2 Leaving a hex in an enemy's front costs more, and most straight into another.
            if leaves_front:
                into_front = is_in_enemy_front(s, there, self.side)
                cost += s.pieces.front_to_front if into_front else s.pieces.leave_front
            # Ahead it keeps its facing or takes that of the step; backwards it pays more and keeps it.
            ahead = facings & FRONTAL[way]
            if ahead:
                self._note(there, ahead | 1 << way, cost)
            if ahead != facings:
                self._note(there, facings & ~ahead, cost + (s.pieces.rear_cost - 1) * ground)

    def _may_enter(self, s: State, hex_: int, there: int) -> bool:
        toll = self.tolls[there]
        if toll == UNKNOWN:
            toll = self._toll(s, there)
            self.tolls[there] = toll
        return toll != CLOSED and (not self.is_bound or may_step(s, self.unit, hex_, there))

    def _toll(self, s: State, there: int) -> int:
        """What it costs to enter a hex beyond its ground, from wherever, or CLOSED."""
        other = s.at[there]
        if other != NONE and s.pieces.side[other] != self.side:
            return CLOSED
        # A Discouraged unit does not go next to an unrouted enemy.
        if self.is_shaken and is_near_enemy(s, there, self.side):
            return CLOSED
        # H5.3 Through a friend.
        return 0 if other in (NONE, self.unit) else s.pieces.through_friend

    def _one_hex(self, s: State, start: int, facing: int) -> None:
        """H5.3: one hex can always be gone, for all that a unit has; but not through a friend."""
        for way in range(AROUND):
            there = s.pieces.ground.neighbours[start][way]
            if there != OFF and s.at[there] == NONE and self._may_enter(s, start, there):
                self.ways[there] |= 1 << facing
                if AHEAD[facing][way]:
                    self.ways[there] |= 1 << way


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
