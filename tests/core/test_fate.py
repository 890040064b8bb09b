"""Chance that can be verified afterwards."""

import hashlib
from collections import Counter
from itertools import chain

import pytest
from scipy import stats

from gonfalon.core import Fate

SECRET = bytes(range(32))
CONTRIBUTIONS = [b"left's word", b""]


def test_commitment() -> None:
    """What is published before play is the SHA-256 of the secret alone."""
    commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert Fate(SECRET, CONTRIBUTIONS).commitment == Fate(SECRET, []).commitment == commitment


@pytest.mark.parametrize(
    ("number", "drawn"),
    [
        (1, [0, 2, 2, 6, 2, 14]),
        (2, [0, 1, 4, 3, 1, 4]),
        (3, [1, 2, 5, 6, 5, 9]),
        (100, [0, 2, 2, 1, 8, 22]),
        (2**40, [1, 2, 5, 5, 8, 39]),
    ],
)
def test_known_draws(number: int, drawn: list[int]) -> None:
    """Draws that were computed independently, with struct and openssl: they must never change, or old proofs fail."""
    fate = Fate(SECRET, CONTRIBUTIONS)
    assert [fate.draw(number, [1] * total) for total in (2, 3, 6, 7, 9, 52)] == drawn


@pytest.mark.parametrize(("number", "drawn"), list(enumerate([0, 1, 2, 3, 0, 2, 0], start=1)))
def test_known_draws_after_rejection(number: int, drawn: int) -> None:
    """With a total just above half of all words every second word is rejected; 1, 3, 4 and 7 need a later one."""
    assert Fate(SECRET, CONTRIBUTIONS).draw(number, [2**61] * 4 + [1]) == drawn


def test_same_fate_draws_alike() -> None:
    """Secret and contributions determine every draw, in whatever order they are asked for."""
    one, other = Fate(SECRET, CONTRIBUTIONS), Fate(SECRET, CONTRIBUTIONS)
    there = [one.draw(number, [1] * 9) for number in range(1, 100)]
    back = [other.draw(number, [1] * 9) for number in reversed(range(1, 100))]
    assert there == back[::-1]


@pytest.mark.parametrize(
    "other",
    [
        Fate(SECRET, [b"left's word", b"right's word"]),
        Fate(SECRET, [b"", b"left's word"]),
        Fate(SECRET, [b"left's ", b"word"]),
        Fate(SECRET, [b"left's word"]),
        Fate(SECRET[::-1], CONTRIBUTIONS),
    ],
)
def test_everybody_matters(other: Fate) -> None:
    """Another secret or another contribution, even the same bytes split differently, makes another fate."""
    numbers = range(1, 65)
    mine = [Fate(SECRET, CONTRIBUTIONS).draw(number, [1, 1]) for number in numbers]
    assert mine != [other.draw(number, [1, 1]) for number in numbers]


def test_fresh_fates_differ() -> None:
    """A fresh fate has a secret and a contribution of each seat that nobody has seen before."""
    fates = [Fate.fresh(2) for _ in range(10)]
    assert len({fate.commitment for fate in fates}) == 10
    assert {len(fate.secret) for fate in fates} == {32}
    contributions = set(chain.from_iterable(fate.contributions for fate in fates))
    assert (len(contributions), {len(part) for part in contributions}) == (20, {16})


@pytest.mark.parametrize("weights", [[1] * 3, [1] * 6, [1] * 9, [1] * 7, [2, 1], [1, 2, 3, 4], [5, 1, 1]])
def test_draws_are_fair(weights: list[int]) -> None:
    """Over many numbers every outcome comes as often as its weight says."""
    fate, draws = Fate(hashlib.sha256(b"fair").digest(), [b"a", b"b"]), 6000
    drawn = Counter(fate.draw(number, weights) for number in range(1, draws + 1))
    wanted = [weight * draws / sum(weights) for weight in weights]
    assert stats.chisquare([drawn[outcome] for outcome in range(len(weights))], wanted).pvalue > 0.01


def test_rejection_is_fair() -> None:
    """Where a plain remainder would make the first half twice as likely, rejection keeps the odds even."""
    fate, draws = Fate(SECRET, CONTRIBUTIONS), 3000
    thirds = 2**64 // 3 * 2 // 4
    drawn = Counter(fate.draw(number, [thirds] * 4) for number in range(1, draws + 1))
    assert stats.chisquare([drawn[outcome] for outcome in range(4)]).pvalue > 0.01


@pytest.mark.parametrize(("weights", "drawn"), [([0, 1], 1), ([1, 0], 0), ([0, 0, 3, 0], 2), ([7], 0)])
def test_weight_of_nothing_is_never_drawn(weights: list[int], drawn: int) -> None:
    """An outcome of weight 0 never happens, a single outcome always does."""
    assert {Fate(SECRET, CONTRIBUTIONS).draw(number, weights) for number in range(1, 200)} == {drawn}
