"""Tells how a run stands while it goes on."""

import sys
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Generic, TypeVar

T = TypeVar("T")

PAUSE = 10.0
"""Seconds between two lines of a log."""


class RunProgress(Generic[T]):
    """On a terminal a line that overwrites itself, in a log a line now and then."""

    def __init__(self, games: int, standing: Callable[[Sequence[T]], str]) -> None:
        self._games, self._standing = games, standing
        self._start = monotonic()
        self._next_line = self._start

    def __call__(self, outcomes: Sequence[T]) -> None:
        now = monotonic()
        is_last = len(outcomes) == self._games
        if sys.stderr.isatty():
            print(f"\r{self._line(outcomes)}\033[K", end="\n" if is_last else "", file=sys.stderr, flush=True)
        elif now >= self._next_line or is_last:
            print(self._line(outcomes), file=sys.stderr, flush=True)
            self._next_line = now + PAUSE

    def _line(self, outcomes: Sequence[T]) -> str:
        seconds = monotonic() - self._start
        return f"{len(outcomes):,} of {self._games:,} games, {self._standing(outcomes)}, {seconds:.0f} s"
