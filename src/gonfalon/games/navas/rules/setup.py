"""N3, and N10.1: how a battle begins."""

from typing import Final

from gonfalon.core.setup import Option, Setup
from gonfalon.core.state import FATE
from gonfalon.games.navas.rules import news
from gonfalon.games.navas.rules.cards import take_from_deck
from gonfalon.games.navas.rules.pieces import CHRISTIAN, MUSLIM, SPECIALS_A_SIDE, UNITS, ZONES, Pieces
from gonfalon.games.navas.rules.rounds import begin_round
from gonfalon.games.navas.rules.state import DEAL, DEAL_SPECIAL, DISCARD, State, ask

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
MEMORY_AID: Final = Option("memory-aid", ("on", "off"))
# N4.5 A match may have a last round; when a computer takes part it is the thirtieth.
ROUND_LIMIT: Final = Option("round-limit", ("none", "10", "20", "30", "40", "60"), with_bot="30")

HAND: Final = 3
SPECIALS_DRAWN: Final = 3


def agreed(setup: Setup) -> tuple[bool, bool, int]:
    """The agreed options: advanced variant, memory aid, and after how many rounds it is a draw."""
    limit = setup.options[ROUND_LIMIT.name]
    return setup.scenario == ADVANCED, setup.options[MEMORY_AID.name] == "on", 0 if limit == "none" else int(limit)


def start(pieces: Pieces, setup: Setup) -> State:
    s = State(pieces, *agreed(setup))
    # N3.2 Every unit stands on its printed zone.
    s.units = [tuple([unit for unit in range(UNITS) if pieces.homes[unit] == zone]) for zone in range(ZONES)]
    ask(s, DEAL_SPECIAL if s.advanced else DEAL, FATE)
    return s


def dealt_side(s: State) -> int:
    """Who gets the next card: the Muslims until they have all of theirs, then the Christians."""
    if s.ask == DEAL_SPECIAL:
        return MUSLIM if s.specials[MUSLIM].bit_count() < SPECIALS_DRAWN else CHRISTIAN
    return MUSLIM if s.hands[MUSLIM].bit_count() < HAND else CHRISTIAN


def specials_left(s: State) -> list[int]:
    side = dealt_side(s)
    first = side * SPECIALS_A_SIDE
    return [special for special in range(first, first + SPECIALS_A_SIDE) if not (s.specials[side] >> special) & 1]


def deal_special(s: State, special: int) -> None:
    # N10.1 Three of six special cards each; one is laid aside in secret, two are kept.
    side = dealt_side(s)
    s.specials[side] |= 1 << special
    news.special_dealt(s, side, special)
    if s.specials[CHRISTIAN].bit_count() == SPECIALS_DRAWN:
        ask(s, DISCARD, MUSLIM)


def lay_aside(s: State, side: int, special: int) -> None:
    s.specials[side] &= ~(1 << special)
    s.laid_aside[side] = 1 << special
    news.special_laid_aside(s, side, special)
    if side == MUSLIM:
        ask(s, DISCARD, CHRISTIAN)
    else:
        ask(s, DEAL, FATE)


def deal(s: State, card: int) -> None:
    # N3.1 Three combat cards to each hand, three stay in the deck.
    side = dealt_side(s)
    take_from_deck(s, side, card)
    news.card_dealt(s, side, card)
    if s.hands[CHRISTIAN].bit_count() == HAND:
        begin_round(s)
