"""A battle in numbers, for programs that learn: actions by a fixed numbering, what a seat knows as a fixed list."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, Generic

from gonfalon.core.state import Action, S


class Numbers(ABC, Generic[S]):
    """One scenario of one edition. The same number always means the same action, in every position.

    `actions` says what each number of a seat's action means, `outcomes` what each number of fate's. `longest` is a
    number of decisions, fate's included, that no game gets to with the options of a match against a computer.
    """

    actions: Sequence[str]
    outcomes: Sequence[str]
    longest: int

    @abstractmethod
    def number(self, state: S, action: Action) -> int:
        """The number of a legal action: of fate's if fate is to move. No two legal actions share one."""

    @abstractmethod
    def observe(self, view: Any) -> list[float]:
        """What a view holds, as numbers from 0 to 1, always equally many, and computed from nothing else."""


def one_of(name: str | None, names: Sequence[str]) -> list[float]:
    """A 1 in the place of this name; none if it is none of them."""
    return [1.0 if name == one else 0.0 for one in names]


def some_of(found: Collection[str] | None, names: Sequence[str]) -> list[float]:
    """A 1 in the place of each name that was found."""
    return [1.0 if found and name in found else 0.0 for name in names]


def share(count: int, most: int) -> float:
    """A count as a share of what it is at most."""
    return min(max(count / most, 0.0), 1.0)
