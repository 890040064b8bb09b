"""Subcommands about games: games, rules."""

import argparse
from typing import Any

from gonfalon.cli.sentences import say
from gonfalon.cli.shared import add_command, fail
from gonfalon.core import registry
from gonfalon.terminal.sentences import language


def add_games(commands: Any) -> None:
    add_command(commands, "games", _games, "help-games")


def _games(arguments: argparse.Namespace) -> int:
    for installed in registry.installed():
        game = installed.speaking(language())
        about = game.about
        print(f"{game.name:10} {about.title}")
        print(f"{'':10} {about.battle}.")
        print(f"{'':10} {say('games-facts', length=about.length, luck=about.luck, information=about.information)}")
        for scenario in game.scenarios:
            print(f"{'':10} {scenario.name:10} {game.title_of(scenario.name)}. {scenario.battle}".rstrip())
        origin = about.provenance or game.edition.note
        print(f"{'':10} {say('games-edition', edition=game.edition.edition, origin=origin)}")
        print(f"{'':10} {about.credits}.")
    return 0


def add_rules(commands: Any) -> None:
    command = add_command(commands, "rules", _rules, "help-rules", "more-rules")
    command.add_argument("game", help="help-game")
    command.add_argument("id", nargs="?", help="help-rules-id")


def _rules(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.markdown import Markdown

    from gonfalon.core.rulebook import in_plain_text, rule_ids, rule_text

    page = registry.find(arguments.game).speaking(language()).rules_page()
    text = rule_text(page, arguments.id) if arguments.id else page
    if text is None:
        return fail(say("no-such-rule", rule=arguments.id, offered=", ".join(rule_ids(page))))
    Console().print(Markdown(in_plain_text(text)))
    return 0
