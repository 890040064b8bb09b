"""The subcommand `table`: what its owner does with the matches at a table."""

import argparse
import sys
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Any

from gonfalon.cli.shared import add_command, fail
from gonfalon.cli.tables import PORT, add_file, add_services, settings_in


def add_table(commands: Any) -> None:
    group = commands.add_parser(
        "table", help="list, check, close, delete and archive the matches at your table, and give out seats anew"
    )
    inner = group.add_subparsers(title="commands", metavar="COMMAND", required=True)

    listing = _add(inner, "list", _list, "list matches, the latest last")
    listing.add_argument("--over", action=argparse.BooleanOptionalAction, help="only those that are over, or are not")
    listing.add_argument("--json", action="store_true", help="everything that is known, as lines of JSON")

    _of_match(_add(inner, "show", _show, "show what is known of a match; nothing of its play"))
    _of_match(_add(inner, "close", _close, "end a match without a winner, even one that cannot be opened"))

    reissuing = _add(inner, "reissue", _reissue, "take a seat from its holder, and get a new link to it")
    _of_match(reissuing)
    reissuing.add_argument("seat", help="the seat, or `watcher` for a new link for watchers")
    reissuing.add_argument("--table", default=f"http://127.0.0.1:{PORT}", help="its address (default: on this machine)")

    deleting = _add(inner, "delete", _delete, "delete a match for ever, with its log and its chat")
    _of_match(deleting)
    deleting.add_argument("--yes", action="store_true", help="yes, for ever")

    archiving = _add(inner, "archive", _archive, "move finished matches to a file; `serve --archive FILE` shows them")
    archiving.add_argument("archive_file", type=Path, metavar="FILE", help="the archive, an SQLite file")
    archiving.add_argument("--days", type=int, default=30, help="those that ended so many days ago (default 30)")

    backup = _add(inner, "backup", _backup, "copy an SQLite file while the table runs")
    backup.add_argument("copy", type=Path, metavar="FILE", help="where to; it must not exist")

    _add(inner, "check", _check, "replay every match in play with this version, and say which would break")
    add_command(inner, "files", _files, "print the folder of the units and settings that docs/operating.md uses")
    _add(inner, "notices", _notices, "print what happened since the last time, as lines of JSON, and forget it")


def _add(inner: Any, name: str, run: Any, help_: str) -> argparse.ArgumentParser:
    def safely(arguments: argparse.Namespace) -> int:
        from gonfalon.table.running.keeping import CannotKeep
        from gonfalon.table.running.serving import CannotServe

        try:
            return int(run(arguments))
        except (CannotKeep, CannotServe) as error:
            return fail(str(error))

    command = add_command(inner, name, safely, help_)
    add_file(command)
    add_services(command)
    return command


def _of_match(command: argparse.ArgumentParser) -> None:
    command.add_argument("match", help="its id: see `gonfalon table list`")


def _list(arguments: argparse.Namespace) -> int:
    from gonfalon.table.running import keeping

    for one in keeping.list_matches(settings_in(arguments), over=arguments.over):
        print(keeping.told(one) if arguments.json else _line(one))
    return 0


def _line(one: Any) -> str:
    names = " – ".join(f"{at.name or at.bot or '…'}{'*' if at.seat == one.turn else ''}" for at in one.seats)
    return f"{one.match}  {_day(one.acted)}  {one.state:8} {one.game or 'unreadable':8} {one.actions:5}  {names}"


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _show(arguments: argparse.Namespace) -> int:
    import msgspec

    from gonfalon.table.running import keeping

    found = keeping.show(settings_in(arguments), arguments.match)
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    return 0


def _close(arguments: argparse.Namespace) -> int:
    from gonfalon.table.running import keeping

    keeping.close(settings_in(arguments), arguments.match)
    print("The match is over.")
    return 0


def _reissue(arguments: argparse.Namespace) -> int:
    from gonfalon.table.running import keeping
    from gonfalon.wire.link import Link

    invitation = keeping.reissue(settings_in(arguments), arguments.match, arguments.seat)
    print(Link(arguments.table.rstrip("/"), arguments.match, invitation))
    return 0


def _delete(arguments: argparse.Namespace) -> int:
    from gonfalon.table.running import keeping

    if not arguments.yes:
        return fail("This cannot be undone. If you are sure, add --yes.")
    keeping.delete(settings_in(arguments), arguments.match)
    print("The match is deleted.")
    return 0


def _archive(arguments: argparse.Namespace) -> int:
    from gonfalon.table.running import keeping

    moved = keeping.archive_matches(settings_in(arguments), arguments.archive_file, arguments.days)
    print(f"Moved to {arguments.archive_file}: {moved} matches.")
    return 0


def _backup(arguments: argparse.Namespace) -> int:
    from gonfalon.table.running import keeping

    keeping.backup(settings_in(arguments), arguments.copy)
    print(f"Copied to {arguments.copy}.")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    from gonfalon.table.running import keeping

    checked = broken = 0
    for match, why in keeping.check(settings_in(arguments)):
        checked += 1
        if why:
            broken += 1
            print(f"{match}  {why}")
    print(f"Matches in play: {checked}. Of these would break: {broken}.", flush=True)
    return 1 if broken else 0


def _files(arguments: argparse.Namespace) -> int:
    print(files("gonfalon.table") / "deploy")
    return 0


def _notices(arguments: argparse.Namespace) -> int:
    from gonfalon.table.running import keeping

    def tell(notice: Any) -> None:
        print(keeping.told(notice))
        sys.stdout.flush()

    keeping.notices(settings_in(arguments), tell)
    return 0
