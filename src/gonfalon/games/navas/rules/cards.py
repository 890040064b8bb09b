"""N2: the piles and how combat cards are drawn."""

from gonfalon.games.navas.rules import news
from gonfalon.games.navas.rules.state import NONE, State

# N2.3 The deck is face down, the discard face up, each side has an initiative area and the turn an active card.


def is_bag(s: State) -> bool:
    """Whether fate chooses the next combat card: the deck is a bag and not empty."""
    return len(s.deck) > 0 and not s.ordered


def next_known_card(s: State) -> int:
    """Draw from a deck whose order the rules have fixed, turning the discard over if it is empty."""
    # N2.5 Only an empty deck is renewed, by the turned discard, oldest card first.
    if not s.deck:
        s.deck = s.discard
        s.discard = []
        s.ordered = True
        news.deck_turned(s)
    return s.deck[0]


def turn_up(s: State, card: int) -> None:
    # N2.4 A combat card goes straight to the discard.
    s.deck.remove(card)
    s.discard.append(card)


def discard_active(s: State) -> int:
    card = s.active
    s.discard.append(card)
    s.active = NONE
    return card


def take_from_deck(s: State, side: int, card: int) -> None:
    s.deck.remove(card)
    s.hands[side] |= 1 << card


def card_value(s: State, card: int, side: int) -> int:
    # N2.1 Each card has a number for either side.
    return s.pieces.numbers[side][card]


def column_of_coat(s: State, card: int) -> int:
    # N2.2 And one coat of arms, which belongs to a column.
    return s.pieces.coat[card]
