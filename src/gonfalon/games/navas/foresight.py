"""What a side is certain to be asked, so that it can answer in advance."""

from gonfalon.core.prompts import Foreseen
from gonfalon.games.navas import actions as act
from gonfalon.games.navas.pieces import CHRISTIAN, MUSLIM
from gonfalon.games.navas.special import held
from gonfalon.games.navas.state import DISCARD, INITIATIVE, State, cards_of
from gonfalon.games.navas.view import QUESTIONS
from gonfalon.games.navas.words import word_of

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
