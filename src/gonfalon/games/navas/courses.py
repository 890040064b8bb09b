"""How a shot, an attack or a charge may go: played by the rules with every card that may be drawn."""

from collections import defaultdict
from itertools import permutations
from typing import NamedTuple

from gonfalon.games.navas import state as st
from gonfalon.games.navas.actions import ADVANCE, DRAW, KARR_NO, KARR_YES, PASS, STAY, item_of, with_item
from gonfalon.games.navas.cards import is_bag
from gonfalon.games.navas.damage import share_of
from gonfalon.games.navas.guess import other_hands
from gonfalon.games.navas.pieces import MUSLIM, SIDES, ZONE_NAMES
from gonfalon.games.navas.play import do, legal
from gonfalon.games.navas.state import State, cards_of, holder, total_power
from gonfalon.games.navas.totals import attack_terms, defence_terms
from gonfalon.games.navas.view import NavasView

Terms = list[tuple[str, int]]


class Loss(NamedTuple):
    """What a side loses in a zone, at most what stands there, and whether nobody is left of it."""

    zone: str
    side: str
    power: int
    swept: bool


class Combat(NamedTuple):
    card: str
    attack: Terms
    defence: Terms
    losses: list[Loss]


class Course(NamedTuple):
    chance: float
    combats: list[Combat]
    winner: str | None


def loss(s: State, zone: int, damage: int) -> Loss:
    power = total_power(s, s.units[zone])
    return Loss(ZONE_NAMES[zone], SIDES[holder(s.units[zone])], min(damage, power), damage >= power)


def courses(s: State, view: NavasView, action: int, karr: bool = False) -> list[Course]:
    """Every course that a combat may take, with or without karr wa-l-farr."""
    return [Course(chance, *play_out(s, action, cards, karr)) for cards, chance in _next_cards(s, view).items()]


def _next_cards(s: State, view: NavasView) -> dict[tuple[int, ...], float]:
    """The next two cards to be drawn, with the chance of each pair."""
    if not is_bag(s):
        return {_drawn_from(s.deck, s.discard): 1.0}
    hands, weights = other_hands(s, view)
    unseen = {*s.deck, *cards_of(s.hands[1 - SIDES.index(view.seat)])}
    chances: defaultdict[tuple[int, ...], float] = defaultdict(float)
    for hand, weight in zip(hands, weights, strict=True):
        decks = [*permutations(sorted(unseen - {*hand}), min(2, len(s.deck)))]
        for deck in decks:
            chances[_drawn_from([*deck], s.discard)] += weight / sum(weights) / len(decks)
    return dict(sorted(chances.items()))


def _drawn_from(deck: list[int], discard: list[int]) -> tuple[int, ...]:
    """The next two cards. An empty deck is renewed from the discard, in which the first of them may lie by then."""
    return tuple(((deck + discard) * 2)[:2])


def play_out(start: State, action: int, cards: tuple[int, ...], karr: bool = False) -> tuple[list[Combat], str | None]:
    """The combats that come of it with these cards, and who has won by then.

    Nobody uses a special card, the caliph is spared if he can be, and whoever wins by following does."""
    s, combats = start.copy(), list[Combat]()
    s.deck, s.ordered = [*cards], False  # so that the rules ask for every card
    do(s, action)
    while s.ask in (st.KARR, st.DRAW, st.SPREAD, st.ADVANCE) or (s.ask == st.REACT and s.fight is not None):
        if s.ask == st.DRAW:
            card = cards[len(combats)]
            combats.append(_combat(s, card))
            do(s, with_item(DRAW, card))
        elif s.ask == st.KARR:
            do(s, KARR_YES if karr else KARR_NO)
        elif s.ask == st.SPREAD:
            do(s, min(legal(s), key=lambda spread: _caliphs_share(s, item_of(spread))))
        elif s.ask == st.ADVANCE:
            do(s, ADVANCE if _wins_by_advance(s.copy()) else STAY)
        else:
            do(s, PASS)
    return combats, SIDES[s.winner] if s.winner in range(len(SIDES)) else None


def _combat(s: State, card: int) -> Combat:
    fight = s.fight
    assert fight is not None
    attack, defence = attack_terms(s, fight, card), defence_terms(s, fight, card)
    lead = sum(amount for _, amount in attack) - sum(amount for _, amount in defence)
    tie = int(lead == 0)
    losses = [loss(s, fight.origin, max(tie, -lead)), loss(s, fight.target, max(tie, lead))]
    return Combat(s.pieces.card_names[card], attack, defence, losses)


def _caliphs_share(s: State, spread: int) -> int:
    units = s.units[s.hit_zones[len(s.spreads)]]
    return share_of(spread, units.index(s.pieces.caliph)) if s.pieces.caliph in units else 0


def _wins_by_advance(s: State) -> bool:
    do(s, ADVANCE)
    return s.winner == MUSLIM
