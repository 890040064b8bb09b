"""A bot that takes any legal action."""

from gonfalon.bots.player import Bot
from gonfalon.bots.tree import one_of
from gonfalon.core import Sight


class Random(Bot):
    def choose(self, sight: Sight) -> str:
        return one_of(sight.legal, self.rng)
