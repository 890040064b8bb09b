"""Builds one legal action step by step. Every choice that is offered leads to a legal word."""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import NamedTuple

from gonfalon.core import bare
from gonfalon.terminal.board import Path

ALL = "all"
"""The step that names everybody who can."""


class Choice(NamedTuple):
    """One thing to pick next. `path` contains the steps so far; `word` is set if picking this completes the action."""

    path: Path
    word: str | None


class _Settled(NamedTuple):
    verb: str | None = None
    steps: Path = ()
    clicked: Path = ()


class ActionBuilder:
    """The verb can be picked before or after the zones; zones count in the order of the path.

    All steps in here are bare.
    """

    def __init__(self, words: Iterable[str], path: Callable[[str], Path], zones: Collection[str]) -> None:
        self._words = {bare(path(word)): word for word in words}
        self._zones = zones
        self._now = _Settled()
        self._before: list[_Settled] = []
        self._skip_forced()

    @property
    def depth(self) -> int:
        """How many steps of the path are decided."""
        return 0 if self._now.verb is None else 1 + len(self._now.steps)

    @property
    def settled(self) -> Path:
        return () if self._now.verb is None else (self._now.verb, *self._now.steps)

    @property
    def chosen_zones(self) -> Path:
        return self._now.clicked

    @property
    def can_go_back(self) -> bool:
        return bool(self._before)

    def choosable_zones(self) -> set[str]:
        at = len(self._now.clicked)
        return {zones[at] for path in self._open(self._now) if len(zones := self._zones_of(path)) > at}

    def choices(self) -> list[Choice]:
        """What can be picked next: "all" first; what ends the turn last, so that a hasty Enter does not."""
        return sorted(self._choices(self._now), key=self._rank)

    def _rank(self, choice: Choice) -> int:
        if ALL in choice.path[self.depth : self.depth + 1]:
            return 0
        return 2 if self.depth == 0 and len(choice.path) == 1 and choice.word else 1

    def pick(self, choice: Choice) -> None:
        """Decide one more step."""
        self._go(self._with_step(self._now, choice.path[self.depth]))

    def point_at(self, zone: str) -> bool:
        """Decide the next zone; pointing elsewhere starts the zones over. False if the zone leads nowhere."""
        now = self._now
        for start in (now, now._replace(steps=(), clicked=()), _Settled()):
            pointed = start._replace(clicked=(*start.clicked, zone))
            if any(True for _ in self._open(pointed)):
                self._go(pointed)
                return True
        return False

    def back(self) -> None:
        if self._before:
            self._now = self._before.pop()

    def _go(self, settled: _Settled) -> None:
        self._before.append(self._now)
        self._now = settled
        self._skip_forced()

    def _skip_forced(self) -> None:
        """Take the steps that have only one option, but never complete the action."""
        choices = list(self._choices(self._now))
        while len(choices) == 1 and choices[0].word is None:
            self._now = self._with_step(self._now, choices[0].path[self.depth])
            choices = list(self._choices(self._now))

    def _with_step(self, now: _Settled, step: str) -> _Settled:
        if now.verb is None:
            return now._replace(verb=step)
        zones = self._zones_of((now.verb, *now.steps, step))
        return now._replace(steps=(*now.steps, step), clicked=max(zones, now.clicked, key=len))

    def _choices(self, now: _Settled) -> Iterator[Choice]:
        depth = 0 if now.verb is None else 1 + len(now.steps)
        groups: dict[Path, list[Path]] = {}
        for path in self._open(now):
            groups.setdefault(path[: depth + 1], []).append(path)
        for shared, paths in groups.items():
            yield Choice(paths[0], self._words[paths[0]]) if len(paths) == 1 else Choice(shared, None)

    def _open(self, now: _Settled) -> Iterator[Path]:
        """Every path that is consistent with the decided steps."""
        for path in self._words:
            if now.verb is not None and path[: 1 + len(now.steps)] != (now.verb, *now.steps):
                continue
            if self._zones_of(path)[: len(now.clicked)] == now.clicked:
                yield path

    def _zones_of(self, path: Path) -> Path:
        return tuple(step for step in path if step in self._zones)
