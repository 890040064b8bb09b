"""Tells a seat how near the end is, where the cards may be, and what it can answer in advance."""

import random

from gonfalon.core.forecast import Recollection
from gonfalon.core.progress import Prospect
from gonfalon.core.prompts import Foreseen
from gonfalon.games.navas.interface.guess import NavasGuess, other_hands
from gonfalon.games.navas.interface.notation import word_of
from gonfalon.games.navas.interface.views import QUESTIONS, NavasView
from gonfalon.games.navas.rules import actions as act
from gonfalon.games.navas.rules.pieces import (
    CHRISTIAN,
    FULL_POWER,
    MUSLIM,
    MUSLIM_AREA,
    NEIGHBOURS,
    SIDES,
    ZONE_NAMES,
    Pieces,
    side_of,
)
from gonfalon.games.navas.rules.special import held
from gonfalon.games.navas.rules.state import DISCARD, INITIATIVE, State, cards_of
from gonfalon.games.navas.rules.victory import FEW_ZONES


def progress(pieces: Pieces, view: NavasView) -> list[Prospect]:
    held: dict[int, list[int]] = {MUSLIM: [], CHRISTIAN: []}
    camp, power = None, 0
    for zone, name in enumerate(ZONE_NAMES):
        units = view.zones[name]
        if units:
            held[side_of(pieces.number[units[0].tag])].append(zone)
        for unit in units:
            if unit.tag == pieces.tags[pieces.caliph]:
                camp, power = zone, unit.power
    intruders = sum(zone < MUSLIM_AREA for zone in held[CHRISTIAN])
    christian = len(held[CHRISTIAN])
    threatened = camp is None or power < FULL_POWER or any(zone in NEIGHBOURS[camp] for zone in held[CHRISTIAN])
    return [
        _twice(held, MUSLIM),
        # One zone lost drives them back.
        Prospect(SIDES[MUSLIM], "driven-back", christian, FEW_ZONES, christian <= FEW_ZONES + 1 and intruders <= 1),
        _twice(held, CHRISTIAN),
        Prospect(SIDES[CHRISTIAN], "caliph", FULL_POWER - power, FULL_POWER, threatened),
    ]


def _twice(held: dict[int, list[int]], side: int) -> Prospect:
    """Near if one zone more, taken from the enemy, makes twice as many."""
    ours, theirs = len(held[side]), len(held[1 - side])
    return Prospect(SIDES[side], "zones", ours, 2 * theirs, ours + 1 >= 2 * (theirs - 1))


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


ASKED_OF_SIDES = ("lay-aside", "initiative", "play", "act", "karr", "react", "spread", "advance", "exchange")


def foresee(s: State, seat: int) -> list[Foreseen]:
    """While the Muslims choose in secret, the Christians, who are next, can already choose from their own cards."""
    if seat != CHRISTIAN or s.asked != MUSLIM:
        return []
    if s.ask == INITIATIVE:
        choices = [act.with_item(act.INITIATIVE, card) for card in cards_of(s.hands[seat])]
    elif s.ask == DISCARD:
        choices = [act.with_item(act.DISCARD, card) for card in held(s, seat)]
    else:
        return []
    return [Foreseen(question_of(QUESTIONS[s.ask]), [word_of(s, choice) for choice in choices])]


def question_of(name: str) -> str:
    return f"ask-{name}"
