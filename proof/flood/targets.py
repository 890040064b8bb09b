"""Servers with their usual limits to flood: alone, with PostgreSQL and Redis, or behind nginx as on a public site."""

import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from gonfalon.server.tokens import ANY_MATCH, HOST, Ticket, Tickets
from proof.checkouts import HERE, environment, python_of
from tests.patience import PATIENCE, wait_until
from tests.server.faults import proxy
from tests.server.honesty.raw import ask
from tests.server.processes import KEY, Process, free_port
from tests.server.services import Services, own_database

USUAL = {"GONFALON_RATE": "60", "GONFALON_CONNECTIONS_EACH": "100", "GONFALON_MATCHES_EACH": "200"}
BEHIND_NGINX = {"GONFALON_PROXIES": "127.0.0.1"}
MANNERS = {"sqlite": "SQLite", "postgres": "PostgreSQL and Redis", "nginx": "nginx, PostgreSQL and Redis"}


class Server(NamedTuple):
    process: Process
    port: int
    """Where people come in: its own, or that of the nginx before it."""


class Target(NamedTuple):
    attacked: Server
    idle: Server


def host() -> str:
    """A ticket of a new host each time."""
    return Tickets([KEY]).write(Ticket(ANY_MATCH, HOST, time.time_ns()))


@contextmanager
def target(folder: Path, checkout: Path, manner: str, services: Services) -> Iterator[Target]:
    """A server of this checkout, and one that is attacked for comparison. Each has its own database."""
    with ExitStack() as stack:
        servers = []
        for number, name in enumerate(Target._fields):
            home = folder / name
            home.mkdir(parents=True)
            arguments: tuple[str, ...] = ()
            if manner != "sqlite":
                dsn = stack.enter_context(own_database(services.postgres_dsn))
                redis = f"{services.redis_url.rpartition('/')[0]}/{2 * (checkout != HERE) + number}"
                arguments = ("--postgres", dsn, "--redis", redis)
            process = stack.enter_context(_table(home, checkout, arguments, is_proxied=manner == "nginx"))
            port = stack.enter_context(_nginx(home, process.port)) if manner == "nginx" else process.port
            servers.append(Server(process, port))
        yield Target(*servers)


@contextmanager
def _table(folder: Path, checkout: Path, arguments: tuple[str, ...], *, is_proxied: bool) -> Iterator[Process]:
    settings = USUAL | (BEHIND_NGINX if is_proxied else {}) | {"PYTHONPATH": environment(checkout)["PYTHONPATH"]}
    program = (str(python_of(checkout)), "-m", "gonfalon")
    process = Process(folder, *arguments, program=program, environment=settings)
    try:
        process.start()
        yield process
    finally:
        process.stop()


@contextmanager
def _nginx(folder: Path, table: int) -> Iterator[int]:
    """The nginx of docs/operating.md before this server, without TLS."""
    port = free_port()
    with subprocess.Popen(proxy.deployed(folder, port, table)) as process:
        try:
            wait_until(lambda: _is_open(port), "nginx does not answer")
            yield port
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _is_open(port: int) -> bool:
    try:
        return ask(port, "GET", "/v1/games").status == 200
    except OSError:
        return False
