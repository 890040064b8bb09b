"""The list of possible next steps: with arrow keys and Enter, a key for each line, or the mouse."""

from typing import Any

from rich.text import Text
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from gonfalon.terminal.board import Board
from gonfalon.terminal.input.action_builder import ActionBuilder, Choice

KEYS = "123456789aefijknpsvxyz"
"""Keys for the lines, without the letters that the screen uses for its own commands."""


class Picker(OptionList):
    class Picked(Message):
        """A complete action has been chosen."""

        def __init__(self, word: str) -> None:
            self.word = word
            super().__init__()

    class Stepped(Message):
        """A step was chosen or taken back."""

    def __init__(self, board: Board) -> None:
        super().__init__(id="picker", compact=True)
        self._board = board
        self._view: Any = None
        self._choices: list[Choice] = []
        self.builder: ActionBuilder | None = None

    def offer(self, builder: ActionBuilder | None, view: Any) -> None:
        """Show these choices, or none."""
        self.builder, self._view = builder, view
        self._refill()

    def path_so_far(self) -> str:
        """The steps so far, as a breadcrumb trail."""
        if self.builder is None:
            return ""
        settled = self.builder.settled
        pointed = self.builder.chosen_zones if not settled else ()
        return " › ".join([*(self._step(settled, at) for at in range(len(settled))), *map(self._board.name, pointed)])

    @property
    def verb(self) -> str | None:
        """The current verb: the one chosen, else the one on the highlighted line."""
        if self.builder and self.builder.settled:
            return self.builder.settled[0]
        return self._choices[self.highlighted].path[0] if self.highlighted is not None else None

    @property
    def zone(self) -> str | None:
        """The zone on the highlighted line."""
        if self.builder is None or self.highlighted is None:
            return None
        path = self._choices[self.highlighted].path
        step = path[self.builder.depth] if len(path) > self.builder.depth else ""
        return step if step in self._board.zones else None

    def press(self, key: str) -> bool:
        """Pick the line with this key, if there is one."""
        place = KEYS.find(key) if len(key) == 1 else -1
        if not 0 <= place < len(self._choices):
            return False
        self._take(self._choices[place])
        return True

    def point_at(self, zone: str) -> bool:
        if self.builder is None or not self.builder.point_at(zone):
            return False
        self._refill()
        return True

    def back(self) -> None:
        if self.builder and self.builder.can_go_back:
            self.builder.back()
            self._refill()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self._take(self._choices[event.option_index])

    def _take(self, choice: Choice) -> None:
        if choice.word is not None:
            self.post_message(self.Picked(choice.word))
        elif self.builder:
            self.builder.pick(choice)
            self._refill()

    def _refill(self) -> None:
        self._choices = self.builder.choices() if self.builder else []
        self.clear_options()
        self.add_options(Option(self._line(place, choice)) for place, choice in enumerate(self._choices))
        self.highlighted = 0 if self._choices else None
        self.post_message(self.Stepped())

    def _line(self, place: int, choice: Choice) -> Text:
        key = KEYS[place] if place < len(KEYS) else " "
        return Text.assemble((f"{key} ", "bold #F0C95A"), self._label(choice))

    def _label(self, choice: Choice) -> str:
        """The next step and the steps that follow from it, the last of them in full."""
        depth = self.builder.depth if self.builder else 0
        last = len(choice.path) - 1
        steps = [self._step(choice.path, at) for at in range(min(depth, last), last)]
        return " › ".join([*steps, self._board.phrase(self._view, choice.path, last)])

    def _step(self, path: tuple[str, ...], at: int) -> str:
        step, board = path[at], self._board
        return board.name(step) if step in board.zones else board.phrase(self._view, path, at)
