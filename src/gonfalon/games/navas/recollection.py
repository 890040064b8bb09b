"""Where each combat card may be, for a player who remembers everything."""

import random

from gonfalon.core.forecast import Recollection
from gonfalon.games.navas.guess import NavasGuess, other_hands
from gonfalon.games.navas.pieces import SIDES, Pieces
from gonfalon.games.navas.state import State
from gonfalon.games.navas.view import NavasView


def recollect(pieces: Pieces, view: NavasView) -> list[Recollection]:
    """Where each of the nine cards is, or may be."""
    s = NavasGuess(pieces, view).draw(random.Random(0))  # what is read from it is the same in all
    hands, weights = other_hands(s, view)
    return [
        Recollection(name, {place: 1.0} if (place := _place(s, view, card)) else _hidden(card, hands, weights))
        for card, name in enumerate(pieces.card_names)
    ]


def _place(s: State, view: NavasView, card: int) -> str | None:
    """Where a card is, if that can be known."""
    if card == s.active:
        return "active"
    if card in s.initiative:
        return "initiative"
    if card in s.discard:
        return "discard"
    if (s.hands[SIDES.index(view.seat)] >> card) & 1:
        return "own-hand"
    return "deck" if s.ordered and card in s.deck else None


def _hidden(card: int, hands: list[tuple[int, ...]], weights: list[int]) -> dict[str, float]:
    held = sum(weight for hand, weight in zip(hands, weights, strict=True) if card in hand) / sum(weights)
    chances = {"other-hand": held, "deck": 1 - held}
    return {place: chance for place, chance in chances.items() if chance > 0}
