"""A bot that looks one moment ahead and judges what it sees by what was learned from many games."""

import random
from typing import Any

from gonfalon.bots.greedy import Greedy
from gonfalon.bots.weights import value_of
from gonfalon.core import Action, Game
from gonfalon.core.manners import BEST


class Learned(Greedy):
    """Where nothing was learned about a game, or about this edition of it, it plays like Greedy; where the game has
    manners of play, in the best of them."""

    def __init__(self, game: Game[Any], seat: int, rng: random.Random) -> None:
        super().__init__(game, seat, rng)
        self.value = value_of(game)
        self.manners = game.rules.manners()

    def advised(self, state: Any) -> Action | None:
        return super().advised(state) if self.manners is None else self.manners.advice(state, BEST)
