"""Subcommands that prove and measure: fuzz, bench."""

import argparse
from pathlib import Path
from typing import Any

from gonfalon.cli.sentences import say
from gonfalon.cli.shared import add_command, fail
from gonfalon.core import registry


def add_fuzz(commands: Any) -> None:
    command = add_command(commands, "fuzz", _fuzz, "help-fuzz")
    command.add_argument("game", help="help-game")
    command.add_argument("--games", type=int, default=200, help="help-fuzz-games")
    command.add_argument("--seed", type=int, default=1, help="help-fuzz-seed")


def _fuzz(arguments: argparse.Namespace) -> int:
    from gonfalon.lab.fuzz import Fault, Progress, fuzz, missing, tally_lines

    registry.find(arguments.game)
    progress = Progress(arguments.games)
    try:
        tally = fuzz(arguments.game, arguments.games, arguments.seed, progress)
    except Fault as fault:
        return fail(say("fuzz-fault", fault=str(fault)))
    for line in tally_lines(tally, missing(arguments.game, tally), progress.seconds):
        print(line)
    return 0


def add_bench(commands: Any) -> None:
    command = add_command(commands, "bench", _bench, "help-bench")
    command.add_argument("game", help="help-game")
    command.add_argument("--seconds", type=float, default=10, help="help-bench-seconds")
    command.add_argument("--wheel", type=Path, help="help-bench-wheel")


def _bench(arguments: argparse.Namespace) -> int:
    from gonfalon.lab.bench import Incomparable, bench

    registry.find(arguments.game)
    try:
        return 0 if bench(arguments.game, arguments.seconds, arguments.wheel, print) else 1
    except Incomparable as why:
        return fail(str(why))
