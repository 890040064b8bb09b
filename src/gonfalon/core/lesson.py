"""A lesson: a line of play with remarks. Its positions are made by the rules; only what happens in it is settled."""

from importlib.resources import files

import msgspec

LINE = "line.txt"
"""The file of a lesson: a heading, then each word with its actor, as in a record, and before it what is remarked."""

_REMARK = "# "
_TRY = "? "


class Remark(msgspec.Struct, frozen=True):
    """Something to read. `tries` is a word that the learner is invited to try although the rules refuse it."""

    key: str
    tries: str | None = None


class Line(msgspec.Struct, frozen=True):
    """One action, and what is remarked in the position before it."""

    actor: str
    word: str
    remarks: tuple[Remark, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """`catalogues` is the package with the sentences: `title`, `not-now`, and one for each remark."""

    scenario: str
    seat: str
    lines: tuple[Line, ...]
    last: tuple[Remark, ...]
    catalogues: str

    def remarks(self, at: int) -> tuple[Remark, ...]:
        """What is remarked after so many actions."""
        return self.lines[at].remarks if at < len(self.lines) else self.last

    def wanted(self, at: int) -> str | None:
        """What the learner is to do after so many actions; None where others act, and at the end."""
        line = self.lines[at] if at < len(self.lines) else None
        return line.word if line and line.actor == self.seat else None


def read_lesson(package: str) -> Lesson:
    """The lesson that a package holds, beside its catalogues."""
    scenario, seat, *rest = (files(package) / LINE).read_text(encoding="utf-8").split("\n")
    lines: list[Line] = []
    remarks: list[Remark] = []
    for text in filter(None, rest):
        if text.startswith(_REMARK):
            remarks.append(Remark(text.removeprefix(_REMARK)))
        elif text.startswith(_TRY):
            remarks[-1] = Remark(remarks[-1].key, text.removeprefix(_TRY))
        else:
            actor, _, word = text.partition(" ")
            lines.append(Line(actor, word, tuple(remarks)))
            remarks = []
    heading = scenario.removeprefix("scenario "), seat.removeprefix("seat ")
    return Lesson(*heading, tuple(lines), tuple(remarks), package)
