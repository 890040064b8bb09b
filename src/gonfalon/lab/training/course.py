"""Decides the course of a fit: which games it needs, one after the other, and what comes of them.

It is a generator that is sent the first seat's score of each game. All that it decides follows from the seed and these
scores, so a run goes on by sending the scores that it has kept.
"""

from collections.abc import Generator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gonfalon.lab.shares import Verdict, sequential_test

Point = NDArray[np.float64]
Sets = list[dict[str, float]]
"""The constants by name, a set for each seat."""
DIGITS = 3
SURE_SLOPE = 2.0
"""A slope is clear if it is so many times its error."""
WIDE = 1.5
"""At random, a constant is doubled or halved so many times at most."""
FIRST_STEP = 1.0
"""How many times a constant is doubled or halved if it is clear that this helps."""
ASIDE = 0.5
"""SPSA compares two points that are so far to either side."""
STEP = 0.06
"""How far SPSA goes at first for a point more. Each next step is shorter, and the last is nothing."""
WORSE, BETTER = 0.50, 0.58
"""The shares of the sequential test."""


class Constants:
    """Those of all seats in one row. At the origin they are as they were."""

    def __init__(self, sets: Sets) -> None:
        self.sets = sets
        self.places = [(seat, name) for seat, own in enumerate(sets) for name in own]
        self.sides: Point = np.array([1.0 if seat == 0 else -1.0 for seat, _ in self.places])
        """Whether the seat of each gains or loses by what the first seat scores."""

    def __len__(self) -> int:
        return len(self.places)

    def at(self, point: Point) -> Sets:
        found: Sets = [{} for _ in self.sets]
        for (seat, name), doublings in zip(self.places, point, strict=True):
            found[seat][name] = round(self.sets[seat][name] * 2.0 ** float(doublings), DIGITS)
        return found


class Slopes(NamedTuple):
    """What the first seat scores more for each doubling, and the standard errors."""

    values: Point
    errors: Point

    def clear(self) -> Point:
        """1 or −1 where more or less of a constant helps the first seat, 0 where luck may have made the difference."""
        return np.where(np.abs(self.values) > SURE_SLOPE * self.errors, np.sign(self.values), 0.0)


def regression(points: list[Point], scores: list[float]) -> Slopes:
    """Of at least one game."""
    design, scored = np.column_stack([np.ones(len(points)), np.stack(points)]), np.array(scores)
    inverse = np.linalg.pinv(design.T @ design)
    found = inverse @ design.T @ scored
    wrong = scored - design @ found
    variance = wrong @ wrong / max(1, len(points) - len(found))
    return Slopes(found[1:], np.sqrt(variance * np.maximum(0.0, np.diag(inverse)[1:])))


class ScriptGame(NamedTuple):
    """A game between two scripts that is to be played."""

    sets: Sets
    seed: str


class Tuned(NamedTuple):
    slopes: Slopes
    sets: Sets
    scores: list[float]
    """Of the match against the constants as they were."""
    verdict: Verdict | None


def fitting_games(games: int) -> int:
    """How many of these it plays before the match."""
    return games // 2 + games // 4 * 2


def stage(games: int, played: int) -> str:
    """What the latest game was for."""
    if played <= games // 2:
        return "random constants"
    return "SPSA" if played <= fitting_games(games) else "match"


def course(constants: Constants, games: int, trials: int, seed: int) -> Generator[ScriptGame, float, Tuned]:
    """Half of the games are played at random, with the other half it improves what they show. So many trials at most
    compare what was found with what was there before."""
    slopes = yield from _at_random(constants, games // 2, seed)
    start = FIRST_STEP * constants.sides * slopes.clear()
    sets = constants.at((yield from _step_by_step(constants, start, games // 4, seed)))
    scores, verdict = list[float](), None
    while verdict is None and len(scores) < trials:
        scores += yield from _pair(sets, constants.sets, f"{seed} match {len(scores)}")
        verdict = sequential_test(scores, WORSE, BETTER)
    return Tuned(slopes, sets, scores, verdict)


def _at_random(constants: Constants, games: int, seed: int) -> Generator[ScriptGame, float, Slopes]:
    rng, points, scores = np.random.default_rng([seed, 0]), list[Point](), list[float]()
    for number in range(games):
        points.append(rng.uniform(-WIDE, WIDE, len(constants)))
        scores.append((yield ScriptGame(constants.at(points[-1]), f"{seed} random {number}")))
    return regression(points, scores)


def _step_by_step(constants: Constants, point: Point, pairs: int, seed: int) -> Generator[ScriptGame, float, Point]:
    """Simultaneous perturbation (SPSA): all constants are changed at once, and the better side shows the way."""
    rng = np.random.default_rng([seed, 1])
    for number in range(pairs):
        way = rng.choice([-1.0, 1.0], len(constants))
        sides = constants.at(point + ASIDE * way), constants.at(point - ASIDE * way)
        first, second = yield from _pair(*sides, f"{seed} spsa {number}")
        point = point + STEP * (1 - number / pairs) * (first + second - 1) * way
    return point


def _pair(one: Sets, other: Sets, seed: str) -> Generator[ScriptGame, float, tuple[float, float]]:
    """What one scores on the first seat and on the second, with the same luck."""
    first = yield ScriptGame([one[0], other[1]], seed)
    second = yield ScriptGame([other[0], one[1]], seed)
    return first, 1 - second
