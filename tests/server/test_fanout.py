"""Processes that tell each other what was written, and what happens while they cannot."""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator

import pytest
from redis.asyncio import Redis

from gonfalon.server.fanout import Fanout, MemoryFanout
from gonfalon.server.redis_fanout import KEPT, RedisFanout
from tests.patience import PATIENCE, until
from tests.server.services import Services, own_services

Heard = list[tuple[str, int]]


class Process:
    """One that has opened a fanout and notes what it hears."""

    def __init__(self, fanout: Fanout) -> None:
        self.fanout = fanout
        self.heard: Heard = []

    async def open(self) -> "Process":
        await self.fanout.open(self.hear)
        return self

    def hear(self, match: str, version: int) -> None:
        self.heard.append((match, version))


@pytest.fixture(params=["memory", "redis"])
async def two(request: pytest.FixtureRequest) -> AsyncIterator[tuple[Process, Process]]:
    make = _memory() if request.param == "memory" else _redis(request.getfixturevalue("fresh_redis"))
    one, other = [await Process(make()).open() for _ in range(2)]
    yield one, other
    await one.fanout.close()
    await other.fanout.close()


def _memory() -> Callable[[], Fanout]:
    ears: list[Callable[[str, int], None]] = []
    return lambda: MemoryFanout(ears)


def _redis(url: str) -> Callable[[], Fanout]:
    return lambda: RedisFanout(url)


async def test_everybody_hears_everything(two: tuple[Process, Process]) -> None:
    """What one publishes all hear in order, itself included."""
    one, other = two
    assert one.fanout.alive
    assert other.fanout.alive
    await one.fanout.publish("a match", 1)
    await one.fanout.publish("navas-2 ⚔", 2)
    await one.fanout.publish("a match", -1)
    told = [("a match", 1), ("navas-2 ⚔", 2), ("a match", -1)]
    await until(lambda: one.heard == other.heard == told)
    await other.fanout.publish("a match", 3)
    await until(lambda: one.heard == other.heard == [*told, ("a match", 3)])


async def test_nothing_is_heard_from_within_publish(two: tuple[Process, Process]) -> None:
    """Whoever publishes may hold a lock that hearing wants."""
    one, _ = two
    await one.fanout.publish("a match", 1)
    assert one.heard == []
    await until(lambda: one.heard == [("a match", 1)])


async def test_one_leaves(two: tuple[Process, Process]) -> None:
    """What it published just before still reaches the others; it is not told any more, and those who stay go on."""
    one, other = two
    await one.fanout.publish("a match", 1)
    await one.fanout.close()
    assert not one.fanout.alive
    await until(lambda: other.heard == [("a match", 1)])
    await other.fanout.publish("a match", 2)
    await until(lambda: other.heard == [("a match", 1), ("a match", 2)])
    assert ("a match", 2) not in one.heard


async def test_databases_of_one_redis_are_apart(redis_url: str) -> None:
    """Two sites may share a Redis."""
    server = redis_url.rpartition("/")[0]
    one, other = await Process(RedisFanout(f"{server}/0")).open(), await Process(RedisFanout(f"{server}/15")).open()
    await one.fanout.publish("a match", 1)
    await other.fanout.publish("another", 2)
    await until(lambda: one.heard == [("a match", 1)] and other.heard == [("another", 2)])
    await one.fanout.close()
    await other.fanout.close()


async def test_nonsense_does_not_end_the_hearing(fresh_redis: str, caplog: pytest.LogCaptureFixture) -> None:
    """A message that nobody understands, or that a listener fails at, is passed over."""
    process = Process(RedisFanout(fresh_redis))

    def hear(match: str, version: int) -> None:
        if match == "bad":
            raise ValueError("cannot hear this")
        process.hear(match, version)

    await process.fanout.open(hear)
    async with Redis.from_url(fresh_redis) as redis:
        await redis.publish(f"gonfalon.server.{fresh_redis.rpartition('/')[2]}", "nonsense")
    await process.fanout.publish("bad", 1)
    await process.fanout.publish("good", 2)
    await until(lambda: process.heard == [("good", 2)])
    assert len(caplog.records) == 2
    await process.fanout.close()


@pytest.mark.full
async def test_opening_and_closing_in_a_hurry(fresh_redis: str) -> None:
    """Whatever is under way when a process leaves, it leaves at once."""
    for version in range(60):
        process = await Process(RedisFanout(fresh_redis)).open()
        await process.fanout.publish("a match", version)
        await asyncio.sleep(version / 60_000)
        async with asyncio.timeout(PATIENCE):
            await process.fanout.close()


# Redis in trouble.


@pytest.fixture(scope="module")
def own_redis() -> Iterator[Services]:
    with own_services("redis") as services:
        yield services


@pytest.fixture
async def shaken(own_redis: Services) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes on a Redis that the test may mistreat."""
    own_redis.start()
    one, other = [await Process(RedisFanout(own_redis.redis_url)).open() for _ in range(2)]
    yield one, other
    await one.fanout.close()
    await other.fanout.close()


@pytest.mark.full
async def test_redis_is_killed(
    own_redis: Services, shaken: tuple[Process, Process], caplog: pytest.LogCaptureFixture
) -> None:
    """Publishing goes on as if nothing had happened; with Redis back all hear that they may have missed something."""
    one, other = shaken
    os.kill(own_redis.pid("redis"), signal.SIGKILL)
    await until(lambda: not one.fanout.alive and not other.fanout.alive)
    for version in range(KEPT + 10):
        await one.fanout.publish("a match", version)
    await until(lambda: len(_warnings(caplog)) >= 2)
    assert one.heard == other.heard == []
    own_redis.start()
    await until(lambda: one.fanout.alive and other.fanout.alive)
    await until(lambda: ("", 0) in one.heard and ("", 0) in other.heard)
    await other.fanout.publish("a match", -1)
    await until(lambda: ("a match", -1) in one.heard and ("a match", -1) in other.heard)
    assert one.heard.count(("", 0)) == other.heard.count(("", 0)) == 1
    assert len(_warnings(caplog)) <= 4, "once for each process and direction"


def _warnings(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno == logging.WARNING]


@pytest.mark.full
async def test_hint_outlives_a_broken_connection(own_redis: Services, shaken: tuple[Process, Process]) -> None:
    """What could not be sent is sent again, to those who never noticed anything."""
    one, other = shaken
    await one.fanout.publish("a match", 1)
    await until(lambda: other.heard == [("a match", 1)])
    async with Redis.from_url(own_redis.redis_url) as redis:
        await redis.client_kill_filter(_type="normal", skipme=True)
    await one.fanout.publish("a match", 2)
    await until(lambda: ("a match", 2) in other.heard)
    assert ("", 0) not in other.heard


@pytest.mark.full
async def test_redis_freezes(own_redis: Services, shaken: tuple[Process, Process]) -> None:
    """A Redis that keeps its connections but says nothing is noticed too."""
    one, other = shaken
    pid = own_redis.pid("redis")
    os.kill(pid, signal.SIGSTOP)
    try:
        async with asyncio.timeout(PATIENCE):
            await one.fanout.publish("a match", 1)
        await until(lambda: not one.fanout.alive and not other.fanout.alive)
    finally:
        os.kill(pid, signal.SIGCONT)
    await until(lambda: one.fanout.alive and other.fanout.alive)
    await until(lambda: ("", 0) in one.heard and ("", 0) in other.heard)


@pytest.mark.full
async def test_redis_comes_later(own_redis: Services) -> None:
    """A process may start before Redis does, and then hears that it may have missed something."""
    own_redis.stop()
    process = await Process(RedisFanout(own_redis.redis_url)).open()
    assert not process.fanout.alive
    await process.fanout.publish("a match", 1)
    own_redis.start()
    await until(lambda: process.heard[:1] == [("", 0)] and process.fanout.alive)
    await process.fanout.close()


@pytest.mark.full
async def test_closing_without_redis(own_redis: Services) -> None:
    """A process may leave while Redis is away."""
    own_redis.stop()
    process = await Process(RedisFanout(own_redis.redis_url)).open()
    await process.fanout.publish("a match", 1)
    async with asyncio.timeout(PATIENCE):
        await process.fanout.close()
