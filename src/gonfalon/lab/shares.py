"""Says how sure one can be of a share of points: its interval, and a test that ends as soon as games tell enough."""

from collections import Counter
from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

SURE = 1.96
"""How many standard deviations 95 % lie within."""
ERROR = 0.05
"""How often either verdict may be wrong."""
BOUND = log((1 - ERROR) / ERROR)
LEAST_PAIRS = 10
"""Fewer say little about how far pairs are apart."""
UNSEEN = 0.001
"""Times that a result counts which no pair had."""
PAIR_RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)


def wilson(times: float, of: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % confidence. A draw counts as half a time."""
    share, weight = times / of, SURE**2 / of
    middle = (share + weight / 2) / (1 + weight)
    width = SURE / (1 + weight) * sqrt(share * (1 - share) / of + weight / (4 * of))
    return max(0.0, middle - width), min(1.0, middle + width)


def told_share(times: float, of: int) -> str:
    """A share with its interval, for people."""
    if not of:
        return "-"
    low, high = wilson(times, of)
    return f"{times / of:.1%} ({low:.1%} to {high:.1%})"


class Verdict(NamedTuple):
    """Whether the upper share was accepted, the number of games that it took, and the ratio of likelihoods (log)."""

    accepted: bool
    games: int
    ratio: float


def sequential_test(scores: Sequence[float], low: float, high: float) -> Verdict | None:
    """Is the true share of points `high` rather than `low` (SPRT)? None as long as the scores do not tell.

    Scores are those of the games in their order; an unpaired last one waits for its other half. The two games of a pair
    have the same seed and the sides swapped, so they depend on each other: what counts is how often a pair brought 0,
    ½, 1, 1½ or 2 points. Where one side wins most games, that needs fewer games than counting them singly.
    """
    counts = Counter[float]()
    for pairs, (first, second) in enumerate(zip(scores[::2], scores[1::2], strict=False), start=1):
        counts[(first + second) / 2] += 1
        ratio = likelihood_ratio(counts, low, high)
        if pairs >= LEAST_PAIRS and abs(ratio) >= BOUND:
            return Verdict(ratio > 0, 2 * pairs, ratio)
    return None


def told_verdict(verdict: Verdict | None, low: float, high: float, *, is_over: bool = True) -> str:
    """What the test says, for people."""
    test = f"The test of {high:.0%} against {low:.0%}"
    if verdict is None:
        return f"{test} {'is undecided, which means no' if is_over else 'is not decided yet'}."
    held, ratio = high if verdict.accepted else low, f"log likelihood ratio {verdict.ratio:+.2f}"
    return f"{test} accepts {held:.0%} after {verdict.games} games, {ratio}."


def likelihood_ratio(counts: Counter[float], low: float, high: float) -> float:
    """How much likelier (log) the pairs are if the share is `high`, by the normal approximation."""
    weights = [(result, counts[result] or UNSEEN) for result in PAIR_RESULTS]
    pairs = sum(weight for _, weight in weights)
    mean = sum(result * weight for result, weight in weights) / pairs
    variance = sum((result - mean) ** 2 * weight for result, weight in weights) / pairs
    return pairs * (high - low) * (2 * mean - low - high) / (2 * variance)
