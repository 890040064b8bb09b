"""Guess a thousand times in each of many stories of Las Navas, and compare with the exact odds by chi-square.

The tests do it at a few moments. What the oracle shows and hides is told first, in words that can be checked by hand.
"""

import random

import pytest

from gonfalon.core import WATCHER
from gonfalon.games.navas.rules.pieces import CHRISTIAN, MUSLIM, SIDES
from proof.by_pytest import run
from tests.games.navas.information.oracle import PLAYERS, SEATS, Memory, Played, begin, hidden_parts, replay, take
from tests.games.navas.information.tables import (
    DEALT,
    EXCHANGED,
    LAID_ASIDE,
    PEEKED,
    QUIET_ROUND,
    REVEALED,
    SPECIALS_DEALT,
    written,
)
from tests.games.navas.information.test_guess_odds import BACK, check_draws

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


@pytest.mark.parametrize(("played", "seat"), STORIES)
def test_guess_draws_with_the_odds_of_the_table(played: Played, seat: int) -> None:
    """N2.3, N4.1, N10.1, N10.4: what lies face down is guessed as fate and an even chooser would have laid it."""
    check_draws(played, seat)


@pytest.mark.parametrize(
    ("words", "seat", "hidden"),
    [
        (DEALT, MUSLIM, ["deal christian"] * 3),
        (DEALT, CHRISTIAN, ["deal muslim"] * 3),
        (REVEALED, MUSLIM, ["deal christian"] * 3),
        (REVEALED, CHRISTIAN, ["deal muslim"] * 3 + ["initiative"]),
        (REVEALED, WATCHER, ["deal muslim"] * 3 + ["deal christian"] * 3 + ["initiative"]),
        (READY, MUSLIM, ["deal-special christian"] * 3 + ["discard"]),
        (READY, WATCHER, ["deal-special muslim"] * 3 + ["deal-special christian"] * 3 + ["discard"] * 2),
        (PEEKED[len(READY) :], MUSLIM, ["deal christian"] * 3),
        (PEEKED[len(READY) :], WATCHER, ["deal muslim"] * 3 + ["deal christian"] * 3 + ["initiative", "peek"]),
        (EXCHANGED[len(READY) + len(REVEALED) :], CHRISTIAN, ["exchange"]),
        (EXCHANGED[len(READY) + len(REVEALED) :], MUSLIM, []),
    ],
)
def test_hidden_actions(words: tuple[str, ...], seat: int, hidden: list[str]) -> None:
    """N3.1, N4.1, N10.1, N10.4: exactly these actions happen face down for the seat."""
    whole = next(story for story in (DEALT, REVEALED, READY, PEEKED, EXCHANGED) if story[-len(words) :] == words)
    memory = Memory(written(whole, advanced=whole[0].startswith("deal-special")), seat)
    start = len(whole) - len(words)
    found = [word.rpartition(" ")[0] for word, secret in zip(words, memory.hidden[start:], strict=True) if secret]
    assert found == hidden


@pytest.mark.parametrize("seat", SEATS)
def test_other_worlds_were_seen_alike(seat: int) -> None:
    """A world that the oracle finds shows the seat the same from its first action to its last."""
    played = written(EXCHANGED, advanced=True)
    memory = Memory(played, seat)
    for seed in range(20):
        world = memory.random_world(random.Random(seed))
        assert world is not None
        s = begin(world)
        assert [take(s, action, seat) for action in world.actions] == memory.seen


@pytest.mark.parametrize("seat", PLAYERS)
@pytest.mark.parametrize("words", [DEALT, REVEALED[:-1], (*REVEALED, "play 3-4", "attack B4>B3 all", "draw 6-1")])
def test_foresight_only_saves_time(words: tuple[str, ...], seat: int) -> None:
    """What the search leaves out would have been contradicted later: the odds are the same without it."""
    memory = Memory(written(words), seat)
    assert memory.beliefs() == memory.beliefs(foresee=False)


@pytest.mark.parametrize(("words", "worlds"), [(DEALT, 20), (REVEALED[:-1], 60), (REVEALED, 10)])
def test_worlds_of_the_first_round(words: tuple[str, ...], worlds: int) -> None:
    """Six unseen cards make twenty hands, sixty with one of them face down, ten once that one is open."""
    assert len(Memory(written(words), CHRISTIAN).beliefs()) == worlds


def test_truth_is_among_its_worlds() -> None:
    """The state that was really played has some probability."""
    played = written(PEEKED, advanced=True)
    assert Memory(played, CHRISTIAN).beliefs()[hidden_parts(replay(played))] > 0


def main() -> int:
    return run(__file__, __doc__)
