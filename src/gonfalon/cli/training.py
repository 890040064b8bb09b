"""Adds the subcommands lab train and lab tune."""

import argparse
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import Any

from gonfalon.cli.parser import add_command, add_edition, add_options, count, edition_in, fail, say
from gonfalon.core import registry

EXTRA = "pip install 'gonfalon[lab]'"


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
        return fail(say("lab-extra", command=EXTRA))
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


def add_tune(inner: Any) -> None:
    command = add_command(inner, "tune", _tune, "help-tune", "more-tune")
    command.add_argument("battle", help="help-lab-battle")
    add_options(command)
    add_edition(command)
    command.add_argument("--games", type=count, default=4000, help="help-tune-games")
    command.add_argument("--trials", type=count, default=400, help="help-tune-trials")
    command.add_argument("--seed", type=count, default=1, help="help-train-seed")
    command.add_argument("--run", dest="folder", type=Path, metavar="FOLDER", help="help-lab-run")
    command.add_argument("--minutes", type=float, default=inf, help="help-lab-minutes")


def _tune(arguments: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        return fail(say("lab-extra", command=EXTRA))
    from gonfalon.lab.runs.planned import CannotRun, RunSettings, battle_of

    battle = battle_of(arguments.battle, dict(arguments.option), edition_in(arguments))
    numbers = {"games": arguments.games, "trials": arguments.trials, "seed": arguments.seed}
    settings = RunSettings(kind="tune", battle=battle, bots=(), **numbers)
    manners = battle.opened().rules.manners()
    if manners is None:
        return fail(say("tune-no-script", game=battle.game))
    try:
        return _carry_out(settings, manners, arguments.folder or Path("runs", settings.name), arguments.minutes)
    except CannotRun as error:
        return fail(say(f"lab-{error.code}", **error.facts))


def _carry_out(settings: Any, manners: Any, folder: Path, minutes: float) -> int:
    from gonfalon.lab.runs.run import Progress
    from gonfalon.lab.training.course import fitting_games, stage
    from gonfalon.lab.training.tune import FOUND, tune, tuned_lines

    games = settings.games
    progress = Progress(fitting_games(games) + settings.trials)
    tuned = tune(settings, manners, folder, lambda done: progress.tell(done, lambda: stage(games, done)), minutes)
    if tuned is None:
        print(say("tune-goes-on", folder=str(folder)))
        return 0
    for line in tuned_lines(settings.battle.opened().seats, manners.constants(), tuned):
        print(line)
    print(say("tune-kept", file=str(folder / FOUND)))
    return 0
