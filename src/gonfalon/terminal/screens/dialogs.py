"""Windows over the board: a question, a rule, a fight, the log, all keys, the end; and the curtain between players."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Button, Footer, Markdown, Static

from gonfalon.core.texts import in_plain_text
from gonfalon.terminal.texts import say

T = TypeVar("T")

FOLDS = "░▒▓█▓▒░"
CLOSE = "space,escape,q"
"""Not Enter: one too many would choose something on the board below."""
HELP_KEYS = ("1", "↑↓ ⏎", "esc", "/", "?", "w", "l", "c", "m", "o", "b", "g", "!", "u", "d", "r", "t", "x", "q")
"""Every key of the table, as it is told; each has a sentence."""
KEY_NAMES = {"1": "line", "↑↓ ⏎": "arrows", "/": "type", "?": "rule", "!": "advice"}


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


class Confirm(ModalScreen[bool]):
    """A yes/no question. A hasty key means no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", say("key-yes")),
        Binding("n,escape", "answer(False)", say("key-no")),
        Binding("left,right", "app.focus_next", show=False),
    ]

    def __init__(self, question: str, yes: str | None = None) -> None:
        super().__init__()
        self._question, self._yes = question, yes or say("key-yes")

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(Text(self._question), classes="words")
            with Horizontal(classes="buttons"):
                yield Button(f"{say('key-no')} (n)", id="no", compact=True)
                yield Button(f"{self._yes} (y)", id="yes", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class Framed(ModalScreen[T]):
    """A window with something to read in it."""

    def __init__(self, kind: str, title: str, *parts: Widget) -> None:
        """The style sheet says how large a window of this kind is."""
        super().__init__()
        self._kind, self._title, self._parts = kind, title, parts

    def compose(self) -> ComposeResult:
        with VerticalScroll(*self._parts, classes=f"window {self._kind}") as window:
            window.border_title = self._title
        yield Footer(show_command_palette=False)


class Window(Framed[None]):
    """Any of the usual keys closes it, and so does a click outside it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(CLOSE, "close", say("key-go-on"), key_display=say("key-space"))]

    def action_close(self) -> None:
        self.dismiss(None)

    def on_click(self) -> None:
        self.dismiss(None)


class FightWindow(Window):
    """A fight as a sum."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("s", "skip", say("key-skip-fights"))]

    def __init__(self, scene: Text, *, stopping: bool) -> None:
        super().__init__("fight", "", Static(scene))
        self.stopping = stopping

    def action_skip(self) -> None:
        self.stopping = False
        self.dismiss(None)


class RuleWindow(Window):
    """The rule behind a prompt or a refusal."""

    def __init__(self, title: str, text: str) -> None:
        super().__init__("rule", title, Markdown(in_plain_text(text)))


class NoteWindow(Window):
    """A remark, below the board so that the board stays in sight."""

    def __init__(self, title: str, text: str) -> None:
        super().__init__("note", title, Static(Text(text)))


class LogWindow(Window):
    """What was told, the latest at the bottom."""

    def __init__(self, sentences: Sequence[Text], title: str = "") -> None:
        told = Static(Text("\n").join(sentences) if sentences else say("nothing-yet"))
        super().__init__("log", title or say("what-happened"), told)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).scroll_end(animate=False)


class EndWindow(ModalScreen[str]):
    """Who played, how the match ended, and where the record is, if it could be saved."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b,escape", "choose('look')", say("key-look")),
        Binding("m", "choose('menu')", say("key-menu")),
        Binding("q", "choose('quit')", say("key-quit")),
    ]

    def __init__(
        self, result: str, rule: str, kept: Path | None, fate: str = "", *, players: str = "", menu: bool = True
    ) -> None:
        super().__init__()
        self._result, self._rule, self._kept, self._fate, self._menu = result, rule, kept, fate, menu
        self._players = players

    def compose(self) -> ComposeResult:
        with Vertical(classes="window end"):
            yield Static(Text(say("over")), classes="title")
            yield Static(Text(self._result), classes="words")
            yield Static(Text(self._rule), classes="faint")
            yield Static(Text(self._players), classes="faint")
            yield from self._where()
            with Horizontal(classes="buttons"):
                yield Button(f"{say('key-look')} (b)", id="look", compact=True)
                if self._menu:
                    yield Button(f"{say('key-menu')} (m)", id="menu", compact=True)
                yield Button(f"{say('key-quit')} (q)", id="quit", compact=True)

    def _where(self) -> ComposeResult:
        if self._fate:
            yield Static(Text(f"\n{self._fate}"), classes="words")
        if self._kept is None:
            yield Static(Text(f"\n{say('record-later')}"), classes="words")
        else:
            yield Static(Text(f"\n{say('record-is', name=self._kept.name)}"))
            yield Static(Text(say("record-in", folder=str(self._kept.parent))), classes="words faint")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self._menu or parameters != ("menu",)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "look")

    def action_choose(self, what: str) -> None:
        self.dismiss(what)


class HelpWindow(Window):
    """What the signs on the board mean, and every key."""

    def __init__(self, legend: str, keys: Iterable[str]) -> None:
        told = Text.assemble("\n", *map(_key_line, keys))
        super().__init__("help", say("legend"), Static(Text(legend)), Static(told))


def _key_line(key: str) -> Text:
    return Text.assemble((f"{key:>6}  ", "bold #F0C95A"), say(f"help-{KEY_NAMES.get(key, key)}"), "\n")
