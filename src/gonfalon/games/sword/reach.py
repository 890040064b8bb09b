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


def allowance(s: State, unit: int) -> int:
    """Movement points: fewer if Tired, half out of command."""
    points = s.pieces.move[unit] + (s.pieces.tired_move if is_(s, unit, TIRED) else 0)
    # H4.1 Out of command a unit has half, rounded up.
    return points if is_(s, unit, COMMANDED) else (points + 1) // 2


def may_leave(s: State, unit: int) -> bool:
    # H4.2 Who fired in phase B only turns; H3.3 a unit that a leader has joined stays; H11.5 so does the reserve.
    return not (is_(s, unit, VOLLEYED | JOINED) or is_held(s, unit))


class Reach:
    """The cheapest way to every hex and facing.

    Places that cost the same lie in one bucket, and the buckets are emptied from the cheapest on. As every step costs
    something, nothing can be reached from those that took all the points. A place is a hex and, in the low three bits,
    a facing.
    """

    def __init__(self, s: State, unit: int) -> None:
        pieces, ground = s.pieces, s.pieces.ground
        self.unit: int = unit
        self.start: int = s.where[unit]
        self.facing: int = s.facing[unit]
        self.points: int = allowance(s, unit)
        self.turn: int = 0 if is_held(s, unit) else pieces.turn_cost[pieces.type[unit]]
        self.is_mujahid: bool = pieces.banner[unit] == pieces.mujahids
        self.costs: list[list[int]] = ground.horse if pieces.mounted[unit] else ground.foot
        self.ways: list[int] = [0] * ground.count
        """How it can face in each hex, a bit for each facing; 0 where it cannot go."""
        self.tolls: list[int] = _tolls(s, unit)
        self.fronts: list[bool] = enemy_fronts(s, pieces.side[unit])
        self.buckets: list[list[int]] = [[] for _ in range(self.points + 1)]
        if self.turn == 0:
            self._turn_freely(s)
        else:
            self._turn_by_hexside(s)
        if may_leave(s, unit):
            self._one_hex(s)

    def _turn_freely(self, s: State) -> None:
        """H5.1: light horse and light foot turn free, so that they always go ahead, and the facing does not matter."""
        best = [TOO_FAR] * s.pieces.ground.count
        best[self.start], self.ways[self.start] = 0, ANY_WAY
        if not may_leave(s, self.unit):
            return
        self.buckets[0].append(self.start)
        for spent in range(self.points):
            for hex_ in self.buckets[spent]:
                if best[hex_] == spent:
                    self._go_around(s, hex_, spent, best)

    def _go_around(self, s: State, hex_: int, spent: int, best: list[int]) -> None:
        near, costs = s.pieces.ground.neighbours[hex_], self.costs[hex_]
        for way in range(AROUND):
            there = near[way]
            if there == OFF or self.tolls[there] == TOO_FAR:
                continue
            cost = spent + costs[way] + self._extra(s, hex_, there)
            if cost <= self.points and cost < best[there]:
                best[there], self.ways[there] = cost, ANY_WAY
                self.buckets[cost].append(there)

    def _turn_by_hexside(self, s: State) -> None:
        best = [TOO_FAR] * (s.pieces.ground.count << 3)
        leaves = may_leave(s, self.unit)
        self._note(best, self.start, self.facing, 0)
        for spent in range(self.points):
            for place in self.buckets[spent]:
                if best[place] != spent:
                    continue
                hex_, facing = place >> 3, place & 7
                # H5.1 Turning in place, by the hexside.
                self._note(best, hex_, facing + 1 if facing < AROUND - 1 else 0, spent + self.turn)
                self._note(best, hex_, facing - 1 if facing else AROUND - 1, spent + self.turn)
                if leaves:
                    self._go_on(s, hex_, facing, spent, best)

    def _go_on(self, s: State, hex_: int, facing: int, spent: int, best: list[int]) -> None:
        near, costs, ahead = s.pieces.ground.neighbours[hex_], self.costs[hex_], AHEAD[facing]
        for way in range(AROUND):
            there = near[way]
            if there == OFF or self.tolls[there] == TOO_FAR:
                continue
            cost = spent + costs[way] + self._extra(s, hex_, there)
            # Ahead it keeps its facing or takes that of the step; backwards it pays more and keeps it.
            if ahead[way]:
                self._note(best, there, facing, cost)
                self._note(best, there, way, cost)
            else:
                self._note(best, there, facing, cost + (s.pieces.rear_cost - 1) * costs[way])

    def _note(self, best: list[int], hex_: int, facing: int, cost: int) -> None:
        place = hex_ << 3 | facing
        if cost <= self.points and cost < best[place]:
            best[place] = cost
            self.ways[hex_] |= 1 << facing
            self.buckets[cost].append(place)

    def _extra(self, s: State, hex_: int, there: int) -> int:
        """What a step costs beyond its ground."""
        if self.is_mujahid and not may_step(s, self.unit, hex_, there):
            return TOO_FAR
        if not self.fronts[hex_]:
            return self.tolls[there]
        # H5.2 Leaving a hex in an enemy's front costs more, and most straight into another.
        return self.tolls[there] + (s.pieces.front_to_front if self.fronts[there] else s.pieces.leave_front)

    def _one_hex(self, s: State) -> None:
        """H5.3: one hex can always be gone, for all that a unit has; but not through a friend."""
        for way in range(AROUND):
            there = s.pieces.ground.neighbours[self.start][way]
            if there == OFF or s.at[there] != NONE or self.tolls[there] == TOO_FAR:
                continue
            if may_step(s, self.unit, self.start, there):
                self.ways[there] |= 1 << self.facing
                if AHEAD[self.facing][way]:
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
