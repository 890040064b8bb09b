"""Melee and charge by the page (H7, H8): who may attack whom, the total, and what each result does."""

from dataclasses import dataclass

from gonfalon.games.navas_hex.interface.views import AttackView, NavasHexView
from gonfalon.games.navas_hex.rules import state as st
from proof.referee import board
from proof.referee.board import Hex
from proof.referee.homeward import path, retreat, rout, tire
from proof.referee.table import Table, Unit

RUY_DIAZ = 1
TYPES = ["Ch", "Ha", "Cl", "Pi", "Mi", "Il", "Ar", "Ab"]
MELEE = """
Ch       0 +1 +1  0 +1 +1 +2 +1
Ha      -1  0 +1 -1  0 +1 +1 +1
Cl      -1  0  0 -1  0 +1 +1 +1
Pi       0  0 +1  0 +1 +1 +1 +1
Mi      -1 -1  0 -1  0  0 +1 +1
Il      -2 -1 -1 -1 -1  0 +1  0
Ar      -2 -2 -2 -2 -1 -1  0  0
Ab      -2 -2 -1 -2 -1 -1  0  0
"""
CHARGE = """
Ch      +1 +1 +1 -1 +1 +2 +2 +2
Ha       0 +1 +1 -2 +1 +1 +2 +1
Cl      -1  0 +1 -3  0 +1 +1 +1
"""
CODES = ("AR", "AD", "BT", "DD1", "DD2", "DR", "DE")
MELEE_MOST = (2, 4, 6, 8, 9, 11)
CHARGE_MOST = (2, 4, 5, 7, 8, 10)


def _matrix(text: str) -> dict[tuple[str, str], int]:
    rows = [line.split() for line in text.split("\n") if line]
    return {(row[0], column): int(value) for row in rows for column, value in zip(TYPES, row[1:], strict=True)}


MATRIX = {"melee": _matrix(MELEE), "charge": _matrix(CHARGE)}


@dataclass
class Fight:
    """What is about to be rolled for; the first attacker leads."""

    charge: bool
    target: Unit
    attackers: list[Unit]
    elan: int
    reacting: bool
    fired_first: bool


def fight_of(table: Table, view: NavasHexView) -> Fight:
    attack = view.attack
    assert attack is not None
    units = [table.units[tag] for tag in attack.attackers]
    charge = attack.kind == "charge"
    fired = any(unit.is_(st.FIRED) for unit in units) if charge else view.fired_first
    return Fight(charge, table.units[attack.target], units, view.elan, view.reacting, fired)


def modifier(table: Table, fight: Fight) -> int:
    """H7.2 to H7.4, H8.3 to H8.5."""
    target, attackers = fight.target, fight.attackers
    total = _difference(sum(unit.strength for unit in attackers) - target.strength)
    matrix = MATRIX["charge" if fight.charge and not fight.reacting else "melee"]
    total += min(matrix[unit.type, target.type] for unit in attackers)
    total += min(board.slope(unit.hex, target.hex, fight.charge) for unit in attackers)
    total += max(table.bonus(unit) for unit in attackers) - table.bonus(target)
    total += any(table.has_marker(unit, RUY_DIAZ) for unit in attackers) - table.has_marker(target, RUY_DIAZ)
    total -= 2 * fight.fired_first
    total += 2 * (target.order != "R" and any(unit.hex not in target.front for unit in attackers))
    total -= any(unit.tired for unit in attackers)
    total += target.tired + {"V": 0, "D": 1, "R": 3}[target.order]
    total -= _has_line(table, target)
    return total - 2 * fight.elan - fight.reacting


def _difference(strength: int) -> int:
    return next(shift for most, shift in ((-2, -1), (1, 0), (4, 1), (7, 2), (99, 3)) if strength <= most)


def _has_line(table: Table, target: Unit) -> bool:
    valiant = [friend for friend in table.friends(target, board.around(target.hex)) if friend.order == "V"]
    return target.order == "V" and len(valiant) >= 2


def result(fight: Fight, total: int) -> str:
    most = CHARGE_MOST if fight.charge else MELEE_MOST
    return CODES[sum(total > limit for limit in most)]


def resolve(table: Table, fight: Fight, code: str) -> None:
    """H7.5, H7.7: up to the retreat, without leaders."""
    lead, target = fight.attackers[0], fight.target
    encircled = table.is_encircled(target)
    if code == "AR":
        for other in fight.attackers[1:]:
            other.order = "D"
        rout(table, lead)
    elif code == "AD":
        _worsen(table, lead, 1)
    elif code == "BT":
        tire(lead)
        tire(target)
    elif code in ("DD1", "DD2"):
        if code == "DD2":
            target.flags |= st.TIRED
        _worsen(table, target, 1 if code == "DD1" else 2)
    elif code == "DR" and target.order != "R" and not encircled:
        rout(table, target)
    else:
        table.remove(target, "x")
    if fight.reacting:
        target.flags |= st.TIRED


def _worsen(table: Table, unit: Unit, back: int) -> None:
    if unit.order == "V":
        unit.order = "D"
        retreat(table, unit, back)
    elif unit.order == "D":
        rout(table, unit)
    else:
        table.remove(unit, "x")


def check_andalus(table: Table) -> None:
    """H11.6."""
    own = [unit for unit in table.units.values() if unit.banner == "andalus"]
    if not table.view.andalus_gone and sum(unit.order in "xR" for unit in own) >= 7:
        for unit in own:
            if unit.on_map:
                table.remove(unit, "w")


# D3


def may_attack(table: Table, unit: Unit) -> bool:
    """H4.1, H4.2, H4.7, H7.1, H11.5."""
    barred = unit.is_(st.RESTING | st.VOLLEYED | st.ATTACKED) or not unit.is_(st.COMMANDED)
    return unit.is_(st.ACTIVE) and unit.order == "V" and not barred and not table.is_held_back(unit)


def melee_targets(table: Table, unit: Unit) -> list[Unit]:
    return [enemy for enemy in table.enemies(unit, unit.front) if not enemy.is_(st.MELEED)]


def may_charge(unit: Unit) -> bool:
    """H8.2."""
    return unit.mounted and not unit.tired and not unit.is_(st.LEFT)


def runs(table: Table, unit: Unit) -> dict[str, set[Hex]]:
    """H8.2: the targets of a charge, and where its run may end for each. A wheel comes before a hex, never last."""
    found: dict[str, set[Hex]] = {}
    _run_on(table, unit, [unit.hex], (unit.facing, False, 0), found)
    return found


def _run_on(
    table: Table, unit: Unit, way: list[Hex], so_far: tuple[int, bool, int], found: dict[str, set[Hex]]
) -> None:
    facing, wheeled, spent = so_far
    if len(way) > 1:
        for enemy in table.enemies(unit, board.front(way[-1], facing)):
            found.setdefault(enemy.tag, set()).add(way[-1])
    if len(way) > 4:
        return
    for turn in (0,) if wheeled else (0, 1, -1):
        ahead = (facing + turn) % 6
        to = board.step(way[-1], ahead)
        if board.is_on_map(to) and to not in table.at:
            paid = spent + board.cost(way[-1], to, True)
            if paid <= unit.move:
                _run_on(table, unit, [*way, to], (ahead, wheeled or turn != 0, paid), found)


def declarations(table: Table, declared: list[AttackView]) -> set[str]:
    """All words that D3 offers."""
    busy = {tag for attack in declared for tag in attack.attackers}
    words = set()
    for unit in table.at.values():
        if unit.tag not in busy and may_attack(table, unit):
            words |= attacks_of(table, unit, declared)
    return words


def attacks_of(table: Table, unit: Unit, declared: list[AttackView]) -> set[str]:
    def room(kind: str, target: Unit, most: int) -> bool:
        return sum(len(a.attackers) for a in declared if (a.kind, a.target) == (kind, target.tag)) < most

    found = {("melee", enemy.hex) for enemy in melee_targets(table, unit) if room("melee", enemy, 3)}
    if may_charge(unit):
        enemies = [table.units[tag] for tag in runs(table, unit)]
        found |= {("charge", enemy.hex) for enemy in enemies if room("charge", enemy, 2)}
    return {f"{kind} {unit.tag} {board.name_of(hex_)}" for kind, hex_ in found}


# D4


def reactions(table: Table, fight: Fight) -> set[str]:
    """H8.4, H11.5: besides standing."""
    target = fight.target
    if not fight.charge or target.order != "V" or target.is_(st.REACTED) or table.is_held_back(target):
        return set()
    words = set()
    if target.mounted and not target.tired and all(unit.hex in target.front for unit in fight.attackers):
        words.add("react")
    if target.type == "Cl" and all(unit.type != "Cl" for unit in fight.attackers) and may_slip(table, target):
        words.add("slip")
    return words


def may_slip(table: Table, unit: Unit) -> bool:
    walked, stays = path(table, unit, 2)
    return bool(walked) and stays


def shots_back(fight: Fight) -> list[Unit]:
    """H6.5: whom the target may shoot at."""
    target = fight.target
    if not target.shoots or target.order != "V" or target.is_(st.SHOT_BACK):
        return []
    return [unit for unit in fight.attackers if unit.hex in target.front]
