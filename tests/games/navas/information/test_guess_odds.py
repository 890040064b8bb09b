"""A guess has the odds of the table: every world that the oracle finds, against many draws, by chi-square.

`scripts/prove guesses` does the same in many stories.
"""

import random
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

import pytest
from scipy.stats import chisquare

from gonfalon.games.navas.rules.pieces import CHRISTIAN, MUSLIM
from gonfalon.games.navas.rules.state import ACT, State
from tests.games.navas.information.oracle import GAME, PLAYERS, Hidden, Memory, Played, hidden_parts, replay
from tests.games.navas.information.tables import EXCHANGED, first_game, written

DRAWS = 1000
DOUBT = 1e-4
WHOLE = slice(None)
CARDS = slice(0, 6)
SPECIALS = slice(6, None)

# Al-Husayni gives 2-4 back. It may come into his hand again.
BACK = (*EXCHANGED, "deal muslim 2-4", "deal muslim 1-6", "deal christian 5-2", "deal christian 4-2")


def marginal(odds: Mapping[Hidden, Fraction | int], part: slice) -> Counter[Hidden]:
    """The odds of one part of what lies face down."""
    out: Counter[Hidden] = Counter()
    for hidden, share in odds.items():
        out[hidden[part]] += share  # type: ignore[assignment]
    return out


def check_draws(played: Played, seat: int, draws: int = DRAWS) -> int:
    """Guess many times and compare with the exact odds; how many worlds there are."""
    exact = Memory(played, seat).beliefs()
    view = GAME.view(replay(played), seat, memory=True)
    rng = random.Random(1212)
    drawn = Counter(hidden_parts(GAME.guess(view).draw(rng)) for _ in range(draws))
    assert drawn.keys() <= exact.keys(), "a guess is no world that fits"
    for part in (CARDS, SPECIALS, WHOLE):
        fits(marginal(exact, part), marginal(drawn, part), draws)
    return len(exact)


def fits(exact: Counter[Hidden], drawn: Counter[Hidden], draws: int) -> None:
    if 1 < len(exact) <= draws // 5:
        expected = [float(share * draws) for share in exact.values()]
        doubt = chisquare([drawn[world] for world in exact], expected).pvalue
        assert doubt > DOUBT, f"these draws would be a wonder: p = {doubt}"


def is_after_two_draws(s: State) -> bool:
    return s.ask == ACT and s.round == 2 and not s.ordered and len(s.deck) == 1


@pytest.mark.parametrize("seat", PLAYERS)
def test_guess_after_combat_draws(seat: int) -> None:
    """N2.4: cards drawn for combat are in no hand any more."""
    assert check_draws(first_game(is_after_two_draws), seat) > 1


@pytest.mark.parametrize("seat", PLAYERS)
def test_guess_after_the_discard_was_turned(seat: int) -> None:
    """N2.5: once the discard was turned, whoever remembers it knows every card, and there is one world."""
    played = first_game(lambda s: s.ordered and s.ask == ACT and s.turn < 2)
    assert check_draws(played, seat, draws=20) == 1


def test_hand_with_the_card_given_back_counts_two_to_three() -> None:
    """N10.4: Al-Husayni never took the card that he gave, so hands with it are rarer, exactly 2 to 3."""
    odds = Memory(written(BACK, advanced=True), CHRISTIAN).beliefs()
    given = GAME.pieces.card_names.index("2-4")
    shares = {has_card(hidden, given): share for hidden, share in marginal(odds, CARDS).items()}
    assert shares[True] / shares[False] == Fraction(2, 3)


def has_card(hidden: Hidden, card: int) -> bool:
    """Whether the Muslim hand of a world holds the card."""
    hand = hidden[MUSLIM]
    return isinstance(hand, int) and bool(hand >> card & 1)
