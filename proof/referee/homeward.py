"""Retreat and rout by the page (H9)."""

from collections.abc import Callable
from itertools import pairwise

from gonfalon.games.navas_hex.rules import state as st
from proof.referee import board
from proof.referee.board import Hex
from proof.referee.table import HOME, Table, Unit

WAYS = {"christian": (board.S, board.SE, board.SW), "moslem": (board.N, board.NW, board.NE)}


def best_step(table: Table, unit: Unit, hex_: Hex) -> Hex | None:
    """H9.1."""
    ways = [board.step(hex_, way) for way in WAYS[unit.side]]
    open_ = [to for to in ways if board.is_on_map(to) and not table.enemies(unit, [to])]
    return min(open_, key=lambda to: _weight(table, unit, hex_, to), default=None)


def _weight(table: Table, unit: Unit, hex_: Hex, to: Hex) -> int:
    friend = table.at.get(to)
    straight = to[0] == hex_[0]
    return (not straight) + 2 * table.is_threatened(unit, to) + 10 * (friend is not None and friend is not unit)


def path(table: Table, unit: Unit, steps: int) -> tuple[list[Hex], bool]:
    """H9.2: the hexes entered, and whether the unit is still there at the end."""
    return _walk(table, unit, lambda walked, _: len(walked) < steps)


def rout_path(table: Table, unit: Unit) -> tuple[list[Hex], bool]:
    """H9.4: by MP; what leads off the map costs as clear ground."""
    points = (unit.move + 1) // 2 if unit.mounted else unit.move

    def pays(walked: list[Hex], to: Hex | None) -> bool:
        way = [unit.hex, *walked]
        spent = sum(board.cost(one, other, unit.mounted) for one, other in pairwise(way))
        return not walked or spent + (1 if to is None else board.cost(way[-1], to, unit.mounted)) <= points

    return _walk(table, unit, pays)


def _walk(table: Table, unit: Unit, goes_on: Callable[[list[Hex], Hex | None], bool]) -> tuple[list[Hex], bool]:
    walked: list[Hex] = []
    while True:
        at = walked[-1] if walked else unit.hex
        on_friend = bool(walked) and at in table.at
        leaves = board.is_last_row(at, HOME[unit.side])
        to = None if leaves else best_step(table, unit, at)
        if not on_friend and not goes_on(walked, to):
            return walked, True
        if leaves:
            return walked, False
        if to is None:
            return walked, bool(walked) and not on_friend
        walked.append(to)


def retreat(table: Table, unit: Unit, steps: int) -> None:
    _follow(table, unit, *path(table, unit, steps))


def rout_move(table: Table, unit: Unit) -> None:
    _follow(table, unit, *rout_path(table, unit))


def _follow(table: Table, unit: Unit, walked: list[Hex], stays: bool) -> None:
    takes_it = unit.side == "christian" and board.STANDARD in walked and board.STANDARD not in table.at
    if takes_it:  # H12.1: that ends the battle, and the way
        walked, stays, table.won = walked[: walked.index(board.STANDARD) + 1], True, True
    for friend in table.friends(unit, walked):
        if friend.order == "V":
            friend.order = "D"
    if not stays:
        table.remove(unit, "x")
    elif walked:
        table.put(unit, walked[-1])


def rout(table: Table, unit: Unit) -> None:
    """H9.3: it is Routed, in combat or by fire."""
    unit.order = "R"
    unit.facing = HOME[unit.side]
    retreat(table, unit, 2)


def rout_moves(table: Table) -> None:
    """E3 (H4.6, H9.4)."""
    for side in ("christian", "moslem"):
        routed = [unit for unit in table.at.values() if unit.side == side and unit.order == "R"]
        for unit in sorted(routed, key=lambda unit: (_to_edge(unit), board.name_of(unit.hex))):
            if not table.won:
                rout_move(table, unit)


def _to_edge(unit: Unit) -> int:
    row = unit.hex[1] // 2
    return board.rows(unit.hex[0]) - row if unit.side == "christian" else row - 1


def tire(unit: Unit) -> None:
    """H2.4: Tired; and if it was already, no longer Valiant."""
    if unit.tired and unit.order == "V":
        unit.order = "D"
    unit.flags |= st.TIRED
