"""Bots that play against each other, and how sure one can be of what came of it."""

import pytest
from scipy.stats import binomtest

from gonfalon.bots import Random
from gonfalon.core import Setup, registry
from gonfalon.lab.duel import Duel, duel, duel_lines, wilson


@pytest.mark.parametrize(("times", "of"), [(0, 100), (1, 3), (55, 100), (200, 200)])
def test_interval(times: int, of: int) -> None:
    """Wilson's interval, as SciPy computes it."""
    theirs = binomtest(times, of).proportion_ci(method="wilson")
    assert wilson(times, of) == pytest.approx((theirs.low, theirs.high), abs=1e-4)


def test_same_seed_same_match() -> None:
    """A duel is decided by its seed alone, and has a winner, an end and a length."""
    game = registry.find("saladin")
    first, again, other = (
        duel(game, Setup("hattin"), (Random, Random), seed, lambda state: len(game.rules.returns(state)))
        for seed in (5, 5, 6)
    )
    assert (first.winner, first.end, first.length) == (again.winner, again.end, 2)
    assert first.winner in {*game.seats, "nobody"}
    assert first.end.startswith(first.winner)
    assert other.seed == 6


def test_what_came_of_them() -> None:
    """Winners with their shares and intervals, ends, length and effort."""
    duels = [Duel(seed, "red" if seed < 3 else "blue", "by force", seed, 1.5) for seed in range(4)]
    lines = "\n".join(duel_lines(duels))
    assert "3 of 4, 75.0% (30.1% to 95.4%)" in lines
    assert "4  by force" in lines
    assert "length 1.5 on average" in lines
    assert "1.5 s a game" in lines
