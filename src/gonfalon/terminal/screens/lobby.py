"""Before a match at a table across the network: asks for a name, and shows who is still missing."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Footer, Input, Static

from gonfalon.terminal.board import Board
from gonfalon.terminal.session.remote import RemoteSession
from gonfalon.terminal.texts import say

LONGEST_NAME = 40


class NameWindow(ModalScreen[str]):
    """Asks what the others should call the player."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", say("key-sit-down")),
        Binding("escape", "app.quit", say("key-leave"), key_display="esc"),
    ]

    def __init__(self, side: str, usual: str, trouble: str = "") -> None:
        super().__init__()
        self._side, self._usual, self._trouble = side, usual, trouble

    def compose(self) -> ComposeResult:
        with Vertical(classes="window name"):
            yield Static(Text(say("will-lead", side=self._side)), classes="title")
            yield Static(Text(say("which-name")), classes="words")
            if self._trouble:
                yield Static(Text(self._trouble), classes="words trouble")
            yield Input(self._usual, id="name", compact=True, max_length=LONGEST_NAME)
        yield Footer(show_command_palette=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss(tidy(event.value))


class Waiting(Screen[None]):
    """Shows who is missing. It closes by itself."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "app.quit", say("key-leave"), key_display="q"),
        Binding("w", "withdraw", say("key-withdraw")),
    ]

    def __init__(self, session: RemoteSession, board: Board) -> None:
        super().__init__()
        self._session, self._board = session, board
        self._missing = Static(id="missing")

    def compose(self) -> ComposeResult:
        about, match = self._session.game.about, self._session.update.match
        with Vertical(classes="window waiting"):
            yield Static(Text(f"{about.title} — {self._session.game.title_of(match.scenario)}"), classes="title")
            yield self._missing
            yield Static(Text(say("begins-by-itself")), classes="faint")
            yield Static(Text(say("may-leave")), classes="faint")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.show()

    async def action_withdraw(self) -> None:
        await self._session.withdraw_promise()

    def show(self) -> None:
        self._missing.update(self._lines())

    def _lines(self) -> Text:
        text = Text()
        for seat in self._session.update.seats:
            text.append(f"{self._board.name(seat)}: ", f"bold {self._board.colour(seat)}")
            text.append(self._session.names.get(seat) or say("seat-empty")).append("\n")
        if withdrawn := self._session.withdrawn:
            text.append(f"{say('withdrawn', count=withdrawn)}\n", "italic")
        return text.append(say("line-broken") if self._session.cut_off else "", "italic #E0705F")


def tidy(name: str) -> str:
    """A name in the form that records require: one line, single spaces, not too long."""
    return " ".join(name.split())[:LONGEST_NAME].strip()
