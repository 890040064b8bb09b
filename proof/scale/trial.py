"""A site of three table processes and a worker, on its own servers, and what its parts use while people play."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from typing import NamedTuple

import psycopg

from gonfalon.server.admin import move_finished
from gonfalon.server.stores.postgres import PostgresStore
from gonfalon.server.stores.sqlite import Archive
from proof.load import throughput
from proof.load.contender import _posting
from proof.load.scripted import Scripted, begin_matches
from proof.load.server import Measured
from proof.scale import against_bots
from proof.scale.meters import Meters, Used, per_action
from proof.scale.paced import Player, by_requests, listening, over_sockets
from tests.server.processes import KEY, UNBOUNDED, Process
from tests.server.services import Services

COUNTED = UNBOUNDED | {"GONFALON_RATE": "1000000"}
"""Requests are counted as at an open table, but nobody is refused."""
HERE, THERE, FORGETFUL, WORKER = "a table", "another table", "a forgetful table", "a worker"
OWN_EARS = 4
REMEMBERED = 12
"""Matches that the forgetful one keeps at hand."""
FORGET = f"""
from gonfalon.cli import main
from gonfalon.server.matches import cache
cache.KEPT = {REMEMBERED}
main()
"""
AT_ONCE = 32
KINDS = {
    "posted": "by request while nobody listens, with more subscribers at Redis",
    "heard": "by request while both players listen on their sockets",
    "played": "over their sockets",
    "apart": "over their sockets, each player at another process",
}
LONG = 4
"""Times as long a rest: there is so little to see."""
LOOKS = 300
PATIENCE = 60
SETTLED = 0.01
"""Seconds for each socket until all of them have looked for what they may have missed."""
OVER_SOCKETS = ("played", "apart")
PLAYED_BEFORE = 12
"""Actions, so that a match has a snapshot."""


class Dose(NamedTuple):
    rounds: int = 3
    seconds: float = 7.0
    rest: float = 3.0
    """Seconds for which the same processes are watched while nobody acts."""
    rate: float = 120.0
    """Actions in a second: so few that most are written alone."""
    matches: int = 24
    crowd: int = 4 * REMEMBERED
    """Matches at the forgetful table."""
    idle: int = 400
    """Matches in which nothing happens while both players listen."""
    against_bots: int = 32
    whole: int = 80
    """Matches that are played to their end."""
    thinking: float = 5.0
    """Seconds for each battle."""
    ears: int = 20
    """Further subscribers of Redis in some of the rounds."""


class Trial:
    def __init__(self, services: Services, dose: Dose, stack: ExitStack) -> None:
        self._services = services
        self.dose = dose
        programs = dict.fromkeys((HERE, THERE), ("-m", "gonfalon")) | {FORGETFUL: ("-c", FORGET)}
        tables = {name: stack.enter_context(_table(services, program)) for name, program in programs.items()}
        self.here, self.there, self.forgetful = tables.values()
        worker = stack.enter_context(_worker(services))
        pids = {name: table.pid for name, table in tables.items()} | {WORKER: worker.pid}
        self._meters = stack.enter_context(Meters(services, pids))

    async def acted(self, kind: str) -> Used:
        """The cost of an action, by what KINDS says of it."""
        matches = await begin_matches(self.here, self.dose.matches)
        tables = (self.here, self.there if kind == "apart" else self.here)
        async with AsyncExitStack() as stack:
            if kind == "posted":
                stack.enter_context(_deaf_ears(self._services, self.dose.ears))
            return await self._acted(matches, () if kind == "posted" else tables, stack, over=kind in OVER_SOCKETS)

    async def hurried(self) -> Used:
        """The same by request, as fast as the table answers; nobody listens."""
        matches = await begin_matches(self.here, self.dose.whole)
        resting, before = await self._resting(), self._meters.read()
        await _play_through(self.here, matches)
        return per_action(self._meters.since(before), resting, sum(len(match.sends) for match in matches))

    async def crowded(self) -> Used:
        """The same in a crowd of matches that the process cannot all keep at hand."""
        begun = await begin_matches(self.forgetful, self.dose.crowd)
        await _play_through(self.forgetful, [match._replace(sends=match.sends[:PLAYED_BEFORE]) for match in begun])
        matches = [match._replace(sends=match.sends[PLAYED_BEFORE:]) for match in begun]
        async with AsyncExitStack() as stack:
            return await self._acted(matches, (self.forgetful, self.forgetful), stack, over=True)

    async def idle_sockets(self) -> tuple[float, float]:
        """What a socket costs the table in a second in which nothing happens, and its bytes. Call it early."""
        matches = await begin_matches(self.there, self.dose.idle, most=2)
        resting, memory = await self._resting(LONG), self.there.memory()
        async with AsyncExitStack() as stack:
            lines = await listening(matches, (self.there, self.there), stack)
            await asyncio.sleep(SETTLED * len(lines))
            used, each = await self._resting(LONG), (self.there.memory() - memory) / len(lines)
        return per_action(used, resting, int(len(lines) * used["seconds"]))[THERE], each

    async def looked(self) -> float:
        """What it costs PostgreSQL to be asked for the versions of that many matches."""
        store = PostgresStore(self.here.postgres)
        await store.open()
        matches = [row.id for row in await store.rows(limit=self.dose.idle)]
        resting, before = await self._resting(), self._meters.read()
        for _ in range(LOOKS):
            await store.versions(matches)
        used = self._meters.since(before)
        await store.close()
        return per_action(used, resting, LOOKS)["PostgreSQL"] / len(matches)

    async def _acted(
        self, matches: list[Scripted], tables: Sequence[Measured], stack: AsyncExitStack, *, over: bool
    ) -> Used:
        pause = len(matches) / self.dose.rate
        lines = await listening(matches, tables, stack)
        await asyncio.sleep(SETTLED * len(lines))
        resting = await self._resting()
        players = over_sockets(matches, lines, pause) if over else await by_requests(self.here, matches, pause, stack)
        await asyncio.sleep(1)
        done, received, before = _done(players), sum(line.received for line in lines.values()), self._meters.read()
        await asyncio.sleep(self.dose.seconds)
        used, done = self._meters.since(before), _done(players) - done
        for player in players:
            player.stop()
        used["sent"] = sum(line.received for line in lines.values()) - received
        assert done, "nobody has acted"
        return per_action(used, resting, done)

    async def _resting(self, times: int = 1) -> Used:
        await asyncio.sleep(2)
        before = self._meters.read()
        await asyncio.sleep(times * self.dose.rest)
        return self._meters.since(before)

    async def against_bots(self, store: float) -> tuple[float, float]:
        """What a decision costs the worker and PostgreSQL, if `store` is what an action of a person costs it."""
        async with AsyncExitStack() as stack:
            resting = await self._resting()
            persons = await against_bots.people(self.here, self.dose.against_bots, 0.5, stack)
            async with asyncio.timeout(PATIENCE):  # the first question begins the process that thinks
                while not against_bots.decided(self.here, persons):
                    await asyncio.sleep(0.2)
            acted, decided = sum(person.done for person in persons), against_bots.decided(self.here, persons)
            before = self._meters.read()
            await asyncio.sleep(self.dose.seconds)
            used = self._meters.since(before)
            decided = against_bots.decided(self.here, persons) - decided
            acted = sum(person.done for person in persons) - acted
            assert decided, "no bot has decided"
            cost = per_action(used, resting, decided)
            return cost[WORKER] * 1000, cost["PostgreSQL"] * 1000 - store * acted / decided

    async def matches_at_hand(self) -> float:
        """Bytes of a match. Call it early: memory that was used before is used again."""
        await _play_through(self.here, await begin_matches(self.here, 8))
        before = self.here.memory()
        await _play_through(self.here, await begin_matches(self.here, self.dose.whole, most=60))
        return (self.here.memory() - before) / self.dose.whole

    async def stored(self) -> tuple[float, float]:
        """Bytes of a finished match in the database and in an archive."""
        before, matches = self._size(), await begin_matches(self.here, self.dose.whole)
        await _play_through(self.here, matches)
        each = (self._size() - before) / len(matches)
        store, kept = PostgresStore(self.here.postgres), Archive(self._services.folder / "archive.sqlite")
        await store.open()
        await kept.open()
        moved = await move_finished(store, kept, int(time.time() * 1000) + 1000)
        await kept.close()
        await store.close()
        return each, (self._services.folder / "archive.sqlite").stat().st_size / len(moved)

    def _size(self) -> int:
        with psycopg.connect(self.here.postgres, autocommit=True) as connection:
            connection.execute("VACUUM FULL gonfalon_matches, gonfalon_log")
            [(size,)] = connection.execute(
                "SELECT pg_total_relation_size('gonfalon_matches') + pg_total_relation_size('gonfalon_log')"
            ).fetchall()
        return int(size)


async def _play_through(table: Measured, matches: list[Scripted]) -> None:
    """As fast as it is answered."""
    async with AsyncExitStack() as stack:
        players = await _posting(table, matches, AT_ONCE, stack)
        while _done(players) < sum(len(match.sends) for match in matches):
            await asyncio.sleep(0.05)
        for player in players:
            player.stop()


def _done(players: Sequence[Player | throughput._Player]) -> int:
    return sum(player.done for player in players)


def _places(services: Services) -> tuple[str, ...]:
    return "--postgres", services.postgres_dsn, "--redis", services.redis_url


@contextmanager
def _table(services: Services, program: tuple[str, ...]) -> Iterator[Measured]:
    process = Process(services.folder, *_places(services), program=(sys.executable, *program), environment=COUNTED)
    process.start()
    try:
        yield Measured(process, services.postgres_dsn)
    finally:
        process.stop()


@contextmanager
def _worker(services: Services) -> Iterator["subprocess.Popen[bytes]"]:
    command = [sys.executable, "-m", "gonfalon", "worker", *_places(services)]
    process = subprocess.Popen(command, env=os.environ | {"GONFALON_KEYS": KEY}, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def _deaf_ears(services: Services, count: int) -> Iterator[None]:
    """Subscriptions to which Redis passes everything on, as to so many table processes."""
    host, port = services.redis_url.removeprefix("redis://").partition("/")[0].split(":")
    ears = [socket.create_connection((host, int(port))) for _ in range(count)]
    for ear in ears:
        ear.sendall(b"SUBSCRIBE gonfalon.server.0\r\n")
    yield
    for ear in ears:
        ear.close()
