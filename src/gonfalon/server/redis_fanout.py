"""Fan-out through Redis: one channel, and one subscription per process."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as Unreachable
from redis.exceptions import RedisError

from gonfalon.server.fanout import Hear

PATIENCE = 1.0
"""Seconds of silence before we ping Redis, and timeout for its responses."""
PAUSE = 0.2
"""Seconds between two attempts to connect."""
KEPT = 10_000
"""How many hints are queued while Redis is down. Older ones are dropped: after an outage everybody polls anyway."""

LISTEN, PUBLISH = "subscribe to", "publish to"
LOG = logging.getLogger("gonfalon.server")


class RedisFanout:
    """A Fanout for many processes. `failures` counts lost connections and failed attempts to connect."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(
            url,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )
        # Channels are shared by all databases of a Redis server.
        self._channel = f"gonfalon.server.{self._redis.connection_pool.connection_kwargs.get('db', 0)}"
        self._hints: deque[tuple[str, int]] = deque(maxlen=KEPT)
        self._has_hints = asyncio.Event()
        self._subscribed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._in_trouble: set[str] = set()
        self.failures = 0

    async def open(self, hear: Hear) -> None:
        self._tasks = [
            asyncio.create_task(self._for_ever(LISTEN, lambda: self._listen(hear))),
            asyncio.create_task(self._for_ever(PUBLISH, self._send)),
        ]
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._subscribed.wait()

    async def close(self) -> None:
        await asyncio.gather(*(_ended(task) for task in self._tasks))
        with suppress(RedisError, OSError):
            async with asyncio.timeout(PATIENCE):
                await self._flush()
        await self._redis.aclose()

    async def publish(self, match: str, version: int) -> None:
        self._hints.append((match, version))
        self._has_hints.set()

    @property
    def alive(self) -> bool:
        return self._subscribed.is_set()

    async def _for_ever(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # whatever redis-py raises, keep trying
                self._fail(what, error)
            await asyncio.sleep(PAUSE)

    def _fail(self, what: str, error: Exception) -> None:
        self.failures += 1
        if what not in self._in_trouble:
            self._in_trouble.add(what)
            LOG.warning("cannot %s Redis, retrying", what, extra={"why": str(error)})

    # Publishing.

    async def _send(self) -> None:
        while True:
            await self._has_hints.wait()
            await self._flush()
            self._in_trouble.discard(PUBLISH)

    async def _flush(self) -> None:
        """Publish all queued hints as one message, one in a line. If it fails, they stay queued."""
        hints, self._hints = self._hints, deque(maxlen=KEPT)
        self._has_hints.clear()
        if not hints:
            return
        try:
            await self._redis.publish(self._channel, "\n".join(f"{version} {match}" for match, version in hints))
        except BaseException:
            self._hints = deque([*hints, *self._hints], maxlen=KEPT)
            self._has_hints.set()
            raise

    # Subscribing.

    async def _listen(self, hear: Hear) -> None:
        try:
            async with self._redis.pubsub() as heard:
                await heard.subscribe(self._channel)
                while True:
                    self._take(await _next_message(heard), hear)
        finally:
            self._subscribed.clear()

    def _take(self, message: dict[str, Any], hear: Hear) -> None:
        if message["type"] == "subscribe":
            with _unharmed():
                self._subscribed_now(hear)
        elif message["type"] == "message":
            for line in message["data"].split(b"\n"):
                with _unharmed():
                    version, _, match = line.decode().partition(" ")
                    hear(match, int(version))

    def _subscribed_now(self, hear: Hear) -> None:
        again = self._subscribed.is_set() or LISTEN in self._in_trouble
        self._in_trouble.discard(LISTEN)
        self._subscribed.set()
        if again:
            LOG.warning("subscribed to Redis again")
            hear("", 0)


@contextmanager
def _unharmed() -> Iterator[None]:
    """Whatever is wrong with one hint, the next one is heard."""
    try:
        yield
    except Exception:
        LOG.exception("cannot handle a message from Redis")


async def _next_message(heard: PubSub) -> dict[str, Any]:
    """The next message. If there is none for a while, ping Redis."""
    message = await heard.get_message(timeout=PATIENCE)
    if message is None:
        await heard.ping()
        message = await heard.get_message(timeout=PATIENCE)
    if message is None:
        raise Unreachable("no response to a ping")
    return dict(message)


async def _ended(task: asyncio.Task[None]) -> None:
    """On Python 3.11 redis-py may swallow a cancellation at the wrong moment, so one may not be enough."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=0.1)
