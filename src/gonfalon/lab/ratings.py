"""Ratings from results: the Bradley–Terry model, fitted by maximum likelihood, in Elo points.

A player's chance against another is 1 / (1 + 10 ** (-difference / 400)); a draw counts as half a win and half a loss. A
weak prior keeps the rating of somebody who won or lost everything finite.
"""

from collections.abc import Hashable, Mapping, Sequence
from math import log
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from gonfalon.lab.shares import SURE

ELO = 400 / log(10)
"""Points in one unit of the logistic curve."""
PRIOR = 1000 / ELO
"""Ratings are taken to lie within about so much of each other before the first game."""
STEPS, CLOSE = 100, 1e-10

P = TypeVar("P", bound=Hashable)


class PairScore(NamedTuple, Generic[P]):
    """How many points the first player made in games against the second."""

    first: P
    second: P
    points: float
    games: int


class Rating(NamedTuple):
    elo: float
    within: float
    """Half the width of the 95 % interval, against the players who stand at 0."""


def ratings(results: Sequence[PairScore[P]], anchors: Sequence[P]) -> dict[P, Rating]:
    """Of everybody who played, such that those anchors who did stand at 0 on average."""
    players = list(dict.fromkeys(player for one in results for player in (one.first, one.second)))
    place = {player: number for number, player in enumerate(players)}
    fitted, information = _fit([(place[one.first], place[one.second], *one[2:]) for one in results], len(players))
    shift = _shift([place[anchor] for anchor in anchors if anchor in place], len(players))
    elo = ELO * (shift @ fitted)
    variance = np.diag(shift @ np.linalg.inv(information) @ shift.T)
    within = SURE * ELO * np.sqrt(np.maximum(0, variance))
    return {player: Rating(float(elo[n]), float(within[n])) for player, n in place.items()}


def performance(against: Sequence[tuple[float, float, int]]) -> Rating:
    """The rating whose owner would be expected to make these points against opponents of these ratings, as
    (rating, points, games). The opponents' ratings are taken as known."""
    elo, points, games = (np.array(column, dtype=float) for column in zip(*against, strict=True))
    others, usual = elo / ELO, float(np.average(elo / ELO, weights=games))
    strength = usual
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(others - strength))
        information = float((games * expected * (1 - expected)).sum()) + 1 / PRIOR**2
        step = (float((points - games * expected).sum()) - (strength - usual) / PRIOR**2) / information
        strength += step / max(1.0, abs(step))
        if abs(step) < CLOSE:
            break
    return Rating(ELO * strength, SURE * ELO / information**0.5)


def _fit(results: Sequence[tuple[int, int, float, int]], players: int) -> tuple[Any, Any]:
    """The strengths that make the results most likely, and how sharply they do (Newton's method)."""
    first, second, points, games = (np.array(column) for column in zip(*results, strict=True))
    strength = np.zeros(players)
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(strength[second] - strength[first]))
        slope = -strength / PRIOR**2
        np.add.at(slope, first, points - games * expected)
        np.add.at(slope, second, games * expected - points)
        information = _information(first, second, games * expected * (1 - expected), players)
        step = np.linalg.solve(information, slope)
        strength += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < CLOSE:
            break
    return strength, information


def _information(first: Any, second: Any, weight: Any, players: int) -> Any:
    matrix = np.eye(players) / PRIOR**2
    for (row, column), sign in {(0, 0): 1, (1, 1): 1, (0, 1): -1, (1, 0): -1}.items():
        np.add.at(matrix, ((first, second)[row], (first, second)[column]), sign * weight)
    return matrix


def _shift(anchors: Sequence[int], players: int) -> Any:
    """The matrix that measures everybody from the mean of the anchors."""
    matrix = np.eye(players)
    matrix[:, anchors] -= 1 / len(anchors)
    return matrix


def summed(points: Mapping[tuple[P, P], Sequence[float]]) -> list[PairScore[P]]:
    """Results from the scores of each pairing."""
    return [PairScore(first, second, sum(scores), len(scores)) for (first, second), scores in points.items()]
