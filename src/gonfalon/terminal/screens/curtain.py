"""Between two people at one screen: shows nothing until the next player confirms that they are alone."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Footer, Static

from gonfalon.terminal.sentences import say

FOLDS = "░▒▓█▓▒░"


class Curtain(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "lift", say("key-lift"), key_display="enter")]

    def __init__(self, next_player: str, colour: str) -> None:
        super().__init__()
        self._next, self._colour = next_player, colour

    def compose(self) -> ComposeResult:
        yield Static(id="cloth")
        with Vertical(id="note"):
            yield Static(Text(self._next, f"bold {self._colour}"), classes="title")
            yield Static(say("curtain"))
            with Horizontal(classes="buttons"):
                yield Button(say("key-lift"), id="lift", compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._hang()

    def on_resize(self) -> None:
        self._hang()

    def _hang(self) -> None:
        """Draw folds of cloth across the whole screen."""
        width, height = self.size
        row = (FOLDS * (width // len(FOLDS) + 1))[:width]
        self.query_one("#cloth", Static).update(Text("\n".join([row] * height), "#6B1F1A on #47120F", no_wrap=True))

    def on_button_pressed(self) -> None:
        self.action_lift()

    def action_lift(self) -> None:
        self.dismiss(None)
