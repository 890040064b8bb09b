"""A scenario that is played by numbers, which is what both OpenSpiel and PettingZoo ask for."""

import random
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from gonfalon.core import ARBITER, FATE, NOBODY, Action, Game, Guess, Numbers, Setup, registry


class NoNumbers(LookupError):
    """The game is installed, but does not say how its actions are numbered."""

    def __init__(self, name: str) -> None:
        super().__init__(f"The game {name!r} has no numbers for programs that learn.")


class Battle:
    """One scenario of an installed game, with the options of a match in which a computer takes part.

    After `longest` decisions, fate's included, a game is cut short and a draw; if it is not given, no game gets there.
    """

    def __init__(
        self,
        name: str,
        scenario: str | None = None,
        options: Mapping[str, str] | None = None,
        longest: int | None = None,
    ) -> None:
        self._made_of = (name, scenario, tuple((options or {}).items()), longest)
        self.game: Game[Any] = registry.find(name)
        chosen = Setup(scenario or self.game.scenarios[0].name, dict(options or {}))
        self.setup = self.game.settle(chosen, with_bot=True)
        numbers = self.game.numbers(self.setup)
        if numbers is None:
            raise NoNumbers(name)
        self.numbers: Numbers[Any] = numbers
        self.longest = longest or numbers.longest
        self._start = self.game.begin(self.setup)
        view = self.game.view(self._start, 0, memory=True)
        self.entries = len(numbers.observe(view))
        """How many numbers an observation has."""
        self.is_open = self.game.is_open
        """Whether nothing is hidden."""

    def __deepcopy__(self, memo: object) -> "Battle":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _opened, self._made_of

    def start(self) -> "Position":
        return Position(self, self._start.copy())


class Position:
    """A position of a battle, and how many decisions led to it. It can be pickled and copied."""

    def __init__(self, battle: Battle, state: Any, taken: int = 0) -> None:
        self.battle = battle
        self.state = state
        self.taken = taken
        self.to_move = self._to_move()
        """A seat, FATE or NOBODY."""
        self._legal: dict[int, Action] | None = None
        self._guesses: dict[int, Guess[Any]] = {}

    def __deepcopy__(self, memo: object) -> "Position":
        other = Position(self.battle, self.state.copy(), self.taken)
        other._legal = self._legal
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.battle, self.describe(ARBITER), self.taken)

    def imagine(self, seat: int, rng: random.Random) -> "Position":
        """Another position that the seat cannot tell from this one, drawn with the right odds."""
        if seat not in self._guesses:
            game = self.battle.game
            self._guesses[seat] = game.guess(game.view(self.state, seat, memory=True))
        return Position(self.battle, self._guesses[seat].draw(rng), self.taken)

    @property
    def is_cut_short(self) -> bool:
        return self.taken >= self.battle.longest

    def _to_move(self) -> int:
        return NOBODY if self.is_cut_short else self.battle.game.rules.to_move(self.state)

    @property
    def legal(self) -> dict[int, Action]:
        """The legal actions by their numbers, in ascending order."""
        if self._legal is None:
            number, state = self.battle.numbers.number, self.state
            actions = self.battle.game.rules.legal(state) if self.to_move != NOBODY else []
            self._legal = dict(sorted((number(state, action), action) for action in actions))
        return self._legal

    def odds(self) -> list[tuple[int, float]]:
        """What fate can do now, by its numbers, and how likely each is."""
        rules, number = self.battle.game.rules, self.battle.numbers.number
        weights = rules.weights(self.state)
        pairs = zip(rules.legal(self.state), weights, strict=True)
        return sorted((number(self.state, action), weight / sum(weights)) for action, weight in pairs)

    def take(self, number: int) -> None:
        """Take a legal action by its number. Raises KeyError for any other."""
        self.battle.game.rules.do(self.state, self.legal[number])
        self.taken += 1
        self.to_move = self._to_move()
        self._legal = None
        self._guesses = {}

    def let_fate_act(self, rng: random.Random) -> None:
        """Until a seat is to move, or nobody."""
        while self.to_move == FATE:
            outcomes, odds = zip(*self.odds(), strict=True)
            self.take(rng.choices(outcomes, odds)[0])

    def word(self, number: int) -> str:
        """The word of a legal action."""
        return self.battle.game.word(self.state, self.legal[number])

    def returns(self) -> list[float]:
        """1 for whoever has won, -1 for whoever has lost, 0 for a draw and as long as it is not over."""
        rules = self.battle.game.rules
        over = rules.to_move(self.state) == NOBODY
        return rules.returns(self.state) if over else [0.0] * len(self.battle.game.seats)

    def observe(self, seat: int, *, memory: bool = True) -> npt.NDArray[np.float32]:
        """What the seat knows, as numbers; without memory, only what lies open to it now."""
        view = self.battle.game.view(self.state, seat, memory=memory)
        return np.array(self.battle.numbers.observe(view), np.float32)

    def describe(self, seat: int, *, memory: bool = True) -> str:
        """What the seat knows, as text: its view as JSON."""
        return msgspec.json.encode(self.battle.game.view(self.state, seat, memory=memory)).decode()

    def mask(self) -> npt.NDArray[np.int8]:
        """A 1 for each number of a legal action of the seat that is to move."""
        mask = np.zeros(len(self.battle.numbers.actions), np.int8)
        if self.to_move >= 0:
            mask[list(self.legal)] = 1
        return mask


@cache
def _opened(name: str, scenario: str | None, options: tuple[tuple[str, str], ...], longest: int | None) -> Battle:
    return Battle(name, scenario, dict(options), longest)


def _restored(battle: Battle, described: str, taken: int) -> Position:
    """The position that the arbiter's view describes, which leaves nothing to guess."""
    view = msgspec.json.decode(described, type=battle.game.view_type)
    return Position(battle, battle.game.guess(view).draw(random.Random()), taken)
