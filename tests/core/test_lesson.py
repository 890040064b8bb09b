"""A lesson as it is written: words as in a record, and remarks before them."""

import sys
from pathlib import Path

import pytest

from gonfalon.core.lesson import Lesson, LessonAction, Remark, read_lesson
from tests.core.coin import Coin

TEXT = """scenario plain
seat left

fate flip heads
# welcome
# forbidden
# very
? write 9
# now
left write 2
right write 1
# over
"""


@pytest.fixture
def lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lesson:
    package = tmp_path / "a_small_lesson"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "line.txt").write_text(TEXT, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, package.name, raising=False)  # the folder of the last test may be gone
    return read_lesson(package.name)


def test_reading(lesson: Lesson) -> None:
    """The heading names scenario and learner; each word stands with its actor and the remarks before it."""
    assert (lesson.scenario, lesson.seat, lesson.catalogues) == ("plain", "left", "a_small_lesson")
    assert lesson.actions == (
        LessonAction("fate", "flip heads"),
        LessonAction(
            "left", "write 2", (Remark("welcome"), Remark("forbidden"), Remark("very", "write 9"), Remark("now"))
        ),
        LessonAction("right", "write 1"),
    )


def test_remarks_belong_to_positions(lesson: Lesson) -> None:
    """What is remarked before a word is remarked where it is to be said, and the rest after the last."""
    assert [[remark.key for remark in lesson.remarks(at)] for at in range(4)] == [
        [],
        ["welcome", "forbidden", "very", "now"],
        [],
        ["over"],
    ]


def test_only_the_learner_is_wanted(lesson: Lesson) -> None:
    """Where fate or others act, and at the end, nothing is wanted of the learner."""
    assert [lesson.wanted(at) for at in range(4)] == [None, "write 2", None, None]


def test_a_game_needs_no_lesson() -> None:
    """A game that brings none has none."""
    assert Coin().lesson() is None
