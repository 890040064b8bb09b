"""Rally by the page (H10)."""

from proof.referee import board
from proof.referee.table import WORSE, Leader, Table, Unit

DE_RADA = 0
BETTER = {"D": "V", "R": "D"}


def modifier(table: Table, unit: Unit) -> int:
    """H10.2."""
    total = 3 * (unit.order == "R") + unit.tired + 2 * table.is_threatened(unit, unit.hex)
    total += unit.banner == "andalus"
    total += not is_led(table.leaders[unit.banner], unit)
    total -= _best_bonus(table, unit)
    archbishop = table.markers[DE_RADA]
    total -= unit.side == "christian" and archbishop is not None and board.distance(archbishop, unit.hex) == 1
    total -= board.distance(board.STANDARD, unit.hex) <= 1
    return total


def is_led(leader: Leader, unit: Unit) -> bool:
    return leader.unit is not None and board.distance(leader.at, unit.hex) < leader.radius


def _best_bonus(table: Table, unit: Unit) -> int:
    near = [
        leader.bonus
        for leader in table.leaders.values()
        if leader.side == unit.side and leader.unit is not None and (leader.army or leader.tag == unit.banner)
        if board.distance(leader.at, unit.hex) <= 1
    ]
    return max(near, default=0)


def order_after(table: Table, unit: Unit, die: int) -> str:
    """H10.1."""
    margin = unit.cohesion - die - modifier(table, unit)
    if margin >= 3:
        return "V"
    if margin >= 0:
        return BETTER[unit.order]
    return unit.order if margin >= -5 else WORSE[unit.order]
