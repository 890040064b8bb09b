"""The interface between a screen and a match, wherever the match is played, and its talk as the log shows it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from gonfalon.core import Game, Result, Sight, talk
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.protocol.types import Milliseconds, Trouble
from gonfalon.protocol.updates import ToldStep
from gonfalon.review import Advice
from gonfalon.terminal.texts import say

TOLD = (talk.OFFER, talk.DECLINE, talk.TAKE_BACK, talk.ASK_BACK, talk.GIVE_BACK, talk.KEEP)
"""Words that have a sentence of their own."""
ANSWERS = (talk.DECLINE, talk.TAKE_BACK, talk.GIVE_BACK, talk.KEEP)
"""What the other side should notice at once. Offers are asked in a window, and the end is obvious."""


class TalkLine(msgspec.Struct, frozen=True):
    """A line of talk; `name` is the speaker's name, if known."""

    seat: str
    name: str | None
    text: str


class Deed(msgspec.Struct, frozen=True):
    """An event, and who brought it about."""

    actor: str
    event: msgspec.Struct


class Mark(msgspec.Struct, frozen=True):
    """In the log: from here on it is news."""


def talk_sentence(word: str) -> str | None:
    """The sentence for a word of talk; None if it is a word of the game or needs no sentence."""
    said = talk.understand(word)
    return say(f"talk-{said[0].replace(' ', '-')}") if said and said[0] in TOLD else None


def is_answer(word: str) -> bool:
    said = talk.understand(word)
    return said is not None and said[0] in ANSWERS


def last_decision(steps: Iterable[ToldStep], seat: str) -> int | None:
    """The number to go back to in order to undo the seat's last decision that still counts."""
    line: list[ToldStep] = []
    asked = 0
    for step in steps:
        match talk.understand(step.word):
            case None:
                line.append(step)
            case (talk.ASK_BACK, number):
                asked = number
            case (talk.TAKE_BACK, number):
                line = [taken for taken in line if taken.number <= number]
            case (talk.GIVE_BACK, _):
                line = [taken for taken in line if taken.number <= asked]
    own = [taken.number for taken in line if taken.actor == seat]
    return own[-1] - 1 if own else None


PERSON = "person"
STALE = "stale"
"""The error code that only means: look again."""


class Outcome(NamedTuple):
    """How many words were carried out, and why the next one was refused, if it was."""

    done: int
    trouble: Trouble | None = None


class SeenStep(NamedTuple):
    """What a seat saw after an action: who acted, the word as shown to it, and what it was told of that."""

    actor: str
    word: str
    sight: Sight
    news: list[msgspec.Struct]


class Session(ABC):
    """One match as the people at this screen know it. It reveals nothing that they may not know."""

    game: Game[Any]
    persons: list[int]
    """The seats of the people at this screen; empty for spectators."""
    bots: Collection[int]
    names: Mapping[str, str]
    """What bots and people elsewhere are called, by seat."""
    apart = False
    """Whether the others are elsewhere, so that this player may speak to them at any time."""
    cut_off = False
    """Whether the connection to the others is broken."""
    thought: float | None = None
    """How much a bot has done of a thought that takes long, from 0 to 1."""
    remembers = True
    """Whether players may look up what a perfect memory would hold."""
    undo = True
    """Whether anything can be taken back."""

    def __init__(self) -> None:
        self.stirred: Callable[[TalkLine | None], None] = lambda said: None
        """Called for whatever does not change the match: a chat message, a broken connection, a clock."""
        self._seen: dict[int, dict[int, Sight]] = {}

    @property
    @abstractmethod
    def number(self) -> int:
        """How many actions were taken, as far as this screen knows."""

    @property
    @abstractmethod
    def result(self) -> Result | None: ...

    @property
    def is_over(self) -> bool:
        return self.result is not None

    @property
    @abstractmethod
    def asked(self) -> int:
        """The seat that has to say something now."""

    @abstractmethod
    def sight(self, seat: int) -> Sight: ...

    @abstractmethod
    def steps(self, seat: int, since: int = 0) -> list[ToldStep]:
        """Everything after action `since`, as the seat saw it and was told about it."""

    @abstractmethod
    def recall_from(self, seat: int) -> int:
        """The number after which the seat may look up what it was told."""

    @abstractmethod
    async def act(self, seat: int, *words: str) -> Outcome:
        """Do one after the other, until one is refused or somebody else has acted; return once that is visible here."""

    @abstractmethod
    async def leave(self, seat: int, question: str, word: str, *, standing: bool = False) -> Trouble | None:
        """Answer a question before it is asked, once or every time; returns why not if that is refused."""

    @abstractmethod
    async def withdraw(self, seat: int, question: str) -> Trouble | None:
        """Withdraw an answer left in advance."""

    @abstractmethod
    async def others(self) -> None:
        """Wait until somebody who is not at this screen has done something. Cancelling loses nothing."""

    async def hurry(self) -> None:
        """Let the bot that is thinking play the best that it has found. If none is, nothing happens."""
        return

    async def advice(self, seat: int) -> Advice | None:
        """What would be best for this seat, by what it knows; None where nobody may have advice."""
        return None

    async def forever(self) -> None:
        """Nobody else is here: wait until somebody here does something, which cancels this."""
        await asyncio.Event().wait()

    fate_told = ""
    """What was found out about fate when the record was saved, as a sentence. Here it is our own."""

    async def kept(self) -> Path | None:
        """Where the record of the finished match was saved, or None if it is not available now."""
        return None

    def odds(self, seat: int, word: str) -> Forecast | None:
        """What a legal action may lead to; None where players have to rely on their own memory."""
        return self.game.forecast(self.sight(seat).view, word) if self.remembers else None

    def memory(self, seat: int) -> list[Recollection]:
        """Where hidden things may be; empty where players have to rely on their own memory."""
        return self.game.recollect(self.sight(seat).view) if self.remembers else []

    async def say(self, text: str) -> Trouble | None:
        """Chat with the people elsewhere."""
        raise NotImplementedError

    def mute(self) -> bool:
        """Hide what the people elsewhere say, or show it again; returns whether it is hidden now."""
        raise NotImplementedError

    def clocks(self) -> Mapping[str, Milliseconds] | None:
        """The time that each seat has left, if the match has clocks."""
        return None

    def chat(self) -> list[tuple[int, TalkLine]]:
        """What was said, each with the number of the action it came after."""
        return []

    def heard(self, seat: int, since: int) -> list[msgspec.Struct]:
        """The events that the seat was told after action `since`."""
        return [event for step in self.steps(seat, since) for event in step.events]

    def log(self, seat: int) -> list[msgspec.Struct]:
        """What a person in this seat may read again, in order: events of the game, and what was said."""
        steps = self.steps(seat, self.recall_from(seat))
        told = [(step.number, item) for step in steps for item in self.told(step)]
        if told and told[0][0] <= (since := self.decided(seat)) < told[-1][0]:
            told.append((since, Mark()))
        return [item for _, item in sorted([*told, *self.chat()], key=lambda entry: entry[0])]

    def decided(self, seat: int) -> int:
        """The number of the seat's last decision that others have answered, 0 if there is none yet."""
        mine, others_acted = self.game.seat_name(seat), False
        for step in reversed(self.steps(seat)):
            if step.actor == mine and others_acted:
                return step.number
            others_acted = others_acted or step.actor in {*self.game.seats} - {mine}
        return 0

    def look(self, seat: int) -> None:
        """Remember what this seat sees now, as long as it may want to see it again."""
        since = min(self.decided(seat), self.number)
        seen = self._seen.get(seat, {})
        self._seen[seat] = {at: sight for at, sight in seen.items() if at >= since} | {self.number: self.sight(seat)}

    def moments_since(self, seat: int, since: int) -> list[SeenStep]:
        """What this seat saw one after the other, from its action `since` on, as far as it was looking."""
        found: list[SeenStep] = []
        before = max(0, since - 1)
        for at in sorted(at for at in self._seen.get(seat, {}) if at >= since):
            steps = [step for step in self.steps(seat, before) if step.number <= at]
            acted = next((step for step in steps if step.actor in self.game.seats), None)
            news = [event for step in steps for event in step.events]
            word = (acted.actor, acted.word) if acted else ("", "")
            found.append(SeenStep(*word, self._seen[seat][at], news))
            before = at
        return found

    def told(self, step: ToldStep) -> list[msgspec.Struct]:
        """An action as the log tells it: what happened, or what was said."""
        said = talk_sentence(step.word) if step.actor in self.game.seats else None
        if said is not None:
            return [TalkLine(step.actor, self.names.get(step.actor), said)]
        return [Deed(step.actor, event) for event in step.events]
