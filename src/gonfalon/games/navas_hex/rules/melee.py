"""H7: who may fight whom, what is added to the die, and what comes of it."""

from typing import Final

from gonfalon.games.navas_hex.hexes import AROUND, OFF
from gonfalon.games.navas_hex.rules import tasks
from gonfalon.games.navas_hex.rules.actions import make
from gonfalon.games.navas_hex.rules.fronts import AHEAD, has_behind, is_encircled, way_to
from gonfalon.games.navas_hex.rules.losses import bonus_of, discourage, eliminate, rout, tire
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, NONE, RUY_DIAZ
from gonfalon.games.navas_hex.rules.special import is_held
from gonfalon.games.navas_hex.rules.state import (
    ACTIVE,
    ATTACKED,
    CHARGE,
    COMMANDED,
    DISCOURAGED,
    FIRED,
    MELEED,
    ON_MAP,
    RESTING,
    ROUTED,
    TIRED,
    VALIANT,
    VOLLEYED,
    Attack,
    State,
    is_,
    later,
)

AR: Final = 0
AD: Final = 1
BT: Final = 2
DD1: Final = 3
DD2: Final = 4
DR: Final = 5
DE: Final = 6


def may_attack(s: State, unit: int) -> bool:
    # H7.1 In command and Valiant; not at rest, and not after a volley.
    if s.flags[unit] & (ACTIVE | COMMANDED | RESTING | VOLLEYED | ATTACKED) != ACTIVE | COMMANDED:
        return False
    return s.gone[unit] == ON_MAP and s.order[unit] == VALIANT and not is_held(s, unit)


def melee_targets(s: State, unit: int) -> list[int]:
    """Enemies in its front whom no three attack already, and who were not meleed in this activation."""
    found: list[int] = []
    if s.order[unit] == ROUTED:
        return found
    near, ahead = s.pieces.ground.neighbours[s.where[unit]], AHEAD[s.facing[unit]]
    for way in range(AROUND):
        other = s.at[near[way]] if ahead[way] and near[way] != OFF else NONE
        if other == NONE or s.pieces.side[other] == s.pieces.side[unit] or is_(s, other, MELEED):
            continue
        if attackers_on(s, other, 0) < s.pieces.most_attackers:
            found.append(other)
    return found


def attackers_on(s: State, target: int, kind: int) -> int:
    return sum([len(attack.attackers) for attack in s.declared if attack.target == target and attack.kind == kind])


def strongest(s: State, attackers: list[int]) -> list[int]:
    """Those who may lead: the strongest."""
    best = max([s.pieces.strength[unit] for unit in attackers])
    return [unit for unit in attackers if s.pieces.strength[unit] == best]


def total_modifier(s: State, attack: Attack) -> int:
    """Everything that is added to the die."""
    return sum(modifiers(s, attack))


def modifiers(s: State, attack: Attack) -> list[int]:
    """Each part of what is added to the die."""
    return [
        difference_of(s, attack),
        _types(s, attack),
        _terrain(s, attack),
        _leaders(s, attack),
        _states(s, attack),
        _special(s, attack),
    ]


def difference_of(s: State, attack: Attack) -> int:
    # H7.2 By the difference of strength.
    strength = s.pieces.strength
    difference = sum([strength[unit] for unit in attack.attackers]) - strength[attack.target]
    return _row(s.pieces.differences, difference)


def _row(table: list[tuple[int, int]], number: int) -> int:
    """What a table says of a number; its last row is for all that is more."""
    for most, entry in table:
        if number <= most:
            return entry
    return table[-1][1]


def _types(s: State, attack: Attack) -> int:
    # H7.3 With several attackers the lowest counts; a reaction charge turns a charge into a melee of types.
    pieces = s.pieces
    matrix = pieces.charge if attack.kind == CHARGE and not s.reacting else pieces.melee
    return min([matrix[pieces.type[unit]][pieces.type[attack.target]] for unit in attack.attackers])


def _terrain(s: State, attack: Attack) -> int:
    """H1.6: the row that is best for the defender."""
    ground, there = s.pieces.ground, s.where[attack.target]
    rows = ground.charge if attack.kind == CHARGE else ground.melee
    return min([rows[s.where[unit]][way_to(s, s.where[unit], there)] for unit in attack.attackers])


def _leaders(s: State, attack: Attack) -> int:
    # H7.4 The best leader among the attackers, less the defender's.
    return max([_bonus(s, unit) for unit in attack.attackers]) - _bonus(s, attack.target)


def _bonus(s: State, unit: int) -> int:
    best = 0
    for leader, rider in enumerate(s.rider):
        if rider == unit:
            best = max(best, bonus_of(s, leader))
    return best


def _states(s: State, attack: Attack) -> int:
    pieces, target = s.pieces, attack.target
    total = pieces.defender_order[s.order[target]]
    if any([has_behind(s, target, s.where[unit]) for unit in attack.attackers]):
        total += pieces.rear
    if any([is_(s, unit, TIRED) for unit in attack.attackers]):
        total += pieces.attacker_tired
    if is_(s, target, TIRED):
        total += pieces.defender_tired
    if s.order[target] == VALIANT and _valiant_friends(s, target) >= pieces.line_friends:
        total += pieces.line
    return total


def _valiant_friends(s: State, unit: int) -> int:
    side, found = s.pieces.side[unit], 0
    for hex_ in s.pieces.ground.around[s.where[unit]]:
        other = s.at[hex_]
        if other != NONE and s.pieces.side[other] == side and s.order[other] == VALIANT:
            found += 1
    return found


def _special(s: State, attack: Attack) -> int:
    pieces, total, ruy = s.pieces, 0, s.marker_at[RUY_DIAZ]
    # H11.2 Ruy Diaz helps whom he is stacked with, in attack and defence.
    if ruy != NONE and s.at[ruy] != NONE and pieces.side[s.at[ruy]] == CHRISTIAN:
        if s.at[ruy] in attack.attackers:
            total += pieces.ruy_diaz
        elif s.at[ruy] == attack.target:
            total -= pieces.ruy_diaz
    if s.fired_first or (attack.kind == CHARGE and any([is_(s, unit, FIRED) for unit in attack.attackers])):
        total += pieces.fired_first
    # Each repeat of a charge is harder.
    total += s.elan * pieces.elan
    if s.reacting:
        total += pieces.reaction
    return total


def result_of(s: State, attack: Attack, total: int) -> int:
    # H7.5 The table, by total.
    rows = s.pieces.charge_results if attack.kind == CHARGE else s.pieces.melee_results
    return _row(rows, total)


def apply_result(s: State, attack: Attack, result: int) -> None:
    lead, others, target = attack.attackers[0], attack.attackers[1:], attack.target
    if result == AR:
        for unit in others:
            discourage(s, unit)
        rout(s, lead)
    elif result == AD:
        _worsen(s, lead, 1)
    elif result == BT:
        tire(s, lead)
        tire(s, target)
    elif result == DD1:
        _worsen(s, target, 1)
    elif result == DD2:
        # The order falls first; the unit is then Tired and no more than that.
        _worsen(s, target, 2)
        tire(s, target)
    elif result == DR:
        if s.order[target] == ROUTED or is_encircled(s, s.where[target], s.pieces.side[target]):
            eliminate(s, target)
        else:
            rout(s, target)
    else:
        eliminate(s, target)


def _worsen(s: State, unit: int, back: int) -> None:
    """One order worse; if now Discouraged, so many hexes back."""
    if s.order[unit] == VALIANT:
        discourage(s, unit)
        later(s, make(tasks.RETREAT, unit, back))
    elif s.order[unit] == DISCOURAGED:
        rout(s, unit)
    else:
        eliminate(s, unit)


def may_pursue(s: State, unit: int) -> list[int]:
    """H7.6: the vacant front hexes of a mounted unit that has advanced."""
    return [hex_ for hex_ in s.pieces.ground.fronts[s.where[unit]][s.facing[unit]] if s.at[hex_] == NONE]
