"""The screen that shows a match: board, side, hand and log. Playing and replaying build on it."""

from collections.abc import Collection
from typing import Any, ClassVar

import msgspec
from rich.text import Span, Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Footer, Static

from gonfalon.core import Game, Sight
from gonfalon.terminal.board import Board, Roaming
from gonfalon.terminal.session.session import Deed, Mark, TalkLine
from gonfalon.terminal.texts import say

SIDE_LEAST = 30
SIDE_MOST = 62
LOG_FROM_HEIGHT = 30
ROOMY_FROM_HEIGHT = 34
BARS = 3
LOG_LINES = 100
"""How far back the log beside the board goes; its own window shows all of it."""
ONE_LINE = ("#heading", "#info")
"""Whatever is written here, nothing else has to move."""


class Page(Widget):
    """The board widget. Reports which zone the pointer is over and which was clicked."""

    class Clicked(Message):
        def __init__(self, zone: str) -> None:
            self.zone = zone
            super().__init__()

    class Hovered(Message):
        def __init__(self, zone: str | None) -> None:
            self.zone = zone
            super().__init__()

    def __init__(self, board: Board) -> None:
        super().__init__(id="page")
        self._board = board
        self._view: Any = None
        self._strips: list[Strip] = []
        self._chosen: set[str] = set()
        self._choosable: set[str] = set()

    def show(self, view: Any, chosen: Collection[str] = (), choosable: Collection[str] = ()) -> None:
        now = (view, set(chosen), set(choosable))
        if now != (self._view, self._chosen, self._choosable):
            self._view, self._chosen, self._choosable = now
            self._repaint()

    def render_line(self, y: int) -> Strip:
        if not self._strips and self._view is not None:
            self._strips = self._painted()
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width, self.rich_style)

    def _painted(self) -> list[Strip]:
        """The page line by line, cached, because it is much larger than everything else on the screen."""
        page = self._board.page(self._view, self._cells, self._chosen, self._choosable)
        page.stylize_before(self.rich_style)  # without any style Textual could not take its colours away
        return [Strip(line.render(self.app.console)) for line in page.split("\n", allow_blank=True)]

    def on_resize(self) -> None:
        self._strips = []

    def look_at(self, zone: str) -> None:
        """Bring a zone into sight, on a board that is larger than its page."""
        if isinstance(self._board, Roaming):
            self._board.look_at(zone)
            self._repaint()

    def steer(self, step: str) -> None:
        """Move over such a board."""
        if isinstance(self._board, Roaming):
            self._board.steer(step)
            self._repaint()
            self.post_message(self.Hovered(self._board.cursor))

    def point(self) -> None:
        """Point at what is under its cursor."""
        if isinstance(self._board, Roaming) and (zone := self._board.cursor):
            self.post_message(self.Clicked(zone))

    def _repaint(self) -> None:
        self._strips = []
        self.refresh()

    @property
    def _cells(self) -> tuple[int, int]:
        return self.size.width, self.size.height

    def on_click(self, event: events.Click) -> None:
        zone = self._board.zone_at(event.x, event.y, self._cells)
        if zone:
            self.post_message(self.Clicked(zone))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self.post_message(self.Hovered(self._board.zone_at(event.x, event.y, self._cells)))

    def on_mouse_scroll_up(self) -> None:
        self.steer("nearer")

    def on_mouse_scroll_down(self) -> None:
        self.steer("farther")

    def on_leave(self) -> None:
        self.post_message(self.Hovered(None))


class MatchScreen(Screen[str]):
    """What one seat sees. Subclasses put controls beside it."""

    AUTO_FOCUS: ClassVar[str | None] = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(f"shift+{way}", f"steer('{way}')", show=False) for way in ("up", "down", "left", "right")),
        Binding("plus", "steer('nearer')", show=False),
        Binding("minus", "steer('farther')", show=False),
    ]

    def __init__(self, game: Game[Any], board: Board) -> None:
        super().__init__()
        self.game = game
        self.board = board
        self.page = Page(board)
        self.sight: Sight | None = None
        self._is_cropped = False
        self._log = VerticalScroll(Static(id="told"), id="log", can_focus=False)
        self._logged: list[msgspec.Struct] = []
        self._lines: dict[int, tuple[msgspec.Struct, Text]] = {}
        """The lines of the log by their place, each with what it tells."""
        self._written: dict[str, tuple[Text, list[Span]]] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="middle"):
            yield self.page
            with Vertical(id="side"):
                with VerticalScroll(id="cards", can_focus=False):
                    yield Static(id="aside")
                    yield Static(id="hand")
                yield from self.compose_side()
                yield self._log
        yield Static(id="info")
        yield from self.compose_foot()
        yield Footer(show_command_palette=False)

    def compose_side(self) -> ComposeResult:
        yield from ()

    def compose_foot(self) -> ComposeResult:
        yield from ()

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size
        page = self.board.least_width((width - SIDE_LEAST, height - BARS))
        if page + SIDE_LEAST > width and not self._is_cropped:
            self.notify(say("too-small", width=width, height=height, needed=page + SIDE_LEAST), severity="warning")
        self._is_cropped = page + SIDE_LEAST > width
        self.query_one("#side").styles.width = min(SIDE_MOST, max(SIDE_LEAST, width - page))
        self._log.display = height >= LOG_FROM_HEIGHT
        self.show_log(self._logged)
        self.set_class(height >= ROOMY_FROM_HEIGHT, "roomy")
        if self.sight:
            self._show_cards(self.sight)

    def action_steer(self, step: str) -> None:
        self.page.steer(step)

    def show_sight(self, sight: Sight, chosen: Collection[str] = (), choosable: Collection[str] = ()) -> None:
        self.sight = sight
        self.page.show(sight.view, chosen, choosable)
        self._show_cards(sight)

    def _show_cards(self, sight: Sight) -> None:
        self.write("#aside", self.board.aside(sight.view, self.size.height))
        hand = self.board.hand(sight.view, self.size.height)
        self.write("#hand", hand)
        self.query_one("#hand").display = bool(hand)

    def write(self, place: str, text: Text) -> None:
        """Update a widget's text, unless it is unchanged: painting is expensive."""
        if self._written.get(place) != (text, text.spans):
            self._written[place] = (text, text.spans)
            self.query_one(place, Static).update(text, layout=place not in ONE_LINE)

    def show_heading(self, left: Text, right: Text) -> None:
        """The right part is always shown in full."""
        left.truncate(max(1, self.size.width - right.cell_len - 3), overflow="ellipsis")
        gap = max(2, self.size.width - left.cell_len - right.cell_len - 2)
        self.write("#heading", Text.assemble(left, " " * gap, right, no_wrap=True))

    def show_log(self, told: list[msgspec.Struct]) -> None:
        """Events and talk. Only what is new is put into words, and nothing while there is no room to show it."""
        self._logged = told
        first = max(0, len(told) - LOG_LINES) if self._log.display else len(told)
        self._lines = {at: self._line(at, told[at]) for at in range(first, len(told))}
        self.write("#told", Text("\n").join(text for _, text in self._lines.values()))
        self.call_after_refresh(self._log.scroll_end, animate=False)

    def _line(self, at: int, told: msgspec.Struct) -> tuple[msgspec.Struct, Text]:
        shown = self._lines.get(at)
        return shown if shown and shown[0] == told else (told, self.sentence(told))

    def sentence(self, told: msgspec.Struct) -> Text:
        if isinstance(told, Mark):
            return Text(f"── {say('since-mark')} ──", "#F0C95A")
        if isinstance(told, Deed):
            colour = self.board.colour(told.actor) if told.actor in self.game.seats else "#4A4F66"
            return Text.assemble(("▌", colour), self.game.say(told.event))
        if not isinstance(told, TalkLine):
            return Text(self.game.say(told))
        return Text.assemble((f"{told.name or self.board.name(told.seat)}: ", self.board.colour(told.seat)), told.text)

    def show_info(self, text: str) -> None:
        self.write("#info", Text(text, no_wrap=True, overflow="ellipsis"))
