"""Tells a review in lines of text, with the chance to win drawn in block characters."""

from collections.abc import Iterator, Sequence
from typing import Any

from gonfalon.cli.parser import say
from gonfalon.core import Game, Record
from gonfalon.core.forecast import Forecast
from gonfalon.review import Mistake, Parts, Review
from gonfalon.terminal.board import Board, board_of
from gonfalon.terminal.screens.odds import told_summary

WIDTH = 60
ROWS = 5
BLOCKS = " ▁▂▃▄▅▆▇█"
MARGIN = 8
"""The columns before the first."""
LABELS = {0: 100, ROWS - 1: 0}
"""Percents beside the rows."""


def drawn_curve(chances: Sequence[float]) -> Iterator[str]:
    """Rows from top to bottom, each column as high as the chance was by then."""
    width = min(WIDTH, len(chances))
    heights = [round(chances[_last_in(column, width, len(chances))] * ROWS * 8) for column in range(width)]
    for row in range(ROWS):
        below = 8 * (ROWS - 1 - row)
        cells = "".join(BLOCKS[min(8, max(0, height - below))] for height in heights)
        label = say("review-percent", number=LABELS[row]) if row in LABELS else ""
        yield f"{label:>{MARGIN - 2}} │{cells}".rstrip()


def column_of(place: int, count: int) -> int:
    """The column in which a place of the list is drawn."""
    width = min(WIDTH, count)
    return place * width // count


def _last_in(column: int, width: int, count: int) -> int:
    """The last place of the list that is drawn in this column."""
    return -(-(column + 1) * count // width) - 1


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
        yield from _mistake(rank, mistake, game, board, seat)
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


def _mistake(rank: int, mistake: Mistake, game: Game[Any], board: Board, seat: str) -> Iterator[str]:
    chosen, better = mistake.chosen, mistake.better
    yield say("review-mistake", rank=rank, number=mistake.number, cost=_percent(mistake.cost))
    yield "   " + say("review-chosen", told=chosen.told(game), word=chosen.word)
    yield "   " + say("review-better", told=better.told(game), word=better.word)
    yield "   " + say("review-why", better=_percent(better.worth), chosen=_percent(chosen.worth))
    if chosen.odds or better.odds:
        yield "   " + say("review-odds-better", odds=_odds(better.odds, seat, board))
        yield "   " + say("review-odds-chosen", odds=_odds(chosen.odds, seat, board))


def _odds(forecast: Forecast | None, seat: str, board: Board) -> str:
    summaries = forecast.summaries if forecast else []
    return "; ".join(told_summary(summary, seat, board) for summary in summaries) or say("review-no-luck")


def _percent(chance: float) -> int:
    return round(100 * chance)


def _signed(percent: int) -> str:
    return f"{'−' if percent < 0 else '+'}{abs(percent)}"
