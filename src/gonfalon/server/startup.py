"""Builds a table from its settings and runs it."""

import asyncio
import logging
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import uvicorn
from starlette.types import ASGIApp

from gonfalon.bots import Sleep
from gonfalon.protocol.credentials import is_local
from gonfalon.server import monitoring
from gonfalon.server.background import BackgroundWork
from gonfalon.server.bots.local import LocalBots
from gonfalon.server.fanout import Fanout, MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import app, pages
from gonfalon.server.http.limits import BoundedHttp, BoundedSocket, Config, Door
from gonfalon.server.http.rates import Rates
from gonfalon.server.http.requests import LONGEST, Proxies
from gonfalon.server.links import ANY, addresses, answers, url
from gonfalon.server.matches.creation import Hosting
from gonfalon.server.monitoring import Metrics
from gonfalon.server.periodic import GarbageCollector
from gonfalon.server.settings import BadKeys, Settings, home, own_tickets
from gonfalon.server.stores.interface import Store, StoreDown
from gonfalon.server.stores.sqlite import Archive, SqliteStore
from gonfalon.server.teacher.teacher import Teacher

NO_EXTRA = "PostgreSQL and Redis need more packages: install Gonfalon with its extra 'site' (see docs/operating.md)."
NO_POSTGRES = "The database doesn't respond. Check that it is running and that its address is right. Waiting for it."
NO_SQLITE = "Can't save matches in {}: it can't be opened as an SQLite file."
LAST_WORDS = 10
"""Seconds that requests in progress get when the table shuts down."""
OTHER_FILES = 200
"""Open files that are not connections of clients."""
SLEEP: Sleep | None = asyncio.sleep
"""How bots take their usual time."""
LOOK_AT_BLOCKED = 5
"""Seconds after which the owner's blocking of an address counts."""
SWITCH = 0.0005
"""Seconds after which long work in a thread lets requests go first; by default Python takes ten times that."""
GOODBYES = 1.0
"""Seconds before that for saying goodbye to all subscribers."""
SAID_AGAIN = 30
"""How many seconds pass before the log says again that the database is not there."""

log = logging.getLogger("gonfalon.server")


class Bots(Protocol):
    def begin(self) -> None: ...

    async def end(self) -> None: ...


def make_table(settings: Settings, address: str = "") -> GameServer:
    archive = Archive(settings.archive) if settings.archive else None
    try:
        tickets = own_tickets()
    except BadKeys as error:
        raise CannotServe(str(error)) from error
    hosting = Hosting(settings.matches_each, settings.open, settings.matches_open)
    table = GameServer(
        make_store(settings), _fanout(settings), tickets, archive=archive, address=address, hosting=hosting
    )
    table.sleep = SLEEP
    return table


def make_app(table: GameServer, settings: Settings, rates: Rates) -> ASGIApp:
    background = BackgroundWork(table, settings.idle_days)
    bots = None if settings.postgres else LocalBots(table)
    garbage, teacher = GarbageCollector(), Teacher(table)

    async def keep_out() -> None:
        rates.blocked = frozenset(await table.store.blocked())
        await asyncio.sleep(LOOK_AT_BLOCKED)

    @asynccontextmanager
    async def living(_: object) -> AsyncIterator[None]:
        await _patiently(table.open)
        garbage.begin()
        table.duties.begin("garbage", garbage.work)
        table.duties.begin("blocked", keep_out)
        background.begin()
        if bots:
            bots.begin()
        teacher.begin()
        yield
        await teacher.end()
        if bots:
            await bots.end()
        await background.end()
        await table.duties.end("garbage", "blocked")
        await rates.close()
        await table.close()

    return app.build(table, teacher, Metrics(table), rates, living)


class Server(uvicorn.Server):
    """On shutdown, says goodbye to all subscribers and finishes the requests in progress."""

    def __init__(self, table: GameServer, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._table = table

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        watchers, until = self._table.watchers, time.monotonic() + GOODBYES
        watchers.close()
        while watchers.count and time.monotonic() < until:
            await asyncio.sleep(0.01)  # uvicorn would close sockets before the goodbye is sent
        await super().shutdown(sockets)


def make_server(table: GameServer, settings: Settings) -> Server:
    rates = Rates(settings.rate, settings.redis, settings.connections_each, settings.matches_daily)
    config = Config(
        make_app(table, settings, rates),
        host=settings.host,
        port=settings.port,
        http=BoundedHttp,
        ws=BoundedSocket,
        ws_max_size=LONGEST,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[*settings.proxies],
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=LAST_WORDS,
    )
    config.door = Door(_connections(settings), settings.connections_each, Proxies(settings.proxies), rates)
    return Server(table, config)


def _connections(settings: Settings) -> int:
    """As many as were allowed, as long as the system leaves enough files for everything else."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return settings.connections
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return settings.connections if files == resource.RLIM_INFINITY else min(settings.connections, files - OTHER_FILES)


def make_store(settings: Settings) -> Store:
    if settings.postgres is None:
        return SqliteStore(_file(settings))
    try:
        from gonfalon.server.bots.queued import QueuedStore
    except ModuleNotFoundError as error:
        raise CannotServe(NO_EXTRA) from error
    return QueuedStore(settings.postgres)


def _file(settings: Settings) -> Path:
    return settings.file or home() / "table.sqlite"


def place_of_matches(settings: Settings) -> Path | str:
    """The SQLite file or the URL of the database."""
    return settings.postgres or _file(settings)


async def _try_store(settings: Settings) -> None:
    """Check that the store works before accepting connections. A database that is not there yet is waited for."""
    store = make_store(settings)
    try:
        await (_patiently(store.open) if settings.postgres else store.open())
        await store.close()
    except (StoreDown, sqlite3.DatabaseError) as error:
        raise CannotServe(NO_SQLITE.format(_file(settings))) from error


async def _patiently(open_: Callable[[], Awaitable[None]]) -> None:
    """After a power cut a database may need longer than we do."""
    for attempt in count():
        try:
            await open_()
            return
        except StoreDown as error:
            if attempt % SAID_AGAIN == 0:
                log.warning(NO_POSTGRES, extra={"why": str(error)})
        await asyncio.sleep(1)


def _fanout(settings: Settings) -> Fanout:
    if settings.redis is None:
        return MemoryFanout()
    try:
        from gonfalon.server.redis_fanout import RedisFanout
    except ModuleNotFoundError as error:
        raise CannotServe(NO_EXTRA) from error
    return RedisFanout(settings.redis)


class CannotServe(Exception):
    """The table cannot run; the message says what is missing."""


class Announcement(NamedTuple):
    """What there is to say about a table that listens."""

    addresses: list[str]
    """Best first."""
    link: str | None
    """The host's, if somebody sits at the terminal."""
    blocked: str | None
    """The own address to which even this machine cannot connect."""


def serve(settings: Settings, tell: Callable[[Announcement], None]) -> int:
    """Run a table until it is stopped, after telling where it is.

    Raises CannotServe, or OSError if nothing can listen at the address, before it starts.
    """
    monitoring.begin(
        "WARNING" if sys.stderr.isatty() else "INFO"
    )  # a person at a terminal wants to hear of trouble alone
    sys.setswitchinterval(SWITCH)
    own = addresses(settings.host, settings.port)
    known = [settings.public_url, *own] if settings.public_url else own
    table = make_table(settings, "" if is_local(known[0]) else known[0])
    asyncio.run(_try_store(settings))
    with _listening(settings) as listener:
        is_seen = pages.is_built() and sys.stdout.isatty()  # a ticket must not end up in a log
        link = f"{known[0]}/#{table.seating.host_ticket()}" if is_seen else None
        is_blocked = sys.stdout.isatty() and not answers(own[0])
        tell(Announcement(known, link, own[0] if is_blocked else None))
        make_server(table, settings).run(sockets=[listener])
    return 0


def _listening(settings: Settings) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if settings.host == ANY:  # IPv4 too, which is not the default of every system
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind(place)
        listener.listen()
    except OSError:
        listener.close()
        raise
    return listener


def play_in_browser(show: Callable[[str], object], game: str | None = None) -> int:
    """Run a table for this machine only and open its page in a browser. Raises CannotServe if there is no page."""
    if not pages.is_built():
        raise CannotServe(pages.MISSING.strip())
    monitoring.begin("WARNING")
    settings = Settings(port=_own_port(), rate=0, matches_each=0)
    table = make_table(settings)
    server = make_server(table, settings)
    chosen = f"?game={game}" if game else ""
    address = f"{url(settings.host, settings.port)}/{chosen}#{table.seating.host_ticket()}"

    async def run() -> None:
        serving = asyncio.create_task(server.serve())
        while not (server.started or serving.done()):
            await asyncio.sleep(0.02)
        await asyncio.to_thread(show, address)
        await serving

    asyncio.run(run())
    return 0


def _own_port() -> int:
    """The default port, because a browser stores matches by origin; any free one if that is taken."""
    for port in (Settings().port, 0):
        with socket.socket() as probe, suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            found: int = probe.getsockname()[1]
            return found
    raise CannotServe("This machine has no free port.")


def work(settings: Settings, queues: list[str]) -> int:
    """Think for the bots of a table on PostgreSQL until stopped. Raises CannotServe before it starts."""
    monitoring.begin()
    table = make_table(settings)
    from gonfalon.server.bots.queued import Worker

    async def run() -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, _cancel, asyncio.current_task())
        await _patiently(table.open)
        try:
            await Worker(table, str(settings.postgres), queues).work()
        finally:
            await table.close()

    with suppress(asyncio.CancelledError):
        asyncio.run(run())
    return 0


def _cancel(task: asyncio.Task[None] | None) -> None:
    if task is not None:
        task.cancel()
