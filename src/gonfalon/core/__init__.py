"""The core: what a game is. It knows no particular game and does no I/O.

This is the public API: everything that a game, a bot or a client needs from the core can be imported from here.
"""

from gonfalon.core import talk
from gonfalon.core.about import About, Scenario, about_in, scenario_in
from gonfalon.core.answers import Answer, LeftAnswers
from gonfalon.core.editions import Edition, EditionError, Source, read_edition
from gonfalon.core.fate import Fate
from gonfalon.core.game import Game
from gonfalon.core.guess import Certain, Guess
from gonfalon.core.match import Acted, Match
from gonfalon.core.numbers import Numbers
from gonfalon.core.packaged_game import PackagedGame
from gonfalon.core.position import SnapshotError
from gonfalon.core.progress import Prospect
from gonfalon.core.prompts import Foreseen, Prompt
from gonfalon.core.record import Entry, Record, RecordError
from gonfalon.core.refusal import Refusal
from gonfalon.core.rules import Rules
from gonfalon.core.setup import Option, Origin, Result, Setup
from gonfalon.core.sight import Sight, Step
from gonfalon.core.state import ARBITER, CLOCK, FATE, NOBODY, WATCHER, Action, News, State
from gonfalon.core.steps import bare
from gonfalon.core.texts import Words
from gonfalon.core.verify import ForgedFate, verify_fate

__all__ = [
    "ARBITER",
    "CLOCK",
    "FATE",
    "NOBODY",
    "WATCHER",
    "About",
    "Acted",
    "Action",
    "Answer",
    "Certain",
    "Edition",
    "EditionError",
    "Entry",
    "Fate",
    "ForgedFate",
    "Foreseen",
    "Game",
    "Guess",
    "LeftAnswers",
    "Match",
    "News",
    "Numbers",
    "Option",
    "Origin",
    "PackagedGame",
    "Prospect",
    "Prompt",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Rules",
    "Scenario",
    "Setup",
    "Sight",
    "SnapshotError",
    "Source",
    "State",
    "Step",
    "Words",
    "about_in",
    "bare",
    "read_edition",
    "scenario_in",
    "talk",
    "verify_fate",
]
