"""What must be true of every position. For proofs, not for play."""

from gonfalon.games.saladin.rules.pieces import AYYUBIDS, CRUSADERS, NONE, SIDES
from gonfalon.games.saladin.rules.state import IN_PLAY, OVER, State, card_of, in_play, lances_left, status_of


def find_faults(s: State) -> list[str]:
    faults: list[str] = []
    for side in (CRUSADERS, AYYUBIDS):
        _add_side_faults(s, side, faults)
    _add_banner_faults(s, faults)
    if (s.winner == NONE) != (s.ask != OVER):
        faults.append("there is a winner in a game that goes on, or none in one that ended")
    return faults


def _add_side_faults(s: State, side: int, faults: list[str]) -> None:
    began = sum([s.pieces.lances[banner] for banner in s.pieces.army[side]])
    if side == AYYUBIDS:
        began += s.pieces.garrison
    if lances_left(s, side) + s.track[side] + s.boxed_lances[side] != began:
        faults.append(f"lances of the {SIDES[side]} are lost or made")
    orders = s.pieces.orders[side]
    if side == CRUSADERS:
        orders += s.pieces.garrison_orders - s.garrison_orders
    if s.available[side] + s.spent[side] + s.box[side] != orders:
        faults.append(f"Orders of the {SIDES[side]} are lost or made")
    if min(s.available[side], s.spent[side], s.box[side], s.track[side]) < 0 or s.track[side] > 5:
        faults.append(f"a pool or track of the {SIDES[side]} is impossible")


def _add_banner_faults(s: State, faults: list[str]) -> None:
    for banner in range(s.pieces.count):
        if not 0 <= s.lances[banner] <= s.pieces.lances[banner]:
            faults.append(f"{s.pieces.tags[banner]} has {s.lances[banner]} lances")
        if in_play(s, banner) and s.lances[banner] == 0 and s.acting == NONE:
            faults.append(f"{s.pieces.tags[banner]} is in play without lances")
        followed = card_of(s, banner).follows
        if followed != NONE and s.place[followed] == IN_PLAY and status_of(s, banner) != status_of(s, followed):
            faults.append(f"{s.pieces.tags[banner]} does not share the status of {s.pieces.tags[followed]}")
