"""What the processes of a site have used so far."""

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import psycopg
from redis import Redis

from proof.load.contender import TICK
from tests.server.services import Services

Used = dict[str, float]
"""Seconds of processor time by process; commits of PostgreSQL, and bytes written ahead; seconds that passed."""


class Meters:
    def __init__(self, services: Services, processes: Mapping[str, int]) -> None:
        """`processes` are the roots of trees of processes."""
        self._processes = {**processes, "PostgreSQL": services.pid("postgres")}
        self._redis = Redis.from_url(services.redis_url)
        self._postgres: psycopg.Connection[Any] = psycopg.connect(services.postgres_dsn, autocommit=True)

    def __enter__(self) -> "Meters":
        return self

    def __exit__(self, *_: object) -> None:
        self._redis.close()
        self._postgres.close()

    def read(self) -> Used:
        spent = {name: processor_time(pid) for name, pid in self._processes.items()}
        return spent | self._in_postgres() | {"Redis": self._in_redis(), "seconds": time.perf_counter()}

    def since(self, before: Used) -> Used:
        now = self.read()
        return {name: now[name] - before[name] for name in now}

    def _in_redis(self) -> float:
        told: Any = self._redis.info("cpu")
        return float(told["used_cpu_user"] + told["used_cpu_sys"])

    def _in_postgres(self) -> dict[str, float]:
        [found] = self._postgres.execute(
            "SELECT pg_snapshot_xmax(pg_current_snapshot())::text, pg_current_wal_lsn() - '0/0'"
        ).fetchall()
        return {"commits": float(found[0]), "wal": float(found[1])}


def processor_time(root: int) -> float:
    """Seconds of a process and of all processes that it has started, also of those that have ended."""
    try:
        threads = [*Path(f"/proc/{root}/task").iterdir()]
        spent = sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9
        ended = Path(f"/proc/{root}/stat").read_text().rpartition(")")[2].split()[13:15]
        children = [child for thread in threads for child in (thread / "children").read_text().split()]
    except OSError:  # it ended a moment ago, and its parent counts it
        return 0.0
    return spent + sum(map(int, ended)) * TICK + sum(processor_time(int(child)) for child in children)


def per_action(used: Used, resting: Used, actions: int) -> Used:
    """Each for one action, without what the same processes use while nobody acts."""
    share = used["seconds"] / resting["seconds"]
    return {name: (used[name] - resting.get(name, 0.0) * share) / actions for name in used}
