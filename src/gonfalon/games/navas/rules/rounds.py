"""N4: initiative, four turns, maintenance."""

from typing import Final

from gonfalon.core.state import FATE
from gonfalon.games.navas.rules import news
from gonfalon.games.navas.rules.cards import card_value, discard_active
from gonfalon.games.navas.rules.combat import turn_side
from gonfalon.games.navas.rules.pieces import AL_HUSAYNI, CARDS, CHRISTIAN, MUSLIM
from gonfalon.games.navas.rules.special import exchange, may_use_without_points, offer_exchange, spend
from gonfalon.games.navas.rules.state import ACT, DEAL, EXCHANGE, INITIATIVE, NONE, PLAY, State, ask
from gonfalon.games.navas.rules.victory import end_in_draw

TURNS: Final = 4


def begin_round(s: State) -> None:
    news.round_began(s)
    s.turn = NONE
    ask(s, INITIATIVE, MUSLIM)


def choose_initiative(s: State, side: int, card: int) -> None:
    # N4.1 Both choose in secret, then reveal; the higher own number begins, a tie the Christians.
    s.hands[side] &= ~(1 << card)
    s.initiative[side] = card
    news.initiative_chosen(s, side, card)
    if side == MUSLIM:
        ask(s, INITIATIVE, CHRISTIAN)
        return
    muslim = card_value(s, s.initiative[MUSLIM], MUSLIM)
    christian = card_value(s, s.initiative[CHRISTIAN], CHRISTIAN)
    s.first = MUSLIM if muslim > christian else CHRISTIAN
    news.initiative_revealed(s)
    _next_turn(s)


def _next_turn(s: State) -> None:
    s.turn += 1
    if s.turn < TURNS:
        ask(s, PLAY, turn_side(s))
    else:
        _maintain(s)


def play_card(s: State, side: int, card: int) -> None:
    # N4.2 Four turns in alternation, each with one card played for its points; what is not spent is lost.
    s.hands[side] &= ~(1 << card)
    s.active = card
    s.points = card_value(s, card, side)
    s.combats = 0
    s.shots = 0
    s.acted = False
    news.card_played(s, side)
    ask(s, ACT, side)


def end_if_spent(s: State) -> None:
    """A turn ends by itself at 0 points, unless a special card might still be used in it."""
    if s.ask == ACT and s.points == 0 and not may_use_without_points(s, s.asked):
        end_turn(s)


def end_turn(s: State) -> None:
    # N4.3 The active card is discarded and the side's units are fresh again.
    side = turn_side(s)
    s.tired = 0
    s.points = 0
    news.turn_ended(s, side, discard_active(s))
    _next_turn(s)


def _maintain(s: State) -> None:
    # The last round, if the match has one, ends in a draw.
    if s.round == s.round_limit:
        end_in_draw(s)
        return
    s.returned = NONE
    if not offer_exchange(s):
        _collect(s)


def answer_exchange_offer(s: State, use: bool) -> None:
    s.offered = NONE
    if use:
        spend(s, AL_HUSAYNI)
        ask(s, EXCHANGE, MUSLIM)
    else:
        news.card_passed(s, MUSLIM)
        _collect(s)


def take_exchange(s: State, card: int) -> None:
    exchange(s, card)
    _collect(s)


def _collect(s: State) -> None:
    # N4.4 The initiative cards go to hand, the other seven are shuffled, two more are dealt to each.
    muslim, christian = s.initiative[MUSLIM], s.initiative[CHRISTIAN]
    hidden = s.returned != NONE
    news.cards_returned(s, muslim, christian, hidden)
    s.hands = [1 << muslim, 1 << christian]
    s.open_hand = [0 if hidden else 1 << muslim, 1 << christian]
    s.peeked = 0
    s.initiative = [NONE, NONE]
    s.shield = NONE
    s.deck = [card for card in range(CARDS) if card not in (muslim, christian)]
    s.ordered = False
    s.discard = []
    s.round += 1
    ask(s, DEAL, FATE)
