"""Carries out a run, or goes on with it: plays what is missing, in one process or several, and tells how it stands."""

import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import islice
from math import inf
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread
from time import monotonic

from gonfalon.lab.runs.folder import RunFolder
from gonfalon.lab.runs.planned import CannotRun, LabBattle, PlannedGame, RunSettings
from gonfalon.lab.runs.played import Arena, GameOutcome, Played

Pool = Callable[[LabBattle, Sequence[PlannedGame], float], Generator[Played]]
"""Plays games in any order until a moment of the monotonic clock."""
Tell = Callable[[Sequence[GameOutcome]], None]
"""Is told all outcomes after every game."""
_arenas: list[Arena] = []
"""Of a worker: the one that it plays in."""
PAUSE = 10.0
"""Seconds between two lines of a log."""


def time_left(until: float) -> float | None:
    """Seconds until a moment of the monotonic clock; None if there is no end."""
    return None if until == inf else max(0.0, until - monotonic())


class Measurement(ABC):
    """A duel, a ladder or a study: which games it needs, and what they tell."""

    def __init__(self, settings: RunSettings) -> None:
        self.settings, self.battle = settings, settings.battle
        self.sides = settings.battle.opened().seats

    @abstractmethod
    def planned(self) -> list[PlannedGame]: ...

    def is_decided(self, outcomes: Sequence[GameOutcome]) -> bool:
        """Whether the games so far are enough, although not all have been played. They come by number."""
        return False

    @abstractmethod
    def standing(self, outcomes: Sequence[GameOutcome]) -> str:
        """How it stands after the latest of at least one game, in a few words."""

    @abstractmethod
    def lines(self, outcomes: Sequence[GameOutcome]) -> Iterator[str]:
        """What came of it, for people."""


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


def play_here(battle: LabBattle, planned: Sequence[PlannedGame], until: float) -> Generator[Played]:
    """Until a moment of the monotonic clock; a game that was begun is finished."""
    arena = Arena(battle)
    for one in planned:
        if monotonic() >= until:
            return
        yield arena.play(one)


def in_processes(workers: int) -> Pool:
    """On so many processes. Whoever stops it loses only the games that are being played."""

    def pool(battle: LabBattle, planned: Sequence[PlannedGame], until: float) -> Generator[Played]:
        with ProcessPoolExecutor(workers, get_context("spawn"), _open, (battle,)) as executor:
            waiting = iter(planned)
            # One more than there are workers, so that nobody has to wait for the next one.
            playing = {executor.submit(_play, one) for one in islice(waiting, workers + 1)}
            try:
                while playing:
                    done, playing = wait(playing, time_left(until), FIRST_COMPLETED)
                    if not done:
                        return  # the time is up
                    for game in done:
                        yield game.result()
                    playing |= {executor.submit(_play, one) for one in islice(waiting, len(done))}
            except BrokenProcessPool as error:
                raise CannotRun("worker-died") from error
            finally:
                executor.shutdown(cancel_futures=True)

    return pool


def _open(battle: LabBattle) -> None:
    Thread(target=_leave_with_the_run, daemon=True).start()
    _arenas.append(Arena(battle))


def _leave_with_the_run() -> None:
    """If the run is killed, nobody takes what is played here."""
    run = parent_process()
    if run is not None:
        wait_for([run.sentinel])
        os._exit(1)


def _play(planned: PlannedGame) -> Played:
    return _arenas[-1].play(planned)


class Progress:
    """Tells how many games are done: on a terminal a line that overwrites itself, in a log a line now and then."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._start = self._next_line = monotonic()

    @property
    def seconds(self) -> float:
        return monotonic() - self._start

    def tell(self, done: int, standing: Callable[[], str]) -> None:
        """How it stands is asked for only where it is told."""
        is_last, on_terminal = done == self._games, sys.stderr.isatty()
        if not (on_terminal or is_last or monotonic() >= self._next_line):
            return
        line = f"{done:,} of {self._games:,} games, {standing()}, {self.seconds:.0f} s"
        before, after = ("\r", "\033[K") if on_terminal else ("", "")
        print(f"{before}{line}{after}", end="" if on_terminal and not is_last else "\n", file=sys.stderr, flush=True)
        self._next_line = monotonic() + PAUSE
