"""What a sensible player does without searching: asked by bots, at every question that has a plan.

Orders go through a banner in the order of the roster, each unit once.
"""

from typing import Final

from gonfalon.core.manners import Manners
from gonfalon.games.navas_hex.ai.combat_advice import answer
from gonfalon.games.navas_hex.ai.evaluator import TIRED_HARM, harm
from gonfalon.games.navas_hex.ai.manner import SETS, Manner, manners_of
from gonfalon.games.navas_hex.ai.placement import Scout, nearest_enemy
from gonfalon.games.navas_hex.ai.worth import attack_worth, best_run, fire_worth
from gonfalon.games.navas_hex.rules import actions as act
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules import turn
from gonfalon.games.navas_hex.rules.actions import make
from gonfalon.games.navas_hex.rules.losses import leaders_with
from gonfalon.games.navas_hex.rules.moves import facings, marker_hexes, rides
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, DE_RADA, MOSLEM, NONE, RUY_DIAZ, SIDES
from gonfalon.games.navas_hex.rules.state import CHARGE, COMMANDED, ORDERED, TIRED, VALIANT, Attack, State, is_

NOTHING: Final = -1


def advice(s: State, manner: Manner) -> int:
    """An action, or NOTHING."""
    if s.ask in (st.WHERE, st.FACING, st.MARKER_WHERE, st.ORDER):
        return _move(s, manner)
    if s.ask in (st.DECLARE, st.RETARGET):
        return _declare(s, manner)
    if s.ask == st.RESOLVE:
        return make(act.RESOLVE, turn.resolvable(s)[0].target)
    if st.RUN <= s.ask <= st.ELAN_FACING:
        return answer(s, manner)
    if s.ask in (st.VOLLEY, st.SHOOT):
        return _fire(s, manner)
    return _command(s)


def _command(s: State) -> int:
    if s.ask == st.SETUP:
        return make(act.HISTORICAL)
    if s.ask == st.ACTIVATE:
        return _activate(s)
    if s.ask == st.NAME:
        return _name(s)
    return _replace(s) if s.ask == st.REPLACE else NOTHING


def _fire(s: State, manner: Manner) -> int:
    volley = s.ask == st.VOLLEY
    best, found = manner.volley if volley else 0.0, make(act.HOLD)
    for unit, target in turn.volleys(s, s.asked) if volley else turn.shots(s):
        worth = fire_worth(s, unit, target)
        if worth > best:
            best, found = worth, make(act.FIRE, unit, target)
    return found


def _activate(s: State) -> int:
    """Whoever is nearest to the enemy."""
    return make(act.ACTIVATE, min(turn.waiting(s, s.asked), key=lambda banner: _nearness(s, banner)))


def _nearness(s: State, banner: int) -> int:
    return min([nearest_enemy(s, s.where[unit], s.asked) for unit in turn.members_left(s, banner)])


def _name(s: State) -> int:
    """Only those whom their own leader does not reach."""
    for unit in turn.nameable(s):
        if not is_(s, unit, COMMANDED):
            return make(act.NAME, unit)
    return make(act.END)


def _replace(s: State) -> int:
    """On a unit that stands firm, far from the enemy."""
    units = turn.members_left(s, s.chosen)
    found = min(units, key=lambda unit: (s.order[unit], -nearest_enemy(s, s.where[unit], s.asked)))
    return make(act.REPLACE, found)


# Orders.


def _move(s: State, manner: Manner) -> int:
    if s.ask == st.ORDER:
        return _order(s, manner)
    if s.ask == st.WHERE:
        return _where(s, manner)
    if s.ask == st.FACING:
        return _face(s, manner)
    return make(act.GO, _marker_goal(s, s.chosen, manner)[1])


def _order(s: State, manner: Manner) -> int:
    if (marker := _useful_marker(s, manner)) != NONE:
        return make(act.MARKER, marker)
    if (unit := _safer_ride(s)) != NONE:
        return make(act.RIDE, unit)
    last = max([unit for unit in range(s.pieces.units) if is_(s, unit, ORDERED)], default=NONE)
    for unit in turn.orderable(s):
        if unit > last and _has_order(s, unit, manner):
            return make(act.UNIT, unit)
    return make(act.END)


def _has_order(s: State, unit: int, manner: Manner) -> bool:
    scout, s.advised = Scout(s, unit, manner), NONE
    if scout.wants_rest():
        return True
    worth, hex_, _ = scout.best()
    if hex_ == NONE or worth <= scout.worth(s.where[unit], s.facing[unit]) + manner.better:
        return False
    s.advised, s.advised_hex, s.advised_manner = unit, hex_, manner
    s.advised_facing = _best_way(scout, hex_)
    return True


def _where(s: State, manner: Manner) -> int:
    if s.advised == s.chosen and s.advised_manner is manner:
        return make(act.GO, s.advised_hex)
    scout = Scout(s, s.chosen, manner)
    if scout.wants_rest():
        return make(act.REST)
    hex_ = scout.best()[1]
    return make(act.REST) if hex_ == NONE else make(act.GO, hex_)


def _face(s: State, manner: Manner) -> int:
    if s.advised == s.chosen and s.advised_manner is manner and s.advised_hex == s.chosen_hex:
        return make(act.FACE, s.advised_facing)
    return make(act.FACE, _best_way(Scout(s, s.chosen, manner), s.chosen_hex))


def _best_way(scout: Scout, hex_: int) -> int:
    return max(facings(scout.s, scout.unit, hex_), key=lambda way: scout.worth(hex_, way))


def _safer_ride(s: State) -> int:
    """For a leader whose unit no longer stands firm: a Valiant unit, the farther from the enemy the better."""
    unit, best, found = s.rider[s.acting], 2, NONE
    if unit == NONE or s.order[unit] == VALIANT:
        return NONE
    for other in rides(s, s.acting):
        far = nearest_enemy(s, s.where[other], s.asked)
        if s.order[other] == VALIANT and not is_(s, other, ORDERED) and best <= far:
            best, found = far + 1, other
    return found


def _useful_marker(s: State, manner: Manner) -> int:
    if s.asked == CHRISTIAN:
        for marker in (DE_RADA, RUY_DIAZ):
            may_move = s.marker_at[marker] != NONE and not (s.markers_moved >> marker) & 1
            if may_move and _marker_goal(s, marker, manner)[0] > 0:
                return marker
    return NONE


def _marker_goal(s: State, marker: int, manner: Manner) -> tuple[float, int]:
    """Where a marker does most good, and how much better that is than where it is."""
    stays = _good(s, marker, s.marker_at[marker], manner)
    best, found = -1000.0, NONE
    if marker == RUY_DIAZ or s.acting == s.pieces.commander[CHRISTIAN] or s.ask == st.MARKER_WHERE:
        for hex_ in marker_hexes(s, marker):
            good = _good(s, marker, hex_, manner)
            if good > best:
                best, found = good, hex_
    return best - stays - manner.miracle, found


def _good(s: State, marker: int, hex_: int, manner: Manner) -> float:
    unit = s.at[hex_]
    if unit == NONE or s.pieces.side[unit] != CHRISTIAN:
        return -10.0
    if marker == DE_RADA:
        mended = harm(s.order[unit], s.pieces.worth[s.pieces.type[unit]])
        return mended + (TIRED_HARM if is_(s, unit, TIRED) else 0.0)
    # Ruy Diaz helps whoever is about to attack.
    fights = s.order[unit] == VALIANT and is_(s, unit, st.ACTIVE) and not s.pieces.shots[unit]
    if not fights or nearest_enemy(s, hex_, CHRISTIAN) > manner.near:
        return 0.0
    return float(s.pieces.strength[unit])


# Attacks.


def _declare(s: State, manner: Manner) -> int:
    """The attack that promises most, made up of whoever can join it, one attacker at a time."""
    anew = s.ask == st.RETARGET
    offered = turn.declarations_of(s, s.chosen) if anew else turn.declarable(s)
    best, found = manner.fight, make(act.HOLD if anew else act.END)
    for kind, target in sorted({(kind, target) for kind, _, target in offered}):
        units = [unit for other, unit, aim in offered if other == kind and aim == target]
        worth, first = best_group(s, kind, target, units, manner)
        if worth > best:
            best, found = worth, make(act.CHARGE if kind == CHARGE else act.MELEE, first, target)
    return found


def best_group(s: State, kind: int, target: int, units: list[int], manner: Manner) -> tuple[float, int]:
    """What the best group gains on those who have declared already, and who joins first."""
    group = [
        unit for attack in s.declared if (attack.kind, attack.target) == (kind, target) for unit in attack.attackers
    ]
    before = _group_worth(s, kind, target, group, manner) if group else 0.0
    most = s.pieces.most_chargers if kind == CHARGE else s.pieces.most_attackers
    best, first = 0.0, NONE
    for unit in sorted(units, key=lambda unit: -s.pieces.strength[unit]):
        if len(group) >= most:
            break
        worth = _group_worth(s, kind, target, [*group, unit], manner) - before
        if first == NONE or worth > best:
            best, first, group = worth, unit if first == NONE else first, [*group, unit]
    return best, first


def _group_worth(s: State, kind: int, target: int, units: list[int], manner: Manner) -> float:
    """Chargers are taken to be where their runs would end."""
    if kind != CHARGE:
        return attack_worth(s, Attack(kind, target, units)) - _price(s, units, manner)
    places = [s.where[unit] for unit in units]
    for unit in units:
        s.where[unit] = best_run(s, unit, target)[1]
    worth = attack_worth(s, Attack(kind, target, units)) - _price(s, units, manner)
    for unit, place in zip(units, places, strict=True):
        s.where[unit] = place
    return worth


def _price(s: State, units: list[int], manner: Manner) -> float:
    """A commander fights only for much, and whoever stands on the standard never charges."""
    price = 0.0
    for unit in units:
        if any([s.pieces.is_army[leader] for leader in leaders_with(s, unit)]):
            price += manner.commander
        if s.at[s.pieces.ground.standard] == unit and s.pieces.side[unit] == MOSLEM:
            price += manner.commander
    return price


ACTIVATIONS: Final = 32
"""More than there are in a turn."""
UNITS: Final = 256
"""More than there are units."""
ASKS: Final = 32


class NavasHexManners(Manners[State]):
    def __init__(self, sets: list[dict[str, float]]) -> None:
        self.sets: list[dict[str, float]] = sets
        self.by_side: list[list[Manner]] = [manners_of(constants) for constants in sets]

    def count(self) -> int:
        return len(self.by_side[0])

    def constants(self) -> list[dict[str, float]]:
        return self.sets

    def made_of(self, sets: list[dict[str, float]]) -> Manners[State]:
        return NavasHexManners(sets)

    def advice(self, state: State, manner: int) -> int | None:
        found = advice(state, self.by_side[state.asked][manner])
        return None if found == NOTHING else found

    def plan(self, state: State) -> int:
        return state.turn * ACTIVATIONS + bin(state.activated).count("1")

    def stage(self, state: State) -> int:
        """Moves and fire, then the fights."""
        return 2 * self.plan(state) + (1 if state.ask >= st.DECLARE else 0)

    def occasion(self, state: State) -> int:
        return _about(state) * ASKS + state.ask


def _about(s: State) -> int:
    """Whom a roll is about."""
    if s.losing != NONE:
        return s.losing
    if s.shooter != NONE:
        return s.shooter * UNITS + s.victim
    if s.attack is not None:
        return s.attack.target * UNITS + s.attack.attackers[0]
    return s.next_side if s.chosen == NONE else s.chosen


BEST_KNOWN: Final = NavasHexManners([SETS[side] for side in SIDES])
