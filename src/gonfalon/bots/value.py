"""What a position is worth: the game's own estimate, or a value that was learned from games.

Compiled with the rules. Only + − × ÷ are used, so every platform computes the same value to the last bit.
"""

from typing import Any

from gonfalon.core.logistic import logistic
from gonfalon.core.rules import Rules
from gonfalon.core.state import NOBODY


class Value:
    """Judges quiet positions of one game. Without weights it gives the estimate of the rules."""

    def __init__(self, rules: Rules[Any], weights: list[float]) -> None:
        self.rules: Rules[Any] = rules
        self.weights: list[float] = weights

    def chance(self, state: Any, seat: int) -> float:
        """The seat's chance to win: at the end what it really got."""
        rules = self.rules
        if rules.to_move(state) == NOBODY:
            return (1.0 + rules.returns(state)[seat]) / 2.0
        if not self.weights:
            return rules.estimate(state, seat)
        total = 0.0
        for feature in rules.features(state):
            total += self.weights[feature]
        first = logistic(total)
        return first if seat == 0 else 1.0 - first
