"""What several subcommands share: common arguments, and how to fail with a sentence."""

import argparse
import sys
from pathlib import Path
from typing import Any, NamedTuple

from gonfalon.cli.parser import Parser
from gonfalon.cli.sentences import say
from gonfalon.core import Record


class UnusableFile(Exception):
    """The message is a sentence for the user."""


def fail(why: str) -> int:
    print(why, file=sys.stderr)
    return 1


def add_command(commands: Any, name: str, run: Any, about: str, more: str = "") -> Parser:
    command: Parser = commands.add_parser(name, help=about, about=about, more=more)
    command.set_defaults(run=run)
    return command


class Beginning(NamedTuple):
    """Where a match is to begin: after an action of a finished match. `text` is that of its record."""

    text: str
    record: Record
    number: int


def add_beginning(command: argparse.ArgumentParser) -> None:
    command.add_argument("--from", type=Path, dest="record", metavar="RECORD", help="help-from")
    command.add_argument("--at", type=int, metavar="NUMBER", help="help-at")


def add_edition(command: argparse.ArgumentParser) -> None:
    command.add_argument("--edition", type=Path, metavar="FILE", help="help-edition")


def edition_in(arguments: argparse.Namespace) -> bytes | None:
    return arguments.edition.read_bytes() if arguments.edition else None


def count(text: str) -> int:
    """A whole number of things, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(say("arg-count", text=text))
    return int(text)


def beginning_in(arguments: argparse.Namespace) -> Beginning | None:
    """Where to begin, if that was given; the game need not be named then. Raises UnusableFile, RecordError, OSError."""
    file, number = arguments.record, arguments.at
    if file is None and number is None:
        return None
    if file is None or number is None:
        raise UnusableFile(say("from-and-at"))
    text = file.read_text(encoding="utf-8")
    record = Record.parse(text)
    if not 0 <= number <= len(record.entries):
        raise UnusableFile(say("no-such-moment", last=len(record.entries)))
    given = (arguments.game, record.game), (arguments.scenario, record.setup.scenario)
    if any(wanted not in (None, played) for wanted, played in given):
        raise UnusableFile(say("from-another", game=record.game, scenario=record.setup.scenario))
    arguments.game = record.game
    return Beginning(text, record, number)
