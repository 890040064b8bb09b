"""Invariants of the course of a round and of an attack: the current question must fit what lies on the table."""

from typing import Final

from gonfalon.core.seats import FATE
from gonfalon.games.navas.cards import card_value
from gonfalon.games.navas.combat import (
    DRAW_CARD,
    GO_FORWARD,
    OFFER_BLACK_GUARD,
    OFFER_HARO,
    OFFER_JUND,
    OFFER_KURDS,
    OFFER_SANCHO,
    OFFER_VOLUNTEERS,
    STRIKE_BACK,
    turn_side,
)
from gonfalon.games.navas.damage import ways_to_spread
from gonfalon.games.navas.pieces import (
    AL_HUSAYNI,
    BLACK_GUARD,
    BOWSHOT,
    CHRISTIAN,
    FORWARD,
    HARO,
    JUND,
    KURDS,
    MUSLIM,
    NEIGHBOURS,
    SANCHO,
    VOLUNTEERS,
    ZONES,
    owner_of,
    side_of,
)
from gonfalon.games.navas.rounds import TURNS
from gonfalon.games.navas.setup import HAND, SPECIALS_DRAWN
from gonfalon.games.navas.special import EXTRA_POINTS, might_use, still_linked
from gonfalon.games.navas.state import (
    ACT,
    ADVANCE,
    CHARGE,
    COUNTER,
    DEAL,
    DEAL_SPECIAL,
    DISCARD,
    DRAW,
    EXCHANGE,
    INITIATIVE,
    KARR,
    NONE,
    OVER,
    PEEK,
    PLAY,
    REACT,
    SPREAD,
    Fight,
    State,
    holder,
)
from gonfalon.games.navas.victory import test_victory

OPENING: Final = (DEAL_SPECIAL, DISCARD)
BEFORE_TURNS: Final = (DEAL_SPECIAL, DISCARD, DEAL, INITIATIVE)
WITH_CARD: Final = (ACT, KARR, SPREAD, DRAW, ADVANCE, PEEK)
"""Asked while the turn's card lies active; so is REACT, unless it comes after the last turn."""

STEP_OF_OFFER: Final = {
    BLACK_GUARD: OFFER_BLACK_GUARD,
    KURDS: OFFER_KURDS,
    HARO: OFFER_HARO,
    SANCHO: OFFER_SANCHO,
    VOLUNTEERS: OFFER_VOLUNTEERS,
    JUND: OFFER_JUND,
}
STEP_OF_QUESTION: Final = {KARR: 0, DRAW: DRAW_CARD, ADVANCE: GO_FORWARD}
MOST_DAMAGE: Final = 30


def find_breaks(s: State) -> list[str]:
    """Why no course of play leads to a state without faults.

    Each check may rely on the earlier ones, so the first failure stops the checks.
    """
    if s.ask == OVER:
        return []
    for holds, fault in (
        (_is_clock_right, "the round, the turn or who began is impossible"),
        (_are_hands_right, "the hands do not fit the turn"),
        (_are_specials_right, "the special cards do not fit the question"),
        (_is_asked_right, "somebody is asked who is not to be asked"),
        (_are_counters_right, "the points or combats of the turn are impossible"),
        (_is_attack_right, "the attack that is under way is impossible"),
        (_are_hits_right, "the damage to be spread is impossible"),
        (_goes_on, "the battle has been won and goes on"),
    ):
        if not holds(s):
            return [fault]
    return []


def _in_turn(s: State) -> bool:
    return s.ask not in BEFORE_TURNS and 0 <= s.turn < TURNS


def _is_clock_right(s: State) -> bool:
    begun = s.round > 1 or s.ask not in BEFORE_TURNS
    if s.round < 1 or (s.round_limit and s.round > s.round_limit) or (s.first in (MUSLIM, CHRISTIAN)) != begun:
        return False
    if s.ask in OPENING and s.round > 1:
        return False
    if s.ask == DEAL:
        return s.turn == (NONE if s.round == 1 else TURNS)
    if s.ask in BEFORE_TURNS:
        return s.turn == NONE
    closing = s.ask == EXCHANGE or (s.ask == REACT and s.fight is None)
    return s.turn == TURNS if closing else 0 <= s.turn < TURNS


def _are_hands_right(s: State) -> bool:
    counts = [hand.bit_count() for hand in s.hands]
    chosen = [card != NONE for card in s.initiative]
    if (s.active != NONE) != (s.ask in WITH_CARD or (s.ask == REACT and _in_turn(s))):
        return False
    if s.ask in BEFORE_TURNS:
        return not s.discard and not s.ordered and s.shield == NONE and _is_deal_right(s, counts, chosen)
    return chosen == [True, True] and counts == _hands_left(s)


def _is_deal_right(s: State, counts: list[int], chosen: list[bool]) -> bool:
    if s.ask in OPENING:
        return counts == [0, 0] and chosen == [False, False]
    if s.ask == INITIATIVE:
        return not chosen[CHRISTIAN] and counts == [HAND - chosen[MUSLIM], HAND]
    kept = 0 if s.round == 1 else 1
    muslim, christian = counts
    dealt = kept <= christian < HAND and (muslim == HAND or (kept <= muslim < HAND and christian == kept))
    return dealt and chosen == [False, False]


def _hands_left(s: State) -> list[int]:
    """Each side has two cards for its two turns."""
    played = s.turn if s.active == NONE else s.turn + 1
    left = [0, 0]
    left[s.first] = 2 - (played + 1) // 2
    left[1 - s.first] = 2 - played // 2
    return left


def _are_specials_right(s: State) -> bool:
    muslim, christian = [cards.bit_count() for cards in s.specials]
    aside = [cards.bit_count() for cards in s.laid_aside]
    if s.ask == DEAL_SPECIAL:
        dealt = christian < SPECIALS_DRAWN and (muslim == SPECIALS_DRAWN or (muslim < SPECIALS_DRAWN and not christian))
        return s.advanced and dealt and aside == [0, 0] and not s.used
    if s.ask == DISCARD:
        whole = christian == SPECIALS_DRAWN and muslim + aside[MUSLIM] == SPECIALS_DRAWN
        return s.advanced and whole and aside in ([0, 0], [1, 0]) and not s.used
    if s.returned != NONE and not (s.used >> AL_HUSAYNI) & 1:
        return False
    return aside == ([1, 1] if s.advanced else [0, 0])


def _is_asked_right(s: State) -> bool:
    if (s.offered != NONE) != (s.ask == REACT):
        return False
    if s.ask == REACT and not (s.advanced and might_use(s, s.offered)):
        return False
    if s.ask == REACT and s.fight is None and s.offered != AL_HUSAYNI:
        return False
    if s.ask == PEEK and not (s.advanced and turn_side(s) == CHRISTIAN and s.hands[MUSLIM]):
        return False
    if s.ask == EXCHANGE and not (s.used >> AL_HUSAYNI) & 1:
        return False
    return s.ask == SPREAD or s.asked == _who_is_asked(s)


def _who_is_asked(s: State) -> int:
    if s.ask in (DEAL_SPECIAL, DEAL, DRAW, PEEK):
        return FATE
    if s.ask == DISCARD:
        return CHRISTIAN if s.laid_aside[MUSLIM] else MUSLIM
    if s.ask == INITIATIVE:
        return MUSLIM if s.initiative[MUSLIM] == NONE else CHRISTIAN
    if s.ask in (PLAY, ACT):
        return turn_side(s)
    return owner_of(s.offered) if s.ask == REACT else MUSLIM


def _are_counters_right(s: State) -> bool:
    if not 0 <= s.shots <= s.combats:
        return False
    if s.active == NONE:
        return s.points == 0 and s.tired == 0
    return s.points <= card_value(s, s.active, turn_side(s)) + EXTRA_POINTS


def _is_attack_right(s: State) -> bool:
    fight = s.fight
    if fight is None:
        return s.ask not in (KARR, DRAW, ADVANCE) and (s.ask != REACT or s.turn == TURNS)
    if s.ask not in (KARR, DRAW, ADVANCE, REACT, SPREAD) or (fight.ready and not s.advanced):
        return False
    return _is_declared_right(s, fight) and _is_step_right(s, fight) and _are_fighters_right(s, fight)


def _is_declared_right(s: State, fight: Fight) -> bool:
    if fight.karr and not (fight.kind == CHARGE and fight.side == CHRISTIAN):
        return False
    if fight.side == MUSLIM and fight.ready:
        return False
    if fight.kind == COUNTER:
        return fight.side == MUSLIM and turn_side(s) == CHRISTIAN and fight.target == fight.origin - FORWARD
    if fight.side != turn_side(s) or s.combats < 1:
        return False
    if fight.kind == CHARGE and fight.side == CHRISTIAN:
        return fight.target == fight.origin + FORWARD
    return fight.target in NEIGHBOURS[fight.origin]


def _is_step_right(s: State, fight: Fight) -> bool:
    """Each question belongs to one step, and `fight.step` is already the next one."""
    if s.ask == REACT:
        called_for = (fight.ready >> s.offered) & 1 == 1 and still_linked(s, s.offered)
        return fight.side == CHRISTIAN and called_for and fight.step - 1 == STEP_OF_OFFER.get(s.offered, NONE)
    if s.ask == SPREAD:
        return (fight.kind != COUNTER or fight.step > DRAW_CARD) and OFFER_BLACK_GUARD < fight.step <= STRIKE_BACK
    if s.ask == KARR and not (fight.kind == CHARGE and fight.side == CHRISTIAN and not fight.karr):
        return False
    if s.ask == ADVANCE and not (fight.kind == CHARGE and fight.side == MUSLIM):
        return False
    return fight.step - 1 == STEP_OF_QUESTION[s.ask]


def _are_fighters_right(s: State, fight: Fight) -> bool:
    """Before the blow both sides are where they were; after it the attackers may move in if nobody is left."""
    joined = fight.joined
    if not joined or list(joined) != sorted(set(joined)) or any([side_of(unit) != fight.side for unit in joined]):
        return False
    standing = [unit for unit in joined if s.power[unit] > 0]
    if any([unit not in s.units[fight.origin] for unit in standing]) or not s.units[fight.origin]:
        return False
    if holder(s.units[fight.origin]) != fight.side:
        return False
    if fight.step - 1 <= DRAW_CARD:
        return bool(standing) and holder(s.units[fight.target]) == 1 - fight.side
    if s.ask in (ADVANCE, REACT) and fight.step - 1 != OFFER_VOLUNTEERS:
        return not s.units[fight.target]
    return holder(s.units[fight.target]) in (NONE, 1 - fight.side)


def _are_hits_right(s: State) -> bool:
    zones, damages, spreads = s.hit_zones, s.hit_damage, s.spreads
    if s.ask != SPREAD:
        return not zones and not spreads
    if not len(spreads) < len(zones) <= 2 or len(set(zones)) != len(zones):
        return False
    if any([not s.units[zone] for zone in zones]) or not all([1 <= damage <= MOST_DAMAGE for damage in damages]):
        return False
    if not _may_be_hit(s, zones):
        return False
    ways = [ways_to_spread(s, zone, damage) for zone, damage in zip(zones, damages, strict=True)]
    if any([spread not in ways[place] for place, spread in enumerate(spreads)]):
        return False
    now = len(spreads)
    return len(ways[now]) > 1 and s.asked == side_of(s.units[zones[now]][0])


def _may_be_hit(s: State, zones: list[int]) -> bool:
    """In an attack, the two zones that take part; with arrows, an enemy zone within bowshot of somebody."""
    fight = s.fight
    if fight is not None:
        return all([zone in (fight.origin, fight.target) for zone in zones])
    side = turn_side(s)
    shooters = [zone for zone in range(ZONES) if holder(s.units[zone]) == side and zones[0] in BOWSHOT[zone]]
    return len(zones) == 1 and holder(s.units[zones[0]]) == 1 - side and len(shooters) > 0 and s.shots == 1


def _goes_on(s: State) -> bool:
    other = s.copy()
    test_victory(other)
    return other.winner == NONE
