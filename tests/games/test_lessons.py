"""Every lesson is played by the rules, and every remark can be said."""

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from gonfalon.core import Entry, Match, Refusal, Words, registry, talk
from gonfalon.core.lesson import Lesson, Remark
from gonfalon.core.refusal import NO_RULE
from gonfalon.core.texts import catalogue

LESSONS: dict[str, Lesson] = {name: found for name in registry.names() if (found := registry.find(name).lesson())}
GAMES = sorted(LESSONS)
LANGUAGES = ("en", "es")


def said(lesson: Lesson, locale: str) -> dict[str, str]:
    """What a lesson says in this language, by key."""
    text = catalogue(locale, lesson.catalogues)
    keys = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {key: Words(locale, text).say(key) for key in keys}


def remarks(lesson: Lesson) -> list[Remark]:
    return [remark for at in range(len(lesson.actions) + 1) for remark in lesson.remarks(at)]


def played(name: str, until: int) -> Match[Any]:
    lesson = LESSONS[name]
    match: Match[Any] = Match(registry.find(name), lesson.setup)
    for number, action in enumerate(lesson.actions[:until], start=1):
        match.enter(Entry(number, action.actor, action.word))
    return match


def test_our_games_have_lessons() -> None:
    """Whoever has never played finds a first battle in each of these."""
    assert {"navas", "saladin", "sword"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_line_is_legal(name: str) -> None:
    """Each word of it is legal where it stands, fate's included; the game's own checks find nothing wrong."""
    match = played(name, len(LESSONS[name].actions))
    assert match.number == len(LESSONS[name].actions)
    assert match.game.faults(match.state) == []


@pytest.mark.parametrize("name", GAMES)
def test_whoever_acts_is_asked(name: str) -> None:
    """Only who is to move moves; the learner may take back what nobody has answered yet."""
    match = played(name, 0)
    for number, action in enumerate(LESSONS[name].actions, start=1):
        assert match.game.seat_name(match.to_move) == action.actor
        if talk.understand(action.word):
            assert action.word == f"{talk.TAKE_BACK} {match.sight(match.to_move).undo}"
        match.enter(Entry(number, action.actor, action.word))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_to_be_tried_is_refused(name: str) -> None:
    """A word that the learner is invited to try breaks a rule of the game, which the refusal names."""
    lesson = LESSONS[name]
    tries = [(at, remark.tries) for at in range(len(lesson.actions)) for remark in lesson.remarks(at) if remark.tries]
    assert tries
    for at, word in tries:
        match = played(name, at)
        seat = match.game.seat_number(lesson.seat)
        assert match.to_move == seat
        with pytest.raises(Refusal) as refused:
            match.act(seat, word)
        assert refused.value.rule != NO_RULE


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_remark_can_be_said(name: str, locale: str) -> None:
    """Each remark has its sentence in this language, once, and no sentence is left over."""
    keys = [remark.key for remark in remarks(LESSONS[name])]
    assert len(set(keys)) == len(keys)
    assert set(said(LESSONS[name], locale)) == {"title", "not-now", *keys}
