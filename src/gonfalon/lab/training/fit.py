"""Logistic regression on sparse features, in NumPy."""

from collections.abc import Callable, Iterator
from itertools import islice

import msgspec
import numpy as np
from numpy.typing import NDArray

from gonfalon.lab.training.positions import Positions

EPOCHS = 4
LEAST = 100
"""So many steps at least, however few positions there are."""
BATCH = 4096
STEP = 0.02
"""How far a weight goes at the first step; each next one is shorter, and the last is nothing."""
RIDGE = 1e-4
"""How strongly a weight is drawn to where it began, usually nought, at every step."""
SLOPES, SQUARES = 0.9, 0.999
"""What is kept of the mean slope, and of its mean square, at every step."""
HELD_OUT = 10
"""Every tenth game is kept for measuring."""
BINS = 15
TOLD = 8
"""So often does a fit tell how far it is."""
TINY = 1e-9


class Fit(msgspec.Struct, frozen=True):
    """How well a value predicts games that it was not fitted to."""

    positions: int
    loss: float
    calibration: float


def fit(
    positions: Positions,
    count: int,
    seed: int,
    say: Callable[[str], None],
    start: NDArray[np.float64] | None = None,
) -> NDArray[np.float64]:
    """The weights of all features, by stochastic gradient descent (Adam). They are drawn towards those at the start,
    which are nought if none are given."""
    home = np.zeros(count) if start is None else start
    weights, mean, square = home.copy(), np.zeros(count), np.zeros(count)
    unseen, seen = held_out(positions), np.flatnonzero(positions.games % HELD_OUT)
    steps = max(LEAST, EPOCHS * len(seen) // BATCH)
    for step, which in enumerate(islice(_batches(seen, seed), steps), start=1):
        batch = positions.chosen(which)
        wrong = _logistic(batch.sums(weights)) - batch.outcomes
        spread = np.repeat(wrong, np.diff(batch.starts))
        slope = np.bincount(batch.features, spread, count) / len(batch) + RIDGE * (weights - home)
        mean += (1 - SLOPES) * (slope - mean)
        square += (1 - SQUARES) * (slope * slope - square)
        steepness = np.sqrt(square / (1 - SQUARES**step)) + TINY
        weights -= STEP * (1 - step / steps) * mean / (1 - SLOPES**step) / steepness
        if step * TOLD % steps < TOLD:
            say(f"step {step:,} of {steps:,}: log loss {measure(unseen, weights).loss:.4f}")
    return weights


def _batches(places: NDArray[np.int64], seed: int) -> Iterator[NDArray[np.int64]]:
    """All places in a new order again and again."""
    rng = np.random.default_rng(seed)
    while len(places):
        order = rng.permutation(places)
        yield from (order[first : first + BATCH] for first in range(0, len(order), BATCH))


def measure(positions: Positions, weights: NDArray[np.float64]) -> Fit:
    """Log loss, and the mean distance between the chance that was told and the share that was won."""
    told, won = _told(positions, weights), positions.outcomes
    loss = -np.mean(won * np.log(told) + (1 - won) * np.log(1 - told))
    distance = sum(abs(told - won) * count for told, won, count in curve(positions, weights))
    return Fit(len(positions), round(float(loss), 4), round(float(distance / max(1, len(positions))), 4))


def curve(positions: Positions, weights: NDArray[np.float64]) -> list[tuple[float, float, int]]:
    """Positions with about the same chance: the chance that was told, the share that was won, how many there are."""
    told, won = _told(positions, weights), positions.outcomes
    bins = np.minimum((told * BINS).astype(int), BINS - 1)
    counts = np.bincount(bins, minlength=BINS)
    sums = zip(np.bincount(bins, told, BINS), np.bincount(bins, won, BINS), counts, strict=True)
    return [(float(told / count), float(won / count), int(count)) for told, won, count in sums if count]


def _told(positions: Positions, weights: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.clip(_logistic(positions.sums(weights)), TINY, 1 - TINY)


def held_out(positions: Positions) -> Positions:
    return positions.chosen(np.flatnonzero(positions.games % HELD_OUT == 0))


def _logistic(x: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(1 / (1 + np.exp(-x)))
