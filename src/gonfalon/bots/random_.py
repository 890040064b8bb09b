"""A bot that takes any legal action."""

from gonfalon.bots.player import Bot
from gonfalon.core import Sight


class Random(Bot):
    def choose(self, sight: Sight) -> str:
        return self.rng.choice(sight.legal)
