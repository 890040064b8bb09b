"""A lesson at this screen: a line of play with remarks. Only what it wants is done; anything else gets an answer."""

from typing import Any

import msgspec

from gonfalon.core import Entry, Game, Match, Refusal, Result, Sight, Words, talk
from gonfalon.core.forecast import Forecast
from gonfalon.core.game import FATE_NAME
from gonfalon.core.lesson import Lesson, Remark
from gonfalon.protocol.types import Trouble
from gonfalon.protocol.updates import ToldStep
from gonfalon.terminal.session.local import told_steps
from gonfalon.terminal.session.session import Outcome, Session
from gonfalon.terminal.texts import language

NOT_NOW = "not-now"


class LessonSession(Session):
    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        super().__init__()
        self.game, self.lesson = game, lesson
        self.match: Match[Any] = Match(game, lesson.setup)
        self.seat = game.seat_number(lesson.seat)
        self.persons, self.names = [self.seat], {}
        self.bots = [seat for seat in range(len(game.seats)) if seat != self.seat]
        self._words = Words.of(language(), lesson.catalogues)
        self._read = -1
        self._let_fate_act()
        self.look(self.seat)

    @property
    def title(self) -> str:
        return self._words.say("title")

    @property
    def number(self) -> int:
        return self.match.number

    @property
    def result(self) -> Result | None:
        return self.match.result

    @property
    def is_over(self) -> bool:
        return self.number == len(self.lesson.actions)

    @property
    def asked(self) -> int:
        theirs = not self.is_over and self.lesson.actions[self.number].actor != self.lesson.seat
        return next(iter(self.bots)) if theirs else self.seat

    def unread(self) -> list[str]:
        """The remarks on this position, each once."""
        if self._read == self.number:
            return []
        self._read = self.number
        return self.remarks()

    def remarks(self) -> list[str]:
        return [self._told(remark) for remark in self.lesson.remarks(self.number)]

    def _told(self, remark: Remark) -> str:
        """What cannot be done is tried for the learner: the answer is what the remark is about."""
        text = self._words.say(remark.key)
        if remark.tries is None:
            return text
        refused = self._refused(remark.tries)
        return f"{text}\n\n› {remark.tries}\n{refused.text} ({refused.rule})"

    def sight(self, seat: int) -> Sight:
        """Only what the lesson wants is offered; if that is to take something back, everything is."""
        sight, wanted = self.match.sight(seat), self.lesson.wanted(self.number)
        if wanted in sight.legal:
            return msgspec.structs.replace(sight, legal=[wanted], undo=None)
        return sight if wanted else msgspec.structs.replace(sight, legal=[], undo=None)

    def steps(self, seat: int, since: int = 0) -> list[ToldStep]:
        return told_steps(self.match, seat, since)

    def recall_from(self, seat: int) -> int:
        return 0

    def odds(self, seat: int, word: str) -> Forecast | None:
        return self.game.forecast(self.game.view(self.match.state, seat, memory=True), word)

    async def act(self, seat: int, *words: str) -> Outcome:
        word = " ".join(words[0].casefold().split())
        wanted = self.lesson.wanted(self.number)
        if wanted is None or word != wanted.casefold():
            return Outcome(0, self._refused(word))
        self._play_on()
        return Outcome(1)

    def _refused(self, word: str) -> Trouble:
        """By the rules, or because the lesson wants something else now."""
        try:
            if not talk.understand(word):
                self.game.check(self.match.state, self.seat, word)
        except Refusal as refusal:
            return Trouble(refusal.code, self.game.say(refusal), refusal.rule, refusal.tried)
        return Trouble(NOT_NOW, self._words.say(NOT_NOW), tried=word)

    async def leave(self, seat: int, question: str, word: str, *, standing: bool = False) -> Trouble | None:
        return Trouble(NOT_NOW, self._words.say(NOT_NOW))

    async def withdraw(self, seat: int, question: str) -> Trouble | None:
        return None

    async def others(self) -> None:
        """What the lesson lets others do; while the learner is asked, nothing."""
        if self.asked == self.seat:
            await self.forever()
        self._play_on()

    def _play_on(self) -> None:
        self._enter()
        self._let_fate_act()
        self.look(self.seat)

    def _let_fate_act(self) -> None:
        """As at a table, fate acts together with the decision that led to it."""
        while (
            not self.is_over
            and self.lesson.actions[self.number].actor == FATE_NAME
            and not self.lesson.remarks(self.number)
        ):
            self._enter()

    def _enter(self) -> None:
        action = self.lesson.actions[self.number]
        self.match.enter(Entry(self.number + 1, action.actor, action.word))
