"""The fourth part of the contract: for proofs, and for records from outside. Play never uses it."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Generic

import msgspec

from gonfalon.core.state import Action, S


class Proof(ABC, Generic[S]):
    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """What is impossible in this state, in words; empty if it is sound."""

    @abstractmethod
    def whole(self, state: S) -> Hashable:
        """Everything in a state that can make a difference, for comparison."""

    def topics(self, scenario: str) -> list[str]:
        """What enough random games of this scenario should bring up at least once, by name."""
        return []

    @abstractmethod
    def came_up(self, before: S, action: Action, after: S, told: Sequence[msgspec.Struct]) -> list[str]:
        """What an action is an example of, for counting."""
