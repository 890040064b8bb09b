"""Adds the subcommands for records: replay, verify, review."""

import argparse
import sys
from pathlib import Path
from typing import Any

from gonfalon.cli.parser import add_command, add_edition, count, edition_in, fail, say
from gonfalon.core import Game, Record, RecordError, registry
from gonfalon.core.registry import UnknownVersion


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


def add_review(commands: Any) -> None:
    command = add_command(commands, "review", _review, "help-review", "more-review")
    command.add_argument("file", type=Path, help="help-record")
    command.add_argument("--seat", help="help-review-seat")
    command.add_argument("--simulations", type=count, default=400, help="help-review-simulations")
    add_edition(command)


def _review(arguments: argparse.Namespace) -> int:
    from gonfalon.cli.review_lines import review_lines
    from gonfalon.review import Undecided, review
    from gonfalon.terminal.texts import language

    try:
        record = Record.parse(arguments.file.read_text(encoding="utf-8"), unfinished=True)
        game = registry.opened(record.game, record.rules, record.digest, edition_in(arguments)).speaking(language())
        if arguments.seat not in (None, *game.seats):
            return fail(say("no-such-seat", seat=arguments.seat, offered=", ".join(game.seats)))
        for seat in [arguments.seat] if arguments.seat else game.seats:
            found = review(record, game, game.seat_number(seat), arguments.simulations, _progress)
            print("\n".join(review_lines(found, record, game, str(arguments.file))))
    except Undecided:
        return fail(say("review-undecided"))
    except RecordError as error:
        return fail(say("review-broken", line=error.line))
    except UnknownVersion as error:
        return fail(say("review-unknown", edition=record.edition, game=error.installed.name))
    return 0


def _progress(done: int, actions: int) -> None:
    """Only for eyes: the line is gone when the review is there."""
    if sys.stderr.isatty():
        line = "" if done == actions else say("review-progress", done=done, actions=actions)
        print(f"\r{line}\033[K", end="", file=sys.stderr, flush=True)
