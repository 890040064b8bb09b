"""S3: activating a Banner."""

from gonfalon.core.state import FATE
from gonfalon.games.saladin.rules import news
from gonfalon.games.saladin.rules.actions import NO_TARGET, ORDER, REACT, make
from gonfalon.games.saladin.rules.effects import EFFECTS
from gonfalon.games.saladin.rules.orders import clear_the_field, cost_of, pay, strike
from gonfalon.games.saladin.rules.pieces import (
    ANY_STATUS,
    AYYUBIDS,
    COMMITTED,
    CRUSADERS,
    FACES,
    NONE,
    REACTION,
    BannerAction,
)
from gonfalon.games.saladin.rules.state import REACT as ASK_REACT
from gonfalon.games.saladin.rules.state import ROLL, State, ask, card_of, enemy_of, in_play, is_ordered, status_of
from gonfalon.games.saladin.rules.victory import orders_before, test_victory


def add_orders(s: State, side: int, out: list[int]) -> None:
    """Everything that the side's Banners can be ordered to do now."""
    for banner in s.pieces.army[side]:
        if in_play(s, banner):
            _add_banner_orders(s, side, banner, out)


def _add_banner_orders(s: State, side: int, banner: int, out: list[int]) -> None:
    status = status_of(s, banner)
    again = is_ordered(s, banner)
    funds = s.available[side]
    for number, action in enumerate(card_of(s, banner).actions):
        # S3.2 An action needs the right status, and a target that the card lists for it.
        if action.reaction or action.status not in (status, ANY_STATUS):
            continue
        # An Ordered Banner acts again only with what its Ordered side shows, and pays each time.
        if (again and not action.when_ordered) or funds < cost_of(s, banner, action.cost):
            continue
        for target in EFFECTS[action.effect].targets(s, banner, action):
            out.append(make(ORDER, banner, number, NO_TARGET if target == NONE else target))


def give_order(s: State, side: int, banner: int, number: int, target: int) -> bool:
    """Begin an action; True if somebody must be asked before the next activation."""
    # S3.1 Action, payment, target, Reaction, dice on both at once, status, and the card is turned.
    action = card_of(s, banner).actions[number]
    s.acting = banner
    s.doing = number
    s.target = target
    cost = cost_of(s, banner, action.cost)
    pay(s, side, cost)
    news.banner_ordered(s, side, cost)
    if action.is_charge and reactions(s, enemy_of(side)):
        ask(s, ASK_REACT, enemy_of(side))
        return True
    return carry_out(s)


def reactions(s: State, side: int) -> list[int]:
    # S3.6 Any Deployed Banner that lists the acting one for Reaction, target or not, if its owner can pay.
    found: list[int] = []
    for banner in s.pieces.army[side]:
        if in_play(s, banner) and not is_ordered(s, banner) and s.acting in card_of(s, banner).listed[REACTION]:
            status = status_of(s, banner)
            for number, action in enumerate(card_of(s, banner).actions):
                fits = action.reaction and action.status in (status, ANY_STATUS)
                if fits and s.available[side] >= cost_of(s, banner, action.cost):
                    found.append(make(REACT, banner, number))
    return found


def react(s: State, side: int, banner: int, number: int) -> bool:
    # S3.4 A Reaction cancels the action: the cost stays spent, no status changes, the reacting Banner stays Deployed.
    action = card_of(s, banner).actions[number]
    s.reactor = banner
    s.reacting = number
    cost = cost_of(s, banner, action.cost)
    pay(s, side, cost)
    news.reacted(s, side, cost)
    return _throw(s, action, banner, s.acting)


def endure(s: State, side: int) -> bool:
    news.endured(s, side)
    return carry_out(s)


def carry_out(s: State) -> bool:
    return _throw(s, card_of(s, s.acting).actions[s.doing], s.acting, s.target)


def _throw(s: State, action: BannerAction, banner: int, target: int) -> bool:
    """Begin the effect; True if dice must be rolled, else it is over at once."""
    EFFECTS[action.effect].begin(s, banner, target)
    s.red = action.red
    s.green = action.green
    if s.shield == target and s.reactor == NONE and s.pieces.side[banner] == AYYUBIDS and s.green > 0:
        s.green -= 1
    if s.red + s.green > 0:
        ask(s, ROLL, FATE)
        return True
    return finish(s)


def roll(s: State, face: int) -> bool:
    """One more die has fallen; True while there are more to roll, or the battle is over."""
    s.rolled.append(face)
    red = len(s.rolled) <= s.red
    news.die_rolled(s, 1 if red else 0, FACES[face])
    if len(s.rolled) < s.red + s.green:
        return True
    return finish(s)


def finish(s: State) -> bool:
    """Apply the dice and close the activation; True if the battle is over."""
    before = orders_before(s)
    _apply_dice(s)
    if s.reactor == NONE:
        _change_status(s, s.acting, card_of(s, s.acting).actions[s.doing].becomes)
    s.ordered |= 1 << s.acting
    s.acting = s.doing = s.target = s.reactor = s.reacting = NONE
    s.red = s.green = 0
    s.rolled = []
    clear_the_field(s)
    return test_victory(s, before)


def _apply_dice(s: State) -> None:
    red, green = s.rolled[: s.red], s.rolled[s.red :]
    if red:
        strike(s, struck_of(s, AYYUBIDS), red)
    if green:
        strike(s, struck_of(s, CRUSADERS), green)


def struck_of(s: State, side: int) -> int:
    """The Banner of this side that takes part: the one that acts or reacts, else the target."""
    doer, other = (s.acting, s.target) if s.reactor == NONE else (s.reactor, s.acting)
    return doer if s.pieces.side[doer] == side else other


def _change_status(s: State, banner: int, becomes: int) -> None:
    if becomes != NONE and status_of(s, banner) != becomes:
        if becomes == COMMITTED:
            s.committed |= 1 << banner
        else:
            s.committed &= ~(1 << banner)
        news.status_changed(s, banner, becomes)
