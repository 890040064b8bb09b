"""Parses the command line, runs a subcommand, and turns expected errors into sentences."""

import argparse
import sys
from collections.abc import Sequence

from gonfalon import __version__
from gonfalon.cli.admin import add_server
from gonfalon.cli.lab import add_bench, add_fuzz, add_lab
from gonfalon.cli.parser import Parser, UnusableFile, fail, say, translate_argparse, use_language_in
from gonfalon.cli.play import add_games, add_join, add_learn, add_move, add_play, add_rules
from gonfalon.cli.records import add_replay, add_review, add_verify
from gonfalon.cli.server import add_begin, add_reissue, add_serve, add_worker
from gonfalon.core import EditionError, RecordError, Refusal, registry
from gonfalon.core.registry import NotInstalled, UnknownVersion
from gonfalon.terminal.texts import CannotPlay, language

EXPECTED = (UnknownVersion, RecordError, UnusableFile, CannotPlay)
GROUPS = {
    "group-play": (add_play, add_learn, add_rules, add_games),
    "group-online": (add_serve, add_begin, add_join, add_move, add_reissue),
    "group-records": (add_replay, add_review, add_verify),
    "group-operate": (add_server, add_worker),
    "group-develop": (add_lab, add_fuzz, add_bench),
}
INTERRUPTED = 130
"""What a shell expects of a program that Ctrl+C ended."""


def main(argv: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if argv is None else argv
    use_language_in(given)
    parser = _parser()
    translate_argparse()
    arguments = parser.parse_args(given)
    try:
        return int(arguments.run(arguments))
    except BrokenPipeError:
        return 0  # the reader closed the pipe
    except Refusal as refusal:
        return fail(say("not-possible", why=_why(refusal, arguments)))
    except NotInstalled as error:
        offered = ", ".join(error.offered) or say("none")
        return fail(say("not-installed", wanted=error.wanted, offered=offered))
    except EditionError as error:
        file = getattr(arguments, "edition", None)
        return fail(f"{file}: {error}" if file else str(error))
    except EXPECTED as error:
        return fail(str(error))
    except UnicodeDecodeError:
        return fail(say("not-a-record"))
    except OSError as error:
        return fail(_file_trouble(error))
    except KeyboardInterrupt:
        fail(say("stopped"))
        return INTERRUPTED


def _file_trouble(error: OSError) -> str:
    """A sentence that names the file, if the error does."""
    if error.filename is None:
        return error.strerror or str(error)
    name = str(error.filename)
    if isinstance(error, FileNotFoundError):
        return say("no-file", file=name)
    if isinstance(error, IsADirectoryError):
        return say("is-folder", file=name)
    if isinstance(error, PermissionError):
        return say("no-permission", file=name)
    return say("file-trouble", file=name, why=error.strerror or str(error))


def _why(refusal: Refusal, arguments: argparse.Namespace) -> str:
    """In the words of the game, if one was named."""
    name = getattr(arguments, "game", None)
    return registry.find(name).speaking(language()).say(refusal) if name in registry.names() else str(refusal)


def _parser() -> Parser:
    parser = Parser(prog="gonfalon", about="help-gonfalon", more="more-gonfalon")
    parser.add_argument("--version", action="version", version=f"gonfalon {__version__}")
    parser.set_defaults(run=lambda _: _open_menu() if _at_a_terminal() else _print_help(parser))
    parser.add_groups(GROUPS)
    return parser


def _at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _open_menu() -> int:
    from gonfalon.terminal import app

    return app.run()


def _print_help(parser: Parser) -> int:
    parser.print_help()
    return 0
