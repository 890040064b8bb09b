"""How often somebody may ask. Whoever asks more often is told when to come back."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from math import ceil
from time import monotonic
from typing import Any
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection
from throttled import store
from throttled.asyncio import store as shared_store
from throttled.asyncio.rate_limiter.gcra import GCRARateLimiter as SharedLimiter
from throttled.rate_limiter import Quota, per_duration
from throttled.rate_limiter.gcra import GCRARateLimiter as OwnLimiter

from gonfalon.server.errors import Troubled, troubled
from gonfalon.server.http.requests import NO_TICKET, Kind, household_of, name_of
from gonfalon.server.tokens import WATCHER, Ticket

BURST = timedelta(seconds=10)
"""Requests may come unevenly, as long as they are not too many in this time."""
MOST_KNOWN = 20_000
"""How many of a kind are counted at once; the one longest unheard of is dropped."""
PENALTY = 1.0
"""Seconds before a refusal is sent: whoever does not wait as told is made to."""
MOST_HELD = 1_000
"""Refusals that may wait at once."""
OWN_SHARE = 4
"""Of several processes each lets a fourth of what is allowed pass before it asks Redis, which takes as long as the rest
of a request."""
LISTEN_AGAIN = 10
"""Seconds after which whoever listens too often may try again."""
PATIENCE = 0.5
"""Seconds in which Redis must answer."""
ALONE = 5.0
"""Seconds for which a process counts alone when Redis has not answered."""

log = logging.getLogger("gonfalon.server")


def quotas(each_second: int, matches_daily: int = 0) -> dict[Kind, Quota]:
    """An address may be shared by a whole club. Chat, new matches and open seats have smaller measures of their own."""
    daily: dict[Kind, Quota] = {"match": _quota(matches_daily, timedelta(days=1))} if matches_daily else {}
    return daily | {
        "address": _quota(each_second * 10, BURST),
        "ticket": _quota(max(1, each_second * 10 // 4), BURST),
        "connection": _quota(each_second * 10, BURST),
        "chat": _quota(20, timedelta(minutes=1)),
        "seat": _quota(10, timedelta(hours=1)),
    }


def _quota(most: int, during: timedelta) -> Quota:
    return per_duration(during, most, burst=most)


class Rates:
    """Counts requests, in this process and, with `redis`, in all that share it. `each_second` of 0: no limit.

    It also counts who listens, because behind a proxy connections do not tell.
    """

    def __init__(
        self, each_second: int, redis: str | None = None, most_listening: int = 0, matches_daily: int = 0
    ) -> None:
        self._most_listening = most_listening
        self._listening: Counter[str] = Counter()
        self._is_on = each_second > 0
        self.each_second = each_second
        self._waiting = 0
        self.blocked: frozenset[str] = frozenset()
        """Addresses from which nobody may ask anything."""
        self._alone_until = 0.0
        kinds = quotas(each_second, matches_daily) if self._is_on else {}
        self._own = {kind: OwnLimiter(quota, _memory()) for kind, quota in kinds.items()}
        self._redis = _Redis(redis) if redis and self._is_on else None
        self._shared = {kind: SharedLimiter(quota, self._redis) for kind, quota in kinds.items() if self._redis}

    async def close(self) -> None:
        if self._redis:
            await self._redis.close()

    async def check(self, kind: Kind, who: str, cost: int = 1) -> None:
        """Count a request. Raises Troubled, after a pause, if it is one too many."""
        if who in self.blocked:
            raise troubled("blocked")
        wait = await self._wait_of(kind, who, cost) if kind in self._own else 0.0
        if wait > 0:
            await self._hold()
            raise too_many_today(wait) if kind == "match" else too_often(wait)

    async def count(self, asked: HTTPConnection, ticket: Ticket, weight: int = 1) -> None:
        """Raises Troubled if this address or this ticket asks too often. Many may watch with the same ticket."""
        if weight > 1:  # the first was counted before it was known what is asked
            await self.check("address", household_of(asked), weight - 1)
        if ticket is not NO_TICKET and ticket.seat != WATCHER:
            await self.check("ticket", name_of(ticket), weight)

    @contextmanager
    def listening(self, who: str) -> Iterator[None]:
        """For as long as a stream or socket of this address is open."""
        self._listening[who] += 1
        try:
            yield
        finally:
            self._listening[who] -= 1
            if not self._listening[who]:
                del self._listening[who]

    def check_listening(self, who: str) -> None:
        """Raises Troubled if this address has too many streams and sockets."""
        if self._is_on and self._listening[who] >= self._most_listening:
            raise too_often(LISTEN_AGAIN)

    def is_too_often_here(self, kind: Kind, who: str) -> bool:
        """Count something that concerns only this process."""
        return self._is_on and self._own[kind].limit(f"{kind} {who}").limited

    async def _wait_of(self, kind: Kind, who: str, cost: int) -> float:
        own, name = self._own[kind], f"{kind} {who}"
        found = own.limit(name, cost)
        is_small = found.state.remaining * OWN_SHARE > own.quota.burst * (OWN_SHARE - 1)
        if found.limited or is_small or not self._shared or monotonic() < self._alone_until:
            return found.state.retry_after
        try:
            return (await self._shared[kind].limit(name, cost)).state.retry_after
        except Exception as error:  # whatever redis-py raises must not keep anybody from playing
            log.warning("cannot count requests in Redis, counting alone", extra={"why": str(error)})
            self._alone_until = monotonic() + ALONE
            return 0.0

    async def _hold(self) -> None:
        if self._waiting >= MOST_HELD:
            return
        self._waiting += 1
        try:
            await asyncio.sleep(PENALTY)
        finally:
            self._waiting -= 1


def _memory() -> store.MemoryStore:
    """One for each kind, so that many of one kind drop none of another."""
    return store.MemoryStore(options={"MAX_SIZE": MOST_KNOWN})


class _Redis(shared_store.RedisStore):
    def __init__(self, url: str) -> None:
        super().__init__(server=url, options={"SOCKET_TIMEOUT": PATIENCE, "SOCKET_CONNECT_TIMEOUT": PATIENCE})

    async def close(self) -> None:
        client: Any = self._backend.get_client()
        await client.connection_pool.disconnect()
        await client.aclose()


def too_many_today(wait: float) -> Troubled:
    return troubled("too-many-today", minutes=ceil(wait / 60))


def too_often(wait: float) -> Troubled:
    seconds = max(1, ceil(wait))
    error = troubled("too-often", seconds=seconds)
    error.headers["Retry-After"] = str(seconds)
    return error


class Turns:
    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, who: str) -> asyncio.Lock:
        """Held by one of them. It is forgotten when nobody holds it or waits for it."""
        return self._locks.setdefault(who, asyncio.Lock())
