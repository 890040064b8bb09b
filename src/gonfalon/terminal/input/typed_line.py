"""The line in which actions are typed: reads orders, completes with Tab, and suggests what may have been meant."""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from textual.binding import Binding, BindingType
from textual.suggester import SuggestFromList
from textual.widgets import Input

from gonfalon.core import bare
from gonfalon.terminal.board import Path

ALWAYS = "always "
ASK_ME = "ask me"
BETWEEN = ";"


class Order(NamedTuple):
    """Words to carry out one after the other. With `always` the word also answers the question from then on."""

    words: tuple[str, ...]
    always: bool = False

    @staticmethod
    def read(line: str) -> "Order":
        said = " ".join(line.split())
        if said.casefold().startswith(ALWAYS):
            return Order((said[len(ALWAYS) :],), always=True)
        return Order(tuple(word for part in said.split(BETWEEN) if (word := part.strip())))


def is_ask_me(line: str) -> bool:
    """Whether the person wants to be asked every question again."""
    return " ".join(line.split()).casefold() == ASK_ME


MOST = 3


def meant(line: str, legal: Sequence[str], path: Callable[[str], Path]) -> list[str]:
    """Legal words that have all of these parts somewhere, as few as fit on a screen."""
    parts = set(line.casefold().replace(">", " ").split())
    return [word for word in legal if parts <= set(bare(path(word)))][:MOST]


LONGEST_TYPED = 1_000


class TypedLine(Input):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False),
        Binding("up", "recall(-1)", show=False),
        Binding("down", "recall(1)", show=False),
    ]

    def __init__(self, path: Callable[[str], Path]) -> None:
        super().__init__(id="typed", compact=True, max_length=LONGEST_TYPED)
        self._path = path
        self._words: Sequence[str] = ()
        self._typed: list[str] = []
        self._at = 0

    def offer(self, words: Sequence[str]) -> None:
        self._words = words
        self.suggester = SuggestFromList(words, case_sensitive=False) if words else None

    def submitted(self) -> str:
        """Take the line away, to carry it out."""
        line, self.value = self.value, ""
        self._typed.append(line)
        self._at = len(self._typed)
        return line

    def hints(self) -> list[str]:
        """What may come next: each continuation by one step."""
        typed = self.value.casefold()
        begun = [word for word in self._words if word.casefold().startswith(typed)]
        return list(dict.fromkeys(_one_step_on(self._path(word), len(typed)) for word in begun))

    def action_complete(self) -> None:
        """As far as all that fits agrees, at least by one step."""
        if hints := self.hints():
            self.value = hints[0] if len(hints) == 1 else _shared(hints) or self.value
            self.cursor_position = len(self.value)

    def action_recall(self, by: int) -> None:
        self._at = max(0, min(len(self._typed), self._at + by))
        self.value = self._typed[self._at] if self._at < len(self._typed) else ""
        self.cursor_position = len(self.value)


def _one_step_on(path: Path, typed: int) -> str:
    told = ""
    for step in path:
        told += step
        if len(told) > typed:
            break
    return told


def _shared(words: Sequence[str]) -> str:
    """The longest beginning that all have."""
    first, last = min(words), max(words)
    same = next((at for at, sign in enumerate(first) if not last.startswith(sign, at)), len(first))
    return first[:same]
