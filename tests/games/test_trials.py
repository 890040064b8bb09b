"""Positions in which a rule can be tried: each begins a match, and the move of the rule is made in it."""

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from gonfalon.core import Entry, Game, Match, Words, registry
from gonfalon.core.lesson import Lesson
from gonfalon.core.texts import LANGUAGES, catalogue, rule_ids

GAMES = ("navas", "saladin", "sword")
TRIALS = [(game, rule) for game in GAMES for rule in registry.find(game).trials()]
LEAST = 5


def trial(name: str, rule: str) -> tuple[Game[Any], Lesson]:
    game = registry.find(name)
    return game, game.trials()[rule]


@pytest.mark.parametrize("name", GAMES)
def test_main_rules_can_be_tried(name: str) -> None:
    """Every game has some, and each belongs to a rule of the page."""
    game = registry.find(name)
    assert len(game.trials()) >= LEAST
    assert set(game.trials()) <= set(rule_ids(game.rules_page()))


@pytest.mark.parametrize(("name", "rule"), TRIALS)
def test_the_move_of_the_rule_is_made(name: str, rule: str) -> None:
    """From the set position every word is legal, the learner's is asked for, and the position stays sound."""
    game, lesson = trial(name, rule)
    assert lesson.position is not None
    match: Match[Any] = Match(game, lesson.setup)
    asked = []
    for number, action in enumerate(lesson.actions, start=1):
        assert game.seat_name(match.to_move) == action.actor
        if action.actor == lesson.seat:
            asked.append(match.sight(match.to_move).prompt.rule)
        match.enter(Entry(number, action.actor, action.word))
    assert asked
    assert game.faults(match.state) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_to_do_is_said(name: str, language: str) -> None:
    """In every language, before the learner's first word and at the end, and no sentence is left over."""
    trials = registry.find(name).trials().values()
    catalogues = {lesson.catalogues for lesson in trials}
    keys = {"title", "not-now"}
    for lesson in trials:
        first = next(at for at, action in enumerate(lesson.actions) if action.actor == lesson.seat)
        assert lesson.remarks(first)
        assert lesson.last
        keys |= {remark.key for at in range(len(lesson.actions) + 1) for remark in lesson.remarks(at)}
    (package,) = catalogues
    text = catalogue(language, package)
    said = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    assert said == keys
    assert all(Words(language, text).say(key) for key in keys)
