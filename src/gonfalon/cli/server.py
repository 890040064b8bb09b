"""Adds the subcommands for people who run a server: serve, worker, begin, reissue."""

import argparse
import asyncio
import errno
import os
import re
import socket
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from gonfalon.cli.parser import add_beginning, add_command, add_options, beginning_in, fail, pair, say
from gonfalon.core import registry
from gonfalon.protocol.credentials import is_local
from gonfalon.terminal.texts import language

PORT = 1212
PUBLIC_URL = "GONFALON_PUBLIC_URL"
OPEN = "GONFALON_OPEN"
HERE = f"http://127.0.0.1:{PORT}"
PORTS = range(1, 65536)
LIMITS = ("rate", "connections", "connections-each", "matches-each", "matches-daily", "matches-open", "idle-days")
QUEUES = ["waited-for", "unhurried"]


def add_serve(commands: Any) -> None:
    command = add_command(commands, "serve", _serve, "help-serve")
    add_place(command)
    add_file(command)
    command.add_argument(
        "--archive",
        type=Path,
        default=os.environ.get("GONFALON_ARCHIVE"),
        metavar="FILE",
        help="help-serve-archive",
    )
    command.add_argument("--open", action="store_true", default=bool(os.environ.get(OPEN)), help="help-serve-open")
    add_services(command)
    _add_limits(command)


def add_place(command: argparse.ArgumentParser) -> None:
    command.add_argument("--host", default="127.0.0.1", help="help-serve-host")
    command.add_argument("--port", type=_port, default=PORT, help="help-serve-port")
    default = os.environ.get(PUBLIC_URL) or None
    command.add_argument("--public-url", type=_public_url, default=default, metavar="URL", help="help-serve-public-url")


def _serve(arguments: argparse.Namespace) -> int:
    from gonfalon.server import startup
    from gonfalon.server.links import url

    settings = settings_in(arguments)
    try:
        return served(lambda: startup.serve(settings, partial(_announce, settings.host)))
    except OSError as error:
        return fail(_why_not_listening(error, settings.host, url(settings.host, settings.port)))


def _announce(host: str, told: Any) -> None:
    """Whoever reads a log instead of a terminal knows where the server is."""
    print(*_said_of(told), *(_hints(host, told) if sys.stdout.isatty() else ()), sep="\n", flush=True)


def _said_of(told: Any) -> Iterator[str]:
    best, *others = told.addresses
    yield say("table-at", address=best)
    if others:
        yield say("table-also-at", addresses=" ".join(others))
    if told.link:
        yield say("table-link", link=told.link)
        yield say("table-link-secret")


def _hints(host: str, told: Any) -> Iterator[str]:
    from gonfalon.server.links import EVERYWHERE

    if is_local(told.addresses[0]):
        yield say("table-no-network" if host in EVERYWHERE else "table-local")
    if told.blocked:
        yield say("table-blocked", address=told.blocked)


def _why_not_listening(error: OSError, host: str, address: str) -> str:
    if error.errno == errno.EADDRINUSE:
        return say("port-taken", address=address)
    if isinstance(error, PermissionError):
        return say("port-forbidden", address=address)
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return say("no-such-host", host=host)
    return say("cannot-listen", address=address, why=error.strerror or str(error))


def add_worker(commands: Any) -> None:
    command = add_command(commands, "worker", _worker, "help-worker")
    command.add_argument("--queue", action="append", choices=QUEUES, help="help-worker-queue")
    add_services(command)


def _worker(arguments: argparse.Namespace) -> int:
    from gonfalon.server import startup

    settings = settings_in(arguments)
    if settings.postgres is None:
        return fail(say("worker-needs-postgres"))
    return served(lambda: startup.work(settings, arguments.queue or QUEUES))


def add_file(command: argparse.ArgumentParser) -> None:
    command.add_argument("--file", type=Path, help="help-file")


def add_services(command: argparse.ArgumentParser) -> None:
    env = os.environ.get
    command.add_argument("--postgres", type=_postgres, default=env("GONFALON_POSTGRES"), help="help-postgres")
    command.add_argument("--redis", type=_redis, default=env("GONFALON_REDIS"), help="help-redis")


def _postgres(text: str) -> str:
    """An address of a database; whether anything answers there is another question. It may hold a password, so that it
    is not repeated when it is refused."""
    with suppress(ModuleNotFoundError):  # who has not the library is told so later
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict

        try:
            conninfo_to_dict(text)
        except ProgrammingError as error:
            raise argparse.ArgumentTypeError(say("arg-postgres")) from error
    return text


def _redis(text: str) -> str:
    with suppress(ModuleNotFoundError):
        from redis.asyncio.connection import parse_url

        try:
            parse_url(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(say("arg-redis")) from error
    return text


def _add_limits(command: argparse.ArgumentParser) -> None:
    env = os.environ.get
    command.add_argument(
        "--proxies", type=_addresses, metavar="A,B", default=env("GONFALON_PROXIES"), help="help-proxies"
    )
    for option in LIMITS:
        default = env(f"GONFALON_{option.upper().replace('-', '_')}")
        command.add_argument(f"--{option}", type=int, metavar="N", default=default, help=f"help-{option}")


def _addresses(text: str) -> tuple[str, ...]:
    found = tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        for address in found:
            ip_network(address, strict=False)
    except ValueError as error:
        raise argparse.ArgumentTypeError(say("arg-address", text=text)) from error
    return found


def _port(text: str) -> int:
    if not (text.isdecimal() and int(text) in PORTS):
        raise argparse.ArgumentTypeError(say("arg-port", text=text))
    return int(text)


def server_at(text: str) -> str:
    """The address of a server. People leave out `http://`, as they do in a browser."""
    address = (text if "://" in text else f"http://{text}").rstrip("/")
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise argparse.ArgumentTypeError(say("not-an-address", table=text))
    return address


def _public_url(text: str) -> str:
    """An address to which links add their path."""
    with suppress(ValueError):
        parts = urlsplit(text.rstrip("/"))
        is_plain = parts[2:] == ("", "", "") and parts.username is None and not re.search(r"\s", text)
        if parts.scheme in ("http", "https") and parts.hostname and is_plain and parts.port != 0:
            return parts.geturl()
    raise argparse.ArgumentTypeError(say("arg-public-url", text=text))


def settings_in(arguments: argparse.Namespace) -> Any:
    from gonfalon.server.settings import Settings

    known, given = Settings.__struct_fields__, vars(arguments)
    return Settings(**{name: value for name, value in given.items() if name in known and value is not None})


def served(run: Callable[[], int]) -> int:
    from gonfalon.server.startup import CannotServe

    try:
        return run()
    except CannotServe as error:
        return fail(str(error))


def add_begin(commands: Any) -> None:
    command = add_command(commands, "begin", _begin, "help-begin")
    command.add_argument("game", help="help-game")
    command.add_argument("scenario", nargs="?", help="help-begin-scenario")
    command.add_argument("--server", type=server_at, default=HERE, help="help-server-address")
    command.add_argument("--bot", type=pair, action="append", default=[], metavar="SEAT=BOT", help="help-begin-bot")
    add_options(command)
    command.add_argument("--live", type=_bank, metavar="MINUTES+SECONDS", help="help-begin-live")
    command.add_argument("--days", type=int, help="help-begin-days")
    command.add_argument("--no-undo", action="store_false", dest="undo", help="help-begin-no-undo")
    add_beginning(command)


def _begin(arguments: argparse.Namespace) -> int:
    from gonfalon.protocol.client import Unreachable
    from gonfalon.protocol.requests import NewMatch, Start
    from gonfalon.protocol.types import Correspondence, Live
    from gonfalon.server.links import CannotBegin, ForeignKey, begin
    from gonfalon.server.tokens import HOST

    if beginning := beginning_in(arguments):
        scenario, start = beginning.record.setup.scenario, Start(beginning.text, beginning.number)
    else:
        scenario, start = arguments.scenario or registry.find(arguments.game).scenarios[0].name, None
    options, bots = dict(arguments.option), dict(arguments.bot)
    time: Live | Correspondence | None = None
    if arguments.live:
        time = Live(*arguments.live)
    elif arguments.days:
        time = Correspondence(arguments.days)
    wish = NewMatch(arguments.game, scenario, options, bots, time, start, undo=arguments.undo)
    if sys.stderr.isatty():  # an address where nothing answers at all takes a while
        print(say("looking-for-table", table=arguments.server), file=sys.stderr)
    try:
        links = begin(arguments.server, wish, language())
    except Unreachable:
        return fail(say("no-table-there", table=arguments.server))
    except ForeignKey:
        return fail(say("begin-foreign-key", table=arguments.server))
    except CannotBegin as error:
        return fail(str(error))
    host = links.pop(HOST)
    for seat, link in links.items():
        print(f"{seat:12} {link}")
    print(say("begin-links"), say("begin-host", link=str(host)), sep="\n")
    return 0


def add_reissue(commands: Any) -> None:
    command = add_command(commands, "reissue", _reissue, "help-reissue", "more-reissue")
    command.add_argument("link", help="help-reissue-link")
    command.add_argument("seat", help="help-seat-or-watcher")


def _reissue(arguments: argparse.Namespace) -> int:
    from gonfalon.protocol.client import Seat

    return print_link(arguments.link, lambda link: Seat(link, language=language()).reissue(arguments.seat))


def print_link(link: str, ask: Callable[[Any], Coroutine[Any, Any, Any]]) -> int:
    """Ask a table for another link and print it."""
    from gonfalon.protocol.client import TableRefused, Unreachable
    from gonfalon.protocol.credentials import Link

    try:
        seat = Link.read(link)
    except ValueError:
        return fail(say("not-a-link"))
    try:
        print(asyncio.run(ask(seat)))
    except Unreachable:
        return fail(say("no-table-there", table=seat.table))
    except TableRefused as error:
        return fail(str(error))
    return 0


def _bank(text: str) -> tuple[int, int]:
    minutes, _, seconds = text.partition("+")
    if not (minutes.isdecimal() and (seconds or "0").isdecimal()):
        raise argparse.ArgumentTypeError(say("arg-clock", text=text))
    return int(minutes) * 60, int(seconds or 0)
