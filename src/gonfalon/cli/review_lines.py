"""A review as lines of text."""

from collections.abc import Iterable, Iterator
from typing import Any

from gonfalon.cli.curve import MARGIN, WIDTH, column_of, drawn_curve
from gonfalon.cli.sentences import say
from gonfalon.core import Game, Record
from gonfalon.core.forecast import Forecast
from gonfalon.review import Mistake, Parts, Review
from gonfalon.terminal.boards.board import Board
from gonfalon.terminal.boards.plain import board_of


def review_lines(found: Review, record: Record, game: Game[Any], file: str) -> Iterator[str]:
    board, seat = board_of(game), game.seat_name(found.seat)
    title, scenario = game.about.title, game.title_of(record.setup.scenario)
    yield say("review-of", title=title, scenario=scenario, side=board.name(seat))
    if record.result:
        yield game.say(record.result)
    yield ""
    yield from drawn_curve([point.chance for point in found.curve])
    yield _marks(found)
    yield from _account(found.parts)
    if found.rough:
        yield say("review-rough")
    elif found.drawn:
        yield say("review-drawn", drawn=found.drawn, positions=len(found.curve))
    yield ""
    yield say("review-mistakes", mistakes=len(found.mistakes), judged=found.judged)
    for rank, mistake in enumerate(found.mistakes, start=1):
        yield from _mistake(rank, mistake, game, board)
    if found.mistakes:
        play = f"gonfalon play --from {file} --at {found.mistakes[0].number - 1} --seat {seat}"
        yield say("review-again", replay=f"gonfalon replay {file} --seat {seat}", play=play)
    yield ""


def _marks(found: Review) -> str:
    """The ranks of the mistakes, under where they were made."""
    numbers = [point.number for point in found.curve]
    marks = [" "] * WIDTH
    for rank, mistake in reversed([*enumerate(found.mistakes, start=1)]):
        marks[column_of(numbers.index(mistake.number), len(numbers))] = str(rank)
    return " " * MARGIN + "".join(marks).rstrip()


def _account(parts: Parts) -> Iterator[str]:
    """Percents that add up although each is a whole number: what is rounded is where the chance stood by then."""
    start, own, others, result = (
        _percent(chance)
        for chance in (parts.start, parts.start + parts.own, parts.start + parts.own + parts.others, parts.result)
    )
    own, others, luck = own - start, others - own, result - others
    yield say("review-parts", start=start, own=_signed(own), others=_signed(others), luck=_signed(luck), result=result)
    yield say("review-luck", luck=_signed(luck), skill=_signed(own + others))


def _mistake(rank: int, mistake: Mistake, game: Game[Any], board: Board) -> Iterator[str]:
    chosen, better = mistake.chosen, mistake.better
    yield say("review-mistake", rank=rank, number=mistake.number, cost=_percent(mistake.cost))
    yield "   " + say("review-chosen", told=chosen.told(game), word=chosen.word)
    yield "   " + say("review-better", told=better.told(game), word=better.word)
    yield "   " + say("review-why", better=_percent(better.worth), chosen=_percent(chosen.worth))
    if chosen.odds or better.odds:
        yield "   " + say("review-odds", better=_odds(better.odds, board), chosen=_odds(chosen.odds, board))


def _odds(forecast: Forecast | None, board: Board) -> str:
    """What is lost where on average, what may be swept, who may win; else how likely each outcome is."""
    if forecast is None:
        return say("review-no-luck")
    bars = [bar for chart in forecast.charts for bar in chart.bars]
    lost = _summed((where, bar.chance * amount) for bar in bars for where, amount in bar.harm.items())
    swept = _summed((where, bar.chance) for bar in bars for where in bar.sweeps)
    said = [f"{board.name(where)} −{_decimal(amount)}" for where, amount in lost.items() if amount >= 0.05]
    said += [say("review-swept", where=board.name(where), chance=_percent(chance)) for where, chance in swept.items()]
    said += [
        say("review-won", side=board.name(side), chance=_percent(chance)) for side, chance in _won(forecast).items()
    ]
    return " · ".join(
        said or [f"{board.name(bar.label)} {say('review-percent', number=_percent(bar.chance))}" for bar in bars]
    )


def _won(forecast: Forecast) -> dict[str, float]:
    """Charts are about the same throw seen from different places, so they do not add up."""
    by_chart = [_summed((bar.wins, bar.chance) for bar in chart.bars if bar.wins) for chart in forecast.charts]
    sides = dict.fromkeys(side for chances in by_chart for side in chances)
    return {side: max(chances.get(side, 0.0) for chances in by_chart) for side in sides}


def _summed(amounts: Iterable[tuple[str, float]]) -> dict[str, float]:
    total: dict[str, float] = {}
    for name, amount in amounts:
        total[name] = total.get(name, 0.0) + amount
    return total


def _percent(chance: float) -> int:
    return round(100 * chance)


def _decimal(amount: float) -> str:
    whole, tenth = divmod(round(10 * amount), 10)
    return say("review-decimal", whole=whole, tenth=tenth)


def _signed(percent: int) -> str:
    return f"{'−' if percent < 0 else '+'}{abs(percent)}"
