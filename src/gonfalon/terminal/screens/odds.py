"""What an action may lead to, before it is done; and where hidden things may be."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

from gonfalon.core.forecast import Bar, Chart, Forecast, Recollection
from gonfalon.terminal.boards.board import Board
from gonfalon.terminal.screens.dialogs import Window
from gonfalon.terminal.screens.summary import percent, told_summary
from gonfalon.terminal.sentences import say

WIDTH = 20
GOLD, QUIET, VERMILION = "#F0C95A", "#A79F8F", "bold #E8705F"


class OddsWindow(ModalScreen[str]):
    """Answers `do`, `back`, or `always`: do it, and show no odds from now on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('do')", say("key-do-it")),
        Binding("escape,backspace,left", "answer('back')", say("key-back"), key_display="esc"),
        Binding("o", "answer('always')", say("key-no-odds")),
    ]

    def __init__(self, title: str, forecast: Forecast, board: Board, seat: str, cautions: Sequence[str] = ()) -> None:
        super().__init__()
        self._title, self._forecast, self._board = title, forecast, board
        self._seat, self._cautions = seat, cautions

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window fight") as window:
            window.border_title = self._title
            for caution in self._cautions:
                yield Static(Text(caution, VERMILION))
            yield Static(told_odds(self._forecast, self._board, self._seat))
        yield Footer(show_command_palette=False)

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)


class MemoryWindow(Window):
    """Where each thing that is not always visible may be."""

    def __init__(self, found: Sequence[Recollection], board: Board) -> None:
        super().__init__()
        self._found, self._board = found, board

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window fight") as window:
            window.border_title = say("memory")
            yield Static(Text("\n").join(self._line(one) for one in self._found))
        yield Footer(show_command_palette=False)

    def _line(self, one: Recollection) -> Text:
        name = self._board.name
        places = [
            name(place) if chance == 1 else f"{name(place)} {percent(chance)}" for place, chance in one.places.items()
        ]
        return Text.assemble((f"{name(one.thing):<12}", f"bold {GOLD}"), " · ".join(places))


def is_luck(forecast: Forecast | None) -> bool:
    """Whether anything is open: the cards and dice, or what others decide."""
    return forecast is not None and (
        len(forecast.summaries) > 1 or any(len(chart.bars) > 1 for chart in forecast.charts)
    )


def told_odds(forecast: Forecast, board: Board, seat: str) -> Text:
    """Return the odds: first what counts, then what is supposed, and under it every outcome."""
    lines = [Text(told_summary(summary, seat, board), "bold") for summary in forecast.summaries]
    lines += [Text(say(f"assumes-{key}"), QUIET) for key in forecast.assumes]
    charts = [line for chart in forecast.charts for line in (Text(), *_told(chart, board))]
    return Text("\n").join([*lines, *charts])


def _told(chart: Chart, board: Board) -> list[Text]:
    labels = {bar.label: board.name(bar.label) for bar in chart.bars}
    wide = max(map(len, labels.values()))
    return [
        Text(_about(chart, board), f"bold {GOLD}"),
        *(_bar(bar, labels[bar.label], wide, chart, board) for bar in chart.bars),
    ]


def _about(chart: Chart, board: Board) -> str:
    about = board.name(chart.about)
    return say("odds-after", what=about, first=board.name(chart.after)) if chart.after else about


def _bar(bar: Bar, label: str, wide: int, chart: Chart, board: Board) -> Text:
    line = Text(f"{label:<{wide}} ", no_wrap=True)
    line.append("█" * max(1, round(WIDTH * bar.chance)), GOLD).append(" " * (WIDTH - max(1, round(WIDTH * bar.chance))))
    line.append(f" {percent(bar.chance):>5}", "bold")
    harm = {where: amount for where, amount in bar.harm.items() if amount and where != chart.about}
    line.append("".join(f"  {board.name(where)} −{amount}" for where, amount in harm.items()))
    return line.append("".join(f"  {decided}" for decided in _decided(bar, board)), VERMILION)


def _decided(bar: Bar, board: Board) -> list[str]:
    won = [say("odds-wins", side=board.name(bar.wins))] if bar.wins else []
    return [say("odds-sweeps", where=board.name(place)) for place in bar.sweeps] + won
