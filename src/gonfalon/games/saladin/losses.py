"""S1.4 to S1.8: what dice do, and what becomes of Banners that lose too much."""

from typing import Final

from gonfalon.games.saladin import chronicle
from gonfalon.games.saladin.orders import force_to_spend, put_in_box
from gonfalon.games.saladin.pieces import CRUSADERS, FACES, GARRISON
from gonfalon.games.saladin.state import (
    ASIDE,
    BOXED,
    GIVEN,
    State,
    card_of,
    in_play,
    lances_at,
    side_at,
)

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
    chronicle.struck(s, where, lost, orders)
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
        chronicle.track_filled(s, side)
        put_in_box(s, side, 1)


def _garrison_may_fall(s: State) -> None:
    # S5.1 When both lances in Arsuf are gone the Crusaders get the Order that waits there.
    if s.garrison == 0 and s.garrison_orders > 0:
        s.available[CRUSADERS] += s.garrison_orders
        chronicle.orders_regained(s, CRUSADERS, s.garrison_orders)
        s.garrison_orders = 0


def clear_the_field(s: State) -> None:
    """Remove the Banners that have no lances, then those that have nobody left to fight."""
    for banner in range(s.pieces.count):
        if in_play(s, banner) and s.lances[banner] == 0:
            # S1.6 A Banner without lances is eliminated and its card given to the enemy.
            s.place[banner] = BOXED if s.pieces.never_given[banner] else GIVEN
            chronicle.banner_lost(s, banner)
    while _set_one_aside(s):
        pass


def _set_one_aside(s: State) -> bool:
    # S1.7 A Banner with nobody left to target is set aside with its lances; that may leave another without.
    living = _living(s)
    for banner in range(s.pieces.count):
        matters = card_of(s, banner).matters
        if in_play(s, banner) and matters != 0 and matters & living == 0:
            s.place[banner] = ASIDE
            chronicle.set_aside(s, banner)
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
