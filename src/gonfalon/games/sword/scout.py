"""What a place is worth to a unit that may move there: a readable plan, in the points of `odds`.

Fighters close with the enemy where an attack is worth it and catch whoever flees, horse keeps the distance from which
it charges, shooters the one from which they shoot, and those who are shaken stand back.
"""

from typing import Final

from gonfalon.games.sword.charge import charge_targets, may_charge
from gonfalon.games.sword.fire import targets
from gonfalon.games.sword.fronts import AHEAD, enemies_around, nearest
from gonfalon.games.sword.hexes import AROUND, OFF, hexsides_between
from gonfalon.games.sword.losses import leaders_with, radius_of
from gonfalon.games.sword.melee import melee_targets
from gonfalon.games.sword.moves import destinations, facings, may_rest
from gonfalon.games.sword.odds import attack_worth, best_run, fire_worth
from gonfalon.games.sword.pieces import AB, CHRISTIAN, CL, MOSLEM, NONE
from gonfalon.games.sword.state import (
    ACTIVE,
    COMMANDED,
    MELEE,
    ORDERED,
    RESTING,
    ROUTED,
    TIRED,
    VALIANT,
    VOLLEYED,
    Attack,
    State,
    is_,
)

FAR: Final = 99
APPROACH: Final = 0.3
"""For each hex nearer to the right distance."""
TOWARDS_STANDARD: Final = 0.26
OUT_OF_COMMAND: Final = 0.7
IN_CONTACT: Final = 1.0
"""The price of standing next to an enemy whom one cannot well attack."""
ENEMY_BEHIND: Final = 1.0
ENEMY_MORE: Final = 0.4
LINE: Final = 0.2
HEIGHT: Final = 0.3
TURNED_AWAY: Final = 0.15
BACK_TURNED: Final = 0.05
"""Of those who stand back: less than what a hex more is worth."""
LEADER_IN_CONTACT: Final = 1.0
COMMANDER_IN_CONTACT: Final = 5.0
GUARD: Final = 0.6
STANDARD_LEFT: Final = 30.0
SHAKEN_APART: Final = 0.4
SAFE: Final = 5
HOLDS: Final = 6
"""How near an enemy must be before those who hold their ground go for him."""
REST_FROM: Final = 3
MANY_MORE: Final = 1.5
HELP_WITHIN: Final = 4


class Scout:
    """Looks at places for one unit, on a copy of the table."""

    def __init__(self, s: State, unit: int) -> None:
        pieces = s.pieces
        self.s: State = s.copy()
        self.s.ways = None
        self.unit: int = unit
        self.side: int = pieces.side[unit]
        self.start: int = s.where[unit]
        self.facing: int = s.facing[unit]
        enemies = [u for u in pieces.army[1 - self.side] if s.where[u] != NONE]
        standing = [u for u in enemies if s.order[u] != ROUTED]
        self.enemies: list[int] = [s.where[u] for u in standing or enemies]
        """Their hexes; those of the Routed only if nobody else is left."""
        self.goals: list[int] = [NONE] * pieces.ground.count
        self.closes: bool = is_eager(s, self.side) or self.far(self.start) <= HOLDS
        """Whether it goes for the enemy, rather than hold its ground."""
        self.leads: list[int] = leaders_with(s, unit)
        self.shoots: bool = bool(pieces.shots[unit]) and pieces.type[unit] != CL

    def wants_rest(self) -> bool:
        """Tired, and nobody near enough to disturb."""
        s, unit = self.s, self.unit
        return is_(s, unit, TIRED) and self.far(self.start) >= REST_FROM and may_rest(s, unit)

    def best(self) -> tuple[float, int, int]:
        """The best place but the present one: its worth, hex and facing; NONE for a hex if there is none."""
        found = (-1000.0, NONE, NONE)
        for hex_ in destinations(self.s, self.unit):
            ways = facings(self.s, self.unit, hex_)
            if self._is_apart(hex_) and hex_ != self.start:
                ways = [self.best_facing(hex_, ways)]
            for way in ways:
                worth = self.worth(hex_, way)
                if worth > found[0]:
                    found = (worth, hex_, way)
        return found

    def _is_apart(self, hex_: int) -> bool:
        """Whether nobody can be fought or shot from there, fugitives neither."""
        if self.far(hex_) <= max(1, len(self.s.pieces.shots[self.unit])):
            return False
        return not enemies_around(self.s, hex_, self.side)

    def best_facing(self, hex_: int, ways: list[int]) -> int:
        """Towards the nearest enemy."""
        ahead = self._towards(hex_)
        best = ways[0]
        for way in ways:
            if hexsides_between(way, ahead) < hexsides_between(best, ahead):
                best = way
        return best

    def _towards(self, hex_: int) -> int:
        row = self.s.pieces.ground.distances[self._goal(hex_)]
        found, least = 0, FAR
        for way in range(AROUND):
            there = self.s.pieces.ground.neighbours[hex_][way]
            if there != OFF and row[there] < least:
                found, least = way, row[there]
        return found

    def far(self, hex_: int) -> int:
        """How far the nearest enemy is."""
        return self.s.pieces.ground.distances[hex_][self._goal(hex_)] if self.enemies else FAR

    def _goal(self, hex_: int) -> int:
        """Where the nearest enemy is, looked for once; without any, the standard."""
        if self.goals[hex_] == NONE:
            row = self.s.pieces.ground.distances[hex_]
            found, near = self.s.pieces.ground.standard, FAR
            for enemy in self.enemies:
                if row[enemy] < near:
                    found, near = enemy, row[enemy]
            self.goals[hex_] = found
        return self.goals[hex_]

    def worth(self, hex_: int, facing: int) -> float:
        """What it is worth to stand there, and to fight or shoot from there now."""
        self._put(hex_, facing)
        far = self.far(hex_)
        if self.s.order[self.unit] != VALIANT:
            found = SHAKEN_APART * min(far, SAFE) - APPROACH * self._from_leader(hex_)
            found -= BACK_TURNED * self._turned_away(hex_, facing, far)
        else:
            found = self._post(hex_, facing, far) + self._deed(hex_, far)
        self._put(self.start, self.facing)
        return found

    def post(self, hex_: int, facing: int) -> float:
        """What it is worth to stand there, for a unit that has fought already."""
        self._put(hex_, facing)
        found = self._post(hex_, facing, self.far(hex_))
        self._put(self.start, self.facing)
        return found

    def _put(self, hex_: int, facing: int) -> None:
        s, unit = self.s, self.unit
        s.at[s.where[unit]] = NONE
        s.where[unit], s.at[hex_], s.facing[unit] = hex_, unit, facing

    def _post(self, hex_: int, facing: int, far: int) -> float:
        """The place itself."""
        pieces = self.s.pieces
        row = pieces.ground.distances[hex_]
        total = HEIGHT * pieces.ground.level[hex_] - OUT_OF_COMMAND * self._beyond_radius(hex_)
        if self.closes:
            total -= APPROACH * abs(far - self._right_distance())
        else:
            total -= APPROACH * row[self.start]
        if self.side == CHRISTIAN:
            total -= TOWARDS_STANDARD * row[pieces.ground.standard]
        elif self._keeps_standard() and hex_ != self.start:
            total -= STANDARD_LEFT
        if pieces.banner[self.unit] == pieces.reserve:
            total -= GUARD * row[pieces.ground.standard]
        return total + self._neighbours(hex_, facing) - TURNED_AWAY * self._turned_away(hex_, facing, far)

    def _right_distance(self) -> int:
        """How far from the enemy it wants to be if it does not attack."""
        pieces, type_ = self.s.pieces, self.s.pieces.type[self.unit]
        if self.shoots:
            return 3 if type_ == AB else 2
        if [leader for leader in self.leads if pieces.is_army[leader]]:
            return 4
        return 3 if pieces.mounted[self.unit] else 2

    def _neighbours(self, hex_: int, facing: int) -> float:
        """Friends beside it help, enemies around it do not."""
        s, friends, enemies, behind = self.s, 0, 0, 0
        near = s.pieces.ground.neighbours[hex_]
        for way in range(AROUND):
            other = s.at[near[way]] if near[way] != OFF else NONE
            if other == NONE or s.order[other] == ROUTED:
                continue
            if s.pieces.side[other] == self.side:
                friends += s.order[other] == VALIANT
            else:
                enemies += 1
                behind += not AHEAD[facing][way]
        total = LINE * min(friends, 2) - ENEMY_BEHIND * behind
        if enemies:
            total -= IN_CONTACT + ENEMY_MORE * (enemies - 1)
            for leader in self.leads:
                total -= COMMANDER_IN_CONTACT if s.pieces.is_army[leader] else LEADER_IN_CONTACT
        return total

    def _turned_away(self, hex_: int, facing: int, far: int) -> int:
        return hexsides_between(facing, self._towards(hex_)) if far <= SAFE else 0

    def _from_leader(self, hex_: int) -> int:
        s, leader = self.s, self.s.pieces.banner[self.unit]
        return 0 if s.rider[leader] == NONE else s.pieces.ground.distances[hex_][s.leader_at[leader]]

    def _beyond_radius(self, hex_: int) -> int:
        leader = self.s.pieces.banner[self.unit]
        if leader in self.leads:
            return 0
        return max(0, self._from_leader(hex_) - radius_of(self.s, leader) + 1)

    def _deed(self, hex_: int, far: int) -> float:
        """The best that it can do from there in this activation."""
        s, unit = self.s, self.unit
        if not is_(s, unit, ACTIVE):
            return 0.0
        if self.shoots and far > 1:
            if s.pieces.type[unit] == AB and hex_ != self.start:
                return 0.0
            return max([fire_worth(s, unit, victim) for victim in targets(s, unit)], default=0.0)
        if not is_(s, unit, COMMANDED) or is_(s, unit, VOLLEYED):
            return 0.0
        found = 0.0
        for target in melee_targets(s, unit):
            found = max(found, self._melee(target) + (IN_CONTACT if far == 1 else 0.0))
        if hex_ == self.start and may_charge(s, unit) and not self._keeps_standard():
            for target in charge_targets(s, unit):
                found = max(found, best_run(s, unit, target)[0])
        return found

    def _keeps_standard(self) -> bool:
        return self.start == self.s.pieces.ground.standard and self.side == MOSLEM

    def _melee(self, target: int) -> float:
        help_ = 1 if self._helpers(target) else 0
        return attack_worth(self.s, Attack(MELEE, target, [self.unit]), help_)

    def _helpers(self, target: int) -> bool:
        """Whether a friend can still come, or is there, to attack the same target."""
        s, row = self.s, self.s.pieces.ground.distances[self.s.where[target]]
        for other in s.pieces.army[self.side]:
            if other == self.unit or s.flags[other] & (ACTIVE | RESTING) != ACTIVE or s.order[other] != VALIANT:
                continue
            if row[s.where[other]] <= (1 if is_(s, other, ORDERED) else HELP_WITHIN):
                return True
        return False


def is_eager(s: State, side: int) -> bool:
    """The Christians have to attack. The Moslems need not, unless they are many more or time is no longer with them."""
    if side == CHRISTIAN or s.turn > s.pieces.late_turn:
        return True
    return _strength(s, side) > MANY_MORE * _strength(s, 1 - side)


def _strength(s: State, side: int) -> int:
    return sum([s.pieces.strength[u] for u in s.pieces.army[side] if s.where[u] != NONE and s.order[u] == VALIANT])


def nearest_enemy(s: State, hex_: int, side: int) -> int:
    """How far the nearest unrouted enemy is."""
    enemy = nearest(s, hex_, [u for u in s.pieces.army[1 - side] if s.order[u] != ROUTED])
    return FAR if enemy == NONE else s.pieces.ground.distances[hex_][s.where[enemy]]
