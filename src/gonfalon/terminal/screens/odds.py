"""What an action may lead to: its odds, what is known of hidden things, advice, and a warning of defeat."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from gonfalon.core import Game
from gonfalon.core.forecast import Bar, Chart, Forecast, Recollection, Summary
from gonfalon.review import Advice, JudgedChoice
from gonfalon.terminal.board import Board
from gonfalon.terminal.screens.dialogs import Framed, Window
from gonfalon.terminal.texts import say

GUESSES = 5
WIDTH = 20
GOLD, QUIET, VERMILION = "#F0C95A", "#A79F8F", "bold #E8705F"


def loses_at_once(game: Game[Any], view: Any, seat: int, word: str) -> bool:
    """Try the action on guesses made from what the seat knows. Nothing hidden is used, so all guesses must agree.

    The view must be one with memory. Where players have to rely on their own memory nobody is warned: a warning could
    tell them what they have forgotten.
    """
    guess = game.guess(view)
    return all(_loses(game, guess.draw(random.Random(chance)), seat, word) for chance in range(GUESSES))


def _loses(game: Game[Any], state: Any, seat: int, word: str) -> bool:
    game.rules.apply(state, game.check(state, seat, word))
    result = game.rules.result(state)
    return result is not None and result.winner not in (None, game.seats[seat])


def told_summary(summary: Summary, seat: str, board: Board) -> str:
    """Return the line for the player of this seat, after the decision that it supposes."""
    parts = [board.name(summary.when)] if summary.when else []
    return " · ".join([*parts, *_losses(summary, seat, board), *_chances(summary, seat, board)])


def _losses(summary: Summary, seat: str, board: Board) -> Iterator[str]:
    for what, by_seat in summary.losses.items():
        theirs = sum(amount for one, amount in by_seat.items() if one != seat)
        own = by_seat.get(seat, 0.0)
        yield say("odds-losses", what=board.name(f"losses-{what}"), you=_decimal(own), enemy=_decimal(theirs))


def _chances(summary: Summary, seat: str, board: Board) -> Iterator[str]:
    for turn, by_seat in summary.chances.items():
        for who, chance in sorted(by_seat.items(), key=lambda one: one[0] == seat):
            yield say("odds-chance", what=board.name(f"{turn}-{_whose(who, seat)}"), chance=percent(chance))
    for who, places in summary.sweeps.items():
        does = board.name(f"sweeps-{_whose(who, seat)}")
        for place, chance in places.items():
            yield say("odds-sweep", does=does, where=board.name(place), chance=percent(chance))
    for who, chance in summary.wins.items():
        yield say("odds-you-win" if who == seat else "odds-enemy-wins", chance=percent(chance))


def _whose(who: str, seat: str) -> str:
    return "you" if who == seat else "enemy"


def percent(chance: float) -> str:
    return say("odds-percent", number=f"{100 * chance:.0f}" if chance == 0 or chance >= 0.01 else "<1")


def _decimal(amount: float) -> str:
    whole, tenth = divmod(round(10 * amount), 10)
    return say("odds-decimal", whole=whole, tenth=tenth)


class OddsWindow(Framed[str]):
    """Answers `do`, `back`, or `always`: do it, and show no odds from now on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('do')", say("key-do-it")),
        Binding("escape,backspace,left", "answer('back')", say("key-back"), key_display="esc"),
        Binding("o", "answer('always')", say("key-no-odds")),
    ]

    def __init__(self, title: str, forecast: Forecast, board: Board, seat: str, cautions: Sequence[str] = ()) -> None:
        told = [Static(Text(caution, VERMILION)) for caution in cautions]
        super().__init__("fight", title, *told, Static(told_odds(forecast, board, seat)))

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)


class MemoryWindow(Window):
    """Where each thing that is not always visible may be."""

    def __init__(self, found: Sequence[Recollection], board: Board) -> None:
        told = Text("\n").join(_whereabouts(one, board.name) for one in found)
        super().__init__("fight", say("memory"), Static(told))


def _whereabouts(one: Recollection, name: Callable[[str], str]) -> Text:
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


class AdviceWindow(Window):
    """What would be best now, in a match against the computer: from what this seat knows, and why."""

    def __init__(self, advice: Advice, game: Game[Any]) -> None:
        super().__init__("help", say("advice"), Static(_told_advice(advice, game)))


def _told_advice(advice: Advice, game: Game[Any]) -> Text:
    best, second = advice.best, advice.second
    text = _told_choice("advice-best", best, game)
    if second is None:
        text.append(say("advice-alone"))
    else:
        text.append_text(_told_choice("advice-second", second, game))
        text.append(say("advice-why", best=_whole_percent(best), second=_whole_percent(second)))
    return text.append(f"\n{say('advice-rough')}" if advice.rough else "", "italic")


def _told_choice(key: str, choice: JudgedChoice, game: Game[Any]) -> Text:
    text = Text.assemble((say(key, word=choice.word, chance=_whole_percent(choice)), f"bold {GOLD}"), "\n")
    text.append(f"{choice.told(game)}\n")
    if feared := choice.feared(game):
        text.append(f"{say('advice-answer', answer=feared)}\n", "italic")
    return text.append("\n")


def _whole_percent(choice: JudgedChoice) -> int:
    return round(100 * choice.worth)
