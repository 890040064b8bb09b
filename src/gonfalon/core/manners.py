"""A part of the rules that some games have: manners of play, where one thought takes many decisions.

In such a game a single decision tells nothing by itself, so a search compares manners. It is compiled with the rules.
"""

from abc import ABC, abstractmethod
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from gonfalon.core.state import Action, S

BEST: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Manners(ABC, Generic[S]):
    """Stateless. Only for games in which nothing is hidden."""

    @abstractmethod
    def count(self) -> int:
        """How many there are. The first is the best that is known without a search."""

    @abstractmethod
    def constants(self) -> list[dict[str, float]]:
        """The numbers that the best manner is made of, a set for each seat."""

    @abstractmethod
    def made_of(self, sets: list[dict[str, float]]) -> "Manners[S]":
        """The same manners, made of other constants."""

    @abstractmethod
    def advice(self, state: S, manner: int) -> Action | None:
        """What a player of this manner whose move it is does without looking ahead; None as in `Rules.advice`."""

    @abstractmethod
    def plan(self, state: S) -> int:
        """The number of the plan that is being carried out: another one begins when it changes."""

    @abstractmethod
    def stage(self, state: S) -> int:
        """The number of the part of it: when it changes, it is worth while to think again."""

    @abstractmethod
    def occasion(self, state: S) -> int:
        """What fate is asked about. Lines of play that are compared have the same luck on the same occasion."""
