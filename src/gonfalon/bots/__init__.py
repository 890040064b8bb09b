"""Players that choose from what a seat is shown. They know games only through the core and never see a state."""

from gonfalon.bots.greedy import Greedy
from gonfalon.bots.player import Bot
from gonfalon.bots.random_ import Random

BOTS: dict[str, type[Bot]] = {"greedy": Greedy, "random": Random}

__all__ = ["BOTS", "Bot", "Greedy", "Random"]
