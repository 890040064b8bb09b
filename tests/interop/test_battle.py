"""Battles by numbers: one numbering for all positions, and observations of what a seat knows and no more."""

import hashlib
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core import NOBODY
from gonfalon.interop.battle import Battle, NoNumbers
from tests.examples import few
from tests.installed import make_known
from tests.interop.battles import BATTLES, LONG_BATTLE, SHORT_BATTLES, battle, position_after

DUEL = Path(__file__).parents[2] / "examples/duel"
GAMES = [(*one, seed) for one in SHORT_BATTLES for seed in range(8)] + [(*LONG_BATTLE, 0)]
NUMBERINGS = {
    ("navas", "basic"): "6defad7593df",
    ("navas", "advanced"): "ed4768404566",
    ("saladin", "arsuf"): "29c92318608d",
    ("saladin", "hattin"): "f1b0373329cb",
    ("sword", "navas-hex"): "1a8fabf28a3b",
}
SEEDS = st.integers(0, 2**32)
DECISIONS = st.integers(0, 400)


@pytest.mark.parametrize(("name", "scenario"), BATTLES)
def test_every_number_has_one_meaning(name: str, scenario: str) -> None:
    """No two numbers mean the same."""
    numbers = battle(name, scenario).numbers
    assert len(set(numbers.actions)) == len(numbers.actions)
    assert len(set(numbers.outcomes)) == len(numbers.outcomes)


@pytest.mark.parametrize(("name", "scenario"), BATTLES)
def test_numbers_keep_their_meaning(name: str, scenario: str) -> None:
    """What a program has learned is worth nothing once numbers mean something else: that must not go unnoticed."""
    numbers = battle(name, scenario).numbers
    meanings = "\n".join([*numbers.actions, *numbers.outcomes])
    assert hashlib.sha256(meanings.encode()).hexdigest()[:12] == NUMBERINGS[name, scenario]


@pytest.mark.parametrize(("name", "scenario", "seed"), GAMES)
def test_random_game(name: str, scenario: str, seed: int) -> None:
    """Every legal action has a number of its own that says what it does; every observation has the same size."""
    played = battle(name, scenario)
    rng, position = random.Random(seed), played.start()
    while (mover := position.to_move) != NOBODY:
        meanings = played.numbers.actions if mover >= 0 else played.numbers.outcomes
        assert len(position.legal) == len(played.game.rules.legal(position.state))
        for number in position.legal:
            assert meanings[number].split()[0] == position.word(number).split()[0]
        if rng.random() < 0.05:
            seen = position.observe(rng.choice((0, 1)))
            assert seen.shape == (played.entries,)
            assert 0 <= seen.min() <= seen.max() <= 1
        position.take(rng.choice(list(position.legal)))
    assert sum(position.returns()) == 0
    assert not position.is_cut_short
    assert position.taken < played.longest / 2


@pytest.mark.parametrize(("name", "scenario"), BATTLES)
@few(25)
@given(seed=SEEDS, decisions=DECISIONS)
def test_worlds_that_look_alike(name: str, scenario: str, seed: int, decisions: int) -> None:
    """In every world that a seat cannot tell from the real one it observes the same, to the byte, and may do the
    same."""
    real = position_after(battle(name, scenario), seed, decisions)
    for seat in (0, 1):
        other = real.imagine(seat, random.Random(seed))
        for memory in (True, False):
            assert other.observe(seat, memory=memory).tobytes() == real.observe(seat, memory=memory).tobytes()
            assert other.describe(seat, memory=memory) == real.describe(seat, memory=memory)
        assert other.to_move == real.to_move
        if real.to_move == seat:
            assert list(other.legal) == list(real.legal)


@pytest.mark.parametrize(("name", "scenario"), BATTLES)
@few(25)
@given(seed=SEEDS, decisions=DECISIONS)
def test_different_knowledge_looks_different(name: str, scenario: str, seed: int, decisions: int) -> None:
    """What happens to a seat's knowledge happens to its observation: neither changes without the other."""
    before = position_after(battle(name, scenario), seed, decisions)
    after = position_after(battle(name, scenario), seed, decisions + 1)
    if before.to_move != NOBODY:
        for seat in (0, 1):
            same = before.describe(seat) == after.describe(seat)
            assert (before.observe(seat).tobytes() == after.observe(seat).tobytes()) == same


def test_game_that_is_cut_short() -> None:
    """A game that reaches the limit of decisions is a draw, in which nothing is legal any more."""
    position = position_after(Battle("navas", "basic", longest=20), 1, 30)
    assert (position.taken, position.to_move, position.legal, position.returns()) == (20, NOBODY, {}, [0, 0])


def test_game_without_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that does not say how its actions are numbered is refused by name."""
    make_known(tmp_path, "duel")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(DUEL))
    with pytest.raises(NoNumbers, match="duel"):
        Battle("duel")
