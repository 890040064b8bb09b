"""Plays in this process, one game after another."""

from collections.abc import Generator, Sequence
from time import monotonic

from gonfalon.lab.runs.planned import LabBattle, PlannedGame
from gonfalon.lab.runs.played import Arena, Played


def play_here(battle: LabBattle, planned: Sequence[PlannedGame], until: float) -> Generator[Played]:
    """Until a moment of the monotonic clock; a game that was begun is finished."""
    arena = Arena(battle)
    for one in planned:
        if monotonic() >= until:
            return
        yield arena.play(one)
