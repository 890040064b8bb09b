"""What several subcommands share: common arguments, and how to fail with a sentence."""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from gonfalon.core import registry
from gonfalon.core.words import LANGUAGES


class UnusableFile(Exception):
    """The message is a sentence for the user."""


def fail(why: str) -> int:
    print(why, file=sys.stderr)
    return 1


def example() -> str:
    return next(iter(registry.names()), "GAME")


def add_command(commands: Any, name: str, run: Any, help_: str, more: str = "") -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name,
        help=help_,
        description=f"{help_[0].upper()}{help_[1:]}.",
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.set_defaults(run=run)
    return command


def add_position(command: argparse.ArgumentParser) -> None:
    command.add_argument("--position", type=Path, metavar="FILE", help="begin here: see `gonfalon position`")


def add_edition(command: argparse.ArgumentParser) -> None:
    command.add_argument("--edition", type=Path, metavar="FILE", help="use your own edition file")


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--lang", choices=LANGUAGES, help="the language (default: your system's, if it is one of these)"
    )


def set_language(arguments: argparse.Namespace) -> None:
    """Use the language that was asked for, or else the system's if we have it."""
    from gonfalon.terminal.sentences import LANGUAGE

    if arguments.lang:
        os.environ[LANGUAGE] = arguments.lang


def edition_in(arguments: argparse.Namespace) -> bytes | None:
    return arguments.edition.read_bytes() if arguments.edition else None


def position_in(arguments: argparse.Namespace) -> Any | None:
    """The position in the file that was given, if any."""
    if arguments.position is None:
        return None
    if arguments.game is None:
        raise UnusableFile("Say which game the position belongs to: gonfalon play GAME --position FILE")
    try:
        position = json.loads(arguments.position.read_bytes())
    except (ValueError, RecursionError) as error:
        raise UnusableFile(f"{arguments.position} is not a position: it is not JSON.") from error
    if position is None:
        raise UnusableFile(f"{arguments.position} is not a position: it is empty.")
    return position
