"""Parses the command line, runs a subcommand, and turns expected errors into sentences."""

import argparse
from collections.abc import Sequence

from gonfalon import __version__
from gonfalon.cli.games import add_games, add_rules
from gonfalon.cli.keeping import add_table
from gonfalon.cli.lab import add_bench, add_fuzz
from gonfalon.cli.play import add_join, add_move, add_play
from gonfalon.cli.records import add_position_of, add_replay, add_verify
from gonfalon.cli.shared import UnusableFile, example, fail
from gonfalon.cli.tables import add_begin, add_reissue, add_serve, add_worker
from gonfalon.core import EditionError, RecordError, Refusal, registry
from gonfalon.core.registry import NotInstalled, UnknownVersion

EXPECTED = (NotInstalled, UnknownVersion, EditionError, RecordError, UnusableFile)
ADDED = (
    *(add_games, add_play, add_rules, add_replay, add_verify, add_position_of),
    *(add_serve, add_begin, add_join, add_move, add_reissue, add_worker, add_table, add_fuzz, add_bench),
)


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except BrokenPipeError:
        return 0  # the reader closed the pipe
    except Refusal as refusal:
        return fail(f"This is not possible: {_why(refusal, arguments)}")
    except EXPECTED as error:
        return fail(str(error))
    except UnicodeDecodeError:
        return fail("This file is not a record: it is not UTF-8 text.")
    except OSError as error:
        return fail(_file_trouble(error))
    except KeyboardInterrupt:
        return fail("Stopped.")


def _file_trouble(error: OSError) -> str:
    """A sentence that names the file, if the error does."""
    if error.filename is None:
        return error.strerror or str(error)
    if isinstance(error, FileNotFoundError):
        return f"There is no file {error.filename}."
    if isinstance(error, IsADirectoryError):
        return f"{error.filename} is a folder, not a file."
    if isinstance(error, PermissionError):
        return f"You have no permission to open {error.filename}."
    return f"{error.filename}: {error.strerror}."


def _why(refusal: Refusal, arguments: argparse.Namespace) -> str:
    """In the words of the game, if one was named."""
    name = getattr(arguments, "game", None)
    return registry.find(name).say(refusal) if name in registry.names() else str(refusal)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="gonfalon",
        description="The great battles of 1187–1212, played to the letter.",
        epilog=f"A first game: gonfalon play {example()}",
    )
    parser.add_argument("--version", action="version", version=f"gonfalon {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in ADDED:
        add(commands)
    return parser
