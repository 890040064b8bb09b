"""Players that choose from what a seat is shown. They use games only through the core and never see a state."""

from gonfalon.bots.greedy import Greedy
from gonfalon.bots.learned import Learned
from gonfalon.bots.levels import LEVELS, Gonfalonier, Knight, Marshal, Sergeant, Squire, YoungPage
from gonfalon.bots.pause import Pause, Sleep
from gonfalon.bots.player import Bot, NotOffered, checked_answer
from gonfalon.bots.random_ import Random
from gonfalon.bots.ratings import rated_bots
from gonfalon.bots.roster import (
    USUAL,
    UnusableBot,
    about_bot,
    bot_title,
    find_bot,
    listed_bots,
    offered_bots,
    usual_seconds_of,
)
from gonfalon.bots.search import Search
from gonfalon.bots.thought import Thought

__all__ = [
    "LEVELS",
    "USUAL",
    "Marshal",
    "Bot",
    "Greedy",
    "Knight",
    "Learned",
    "Gonfalonier",
    "NotOffered",
    "Pause",
    "Random",
    "Search",
    "Sergeant",
    "Sleep",
    "Squire",
    "Thought",
    "UnusableBot",
    "YoungPage",
    "about_bot",
    "bot_title",
    "checked_answer",
    "find_bot",
    "listed_bots",
    "offered_bots",
    "usual_seconds_of",
    "rated_bots",
]
