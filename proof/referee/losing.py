"""What becomes of a leader whose unit is Routed or eliminated (H3.5, H3.6)."""

from proof.referee import board
from proof.referee.table import Leader, Table, Unit

ROUTED = ("nothing",) * 8 + ("wounded", "killed")
ELIMINATED = ("escapes",) * 5 + ("killed",) * 3 + ("captured",) * 2
ENCIRCLED = ("killed",) * 4 + ("captured",) * 6


def fate(table: Table, leader: Leader, die: int) -> str:
    unit = table.at.get(leader.at)
    if unit is not None and unit.tag == leader.unit:
        return ROUTED[die]
    enemies = [near for near in board.around(leader.at) if near in table.at and table.at[near].side != leader.side]
    return (ENCIRCLED if len(enemies) == len(board.around(leader.at)) else ELIMINATED)[die]


def worth(leader: Leader, fate: str) -> int:
    return 0 if leader.replaced else {"killed": 3, "captured": 5}.get(fate, 0)


def state_after(leader: Leader, fate: str) -> str:
    return {"killed": "lost", "captured": "lost", "wounded": "wounded"}.get(fate, leader.state)


def escape(table: Table, leader: Leader) -> str | None:
    """The unit of his banner that is nearest, unrouted before Routed; an army leader's friend; nobody."""
    friends = [unit for unit in table.at.values() if unit.side == leader.side and unit.tag != leader.unit]
    own = [unit for unit in friends if unit.banner == leader.tag]
    there = own or (friends if leader.army else [])

    def far(unit: Unit) -> tuple[bool, int, str]:
        return unit.order == "R", board.distance(leader.at, unit.hex), board.name_of(unit.hex)

    return min(there, key=far).tag if there else None
