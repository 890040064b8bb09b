"""Plays on a cluster of Ray: batches of games as tasks.

A worker hands over each game as soon as it is finished, so one that dies loses only the game that it was at. Whatever
did not arrive of its batch is given to others.
"""

import logging
import os
import socket
from collections import Counter, deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from gonfalon.lab.runs.planned import CannotRun, LabBattle, PlannedGame
from gonfalon.lab.runs.played import Arena, Played
from gonfalon.lab.runs.run import Pool, time_left

log = logging.getLogger("gonfalon.lab")

LOOPBACK = "127.0.0.1"
LARGEST_BATCH = 10
SHARES = 4
"""Batches become smaller towards the end, so that all workers finish at about the same time."""
TRIES = 3
"""A game at which so many workers have died is given up, and the run with it."""
QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}


def on_ray(address: str) -> Pool:
    """On the cluster at an address."""

    def pool(battle: LabBattle, planned: Sequence[PlannedGame], until: float) -> Generator[Played]:
        with connected(address) as ray:
            yield from Batches(ray, battle, planned).play(until)

    return pool


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray itself, while it runs. Raises CannotRun."""
    _check_answers(address)
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of a change to come
    if address.startswith((LOOPBACK, "localhost")):
        # Without this Ray takes the machine's own address for the loopback and listens to everybody.
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    import ray  # noqa: PLC0415 - only whoever asks for it needs it, and it reads the environment when it is imported

    try:
        ray.init(address=address, **QUIET)
        yield ray
    finally:
        ray.shutdown()


def _check_answers(address: str) -> None:
    """Ray itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, ValueError, OverflowError) as error:
        raise CannotRun("no-cluster", address=address) from error


class Batches:
    """Games that are shared out among the workers of Ray."""

    def __init__(self, ray: Any, battle: LabBattle, planned: Sequence[PlannedGame]) -> None:
        self._ray, self._battle = ray, battle
        self._task = ray.remote(num_cpus=1, num_returns="streaming", max_retries=0)(_play_batch)
        self._waiting = deque(planned)
        self._under_way: dict[Any, deque[PlannedGame]] = {}
        self._deaths = Counter[int]()
        self._workers = 0

    def play(self, until: float) -> Iterator[Played]:
        """In the order in which they arrive, until a moment of the monotonic clock."""
        while self._waiting or self._under_way:
            self._submit()
            ready, _ = self._ray.wait(list(self._under_way), num_returns=1, timeout=time_left(until))
            if not ready:
                return  # the time is up
            yield from self._arrived(ready[0])

    def _submit(self) -> None:
        """One batch more than there are workers, so that nobody has to wait for the next one."""
        if len(self._under_way) > self._workers:
            return
        self._workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        while self._waiting and len(self._under_way) <= self._workers:
            size = max(1, min(LARGEST_BATCH, len(self._waiting) // (SHARES * self._workers)))
            batch = deque(self._waiting.popleft() for _ in range(size))
            self._under_way[self._task.remote(self._battle, list(batch))] = batch

    def _arrived(self, task: Any) -> Iterator[Played]:
        """The next game of a task, unless it has none any more, or its worker died."""
        from ray.exceptions import RayError, RayTaskError  # noqa: PLC0415 - see above

        try:
            played: Played = self._ray.get(next(task))
        except StopIteration:
            del self._under_way[task]
        except RayTaskError:
            raise  # a bot's mistake: whoever plays that game again will meet it again
        except RayError as error:
            self._give_to_others(task, error)
        else:
            self._under_way[task].popleft()
            yield played

    def _give_to_others(self, task: Any, error: Exception) -> None:
        batch = self._under_way.pop(task)
        log.warning("a worker died; %d games of its batch had not arrived and go to others", len(batch))
        self._waiting.extendleft(reversed(batch))
        if batch:
            self._deaths[batch[0].number] += 1
            if self._deaths[batch[0].number] == TRIES:
                raise CannotRun("deadly-game", number=batch[0].number, times=TRIES) from error


def _play_batch(battle: LabBattle, planned: Sequence[PlannedGame]) -> Iterator[Played]:
    arena = Arena(battle)
    for one in planned:
        yield arena.play(one)
