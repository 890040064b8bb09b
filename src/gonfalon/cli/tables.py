"""Subcommands for people who run a table: serve, worker, begin, reissue."""

import argparse
import asyncio
import os
from collections.abc import Callable, Coroutine
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from gonfalon.cli.shared import add_command, add_position, fail, position_in
from gonfalon.core import registry

PORT = 1212
LIMITS = {
    "rate": "requests a second that one address may make, over ten seconds (default 60; 0: any number)",
    "connections": "open connections in all (default 20000, or as many as there may be open files)",
    "connections-each": "open connections from one address (default 100)",
    "matches-each": "matches in play that one host's ticket may begin (default 200; 0: any number)",
    "idle-days": "days without an action after which a match is closed (default 180; 0: never)",
}
QUEUES = ["waited-for", "unhurried"]


def add_serve(commands: Any) -> None:
    command = add_command(commands, "serve", _serve, "run a table where people play over the network")
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on (0.0.0.0: all)")
    command.add_argument("--port", type=int, default=PORT, help=f"the port to listen on (default {PORT})")
    add_file(command)
    command.add_argument(
        "--archive",
        type=Path,
        default=os.environ.get("GONFALON_ARCHIVE"),
        metavar="FILE",
        help="show also the matches that were moved there: see `gonfalon table archive`",
    )
    add_services(command)
    _add_limits(command)


def _serve(arguments: argparse.Namespace) -> int:
    from gonfalon.table.running import serving

    return served(lambda: serving.serve(settings_in(arguments)))


def add_worker(commands: Any) -> None:
    command = add_command(commands, "worker", _worker, "run the bots of a table on PostgreSQL")
    command.add_argument("--queue", action="append", choices=QUEUES, help="the bots to run (default: all)")
    add_services(command)


def _worker(arguments: argparse.Namespace) -> int:
    from gonfalon.table.running import serving

    settings = settings_in(arguments)
    if settings.postgres is None:
        return fail("Workers need a table on PostgreSQL. Name its database with --postgres.")
    return served(lambda: serving.work(settings, arguments.queue or QUEUES))


def add_file(command: argparse.ArgumentParser) -> None:
    command.add_argument("--file", type=Path, help="the SQLite file to keep matches in")


def add_services(command: argparse.ArgumentParser) -> None:
    env = os.environ.get
    command.add_argument("--postgres", default=env("GONFALON_POSTGRES"), help="keep matches in PostgreSQL at this URL")
    command.add_argument("--redis", default=env("GONFALON_REDIS"), help="notify other processes by Redis at this URL")


def _add_limits(command: argparse.ArgumentParser) -> None:
    env = os.environ.get
    what = "the servers before the table, whose X-Forwarded-For it believes"
    command.add_argument("--proxies", type=_addresses, metavar="A,B", default=env("GONFALON_PROXIES"), help=what)
    for option, what in LIMITS.items():
        default = env(f"GONFALON_{option.upper().replace('-', '_')}")
        command.add_argument(f"--{option}", type=int, metavar="N", default=default, help=what)


def _addresses(text: str) -> tuple[str, ...]:
    found = tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        for address in found:
            ip_network(address, strict=False)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return found


def settings_in(arguments: argparse.Namespace) -> Any:
    from gonfalon.table.running.settings import Settings

    known, given = Settings.__struct_fields__, vars(arguments)
    return Settings(**{name: value for name, value in given.items() if name in known and value is not None})


def served(run: Callable[[], int]) -> int:
    from gonfalon.table.running.serving import CannotServe

    try:
        return run()
    except CannotServe as error:
        return fail(str(error))


def add_begin(commands: Any) -> None:
    command = add_command(commands, "begin", _begin, "begin a match at your table, and get a link to each seat")
    command.add_argument("game", help="the game")
    command.add_argument("scenario", nargs="?", help="the scenario or variant (default: the first)")
    command.add_argument("--table", default=f"http://127.0.0.1:{PORT}", help="its address (default: on this machine)")
    command.add_argument("--bot", type=_pair, action="append", default=[], metavar="SEAT=BOT", help="seat a bot")
    command.add_argument("--option", type=_pair, action="append", default=[], metavar="NAME=VALUE", help="an option")
    command.add_argument("--live", type=_bank, metavar="MINUTES+SECONDS", help="a clock for a live match")
    command.add_argument("--days", type=int, help="a clock in days per decision")
    command.add_argument("--holiday", type=int, default=0, help="with --days: days of holiday per player")
    add_position(command)


def _begin(arguments: argparse.Namespace) -> int:
    from gonfalon.core.position import setup_at
    from gonfalon.table.running.begin import CannotBegin, begin
    from gonfalon.wire.protocol import Correspondence, Live, NewMatch

    position, options = position_in(arguments), dict(arguments.option)
    if position is None:
        scenario = arguments.scenario or registry.find(arguments.game).scenarios[0].name
    else:
        setup = setup_at(registry.find(arguments.game), position, arguments.scenario, options)
        scenario, options = setup.scenario, setup.options
    time: Live | Correspondence | None = None
    if arguments.live:
        time = Live(*arguments.live)
    elif arguments.days:
        time = Correspondence(arguments.days, arguments.holiday)
    wish = NewMatch(arguments.game, scenario, options, dict(arguments.bot), time, position)
    try:
        links = begin(arguments.table, wish)
    except CannotBegin as error:
        return fail(str(error))
    for seat, link in links.items():
        print(f"{seat:12} {link}")
    print("To take a seat: gonfalon join LINK. A link to a seat is good once, so send each to one person.")
    return 0


def add_reissue(commands: Any) -> None:
    command = add_command(
        commands,
        "reissue",
        _reissue,
        "take a seat of your match from its holder, and get a link to give it to somebody else",
        "example:\n  gonfalon reissue http://table:1212/play/abc#ticket muslim",
    )
    command.add_argument("link", help="the host's link, which `gonfalon begin` printed")
    command.add_argument("seat", help="the seat, or `watcher` for a new link for watchers")


def _reissue(arguments: argparse.Namespace) -> int:
    from gonfalon.wire.client import Seat

    return print_link(arguments.link, lambda link: Seat(link).reissue(arguments.seat))


def print_link(link: str, ask: Callable[[Any], Coroutine[Any, Any, Any]]) -> int:
    """Ask a table for another link and print it."""
    from gonfalon.wire.client import TableRefused, Unreachable
    from gonfalon.wire.link import Link

    try:
        print(asyncio.run(ask(Link.read(link))))
    except (TableRefused, Unreachable, ValueError) as error:
        return fail(str(error))
    return 0


def _pair(text: str) -> tuple[str, str]:
    name, found, value = text.partition("=")
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} should be like NAME=VALUE")
    return name, value


def _bank(text: str) -> tuple[int, int]:
    minutes, _, seconds = text.partition("+")
    if not (minutes.isdecimal() and (seconds or "0").isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} should be like 30+10: minutes, plus seconds per decision")
    return int(minutes) * 60, int(seconds or 0)
