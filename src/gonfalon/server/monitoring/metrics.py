"""Metrics for Prometheus: counts and times, and nothing of what is played."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from gonfalon.server.game_server import GameServer
from gonfalon.server.troubles import STATUS

KEPT = 1.0
"""Seconds for which the text is told again."""
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self, table: GameServer) -> None:
        registry = self._registry = CollectorRegistry()
        self._answers = Counter("gonfalon_answers", "Responses sent", ["endpoint", "status"], registry=registry)
        self._troubles = Counter(
            "gonfalon_troubles", "Requests refused or failed", ["endpoint", "code"], registry=registry
        )
        self._seconds = Histogram(
            "gonfalon_answer_seconds", "Response time", ["endpoint"], buckets=SECONDS, registry=registry
        )
        self._counted: dict[tuple[str, int], tuple[Counter, Histogram]] = {}
        self._listening = Gauge("gonfalon_listening", "Open sockets and streams", ["kind"], registry=registry)
        self._turned_away = Counter("gonfalon_turned_away", "Requests refused for their number", registry=registry)
        self._told, self._told_at = b"", -inf
        self._gauge("gonfalon_matches_watched", "Matches with watchers", lambda: len(table.watchers.matches()))
        self._gauge("gonfalon_matches_in_memory", "Matches in memory", lambda: len(table.cache.kept))
        self._gauge(
            "gonfalon_conflicts", "Writes that lost to another process and were retried", lambda: table.writer.conflicts
        )
        self._gauge("gonfalon_fanout_alive", "Whether hints from other processes arrive", lambda: table.fanout.alive)

        registry.register(_Failures(table))

    def _gauge(self, name: str, help_: str, read: Callable[[], float]) -> None:
        Gauge(name, help_, registry=self._registry).set_function(read)

    def answered(self, endpoint: str, status: int, seconds: float) -> None:
        if (endpoint, status) not in self._counted:  # looking a metric up by its labels takes longer than counting
            self._counted[endpoint, status] = self._answers.labels(endpoint, status), self._seconds.labels(endpoint)
        answers, took = self._counted[endpoint, status]
        answers.inc()
        took.observe(seconds)

    def refused(self, endpoint: str, code: str) -> None:
        """All refusals by the rules share one label: which rule somebody tried to break may reveal what they hold."""
        self._troubles.labels(endpoint, code if code in STATUS else "rules").inc()

    def turn_away(self) -> None:
        self._turned_away.inc()

    @contextmanager
    def listening(self, kind: str) -> Iterator[None]:
        self._listening.labels(kind).inc()
        try:
            yield
        finally:
            self._listening.labels(kind).dec()

    def text(self) -> bytes:
        """Made once a second at most, however often it is read."""
        if time.monotonic() >= self._told_at + KEPT:
            self._told, self._told_at = generate_latest(self._registry), time.monotonic()
        return self._told


class _Failures(Collector):
    """What goes wrong in the background, by what it is."""

    def __init__(self, table: GameServer) -> None:
        self._table = table

    def collect(self) -> Iterator[Metric]:
        aside = GaugeMetricFamily("gonfalon_set_aside", "Matches that are left alone for a while", labels=["failed"])
        for failed, count in self._table.aside.counts().items():
            aside.add_metric([failed], count)
        yield aside
        failures = CounterMetricFamily(
            "gonfalon_background_failures", "Background work that failed and was begun anew", labels=["task"]
        )
        for task, count in self._table.duties.failures.items():
            failures.add_metric([task], count)
        yield failures
