"""Adds the subcommand server: what its owner does with the matches on a server."""

import argparse
import os
import sys
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Any

from gonfalon.cli.parser import add_command, fail, say
from gonfalon.cli.server import HERE, PUBLIC_URL, add_file, add_place, add_services, server_at, settings_in
from gonfalon.terminal.texts import language


def add_server(commands: Any) -> None:
    group = commands.add_parser("server", help="help-server", about="help-server")
    inner = group.add_subparsers(title="arg-commands", metavar="COMMAND", required=True)

    listing = _add(inner, "list", _list, "help-server-list")
    listing.add_argument("--over", action=argparse.BooleanOptionalAction, help="help-server-over")
    listing.add_argument("--json", action="store_true", help="help-server-json")

    _of_match(_add(inner, "show", _show, "help-server-show"))
    _of_match(_add(inner, "close", _close, "help-server-close"))

    reissuing = _add(inner, "reissue", _reissue, "help-server-reissue")
    _of_match(reissuing)
    reissuing.add_argument("seat", help="help-seat-or-watcher")
    address = os.environ.get(PUBLIC_URL) or HERE
    reissuing.add_argument("--server", type=server_at, default=address, help="help-server-address")

    for name, run in (("block", _block), ("unblock", _unblock)):
        _add(inner, name, run, f"help-server-{name}").add_argument("address", help="help-server-address-of")
    _add(inner, "blocked", _blocked, "help-server-blocked")

    renaming = _add(inner, "rename", _rename, "help-server-rename")
    _of_match(renaming)
    renaming.add_argument("seat", help="help-server-seat")
    renaming.add_argument("name", help="help-server-name")

    deleting = _add(inner, "delete", _delete, "help-server-delete")
    _of_match(deleting)
    deleting.add_argument("--yes", action="store_true", help="help-server-yes")

    archiving = _add(inner, "archive", _archive, "help-server-archive")
    archiving.add_argument("archive_file", type=Path, metavar="FILE", help="help-server-archive-file")
    archiving.add_argument("--days", type=int, default=30, help="help-server-archive-days")

    backup = _add(inner, "backup", _backup, "help-server-backup")
    backup.add_argument("copy", type=Path, metavar="FILE", help="help-server-backup-file")

    _add(inner, "check", _check, "help-server-check")
    add_place(add_command(inner, "link", _link, "help-server-link"))
    add_command(inner, "files", _files, "help-server-files")
    _add(inner, "notices", _notices, "help-server-notices")


def _add(inner: Any, name: str, run: Any, help_: str) -> argparse.ArgumentParser:
    """What it does gets the module that does it, the settings, and the arguments; it may return an exit code."""

    def safely(arguments: argparse.Namespace) -> int:
        from gonfalon.server import admin
        from gonfalon.server.errors import Troubled
        from gonfalon.server.startup import CannotServe

        try:
            return run(admin, settings_in(arguments), arguments) or 0
        except admin.CannotKeep as error:
            return fail(say(f"keep-{error.code}", **error.facts))
        except Troubled as error:
            return fail(error.tell(language()).text)
        except CannotServe as error:
            return fail(str(error))

    command = add_command(inner, name, safely, help_)
    add_file(command)
    add_services(command)
    return command


def _of_match(command: argparse.ArgumentParser) -> None:
    command.add_argument("match", help="help-server-match")


def _list(admin: Any, settings: Any, arguments: argparse.Namespace) -> None:
    for one in admin.list_matches(settings, over=arguments.over):
        print(admin.told(one) if arguments.json else _line(one))


def _line(one: Any) -> str:
    names = " – ".join(f"{at.name or at.bot or '…'}{'*' if at.seat == one.turn else ''}" for at in one.seats)
    return f"{one.match}  {_day(one.acted)}  {one.state:8} {one.game or say('unreadable'):8} {one.actions:5}  {names}"


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _show(admin: Any, settings: Any, arguments: argparse.Namespace) -> None:
    import msgspec

    found = admin.show(settings, arguments.match)
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def _close(admin: Any, settings: Any, arguments: argparse.Namespace) -> None:
    admin.close(settings, arguments.match)
    print(say("match-closed"))


def _reissue(admin: Any, settings: Any, arguments: argparse.Namespace) -> None:
    from gonfalon.protocol.credentials import Link

    invitation = admin.reissue(settings, arguments.match, arguments.seat)
    print(Link(arguments.server, arguments.match, invitation))


def _block(admin: Any, settings: Any, arguments: argparse.Namespace) -> None:
    print(say("address-blocked", address=admin.block(settings, arguments.address)))


def _unblock(admin: Any, settings: Any, arguments: argparse.Namespace) -> None:
    print(say("address-unblocked", address=admin.unblock(settings, arguments.address)))


def _blocked(admin: Any, settings: Any, arguments: argparse.Namespace) -> None:
    for address in admin.blocked(settings):
        print(address)


def _rename(admin: Any, settings: Any, arguments: argparse.Namespace) -> None:
    admin.rename(settings, arguments.match, arguments.seat, arguments.name)
    print(say("player-renamed"))


def _delete(admin: Any, settings: Any, arguments: argparse.Namespace) -> int:
    if not arguments.yes:
        return fail(say("delete-sure"))
    admin.delete(settings, arguments.match)
    print(say("match-deleted"))
    return 0


def _archive(admin: Any, settings: Any, arguments: argparse.Namespace) -> None:
    moved = admin.archive_matches(settings, arguments.archive_file, arguments.days)
    print(say("archived", file=str(arguments.archive_file), matches=moved))


def _backup(admin: Any, settings: Any, arguments: argparse.Namespace) -> None:
    admin.backup(settings, arguments.copy)
    print(say("copied", file=str(arguments.copy)))


def _check(admin: Any, settings: Any, arguments: argparse.Namespace) -> int:
    checked = broken = 0
    for match, why in admin.check(settings):
        checked += 1
        if why:
            broken += 1
            print(f"{match}  {why}")
    print(say("checked", matches=checked, broken=broken), flush=True)
    return 1 if broken else 0


def _link(arguments: argparse.Namespace) -> int:
    from gonfalon.server.http import pages
    from gonfalon.server.links import host_link
    from gonfalon.server.settings import BadKeys, has_key, home

    if not pages.is_built():
        return fail(pages.MISSING.strip())
    if not has_key():
        return fail(say("no-server-key", folder=str(home())))
    try:
        print(host_link(settings_in(arguments)))
    except BadKeys as error:
        return fail(str(error))
    return 0


def _files(arguments: argparse.Namespace) -> int:
    print(files("gonfalon.server") / "deploy")
    return 0


def _notices(admin: Any, settings: Any, arguments: argparse.Namespace) -> None:
    def tell(notice: Any) -> None:
        print(admin.told(notice))
        sys.stdout.flush()

    admin.notices(settings, tell)
