"""Lessons as clients get them: a line of play, replayed with the game's own rules. Nothing in them is secret."""

from collections.abc import Mapping
from typing import Any

import msgspec

from gonfalon.core import Entry, Game, Match, Refusal, Sight, Words
from gonfalon.core.forecast import Forecast
from gonfalon.core.lesson import Lesson
from gonfalon.protocol.responses import TaughtLesson, TaughtRemark, TaughtStep, Tried
from gonfalon.protocol.updates import ToldMatch, ToldSeat, told_sight, told_step
from gonfalon.server.catalogue import GameCatalogue
from gonfalon.server.errors import troubled

ID = "lesson"
"""In place of a match id."""


class Lessons:
    """The lessons of all games, each built once per language."""

    def __init__(self, games: GameCatalogue) -> None:
        self._games = games
        self._trials: dict[str, Mapping[str, Lesson]] = {}
        self._taught: dict[tuple[str, str, str], TaughtLesson] = {}
        self._reached: dict[tuple[str, str, int], Match[Any]] = {}
        """The match at every step that was asked for; it is only looked at."""

    def taught(self, name: str, language: str, rule: str = "") -> TaughtLesson:
        """The game's lesson, or with a rule the trial of it."""
        key = name, rule, language
        if key not in self._taught:
            lesson = self._lesson(name, rule)
            self._taught[key] = _taught(self._games.speaker(self._games.game(name), language), lesson, language)
        return self._taught[key]

    def tried(self, name: str, at: int, word: str, rule: str = "") -> Tried:
        """Whether the learner may say this after so many actions. Raises Troubled with the rule if not."""
        match, seat = self._standing(name, rule, at)
        try:
            match.check(seat, word)
        except Refusal as refusal:
            raise self._games.refused(refusal, match.game, at) from refusal
        return Tried()

    def odds(self, name: str, at: int, word: str, rule: str = "") -> Forecast | None:
        """The possible outcomes of a learner's word after so many actions."""
        match, seat = self._standing(name, rule, at)
        if match.to_move != seat:
            return None
        return match.game.forecast(match.game.view(match.state, seat, memory=True), word)

    def _lesson(self, name: str, rule: str) -> Lesson:
        game = self._games.game(name)
        if rule and name not in self._trials:
            self._trials[name] = game.trials()
        lesson = self._trials[name].get(rule) if rule else game.lesson()
        if lesson is None:
            raise troubled("no-such-page")
        return lesson

    def _standing(self, name: str, rule: str, at: int) -> tuple[Match[Any], int]:
        """The match after so many actions, and the learner's seat."""
        game, lesson = self._games.game(name), self._lesson(name, rule)
        if at > len(lesson.actions):
            raise troubled("malformed", why=f"this lesson has {len(lesson.actions)} actions")
        key = name, rule, at
        if key not in self._reached:
            self._reached[key] = self._played(name, rule, at)
        return self._reached[key], game.seat_number(lesson.seat)

    def _played(self, name: str, rule: str, at: int) -> Match[Any]:
        lesson = self._lesson(name, rule)
        match = Match(self._games.game(name), lesson.setup)
        for number in range(at):
            _play_on(match, lesson, number)
        return match


def _play_on(match: Match[Any], lesson: Lesson, at: int) -> None:
    action = lesson.actions[at]
    match.enter(Entry(at + 1, action.actor, action.word))


def _taught(game: Game[Any], lesson: Lesson, language: str) -> TaughtLesson:
    words, match = Words.of(language, lesson.catalogues), Match(game, lesson.setup)
    steps = [_step(match, lesson, words)]
    for at in range(len(lesson.actions)):
        _play_on(match, lesson, at)
        steps.append(_step(match, lesson, words))
    return TaughtLesson(
        match=_told_match(match),
        seat=lesson.seat,
        seats={seat: ToldSeat(None, bot=seat != lesson.seat) for seat in game.seats},
        title=words.say("title"),
        not_now=words.say("not-now"),
        steps=steps,
    )


def _step(match: Match[Any], lesson: Lesson, words: Words) -> TaughtStep:
    game, at = match.game, match.number
    seat, wanted = game.seat_number(lesson.seat), lesson.wanted(at)
    sight = _narrowed(match.sight(seat), wanted)
    return TaughtStep(
        remarks=[TaughtRemark(words.say(remark.key), remark.tries) for remark in lesson.remarks(at)],
        wanted=wanted,
        step=told_step(match.steps[-1], seat, game) if match.steps else None,
        sight=told_sight(sight, game),
        asks=game.say(sight.result or sight.prompt),
    )


def _narrowed(sight: Sight, wanted: str | None) -> Sight:
    """Offer only what the lesson wants: a word of the game, or to take one back."""
    if wanted is None or wanted in sight.legal:
        return msgspec.structs.replace(sight, legal=[wanted] if wanted else [], undo=None)
    return msgspec.structs.replace(sight, legal=[])


def _told_match(match: Match[Any]) -> ToldMatch:
    game = match.game
    return ToldMatch(
        id=ID,
        game=game.name,
        rules=game.rules_version,
        edition=game.edition.edition,
        digest=game.digest,
        scenario=match.setup.scenario,
        options=match.setup.options,
        time=None,
        commitment="",
        contributions={},
    )
