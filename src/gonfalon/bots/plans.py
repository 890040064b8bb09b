"""Chooses how to go about a plan that takes many decisions, compiled with the rules.

The plan is played ahead in every manner that the game knows, and the best is kept until it is worth while to think
again. Lines of play that are compared have the same luck on the same occasion, so they differ only by what was decided;
the worse ones are dropped early. Only + − × ÷ and the generator that is given are used, so the same seed gives the same
choice on every platform.
"""

import random
from collections.abc import Callable
from typing import Any, Final

from gonfalon.bots.tree import drawn
from gonfalon.bots.value import Value
from gonfalon.core.manners import BEST, Manners
from gonfalon.core.rules import Rules
from gonfalon.core.state import FATE, NOBODY

AHEAD: Final = 2
"""A line of play ends after so many plans: the own one, and mostly one of the other side."""
LOW: Final = 0xFFFFFFFF
NONE: Final = -1


class Luck:
    """Fate's draws by occasion: the same in whatever order the occasions come."""

    def __init__(self, seed: int) -> None:
        self.seed: int = seed
        self.times: dict[int, int] = {}

    def below(self, most: int, occasion: int) -> int:
        """A number below `most`, another one each time that the occasion comes up."""
        times = self.times.get(occasion, 0)
        self.times[occasion] = times + 1
        x = (self.seed + occasion * 40503 + times * 2654435761) & LOW
        for _ in range(2):
            x = ((x ^ (x >> 16)) * 0x45D9F3B) & LOW
        return ((x ^ (x >> 16)) * most) >> 32


class Juncture:
    """A position that lines of play have come to. What was done since they began decides what it is, so whatever was
    found out there need not be found out again."""

    def __init__(self) -> None:
        self.advised: dict[int, int] = {}
        """By manner, what it does."""
        self.seed: int = NONE
        self.outcome: float = 0.0
        """What came of the best manner from there on, with the luck of this seed."""
        self._next: dict[int, Juncture] = {}

    def after(self, action: int) -> "Juncture":
        found = self._next.get(action)
        if found is None:
            found = Juncture()
            self._next[action] = found
        return found


class Variation:
    """A line of play, and how far it has come."""

    def __init__(self, state: Any, juncture: Juncture, plan: int, manner: int) -> None:
        self.state: Any = state
        self.juncture: Juncture = juncture
        self.plan: int = plan
        """The one that is compared."""
        self.manner: int = manner
        """How the seat goes about it."""

    def copy(self) -> "Variation":
        return Variation(self.state.copy(), self.juncture, self.plan, self.manner)


class Plans:
    """Plays one seat."""

    def __init__(self, value: Value, manners: Manners[Any], seat: int, rng: random.Random) -> None:
        self.rules: Rules[Any] = value.rules
        self.value: Value = value
        self.manners: Manners[Any] = manners
        self.seat: int = seat
        self.rng: random.Random = rng
        self.stage: int = -1
        self.manner: int = BEST
        """What was chosen for this stage."""

    def choice(self, state: Any, lines: int, is_over: Callable[[float], bool]) -> int:
        """What to do; where a stage begins, after so many lines of play. `is_over` is told how much is done, and
        answers whether the time is over."""
        if self._begins(state):
            self.manner = self._best(state, lines, is_over)
            self.stage = self.manners.stage(state)
        advised = self.settled(state)
        return drawn(self.rules, state, self.rng) if advised is None else advised

    def settled(self, state: Any) -> int | None:
        """What to do without a line of play, if that is clear."""
        if self._begins(state):
            return None
        return self.manners.advice(state, self.manner if self.manners.stage(state) == self.stage else BEST)

    def _begins(self, state: Any) -> bool:
        """Whether a stage begins, so that it is worth while to think."""
        return self.manners.stage(state) != self.stage and self.rules.is_quiet(state)

    def _best(self, state: Any, lines: int, is_over: Callable[[float], bool]) -> int:
        """The worse half of the manners is dropped again and again; of equals the first is taken."""
        begun = Juncture()
        openings = [self._opening(state, begun, manner) for manner in range(self.manners.count())]
        left: list[int] = list(range(len(openings)))
        rounds = (len(left) - 1).bit_length()
        totals, visits = [0.0] * len(left), [0] * len(left)
        for _ in range(rounds):
            for _ in range(max(1, lines // (rounds * len(left)))):
                if visits[left[0]] and is_over(min(1.0, sum(visits) / lines)):
                    break
                seed = int(self.rng.random() * LOW)
                for manner in left:
                    totals[manner] += self._outcome(openings[manner].copy(), Luck(seed))
                    visits[manner] += 1
            means = [total / count for total, count in zip(totals, visits, strict=True)]
            left = sorted(left, key=lambda manner: -means[manner])[: (len(left) + 1) // 2]
        return left[0]

    def _opening(self, state: Any, juncture: Juncture, manner: int) -> Variation:
        """What is played in this manner before luck comes in: the same in all its lines."""
        line = Variation(state.copy(), juncture, self.manners.plan(state), manner)
        while not self._is_played(line) and self.rules.to_move(line.state) != FATE:
            action = self._advised(line)
            if action is None:
                break
            self._do(line, action)
        return line

    def _outcome(self, line: Variation, luck: Luck) -> float:
        """The chance to win some plans later, if everything but this plan is played in the best manner."""
        while not self._is_played(line):
            if self.manners.plan(line.state) != line.plan:
                return self._best_outcome(line, luck)
            self._play_on(line, luck)
        return self.value.chance(line.state, self.seat)

    def _best_outcome(self, line: Variation, luck: Luck) -> float:
        """The plan is over. Another manner that led here had the same luck so far, and has the same from now on."""
        begun, is_certain = line.juncture, True
        if begun.seed == luck.seed:
            return begun.outcome
        while not self._is_played(line):
            is_certain = self._play_on(line, luck) and is_certain
        outcome = self.value.chance(line.state, self.seat)
        if is_certain:
            begun.seed, begun.outcome = luck.seed, outcome
        return outcome

    def _play_on(self, line: Variation, luck: Luck) -> bool:
        """Whether it would go on in the same way another time, with the same luck."""
        if self.rules.to_move(line.state) == FATE:
            self._do(line, self._fated(line.state, luck))
            return True
        advised = self._advised(line)
        self._do(line, drawn(self.rules, line.state, self.rng) if advised is None else advised)
        return advised is not None

    def _is_played(self, line: Variation) -> bool:
        if self.rules.to_move(line.state) == NOBODY:
            return True
        return self.manners.plan(line.state) >= line.plan + AHEAD and self.rules.is_quiet(line.state)

    def _advised(self, line: Variation) -> int | None:
        state, known = line.state, line.juncture.advised
        is_compared = self.rules.to_move(state) == self.seat and self.manners.plan(state) == line.plan
        manner = line.manner if is_compared else BEST
        if manner in known:
            return known[manner]
        advised = self.manners.advice(state, manner)
        if advised is not None:
            known[manner] = advised
        return advised

    def _do(self, line: Variation, action: int) -> None:
        self.rules.do(line.state, action)
        line.juncture = line.juncture.after(action)

    def _fated(self, state: Any, luck: Luck) -> int:
        actions, weights = self.rules.legal(state), self.rules.weights(state)
        left = luck.below(sum(weights), self.manners.occasion(state))
        for action, weight in zip(actions, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return actions[-1]
