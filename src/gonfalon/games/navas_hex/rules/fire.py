"""H6: fire, offensive and defensive."""

from gonfalon.core.state import FATE
from gonfalon.games.navas_hex.hexes import in_cone
from gonfalon.games.navas_hex.rules import news, tasks
from gonfalon.games.navas_hex.rules.actions import make
from gonfalon.games.navas_hex.rules.fronts import is_near_enemy
from gonfalon.games.navas_hex.rules.losses import discourage, eliminate, rout, tire
from gonfalon.games.navas_hex.rules.news import HEAVILY, LIGHTLY, NOT_HIT
from gonfalon.games.navas_hex.rules.pieces import AB, AR, CHRISTIAN, NONE
from gonfalon.games.navas_hex.rules.special import free_reserve
from gonfalon.games.navas_hex.rules.state import (
    ACTIVE,
    DISCOURAGED,
    FIRE_ROLL,
    FIRED,
    LEFT,
    ON_MAP,
    RESTING,
    ROUTED,
    TIRED,
    TIRED_NOW,
    VALIANT,
    VOLLEYED,
    State,
    ask,
    is_,
    later,
    unmark,
)


def targets(s: State, shooter: int) -> list[int]:
    """The enemy units that it may fire at from where it stands."""
    pieces, hex_ = s.pieces, s.where[shooter]
    side = pieces.side[shooter]
    found = []
    for there in pieces.ground.cone(hex_, s.facing[shooter], len(pieces.shots[shooter])):
        unit = s.at[there]
        if unit != NONE and pieces.side[unit] != side and sees(s, hex_, there):
            found.append(unit)
    return found


def sees(s: State, start: int, end: int) -> bool:
    # H6.2 A line along a hexside is blocked only if both hexes block.
    for beside in s.pieces.ground.line(start, end):
        if all([_blocks(s, hex_, start, end) for hex_ in beside]):
            return False
    return True


def _blocks(s: State, hex_: int, start: int, end: int) -> bool:
    if hex_ == NONE:
        return False
    level = s.pieces.ground.level
    highest = max(level[start], level[end])
    return level[hex_] >= highest if s.at[hex_] != NONE else level[hex_] > highest


def may_volley(s: State, unit: int) -> bool:
    # H4.2 Only archers, and only away from the enemy.
    if s.pieces.type[unit] != AR or s.gone[unit] != ON_MAP or s.order[unit] == ROUTED or is_(s, unit, VOLLEYED):
        return False
    return not is_near_enemy(s, s.where[unit], s.pieces.side[unit])


def may_shoot(s: State, unit: int) -> bool:
    # Each shooter once, away from the enemy; crossbows not if they left their hex.
    if not is_(s, unit, ACTIVE) or not s.pieces.shots[unit] or s.gone[unit] != ON_MAP or s.order[unit] == ROUTED:
        return False
    if is_(s, unit, FIRED | RESTING) or (s.pieces.type[unit] == AB and is_(s, unit, LEFT)):
        return False
    return not is_near_enemy(s, s.where[unit], s.pieces.side[unit])


def modifiers(s: State, shooter: int, victim: int) -> int:
    # H6.3 What is added to the die.
    pieces = s.pieces
    total = pieces.fire_at[pieces.type[victim]]
    if pieces.type[shooter] == AR:
        total += pieces.archer
    offset = pieces.ground.sheet.offset(s.where[victim], s.where[shooter])
    if s.order[victim] == ROUTED or not in_cone(s.facing[victim], offset):
        total += pieces.fire_exposed
    if is_(s, shooter, TIRED):
        total += pieces.fire_tired
    if s.order[shooter] == DISCOURAGED:
        total += pieces.fire_discouraged
    return total


def numbers(s: State, shooter: int, victim: int) -> tuple[int, int]:
    """The light and the heavy number at this range."""
    return s.pieces.shots[shooter][s.pieces.ground.distances[s.where[shooter]][s.where[victim]] - 1]


def begin_fire(s: State, shooter: int, victim: int) -> None:
    s.shooter, s.victim, s.fought = shooter, victim, True
    # Whoever is fired at rests no longer.
    unmark(s, victim, RESTING)
    later(s, make(tasks.AFTER_FIRE, shooter, victim))
    ask(s, FIRE_ROLL, FATE)


def roll_fire(s: State, die: int) -> None:
    # H6.1 At or above the first number light, at or above the second heavy.
    shooter, victim = s.shooter, s.victim
    needed, added = numbers(s, shooter, victim), modifiers(s, shooter, victim)
    effect = _effect(needed, die + added)
    news.fired(s, shooter, victim, die, added, needed, effect)
    s.shooter = s.victim = NONE
    if effect == HEAVILY:
        _hit_heavily(s, victim)
    elif effect == LIGHTLY:
        discourage(s, victim)


def _effect(needed: tuple[int, int], total: int) -> int:
    light, heavy = needed
    if heavy and total >= heavy:
        return HEAVILY
    return LIGHTLY if total >= light else NOT_HIT


def _hit_heavily(s: State, victim: int) -> None:
    # H6.4 Heavy: Valiant is Discouraged and Tired, Discouraged is Routed, Routed is eliminated.
    if s.order[victim] == VALIANT:
        discourage(s, victim)
        tire(s, victim)
    elif s.order[victim] == DISCOURAGED:
        rout(s, victim)
    else:
        eliminate(s, victim)


def after_fire(s: State, shooter: int, victim: int) -> None:
    """All that follows from it is done."""
    if s.attack is None:
        unmark(s, victim, TIRED_NOW)
    if s.pieces.side[shooter] == CHRISTIAN:
        free_reserve(s, victim)
    later(s, make(tasks.ANDALUS))
