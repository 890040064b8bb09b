"""Adds the subcommands for players: play, learn, join, move, games, rules."""

import argparse
import os
import shutil
import sys
import textwrap
from collections.abc import Iterator
from typing import Any

from gonfalon.cli.parser import (
    WIDEST,
    Beginning,
    add_beginning,
    add_command,
    add_edition,
    beginning_in,
    edition_in,
    fail,
    say,
)
from gonfalon.cli.server import print_link, served
from gonfalon.core import Game, Match, registry
from gonfalon.terminal.texts import language

INDENT = " " * 11
PAGER = "-FRX"
"""For `less`: no pager where one screen is enough, and colours as they are."""


def add_play(commands: Any) -> None:
    command = add_command(commands, "play", _play, "help-play", "more-play")
    command.add_argument("game", nargs="?", help="help-play-game")
    command.add_argument("--web", action="store_true", help="help-play-web")
    command.add_argument("--scenario", help="help-play-scenario")
    command.add_argument("--seat", help="help-play-seat")
    command.add_argument("--opponent", help="help-play-opponent")
    command.add_argument("--resume", nargs="?", const=True, default=None, metavar="FILE", help="help-play-resume")
    add_beginning(command)
    add_edition(command)


def _play(arguments: argparse.Namespace) -> int:
    beginning = beginning_in(arguments)
    if arguments.web and beginning is not None:
        return fail(say("web-no-from"))
    if arguments.web:
        from gonfalon.server import startup

        return served(lambda: startup.play_in_browser(_show_page, arguments.game))
    from gonfalon.terminal import app

    edition = edition_in(arguments)
    return app.run(
        arguments.game,
        scenario=arguments.scenario,
        seat=arguments.seat,
        opponent=arguments.opponent,
        edition=edition,
        resume=arguments.resume,
        earlier=_followed(beginning, edition) if beginning else None,
    )


def _followed(beginning: Beginning, edition: bytes | None) -> Match[Any]:
    """The match of the record as it stood then."""
    record = beginning.record
    game = registry.opened(record.game, record.rules, record.digest, edition)
    return Match.follow(record, game, until=beginning.number)


def _show_page(address: str) -> None:
    import webbrowser

    print(say("playing-at", address=address), flush=True)
    webbrowser.open(address)


def add_learn(commands: Any) -> None:
    command = add_command(commands, "learn", _learn, "help-learn")
    command.add_argument("game", nargs="?", help="help-play-game")


def _learn(arguments: argparse.Namespace) -> int:
    from gonfalon.terminal import app

    return app.teach(arguments.game)


def add_join(commands: Any) -> None:
    command = add_command(commands, "join", _join, "help-join", "more-join")
    command.add_argument("link", help="help-join-link")
    command.add_argument("--name", help="help-join-name")


def _join(arguments: argparse.Namespace) -> int:
    from gonfalon.terminal.join import join

    return join(arguments.link, arguments.name)


def add_move(commands: Any) -> None:
    command = add_command(commands, "move", _move, "help-move", "more-move")
    command.add_argument("link", help="help-move-link")


def _move(arguments: argparse.Namespace) -> int:
    from gonfalon.terminal.join import seat_of

    return print_link(arguments.link, lambda link: seat_of(link).move())


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
