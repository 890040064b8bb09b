"""The oracle itself: what it shows and what it hides, told in words that can be checked by hand."""

import random

import pytest

from gonfalon.core import WATCHER
from gonfalon.games.navas.pieces import CHRISTIAN, MUSLIM
from tests.games.navas.information.oracle import PLAYERS, SEATS, Memory, begin, hidden_parts, replay, take
from tests.games.navas.information.tables import DEALT, EXCHANGED, LAID_ASIDE, PEEKED, REVEALED, SPECIALS_DEALT, written

READY = (*SPECIALS_DEALT, *LAID_ASIDE)


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
