"""The third part of the contract: everything that is said."""

from abc import ABC, abstractmethod
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
    """What events are, for whoever reads them from bytes."""
    questions: tuple[str, ...] = ()
    """The names of all prompts that ask a seat for an action: those that can be answered in advance."""

    @abstractmethod
    def word(self, state: S, action: Action) -> str:
        """The text of a legal action: readable, typable, one to one in this position."""

    @abstractmethod
    def parse(self, state: S, text: str) -> Action | None:
        """The action that a text means in this position, legal or not; None if it means none.

        The text has single spaces. Whoever asks finds out by itself whether the action is legal.
        """

    def path(self, word: str) -> tuple[str, ...]:
        """The steps by which a person would build this word: verb, then places and pieces. Joined they are the word."""
        return cut(word)

    def shown(self, state: S, action: Action, seat: int) -> str:
        """The word as the seat sees it, what is secret replaced by a question mark."""
        return self.word(state, action)

    @abstractmethod
    def position(self, state: S, seat: int) -> str:
        """The position in one line, as the seat knows it."""

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Prompt:
        """What is asked now, as the seat may hear it."""

    @abstractmethod
    def refusal(self, state: S, seat: int, tried: str) -> Refusal:
        """Why this seat may not do this now. Only asked when it may not."""

    @abstractmethod
    def say(self, thing: msgspec.Struct | Refusal) -> str:
        """An event, prompt, result or refusal as a sentence."""

    def speaking(self, locale: str) -> Self:
        """The same game, saying things in another language as far as it can."""
        return self

    @abstractmethod
    def rules_page(self) -> str:
        """The players' rules, as Markdown with an id before every rule."""

    def lesson(self) -> Lesson | None:
        """A first battle for somebody who has never played, if the game has one."""
        return None
