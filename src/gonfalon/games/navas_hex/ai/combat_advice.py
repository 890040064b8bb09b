"""What a sensible player answers while a charge or melee is under way: whatever promises most on the next roll."""

from typing import Final

from gonfalon.games.navas_hex.ai.evaluator import TIRED_HARM
from gonfalon.games.navas_hex.ai.manner import Manner
from gonfalon.games.navas_hex.ai.placement import Scout
from gonfalon.games.navas_hex.ai.worth import STANDARD_PRIZE, attack_worth, best_run, fire_worth
from gonfalon.games.navas_hex.hexes import AROUND
from gonfalon.games.navas_hex.rules import actions as act
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.actions import make
from gonfalon.games.navas_hex.rules.charge import may_react, may_slip
from gonfalon.games.navas_hex.rules.combat import back_targets, first_shooters
from gonfalon.games.navas_hex.rules.fronts import enemies_around, way_to
from gonfalon.games.navas_hex.rules.losses import leaders_with
from gonfalon.games.navas_hex.rules.melee import may_pursue, strongest
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN
from gonfalon.games.navas_hex.rules.state import CHARGE, Attack, State

GROUND: Final = 0.3
"""The price of slipping away."""


def answer(s: State, manner: Manner) -> int:
    attack = s.attack
    assert attack is not None
    if s.ask == st.RUN:
        return make(act.RUN, best_run(s, s.chosen, attack.target)[1])
    if s.ask == st.REACT:
        return _react(s, attack, manner)
    if s.ask == st.SHOOT_BACK:
        return _shoot_back(s, attack)
    if s.ask == st.SHOOT_FIRST:
        return _shoot_first(s, attack)
    if s.ask == st.LEAD:
        return _lead(s, attack)
    if s.ask == st.ADVANCE:
        return _advance(s, attack, manner)
    return _go_on(s, manner)


def _react(s: State, attack: Attack, manner: Manner) -> int:
    best, found = -attack_worth(s, attack), make(act.STAND)
    if may_react(s, attack):
        s.reacting = True
        worth = -attack_worth(s, attack) - TIRED_HARM
        s.reacting = False
        if worth > best:
            best, found = worth, make(act.REACT)
    if may_slip(s, attack) and -_ground(s, attack.target, manner) > best:
        found = make(act.SLIP)
    return found


def _ground(s: State, unit: int, manner: Manner) -> float:
    return manner.standard_left if s.where[unit] == s.pieces.ground.standard else GROUND


def _shoot_back(s: State, attack: Attack) -> int:
    return make(act.FIRE, attack.target, max(back_targets(s), key=lambda unit: fire_worth(s, attack.target, unit)))


def _shoot_first(s: State, attack: Attack) -> int:
    """If the shot is worth more than what it costs the melee."""
    had, before = s.fired_first, attack_worth(s, attack)
    s.fired_first = True
    cost = before - attack_worth(s, attack)
    s.fired_first = had
    best, found = cost, make(act.HOLD)
    for unit in first_shooters(s):
        worth = fire_worth(s, unit, attack.target)
        if worth > best:
            best, found = worth, make(act.FIRE, unit, attack.target)
    return found


def _lead(s: State, attack: Attack) -> int:
    """Whoever is least missed if it goes wrong."""
    units = strongest(s, attack.attackers)
    found = min(units, key=lambda unit: (len(leaders_with(s, unit)), s.pieces.worth[s.pieces.type[unit]]))
    return make(act.LEAD, found)


def _advance(s: State, attack: Attack, manner: Manner) -> int:
    """Into the hex that was emptied, if one of the attackers stands better there."""
    best, found = 0.0, make(act.HOLD)
    for unit in attack.attackers:
        gain = _gain(s, unit, s.target_hex, manner)
        if gain > best:
            best, found = gain, make(act.ADVANCE, unit)
    return found


def _go_on(s: State, manner: Manner) -> int:
    """After the hex was taken: pursuit, élan, and where to look in the end."""
    unit = s.chosen
    if s.ask == st.PURSUE:
        return _pursue(s, unit, manner)
    if s.ask == st.ELAN:
        enemies = enemies_around(s, s.where[unit], s.pieces.side[unit])
        return make(act.ELAN, max(enemies, key=lambda enemy: attack_worth(s, Attack(CHARGE, enemy, [unit]))))
    scout = Scout(s, unit, manner)
    return make(act.FACE, max(range(AROUND), key=lambda way: scout.post(s.where[unit], way)))


def _pursue(s: State, unit: int, manner: Manner) -> int:
    best, found = 0.0, make(act.HOLD)
    for hex_ in may_pursue(s, unit):
        gain = _gain(s, unit, hex_, manner)
        if gain > best:
            best, found = gain, make(act.PURSUE, hex_)
    return found


def _gain(s: State, unit: int, hex_: int, manner: Manner) -> float:
    """How much better a unit stands in the next hex, facing the way it went."""
    if hex_ == s.pieces.ground.standard and s.pieces.side[unit] == CHRISTIAN:
        return STANDARD_PRIZE
    scout = Scout(s, unit, manner)
    return scout.post(hex_, way_to(s, s.where[unit], hex_)) - scout.post(s.where[unit], s.facing[unit])
