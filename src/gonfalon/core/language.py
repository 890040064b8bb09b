"""The third part of the contract: everything that is put into words."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, Self

import msgspec

from gonfalon.core.lesson import Lesson
from gonfalon.core.prompts import Prompt
from gonfalon.core.refusal import Refusal
from gonfalon.core.state import Action, S
from gonfalon.core.steps import cut


class Language(ABC, Generic[S]):
    """Actions as words and back, questions, refusals, and sentences for people."""

    event_types: tuple[type[msgspec.Struct], ...]
    """The type of the events, for code that decodes them from bytes."""
    questions: tuple[str, ...] = ()
    """The names of all prompts that ask a seat for an action; these can be answered in advance."""

    @abstractmethod
    def word(self, state: S, action: Action) -> str:
        """The text of a legal action: readable, easy to type, unique in this position."""

    @abstractmethod
    def parse(self, state: S, text: str) -> Action | None:
        """The action that a text means in this position, legal or not; None if it means nothing.

        The text has single spaces. The caller checks whether the action is legal.
        """

    def path(self, word: str) -> tuple[str, ...]:
        """The steps in which a person would build this word: verb, then places and pieces. Joined they are the word."""
        return cut(word)

    def shown(self, state: S, action: Action, seat: int) -> str:
        """The word as the seat sees it, with a question mark in place of anything secret."""
        return self.word(state, action)

    @abstractmethod
    def position(self, state: S, seat: int) -> str:
        """The position in one line, as the seat knows it."""

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Prompt:
        """What is being asked now, as far as the seat may know it."""

    @abstractmethod
    def refusal(self, state: S, seat: int, tried: str) -> Refusal:
        """Why this seat may not do this now. Only called when it may not."""

    @abstractmethod
    def say(self, thing: msgspec.Struct | Refusal) -> str:
        """An event, prompt, result or refusal as a sentence, or a way to win in a few words."""

    def speaking(self, locale: str) -> Self:
        """The same game in another language, as far as it is translated."""
        return self

    @abstractmethod
    def rules_page(self) -> str:
        """The players' rules, as Markdown with an id before every rule."""

    def drawing(self, name: str) -> str | None:
        """A drawing of the rules page as SVG. Where there is none, the page shows the text that stands in its place."""
        return None

    def trials(self) -> Mapping[str, Lesson]:
        """Set positions in which one rule can be tried on the board, by the id of the rule."""
        return {}

    def lesson(self) -> Lesson | None:
        """A first battle for somebody who has never played, if the game has one."""
        return None
