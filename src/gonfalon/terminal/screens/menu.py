"""Before a match: which battle, who plays, and which options."""

from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Footer, Static

from gonfalon.bots import USUAL, about_bot, bot_title, listed_bots, offered_bots, rated_bots
from gonfalon.core import WATCHER, Game, Setup
from gonfalon.terminal.board import Board
from gonfalon.terminal.screens.match_screen import Page
from gonfalon.terminal.session import storage
from gonfalon.terminal.session.session import PERSON
from gonfalon.terminal.texts import language, say

MENU_WIDTH = 76
LEAST_LABEL = 12


class Wish(NamedTuple):
    """The result of the menu: a new match to begin, the file of one to resume, or the lesson.

    `game` is the one to begin if its rules or edition are not those of the menu.
    """

    setup: Setup | None = None
    players: dict[str, str] | None = None
    game: Game[Any] | None = None
    resume: Path | None = None
    lesson: bool = False


class Setting(Widget, can_focus=True):
    """One line of the menu; the left and right keys, or a click, change it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", say("key-change"), key_display="←→"),
        Binding("right", "turn(1)", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    class Changed(Message):
        def __init__(self, choice: "Setting") -> None:
            self.choice = choice
            super().__init__()

        @property
        def control(self) -> "Setting":
            return self.choice

    def __init__(self, key: str, label: str, values: dict[str, str], value: str) -> None:
        super().__init__(id=f"choose-{key}")
        self.key, self._label, self._values = key, label, values
        self.value = value if value in values else next(iter(values))
        self.indent = max(LEAST_LABEL, len(label) + 1)

    def render(self) -> Text:
        line = Text(f"{self._label:<{self.indent}}", "bold" if self.has_focus else "#A79F8F", no_wrap=True)
        for value, name in self._in_sight():
            chosen = value == self.value
            line.append(f" {name} ", "bold #191C28 on #F0C95A" if chosen else "#EFE6D0").append(" ")
        return line

    def _in_sight(self) -> list[tuple[str, str]]:
        """All values if there is room for them, else as many around the chosen one as there is room for."""
        values = list(self._values.items())
        while sum(len(name) + 3 for _, name in values) > MENU_WIDTH - self.indent and len(values) > 1:
            at = [value for value, _ in values].index(self.value)
            del values[0 if at > len(values) // 2 else -1]
        return values

    def set_value(self, value: str) -> None:
        self.value = value
        self.refresh()
        self.post_message(self.Changed(self))

    def action_turn(self, by: int) -> None:
        names = list(self._values)
        self.set_value(names[(names.index(self.value) + by) % len(names)])

    def on_click(self, event: events.Click) -> None:
        end = self.indent
        for value, name in self._in_sight():
            start, end = end, end + len(name) + 3
            if start <= event.x < end - 1:
                self.set_value(value)


class Menu(Screen[Wish]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "begin", say("key-begin")),
        Binding("n", "learn", say("key-learn")),
        Binding("g", "resume", say("key-resume")),
        Binding("question_mark", "app.rules", say("key-rules"), key_display="?"),
        Binding("q,escape", "app.quit", say("key-quit"), key_display="q"),
    ]

    def __init__(self, game: Game[Any], board: Board, wanted: dict[str, str]) -> None:
        super().__init__()
        self.game, self.board, self._wanted = game, board, wanted
        self._bots, self._ratings = listed_bots(game), rated_bots(game)
        self._unfinished = storage.latest_playable(game.name)
        self._page = Page(board)

    def compose(self) -> ComposeResult:
        about = self.game.about
        yield self._page
        with Vertical(id="start"):
            yield Static("G O N F A L O N", classes="title")
            yield Static(Text(about.title), id="battle")
            yield Static(
                Text(f"{about.battle}.\n{about.length[0].upper()}{about.length[1:]}; {about.luck}."), classes="faint"
            )
            yield from self._choices()
            yield Static(id="hint")
            with Horizontal(classes="buttons"):
                yield Button(say("begin"), id="begin", compact=True)
                if self.game.lesson():
                    yield Button(f"{say('key-learn')} (n)", id="learn", compact=True)
                if self._unfinished:
                    yield Button(f"{say('key-resume')} (g)", id="resume", compact=True)
            yield Static(Text(f"{about.credits}."), classes="faint", id="credits")
        yield Footer(show_command_palette=False)

    def _choices(self) -> list[Setting]:
        name = self.board.name
        seats = {seat: name(seat) for seat in reversed(self.game.seats)}
        wanted = self._wanted.get("opponent", USUAL)
        with_bot = wanted != PERSON
        opponents = {kind: _opponent(kind) for kind in dict.fromkeys((*self._bots, PERSON, wanted))}
        scenarios = {scenario.name: self.game.title_of(scenario.name) for scenario in self.game.scenarios}
        lines = [
            self._choice("scenario", say("menu-game"), scenarios, ""),
            self._choice("opponent", say("menu-against"), opponents, USUAL),
            self._choice("seat", say("menu-lead"), seats, ""),
        ]
        for option in self.game.options:
            values = {choice: name(choice) for choice in option.choices}
            lines.append(self._choice(option.name, name(option.name), values, option.default(with_bot=with_bot)))
        for line in lines:
            line.indent = max(each.indent for each in lines)
        return lines

    def _choice(self, key: str, label: str, values: dict[str, str], usual: str) -> Setting:
        return Setting(key, label, values, self._wanted.get(key) or usual)

    def on_mount(self) -> None:
        self._show_opening()
        self.query_one("#choose-scenario").focus()
        self._show_hint()

    def on_resize(self, event: events.Resize) -> None:
        """If there is room, the opening position is shown beside the menu."""
        beside = event.size.width - MENU_WIDTH
        self._page.display = beside >= self.board.least_width((beside, event.size.height - 1))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "learn":
            return self.game.lesson() is not None
        return action != "resume" or self._unfinished is not None

    def value(self, key: str) -> str:
        return self.query_one(f"#choose-{key}", Setting).value

    @on(Setting.Changed)
    def _changed(self) -> None:
        self._show_hint()

    def on_descendant_focus(self) -> None:
        self._show_hint()

    @on(Setting.Changed, "#choose-scenario")
    def _show_opening(self) -> None:
        opening = self.game.begin(Setup(self.value("scenario")))
        self._page.show(self.game.view(opening, WATCHER))

    @on(Setting.Changed, "#choose-opponent")
    def _opponent_changed(self) -> None:
        """Options whose default depends on the opponent follow; the others stay as chosen."""
        with_bot = self.value("opponent") != PERSON
        for option in self.game.options:
            if option.with_bot is not None:
                self.query_one(f"#choose-{option.name}", Setting).set_value(option.default(with_bot=with_bot))

    def _show_hint(self) -> None:
        """Show help for the current line."""
        focused = self.focused
        hint = ""
        if isinstance(focused, Setting):
            hint = self._about_opponent(focused) or self.board.hint(focused.value) or self.board.hint(focused.key)
        if isinstance(focused, Setting) and focused.key == "seat" and self.value("opponent") == PERSON:
            hint = say("hint-both-sides")
        self.query_one("#hint", Static).update(Text(hint))

    def _about_opponent(self, choice: Setting) -> str:
        if choice.key != "opponent":
            return ""
        kind = offered_bots().get(choice.value)
        if kind is None:
            return say("hint-person")
        about = about_bot(choice.value, kind, language())
        rating = self._ratings.get(self.value("scenario"), {}).get(choice.value)
        return about if rating is None else f"{about} {say('hint-rating', rating=rating)}"

    def on_button_pressed(self, event: Button.Pressed) -> None:
        {"resume": self.action_resume, "learn": self.action_learn}.get(event.button.id or "", self.action_begin)()

    def action_learn(self) -> None:
        self.dismiss(Wish(lesson=True))

    def action_begin(self) -> None:
        opponent, seat = self.value("opponent"), self.value("seat")
        players = {name: PERSON if name == seat else opponent for name in self.game.seats}
        options = {option.name: self.value(option.name) for option in self.game.options}
        self.dismiss(Wish(Setup(self.value("scenario"), options), players))

    def action_resume(self) -> None:
        if self._unfinished:
            self.dismiss(Wish(resume=self._unfinished))


def _opponent(kind: str) -> str:
    return say("against-person") if kind == PERSON else bot_title(kind, language())
