"""Subcommands that sit down at a board: play, join."""

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
from gonfalon.cli.tables import served
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
        "  gonfalon play --resume                   go on with the match you left last",
    )
    command.add_argument("game", nargs="?", help="which game: see `gonfalon games`")
    command.add_argument("--web", action="store_true", help="in the browser instead")
    command.add_argument("--scenario", help="which scenario or variant")
    command.add_argument("--seat", help="which side you play")
    bots = ", ".join(registry.bot_names()).replace("%", "%%")
    command.add_argument("--opponent", help=f"`person`, or a bot: {bots}")
    command.add_argument(
        "--resume",
        nargs="?",
        const=True,
        default=None,
        metavar="FILE",
        help="go on with a match, the latest if no FILE",
    )
    add_position(command)
    add_edition(command)
    add_language(command)


def _play(arguments: argparse.Namespace) -> int:
    position = position_in(arguments)
    if arguments.web and position is not None:
        return fail("The page has no place for a position. Begin the match at a table: gonfalon begin --position FILE")
    if arguments.web:
        import webbrowser

        from gonfalon.table.running import serving

        return served(lambda: serving.play_in_browser(webbrowser.open, arguments.game))
    set_language(arguments)
    from gonfalon.terminal import app

    return app.run(
        arguments.game,
        scenario=arguments.scenario,
        seat=arguments.seat,
        opponent=arguments.opponent,
        edition=edition_in(arguments),
        resume=arguments.resume,
        position=position,
    )


def add_join(commands: Any) -> None:
    command = add_command(
        commands,
        "join",
        _join,
        "sit down at a table across the network, or come back to it",
        "example:\n  gonfalon join http://table:1212/play/abc#ticket --name Alfonso",
    )
    command.add_argument("link", help="the link that you were given; quote it if your shell wants that")
    command.add_argument("--name", help="how the others shall call you (default: you are asked)")
    add_language(command)


def _join(arguments: argparse.Namespace) -> int:
    set_language(arguments)
    from gonfalon.terminal.join import CannotJoin, join

    try:
        return join(arguments.link, arguments.name)
    except CannotJoin as error:
        return fail(str(error))
