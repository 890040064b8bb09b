"""Subcommands about games: games, rules."""

import argparse
import os
import shutil
import sys
import textwrap
from collections.abc import Iterator
from typing import Any

from gonfalon.cli.parser import WIDEST
from gonfalon.cli.sentences import say
from gonfalon.cli.shared import add_command, fail
from gonfalon.core import Game, registry
from gonfalon.terminal.texts import language

INDENT = " " * 11
PAGER = "-FRX"
"""For `less`: no pager where one screen is enough, and colours as they are."""


def add_games(commands: Any) -> None:
    command = add_command(commands, "games", _games, "help-games")
    command.add_argument("--sources", action="store_true", help="help-games-sources")


def _games(arguments: argparse.Namespace) -> int:
    width = min(WIDEST, shutil.get_terminal_size().columns)
    for installed in registry.installed():
        first, *others = _about(installed.speaking(language()), sources=arguments.sources)
        print(f"{installed.name:10} {first}")
        for text in others:
            print(textwrap.fill(text, width, initial_indent=INDENT, subsequent_indent=INDENT))
        print()
    return 0


def _about(game: Game[Any], *, sources: bool) -> Iterator[str]:
    about = game.about
    yield about.title
    yield f"{about.battle}."
    yield say("games-facts", length=about.length, luck=about.luck, information=about.information)
    for scenario in game.scenarios:
        yield f"{scenario.name}: {game.title_of(scenario.name)}. {scenario.battle}".rstrip()
    if sources:
        yield say("games-edition", edition=game.edition.edition, origin=about.provenance or game.edition.note)
    yield f"{about.credits}."


def add_rules(commands: Any) -> None:
    command = add_command(commands, "rules", _rules, "help-rules", "more-rules")
    command.add_argument("game", help="help-game")
    command.add_argument("id", nargs="?", help="help-rules-id")


def _rules(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.markdown import Markdown

    from gonfalon.core.texts import in_plain_text, rule_ids, rule_text

    page = registry.find(arguments.game).speaking(language()).rules_page()
    text = rule_text(page, arguments.id) if arguments.id else page
    if text is None:
        return fail(say("no-such-rule", rule=arguments.id, offered=", ".join(rule_ids(page))))
    console, shown = Console(), Markdown(in_plain_text(text))
    if arguments.id or not sys.stdout.isatty():
        console.print(shown)
        return 0
    os.environ.setdefault("LESS", PAGER)
    with console.pager(styles=True):
        console.print(shown)
    return 0
