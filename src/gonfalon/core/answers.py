"""Answers that seats leave in advance, before the question comes: a sealed bid, a standing order."""

from collections.abc import Collection, Iterable, Mapping

import msgspec

MOST_IN_A_ROW = 64
"""After this many answers in a row the seat is asked anyway, so that standing answers cannot play forever."""


class Answer(msgspec.Struct, frozen=True):
    """What a seat will say when it is asked `question`, the name of a prompt. A standing answer is used every time, and
    may be a verb alone."""

    question: str
    word: str
    standing: bool = False


class Answers:
    """The answers that each seat has left, one per question. They are private: no other seat is ever shown them."""

    def __init__(self) -> None:
        self._left: dict[int, dict[str, Answer]] = {}

    def leave(self, seat: int, answer: Answer) -> None:
        self._left.setdefault(seat, {})[answer.question] = answer

    def withdraw(self, seat: int, question: str) -> None:
        """Raises KeyError if there is no such answer."""
        del self._left.get(seat, {})[question]

    def find(self, seat: int, question: str) -> Answer | None:
        return self._left.get(seat, {}).get(question)

    def of(self, seat: int) -> list[Answer]:
        return list(self._left.get(seat, {}).values())

    def all(self) -> dict[int, list[Answer]]:
        return {seat: list(left.values()) for seat, left in self._left.items() if left}

    def restore(self, left: Mapping[int, Iterable[Answer]], seats: Collection[int], questions: Collection[str]) -> None:
        """Replace all answers by these. Answers for seats or questions that the game does not have are dropped."""
        self._left = {
            seat: {answer.question: answer for answer in answers if answer.question in questions}
            for seat, answers in left.items()
            if seat in seats
        }
