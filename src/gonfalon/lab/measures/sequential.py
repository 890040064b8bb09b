"""Wald's sequential test (SPRT): ends a match as soon as it is clear enough who is stronger."""

from collections.abc import Iterable
from math import log
from typing import NamedTuple

ERROR = 0.05
"""How often either verdict may be wrong."""
BOUND = log((1 - ERROR) / ERROR)


class Verdict(NamedTuple):
    """Whether the upper share was accepted, the number of games that it took, and the ratio of likelihoods (log)."""

    accepted: bool
    games: int
    ratio: float


def sequential_test(scores: Iterable[float], low: float, high: float) -> Verdict | None:
    """Is the true share of points `high` rather than `low`? None as long as the scores do not tell.

    Scores are looked at in pairs with the sides swapped, in their order. A draw counts as half a win and half a loss,
    and the two games of a pair as independent; both make the test slower, not more often wrong.
    """
    won, lost = log(high / low), log((1 - high) / (1 - low))
    ratio = 0.0
    for games, score in enumerate(scores, start=1):
        ratio += score * won + (1 - score) * lost
        if games % 2 == 0 and abs(ratio) >= BOUND:
            return Verdict(ratio > 0, games, ratio)
    return None
