"""Judges what it sees by what was learned from many games: one moment ahead, or in a search."""

import random
from typing import Any

from gonfalon.bots.files import value_of
from gonfalon.bots.greedy import Greedy
from gonfalon.bots.plans import Plans
from gonfalon.bots.tree import Tree
from gonfalon.core import Action, Game, Sight
from gonfalon.core.manners import BEST

WORLDS = 64
SLICE = 100
"""After so many simulations it tells whoever watches, and ends if somebody is in a hurry."""


class Learned(Greedy):
    """Where nothing was learned about a game, or about this edition of it, it plays like Greedy; where the game has
    manners of play, in the best of them."""

    def __init__(self, game: Game[Any], seat: int, rng: random.Random) -> None:
        super().__init__(game, seat, rng)
        self.value = value_of(game)
        self.manners = game.rules.manners()

    def advised(self, state: Any) -> Action | None:
        return super().advised(state) if self.manners is None else self.manners.advice(state, BEST)


class Search(Learned):
    """Thinks `simulations` long, or compares plans by so many `lines` of play: the same on every machine.

    Where the game has no manners of play and nothing was learned about it, it looks only one moment ahead.
    """

    simulations = 2000
    lines = 108

    def __init__(self, game: Game[Any], seat: int, rng: random.Random) -> None:
        super().__init__(game, seat, rng)
        self.plans = None if self.manners is None else Plans(self.value, self.manners, seat, rng)

    @classmethod
    def thinks_long(cls, game: Game[Any]) -> bool:
        return game.rules.manners() is not None

    def choose(self, sight: Sight) -> str:
        if len(sight.legal) == 1 or not (self.plans or self.value.weights):
            return super().choose(sight)
        return self._searched(sight) if self.plans is None else self._planned(self.plans, sight)

    def settled(self, state: Any) -> Action | None:
        if self.plans is not None:
            return self.plans.settled(state)
        return None if self.value.weights else super().settled(state)

    def _planned(self, plans: Plans, sight: Sight) -> str:
        state = self.game.guess(sight.view).draw(self.rng)
        return self.game.word(state, plans.choice(state, self.lines, self.watch))

    def _searched(self, sight: Sight) -> str:
        guess = self.game.guess(sight.view)
        worlds = [guess.draw(self.rng) for _ in range(min(WORLDS, self.simulations))]
        tree = Tree(self.value, worlds, self.seat, self.rng)
        for done in range(0, self.simulations, SLICE):
            tree.grow(min(SLICE, self.simulations - done))
            if self.watch(min(1.0, (done + SLICE) / self.simulations)):
                break
        return self.game.word(worlds[0], tree.best())
