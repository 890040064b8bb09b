"""For the operators of a server: logs, the health check and metrics.

Logs have one JSON object per line, or text at a terminal, and never words of a game, tickets or chat. The health check
proves health by doing: write and read back, publish and receive. Metrics count, and tell nothing of what is played.
"""

import asyncio
import logging
import secrets
import sys
import time
import traceback
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from math import inf
from time import perf_counter
from typing import Any

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from gonfalon.server.errors import STATUS
from gonfalon.server.game_server import GameServer
from gonfalon.server.stores.interface import StoreDown

_ALWAYS = set(vars(logging.makeLogRecord({}))) | {"message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        told |= _facts(record)
        if record.exc_info:
            told["trace"] = _trace(record.exc_info[1])
        return msgspec.json.encode(told, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """For a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        facts = ", ".join(f"{name}: {value}" for name, value in _facts(record).items())
        line = f"{record.levelname.capitalize()}: {record.getMessage()}{facts and f' ({facts})'}"
        return f"{line}\n{_trace(record.exc_info[1])}" if record.exc_info else line


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _ALWAYS}


def _trace(error: BaseException | None) -> str:
    """Where it happened, without the errors' own texts: these may reveal what a seat knows."""
    told = []
    while error is not None:
        told.append("".join(traceback.format_tb(error.__traceback__)) + type(error).__name__)
        error = error.__cause__
    return "\ncaused by\n".join(told)


def begin(level: str = "INFO") -> None:
    """Send everything that we and our libraries log to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if sys.stderr.isatty() else JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # These would log URLs with tickets in them, or every request.
    for name in ("uvicorn.access", "uvicorn.error", "websockets", "procrastinate"):
        logging.getLogger(name).setLevel(logging.WARNING)


PATIENCE = 6.0
"""Timeout in seconds, longer than a store takes to notice that its database is down."""


class Health(msgspec.Struct, frozen=True):
    """Milliseconds, or None for what failed. Without fan-out play goes on, but updates arrive a little later."""

    playable: bool
    write_and_read: float | None
    announce_and_hear: float | None
    set_aside: dict[str, int] = {}
    """How many matches this process cannot open, cannot end on time, or gets no answer for from their bots. All others
    are played on; the log names them."""
    failures: dict[str, int] = {}
    """How often each kind of background work has failed and was begun anew, since this process started."""


async def examine(table: GameServer) -> Health:
    written, heard = await asyncio.gather(_timed(_prove_store(table)), _timed(table.hear_oneself()))
    return Health(written is not None, written, heard, table.quarantine.counts(), dict(table.duties.failures))


async def _prove_store(table: GameServer) -> None:
    token = secrets.token_hex(8)
    if await table.store.prove(token) != token:
        raise StoreDown("read back another token than was written")


async def _timed(proof: Coroutine[Any, Any, None]) -> float | None:
    start = perf_counter()
    try:
        async with asyncio.timeout(PATIENCE):
            await proof
    except (StoreDown, TimeoutError):
        return None
    return round((perf_counter() - start) * 1000, 1)


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
            "gonfalon_conflicts",
            "Writes that lost to another process and were retried",
            lambda: table.matches.conflicts,
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
        for failed, count in self._table.quarantine.counts().items():
            aside.add_metric([failed], count)
        yield aside
        failures = CounterMetricFamily(
            "gonfalon_background_failures", "Background work that failed and was begun anew", labels=["task"]
        )
        for task, count in self._table.duties.failures.items():
            failures.add_metric([task], count)
        yield failures
