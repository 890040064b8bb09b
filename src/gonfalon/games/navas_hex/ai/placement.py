"""What a place is worth to a unit that may move there: a readable plan, in the points of `odds`.

Fighters close with the enemy where an attack is worth it and catch whoever flees, horse keeps the distance from which
it charges, shooters the one from which they shoot, and those who are shaken stand back.
"""

from typing import Final

from gonfalon.games.navas_hex.ai.manner import Manner
from gonfalon.games.navas_hex.ai.worth import attack_worth, best_run, fire_worth
from gonfalon.games.navas_hex.hexes import AROUND, OFF, hexsides_between
from gonfalon.games.navas_hex.rules.charge import charge_targets, may_charge
from gonfalon.games.navas_hex.rules.fire import targets
from gonfalon.games.navas_hex.rules.fronts import AHEAD, enemies_around, nearest
from gonfalon.games.navas_hex.rules.losses import leaders_with, radius_of
from gonfalon.games.navas_hex.rules.melee import melee_targets
from gonfalon.games.navas_hex.rules.moves import destinations, facings, may_rest
from gonfalon.games.navas_hex.rules.pieces import AB, CHRISTIAN, CL, MOSLEM, NONE
from gonfalon.games.navas_hex.rules.state import (
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


class Place:
    """A hex as one unit finds it, whichever way it faces there."""

    def __init__(self, far: int, ahead: int, worth: float) -> None:
        self.far: int = far
        self.ahead: int = ahead
        """The way to the nearest enemy."""
        self.worth: float = worth
        """What it is worth to stand there, but for its neighbours."""
        self.friends: int = 0
        """How many Valiant friends stand next to it."""
        self.enemies: list[int] = []
        """In which directions unrouted enemies do."""


class Scout:
    """Looks at places for one unit. It tries them on the table itself, and puts the unit back each time.

    Nothing else may change meanwhile: what it has found out about a place or an enemy it does not find out again.
    """

    def __init__(self, s: State, unit: int, manner: Manner) -> None:
        pieces = s.pieces
        self.manner: Manner = manner
        self.s: State = s
        if unit != s.chosen:
            s.ways = None
        self.unit: int = unit
        self.side: int = pieces.side[unit]
        self.start: int = s.where[unit]
        self.facing: int = s.facing[unit]
        enemies = [u for u in pieces.army[1 - self.side] if s.where[u] != NONE]
        standing = [u for u in enemies if s.order[u] != ROUTED]
        self.enemies: list[int] = [s.where[u] for u in standing or enemies]
        """Their hexes; those of the Routed only if nobody else is left."""
        self.goals: list[int] = [NONE] * pieces.ground.count
        self.closes: bool = is_eager(s, self.side, manner) or self.far(self.start) <= manner.holds
        """Whether it goes for the enemy, rather than hold its ground."""
        self.leads: list[int] = leaders_with(s, unit)
        self.shoots: bool = bool(pieces.shots[unit]) and pieces.type[unit] != CL
        self.distance: int = self._right_distance()
        self.places: dict[int, Place] = {}
        self.deeds: dict[int, float] = {}
        """By hex and enemy, what it is worth to fight or shoot him from there."""
        self.helped: dict[int, bool] = {}

    def wants_rest(self) -> bool:
        """Tired, and nobody near enough to disturb."""
        s, unit = self.s, self.unit
        return is_(s, unit, TIRED) and self.far(self.start) >= self.manner.rest_from and may_rest(s, unit)

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
        ahead, best = self._towards(hex_), ways[0]
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
        place, manner = self._place(hex_), self.manner
        if self.s.order[self.unit] != VALIANT:
            found = manner.shaken_apart * min(place.far, manner.safe) - manner.approach * self._from_leader(hex_)
            found -= manner.back_turned * self._turned_away(place, facing)
        else:
            found = self._post(place, facing) + manner.deed * self._deed(hex_, place.far)
        self._put(self.start, self.facing)
        return found

    def post(self, hex_: int, facing: int) -> float:
        """What it is worth to stand there, for a unit that has fought already."""
        self._put(hex_, facing)
        found = self._post(self._place(hex_), facing)
        self._put(self.start, self.facing)
        return found

    def _put(self, hex_: int, facing: int) -> None:
        s, unit = self.s, self.unit
        s.at[s.where[unit]] = NONE
        s.where[unit], s.at[hex_], s.facing[unit] = hex_, unit, facing

    def _place(self, hex_: int) -> Place:
        """The unit has been put there."""
        place = self.places.get(hex_)
        if place is None:
            far = self.far(hex_)
            place = Place(far, self._towards(hex_), self._ground(hex_, far))
            self._look_around(hex_, place)
            self.places[hex_] = place
        return place

    def _ground(self, hex_: int, far: int) -> float:
        """Where it lies."""
        pieces, manner = self.s.pieces, self.manner
        row = pieces.ground.distances[hex_]
        total = manner.height * pieces.ground.level[hex_] - manner.out_of_command * self._beyond_radius(hex_)
        if self.closes:
            total -= manner.approach * abs(far - self.distance)
        else:
            total -= manner.approach * row[self.start]
        if self.side == CHRISTIAN:
            total -= manner.towards_standard * row[pieces.ground.standard]
        elif self._keeps_standard() and hex_ != self.start:
            total -= manner.standard_left
        if pieces.banner[self.unit] == pieces.reserve:
            total -= manner.guard * row[pieces.ground.standard]
        return total

    def _look_around(self, hex_: int, place: Place) -> None:
        s, near = self.s, self.s.pieces.ground.neighbours[hex_]
        for way in range(AROUND):
            other = s.at[near[way]] if near[way] != OFF else NONE
            if other == NONE or s.order[other] == ROUTED:
                continue
            if s.pieces.side[other] != self.side:
                place.enemies.append(way)
            elif s.order[other] == VALIANT:
                place.friends += 1

    def _right_distance(self) -> int:
        """How far from the enemy it wants to be if it does not attack."""
        pieces, farther = self.s.pieces, self.manner.farther
        if self.shoots:
            return farther + (3 if pieces.type[self.unit] == AB else 2)
        if [leader for leader in self.leads if pieces.is_army[leader]]:
            return farther + 4
        return farther + (3 if pieces.mounted[self.unit] else 2)

    def _post(self, place: Place, facing: int) -> float:
        """The place itself."""
        turned = self.manner.turned_away * self._turned_away(place, facing)
        return place.worth + self._neighbours(place, facing) - turned

    def _turned_away(self, place: Place, facing: int) -> int:
        return hexsides_between(facing, place.ahead) if place.far <= self.manner.safe else 0

    def _neighbours(self, place: Place, facing: int) -> float:
        """Friends beside it help, enemies around it do not."""
        manner, behind = self.manner, len([way for way in place.enemies if not AHEAD[facing][way]])
        total = manner.line * min(place.friends, 2) - manner.enemy_behind * behind
        if place.enemies:
            total -= manner.contact + manner.enemy_more * (len(place.enemies) - 1)
            for leader in self.leads:
                total -= manner.commander_in_contact if self.s.pieces.is_army[leader] else manner.leader_in_contact
        return total

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
            return max([self._shot(hex_, victim) for victim in targets(s, unit)], default=0.0)
        if not is_(s, unit, COMMANDED) or is_(s, unit, VOLLEYED):
            return 0.0
        found = 0.0
        for target in melee_targets(s, unit):
            found = max(found, self._melee(hex_, target) + (self.manner.contact if far == 1 else 0.0))
        if hex_ == self.start and may_charge(s, unit) and not self._keeps_standard():
            for target in charge_targets(s, unit):
                found = max(found, best_run(s, unit, target)[0])
        return found

    def _keeps_standard(self) -> bool:
        return self.start == self.s.pieces.ground.standard and self.side == MOSLEM

    def _shot(self, hex_: int, victim: int) -> float:
        key = hex_ * self.s.pieces.units + victim
        found = self.deeds.get(key)
        if found is None:
            found = fire_worth(self.s, self.unit, victim)
            self.deeds[key] = found
        return found

    def _melee(self, hex_: int, target: int) -> float:
        key = hex_ * self.s.pieces.units + target
        found = self.deeds.get(key)
        if found is None:
            found = attack_worth(self.s, Attack(MELEE, target, [self.unit]), 1 if self._is_helped(target) else 0)
            self.deeds[key] = found
        return found

    def _is_helped(self, target: int) -> bool:
        found = self.helped.get(target)
        if found is None:
            found = self._has_helpers(target)
            self.helped[target] = found
        return found

    def _has_helpers(self, target: int) -> bool:
        """Whether a friend can still come, or is there, to attack the same target."""
        s, row = self.s, self.s.pieces.ground.distances[self.s.where[target]]
        for other in s.pieces.army[self.side]:
            if other == self.unit or s.flags[other] & (ACTIVE | RESTING) != ACTIVE or s.order[other] != VALIANT:
                continue
            if row[s.where[other]] <= (1 if is_(s, other, ORDERED) else self.manner.help_within):
                return True
        return False


def is_eager(s: State, side: int, manner: Manner) -> bool:
    """The Christians have to attack. The Moslems need not, unless they are many more or time is no longer with them."""
    if manner.eager or manner.waits:
        return manner.eager
    if side == CHRISTIAN or s.turn > s.pieces.late_turn:
        return True
    return _strength(s, side) > manner.many_more * _strength(s, 1 - side)


def _strength(s: State, side: int) -> int:
    return sum([s.pieces.strength[u] for u in s.pieces.army[side] if s.where[u] != NONE and s.order[u] == VALIANT])


def nearest_enemy(s: State, hex_: int, side: int) -> int:
    """How far the nearest unrouted enemy is."""
    enemy = nearest(s, hex_, [u for u in s.pieces.army[1 - side] if s.order[u] != ROUTED])
    return FAR if enemy == NONE else s.pieces.ground.distances[hex_][s.where[enemy]]
