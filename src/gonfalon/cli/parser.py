"""A parser of arguments that speaks the reader's language. Sentences are looked up when they are shown, not before."""

import argparse
import shutil
import textwrap
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from gonfalon.cli.sentences import OPTION, has, say
from gonfalon.core import registry
from gonfalon.core.texts import LANGUAGES

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
