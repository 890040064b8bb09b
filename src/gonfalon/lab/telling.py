"""Reports the progress of a long run, and what it found."""

import sys
from collections import Counter
from collections.abc import Iterator
from time import monotonic

from gonfalon.lab.fuzz import Tally


class Progress:
    """On a terminal a line that overwrites itself, in a log a line now and then."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._start = monotonic()
        self._next_line = games // 10

    @property
    def seconds(self) -> float:
        return monotonic() - self._start

    def __call__(self, tally: Tally) -> None:
        line = f"{tally.games:,} of {self._games:,} games, {tally.decisions:,} decisions, {self.seconds:.0f} s"
        if sys.stderr.isatty():
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
        elif tally.games >= self._next_line:
            print(line, file=sys.stderr, flush=True)
            self._next_line += max(1, self._games // 10)


def tally_lines(tally: Tally, never: list[str], seconds: float) -> Iterator[str]:
    yield ""
    yield f"{tally.games:,} games, {tally.decisions:,} decisions, all invariants held after each. {seconds:,.0f} s."
    yield f"{tally.refused:,} illegal actions were tried; all were refused and changed nothing."
    yield "Endings:"
    yield from _counted(tally.endings)
    yield "Came up:"
    yield from _counted(tally.topics)
    if never:
        yield "Never came up:"
        yield from (f"  {topic}" for topic in never)


def _counted(counts: Counter[str]) -> Iterator[str]:
    for name, count in counts.most_common():
        yield f"  {count:12,}  {name}"
