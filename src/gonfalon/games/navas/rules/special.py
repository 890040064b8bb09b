"""N10: the special cards of the advanced variant.

Whether a side is asked about a card must not depend on whether it holds it, or the question would reveal that. So a
side is asked whenever it might hold the card, judging by what lies open.
"""

from typing import Final

from gonfalon.core.state import FATE
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.rules import news
from gonfalon.games.navas.rules.actions import FREE_MOVE, PASS, USE, between, with_item
from gonfalon.games.navas.rules.moves import carry
from gonfalon.games.navas.rules.pieces import (
    AL_HUSAYNI,
    AL_NASIR,
    ALFONSO,
    B1,
    BLACK_GUARD,
    CHRISTIAN,
    FULL_POWER,
    HARO,
    JUND,
    KURDS,
    MILITIA,
    MUSLIM,
    PETER,
    RADA,
    ROW,
    SANCHO,
    STRAIGHT,
    VOLUNTEERS,
    ZONES,
    owner_of,
)
from gonfalon.games.navas.rules.state import CHARGE, PEEK, REACT, STANDARD, Fight, State, alive, ask, holder
from gonfalon.games.navas.rules.victory import test_victory

EXTRA_POINTS: Final = 2
BONUS: Final = 2
CARD_DAMAGE: Final = 2

COLUMN_A: Final = 0
COLUMN_B: Final = 1
COLUMN_C: Final = 2


def holds(s: State, special: int) -> bool:
    return (s.specials[owner_of(special)] >> special) & 1 == 1


def held(s: State, side: int) -> list[int]:
    return [special for special in range(len(SPECIALS)) if (s.specials[side] >> special) & 1]


def might_use(s: State, special: int) -> bool:
    """Whether, judging by what lies open, the card's owner might hold it and could pay."""
    # N10.3 The cost is a field of the edition, 0 in ours.
    unseen = s.specials[owner_of(special)] != 0 and not (s.used >> special) & 1
    return unseen and (s.pieces.costs[special] == 0 or s.points >= s.pieces.costs[special])


def spend(s: State, special: int) -> None:
    side = owner_of(special)
    s.specials[side] &= ~(1 << special)
    s.used |= 1 << special
    s.points -= s.pieces.costs[special]
    news.special_used(s, side, special)


def triggers(s: State, fight: Fight) -> int:
    """The cards that this attack may trigger, as a mask, determined when it is declared."""
    if not s.advanced or fight.side == MUSLIM:
        return 0
    charge = fight.kind == CHARGE
    ready = 0
    if fight.target == B1 and alive(s, BLACK_GUARD):
        ready |= 1 << BLACK_GUARD
    if charge and _stands_in(s, KURDS, fight.target):
        ready |= 1 << KURDS
    if charge and _stands_in(s, JUND, fight.target):
        ready |= 1 << JUND
    if alive(s, VOLUNTEERS):
        ready |= 1 << VOLUNTEERS
    if any([s.pieces.link[unit] == HARO for unit in fight.joined]):
        ready |= 1 << HARO
    if _navarre_on_centre(fight) and alive(s, SANCHO):
        ready |= 1 << SANCHO
    return ready


def _stands_in(s: State, special: int, zone: int) -> bool:
    return any([s.pieces.link[unit] == special for unit in s.units[zone]])


def _navarre_on_centre(fight: Fight) -> bool:
    return fight.kind == STANDARD and fight.origin % ROW == COLUMN_C and fight.target % ROW == COLUMN_B


def offer(s: State, special: int) -> bool:
    """Ask the card's owner whether they use it now. False if everybody can see that they cannot."""
    if not might_use(s, special):
        return False
    s.offered = special
    ask(s, REACT, owner_of(special))
    return True


def offer_in_fight(s: State, fight: Fight, special: int) -> bool:
    return (fight.ready >> special) & 1 == 1 and still_linked(s, special) and offer(s, special)


def still_linked(s: State, special: int) -> bool:
    """Whether a card that the attack triggered when it was declared can still be used in it."""
    # N10.2 A card needs a living unit that it is linked to whenever it is used; two cards answer their units' own fall.
    return special in (VOLUNTEERS, JUND) or alive(s, special)


def reactions(s: State) -> list[int]:
    return [PASS, with_item(USE, s.offered)] if holds(s, s.offered) else [PASS]


def add_own_turn_uses(s: State, side: int, out: list[int]) -> None:
    for special in _own_turn_cards(side):
        if holds(s, special) and usable_in_turn(s, special):
            if special == PETER:
                out.extend(_free_moves(s))
            else:
                out.append(with_item(USE, special))


def may_use_without_points(s: State, side: int) -> bool:
    """Whether, judging by what lies open, the turn may go on at 0 points."""
    return s.advanced and any([usable_in_turn(s, special) for special in _own_turn_cards(side)])


def _own_turn_cards(side: int) -> tuple[int, ...]:
    return (AL_NASIR,) if side == MUSLIM else (ALFONSO, PETER, RADA, MILITIA)


def usable_in_turn(s: State, special: int) -> bool:
    """Whether this is the right moment for a card of the side whose turn it is, judging by what lies open."""
    if not might_use(s, special) or not alive(s, special):
        return False
    if special == PETER:
        return bool(_free_moves(s))
    if special == RADA:
        return s.hands[MUSLIM] != 0
    if special == MILITIA:
        return not s.acted
    return True


def _free_moves(s: State) -> list[int]:
    """Peter II: from column A into an empty zone; everybody goes, with a rider among them."""
    moves: list[int] = []
    for zone in range(COLUMN_A, ZONES, ROW):
        units = s.units[zone]
        if holder(units) == CHRISTIAN and any([s.pieces.cavalry[unit] for unit in units]):
            moves.extend([between(FREE_MOVE, zone, target) for target in STRAIGHT[zone] if not s.units[target]])
    return moves


def use_in_turn(s: State, side: int, special: int) -> None:
    spend(s, special)
    if special in (AL_NASIR, ALFONSO):
        s.points += EXTRA_POINTS
    elif special == MILITIA:
        _rally_with_militia(s, side)
    elif special == RADA:
        ask(s, PEEK, FATE)


def free_move(s: State, origin: int, target: int) -> None:
    spend(s, PETER)
    units = s.units[origin]
    carry(s, origin, target, units)
    news.moved(s, origin, target, units)
    test_victory(s)


def _rally_with_militia(s: State, side: int) -> None:
    for zone in range(ZONES):
        if _stands_in(s, MILITIA, zone):
            hurt = tuple([unit for unit in s.units[zone] if s.power[unit] < FULL_POWER])
            for unit in hurt:
                s.power[unit] = FULL_POWER
            if hurt:
                news.rallied(s, side, zone, hurt)


def see_card(s: State, card: int) -> None:
    s.peeked |= 1 << card
    news.card_seen(s, card)


def offer_exchange(s: State) -> bool:
    return s.advanced and alive(s, AL_HUSAYNI) and offer(s, AL_HUSAYNI)


def exchangeable(s: State) -> list[int]:
    return sorted(s.deck + s.discard)


def exchange(s: State, card: int) -> None:
    """Al-Husayni: swaps the card in the side's own initiative area for one of deck or discard, unseen by the other."""
    given = s.initiative[MUSLIM]
    pile = s.deck if card in s.deck else s.discard
    pile[pile.index(card)] = given
    s.initiative[MUSLIM] = card
    s.returned = given
    news.card_exchanged(s, given, card)
