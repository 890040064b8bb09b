"""Plays in several processes of this machine, each with a game at a time."""

from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from math import inf
from multiprocessing import get_context
from time import monotonic

from gonfalon.lab.runs.planned import LabBattle, PlannedGame
from gonfalon.lab.runs.played import Arena, Played
from gonfalon.lab.runs.run import Pool
from gonfalon.lab.runs.settings import CannotRun

_arenas: list[Arena] = []
"""Of a worker: the one that it plays in."""


def in_processes(workers: int) -> Pool:
    """On so many processes. Whoever stops it loses only the games that are being played."""

    def pool(battle: LabBattle, planned: Sequence[PlannedGame], until: float) -> Generator[Played]:
        with ProcessPoolExecutor(workers, get_context("spawn"), _open, (battle,)) as executor:
            waiting = iter(planned)
            # One more than there are workers, so that nobody has to wait for the next one.
            playing = {executor.submit(_play, one) for one in islice(waiting, workers + 1)}
            try:
                while playing:
                    done, playing = wait(playing, _left(until), FIRST_COMPLETED)
                    if not done:
                        return  # the time is up
                    for game in done:
                        playing |= {executor.submit(_play, one) for one in islice(waiting, 1)}
                        yield game.result()
            except BrokenProcessPool as error:
                raise CannotRun("worker-died") from error
            finally:
                executor.shutdown(cancel_futures=True)

    return pool


def _left(until: float) -> float | None:
    return None if until == inf else max(0.0, until - monotonic())


def _open(battle: LabBattle) -> None:
    _arenas.append(Arena(battle))


def _play(planned: PlannedGame) -> Played:
    return _arenas[-1].play(planned)
