"""What several subcommands share: their arguments, and how they end with a sentence."""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from gonfalon.core import registry
from gonfalon.core.words import LANGUAGES


class UnusableFile(Exception):
    """The message is a sentence."""


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
    command.add_argument("--position", type=Path, metavar="FILE", help="begin there: see `gonfalon position`")


def add_edition(command: argparse.ArgumentParser) -> None:
    command.add_argument("--edition", type=Path, metavar="FILE", help="an edition file of your own")


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--lang", choices=LANGUAGES, help="the terminal's language (default: your system's, if we speak it)"
    )


def set_language(arguments: argparse.Namespace) -> None:
    """In the language that was asked for; else in the system's, if we speak it."""
    from gonfalon.terminal.sentences import LANGUAGE

    if arguments.lang:
        os.environ[LANGUAGE] = arguments.lang


def edition_in(arguments: argparse.Namespace) -> bytes | None:
    return arguments.edition.read_bytes() if arguments.edition else None


def position_in(arguments: argparse.Namespace) -> Any | None:
    """The position in the file that was named, if one was."""
    if arguments.position is None:
        return None
    if arguments.game is None:
        raise UnusableFile("Say which game the position is of: gonfalon play GAME --position FILE")
    try:
        position = json.loads(arguments.position.read_bytes())
    except (ValueError, RecursionError) as error:
        raise UnusableFile(f"{arguments.position} holds no position: it is not JSON.") from error
    if position is None:
        raise UnusableFile(f"{arguments.position} holds no position.")
    return position
