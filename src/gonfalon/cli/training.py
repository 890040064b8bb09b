"""The subcommand `lab train`."""

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from gonfalon.cli.sentences import say
from gonfalon.cli.shared import add_command, add_edition, edition_in, fail
from gonfalon.core import registry


def add_train(inner: Any) -> None:
    command = add_command(inner, "train", _train, "help-train", "more-train")
    command.add_argument("game", help="help-game")
    add_edition(command)
    command.add_argument("--games", type=int, default=8000, help="help-train-games")
    command.add_argument("--generations", type=int, default=1, help="help-train-generations")
    command.add_argument("--trials", type=int, default=60, help="help-train-trials")
    command.add_argument("--seed", type=int, default=1, help="help-train-seed")
    command.add_argument("--run", dest="folder", type=Path, metavar="FOLDER", help="help-train-run")


def _train(arguments: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        return fail(say("lab-extra", command="pip install 'gonfalon[lab]'"))
    from gonfalon.lab.training.train import OtherRun, Training, train

    game = registry.find(arguments.game, edition_in(arguments))
    if game.rules.feature_count() == 0:
        return fail(say("train-no-features", game=game.name))
    numbers = arguments.games, arguments.generations, arguments.trials, arguments.seed
    folder = arguments.folder or Path("runs", f"train-{game.name}")
    try:
        best = train(game, Training(game.name, game.digest, *numbers), folder, print)
    except OtherRun:
        return fail(say("train-other-run", folder=str(folder)))
    if not best.exists():
        return fail(say("train-none-better"))
    print(say("train-kept", file=str(best)))
    return 0
