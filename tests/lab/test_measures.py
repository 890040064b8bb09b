"""How sure one can be of what came of many games."""

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest

from gonfalon.lab.ratings import PairScore, performance, ratings
from gonfalon.lab.shares import BOUND, LEAST_PAIRS, sequential_test, wilson


@pytest.mark.parametrize(("times", "of"), [(0, 100), (1, 3), (55, 100), (200, 200)])
def test_interval(times: int, of: int) -> None:
    """Wilson's interval, as SciPy computes it."""
    theirs = binomtest(times, of).proportion_ci(method="wilson")
    assert wilson(times, of) == pytest.approx((theirs.low, theirs.high), abs=1e-4)


@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), max_size=300))
def test_sequential_test_stays_with_its_verdict(scores: list[float]) -> None:
    """More games change nothing once it is decided, and it is decided after whole pairs, beyond the bound."""
    verdict = sequential_test(scores, 0.5, 0.6)
    if verdict:
        assert verdict.games % 2 == 0
        assert verdict.games >= 2 * LEAST_PAIRS
        assert abs(verdict.ratio) >= BOUND
        assert sequential_test(scores[: verdict.games], 0.5, 0.6) == verdict
        assert sequential_test(scores[: verdict.games - 1], 0.5, 0.6) is None


def test_a_battle_that_one_side_wins_is_decided_by_its_pairs() -> None:
    """Where the side decides most games, a few pairs that the same bot wins twice are enough."""
    by_side, both = [1.0, 0.0], [1.0, 1.0]
    verdict = sequential_test(by_side * 7 + both * 6, 0.5, 0.58)
    assert verdict
    assert verdict.accepted
    refused = sequential_test(by_side * 12, 0.5, 0.58)
    assert refused
    assert refused[:2] == (False, 20)


def test_rating_of_two_players() -> None:
    """Who makes 3 of 4 points is 191 points better, within what the curve makes of the error of a share."""
    found = ratings([PairScore("strong", "weak", 300, 400)], ["weak"])
    assert found["weak"].elo == 0
    assert found["weak"].within == 0
    assert found["strong"].elo == pytest.approx(190.8, abs=0.5)
    assert found["strong"].within == pytest.approx(1.96 * 173.7 / sqrt(400 * 0.75 * 0.25), rel=0.01)


@given(st.dictionaries(st.sampled_from(["ba", "cb", "ca", "dc"]), st.integers(0, 40), min_size=1))
def test_ratings_do_not_depend_on_who_is_named_first(points: dict[str, int]) -> None:
    """Results told from the other side, in another order, give the same ratings; whoever won everything has one too."""
    results = [PairScore(pair[0], pair[1], points[pair] / 2, 20) for pair in points]
    turned = [PairScore(one.second, one.first, 20 - one.points, 20) for one in reversed(results)]
    anchor = [results[0].first]
    ours, theirs = ratings(results, anchor), ratings(turned, anchor)
    for player, rating in ours.items():
        assert rating.elo == pytest.approx(theirs[player].elo, abs=1e-3)
        assert abs(rating.elo) < 3000
        assert rating.within >= 0


def test_performance_is_the_rating_against_known_opponents() -> None:
    """Against one opponent it is what two players' ratings say; against several, what makes the points expected."""
    found = performance([(100, 300, 400)])
    assert found.elo == pytest.approx(100 + 190.8, abs=0.5)
    assert found.within == pytest.approx(1.96 * 173.7 / sqrt(400 * 0.75 * 0.25), rel=0.01)
    assert performance([(-50, 10, 20), (50, 10, 20)]).elo == pytest.approx(0, abs=0.01)
    assert performance([(0, 20, 20)]).elo < 3000
