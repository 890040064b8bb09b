"""Full states that are consistent with what a seat knows."""

import random
from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from gonfalon.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Guess(ABC, Generic[S]):
    """A view that has been read once; it can draw any number of states."""

    @abstractmethod
    def draw(self, rng: random.Random) -> S:
        """A full state that is consistent with the view, drawn with the right odds."""


class Certain(Guess[S]):
    """Nothing is hidden: there is only one state."""

    def __init__(self, state: S) -> None:
        self._state = state

    def draw(self, rng: random.Random) -> S:
        return self._state.copy()
