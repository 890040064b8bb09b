"""Full states that are consistent with what a seat knows, with the right odds.

Unknown are the other hand (the rest of the unseen cards is the deck) and the other side's special cards. Every
consistent deal is equally likely, and hidden choices are assumed to be uniform. One thing skews the odds: the card that
Al-Husayni took was never the one he gave back, so a hand counts once for each card that he might have taken. Three
Muslim cards without the one given back count 3, with it 2, and fewer while they are being dealt.
"""

import random
from bisect import bisect_right
from itertools import accumulate, combinations
from typing import Final

from msgspec.structs import replace

from gonfalon.core.guess import Guess
from gonfalon.core.state import FATE, NOBODY
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.interface.views import QUESTIONS, FightView, HandView, NavasView
from gonfalon.games.navas.rules.news import COMBATS, ENDINGS
from gonfalon.games.navas.rules.pieces import CARDS, MUSLIM, SIDES, SPECIALS_A_SIDE, UNITS, ZONE_NAMES, Pieces
from gonfalon.games.navas.rules.setup import HAND
from gonfalon.games.navas.rules.state import DEAL, DRAWN, NONE, OVER, Fight, State

ALL: Final = "all"


class NavasGuess(Guess[State]):
    """Reads a view with memory: a player's, or the arbiter's, which leaves nothing to guess."""

    def __init__(self, pieces: Pieces, view: NavasView) -> None:
        if not (view.seat in SIDES or view.seat == ALL) or not view.memory:
            raise ValueError("Only a player or the arbiter with memory can guess.")
        self.table: State = _open_table(pieces, view)
        self.hands: list[list[int]] = []
        """Every hand that the other side might hold, including a face-down card; empty if all cards are known."""
        self.shares: list[int] = []
        """The cumulative odds of each."""
        self.other: int = NONE
        self.face_down: bool = False
        self.unseen: list[int] = []
        self.specials: list[tuple[int, int]] = []
        """What the other side might have kept of its special cards, and laid aside."""
        if view.seat == ALL:
            _place_cards(self.table, view)
        else:
            self._read_cards(view)
        self._read_specials(view)

    def _read_cards(self, view: NavasView) -> None:
        me = SIDES.index(view.seat)
        _take_hand(self.table, me, view.hands[view.seat])
        hands, weights = other_hands(self.table, view)
        self.hands = [list(hand) for hand in hands]
        self.shares = list(accumulate(weights))
        self.other = 1 - me
        self.face_down = SIDES[self.other] in view.face_down
        self.unseen = _unseen(self.table, me)

    def _read_specials(self, view: NavasView) -> None:
        for side, name in enumerate(SIDES):
            seen = view.specials[name]
            if seen.cards is not None:
                self.table.specials[side] = _mask([SPECIALS.index(card) for card in seen.cards])
                self.table.laid_aside[side] = _mask([SPECIALS.index(card) for card in seen.laid_aside or []])
            else:
                first = side * SPECIALS_A_SIDE
                pool = [card for card in range(first, first + SPECIALS_A_SIDE) if not (self.table.used >> card) & 1]
                self.specials = _ways_to_keep(pool, seen.count, seen.laid_aside_count)

    def draw(self, rng: random.Random) -> State:
        s = self.table.copy()
        if self.hands:
            self._draw_cards(s, rng)
        if self.specials:
            kept, laid_aside = self.specials[int(rng.random() * len(self.specials))]
            s.specials[self.other] = kept
            s.laid_aside[self.other] = laid_aside
        return s

    def _draw_cards(self, s: State, rng: random.Random) -> None:
        hand = self.hands[bisect_right(self.shares, int(rng.random() * self.shares[-1]))]
        hidden = hand[int(rng.random() * len(hand))] if self.face_down else NONE
        held = 0
        for card in hand:
            held |= 1 << card
        if not s.ordered:
            s.deck = [card for card in self.unseen if not (held >> card) & 1]
        if hidden != NONE:
            s.initiative[self.other] = hidden
            held &= ~(1 << hidden)
        s.hands[self.other] = held


def _ways_to_keep(pool: list[int], count: int, laid_aside: int) -> list[tuple[int, int]]:
    """Every way to keep this many cards of the pool and lay this many aside."""
    return [
        (_mask(list(kept)), _mask(list(aside)))
        for kept in combinations(pool, count)
        for aside in combinations([card for card in pool if card not in kept], laid_aside)
    ]


def _open_table(pieces: Pieces, view: NavasView) -> State:
    """Everything but the hidden cards."""
    s = State(pieces, view.advanced, view.memory_aid, view.round_limit)
    _place_units(s, view)
    _place_clock(s, view)
    s.ordered = view.deck_order is not None
    s.deck = _cards(pieces, view.deck_order or [])
    s.discard = _cards(pieces, view.discard_order or [])
    s.active = _card(pieces, view.active)
    s.initiative = [_card(pieces, view.initiative[side]) for side in SIDES]
    s.open_hand = [_mask(_cards(pieces, view.hands[side].shown)) for side in SIDES]
    s.peeked = _mask(_cards(pieces, view.hands[SIDES[MUSLIM]].peeked))
    s.returned = _card(pieces, view.returned)
    s.used = _mask([SPECIALS.index(name) for name in view.used])
    s.fight = None if view.fight is None else _fight(pieces, view.fight)
    s.hit_zones = [ZONE_NAMES.index(hit.zone) for hit in view.hits]
    s.hit_damage = [hit.damage for hit in view.hits]
    s.spreads = [hit.spread for hit in view.hits if hit.spread is not None]
    return s


def _place_units(s: State, view: NavasView) -> None:
    s.power = [0] * UNITS
    for zone, name in enumerate(ZONE_NAMES):
        units: list[int] = []
        for seen in view.zones[name]:
            unit = s.pieces.number[seen.tag]
            units.append(unit)
            s.power[unit] = seen.power
            if seen.exhausted:
                s.tired |= 1 << unit
        s.units[zone] = tuple(units)


def _place_clock(s: State, view: NavasView) -> None:
    s.round = view.round
    s.turn = view.turn
    s.first = _side(view.first)
    s.shield = _side(view.shield)
    s.points = view.points
    s.combats = view.combats
    s.shots = view.shots
    s.acted = view.acted
    s.ask = QUESTIONS.index(view.question)
    s.asked = SIDES.index(view.asked) if view.asked in SIDES else NOBODY if s.ask == OVER else FATE
    s.offered = SPECIALS.index(view.offered) if view.offered else NONE
    if s.ask == OVER:
        s.winner = DRAWN if view.winner is None else SIDES.index(view.winner)
        s.reason = [reason for reason, _ in ENDINGS].index(str(view.reason))


def _fight(pieces: Pieces, view: FightView) -> Fight:
    joined = tuple(pieces.tags.index(tag) for tag in view.joined)
    fight = Fight(
        COMBATS.index(view.kind),
        SIDES.index(view.side),
        ZONE_NAMES.index(view.origin),
        ZONE_NAMES.index(view.target),
        joined,
    )
    fight.step = view.step
    fight.karr = view.karr
    fight.ready = _mask([SPECIALS.index(name) for name in view.ready])
    fight.helped = _mask([SPECIALS.index(name) for name in view.helped])
    fight.stopped = view.stopped
    return fight


def _place_cards(s: State, view: NavasView) -> None:
    for side, name in enumerate(SIDES):
        _take_hand(s, side, view.hands[name])
    if not s.ordered:
        held = s.hands[0] | s.hands[1]
        s.deck = [card for card in _unseen(s, MUSLIM) if not (held >> card) & 1]


def _take_hand(s: State, side: int, hand: HandView) -> None:
    s.hands[side] = _mask(_cards(s.pieces, hand.cards or []))
    if hand.face_down:
        s.initiative[side] = _card(s.pieces, hand.face_down)


def other_hands(s: State, view: NavasView) -> tuple[list[tuple[int, ...]], list[int]]:
    """Every hand that the other side might hold, including a face-down card, and the odds of each."""
    me = SIDES.index(view.seat)
    other = view.hands[SIDES[1 - me]]
    known = tuple(_cards(s.pieces, sorted({*other.shown, *other.peeked})))
    pool = [card for card in _unseen(s, me) if card not in known]
    hands = [known + more for more in combinations(pool, other.count - len(known))]
    if me == MUSLIM or s.returned not in pool:
        return hands, [1] * len(hands)
    dealt = other.count if s.ask == DEAL else HAND
    return hands, [dealt - (s.returned in hand) for hand in hands]


def forget(view: NavasView) -> NavasView:
    """Without the cards that the other side was seen to hold."""
    hands = {
        side: hand if side == view.seat else replace(hand, shown=[], peeked=[]) for side, hand in view.hands.items()
    }
    return replace(view, hands=hands)


def _unseen(s: State, me: int) -> list[int]:
    """The cards that are neither open nor in the seat's own hand nor in a deck of known order."""
    seen = {*s.discard, s.active, *s.initiative} | ({*s.deck} if s.ordered else set())
    return [card for card in range(CARDS) if card not in seen and not (s.hands[me] >> card) & 1]


def _side(name: str | None) -> int:
    return NONE if name is None else SIDES.index(name)


def _card(pieces: Pieces, name: str | None) -> int:
    return NONE if name is None else pieces.card_names.index(name)


def _cards(pieces: Pieces, names: list[str]) -> list[int]:
    return [pieces.card_names.index(name) for name in names]


def _mask(items: list[int]) -> int:
    return sum(1 << item for item in items)
