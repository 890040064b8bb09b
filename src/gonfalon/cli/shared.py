"""What several subcommands share: common arguments, and how to fail with a sentence."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from gonfalon.cli.parser import Parser
from gonfalon.cli.sentences import say


class UnusableFile(Exception):
    """The message is a sentence for the user."""


def fail(why: str) -> int:
    print(why, file=sys.stderr)
    return 1


def add_command(commands: Any, name: str, run: Any, about: str, more: str = "") -> Parser:
    command: Parser = commands.add_parser(name, help=about, about=about, more=more)
    command.set_defaults(run=run)
    return command


def add_position(command: argparse.ArgumentParser) -> None:
    command.add_argument("--position", type=Path, metavar="FILE", help="help-position")


def add_edition(command: argparse.ArgumentParser) -> None:
    command.add_argument("--edition", type=Path, metavar="FILE", help="help-edition")


def edition_in(arguments: argparse.Namespace) -> bytes | None:
    return arguments.edition.read_bytes() if arguments.edition else None


def count(text: str) -> int:
    """A whole number of things, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(say("arg-count", text=text))
    return int(text)


def position_in(arguments: argparse.Namespace) -> Any | None:
    """The position in the file that was given, if any."""
    if arguments.position is None:
        return None
    if arguments.game is None:
        raise UnusableFile(say("position-needs-game"))
    try:
        position = json.loads(arguments.position.read_bytes())
    except (ValueError, RecursionError) as error:
        raise UnusableFile(say("position-not-json", file=str(arguments.position))) from error
    if position is None:
        raise UnusableFile(say("position-empty", file=str(arguments.position)))
    return position
