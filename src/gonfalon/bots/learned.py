"""A bot that looks one moment ahead and judges what it sees by what was learned from many games."""

import random
from typing import Any

from gonfalon.bots.greedy import Greedy
from gonfalon.bots.weights import value_of
from gonfalon.core import Game


class Learned(Greedy):
    """Where nothing was learned about a game, or about this edition of it, it plays like Greedy."""

    def __init__(self, game: Game[Any], seat: int, rng: random.Random) -> None:
        super().__init__(game, seat, rng)
        self.value = value_of(game)
