"""A guess has the odds of the table: every world that the oracle finds, against many draws, by chi-square."""

import random
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

import pytest
from scipy.stats import chisquare

from gonfalon.games.navas.pieces import CHRISTIAN, MUSLIM, SIDES
from gonfalon.games.navas.state import ACT, State
from tests.games.navas.information.oracle import GAME, PLAYERS, Hidden, Memory, Played, hidden_parts, replay
from tests.games.navas.information.tables import (
    DEALT,
    EXCHANGED,
    LAID_ASIDE,
    PEEKED,
    QUIET_ROUND,
    REVEALED,
    SPECIALS_DEALT,
    first_game,
    written,
)

DRAWS = 1000
DOUBT = 1e-4
WHOLE = slice(None)
CARDS = slice(0, 6)
SPECIALS = slice(6, None)

TO_CHRISTIAN = ("deal christian 5-2", "deal christian 4-2")
BASIC = {
    "nothing dealt": (),
    "one hand half dealt": DEALT[:2],
    "second hand half dealt": DEALT[:5],
    "before the first initiative": DEALT,
    "one card face down": REVEALED[:-1],
    "first turn": (*REVEALED, "play 3-4"),
    "third turn": QUIET_ROUND[:-4],
    "last turn": QUIET_ROUND[:-1],
    "second round, an open card in each hand": QUIET_ROUND,
    "second round half dealt": (*QUIET_ROUND, "deal muslim 1-6"),
    "second round dealt": (*QUIET_ROUND, "deal muslim 1-6", "deal muslim 6-1", *TO_CHRISTIAN),
}

# Al-Husayni gives 2-4 back. It may come into his hand again, or not.
READY = (*SPECIALS_DEALT, *LAID_ASIDE)
TURN = (*READY, *REVEALED, "play 3-4")
BACK = (*EXCHANGED, "deal muslim 2-4", "deal muslim 1-6", *TO_CHRISTIAN)
BACK_TURN = (*BACK, "initiative 1-6", "initiative 5-2", "play 4-2")
AWAY = (*EXCHANGED, "deal muslim 2-5", "deal muslim 1-6", *TO_CHRISTIAN)
AWAY_TURN = (*AWAY, "initiative 1-6", "initiative 5-2", "play 4-2")
ADVANCED = {
    "special cards half dealt": SPECIALS_DEALT[:2],
    "laying aside, other hand half dealt": SPECIALS_DEALT[:4],
    "laying aside, nobody has": SPECIALS_DEALT,
    "laying aside, one has": (*SPECIALS_DEALT, *LAID_ASIDE[:1]),
    "laying aside, both have": READY,
    "no special card used": TURN,
    "one special card used": (*TURN, "use alfonso-viii"),
    "fate about to peek": (*TURN, "use jimenez-de-rada"),
    "after the peek": PEEKED,
    "two special cards used": (*PEEKED, "use alfonso-viii"),
    "peeked card played": (*PEEKED, "end", "play 1-6"),
    "another card than the peeked one played": (*PEEKED, "end", "play 2-5"),
    "Al-Husayni about to take": EXCHANGED[:-1],
    "Al-Husayni has taken": EXCHANGED,
    "taken and one dealt": BACK[:-3],
    "taken and two dealt": BACK[:-2],
    "taken and three dealt": BACK[:-1],
    "taken and all dealt": BACK,
    "taken, the first choice face down": (*BACK, "initiative 2-4"),
    "taken, the given card is the initiative": (*BACK, "initiative 2-4", "initiative 5-2", "play 4-2"),
    "taken, the given card still hidden in the hand": BACK_TURN,
    "taken, the given card still hidden in the deck": AWAY_TURN,
    "taken, the given card drawn": (*AWAY_TURN, "attack B4>B3 all", "pass", "draw 2-4"),
    "taken, another card drawn": (*BACK_TURN, "attack B4>B3 all", "pass", "draw 3-4"),
    "taken, the given card in the other hand": (*AWAY[:-2], "deal christian 2-4", "deal christian 4-2"),
    "taken, the given card peeked": (*BACK_TURN, "use jimenez-de-rada", "peek 2-4"),
    "taken, another card peeked": (*BACK_TURN, "use jimenez-de-rada", "peek 6-1"),
    "taken, the taken card played": (*BACK_TURN, "end", "play 6-1"),
    "taken, the given card played": (*BACK_TURN, "end", "play 2-4"),
    "taken, one card left": (*BACK_TURN, "end", "play 6-1", "end", "play 3-3", "end"),
}


def seats_of(name: str) -> tuple[int, ...]:
    """Whom a story puzzles: what follows an exchange is a riddle only to the Christians."""
    return (CHRISTIAN,) if name.startswith("taken") else PLAYERS


STORIES = [
    pytest.param(written(words, advanced=name in ADVANCED), seat, id=f"{name}, {SIDES[seat]}")
    for name, words in (BASIC | ADVANCED).items()
    for seat in seats_of(name)
]


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


@pytest.mark.full
@pytest.mark.parametrize(("played", "seat"), STORIES)
def test_guess_draws_with_the_odds_of_the_table(played: Played, seat: int) -> None:
    """N2.3, N4.1, N10.1, N10.4: what lies face down is guessed as fate and an even chooser would have laid it."""
    check_draws(played, seat)


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
