"""The first part of the contract: what may be done, and doing it.

Search and proofs live on this part alone. It is compiled, and so are our games' rules, so that a search's inner loop
calls compiled code directly; a game that is not compiled derives from it all the same.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Generic

from mypy_extensions import mypyc_attr

from gonfalon.core.refusal import NO_RULE, Refusal
from gonfalon.core.setup import Result, Setup
from gonfalon.core.state import Action, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S]):
    """Stateless: everything that changes is in `S`.

    At any moment exactly one of a seat, FATE or NOBODY is to move.
    """

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The position before anything has happened. The setup has been checked, and every option has a value."""

    @abstractmethod
    def to_move(self, state: S) -> int: ...

    @abstractmethod
    def legal(self, state: S) -> list[Action]:
        """Every action that may be taken now, in a fixed order. The list belongs to the state: do not change it."""

    def is_legal(self, state: S, action: Action) -> bool:
        """Whether it may be taken now. Games with long lists override this with a look-up."""
        return action in self.legal(state)

    @abstractmethod
    def weights(self, state: S) -> list[int]:
        """The odds of fate's legal actions, in the same order."""

    def apply(self, state: S, action: Action) -> None:
        """Take a legal action; raises Refusal for any other and leaves the state as it was."""
        if not self.is_legal(state, action):
            raise Refusal("not-offered", self.rule_now(state), str(action))
        self.do(state, action)

    def rule_now(self, state: S) -> str:
        """The id of the rule behind what is asked now."""
        return NO_RULE

    @abstractmethod
    def do(self, state: S, action: Action) -> None:
        """Take an action that was just found in `legal`. It is not checked again: whatever comes from outside, from
        another moment or from another state goes through `apply`."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def returns(self, state: S) -> list[float]:
        """What the end is worth to each seat, from -1 (lost) to 1 (won). Only asked when NOBODY is to move."""

    def repetition(self, state: S) -> Hashable | None:
        """At the moments when the rules compare positions, what is compared; at all others None."""
        return None

    def is_quiet(self, state: S) -> bool:
        """Whether nothing is under way: no attack half resolved, no card half drawn. The end is quiet too."""
        return True

    def estimate(self, state: S, seat: int) -> float:
        """A quick opinion of the seat's chance to win, 0 to 1, for players that do not search deep."""
        return 0.5

    def advice(self, state: S) -> Action | None:
        """What a sensible player does now without looking ahead, from what its seat may know; None if that takes a
        look. For games in which one thought takes several decisions, so that none of them tells anything by itself."""
        return None
