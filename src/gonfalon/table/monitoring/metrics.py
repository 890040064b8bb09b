"""Metrics for Prometheus: counts and times, and nothing of what is played."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from gonfalon.table.table import Table
from gonfalon.table.troubles import STATUS

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self, table: Table) -> None:
        registry = self._registry = CollectorRegistry()
        self._answers = Counter("gonfalon_answers", "Responses sent", ["endpoint", "status"], registry=registry)
        self._troubles = Counter(
            "gonfalon_troubles", "Requests refused or failed", ["endpoint", "code"], registry=registry
        )
        self._seconds = Histogram(
            "gonfalon_answer_seconds", "Response time", ["endpoint"], buckets=SECONDS, registry=registry
        )
        self._listening = Gauge("gonfalon_listening", "Open sockets and streams", ["kind"], registry=registry)
        self._gauge("gonfalon_matches_watched", "Matches with watchers", lambda: len(table.watchers.matches()))
        self._gauge("gonfalon_matches_in_memory", "Matches in memory", lambda: len(table.cache.kept))
        self._gauge(
            "gonfalon_conflicts", "Writes that lost to another process and were retried", lambda: table.writer.conflicts
        )
        self._gauge("gonfalon_fanout_alive", "Whether hints from other processes arrive", lambda: table.fanout.alive)

    def _gauge(self, name: str, help_: str, read: Callable[[], float]) -> None:
        Gauge(name, help_, registry=self._registry).set_function(read)

    def answered(self, endpoint: str, status: int, seconds: float) -> None:
        self._answers.labels(endpoint, status).inc()
        self._seconds.labels(endpoint).observe(seconds)

    def refused(self, endpoint: str, code: str) -> None:
        """All refusals by the rules share one label: which rule somebody tried to break may reveal what they hold."""
        self._troubles.labels(endpoint, code if code in STATUS else "rules").inc()

    @contextmanager
    def listening(self, kind: str) -> Iterator[None]:
        self._listening.labels(kind).inc()
        try:
            yield
        finally:
            self._listening.labels(kind).dec()

    def text(self) -> bytes:
        return generate_latest(self._registry)
