"""Goes step by step through what one seat saw: a whole match, or the news."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import msgspec
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from gonfalon.bots import bot_title
from gonfalon.core import Game, Match, Record, bare
from gonfalon.terminal.board import Board, board_of
from gonfalon.terminal.full_screen import FullScreen
from gonfalon.terminal.screens.dialogs import Confirm, FightWindow, LogWindow
from gonfalon.terminal.screens.match_screen import MatchScreen, Page
from gonfalon.terminal.session.session import SeenStep
from gonfalon.terminal.texts import language, say


class Stepping(MatchScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", say("key-back"), key_display="←"),
        Binding("right,space", "step(1)", say("key-on"), key_display="→"),
        Binding("home", "go(0)", say("key-start")),
        Binding("end", "go(-1)", say("key-end")),
        Binding("c", "fight", say("key-fight")),
        Binding("l", "log", say("key-log")),
    ]

    def __init__(self, game: Game[Any], board: Board, seat: int, moments: Sequence[SeenStep], title: str) -> None:
        super().__init__(game, board)
        self.seat = seat
        self.moments = moments
        self.number = 0
        self._title = title

    def compose_side(self) -> ComposeResult:
        yield Static(id="prompt")

    def on_mount(self) -> None:
        self.action_go(self.number)

    def action_step(self, by: int) -> None:
        self.action_go(max(0, min(len(self.moments) - 1, self.number + by)))

    def action_go(self, number: int) -> None:
        self.number = number if number >= 0 else len(self.moments) - 1
        moment = self.moments[self.number]
        self.show_sight(moment.sight, [part for part in bare(self.game.path(moment.word)) if part in self.board.zones])
        self.show_log(self._told())
        self._show_words(moment)

    def _told(self) -> list[msgspec.Struct]:
        return [event for moment in self.moments[: self.number + 1] for event in moment.news]

    def _show_words(self, moment: SeenStep) -> None:
        left = Text.assemble((self._title, "bold #F0C95A"), f", {self.board.name(self.game.seat_name(self.seat))}  ")
        left.append_text(self.board.heading(moment.sight.view))
        self.show_heading(left, Text(say("replay-at", number=self.number, last=len(self.moments) - 1)))
        prompt = Text()
        if moment.sight.result:
            prompt.append(f"{self.game.say(moment.sight.result)}\n", "bold #F0C95A")
        if moment.actor in self.game.seats:
            prompt.append(
                f"{self.board.name(moment.actor)}: {moment.word}\n", f"bold {self.board.colour(moment.actor)}"
            )
        prompt.append("\n".join(self.game.say(event) for event in moment.news))
        if not (self.number or prompt):
            prompt.append(say("replay-start"), "bold")
        self.write("#prompt", prompt)
        self.show_info(self.board.legend)

    def on_page_hovered(self, event: Page.Hovered) -> None:
        if event.zone and self.sight:
            self.show_info(self.board.describe(self.sight.view, event.zone))

    def action_fight(self) -> None:
        """Show the last fight so far."""
        for moment in reversed(self.moments[: self.number + 1]):
            scene = self.board.scene(moment.news)
            if scene is not None:
                self.app.push_screen(FightWindow(scene, stopping=True))
                return
        self.notify(say("no-fight"))

    def action_log(self) -> None:
        self.app.push_screen(LogWindow([self.sentence(event) for event in self._told()]))


class NewsScreen(Stepping):
    """What happened since the last decision; then the table is back."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,w", "close", say("key-go-on"), key_display="esc")]

    def __init__(self, game: Game[Any], board: Board, seat: int, moments: Sequence[SeenStep]) -> None:
        super().__init__(game, board, seat, moments, say("key-since"))
        self.number = 1  # the first is one's own decision

    def action_close(self) -> None:
        self.dismiss("")


def moments(record: Record, game: Game[Any], seat: int) -> Iterator[SeenStep]:
    """Every moment from the start, each from the seat's own sight and news. Raises RecordError."""
    match = Match.follow(record, game, until=0)
    yield SeenStep("", "", match.sight(seat), [])
    for entry in record.entries:
        match.enter_recorded(entry, record)
        step = match.steps[-1]
        yield SeenStep(entry.actor, step.shown[seat], match.sight(seat), step.news.heard_by(seat))


def lines(record: Record, game: Game[Any], seat: int) -> Iterator[str]:
    """The match in plain text, as the seat saw it."""
    board = board_of(game)
    looker = board.name(game.seat_name(seat))
    yield say("replay-of", title=game.about.title, scenario=game.title_of(record.setup.scenario), looker=looker)
    yield ", ".join(f"{board.name(name)}: {bot_title(player, language())}" for name, player in record.players.items())
    for number, moment in enumerate(moments(record, game, seat)):
        if number:
            yield f"{number:>4} {moment.actor}: {moment.word}"
        for event in moment.news:
            yield f"       {game.say(event)}"
    if record.result is not None:
        yield game.say(record.result)


class Replay(Stepping):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "app.quit", say("key-quit")),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, record: Record, game: Game[Any], board: Board, seat: int) -> None:
        super().__init__(game, board, seat, list(moments(record, game, seat)), say("replay"))
        self.record = record

    def action_leave(self) -> None:
        """Escape is pressed to get rid of something, so it asks first; `q` does not."""

        def answered(yes: bool | None) -> None:
            if yes:
                self.app.exit()

        self.app.push_screen(Confirm(say("leave-replay")), answered)


class ReplayApp(FullScreen[None]):
    def __init__(self, record: Record, game: Game[Any], board: Board, seat: int) -> None:
        super().__init__()
        self._screen = Replay(record, game, board, seat)

    def on_mount(self) -> None:
        super().on_mount()
        self.push_screen(self._screen)


def run(record: Record, game: Game[Any], seat: int) -> int:
    """Replay on a full screen what the seat saw. Raises RecordError before it opens."""
    app = ReplayApp(record, game, board_of(game), seat)
    app.run()
    return app.return_code or 0
