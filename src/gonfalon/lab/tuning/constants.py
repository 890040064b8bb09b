"""The constants of a script as a point: how many times each of them is doubled."""

import numpy as np
from numpy.typing import NDArray

Point = NDArray[np.float64]
Sets = list[dict[str, float]]
"""The constants by name, a set for each seat."""
DIGITS = 3


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
