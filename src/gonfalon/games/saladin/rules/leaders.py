"""S3.5: the Leaders."""

from typing import Final

from gonfalon.games.saladin.rules import news
from gonfalon.games.saladin.rules.actions import LEADER, NO_TARGET, make
from gonfalon.games.saladin.rules.orders import clear_the_field, put_in_box, regain_from_box
from gonfalon.games.saladin.rules.pieces import (
    AYYUBIDS,
    CRUSADERS,
    HORNS,
    NONE,
    RALLY,
    RECOVER,
    SEIZE,
    STAND_BY,
    TRUE_CROSS,
)
from gonfalon.games.saladin.rules.state import GIVEN, State, in_play, total_orders
from gonfalon.games.saladin.rules.victory import orders_before, test_victory

FEW_ORDERS: Final = 5
"""With fewer in both pools the Crusaders must go to the Horns."""


def is_deployed(s: State, side: int) -> bool:
    return not (s.leaders_ordered >> side) & 1


def add_leader_actions(s: State, side: int, out: list[int]) -> None:
    if not is_deployed(s, side):
        return
    idle = True
    for action in s.pieces.leader_actions[side]:
        choices = _choices(s, side, action)
        out += choices
        if choices and action in (RECOVER, RALLY):
            idle = False
    # So that nobody is stuck, nor driven to what can be done only once, a Leader may be turned for nothing.
    if idle:
        out.append(make(LEADER, STAND_BY, NO_TARGET))


def _choices(s: State, side: int, action: int) -> list[int]:
    if action == RALLY:
        return [make(LEADER, RALLY, banner) for banner in _rallied(s, side)]
    able = (
        (action == RECOVER and s.spent[side] > 0)
        or (action == HORNS and may_go_to_horns(s))
        or (action == TRUE_CROSS and _may_take_cross(s))
    )
    return [make(LEADER, action, NO_TARGET)] if able else []


def _rallied(s: State, side: int) -> list[int]:
    # S3.9 A lance comes back from the Losses Track, never from the box, to a living Banner that has lost one.
    if s.track[side] == 0:
        return []
    return [b for b in s.pieces.army[side] if in_play(s, b) and s.lances[b] < s.pieces.lances[b]]


def horns_banner(s: State) -> int:
    """The Crusader Banner that goes to the Horns: the one whose card there follows another."""
    for banner in s.pieces.army[CRUSADERS]:
        if s.pieces.has_horns_card[banner] and s.pieces.cards[1][banner].follows != NONE:
            return banner
    return NONE


def may_go_to_horns(s: State) -> bool:
    banner = horns_banner(s)
    return banner != NONE and in_play(s, banner) and not _spent(s, CRUSADERS, HORNS)


def must_go_to_horns(s: State) -> bool:
    # S6.3 With fewer than five Orders left it is the next thing the Crusaders do, once their Leader is Deployed.
    few = total_orders(s, CRUSADERS) < FEW_ORDERS
    return few and is_deployed(s, CRUSADERS) and HORNS in s.pieces.leader_actions[CRUSADERS] and may_go_to_horns(s)


def _may_take_cross(s: State) -> bool:
    # S6.4 The True Cross falls when Lusignan is at the Horns or gone, and Châtillon is gone.
    lusignan, chatillon = horns_banner(s), s.pieces.numbers.get("chatillon", NONE)
    if _spent(s, AYYUBIDS, TRUE_CROSS) or NONE in (lusignan, chatillon):
        return False
    return (s.horns or s.place[lusignan] == GIVEN) and s.place[chatillon] == GIVEN


def _spent(s: State, side: int, action: int) -> bool:
    return (s.leaders_spent[side] >> action) & 1 == 1


def can_seize(s: State, side: int) -> bool:
    return SEIZE in s.pieces.leader_actions[side] and is_deployed(s, side)


def lead(s: State, side: int, action: int, banner: int) -> bool:
    """Let a Leader act and turn his card; True if that ends the battle."""
    # S3.5 A Leader does one of the things on his card; what he may do once a game is spent for good.
    before = orders_before(s)
    s.leaders_ordered |= 1 << side
    news.leader_acted(s, side, action, banner)
    if action == RECOVER:
        s.spent[side] -= 1
        s.available[side] += 1
    elif action == RALLY:
        s.track[side] -= 1
        s.lances[banner] += 1
    elif action == HORNS:
        _go_to_horns(s)
    elif action == TRUE_CROSS:
        s.leaders_spent[AYYUBIDS] |= 1 << TRUE_CROSS
        put_in_box(s, CRUSADERS, 1)
    return test_victory(s, before)


def _go_to_horns(s: State) -> None:
    s.leaders_spent[CRUSADERS] |= 1 << HORNS
    s.horns = True
    news.moved_to_horns(s, horns_banner(s))
    regain_from_box(s, CRUSADERS)
    clear_the_field(s)
