"""S2: Chaos, Initiative, Activation, Redeployment."""

from typing import Final

from gonfalon.games.saladin.rules import news
from gonfalon.games.saladin.rules.leaders import can_seize, is_deployed
from gonfalon.games.saladin.rules.orders import put_in_box
from gonfalon.games.saladin.rules.pieces import AYYUBIDS, CRUSADERS, NONE
from gonfalon.games.saladin.rules.state import ACTIVATE, BEGIN, GIVEN, SEIZE, State, ask, enemy_of, in_play, is_ordered
from gonfalon.games.saladin.rules.victory import orders_before, test_victory

BOTH: Final = 3


def begin_turn(s: State) -> None:
    news.turn_began(s)
    # S2.1 Chaos, from the second turn on: each side loses an Order, and one for every Banner in enemy hands.
    if s.turn > 1:
        before = orders_before(s)
        lost = [put_in_box(s, side, 1 + _given(s, side)) for side in (CRUSADERS, AYYUBIDS)]
        news.chaos(s, lost[CRUSADERS], lost[AYYUBIDS])
        if test_victory(s, before):
            return
    _settle_initiative(s)


def _given(s: State, side: int) -> int:
    return len([banner for banner in s.pieces.army[side] if s.place[banner] == GIVEN])


def _settle_initiative(s: State) -> None:
    # S2.2 Fewer Available Orders have the initiative, the scenario breaks a tie, and a Leader may seize it.
    crusaders, ayyubids = s.available[CRUSADERS], s.available[AYYUBIDS]
    s.initiative = s.pieces.tie if crusaders == ayyubids else CRUSADERS if crusaders < ayyubids else AYYUBIDS
    news.initiative_held(s, s.initiative)
    other = enemy_of(s.initiative)
    if can_seize(s, other):
        ask(s, SEIZE, other)
    else:
        ask(s, BEGIN, s.initiative)


def answer_seize(s: State, side: int, seize: bool) -> None:
    if seize:
        s.leaders_ordered |= 1 << side
        s.initiative = side
        news.initiative_seized(s, side)
    ask(s, BEGIN, s.initiative)


def choose_beginner(s: State, side: int) -> None:
    news.began(s, side)
    ask(s, ACTIVATE, side)


def may_pass(s: State, side: int) -> bool:
    # S2.3 Sides take turns; passing needs every Banner and the Leader Ordered, and is final for the turn.
    everyone = all([is_ordered(s, banner) for banner in s.pieces.army[side] if in_play(s, banner)])
    return everyone and not is_deployed(s, side)


def next_activation(s: State, side: int) -> None:
    """Whose turn it is after this side has acted."""
    other = enemy_of(side)
    ask(s, ACTIVATE, side if (s.passed >> other) & 1 else other)


def pass_turn(s: State, side: int) -> None:
    s.passed |= 1 << side
    news.passed(s, side)
    if s.passed == BOTH:
        _redeploy(s)
    else:
        ask(s, ACTIVATE, enemy_of(side))


def _redeploy(s: State) -> None:
    # S2.5 Cards are turned back, spent Orders return, the shield wall and an unfed fire go; status stays.
    s.ordered = 0
    s.leaders_ordered = 0
    s.passed = 0
    for side in (CRUSADERS, AYYUBIDS):
        s.available[side] += s.spent[side]
        s.spent[side] = 0
    s.shield = NONE
    if s.fire and not s.fed:
        s.fire = False
        news.fire(s)
    s.fed = False
    news.redeployed(s)
    s.turn += 1
    begin_turn(s)
