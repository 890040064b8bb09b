"""What fire, a melee or a charge is worth before the die is thrown, in points to whoever makes it."""

from typing import Final

from gonfalon.games.navas_hex.ai.evaluator import GONE, TIRED_HARM, harm
from gonfalon.games.navas_hex.rules import fire
from gonfalon.games.navas_hex.rules.charge import run_ends
from gonfalon.games.navas_hex.rules.fronts import is_encircled
from gonfalon.games.navas_hex.rules.losses import leaders_with
from gonfalon.games.navas_hex.rules.melee import AD, AR, BT, DD1, DD2, DE, result_of, total_modifier
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, FACES, NONE
from gonfalon.games.navas_hex.rules.state import CHARGE, DISCOURAGED, ROUTED, VALIANT, Attack, State

STANDARD_PRIZE: Final = 40.0
COMMANDER_PRIZE: Final = 20.0
COMMANDER_RISK: Final = 8.0
LEADER_RISK: Final = 1.0
NO_RUN: Final = -100.0


def fire_worth(s: State, shooter: int, victim: int) -> float:
    light, heavy = fire.numbers(s, shooter, victim)
    least = fire.modifiers(s, shooter, victim)
    total = 0.0
    for die in range(FACES):
        if heavy and die + least >= heavy:
            total += _worse(s, victim) + (TIRED_HARM if s.order[victim] == VALIANT else 0.0)
        elif die + least >= light and s.order[victim] == VALIANT:
            total += _worse(s, victim)
    return total / FACES


def attack_worth(s: State, attack: Attack, help_: int = 0) -> float:
    """As the units stand in this state, attackers next to their target; `help_` is added to the die."""
    least, total = total_modifier(s, attack) + help_, 0.0
    faces = [0] * (DE + 1)
    for die in range(FACES):
        faces[result_of(s, attack, die + least)] += 1
    for result in range(AR, DE + 1):
        if faces[result]:
            total += faces[result] * _result_worth(s, attack, result)
    total /= FACES
    return total - TIRED_HARM if attack.kind == CHARGE else total


def best_run(s: State, unit: int, target: int) -> tuple[float, int]:
    """Where a charge by this unit alone had best end its run, after what that is worth; its own hex without a run."""
    start = s.where[unit]
    best, found = NO_RUN, start
    for end in run_ends(s, unit, target):
        s.where[unit] = end
        worth = attack_worth(s, Attack(CHARGE, target, [unit]))
        s.where[unit] = start
        if worth > best:
            best, found = worth, end
    return best, found


def _result_worth(s: State, attack: Attack, result: int) -> float:
    lead, target = attack.attackers[0], attack.target
    if result == AR:
        worth = -harm(ROUTED, _points(s, lead)) - _risk(s, lead)
        for unit in attack.attackers[1:]:
            worth -= harm(DISCOURAGED, _points(s, unit))
        return worth
    if result == AD:
        return -harm(DISCOURAGED, _points(s, lead))
    if result == BT:
        return 0.0
    if result == DD1:
        return _worse(s, target) + _prize(s, target, result)
    if result == DD2:
        return _worse(s, target) + TIRED_HARM + _prize(s, target, result)
    dies = result == DE or s.order[target] == ROUTED or is_encircled(s, s.where[target], s.pieces.side[target])
    return _fall(s, target, GONE if dies else ROUTED) + _prize(s, target, result)


def _worse(s: State, unit: int) -> float:
    """One order worse, seen by the enemy."""
    return _fall(s, unit, s.order[unit] + 1)


def _fall(s: State, unit: int, order: int) -> float:
    points = _points(s, unit)
    return harm(order, points) - harm(s.order[unit], points) + (points if order == GONE else 0)


def _points(s: State, unit: int) -> int:
    return s.pieces.worth[s.pieces.type[unit]]


def _prize(s: State, target: int, result: int) -> float:
    """For what can end the battle: the standard's hex emptied, or a commander's unit destroyed."""
    pieces, prize = s.pieces, 0.0
    if pieces.side[target] != CHRISTIAN and s.where[target] == pieces.ground.standard:
        prize += STANDARD_PRIZE
    if result == DE and s.rider[pieces.commander[pieces.side[target]]] == target != NONE:
        prize += COMMANDER_PRIZE
    return prize


def _risk(s: State, unit: int) -> float:
    """For the leaders who ride with an attacker."""
    risk = 0.0
    for leader in leaders_with(s, unit):
        risk += COMMANDER_RISK if s.pieces.is_army[leader] else LEADER_RISK
    return risk
