"""A lesson: a line of play with remarks. The rules make its positions; only its actions are fixed.

A trial is a very short one: a set position in which one rule can be tried.
"""

from importlib.resources import files
from typing import Any

import msgspec

from gonfalon.core.setup import Setup

LESSON = "line"
"""Its file, with the suffix .txt: a heading, then each word with its actor, as in a record, preceded by its remarks."""
POSITION = "position"
"""Beside it, with the suffix .json: where it begins, as the arbiter sees it, unless that is the usual start."""

_REMARK = "# "
_TRY = "? "


class Remark(msgspec.Struct, frozen=True):
    """A text to read. `tries` is a word that the learner is invited to try although the rules refuse it."""

    key: str
    tries: str | None = None


class LessonAction(msgspec.Struct, frozen=True):
    """One action, and the remarks on the position before it."""

    actor: str
    word: str
    remarks: tuple[Remark, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """`catalogues` is the package with the sentences: `title`, `not-now`, and one for each remark."""

    scenario: str
    seat: str
    actions: tuple[LessonAction, ...]
    last: tuple[Remark, ...]
    catalogues: str
    position: Any | None = None

    @property
    def setup(self) -> Setup:
        return Setup(self.scenario, position=self.position)

    def remarks(self, at: int) -> tuple[Remark, ...]:
        """The remarks to show after this many actions."""
        return self.actions[at].remarks if at < len(self.actions) else self.last

    def wanted(self, at: int) -> str | None:
        """What the learner should do after this many actions; None where others act, and at the end."""
        action = self.actions[at] if at < len(self.actions) else None
        return action.word if action and action.actor == self.seat else None


def read_lesson(package: str) -> Lesson:
    """Read the lesson from a package; the file is next to its catalogues."""
    return _read(package, LESSON, POSITION)


def read_trials(package: str) -> dict[str, Lesson]:
    """The trials in a package, each by the rule that it tries: its files are named after it."""
    names = sorted(file.name.removesuffix(".txt") for file in files(package).iterdir() if file.name.endswith(".txt"))
    return {rule: _read(package, rule, rule) for rule in names}


def _read(package: str, line: str, position: str) -> Lesson:
    folder = files(package)
    scenario, seat, *rest = (folder / f"{line}.txt").read_text(encoding="utf-8").split("\n")
    actions: list[LessonAction] = []
    remarks: list[Remark] = []
    for text in filter(None, rest):
        if text.startswith(_REMARK):
            remarks.append(Remark(text.removeprefix(_REMARK)))
        elif text.startswith(_TRY):
            remarks[-1] = Remark(remarks[-1].key, text.removeprefix(_TRY))
        else:
            actor, _, word = text.partition(" ")
            actions.append(LessonAction(actor, word, tuple(remarks)))
            remarks = []
    heading = scenario.removeprefix("scenario "), seat.removeprefix("seat ")
    kept = folder / f"{position}.json"
    begins = msgspec.json.decode(kept.read_bytes()) if kept.is_file() else None
    return Lesson(*heading, tuple(actions), tuple(remarks), package, begins)
