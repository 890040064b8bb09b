"""What all our full-screen programs share: the colours of a dark table, and that they need a terminal."""

import sys
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from textual.app import App
from textual.theme import Theme

from gonfalon.terminal import palette
from gonfalon.terminal.texts import CannotPlay, say

NIGHT = Theme(
    name="gonfalon",
    primary=palette.BRIGHT_GOLD,
    secondary=palette.LIGHT_LAPIS,
    accent=palette.BRIGHT_GOLD,
    warning=palette.LIGHT_VERMILION,
    error=palette.LIGHT_VERMILION,
    foreground=palette.TEXT,
    background=palette.NIGHT,
    surface=palette.NIGHT,
    panel=palette.PANEL,
    dark=True,
)


T = TypeVar("T")


class FullScreen(App[T]):
    CSS_PATH: ClassVar[Any] = Path(__file__).with_name("gonfalon.tcss")
    TITLE = "Gonfalon"
    ENABLE_COMMAND_PALETTE = False

    def run(self, *arguments: Any, **options: Any) -> T | None:
        """Raises CannotPlay where no keys can come from, or nothing can be seen."""
        check_terminal()
        return super().run(*arguments, **options)

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.theme = NIGHT.name


def check_terminal() -> None:
    if not all(stream is not None and stream.isatty() for stream in (sys.__stdin__, sys.__stderr__)):
        raise CannotPlay(say("no-terminal"))
