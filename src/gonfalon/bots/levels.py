"""Six opponents, from one that a child beats to the strongest. The lower ones make the mistakes that people make."""

from typing import Any

from gonfalon.bots.greedy import Greedy
from gonfalon.bots.search import Learned, Search
from gonfalon.bots.tree import one_of
from gonfalon.core import Action, Game, Guess, Sight


class Careless(Greedy):
    """Sees no further than the next moment, does not remember cards, and in its haste thinks of a few actions only.

    `candidates` is of how many it thinks; `heed`, how often it takes the advice that the game has.
    """

    candidates = 1_000_000
    heed = 1.0

    def guess(self, sight: Sight) -> Guess[Any]:
        return self.game.guess(self.game.forget(sight.view))

    def advised(self, state: Any) -> Action | None:
        return super().advised(state) if self.rng.random() < self.heed else None

    def settled(self, state: Any) -> Action | None:
        return super().advised(state) if self.heed == 1.0 else None

    def considered(self, actions: list[Action]) -> list[Action]:
        left = actions.copy()
        while len(left) > self.candidates:
            left.remove(one_of(left, self.rng))
        return left


class YoungPage(Careless):
    guesses = 1
    looks = 1
    candidates = 2
    heed = 0.5


class Squire(Careless):
    guesses = 2
    looks = 2
    candidates = 4
    heed = 0.7


class Sergeant(Careless):
    usual_seconds = 0.6


class Knight(Learned):
    usual_seconds = 0.8


class Marshal(Search):
    usual_seconds = 1.2
    simulations = 400
    lines = 36


class Gonfalonier(Search):
    usual_seconds = 2.0

    @classmethod
    def is_listed(cls, game: Game[Any]) -> bool:
        """Where plans are compared, more lines of play than the Marshal's were not seen to help."""
        return game.rules.manners() is None


LEVELS = ("page", "squire", "sergeant", "knight", "marshal", "gonfalonier")
"""The names of our opponents, the weakest first."""
