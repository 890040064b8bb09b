"""What a decision was worth, by what its player knew then."""

import random
from typing import Any

from gonfalon.bots.files import value_of
from gonfalon.bots.tree import Tree
from gonfalon.core import Action, Game

WORLDS = 32
ROUGH = 16
"""How often a choice is looked at in games of which nothing was learned: their estimate bears no more."""


class Judge:
    """Judges one seat's decisions from its views with memory, never from the true state.

    What it says depends only on the view, the number of actions before it, which is the seed, and `simulations`.
    """

    def __init__(self, game: Game[Any], seat: int, simulations: int) -> None:
        self.game = game
        self.seat = seat
        self.simulations = simulations
        self.value = value_of(game)

    def best(self, view: Any, number: int) -> Action:
        """What it would do."""
        return self.ranked(view, number)[0]

    def ranked(self, view: Any, number: int) -> list[Action]:
        """The game's own advice alone, if there is any, or what a search finds, the best first."""
        rules, rng = self.game.rules, random.Random(number)
        worlds = self.worlds(view, rng)
        legal = rules.legal(worlds[0])
        advised = legal[0] if len(legal) == 1 else rules.advice(worlds[0])
        return self._grown(worlds, self.simulations, rng).ranked() if advised is None else [advised]

    def after(self, view: Any, number: int, action: Action) -> Tree:
        """What may follow on this action. Two are compared in the same worlds, with the same effort."""
        rng = random.Random(number)
        worlds = self.worlds(view, rng)
        for world in worlds:
            self.game.rules.do(world, action)
        return self._grown(worlds, max(1, self.simulations // 2) if self.value.weights else ROUGH, rng)

    def worlds(self, view: Any, rng: random.Random) -> list[Any]:
        guess = self.game.guess(view)
        return [guess.draw(rng) for _ in range(WORLDS)]

    def _grown(self, worlds: list[Any], simulations: int, rng: random.Random) -> Tree:
        tree = Tree(self.value, worlds, self.seat, rng)
        tree.grow(simulations)
        return tree
