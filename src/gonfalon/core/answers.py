"""Answers that seats leave in advance, before the question comes: a sealed bid, a standing order."""

from collections.abc import Collection, Mapping

import msgspec

MOST_IN_A_ROW = 64
"""After this many answers in a row the seat is asked anyway, so that standing answers cannot play forever."""


class Answer(msgspec.Struct, frozen=True):
    """What a seat will say when it is asked `question`, the name of a prompt. A standing answer is used every time, and
    may be a verb alone."""

    question: str
    word: str
    standing: bool = False


class LeftAnswers(msgspec.Struct, frozen=True):
    """All answers that a seat has left, one per question.

    `number` counts every change of them: leaving, withdrawing and using up. If two messages differ, the one with the
    lower number is out of date, whichever arrives last.
    """

    number: int
    answers: list[Answer]


class Answers:
    """The answers that each seat has left. They are private: no other seat is ever shown them, nor their number."""

    def __init__(self) -> None:
        self._left: dict[int, LeftAnswers] = {}

    def leave(self, seat: int, answer: Answer) -> None:
        self._change(seat, self._by_question(seat) | {answer.question: answer})

    def withdraw(self, seat: int, question: str) -> None:
        """Raises KeyError if there is no such answer."""
        left = self._by_question(seat)
        del left[question]
        self._change(seat, left)

    def find(self, seat: int, question: str) -> Answer | None:
        return self._by_question(seat).get(question)

    def of(self, seat: int) -> LeftAnswers:
        return self._left.get(seat, LeftAnswers(0, []))

    def all(self) -> dict[int, LeftAnswers]:
        return dict(self._left)

    def restore(self, left: Mapping[int, LeftAnswers], seats: Collection[int], questions: Collection[str]) -> None:
        """Replace all answers by these. Answers for seats or questions that the game does not have are dropped."""
        self._left = {
            seat: LeftAnswers(of.number, [answer for answer in of.answers if answer.question in questions])
            for seat, of in left.items()
            if seat in seats
        }

    def _by_question(self, seat: int) -> dict[str, Answer]:
        return {answer.question: answer for answer in self.of(seat).answers}

    def _change(self, seat: int, left: Mapping[str, Answer]) -> None:
        self._left[seat] = LeftAnswers(self.of(seat).number + 1, list(left.values()))
