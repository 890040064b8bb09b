"""All servers of one trial, in a folder of their own, on free ports of the loopback; and their supervisor."""

import asyncio
import os
import random
import secrets
import sys
from asyncio import Task, to_thread
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic

import psycopg

from proof.storm.bad import BadMatches
from proof.storm.victims import (
    POSTGRES,
    TABLE,
    WORKER,
    Backend,
    Postgres,
    Program,
    Redis,
    Victim,
    adopting,
    free_port,
)
from tests.server.faults import proxy
from tests.server.faults.disk import SETTINGS as SMALL
from tests.server.faults.disk import Disk
from tests.server.processes import UNBOUNDED
from tests.server.services import Services

EACH = 2
"""How many tables, and how many workers."""
SETTINGS = {"authentication_timeout": "5s"}
"""After a crash PostgreSQL waits this long, by default a minute, for clients that connected and then went silent."""
FORGETFUL = {"synchronous_commit": "off", "wal_writer_delay": "10s"}
"""PostgreSQL acknowledges what it has not yet written."""
ROOT = Path(__file__).parents[2]
LOOK = 0.25
"""Seconds between the supervisor's checks."""


class House:
    """Two tables behind nginx, two workers, PostgreSQL and Redis."""

    def __init__(self, folder: Path, rng: random.Random, *, small_disk: bool = False) -> None:
        self.folder = folder
        self._rng = rng
        self._disk = Disk(folder / "postgres") if small_disk else None
        self._offset = folder / "offset"
        self._services = {name: Services(folder, name) for name in ("postgres", "redis")}
        self._programs: list[Program] = []
        self._proxy: Program | None = None
        self._victims: list[Victim] = []
        self._mending: set[Program] = set()
        self._supervising: Task[None] | None = None
        self.key = secrets.token_urlsafe(32)
        self.address = ""
        self.tables: list[str] = []
        self.fell: Counter[str] = Counter()
        """Processes of ours that ended by themselves, by kind. The supervisor starts them again."""
        self.away: Counter[str] = Counter()
        """The longest downtime of each kind, in milliseconds."""

    @property
    def dsn(self) -> str:
        return self._services["postgres"].postgres_dsn

    async def open(self) -> None:
        self._offset.write_text("0")
        if self._disk:
            self._disk.mount()
        for service in self._services.values():
            await to_thread(service.start)
        await self.do_set(SETTINGS | (SMALL if self._disk else {}))
        self.bad = BadMatches(self.dsn)
        await self.bad.plant()
        ports = [free_port(self._rng) for _ in range(EACH)]
        self.tables = [f"http://127.0.0.1:{port}" for port in ports]
        self._programs = [*(self._table(port) for port in ports), *(self._worker(number) for number in range(EACH))]
        port = free_port(self._rng)
        self.address = f"http://127.0.0.1:{port}"
        self._proxy = Program("nginx", proxy.command(self.folder, port, ports), self.folder / "nginx.log", port)
        for program in (*self._programs, self._proxy):
            await to_thread(program.start)
        self._supervising = asyncio.create_task(self._supervise())
        postgres, redis = self._services["postgres"], self._services["redis"]
        self._victims = [*self._programs, Postgres(postgres), Backend(postgres, self._rng), Redis(redis)]

    async def close(self) -> None:
        await self.stop_supervising()
        for program in (*self._programs, *([self._proxy] if self._proxy else [])):
            await to_thread(program.end)
        for service in self._services.values():
            with suppress(AssertionError):
                await to_thread(service.stop)
        if self._disk:
            self._disk.unmount()

    async def do_set(self, settings: dict[str, str]) -> None:
        """Change settings of PostgreSQL."""
        async with await psycopg.AsyncConnection.connect(self.dsn, autocommit=True) as connection:
            for name, value in settings.items():
                await connection.execute(f"ALTER SYSTEM SET {name} = '{value}'".encode())
            await connection.execute("SELECT pg_reload_conf()")

    async def stop_supervising(self) -> None:
        if self._supervising is not None:
            self._supervising.cancel()
            await asyncio.gather(self._supervising, return_exceptions=True)

    async def end(self, kind: str) -> None:
        """Stop these politely, for good."""
        await self.stop_supervising()
        for program in self._programs:
            if program.kind == kind:
                await to_thread(program.end)

    async def someone(self, kind: str) -> Victim:
        """One of this kind that is up; waits until there is."""
        while True:
            victims = [victim for victim in self._victims if victim.kind == kind]
            self._rng.shuffle(victims)
            for victim in victims:
                if await to_thread(_is_up, victim):
                    return victim
            await asyncio.sleep(LOOK)

    async def serves(self) -> None:
        """Wait until somebody can play: on a busy machine tables take long to start, and nothing happens meanwhile."""
        for kind in (TABLE, POSTGRES):
            await self.someone(kind)

    async def all_up(self) -> None:
        """Wait until nobody is missing."""
        for victim in self._victims:
            while not await to_thread(_is_up, victim):
                await asyncio.sleep(LOOK)

    async def do_kill(self, victim: Victim) -> None:
        if isinstance(victim, Program):
            self._mending.add(victim)
        await to_thread(victim.kill)

    async def do_mend(self, victim: Victim, after: float) -> None:
        began = monotonic()
        await asyncio.sleep(after)
        await to_thread(victim.start)
        self.away[victim.kind] = max(self.away[victim.kind], round(1000 * (monotonic() - began)))
        if isinstance(victim, Program):
            self._mending.discard(victim)

    async def do_freeze(self, victim: Victim, seconds: float) -> None:
        thaw = await to_thread(victim.freeze)
        try:
            await asyncio.sleep(seconds)
        finally:
            thaw()

    async def do_fill_disk(self, seconds: float) -> None:
        """PostgreSQL may fall over it; then somebody starts it when there is room again."""
        assert self._disk
        await to_thread(self._disk.fill)
        try:
            await asyncio.sleep(seconds)
        finally:
            self._disk.make_room()
        await to_thread(Postgres(self._services["postgres"]).start)

    def do_set_wall_clock(self, seconds: int) -> None:
        """For tables and workers, those that run and those that are started later."""
        fresh = self._offset.with_suffix(".new")
        fresh.write_text(str(seconds))
        fresh.replace(self._offset)

    async def _supervise(self) -> None:
        async with asyncio.TaskGroup() as starting:
            while True:
                for program in self._programs:
                    if program.has_ended and program not in self._mending:
                        self.fell[program.kind] += 1
                        self._mending.add(program)
                        starting.create_task(self.do_mend(program, 0))
                await asyncio.sleep(LOOK)

    def _table(self, port: int) -> Program:
        log = self.folder / f"table-{port}.log"
        return Program(TABLE, [*self._command("serve"), "--port", str(port)], log, port, self._environment)

    def _worker(self, number: int) -> Program:
        log = self.folder / f"worker-{number}.log"
        return Program(WORKER, self._command("worker"), log, environment=self._environment)

    @property
    def _environment(self) -> dict[str, str]:
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        own = {"GONFALON_KEYS": self.key, "GONFALON_HOME": str(self.folder / "home"), "PYTHONPATH": path}
        return os.environ | UNBOUNDED | own

    def _command(self, what: str) -> list[str]:
        redis = self._services["redis"].redis_url
        program = [sys.executable, "-m", "tests.server.faults.jumping", str(self._offset)]
        return [*program, what, "--postgres", self.dsn, "--redis", redis]


def _is_up(victim: Victim) -> bool:
    return victim.is_up


@asynccontextmanager
async def open_house(folder: Path, rng: random.Random, *, small_disk: bool = False) -> AsyncIterator[House]:
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)
    house = House(folder, rng, small_disk=small_disk)
    with adopting():
        try:
            await house.open()
            yield house
        finally:
            await house.close()
