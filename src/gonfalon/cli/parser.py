"""Parses the command line in the reader's language, with the arguments and the failures that commands share."""

import argparse
import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from gonfalon.core import Record, registry
from gonfalon.core.texts import LANGUAGES, Words
from gonfalon.terminal.texts import LANGUAGE, language

OPTION = "--lang"
# What argparse says by itself, and the sentences in which we say it.
OF_ARGPARSE = {
    "usage: ": "arg-usage",
    "positional arguments": "arg-positionals",
    "options": "arg-options",
    "show this help message and exit": "arg-help",
    "show program's version number and exit": "arg-version",
    "%(prog)s: error: %(message)s\n": "arg-error",
    "argument %(argument_name)s: %(message)s": "arg-of",
    "the following arguments are required: %s": "arg-missing",
    "unrecognized arguments: %s": "arg-unknown",
    "ambiguous option: %(option)s could match %(matches)s": "arg-ambiguous",
    "expected one argument": "arg-needs-value",
    "ignored explicit argument %r": "arg-takes-none",
    "invalid %(type)s value: %(value)r": "arg-no-number",
    "invalid choice: %(value)r (choose from %(choices)s)": "arg-choice",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": "arg-choice",
}
WIDEST = 100
"""Columns. Longer lines are hard to read."""
AT_THE_END = ("arg-usage", "arg-error")
"""Fluent keeps no space or line break at the end of a sentence."""


def say(key: str, **facts: str | int) -> str:
    return _words(language()).say(key, facts)


def has(key: str) -> bool:
    return _words(language()).has(key)


def use_language_in(argv: Sequence[str]) -> None:
    """Speak the language that is asked for, before anything is parsed: help and errors come first."""
    for word, following in pairwise([*argv, ""]):
        asked = following if word == OPTION else word.removeprefix(f"{OPTION}=")
        if word.startswith(OPTION) and asked in LANGUAGES:
            os.environ[LANGUAGE] = asked


@cache
def _words(locale: str) -> Words:
    return Words.of(locale, __package__)


class Parser(argparse.ArgumentParser):
    """`about` and `more` are the keys of what stands above and below the help. So is the help of each argument."""

    def __init__(self, about: str = "", more: str = "", **others: Any) -> None:
        super().__init__(formatter_class=_Formatter, **others)
        self._about, self._more = about, more
        self._groups: dict[str, list[str]] = {}
        self.add_argument(OPTION, choices=LANGUAGES, help="help-lang")

    def format_help(self) -> str:
        installed = _installed()
        about = _told(self._about, **installed)
        self.description = f"{about[:1].upper()}{about[1:]}."
        self.epilog = "\n\n".join([*self._listed(installed), _told(self._more, **installed)])
        return super().format_help()

    def add_groups(self, groups: Mapping[str, Sequence[Callable[[Any], None]]]) -> None:
        """Add commands, which the help lists by group. argparse itself can list them only as one."""
        self.usage = "%(prog)s [OPTION] COMMAND …"
        self._commands = self.add_subparsers(prog=self.prog, metavar="COMMAND", help=argparse.SUPPRESS)
        for heading, adders in groups.items():
            before = len(self._commands.choices)
            for add in adders:
                add(self._commands)
            self._groups[heading] = [*self._commands.choices][before:]

    def _listed(self, installed: dict[str, str]) -> list[str]:
        width = min(WIDEST, shutil.get_terminal_size().columns)
        return [
            "\n".join([f"{say(heading)}:", *(self._line(name, width, installed) for name in names)])
            for heading, names in self._groups.items()
        ]

    def _line(self, name: str, width: int, installed: dict[str, str]) -> str:
        about = _told(self._commands.choices[name]._about, **installed)
        return textwrap.fill(about, width, initial_indent=f"  {name:10}", subsequent_indent=" " * 12)


def translate_argparse() -> None:
    """argparse asks gettext for its own words, which has no catalogue of them. It finds them in ours."""
    setattr(argparse, "_", _told)  # noqa: B010


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def start_section(self, heading: str | None) -> None:
        super().start_section(_told(heading or ""))

    def _get_help_string(self, action: argparse.Action) -> str:
        return _told(action.help or "", **self._installed)

    @cached_property
    def _installed(self) -> dict[str, str]:
        return _installed()


def _told(text: str, **facts: str) -> str:
    """The sentence of this key, or in place of argparse's words; what has none stays as it is."""
    key = OF_ARGPARSE.get(text, text)
    if not (text and has(key)):
        return text
    end = text[len(text.rstrip()) :] if key in AT_THE_END else ""
    return say(key, **facts) + end


def _installed() -> dict[str, str]:
    """For examples and lists in any help. Finding out reads every package's files, so it is done once a help."""
    bots = ", ".join(registry.bot_names()).replace("%", "%%")
    return {"game": next(iter(registry.names()), "GAME"), "bots": bots}


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


def add_options(command: argparse.ArgumentParser) -> None:
    """The options of a scenario."""
    command.add_argument(
        "--option", type=pair, action="append", default=[], metavar="NAME=VALUE", help="help-begin-option"
    )


def pair(text: str) -> tuple[str, str]:
    name, found, value = text.partition("=")
    if not found:
        raise argparse.ArgumentTypeError(say("arg-pair", text=text))
    return name, value


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
