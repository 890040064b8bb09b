"""N6 to N8: the course of an archer's shot, an attack, a charge and karr wa-l-farr."""

from typing import Final

from gonfalon.core.state import FATE
from gonfalon.games.navas.rules import news
from gonfalon.games.navas.rules.actions import pick
from gonfalon.games.navas.rules.attacks import (
    ATTACK_COST,
    CHARGE_COST,
    SHOT_COST,
    attack_terms,
    defence_terms,
    hit,
    settle,
    with_volunteers,
)
from gonfalon.games.navas.rules.cards import is_bag, next_known_card, turn_up
from gonfalon.games.navas.rules.moves import carry
from gonfalon.games.navas.rules.pieces import (
    B1,
    BLACK_GUARD,
    CHRISTIAN,
    FORWARD,
    HARO,
    JUND,
    KURDS,
    MUSLIM,
    ROW,
    SANCHO,
    VOLUNTEERS,
    ZONES,
)
from gonfalon.games.navas.rules.special import CARD_DAMAGE, offer_in_fight, spend, triggers
from gonfalon.games.navas.rules.state import (
    ACT,
    ADVANCE,
    COUNTER,
    DRAW,
    KARR,
    NONE,
    Fight,
    State,
    alive,
    ask,
    holder,
    total_power,
)
from gonfalon.games.navas.rules.state import CHARGE as CHARGING
from gonfalon.games.navas.rules.victory import test_victory

# By side, Muslim then Christian.
SHOT_DAMAGE: Final = (2, 1)


def shoot(s: State, side: int, origin: int, target: int, slots: int) -> None:
    archers = pick(s.units[origin], slots)
    s.points -= SHOT_COST[side]
    s.combats += 1
    s.shots += 1
    _tire(s, archers)
    news.arrows_loosed(s, origin, target, archers[0], SHOT_DAMAGE[side])
    hit(s, target, SHOT_DAMAGE[side])
    resume(s)


def declare(s: State, side: int, kind: int, origin: int, target: int, slots: int) -> None:
    s.points -= CHARGE_COST if kind == CHARGING else ATTACK_COST[side]
    s.combats += 1
    fight = Fight(kind, side, origin, target, pick(s.units[origin], slots))
    _tire(s, fight.joined)
    fight.ready = triggers(s, fight)
    s.fight = fight
    news.attack_declared(s)
    resume(s)


def _tire(s: State, units: tuple[int, ...]) -> None:
    for unit in units:
        s.tired |= 1 << unit


# The steps of an attack.
ASK_KARR: Final = 0
OFFER_BLACK_GUARD: Final = 1
OFFER_KURDS: Final = 2
CANCEL_IF_NOBODY_IS_LEFT: Final = 3
OFFER_HARO: Final = 4
OFFER_SANCHO: Final = 5
DRAW_CARD: Final = 6
OFFER_VOLUNTEERS: Final = 7
OFFER_JUND: Final = 8
GO_FORWARD: Final = 9
STRIKE_BACK: Final = 10


def resume(s: State) -> None:
    """Continue what is in progress until somebody must be asked, or the turn is its owner's again."""
    while s.winner == NONE and settle(s) and s.winner == NONE:
        fight = s.fight
        if fight is None:
            ask(s, ACT, turn_side(s))
            return
        step = fight.step
        fight.step += 1
        if _take_step(s, fight, step):
            return


def turn_side(s: State) -> int:
    return s.first if s.turn % 2 == 0 else 1 - s.first


def _take_step(s: State, fight: Fight, step: int) -> bool:
    """One step; True if somebody has been asked."""
    # N10.4 The order inside an attack; a card's damage is spread and victory tested before the next step.
    if step == ASK_KARR:
        return _ask_karr(s, fight)
    if step == OFFER_BLACK_GUARD:
        return offer_in_fight(s, fight, BLACK_GUARD)
    if step == OFFER_KURDS:
        return fight.karr and not _nobody_is_left(s, fight) and offer_in_fight(s, fight, KURDS)
    if step == CANCEL_IF_NOBODY_IS_LEFT:
        return _cancel_if_nobody_is_left(s, fight)
    if step == OFFER_HARO:
        return offer_in_fight(s, fight, HARO)
    if step == OFFER_SANCHO:
        return offer_in_fight(s, fight, SANCHO)
    if step == DRAW_CARD:
        return _draw(s)
    if step == OFFER_VOLUNTEERS:
        return _last_volunteers_fell(s, fight) and offer_in_fight(s, fight, VOLUNTEERS)
    if step == OFFER_JUND:
        return _emptied(s, fight) and offer_in_fight(s, fight, JUND)
    if step == GO_FORWARD:
        return _go_forward(s, fight)
    _strike_back(s, fight)
    return False


def _ask_karr(s: State, fight: Fight) -> bool:
    # N8.1 A Christian charge at a zone with riders: the Muslims say beforehand whether they strike back.
    if may_answer_with_karr(s, fight):
        ask(s, KARR, MUSLIM)
        return True
    return False


def may_answer_with_karr(s: State, fight: Fight) -> bool:
    return fight.side == CHRISTIAN and fight.kind == CHARGING and _has_rider(s, fight.target)


def _has_rider(s: State, zone: int) -> bool:
    return any([s.pieces.cavalry[unit] for unit in s.units[zone]])


def answer_karr(s: State, fight: Fight, yes: bool) -> None:
    fight.karr = yes
    news.karr_answered(s, yes)
    resume(s)


def answer_offer(s: State, fight: Fight, use: bool) -> None:
    special = s.offered
    s.offered = NONE
    if not use:
        news.card_passed(s, s.asked)
    else:
        spend(s, special)
        if special in (BLACK_GUARD, KURDS, VOLUNTEERS):
            hit(s, fight.origin, CARD_DAMAGE)
        elif special == JUND:
            fight.stopped = True
        else:
            fight.helped |= 1 << special
    resume(s)


def _nobody_is_left(s: State, fight: Fight) -> bool:
    return total_power(s, fight.joined) == 0


def _cancel_if_nobody_is_left(s: State, fight: Fight) -> bool:
    if _nobody_is_left(s, fight):
        s.fight = None
        news.attack_cancelled(s, fight.side, fight.origin)
    return False


def _draw(s: State) -> bool:
    if is_bag(s):
        ask(s, DRAW, FATE)
        return True
    draw_card(s, next_known_card(s))
    return False


def draw_card(s: State, card: int) -> None:
    turn_up(s, card)
    if s.fight is not None:
        _fight_it_out(s, s.fight, card)


def _fight_it_out(s: State, fight: Fight, card: int) -> None:
    # N6.6 Number of the card, power and modifiers; the lower total suffers the difference, a tie 1 each.
    attack = attack_terms(s, fight, card)
    defence = defence_terms(s, fight, card)
    strike = sum([amount for _, amount in attack])
    guard = sum([amount for _, amount in defence])
    news.fought(s, card, attack, defence, (strike, guard))
    if strike == guard:
        hit(s, fight.origin, 1)
        hit(s, fight.target, 1)
    elif strike < guard:
        hit(s, fight.origin, guard - strike)
    else:
        hit(s, fight.target, strike - guard)


def _last_volunteers_fell(s: State, fight: Fight) -> bool:
    return fight.kind != COUNTER and len(s.units[fight.origin]) > 0 and not alive(s, VOLUNTEERS)


def _emptied(s: State, fight: Fight) -> bool:
    """Whether the target is empty and somebody is left to take it."""
    return not s.units[fight.target] and len(s.units[fight.origin]) > 0


def _go_forward(s: State, fight: Fight) -> bool:
    if fight.kind == COUNTER or fight.stopped or not _emptied(s, fight):
        return False
    if fight.side == CHRISTIAN:
        if fight.kind == CHARGING:
            _advance_column(s, fight)
        return False
    if with_volunteers(s, fight.joined):
        advance_muslims(s, fight)
        return False
    # N6.9 After a Muslim charge all units may follow, or none; nobody out of the caliph's zone.
    if fight.kind == CHARGING and fight.origin != B1:
        ask(s, ADVANCE, MUSLIM)
        return True
    return False


def _advance_column(s: State, fight: Fight) -> None:
    # N6.8 After a Christian charge the column behind closes up, as far as it is unbroken.
    origins: list[int] = []
    zone = fight.origin
    while zone < ZONES and holder(s.units[zone]) == CHRISTIAN:
        carry(s, zone, zone + FORWARD, s.units[zone])
        origins.append(zone)
        zone += ROW
    news.advanced(s, CHRISTIAN, origins, [zone + FORWARD for zone in origins])
    test_victory(s)


def advance_muslims(s: State, fight: Fight) -> None:
    followers = tuple([unit for unit in s.units[fight.origin] if not s.pieces.immobile[unit]])
    if followers:
        carry(s, fight.origin, fight.target, followers)
        news.advanced(s, MUSLIM, [fight.origin], [fight.target])
        test_victory(s)


def answer_advance(s: State, fight: Fight, advance: bool) -> None:
    if advance:
        advance_muslims(s, fight)
    else:
        news.stayed(s, MUSLIM)
    resume(s)


def _strike_back(s: State, fight: Fight) -> None:
    # N8.2 After the charge and its advance, the second combat.
    if not fight.karr:
        s.fight = None
        return
    # N8.3 By the survivors at the zone that charged; or, where they fell and their zone was taken, from behind it.
    strikers, victims = fight.target, fight.origin
    if holder(s.units[fight.target]) == CHRISTIAN:
        strikers, victims = fight.target + FORWARD, fight.target
    if strikers < 0 or holder(s.units[strikers]) != MUSLIM or not s.units[victims]:
        s.fight = None
        return
    s.fight = Fight(COUNTER, MUSLIM, strikers, victims, s.units[strikers])
    s.fight.step = DRAW_CARD
