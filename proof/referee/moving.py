"""D1 by the page: where a unit may end and how it may face there (H4, H5, H11.5, H11.7)."""

import heapq
from collections.abc import Iterator

from gonfalon.games.navas_hex.rules import state as st
from proof.referee import board
from proof.referee.board import Hex
from proof.referee.table import Leader, Table, Unit

Ends = dict[Hex, set[int]]
LEADER_MOVE = 6
TURNS_FREE = ("Cl", "Il")


def allowance(unit: Unit) -> int:
    """H2.4, H4.1: half of what is left to a Tired unit, up."""
    points = unit.move - unit.tired
    return points if unit.is_(st.COMMANDED) else (points + 1) // 2


def ends(table: Table, unit: Unit) -> Ends:
    """The own hex stands for a turn in place, and the facing it has already is none."""
    found = {unit.hex: set(_turns(table, unit))}
    if not _may_leave(table, unit):
        return found
    for hex_, facing in [*_paid(table, unit), *_one_hex(table, unit)]:
        if hex_ != unit.hex and hex_ not in table.at and _goes_to_leader(table, unit, hex_):
            found.setdefault(hex_, set()).add(facing)
    return found


def may_rest(table: Table, unit: Unit) -> bool:
    """H4.7; by H11.5 the reserve only turns and fires."""
    return not table.is_held_back(unit) and not table.is_threatened(unit, unit.hex) and not unit.is_(st.VOLLEYED)


def _may_leave(table: Table, unit: Unit) -> bool:
    return not table.is_held_back(unit) and not unit.is_(st.VOLLEYED | st.JOINED)


def _turns(table: Table, unit: Unit) -> Iterator[int]:
    free = unit.type in TURNS_FREE or table.is_held_back(unit)
    for turn in range(1, 6):
        if free or min(turn, 6 - turn) <= allowance(unit):
            yield (unit.facing + turn) % 6


def _goes_to_leader(table: Table, unit: Unit, hex_: Hex) -> bool:
    """H4.1."""
    to = table.leaders[unit.banner].at
    return unit.is_(st.COMMANDED) or board.distance(hex_, to) < board.distance(unit.hex, to)


def _steps(table: Table, unit: Unit, hex_: Hex) -> Iterator[Hex]:
    """The neighbours that it may enter from there at all."""
    for near in board.around(hex_):
        other = table.at.get(near)
        if other is not None and other.side != unit.side:
            continue
        if unit.order == "D" and table.is_threatened(unit, near):
            continue
        if unit.banner == "mujahid" and _flees(unit, hex_, near):
            continue
        yield near


def _flees(unit: Unit, hex_: Hex, near: Hex) -> bool:
    """H11.7."""
    away = board.distance(near, board.STANDARD)
    return away < board.distance(hex_, board.STANDARD) and away < board.distance(unit.began, board.STANDARD)


def _facings(hex_: Hex, near: Hex, facing: int) -> set[int]:
    """H5.1: after a step."""
    return {facing, board.direction(hex_, near)} if near in board.front(hex_, facing) else {facing}


def _paid(table: Table, unit: Unit) -> list[tuple[Hex, int]]:
    """All hexes and facings within its MA."""
    fronts, most = table.enemy_fronts(unit), allowance(unit)
    spent: dict[tuple[Hex, int], int] = {}
    queue = [(0, unit.hex, unit.facing)]
    while queue:
        paid, hex_, facing = heapq.heappop(queue)
        if (hex_, facing) in spent:
            continue
        spent[hex_, facing] = paid
        for more, to, turned in _ways_on(table, unit, hex_, facing, fronts):
            if paid + more <= most and (to, turned) not in spent:
                heapq.heappush(queue, (paid + more, to, turned))
    return list(spent)


def _ways_on(table: Table, unit: Unit, hex_: Hex, facing: int, fronts: set[Hex]) -> Iterator[tuple[int, Hex, int]]:
    for turned in ((facing + 1) % 6, (facing - 1) % 6):
        yield 0 if unit.type in TURNS_FREE else 1, hex_, turned
    for near in _steps(table, unit, hex_):
        ground = board.cost(hex_, near, unit.mounted) * (1 if near in board.front(hex_, facing) else 2)
        watched = 0 if hex_ not in fronts else 2 if near in fronts else 1
        for turned in _facings(hex_, near, facing):
            yield ground + watched + (near in table.at), near, turned


def _one_hex(table: Table, unit: Unit) -> Iterator[tuple[Hex, int]]:
    """H5.3: it can always move one hex, and then does nothing else, not even turn free."""
    for near in _steps(table, unit, unit.hex):
        for facing in _facings(unit.hex, near, unit.facing):
            yield near, facing


def ride_ends(table: Table, leader: Leader) -> set[str]:
    """H3.3: the units that a leader may go to by himself."""
    reached = _ridden(table, leader.at, leader.side)
    units = [table.at[hex_] for hex_ in reached if hex_ in table.at]
    own = any(unit.banner == leader.tag for unit in table.at.values())
    return {
        unit.tag
        for unit in units
        if unit.tag != leader.unit and unit.order != "R" and (unit.banner == leader.tag or (leader.army and not own))
    }


def marker_ends(table: Table, marker: int) -> set[Hex]:
    """H11.1."""
    at = table.markers[marker]
    return set() if at is None else _ridden(table, at, "christian") - {at}


def _ridden(table: Table, start: Hex, side: str) -> set[Hex]:
    """Where six MP as foot lead, through friends and not through enemies."""
    spent: dict[Hex, int] = {}
    queue = [(0, start)]
    while queue:
        paid, hex_ = heapq.heappop(queue)
        if hex_ in spent:
            continue
        spent[hex_] = paid
        for near in board.around(hex_):
            more = paid + board.cost(hex_, near, False)
            if more <= LEADER_MOVE and (near not in table.at or table.at[near].side == side):
                heapq.heappush(queue, (more, near))
    return set(spent)
