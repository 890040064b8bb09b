"""Subcommands about games: games, rules."""

import argparse
from typing import Any

from gonfalon.cli.shared import add_command, add_language, example, fail, set_language
from gonfalon.core import registry


def add_games(commands: Any) -> None:
    add_command(commands, "games", _games, "list the installed games, and where their data come from")


def _games(arguments: argparse.Namespace) -> int:
    for game in registry.installed():
        about = game.about
        print(f"{game.name:10} {about.title}")
        print(f"{'':10} {about.battle}.")
        print(f"{'':10} {about.length}; luck: {about.luck}; {about.information}.")
        for scenario in game.scenarios:
            print(f"{'':10} {scenario.name:10} {game.title_of(scenario.name)}. {scenario.battle}".rstrip())
        print(f"{'':10} Edition {game.edition.edition}: {about.provenance or game.edition.note}")
        print(f"{'':10} {about.credits}.")
    return 0


def add_rules(commands: Any) -> None:
    command = add_command(
        commands,
        "rules",
        _rules,
        "show the rules of a game, or a single rule",
        f"examples:\n  gonfalon rules {example()}         the whole page\n"
        f"  gonfalon rules {example()} ID      the rule that a refusal names",
    )
    command.add_argument("game", help="the game")
    command.add_argument("id", nargs="?", help="a single rule, such as N6.4")
    add_language(command)


def _rules(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.markdown import Markdown

    from gonfalon.core.rulebook import in_plain_text, rule_ids, rule_text
    from gonfalon.terminal.sentences import language

    set_language(arguments)
    page = registry.find(arguments.game).speaking(language()).rules_page()
    text = rule_text(page, arguments.id) if arguments.id else page
    if text is None:
        return fail(f"There is no rule {arguments.id}. The rules are {', '.join(rule_ids(page))}.")
    Console().print(Markdown(in_plain_text(text)))
    return 0
