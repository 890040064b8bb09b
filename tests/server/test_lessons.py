"""A lesson through the table's doors: real positions, real refusals, no ticket."""

import json
from typing import Any
from urllib.parse import urlencode

import pytest

from gonfalon.core import Match, registry
from gonfalon.core.lesson import Lesson
from gonfalon.server.catalogue import GameCatalogue
from gonfalon.server.errors import Troubled
from gonfalon.server.lessons import Lessons
from tests.calls import calls
from tests.core.coin import Coin
from tests.server.honesty.raw import ask
from tests.server.honesty.running import Running

GAMES = ["navas", "saladin"]


def get(table: Running, path: str, **query: str | int) -> tuple[int, Any]:
    answer = ask(table.port, "GET", f"/v1/games/{path}?{urlencode(query)}")
    return answer.status, json.loads(answer.body)


def lesson_of(name: str) -> Lesson:
    lesson = registry.find(name).lesson()
    assert lesson is not None
    return lesson


def where(name: str, word: str) -> int:
    """How many actions come before this one."""
    return [action.word for action in lesson_of(name).actions].index(word)


@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_told(table: Running, name: str) -> None:
    """There is a step for each action and one before the first, each with what the learner sees and hears."""
    status, told = get(table, f"{name}/lesson")
    lesson = lesson_of(name)
    assert (status, told["match"]["game"], told["match"]["scenario"]) == (200, name, lesson.scenario)
    assert (told["seat"], len(told["steps"])) == (lesson.seat, len(lesson.actions) + 1)
    assert [step["sight"]["number"] for step in told["steps"]] == list(range(len(told["steps"])))
    assert [step["step"]["actor"] for step in told["steps"][1:]] == [action.actor for action in lesson.actions]
    assert all(step["asks"] for step in told["steps"])


@pytest.mark.parametrize("name", GAMES)
def test_only_what_is_wanted_is_offered(table: Running, name: str) -> None:
    """Where the learner decides, the one word that goes on is legal, or nothing but to take one back."""
    for step in get(table, f"{name}/lesson")[1]["steps"]:
        wanted, sight = step["wanted"], step["sight"]
        if wanted is None or not wanted.startswith("take back"):
            assert (["".join(steps) for steps in sight["legal"]], sight["undo"]) == ([wanted] if wanted else [], None)
        else:
            assert wanted == f"take back {sight['undo']}"
            assert sight["legal"] == []


def test_the_learner_sees_no_more_than_a_player(table: Running) -> None:
    """What others are dealt stays hidden."""
    steps = get(table, "navas/lesson")[1]["steps"]
    assert steps[1]["step"]["word"] == "deal muslim ?"


@pytest.mark.parametrize(("language", "title"), [("en", "your first battle"), ("es", "tu primera batalla")])
def test_languages(table: Running, language: str, title: str) -> None:
    """Title, remarks, questions and what is said come in the language that was asked for."""
    told = get(table, "navas/lesson", lang=language)[1]
    assert told["title"].endswith(title)
    assert all(remark["text"] for step in told["steps"] for remark in step["remarks"])


def test_a_rule_is_tried(table: Running) -> None:
    """A trial comes as a lesson does, with its odds and refusals; there is none of a rule that has no position."""
    told = get(table, "navas/lesson", rule="N6.4")[1]
    assert [step["wanted"] for step in told["steps"]] == ["charge B4>B3 all", None, None]
    assert get(table, "navas/lesson/odds", rule="N6.4", at="0", word="charge B4>B3 all")[1]
    status, refused = get(table, "navas/lesson/try", rule="N6.4", at="0", word="charge B4>A3 all")
    assert (status, refused["rule"]) == (422, "N6.4")
    assert get(table, "navas/lesson", rule="N1.1")[0] == 404


@pytest.mark.parametrize("name", GAMES)
def test_trying(table: Running, name: str) -> None:
    """What the learner is to say is legal; what the learner is invited to try is refused, with its rule."""
    for at, step in enumerate(get(table, f"{name}/lesson")[1]["steps"]):
        if step["wanted"]:
            assert get(table, f"{name}/lesson/try", at=at, word=step["wanted"]) == (200, {"legal": True})
        for remark in step["remarks"]:
            if remark["tries"]:
                status, trouble = get(table, f"{name}/lesson/try", at=at, word=remark["tries"])
                assert (status, trouble["tried"], trouble["number"]) == (422, remark["tries"], at)
                assert trouble["rule"] != "-"


@pytest.mark.parametrize("word", ["initiative 3-3", "resign", "offer draw"])
def test_trying_changes_nothing(table: Running, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    """What is legal and not wanted is only found legal, as often as one asks; the lesson is played once at most."""
    at = where("navas", "initiative 1-6")
    played = calls(monkeypatch, Match, "enter")
    for _ in range(3):
        assert get(table, "navas/lesson/try", at=at, word=word) == (200, {"legal": True})
    assert len(played) <= at


def test_refusals_speak(table: Running) -> None:
    """The reason comes in the language that was asked for."""
    at = where("navas", "rally militia1")
    trouble = get(table, "navas/lesson/try", at=at, word="move A6>B6 all", lang="es")[1]
    assert (trouble["rule"], trouble["text"].partition(" ")[0]) == ("N5.3", "Los")


def test_not_the_learners_turn(table: Running) -> None:
    """Where others act the learner cannot."""
    status, trouble = get(table, "navas/lesson/try", at=0, word="end")
    assert (status, trouble["code"]) == (422, "not-your-turn")


def test_odds(table: Running) -> None:
    """Before a fight there are the odds, before anything else there are none."""
    at = where("navas", "charge B4>B3 all")
    status, forecast = get(table, "navas/lesson/odds", at=at, word="charge B4>B3 all")
    assert status == 200
    assert sum(bar["chance"] for bar in forecast["charts"][0]["bars"]) == pytest.approx(1)
    assert get(table, "navas/lesson/odds", at=at, word="end") == (200, None)
    assert get(table, "navas/lesson/odds", at=0, word="charge B4>B3 all") == (200, None)


@pytest.mark.parametrize("endpoint", ["try", "odds"])
@pytest.mark.parametrize("at", ["-1", "1000", "1000001", "x", "٣"])
def test_steps_that_are_not_there(table: Running, endpoint: str, at: str) -> None:
    """A lesson has as many steps as it has."""
    status, trouble = get(table, f"navas/lesson/{endpoint}", at=at, word="end")
    assert (status, trouble["code"]) == (400, "malformed")


@pytest.mark.parametrize("endpoint", ["lesson", "lesson/try", "lesson/odds"])
def test_unknown_game(table: Running, endpoint: str) -> None:
    """There is no lesson for a game that is not installed."""
    status, trouble = get(table, f"nothing/{endpoint}")
    assert (status, trouble["code"]) == (422, "unknown-game")


class _WithoutLesson(GameCatalogue):
    def game(self, name: str) -> Coin:
        return Coin()


def test_game_without_a_lesson() -> None:
    """Where a game brings none there is nothing at this address."""
    with pytest.raises(Troubled) as told:
        Lessons(_WithoutLesson()).taught("coin", "en")
    assert told.value.status == 404
