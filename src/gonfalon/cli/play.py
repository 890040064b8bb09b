"""Subcommands that sit down at a board: play, join, move."""

import argparse
from typing import Any

from gonfalon.cli.shared import (
    add_command,
    add_edition,
    add_language,
    add_position,
    edition_in,
    example,
    fail,
    position_in,
    set_language,
)
from gonfalon.cli.tables import print_link, served
from gonfalon.core import registry


def add_play(commands: Any) -> None:
    command = add_command(
        commands,
        "play",
        _play,
        "play in this terminal, against the computer or somebody beside you",
        "examples:\n"
        f"  gonfalon play {example()}                      choose everything on the screen\n"
        f"  gonfalon play {example()} --opponent greedy    against the computer\n"
        "  gonfalon play --resume                   resume your last match",
    )
    command.add_argument("game", nargs="?", help="the game: see `gonfalon games`")
    command.add_argument("--web", action="store_true", help="play in the browser instead")
    command.add_argument("--scenario", help="the scenario or variant")
    command.add_argument("--seat", help="the side that you play")
    bots = ", ".join(registry.bot_names()).replace("%", "%%")
    command.add_argument("--opponent", help=f"`person`, or a bot: {bots}")
    command.add_argument(
        "--resume",
        nargs="?",
        const=True,
        default=None,
        metavar="FILE",
        help="resume a saved match (default: the latest)",
    )
    add_position(command)
    add_edition(command)
    add_language(command)


def _play(arguments: argparse.Namespace) -> int:
    position = position_in(arguments)
    if arguments.web and position is not None:
        return fail("The browser cannot begin from a position. Begin at a table: gonfalon begin GAME --position FILE")
    if arguments.web:
        import webbrowser

        from gonfalon.table.running import serving

        return served(lambda: serving.play_in_browser(webbrowser.open, arguments.game))
    set_language(arguments)
    from gonfalon.terminal import app
    from gonfalon.terminal.full_screen import NoTerminal

    try:
        return app.run(
            arguments.game,
            scenario=arguments.scenario,
            seat=arguments.seat,
            opponent=arguments.opponent,
            edition=edition_in(arguments),
            resume=arguments.resume,
            position=position,
        )
    except (app.CannotPlay, NoTerminal) as error:
        return fail(str(error))


def add_join(commands: Any) -> None:
    command = add_command(
        commands,
        "join",
        _join,
        "join a match at a table across the network, or come back to it",
        "example:\n  gonfalon join http://table:1212/play/abc#ticket --name Alfonso",
    )
    command.add_argument("link", help="the link that you were given; quote it if your shell needs that")
    command.add_argument("--name", help="your name at the table (default: you are asked)")
    add_language(command)


def _join(arguments: argparse.Namespace) -> int:
    set_language(arguments)
    from gonfalon.terminal.join import CannotJoin, join

    try:
        return join(arguments.link, arguments.name)
    except CannotJoin as error:
        return fail(str(error))


def add_move(commands: Any) -> None:
    command = add_command(
        commands,
        "move",
        _move,
        "get a link that moves your seat at a table to another device",
        "example:\n  gonfalon move http://table:1212/play/abc#ticket",
    )
    command.add_argument("link", help="the link that you joined with on this machine")


def _move(arguments: argparse.Namespace) -> int:
    from gonfalon.terminal.join import seat_of

    return print_link(arguments.link, lambda link: seat_of(link).move())
