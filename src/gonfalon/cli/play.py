"""Subcommands that sit down at a board: play, learn, join, move."""

import argparse
from typing import Any

from gonfalon.cli.sentences import say
from gonfalon.cli.shared import Beginning, add_beginning, add_command, add_edition, beginning_in, edition_in, fail
from gonfalon.cli.tables import print_link, served
from gonfalon.core import Match, registry


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
    from gonfalon.terminal.full_screen import NoTerminal

    edition = edition_in(arguments)
    try:
        return app.run(
            arguments.game,
            scenario=arguments.scenario,
            seat=arguments.seat,
            opponent=arguments.opponent,
            edition=edition,
            resume=arguments.resume,
            earlier=_followed(beginning, edition) if beginning else None,
        )
    except (app.CannotPlay, NoTerminal) as error:
        return fail(str(error))


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
    from gonfalon.terminal.full_screen import NoTerminal

    try:
        return app.teach(arguments.game)
    except (app.CannotPlay, NoTerminal) as error:
        return fail(str(error))


def add_join(commands: Any) -> None:
    command = add_command(commands, "join", _join, "help-join", "more-join")
    command.add_argument("link", help="help-join-link")
    command.add_argument("--name", help="help-join-name")


def _join(arguments: argparse.Namespace) -> int:
    from gonfalon.terminal.join import CannotJoin, join

    try:
        return join(arguments.link, arguments.name)
    except CannotJoin as error:
        return fail(str(error))


def add_move(commands: Any) -> None:
    command = add_command(commands, "move", _move, "help-move", "more-move")
    command.add_argument("link", help="help-move-link")


def _move(arguments: argparse.Namespace) -> int:
    from gonfalon.terminal.join import seat_of

    return print_link(arguments.link, lambda link: seat_of(link).move())
