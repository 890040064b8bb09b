"""What the signs on the board mean, and every key."""

from collections.abc import Iterable

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Footer, Static

from gonfalon.terminal.screens.dialogs import Window
from gonfalon.terminal.sentences import say

KEYS = ("1", "↑↓ ⏎", "esc", "/", "?", "w", "l", "c", "m", "o", "b", "g", "!", "u", "d", "r", "t", "x", "q")
"""Every key of the table, as it is told; each has a sentence."""
NAMES = {"1": "line", "↑↓ ⏎": "arrows", "/": "type", "?": "rule", "!": "advice"}


class HelpWindow(Window):
    def __init__(self, legend: str, keys: Iterable[str]) -> None:
        super().__init__()
        self._legend, self._keys = legend, keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window help") as window:
            window.border_title = say("legend")
            yield Static(Text(self._legend))
            yield Static(Text.assemble("\n", *(self._line(key) for key in self._keys)))
        yield Footer(show_command_palette=False)

    def _line(self, key: str) -> Text:
        return Text.assemble((f"{key:>6}  ", "bold #F0C95A"), say(f"help-{NAMES.get(key, key)}"), "\n")
