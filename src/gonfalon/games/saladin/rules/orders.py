"""S1.3, S1.4: the pools of Orders, and losses."""

from typing import Final

from gonfalon.games.saladin.rules import news
from gonfalon.games.saladin.rules.pieces import CRUSADERS, FACES, GARRISON
from gonfalon.games.saladin.rules.state import ASIDE, BOXED, GIVEN, State, card_of, in_play, lances_at, side_at


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
        news.orders_boxed(s, side, gone)
    return gone


def regain_from_box(s: State, side: int) -> None:
    if s.box[side] > 0:
        s.box[side] -= 1
        s.available[side] += 1
        news.orders_regained(s, side, 1)


TRACK: Final = 6

# S1.4 The faces of a die; red dice hit the Ayyubid Banner, green ones the Crusader Banner.
LANCES_OF_FACE: Final = (0, 1, 2, 0)
ORDER_FACE: Final = FACES.index("order")


def strike(s: State, where: int, faces: list[int]) -> None:
    """Apply the dice that were rolled against one Banner or the garrison."""
    lost = orders = 0
    for face in faces:
        if face == ORDER_FACE:
            orders += force_to_spend(s, side_at(s, where))
        # S3.8 All dice are rolled before any counts; hits beyond the last lance are lost.
        for _ in range(min(LANCES_OF_FACE[face], lances_at(s, where))):
            _lose_lance(s, where)
            lost += 1
    news.struck(s, where, lost, orders)
    if where == GARRISON:
        _garrison_may_fall(s)


def _lose_lance(s: State, where: int) -> None:
    # S1.5 An eliminated lance goes to the Losses Track; the sixth takes an Order with it to the box.
    side = side_at(s, where)
    if where == GARRISON:
        s.garrison -= 1
    else:
        s.lances[where] -= 1
    s.track[side] += 1
    if s.track[side] == TRACK:
        s.track[side] = 0
        s.boxed_lances[side] += TRACK
        news.track_filled(s, side)
        put_in_box(s, side, 1)


def _garrison_may_fall(s: State) -> None:
    # S5.1 When both lances in Arsuf are gone the Crusaders get the Order that waits there.
    if s.garrison == 0 and s.garrison_orders > 0:
        s.available[CRUSADERS] += s.garrison_orders
        news.orders_regained(s, CRUSADERS, s.garrison_orders)
        s.garrison_orders = 0


def clear_the_field(s: State) -> None:
    """Remove the Banners that have no lances, then those that have nobody left to fight."""
    for banner in range(s.pieces.count):
        if in_play(s, banner) and s.lances[banner] == 0:
            # S1.6 A Banner without lances is eliminated and its card given to the enemy.
            s.place[banner] = BOXED if s.pieces.never_given[banner] else GIVEN
            news.banner_lost(s, banner)
    while _set_one_aside(s):
        pass


def _set_one_aside(s: State) -> bool:
    # S1.7 A Banner with nobody left to target is set aside with its lances; that may leave another without.
    living = _living(s)
    for banner in range(s.pieces.count):
        matters = card_of(s, banner).matters
        if in_play(s, banner) and matters != 0 and matters & living == 0:
            s.place[banner] = ASIDE
            news.set_aside(s, banner)
            return True
    return False


def _living(s: State) -> int:
    """Who is left to be fought or reinforced, the garrison included, as a mask."""
    living = 1 << GARRISON if s.garrison > 0 else 0
    for banner in range(s.pieces.count):
        if in_play(s, banner):
            living |= 1 << banner
    return living


def surcharge(s: State, banner: int) -> int:
    # S1.8 The cost rises with the lances lost; the highest symbol that shows counts.
    lost = s.pieces.lances[banner] - s.lances[banner]
    first, second = s.pieces.surcharge[banner]
    return 2 if lost >= second else 1 if lost >= first else 0


def cost_of(s: State, banner: int, base: int) -> int:
    return base + surcharge(s, banner) if base > 0 else 0
