"""What a seat is shown of a match: the current moment, and each action that led to it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from gonfalon.core.answers import Answer
from gonfalon.core.progress import Prospect
from gonfalon.core.prompts import Foreseen, Prompt
from gonfalon.core.record import Entry
from gonfalon.core.setup import Result
from gonfalon.core.state import News


class Sight(msgspec.Struct, frozen=True):
    """Everything that a seat is shown at one moment.

    `undo` is the number to say with "take back" to undo the seat's own last action without asking anybody; `asked_back`
    is the seat that asks to take back, and to which number. `foreseen` is what the seat can answer now although it will
    only be asked later, `answers` what it has left in advance, `answers_number` how often that has changed; no other
    seat sees any of these. `progress` is how far each side is on its ways to win, as far as this seat may know.
    """

    number: int
    to_move: str
    view: Any
    prompt: Prompt
    legal: list[str]
    result: Result | None
    draw_offered_by: str | None
    draw_suggested: bool
    undo: int | None = None
    asked_back: tuple[str, int] | None = None
    foreseen: list[Foreseen] = []
    answers: list[Answer] = []
    answers_number: int = 0
    progress: list[Prospect] = []


class Step:
    """One action of a match: its word as each seat saw it, and what each seat was told."""

    def __init__(self, entry: Entry, shown: Mapping[int, str], news: News) -> None:
        self.entry = entry
        self.shown = shown
        self.news = news
