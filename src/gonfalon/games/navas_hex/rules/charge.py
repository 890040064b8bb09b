"""H8: the run, the reaction and the élan of a charge."""

from gonfalon.games.navas_hex.hexes import AROUND, OFF
from gonfalon.games.navas_hex.rules import news
from gonfalon.games.navas_hex.rules.fronts import has_in_front, is_ahead, way_to
from gonfalon.games.navas_hex.rules.melee import attackers_on, may_attack
from gonfalon.games.navas_hex.rules.pieces import CL, NONE
from gonfalon.games.navas_hex.rules.reach import allowance, carry
from gonfalon.games.navas_hex.rules.retreat import can_slip
from gonfalon.games.navas_hex.rules.special import is_held
from gonfalon.games.navas_hex.rules.state import CHARGE, LEFT, RAN, REACTED, TIRED, VALIANT, Attack, State, is_, mark


def may_charge(s: State, unit: int) -> bool:
    # H8.2 Mounted, Fresh, Valiant, in command, and still in the hex where it began.
    return may_attack(s, unit) and s.pieces.mounted[unit] and not is_(s, unit, TIRED | LEFT)


def charge_targets(s: State, unit: int) -> list[int]:
    """Enemies whom a run can reach, and whom no two charge already."""
    found: set[int] = set()
    side = s.pieces.side[unit]
    for run in runs(s, unit):
        end, facing = run[-1], _facing_after(s, unit, run)
        for by in (5, 0, 1):
            hex_ = s.pieces.ground.neighbours[end][(facing + by) % AROUND]
            other = s.at[hex_] if hex_ != OFF else NONE
            if other != NONE and s.pieces.side[other] != side:
                found.add(other)
    # H8.1 Two may charge the same enemy.
    most = s.pieces.most_chargers
    return [target for target in sorted(found, key=lambda u: s.where[u]) if attackers_on(s, target, CHARGE) < most]


def runs(s: State, unit: int) -> list[list[int]]:
    """Every run: vacant hexes straight ahead with one wheel of one hexside, as far as movement and four hexes go."""
    found: list[list[int]] = []
    facing, most = s.facing[unit], s.pieces.run
    _add_runs(s, unit, facing, 0, facing, found)
    for straight in range(most):
        for by in (1, 5):
            _add_runs(s, unit, facing, straight, (facing + by) % AROUND, found)
    return found


def _add_runs(s: State, unit: int, facing: int, straight: int, then: int, found: list[list[int]]) -> None:
    """So many hexes straight on, then in the other direction, where each end is a run of its own."""
    ground, points = s.pieces.ground, allowance(s, unit)
    hex_ = s.where[unit]
    path: list[int] = []
    while len(path) < s.pieces.run:
        way = facing if len(path) < straight else then
        there = ground.neighbours[hex_][way]
        if there == OFF or s.at[there] != NONE or ground.horse[hex_][way] > points:
            return
        points -= ground.horse[hex_][way]
        hex_ = there
        path = [*path, there]
        if len(path) > straight:
            found.append(path)


def _facing_after(s: State, unit: int, run: list[int]) -> int:
    """How it faces at the end: the way of its last step."""
    before = run[-2] if len(run) > 1 else s.where[unit]
    return way_to(s, before, run[-1])


def run_ends(s: State, unit: int, target: int) -> list[int]:
    """Where a run to this target may end, by hex number."""
    found = set()
    for run in runs(s, unit):
        way = way_to(s, run[-1], s.where[target])
        if way != OFF and is_ahead(_facing_after(s, unit, run), way):
            found.add(run[-1])
    return sorted(found)


def do_run(s: State, unit: int, end: int, target: int) -> None:
    """The run itself; the charger turns to its target."""
    for run in runs(s, unit):
        way = way_to(s, run[-1], s.where[target])
        if run[-1] == end and way != OFF and is_ahead(_facing_after(s, unit, run), way):
            mark(s, unit, RAN)
            news.charger_ran(s, unit, run)
            for hex_ in run:
                if s.winner == NONE:  # a run over the standard ends the battle there
                    carry(s, unit, hex_)
            turn_to(s, unit, target)
            return


def turn_to(s: State, unit: int, target: int) -> None:
    s.facing[unit] = way_to(s, s.where[unit], s.where[target])


def may_react(s: State, attack: Attack) -> bool:
    # H8.4 (a) A Fresh mounted target with all chargers in its front.
    target = attack.target
    if not _has_reaction(s, target) or not s.pieces.mounted[target] or is_(s, target, TIRED):
        return False
    return all([has_in_front(s, target, s.where[unit]) for unit in attack.attackers])


def may_slip(s: State, attack: Attack) -> bool:
    """H8.4 (b): light horse charged by no light horse."""
    target, type_ = attack.target, s.pieces.type
    if not _has_reaction(s, target) or type_[target] != CL:
        return False
    return not any([type_[unit] == CL for unit in attack.attackers]) and can_slip(s, target)


def _has_reaction(s: State, target: int) -> bool:
    return s.order[target] == VALIANT and not is_(s, target, REACTED) and not is_held(s, target)
