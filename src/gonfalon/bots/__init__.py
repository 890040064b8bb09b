"""Players that choose from what a seat is shown. They know games only through the core and never see a state."""

from gonfalon.bots.greedy import Greedy
from gonfalon.bots.player import Bot
from gonfalon.bots.random_ import Random
from gonfalon.core import Words
from gonfalon.core.words import SOURCE

BOTS: dict[str, type[Bot]] = {"greedy": Greedy, "random": Random}

__all__ = ["BOTS", "Bot", "Greedy", "Random", "about_bot"]


def about_bot(name: str, locale: str = SOURCE) -> str:
    """A bot in a few words."""
    words, key = Words.of(locale, __name__), f"bot-{name}"
    return words.say(key) if words.has(key) else ""
