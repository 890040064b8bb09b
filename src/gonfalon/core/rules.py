"""The first part of the contract: which actions are legal, and applying them.

Search and proofs use only this part. It is compiled, and so are our games' rules, so that the inner loop of a search
calls compiled code directly. A game that is not compiled can subclass it all the same.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Generic

from mypy_extensions import mypyc_attr

from gonfalon.core.manners import Manners
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
        """Whether this action may be taken now. Games with long lists override this with a look-up."""
        return action in self.legal(state)

    @abstractmethod
    def weights(self, state: S) -> list[int]:
        """The odds of fate's legal actions, in the same order."""

    def is_open(self, state: S) -> bool:
        """Whether everybody at the table knows which actions are legal now. False only costs a search some time."""
        return False

    def apply(self, state: S, action: Action) -> None:
        """Take a legal action. Raises Refusal for any other and leaves the state unchanged."""
        if not self.is_legal(state, action):
            raise Refusal("not-offered", self.rule_now(state), str(action))
        self.do(state, action)

    def rule_now(self, state: S) -> str:
        """The id of the rule behind the current question."""
        return NO_RULE

    @abstractmethod
    def do(self, state: S, action: Action) -> None:
        """Take an action that was just found in `legal`. It is not checked again: an action from outside, from another
        moment or from another state must go through `apply`."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def returns(self, state: S) -> list[float]:
        """What the end is worth to each seat, from -1 (lost) to 1 (won). Only called when NOBODY is to move."""

    def repetition(self, state: S) -> Hashable | None:
        """What the rules compare at the moments when they compare positions; None at all others."""
        return None

    def is_quiet(self, state: S) -> bool:
        """Whether nothing is in progress: no attack half resolved, no card half drawn. The end is quiet too."""
        return True

    def estimate(self, state: S, seat: int) -> float:
        """A quick estimate of the seat's chance to win, 0 to 1, for players that do not search deep."""
        return 0.5

    def features(self, state: S) -> list[int]:
        """The numbers of the features that hold in a quiet position, for a value that was learned from games. One that
        holds twice is there twice."""
        return []

    def feature_count(self) -> int:
        """How many features there are; each is a number below this."""
        return 0

    def advice(self, state: S) -> Action | None:
        """What a sensible player whose move it is does without looking ahead, from what its seat may know; None if that
        takes a look. For games in which one thought takes several decisions, so that none of them tells anything by
        itself."""
        return None

    def manners(self) -> Manners[S] | None:
        """Manners of play, the best first, for a search to choose from, if the game has any."""
        return None
