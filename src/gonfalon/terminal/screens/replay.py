"""Steps through a finished match as one seat saw it."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from gonfalon.bots import bot_title
from gonfalon.core import Game, Match, Record
from gonfalon.terminal.boards.board import Board
from gonfalon.terminal.boards.plain import board_of
from gonfalon.terminal.full_screen import FullScreen
from gonfalon.terminal.screens.dialogs import Confirm
from gonfalon.terminal.screens.stepping import Stepping
from gonfalon.terminal.sentences import language, say
from gonfalon.terminal.session.session import SeenStep


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
