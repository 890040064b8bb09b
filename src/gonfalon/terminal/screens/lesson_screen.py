"""A lesson: the table, with a remark in a window before each thing that is to be learned."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Footer, Static

from gonfalon.terminal.board import Board
from gonfalon.terminal.screens.dialogs import Window
from gonfalon.terminal.screens.play_screen import PACE, PlayScreen
from gonfalon.terminal.session.lesson import LessonSession
from gonfalon.terminal.texts import say


class NoteWindow(Window):
    """A remark, below the board so that the board stays in sight."""

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self._title, self._text = title, text

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window note") as window:
            window.border_title = self._title
            yield Static(Text(self._text))
        yield Footer(show_command_palette=False)


class LessonScreen(PlayScreen):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("g", "note", say("key-note"))]

    session: LessonSession

    def __init__(self, session: LessonSession, board: Board, pace: float = PACE) -> None:
        super().__init__(session, board, pace)

    async def prepare(self) -> None:
        """Read what is new before anybody decides."""
        for text in self.session.unread():
            await self.app.push_screen_wait(NoteWindow(self.session.title, text))

    async def finish(self) -> None:
        await self.prepare()
        self.dismiss("menu")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action not in ("offer_draw", "resign") and super().check_action(action, parameters)

    def action_note(self) -> None:
        """Read again what this is about."""
        self.app.push_screen(NoteWindow(self.session.title, next(reversed(self.session.remarks()), say("just-play"))))

    def action_leave(self) -> None:
        """Nothing is kept of a lesson, so nothing is asked."""
        self.dismiss("menu")
