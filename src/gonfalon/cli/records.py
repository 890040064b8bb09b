"""Subcommands for records: replay, verify, position."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from gonfalon.cli.shared import add_command, add_edition, add_language, edition_in, example, fail, set_language
from gonfalon.core import Game, Record, registry


def add_replay(commands: Any) -> None:
    command = add_command(commands, "replay", _replay, "step through a recorded match as one seat saw it")
    command.add_argument("file", type=Path, help="the record")
    command.add_argument("--seat", default="all", help="a side, `watcher`, or `all` to see everything (default)")
    command.add_argument("--plain", action="store_true", help="print it line by line instead of showing a board")
    add_edition(command)
    add_language(command)


def _replay(arguments: argparse.Namespace) -> int:
    set_language(arguments)
    from gonfalon.terminal.screens import replay
    from gonfalon.terminal.sentences import language

    record, game = _record(arguments, unfinished=True)
    game = game.speaking(language())
    lookers = [*game.seats, "watcher", "all"]
    if arguments.seat not in lookers:
        return fail(f"There is no seat {arguments.seat!r}. Choose one of {', '.join(lookers)}.")
    if record.result is None and arguments.seat == "all":
        return fail(f"This match goes on, so nobody may see everything yet. Choose a seat: {', '.join(game.seats)}.")
    if arguments.plain or not sys.stdout.isatty():
        for line in replay.lines(record, game, game.seat_number(arguments.seat)):
            print(line)
        return 0
    return replay.run(record, game, game.seat_number(arguments.seat))


def add_verify(commands: Any) -> None:
    command = add_command(
        commands, "verify", _verify, "prove that a finished record is intact and legal, and that its fate was honest"
    )
    command.add_argument("file", type=Path, help="the record")
    kept = "which you kept from before play; may be given for each seat"
    command.add_argument(
        "--commitment", action="append", default=[], metavar="[SEAT=]HASH", help=f"the table's, {kept}"
    )
    command.add_argument("--contribution", action="append", default=[], metavar="SEAT=HEX", help=f"your own, {kept}")
    add_edition(command)


def _verify(arguments: argparse.Namespace) -> int:
    from gonfalon.core import ForgedFate, Match, verify_fate
    from gonfalon.core.verify import Witness

    record, game = _record(arguments)
    commitments, own = _by_seat(arguments.commitment), _by_seat(arguments.contribution)
    if unknown := {*commitments, *own} - {"", *game.seats} or own.keys() & {""}:
        return fail(f"There is no seat {min(unknown)!r}. Say which with SEAT=, one of {', '.join(game.seats)}.")
    witness = Witness(commitments.pop("", ""), commitments, own)
    Match.follow(record, game)
    print(f"The record is intact: {len(record.entries)} actions, all legal.")
    try:
        draws = verify_fate(record, game, witness)
    except ForgedFate as forged:
        return fail(f"Fate is not proved. {forged}")
    print(f"Fate was honest: all {draws} draws match the secret that was committed to before play.")
    if witness == Witness():
        print("That nothing else was committed to, you can prove with what you kept: --commitment, --contribution.")
    return 0


def _by_seat(given: list[str]) -> dict[str, str]:
    """Without a seat it is the table's."""
    return {seat: value for text in given for seat, _, value in [text.rpartition("=")]}


def add_position_of(commands: Any) -> None:
    command = add_command(
        commands,
        "position",
        _position,
        "print the position at one moment of a finished match, to begin new matches from it",
        f"example:\n  gonfalon position battle.record 40 > place.json\n"
        f"  gonfalon play {example()} --position place.json",
    )
    command.add_argument("file", type=Path, help="the record")
    command.add_argument("number", type=int, help="after how many actions")
    add_edition(command)


def _position(arguments: argparse.Namespace) -> int:
    """Only for finished matches: while a match goes on nobody may see everything."""
    from gonfalon.core import Match
    from gonfalon.core.position import told_position

    record, game = _record(arguments)
    last = len(record.entries)
    if not 0 <= arguments.number <= last:
        return fail(f"There is no such moment. Choose one from 0 to {last}.")
    match = Match.follow(record, game, until=arguments.number)
    if match.result:
        return fail("The match was over by then, so no match can begin there.")
    print(json.dumps(told_position(game, match.state)))
    return 0


def _record(arguments: argparse.Namespace, *, unfinished: bool = False) -> tuple[Record, Game[Any]]:
    record = Record.parse(arguments.file.read_text(encoding="utf-8"), unfinished=unfinished)
    return record, registry.opened(record.game, record.rules, record.digest, edition_in(arguments))
