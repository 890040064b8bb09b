"""Players that choose from what a seat is shown. They use games only through the core and never see a state."""

from gonfalon.bots.greedy import Greedy
from gonfalon.bots.player import Bot, NotOffered, checked_answer
from gonfalon.bots.random_ import Random
from gonfalon.bots.roster import USUAL, UnusableBot, about_bot, find_bot, offered_bots

__all__ = [
    "USUAL",
    "Bot",
    "Greedy",
    "NotOffered",
    "Random",
    "UnusableBot",
    "about_bot",
    "checked_answer",
    "find_bot",
    "offered_bots",
]
