"""A sequential test (SPRT) of pairs: ends a match as soon as it is clear enough who is stronger.

The two games of a pair have the same seed and the sides swapped, so they depend on each other: what counts is how
often a pair brought 0, ½, 1, 1½ or 2 points. Where one side wins most games, that needs fewer games than counting
them singly.
"""

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import NamedTuple

ERROR = 0.05
"""How often either verdict may be wrong."""
BOUND = log((1 - ERROR) / ERROR)
LEAST_PAIRS = 10
"""Fewer say little about how far pairs are apart."""
UNSEEN = 0.001
"""Times that a result counts which no pair had."""
RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)


class Verdict(NamedTuple):
    """Whether the upper share was accepted, the number of games that it took, and the ratio of likelihoods (log)."""

    accepted: bool
    games: int
    ratio: float


def sequential_test(scores: Sequence[float], low: float, high: float) -> Verdict | None:
    """Is the true share of points `high` rather than `low`? None as long as the scores do not tell.

    Scores are those of the games in their order; an unpaired last one waits for its other half.
    """
    counts = Counter[float]()
    for pairs, (first, second) in enumerate(zip(scores[::2], scores[1::2], strict=False), start=1):
        counts[(first + second) / 2] += 1
        ratio = likelihood_ratio(counts, low, high)
        if pairs >= LEAST_PAIRS and abs(ratio) >= BOUND:
            return Verdict(ratio > 0, 2 * pairs, ratio)
    return None


def likelihood_ratio(counts: Counter[float], low: float, high: float) -> float:
    """How much likelier (log) the pairs are if the share is `high`, by the normal approximation."""
    weights = [(result, counts[result] or UNSEEN) for result in RESULTS]
    pairs = sum(weight for _, weight in weights)
    mean = sum(result * weight for result, weight in weights) / pairs
    variance = sum((result - mean) ** 2 * weight for result, weight in weights) / pairs
    return pairs * (high - low) * (2 * mean - low - high) / (2 * variance)
