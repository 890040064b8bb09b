"""Plots as SVG that can stand in a page."""

from collections.abc import Sequence
from io import StringIO
from itertools import cycle
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

WIDTH, ROW = 7.2, 0.28
"""Inches: of every plot, and of a line in those that have lines."""
COLOURS = ("#2f5d8a", "#b5622b", "#7a7a7a")
STYLE: Any = {
    "svg.fonttype": "none",  # letters stay letters: smaller, and they can be searched
    "svg.hashsalt": "gonfalon",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


class Spread(NamedTuple):
    """A value with its interval, and the group that its colour shows."""

    label: str
    value: float
    low: float
    high: float
    group: int = 0


def spreads(rows: Sequence[Spread], unit: str, *, middle: float | None = None) -> str:
    """A line for each value with its interval, from top to bottom."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(0.7 + ROW * len(rows))
        for place, row in enumerate(rows):
            colour = COLOURS[row.group % len(COLOURS)]
            axes.plot([row.low, row.high], [place, place], color=colour, linewidth=2, solid_capstyle="butt")
            axes.plot(row.value, place, "o", color=colour, markersize=5)
        if middle is not None:
            axes.axvline(middle, color="#999999", linewidth=0.8, linestyle="--")
        axes.set_yticks(range(len(rows)), [row.label for row in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlabel(unit)
        axes.grid(axis="x", color="#e4e4e4")
        axes.set_axisbelow(True)
        return _svg(figure)


def running(shares: Sequence[Spread], unit: str) -> str:
    """How a share came to its value, game by game, with its interval."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(2.4)
        games = range(1, len(shares) + 1)
        lows, highs = [one.low for one in shares], [one.high for one in shares]
        axes.fill_between(games, lows, highs, color=COLOURS[0], alpha=0.18, linewidth=0)
        axes.plot(games, [one.value for one in shares], color=COLOURS[0], linewidth=1.5)
        axes.axhline(0.5, color="#999999", linewidth=0.8, linestyle="--")
        axes.set_ylim(0, 1)
        axes.set_xlim(1, max(2, len(shares)))
        axes.set_xlabel("games")
        axes.set_ylabel(unit)
        return _svg(figure)


def lengths(groups: Sequence[tuple[str, Sequence[int]]]) -> str:
    """How long games were, those of each group upon those of the one before."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(2.4)
        axes.hist(
            [list(values) for _, values in groups],
            bins=30,
            stacked=True,
            color=[COLOURS[n % len(COLOURS)] for n in range(len(groups))],
            label=[name for name, _ in groups],
        )
        axes.set_xlabel("decisions in a game")
        axes.set_ylabel("games")
        axes.legend(frameon=False)
        return _svg(figure)


def calibration(points: Sequence[tuple[float, float, int]]) -> str:
    """The share that was won over the chance that was told; a dot is as large as it has positions."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(4.2)
        told, won, counts = zip(*points, strict=True)
        axes.plot([0, 1], [0, 1], color="#999999", linewidth=0.8, linestyle="--")
        axes.plot(told, won, color=COLOURS[0], linewidth=1)
        sizes = [max(6.0, 400 * count / sum(counts)) for count in counts]
        axes.scatter(told, won, s=sizes, color=COLOURS[0], clip_on=False)
        axes.set_aspect("equal")
        axes.set_xlim(0, 1)
        axes.set_ylim(0, 1)
        axes.set_xlabel("chance that was told")
        axes.set_ylabel("share that was won")
        return _svg(figure)


def learning(lines: Sequence[tuple[str, Sequence[tuple[int, float]]]]) -> str:
    """The loss over the number of games, which doubles from one point to the next, a line for each battle."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(2.8)
        for colour, (name, points) in zip(cycle(COLOURS), lines, strict=False):
            games, losses = zip(*points, strict=True)
            axes.plot(games, losses, "o-", color=colour, markersize=4, label=name)
        axes.set_xscale("log", base=2)
        axes.set_xticks(games, [f"{count:,}" for count in games])
        axes.set_xlabel("games of each battle")
        axes.set_ylabel("log loss")
        axes.grid(axis="y", color="#e4e4e4")
        axes.legend(frameon=False)
        return _svg(figure)


def _figure(height: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    return figure, figure.add_subplot()


def _svg(figure: Figure) -> str:
    text = StringIO()
    figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    drawn = text.getvalue()
    return drawn[drawn.index("<svg") :]
