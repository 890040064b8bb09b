"""What may be done now: every action that answers the question."""

from typing import Final

from gonfalon.core.state import FATE
from gonfalon.games.navas_hex.hexes import AROUND
from gonfalon.games.navas_hex.rules import actions as act
from gonfalon.games.navas_hex.rules import combat, moves, setup, turn
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.actions import make
from gonfalon.games.navas_hex.rules.charge import may_react, may_slip, run_ends
from gonfalon.games.navas_hex.rules.fronts import enemies_around
from gonfalon.games.navas_hex.rules.melee import may_pursue, strongest
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, FACES, MARKERS
from gonfalon.games.navas_hex.rules.state import CHARGE, State

LEAST_DICE: Final = 2
FATES: Final = [make(act.ROLL, die) for die in range(FACES)]
INITIATIVES: Final = [make(act.ROLL, dice) for dice in range(LEAST_DICE, 13)]


def legal(s: State) -> list[int]:
    """Every action that may be taken now."""
    if s.options is None:
        s.options = _options(s)
    return s.options


def has_choice(s: State) -> bool:
    """Whether something can be done but to end; mostly that takes no look at leaders and markers."""
    return (s.ask == st.ORDER and bool(turn.orderable(s))) or len(legal(s)) > 1


def _options(s: State) -> list[int]:
    if s.ask == st.OVER:
        return []
    if s.asked == FATE:
        return INITIATIVES if s.ask == st.INITIATIVE else FATES
    if s.ask <= st.NAME:
        return _early_options(s)
    if s.ask <= st.RESOLVE:
        return _activation_options(s)
    return _combat_options(s)


def _early_options(s: State) -> list[int]:
    asked = s.ask
    if asked == st.SETUP:
        return [make(act.HISTORICAL), make(act.FREE)]
    if asked == st.SET_HEX:
        return [make(act.SET, hex_) for hex_ in setup.free_hexes(s, s.chosen)]
    if asked == st.SET_FACING:
        return [make(act.FACE, facing) for facing in range(AROUND)]
    if asked == st.REPLACE:
        return [make(act.REPLACE, unit) for unit in turn.members_left(s, s.chosen)]
    if asked == st.VOLLEY:
        return [make(act.FIRE, unit, target) for unit, target in turn.volleys(s, s.asked)] + [make(act.HOLD)]
    if asked == st.ACTIVATE:
        return [make(act.ACTIVATE, leader) for leader in turn.waiting(s, s.asked)]
    return [make(act.NAME, unit) for unit in turn.nameable(s)] + [make(act.END)]


def _activation_options(s: State) -> list[int]:
    asked = s.ask
    if asked == st.ORDER:
        return _orders(s)
    if asked == st.WHERE:
        found = [make(act.GO, hex_) for hex_ in moves.destinations(s, s.chosen)]
        return [*found, make(act.REST)] if moves.may_rest(s, s.chosen) else found
    if asked == st.FACING:
        return [make(act.FACE, facing) for facing in moves.facings(s, s.chosen, s.chosen_hex)]
    if asked == st.MARKER_WHERE:
        return [make(act.GO, hex_) for hex_ in moves.marker_hexes(s, s.chosen)]
    if asked == st.SHOOT:
        return [make(act.FIRE, unit, target) for unit, target in turn.shots(s)] + [make(act.HOLD)]
    if asked == st.DECLARE:
        return [*_declarations(turn.declarable(s)), make(act.END)]
    if asked == st.RETARGET:
        return [*_declarations(turn.declarations_of(s, s.chosen)), make(act.HOLD)]
    return [make(act.RESOLVE, attack.target) for attack in turn.resolvable(s)]


def _orders(s: State) -> list[int]:
    found = [make(act.UNIT, unit) for unit in turn.orderable(s)]
    found += [make(act.RIDE, unit) for unit in moves.rides(s, s.acting)]
    if s.asked == CHRISTIAN:
        for marker in range(len(MARKERS)):
            if not (s.markers_moved >> marker) & 1 and moves.marker_hexes(s, marker):
                found.append(make(act.MARKER, marker))
    found.append(make(act.END))
    return found


def _declarations(found: list[tuple[int, int, int]]) -> list[int]:
    return [make(act.CHARGE if kind == CHARGE else act.MELEE, unit, target) for kind, unit, target in found]


def _combat_options(s: State) -> list[int]:
    asked, attack = s.ask, s.attack
    assert attack is not None
    if asked == st.RUN:
        return [make(act.RUN, hex_) for hex_ in run_ends(s, s.chosen, attack.target)]
    if asked == st.REACT:
        found = [make(act.REACT)] if may_react(s, attack) else []
        return found + ([make(act.SLIP)] if may_slip(s, attack) else []) + [make(act.STAND)]
    if asked == st.SHOOT_BACK:
        return [make(act.FIRE, attack.target, unit) for unit in combat.back_targets(s)] + [make(act.HOLD)]
    if asked == st.SHOOT_FIRST:
        return [make(act.FIRE, unit, attack.target) for unit in combat.first_shooters(s)] + [make(act.HOLD)]
    if asked == st.LEAD:
        return [make(act.LEAD, unit) for unit in strongest(s, attack.attackers)]
    if asked == st.ADVANCE:
        return [make(act.ADVANCE, unit) for unit in attack.attackers] + [make(act.HOLD)]
    if asked == st.PURSUE:
        return [make(act.PURSUE, hex_) for hex_ in may_pursue(s, s.chosen)] + [make(act.HOLD)]
    if asked == st.ELAN:
        enemies = enemies_around(s, s.where[s.chosen], s.pieces.side[s.chosen])
        return [make(act.ELAN, unit) for unit in enemies]
    return [make(act.FACE, facing) for facing in range(AROUND)]
