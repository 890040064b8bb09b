"""Plays in several processes of this machine, each with a game at a time."""

import os
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread

from gonfalon.lab.runs.planned import LabBattle, PlannedGame
from gonfalon.lab.runs.played import Arena, Played
from gonfalon.lab.runs.run import Pool, time_left
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
