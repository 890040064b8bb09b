"""S1.3: the pools of Orders."""

from gonfalon.games.saladin import chronicle
from gonfalon.games.saladin.state import State


def pay(s: State, side: int, cost: int) -> None:
    s.available[side] -= cost
    s.spent[side] += cost


def force_to_spend(s: State, side: int) -> int:
    """Move one Order from Available to Spent, if there is one; returns how many were moved."""
    if s.available[side] == 0:
        return 0
    pay(s, side, 1)
    return 1


def put_in_box(s: State, side: int, orders: int) -> int:
    # S1.3 What goes to the box leaves Available first, then Spent.
    gone = 0
    while gone < orders and s.available[side] + s.spent[side] > 0:
        if s.available[side] > 0:
            s.available[side] -= 1
        else:
            s.spent[side] -= 1
        s.box[side] += 1
        gone += 1
    if gone:
        chronicle.orders_boxed(s, side, gone)
    return gone


def regain_from_box(s: State, side: int) -> None:
    if s.box[side] > 0:
        s.box[side] -= 1
        s.available[side] += 1
        chronicle.orders_regained(s, side, 1)
