"""The chance to win in any true position, also while something is in progress."""

import random
from typing import Any

from gonfalon.bots.tree import drawn
from gonfalon.bots.value import Value
from gonfalon.core.state import FATE, NOBODY

EXPANDED = 200
"""The most positions that are gone through one by one; where there are more, some are drawn."""
DRAWN = 200


class Outlook:
    """Judges a position by the quiet decisions that it leads to.

    At a quiet decision it is the value of the position, at the end what the seat really got. Before fate acts it is the
    expectation by fate's true odds. In the middle of something it is the expectation over all ways to finish it, with
    every choice equally likely: so the search settles its leaves, and so the value was learned.

    What is drawn errs a little. Each match needs an `rng` of its own: with the same numbers in all of them the errors
    would add up, and luck would favour one side over many matches.
    """

    def __init__(self, value: Value, seat: int, rng: random.Random) -> None:
        self.value = value
        self.seat = seat
        self._rng = rng
        self.drawn = 0
        """How many positions were judged by drawing."""

    def chance(self, state: Any) -> float:
        exact = self._exact(state)
        if exact is not None:
            return exact
        self.drawn += 1
        return sum(self._one(state.copy()) for _ in range(DRAWN)) / DRAWN

    def _exact(self, state: Any) -> float | None:
        """None if there is too much to go through."""
        total, waiting, expanded = 0.0, [(1.0, state)], 0
        while waiting:
            share, state = waiting.pop()
            if self._is_settled(state):
                total += share * self.value.chance(state, self.seat)
                continue
            following = self._following(state)
            expanded += len(following)
            if expanded > EXPANDED:
                return None
            waiting += [(share * odds, self._after(state, action)) for action, odds in following]
        return total

    def _one(self, state: Any) -> float:
        rules = self.value.rules
        while not self._is_settled(state):
            rules.do(state, drawn(rules, state, self._rng))
        return self.value.chance(state, self.seat)

    def _is_settled(self, state: Any) -> bool:
        rules = self.value.rules
        mover = rules.to_move(state)
        return mover == NOBODY or (mover != FATE and rules.is_quiet(state))

    def _following(self, state: Any) -> list[tuple[int, float]]:
        rules = self.value.rules
        actions = rules.legal(state)
        weights = rules.weights(state) if rules.to_move(state) == FATE else [1] * len(actions)
        return [(action, weight / sum(weights)) for action, weight in zip(actions, weights, strict=True) if weight]

    def _after(self, state: Any, action: int) -> Any:
        after = state.copy()
        self.value.rules.do(after, action)
        return after
