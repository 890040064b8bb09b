"""Subcommands for records: replay, verify."""

import argparse
import sys
from pathlib import Path
from typing import Any

from gonfalon.cli.sentences import say
from gonfalon.cli.shared import add_command, add_edition, edition_in, fail
from gonfalon.core import Game, Record, registry


def add_replay(commands: Any) -> None:
    command = add_command(commands, "replay", _replay, "help-replay")
    command.add_argument("file", type=Path, help="help-record")
    command.add_argument("--seat", default="all", help="help-replay-seat")
    command.add_argument("--plain", action="store_true", help="help-replay-plain")
    add_edition(command)


def _replay(arguments: argparse.Namespace) -> int:
    from gonfalon.terminal.screens import replay
    from gonfalon.terminal.texts import language

    record, game = _record(arguments, unfinished=True)
    game = game.speaking(language())
    lookers = [*game.seats, "watcher", "all"]
    if arguments.seat not in lookers:
        return fail(say("no-such-seat", seat=arguments.seat, offered=", ".join(lookers)))
    if record.result is None and arguments.seat == "all":
        return fail(say("replay-goes-on", offered=", ".join(game.seats)))
    if arguments.plain or not sys.stdout.isatty():
        for line in replay.lines(record, game, game.seat_number(arguments.seat)):
            print(line)
        return 0
    return replay.run(record, game, game.seat_number(arguments.seat))


def add_verify(commands: Any) -> None:
    command = add_command(commands, "verify", _verify, "help-verify")
    command.add_argument("file", type=Path, help="help-record")
    for kept, form in (("commitment", "[SEAT=]HASH"), ("contribution", "SEAT=HEX")):
        command.add_argument(f"--{kept}", action="append", default=[], metavar=form, help=f"help-verify-{kept}")
    add_edition(command)


def _verify(arguments: argparse.Namespace) -> int:
    from gonfalon.core import ForgedFate, Match, verify_fate
    from gonfalon.core.verify import Witness

    record, game = _record(arguments)
    commitments, own = _by_seat(arguments.commitment), _by_seat(arguments.contribution)
    if unknown := {*commitments, *own} - {"", *game.seats} or own.keys() & {""}:
        return fail(say("verify-no-seat", seat=min(unknown), offered=", ".join(game.seats)))
    witness = Witness(commitments.pop("", ""), commitments, own)
    Match.follow(record, game)
    print(say("verify-intact", actions=len(record.entries)))
    try:
        draws = verify_fate(record, game, witness)
    except ForgedFate as forged:
        return fail(say("verify-forged", why=str(forged)))
    print(say("verify-honest", draws=draws))
    if witness == Witness():
        print(say("verify-more"))
    return 0


def _by_seat(given: list[str]) -> dict[str, str]:
    """Without a seat it is the table's."""
    return {seat: value for text in given for seat, _, value in [text.rpartition("=")]}


def _record(arguments: argparse.Namespace, *, unfinished: bool = False) -> tuple[Record, Game[Any]]:
    record = Record.parse(arguments.file.read_text(encoding="utf-8"), unfinished=unfinished)
    return record, registry.opened(record.game, record.rules, record.digest, edition_in(arguments))
