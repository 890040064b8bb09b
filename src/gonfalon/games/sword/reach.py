"""H5: where a unit can get to with its movement points, and how it can face there."""

from typing import Final

from gonfalon.games.sword.fronts import AHEAD
from gonfalon.games.sword.hexes import AROUND, OFF
from gonfalon.games.sword.pieces import NONE
from gonfalon.games.sword.special import is_held, may_step
from gonfalon.games.sword.state import COMMANDED, DISCOURAGED, JOINED, ROUTED, TIRED, VOLLEYED, State, is_

TOO_FAR: Final = 99
ANY_WAY: Final = (1 << AROUND) - 1
"""All facings, a bit each."""
FRONTAL: Final = [sum([1 << facing for facing in range(AROUND) if AHEAD[facing][way]]) for way in range(AROUND)]
"""By direction, the facings in which it lies ahead."""


def allowance(s: State, unit: int) -> int:
    """Movement points: fewer if Tired, half out of command."""
    points = s.pieces.move[unit] + (s.pieces.tired_move if is_(s, unit, TIRED) else 0)
    # H4.1 Out of command a unit has half, rounded up.
    return points if is_(s, unit, COMMANDED) else (points + 1) // 2


def may_leave(s: State, unit: int) -> bool:
    # H4.2 Who fired in phase B only turns; H3.3 a unit that a leader has joined stays; H11.5 so does the reserve.
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
        self.is_mujahid: bool = pieces.banner[unit] == pieces.mujahids
        self.costs: list[list[int]] = ground.horse if pieces.mounted[unit] else ground.foot
        self.tolls: list[int] = _tolls(s, unit)
        self.fronts: list[bool] = enemy_fronts(s, pieces.side[unit])
        self.buckets: list[list[int]] = [[] for _ in range(self.points + 1)]
        self.found: list[list[int]] = [[0] * ground.count for _ in range(self.points + 1)]
        """By cost and hex, the facings that were found so far."""
        self.ways: list[int] = [0] * ground.count
        """By hex, all facings that can be had; none where it cannot go."""
        leaves = may_leave(s, unit)
        self._note(s.where[unit], 1 << s.facing[unit], 0)
        for spent in range(self.points + 1):
            for hex_ in self.buckets[spent]:
                self._take(s, hex_, spent, leaves)
        if leaves:
            self._one_hex(s, s.where[unit], s.facing[unit])

    def _note(self, hex_: int, ways: int, cost: int) -> None:
        if cost <= self.points and ways & ~self.ways[hex_]:
            if self.found[cost][hex_] == 0:
                self.buckets[cost].append(hex_)
            self.found[cost][hex_] |= ways

    def _take(self, s: State, hex_: int, spent: int, leaves: bool) -> None:
        new = self.found[spent][hex_] & ~self.ways[hex_]
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
        for way in range(AROUND):
            there = near[way]
            if there == OFF or self.tolls[there] == TOO_FAR:
                continue
            cost = spent + costs[way] + self._extra(s, hex_, there)
            # Ahead it keeps its facing or takes that of the step; backwards it pays more and keeps it.
            ahead = facings & FRONTAL[way]
            if ahead:
                self._note(there, ahead | 1 << way, cost)
            if ahead != facings:
                self._note(there, facings & ~ahead, cost + (s.pieces.rear_cost - 1) * costs[way])

    def _extra(self, s: State, hex_: int, there: int) -> int:
        """What a step costs beyond its ground."""
        if self.is_mujahid and not may_step(s, self.unit, hex_, there):
            return TOO_FAR
        if not self.fronts[hex_]:
            return self.tolls[there]
        # H5.2 Leaving a hex in an enemy's front costs more, and most straight into another.
        return self.tolls[there] + (s.pieces.front_to_front if self.fronts[there] else s.pieces.leave_front)

    def _one_hex(self, s: State, start: int, facing: int) -> None:
        """H5.3: one hex can always be gone, for all that a unit has; but not through a friend."""
        for way in range(AROUND):
            there = s.pieces.ground.neighbours[start][way]
            if there == OFF or s.at[there] != NONE or self.tolls[there] == TOO_FAR:
                continue
            if may_step(s, self.unit, start, there):
                self.ways[there] |= 1 << facing
                if AHEAD[facing][way]:
                    self.ways[there] |= 1 << way


def _tolls(s: State, unit: int) -> list[int]:
    """What it costs to enter each hex because of who stands there; TOO_FAR where that is forbidden."""
    pieces, side = s.pieces, s.pieces.side[unit]
    # H5.3 Through a friend it costs more, and never through an enemy.
    found = [0] * pieces.ground.count
    for friend in pieces.army[side]:
        if s.where[friend] != NONE:
            found[s.where[friend]] = pieces.through_friend
    found[s.where[unit]] = 0
    for enemy in pieces.army[1 - side]:
        if s.where[enemy] != NONE:
            found[s.where[enemy]] = TOO_FAR
            # H2.4 A Discouraged unit does not go next to an unrouted enemy.
            if s.order[unit] == DISCOURAGED and s.order[enemy] != ROUTED:
                for near in pieces.ground.around[s.where[enemy]]:
                    found[near] = TOO_FAR
    return found


def enemy_fronts(s: State, side: int) -> list[bool]:
    """Every hex that lies in the front of an enemy."""
    found = [False] * s.pieces.ground.count
    for unit in s.pieces.army[1 - side]:
        if s.where[unit] != NONE and s.order[unit] != ROUTED:
            for hex_ in s.pieces.ground.fronts[s.where[unit]][s.facing[unit]]:
                found[hex_] = True
    return found
