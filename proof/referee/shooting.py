"""Fire by the page (H6): targets, modifiers, and what each die does."""

from gonfalon.games.navas_hex.rules import state as st
from proof.referee import board
from proof.referee.board import Hex
from proof.referee.table import WORSE, Table, Unit

NEVER = 99
NUMBERS = {
    "Ar": ((5, 7), (6, 8), (6, 8)),
    "Ab": ((6, 8), (7, 9), (8, 9), (9, NEVER)),
    "Cl": ((6, 8), (7, 9)),
}


def targets(table: Table, shooter: Unit) -> list[Unit]:
    """H6.1, H6.2: enemies in range, in the cone and in sight."""
    return [
        enemy
        for enemy in table.at.values()
        if enemy.side != shooter.side
        and board.distance(shooter.hex, enemy.hex) <= len(NUMBERS[shooter.type])
        and board.in_cone(shooter.hex, shooter.facing, enemy.hex)
        and is_in_sight(table, shooter.hex, enemy.hex)
    ]


def is_in_sight(table: Table, one: Hex, other: Hex) -> bool:
    highest = max(board.level(one), board.level(other))
    for group in board.crossed(other[0] - one[0], other[1] - one[1]):
        if all(_blocks(table, (one[0] + across, one[1] + along), highest) for across, along in group):
            return False
    return True


def _blocks(table: Table, hex_: Hex, highest: int) -> bool:
    if not board.is_on_map(hex_):
        return False
    return board.level(hex_) > highest or (hex_ in table.at and highest <= board.level(hex_))


def may_fire(table: Table, unit: Unit) -> bool:
    """H4.5, H6.5: unrouted, nobody near, not at rest."""
    return unit.shoots and unit.order in "VD" and not table.is_threatened(unit, unit.hex) and not unit.is_(st.RESTING)


def in_b(table: Table, unit: Unit, side: str) -> bool:
    """H4.2."""
    return unit.side == side and unit.type == "Ar" and may_fire(table, unit) and not unit.is_(st.VOLLEYED)


def in_d2(table: Table, unit: Unit) -> bool:
    """H4.5."""
    fresh = unit.is_(st.ACTIVE) and not unit.is_(st.FIRED)
    return fresh and may_fire(table, unit) and not (unit.type == "Ab" and unit.is_(st.LEFT))


def modifier(shooter: Unit, target: Unit) -> int:
    """H6.3."""
    exposed = target.order == "R" or not board.in_cone(target.hex, target.facing, shooter.hex)
    hindered = (shooter.type == "Ar") + shooter.tired + (shooter.order == "D")
    return exposed - (target.type in ("Ch", "Il")) - hindered


def order_after(shooter: Unit, target: Unit, die: int) -> tuple[str, bool]:
    """H6.1, H6.4: the target's order, and whether it is Tired."""
    light, heavy = NUMBERS[shooter.type][board.distance(shooter.hex, target.hex) - 1]
    total = die + modifier(shooter, target)
    if total >= heavy:
        return WORSE[target.order], target.tired or target.order == "V"
    if total >= light and target.order == "V":
        return "D", target.tired
    return target.order, target.tired
