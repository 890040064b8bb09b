"""The drawings of docs/scale.md."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib as mpl

mpl.use("svg")

from matplotlib import pyplot as plt
from matplotlib.axes import Axes

from proof.scale.site import Plan, Seen

PANEL, INK, RULE = "#fbf5e6", "#2b2118", "#d9cdb0"
LAPIS, VERMILION, GOLD, MALACHITE = "#2a4b7c", "#b3392b", "#b8901f", "#2f6b4f"
INKS = {"table": LAPIS, "PostgreSQL": VERMILION, "Redis": GOLD, "bots": MALACHITE}
NAMES = {"table": "table processes", "PostgreSQL": "PostgreSQL", "Redis": "Redis", "bots": "bots' workers"}
STYLE: Any = {
    "svg.hashsalt": "gonfalon",  # the same figures give the same files
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "figure.facecolor": PANEL,
    "axes.facecolor": PANEL,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
    "axes.titlesize": "medium",
    "xtick.minor.size": 0,
    "ytick.minor.size": 0,
} | dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"), INK)

HIGHEST = 1.3
"""How much of a part's time is drawn: what is beyond does not keep up."""
WORST = 10_000
"""Milliseconds that are drawn."""


class Point(NamedTuple):
    matches: int
    plan: Plan
    seen: Seen


Curve = Sequence[Point]


def draw_used(path: Path, title: str, curve: Curve) -> None:
    with _sheet(path, title, "busy share of its processors") as axes:
        for name, ink in INKS.items():
            _line(axes, NAMES[name], ink, [(point.matches, point.seen.used[name]) for point in curve])
        axes.axhline(1.0, color=INK, linewidth=0.8, linestyle="--")
        axes.set_ylim(0, HIGHEST)
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")


def draw_delays(path: Path, title: str, curves: Mapping[str, Curve]) -> None:
    with _sheet(path, title, "p99 in milliseconds") as axes:
        for (name, curve), ink in zip(curves.items(), (LAPIS, VERMILION, MALACHITE, GOLD), strict=False):
            _line(axes, name, ink, [(point.matches, point.seen.p99) for point in curve])
        axes.axhline(100, color=INK, linewidth=0.8, linestyle="--")
        axes.set(yscale="log", ylim=(1, WORST))
        axes.yaxis.set_major_formatter(_plain)


def draw_needs(path: Path, title: str, curve: Curve) -> None:
    with _sheet(path, title, "processors") as axes:
        needs = {
            "bots": [point.plan.cells * point.plan.workers for point in curve],
            "PostgreSQL": [point.plan.cells * point.plan.store_cores for point in curve],
            "table": [point.plan.cells * point.plan.tables for point in curve],
            "Redis": [point.plan.cells for point in curve],
        }
        for name, each in needs.items():
            places = zip((point.matches for point in curve), each, strict=True)
            _line(axes, NAMES[name] + (" (one for each cell)" if name == "Redis" else ""), INKS[name], [*places])
        axes.set_yscale("log")
        axes.yaxis.set_major_formatter(_plain)


def _line(axes: Axes, name: str, ink: str, places: Sequence[tuple[float, float]]) -> None:
    axes.plot(*zip(*places, strict=True), color=ink, marker="o", markersize=3, label=name)


def _plain(value: float, _: object) -> str:
    return f"{value:,.0f}"


@contextmanager
def _sheet(path: Path, title: str, y: str) -> Iterator[Axes]:
    """A drawing over the number of matches, saved when it is done."""
    with mpl.rc_context(STYLE):
        figure, axes = plt.subplots(figsize=(7, 3.4), layout="constrained")
        axes.set(title=title, xlabel="matches in play", ylabel=y, xscale="log")
        axes.xaxis.set_major_formatter(_plain)
        axes.grid(visible=True, color=RULE, linewidth=0.6)
        yield axes
        axes.legend(loc="upper left", facecolor=PANEL, edgecolor="none", framealpha=1)
        figure.savefig(path, metadata={"Date": None, "Creator": None})
        plt.close(figure)
