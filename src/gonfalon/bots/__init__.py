"""Players that choose from what a seat is shown. They use games only through the core and never see a state."""

from gonfalon.bots.bot import Bot, NotOffered, checked_answer
from gonfalon.bots.files import rated_bots
from gonfalon.bots.greedy import Greedy, Random
from gonfalon.bots.levels import LEVELS, Gonfalonier, Knight, Marshal, Sergeant, Squire, YoungPage
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
from gonfalon.bots.search import Learned, Search
from gonfalon.bots.thinking import Pause, Sleep, Thought

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
