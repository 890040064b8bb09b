"""What a game is. Knows no particular game and does no input or output.

The public face: everything a game, a bot or a client needs from the core is importable from here.
"""

from gonfalon.core import talk
from gonfalon.core.about import About, Scenario, about_in, scenario_in
from gonfalon.core.answers import Answer
from gonfalon.core.editions import Edition, EditionError, Source, read_edition
from gonfalon.core.fate import Fate
from gonfalon.core.game import Action, Game, Option, Result, Setup, State
from gonfalon.core.match import Acted, Match
from gonfalon.core.news import News
from gonfalon.core.prompts import Foreseen, Prompt
from gonfalon.core.record import Entry, Record, RecordError
from gonfalon.core.refusal import Refusal
from gonfalon.core.seats import ARBITER, CLOCK, FATE, NOBODY, WATCHER
from gonfalon.core.sight import Sight, Step
from gonfalon.core.verify import ForgedFate, verify_fate
from gonfalon.core.words import Words

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
    "Edition",
    "EditionError",
    "Entry",
    "Fate",
    "ForgedFate",
    "Foreseen",
    "Game",
    "Match",
    "News",
    "Option",
    "Prompt",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Scenario",
    "Setup",
    "Sight",
    "Source",
    "State",
    "Step",
    "Words",
    "about_in",
    "read_edition",
    "scenario_in",
    "talk",
    "verify_fate",
]
