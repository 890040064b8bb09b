"""Carries out a run, or goes on with it: plays what is missing, keeps it, and tells how it stands."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from math import inf
from time import monotonic
from typing import Protocol

from gonfalon.lab.runs.folder import RunFolder
from gonfalon.lab.runs.planned import LabBattle, PlannedGame
from gonfalon.lab.runs.played import GameOutcome, Played

Pool = Callable[[LabBattle, Sequence[PlannedGame], float], Generator[Played]]
"""Plays games in any order until a moment of the monotonic clock."""


def time_left(until: float) -> float | None:
    """Seconds until a moment of the monotonic clock; None if there is no end."""
    return None if until == inf else max(0.0, until - monotonic())


class Measurement(Protocol):
    """A duel, a ladder or a study: which games it needs, and what they tell."""

    battle: LabBattle

    def planned(self) -> list[PlannedGame]: ...

    def is_decided(self, outcomes: Sequence[GameOutcome]) -> bool:
        """Whether the games so far are enough, although not all have been played. They come by number."""
        ...


Tell = Callable[[Sequence[GameOutcome]], None]
"""Is told all outcomes after every game."""


def carry_out(
    measurement: Measurement, folder: RunFolder, pool: Pool, tell: Tell, minutes: float = inf
) -> list[GameOutcome]:
    """All outcomes that there are when the run is done, decided, or out of time."""
    done = {outcome.number: outcome for outcome in folder.outcomes()}
    missing = [one for one in measurement.planned() if one.number not in done]
    if missing and not measurement.is_decided(_in_order(done)):
        with closing(pool(measurement.battle, missing, monotonic() + minutes * 60)) as arriving:
            for played in arriving:
                if not folder.keep(played):
                    continue
                done[played.outcome.number] = played.outcome
                outcomes = _in_order(done)
                tell(outcomes)
                if measurement.is_decided(outcomes):
                    break
    return _in_order(done)


def _in_order(done: dict[int, GameOutcome]) -> list[GameOutcome]:
    return [done[number] for number in sorted(done)]
