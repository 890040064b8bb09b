"""A lesson: the table, with a remark in a window before each thing that is to be learned."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from gonfalon.terminal.board import Board
from gonfalon.terminal.screens.dialogs import NoteWindow
from gonfalon.terminal.screens.play_screen import PACE, PlayScreen
from gonfalon.terminal.session.lesson import LessonSession
from gonfalon.terminal.texts import say


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
