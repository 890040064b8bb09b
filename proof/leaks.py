"""Let a game leak on purpose, through one channel after the other: the law of the tests must catch each.

The law is in tests/games/navas/information/laws.py.
"""

import random
from collections.abc import Callable
from importlib import import_module

import msgspec
import pytest

from gonfalon.core import ARBITER, Foreseen, News, Prompt, Refusal
from gonfalon.games.navas.game import Navas
from gonfalon.games.navas.interface import refusals
from gonfalon.games.navas.interface.notation import shown_word, word_of
from gonfalon.games.navas.interface.refusals import why_not
from gonfalon.games.navas.interface.view_builder import position_line
from gonfalon.games.navas.interface.views import NavasView
from gonfalon.games.navas.rules import special
from gonfalon.games.navas.rules.pieces import MUSLIM
from gonfalon.games.navas.rules.special import holds, might_use
from gonfalon.games.navas.rules.state import ACT, INITIATIVE, State
from proof.by_pytest import run
from tests.games.navas.information.laws import prove_nothing_leaks
from tests.games.navas.information.oracle import SEATS, Played
from tests.games.navas.information.tables import EXCHANGED, random_game, written

Leak = Callable[[pytest.MonkeyPatch], None]

# By its full name: the package calls its maker of games `game` too.
RULES = import_module("gonfalon.games.navas.game")
build_view = RULES.build_view
interpreted = pytest.mark.skipif(not str(special.__file__).endswith(".py"), reason="compiled rules cannot be bent")


def some_positions() -> list[Played]:
    random_ones = [random_game(seed, seed % 4 != 0, seed % 3 != 0, decisions=seed * 13) for seed in range(12)]
    return [*random_ones, written(EXCHANGED, advanced=True)]


def look_everywhere() -> None:
    """Hold the law against a fixed set of positions, for every seat."""
    for number, played in enumerate(some_positions()):
        for seat in SEATS:
            prove_nothing_leaks(played, seat, random.Random(number))


def other_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view has all hands in it."""

    def leaky(s: State, seat: int, memory: bool) -> NavasView:
        honest: NavasView = build_view(s, seat, memory)
        return msgspec.structs.replace(honest, hands=build_view(s, ARBITER, memory).hands)

    monkeypatch.setattr(RULES, "build_view", leaky)


def loud_news(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was meant for one seat is told to all."""
    honest = News.tell
    monkeypatch.setattr(News, "tell", lambda self, event, *seats: honest(self, event))


def question_only_to_holders(monkeypatch: pytest.MonkeyPatch) -> None:
    """A side is asked about a special card only if it holds it."""
    monkeypatch.setattr(special, "might_use", lambda s, card: might_use(s, card) and holds(s, card))


def prompt_with_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits is told whether the other side could use a special card."""
    honest = Navas.prompt

    def leaky(self: Navas, s: State, seat: int) -> Prompt:
        prompt = honest(self, s, seat)
        uses = len([word for action in self.rules.legal(s) if (word := self.word(s, action)).startswith("use")])
        return msgspec.structs.replace(prompt, facts=prompt.facts | {"uses": uses}) if s.ask == ACT else prompt

    monkeypatch.setattr(Navas, "prompt", leaky)


def loud_foresight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits is told what the other side can choose from."""

    def leaky(self: Navas, s: State, seat: int) -> list[Foreseen]:
        return (
            [Foreseen("ask-initiative", [self.word(s, action) for action in self.rules.legal(s)])] if seat >= 0 else []
        )

    monkeypatch.setattr(Navas, "foreseen", leaky)


def written_initiative(monkeypatch: pytest.MonkeyPatch) -> None:
    """The excerpt of the record shows the first choice for the initiative before the second is made."""

    def leaky(s: State, action: int, seat: int) -> str:
        return word_of(s, action) if s.ask == INITIATIVE else shown_word(s, action, seat)

    monkeypatch.setattr(RULES, "shown_word", leaky)


def chatty_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal says whether the Muslims hold the card that somebody wished for."""

    def leaky(s: State, seat: int, tried: str) -> Refusal:
        no = why_not(s, seat, tried)
        card = tried.rpartition(" ")[2]
        if card in s.pieces.card_names:
            no.facts["theirs"] = (s.hands[MUSLIM] >> s.pieces.card_names.index(card)) & 1
        return no

    monkeypatch.setattr(RULES, "why_not", leaky)


def frank_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """The position line in a refusal names everybody's hand."""
    monkeypatch.setattr(refusals, "position_line", lambda s, seat: position_line(s, ARBITER))


LEAKS = (
    other_hand,
    loud_news,
    pytest.param(question_only_to_holders, marks=interpreted),
    prompt_with_secret,
    loud_foresight,
    written_initiative,
    chatty_refusal,
    frank_position,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_deliberate_leak_is_caught(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    """N2.6, N4.1, N10.1, N10.4: the law fails as soon as one channel tells what lies face down."""
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"tells|learns"):
        look_everywhere()


def test_honest_game_passes_where_the_leaks_are_caught() -> None:
    """The same positions hold no leak when nothing is tampered with."""
    look_everywhere()


def main() -> int:
    return run(__file__, __doc__)
