"""What a doubling of each constant is worth: linear regression of the scores on where the games were played."""

from typing import NamedTuple

import numpy as np

from gonfalon.lab.tuning.constants import Point

SURE = 2.0
"""A slope is clear if it is so many times its error."""


class Slopes(NamedTuple):
    """What the first seat scores more for each doubling, and the standard errors."""

    values: Point
    errors: Point

    def clear(self) -> Point:
        """1 or −1 where more or less of a constant helps the first seat, 0 where luck may have made the difference."""
        return np.where(np.abs(self.values) > SURE * self.errors, np.sign(self.values), 0.0)


def regression(points: list[Point], scores: list[float]) -> Slopes:
    """Of at least one game."""
    design, scored = np.column_stack([np.ones(len(points)), np.stack(points)]), np.array(scores)
    inverse = np.linalg.pinv(design.T @ design)
    found = inverse @ design.T @ scored
    wrong = scored - design @ found
    variance = wrong @ wrong / max(1, len(points) - len(found))
    return Slopes(found[1:], np.sqrt(variance * np.maximum(0.0, np.diag(inverse)[1:])))
