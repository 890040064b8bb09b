"""H7, H8: a charge or melee from the moment when its turn comes to the last élan."""

from gonfalon.core.state import FATE
from gonfalon.games.navas_hex.rules import news, tasks
from gonfalon.games.navas_hex.rules.actions import make
from gonfalon.games.navas_hex.rules.charge import do_run, may_charge, may_react, may_slip, run_ends, turn_to
from gonfalon.games.navas_hex.rules.fire import begin_fire
from gonfalon.games.navas_hex.rules.fronts import enemies_around, has_in_front, way_to
from gonfalon.games.navas_hex.rules.losses import tire
from gonfalon.games.navas_hex.rules.melee import DR, apply_result, may_pursue, modifiers, result_of, strongest
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, NONE
from gonfalon.games.navas_hex.rules.reach import carry
from gonfalon.games.navas_hex.rules.retreat import retreat
from gonfalon.games.navas_hex.rules.special import check_andalus, free_reserve
from gonfalon.games.navas_hex.rules.state import (
    ACTED,
    ADVANCE,
    ATTACKED,
    CHARGE,
    COMBAT_ROLL,
    ELAN,
    ELAN_FACING,
    FIRED,
    LEAD,
    MELEE,
    MELEED,
    OF_COMBAT,
    ON_MAP,
    PURSUE,
    RAN,
    REACT,
    REACTED,
    RESTING,
    RUN,
    SHOOT_BACK,
    SHOOT_FIRST,
    SHOT_BACK,
    VALIANT,
    Attack,
    State,
    ask,
    clear,
    enemy_of,
    is_,
    later,
    mark,
    unmark,
)


def attacking_side(s: State) -> int:
    return s.pieces.banner_side[s.acting]


def begin_attack(s: State, attack: Attack) -> None:
    s.attack, s.elan, s.fought = attack, 0, True
    news.attack_began(s, attack)
    s.target_hex = s.where[attack.target]
    if attack.kind == MELEE:
        mark(s, attack.target, MELEED)
    later(s, make(tasks.RUNS, 0), make(tasks.END_ATTACK))


def _engage(s: State, attack: Attack) -> None:
    """The attackers are there: the defender answers, and then they fight."""
    s.target_hex = s.where[attack.target]
    s.reacting, s.result = False, NONE
    for unit in attack.attackers:
        mark(s, unit, ACTED)
    # Whoever is attacked rests no longer.
    unmark(s, attack.target, RESTING)
    first = make(tasks.REACTION) if attack.kind == CHARGE else make(tasks.DEFENSIVE_FIRE)
    later(s, first, make(tasks.FIGHT), make(tasks.AFTER_FIGHT))


def run_next(s: State, place: int) -> None:
    """The run of each charger in turn. A second one in whose way the first has stopped must wait."""
    attack = s.attack
    assert attack is not None
    if attack.kind == MELEE or place >= len(attack.attackers):
        _engage(s, attack)
        return
    unit = attack.attackers[place]
    ends = run_ends(s, unit, attack.target)
    if not ends:
        attack.attackers.remove(unit)
        s.declared.append(Attack(CHARGE, attack.target, [unit]))
        _engage(s, attack)
        return
    later(s, make(tasks.RUNS, place + 1))
    if len(ends) == 1:
        do_run(s, unit, ends[0], attack.target)
    else:
        s.chosen = unit
        ask(s, RUN, attacking_side(s))


def choose_run(s: State, end: int) -> None:
    attack, unit = s.attack, s.chosen
    assert attack is not None
    s.chosen = NONE
    do_run(s, unit, end, attack.target)


def ask_reaction(s: State) -> None:
    attack = s.attack
    assert attack is not None
    later(s, make(tasks.DEFENSIVE_FIRE))
    if may_react(s, attack) or may_slip(s, attack):
        ask(s, REACT, enemy_of(attacking_side(s)))


def react(s: State) -> None:
    assert s.attack is not None
    news.reacted(s, s.attack.target)
    s.reacting = True
    mark(s, s.attack.target, REACTED | RAN)


def slip(s: State) -> None:
    """H8.4: the charge ends here; a charger may take the hex, and there is no élan."""
    attack = s.attack
    assert attack is not None
    mark(s, attack.target, REACTED)
    news.slipped(s, attack.target)
    _forget_fight(s)
    retreat(s, attack.target, s.pieces.slip)
    later(s, make(tasks.GO_ON))


def _forget_fight(s: State) -> None:
    """Of what was to come, only the end of the attack is left."""
    while s.todo[-1] != make(tasks.END_ATTACK):
        s.todo.pop()


def ask_defensive_fire(s: State) -> None:
    attack = s.attack
    assert attack is not None
    later(s, make(tasks.OFFENSIVE_FIRE))
    if back_targets(s):
        ask(s, SHOOT_BACK, enemy_of(attacking_side(s)))


def back_targets(s: State) -> list[int]:
    # H6.5 A Valiant shooter fires once an activation at one attacker in its front.
    attack = s.attack
    assert attack is not None
    target = attack.target
    if not s.pieces.shots[target] or s.order[target] != VALIANT or is_(s, target, SHOT_BACK):
        return []
    return [unit for unit in attack.attackers if has_in_front(s, target, s.where[unit])]


def shoot_back(s: State, unit: int) -> None:
    assert s.attack is not None
    mark(s, s.attack.target, SHOT_BACK)
    begin_fire(s, s.attack.target, unit)


def ask_offensive_fire(s: State) -> None:
    _drop_out(s)
    if first_shooters(s):
        later(s, make(tasks.OFFENSIVE_FIRE))
        ask(s, SHOOT_FIRST, attacking_side(s))


def first_shooters(s: State) -> list[int]:
    # In a melee shooters may fire at their target before they fight.
    attack = s.attack
    assert attack is not None
    if attack.kind == CHARGE or s.where[attack.target] != s.target_hex:
        return []
    return [unit for unit in attack.attackers if s.pieces.shots[unit] and not is_(s, unit, FIRED)]


def shoot_first(s: State, unit: int) -> None:
    assert s.attack is not None
    mark(s, unit, FIRED)
    s.fired_first = True
    begin_fire(s, unit, s.attack.target)


def _drop_out(s: State) -> None:
    """An attacker who is no longer Valiant fights no more."""
    attack = s.attack
    assert attack is not None
    attack.attackers = [unit for unit in attack.attackers if s.gone[unit] == ON_MAP and s.order[unit] == VALIANT]


def fight(s: State) -> None:
    attack = s.attack
    assert attack is not None
    _drop_out(s)
    if not attack.attackers or s.where[attack.target] != s.target_hex:
        return
    leads = strongest(s, attack.attackers)
    if len(leads) > 1:
        ask(s, LEAD, attacking_side(s))
    else:
        choose_lead(s, leads[0])


def choose_lead(s: State, unit: int) -> None:
    attack = s.attack
    assert attack is not None
    attack.attackers = [unit, *[other for other in attack.attackers if other != unit]]
    ask(s, COMBAT_ROLL, FATE)


def roll_combat(s: State, die: int) -> None:
    attack = s.attack
    assert attack is not None
    parts = modifiers(s, attack)
    s.result = result_of(s, attack, die + sum(parts))
    news.fought(s, attack, parts, die)
    apply_result(s, attack, s.result)


def after_fight(s: State) -> None:
    """Leaders have rolled and the beaten have gone back; now al-Andalus may break, and somebody may advance."""
    assert s.attack is not None
    check_andalus(s)
    if s.at[s.target_hex] == NONE:
        later(s, make(tasks.GO_ON))


def go_on(s: State) -> None:
    """The target's hex is empty."""
    attack = s.attack
    assert attack is not None
    # H8.5 A charge that empties the hex must go into it; whoever let the target slip away may.
    if attack.kind == CHARGE and s.result != NONE:
        advance(s, attack.attackers[0])
    else:
        ask(s, ADVANCE, attacking_side(s))


def advance(s: State, unit: int) -> None:
    # H7.6 At no cost, facing the way it went.
    attack, start = s.attack, s.where[unit]
    assert attack is not None
    news.advanced(s, unit, s.target_hex)
    s.facing[unit] = way_to(s, start, s.target_hex)
    carry(s, unit, s.target_hex)
    if s.winner != NONE:
        return
    if attack.kind == CHARGE:
        attack.attackers = [unit]
        if s.result != NONE:
            _ask_elan(s, unit)
    elif s.result >= DR and s.pieces.mounted[unit] and may_pursue(s, unit):
        s.chosen = unit
        ask(s, PURSUE, attacking_side(s))


def _ask_elan(s: State, unit: int) -> None:
    enemies = enemies_around(s, s.where[unit], s.pieces.side[unit])
    s.chosen = unit
    if enemies and s.elan < s.pieces.most_elan:
        if len(enemies) == 1:
            charge_on(s, enemies[0])
        else:
            ask(s, ELAN, attacking_side(s))
    else:
        ask(s, ELAN_FACING, attacking_side(s))


def charge_on(s: State, target: int) -> None:
    """An élan: no run, and the next enemy."""
    unit, before = s.chosen, s.attack
    assert before is not None
    s.chosen = NONE
    s.elan += 1
    _free(s, before.target)
    news.charged_on(s, unit, target)
    s.attack = Attack(CHARGE, target, [unit])
    turn_to(s, unit, target)
    _engage(s, s.attack)


def pursue(s: State, hex_: int) -> None:
    unit = s.chosen
    s.chosen = NONE
    news.pursued(s, unit, hex_)
    s.facing[unit] = way_to(s, s.where[unit], hex_)
    carry(s, unit, hex_)


def face(s: State, facing: int) -> None:
    news.unit_turned(s, s.chosen, facing)
    s.facing[s.chosen] = facing
    s.chosen = NONE


def end_attack(s: State) -> None:
    # H8.3 After the last élan every charger that ran is Tired, and every target that charged against it.
    attack = s.attack
    assert attack is not None
    for unit in range(s.pieces.units):
        if is_(s, unit, RAN):
            tire(s, unit)
    _free(s, attack.target)
    clear(s, OF_COMBAT)
    s.attack, s.target_hex, s.elan, s.result = None, NONE, 0, NONE
    s.reacting = s.fired_first = False


def _free(s: State, target: int) -> None:
    if attacking_side(s) == CHRISTIAN:
        free_reserve(s, target)


def hindrance(s: State, attack: Attack, unit: int) -> str:
    """H4.5: why a declared attacker cannot reach its target any more; nothing if it can."""
    if s.gone[unit] != ON_MAP:
        return "gone"
    if s.order[unit] != VALIANT:
        return "shaken"
    if s.gone[attack.target] != ON_MAP:
        return "target-gone"
    if attack.kind == MELEE:
        return "" if has_in_front(s, unit, s.where[attack.target]) else "not-in-front"
    if not may_charge_still(s, unit):
        return "not-fresh"
    return "" if run_ends(s, unit, attack.target) else "no-run"


def may_charge_still(s: State, unit: int) -> bool:
    """Like `may_charge`, for one who has declared already."""
    unmark(s, unit, ATTACKED)
    found = may_charge(s, unit)
    mark(s, unit, ATTACKED)
    return found
