"""The subcommand `lab tune`."""

import argparse
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import Any

from gonfalon.cli.sentences import say
from gonfalon.cli.shared import add_command, add_edition, count, edition_in, fail
from gonfalon.cli.tables import pair


def add_tune(inner: Any) -> None:
    command = add_command(inner, "tune", _tune, "help-tune", "more-tune")
    command.add_argument("battle", help="help-lab-battle")
    command.add_argument(
        "--option", type=pair, action="append", default=[], metavar="NAME=VALUE", help="help-begin-option"
    )
    add_edition(command)
    command.add_argument("--games", type=count, default=4000, help="help-tune-games")
    command.add_argument("--trials", type=count, default=400, help="help-tune-trials")
    command.add_argument("--seed", type=count, default=1, help="help-train-seed")
    command.add_argument("--run", dest="folder", type=Path, metavar="FOLDER", help="help-lab-run")
    command.add_argument("--minutes", type=float, default=inf, help="help-lab-minutes")


def _tune(arguments: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        return fail(say("lab-extra", command="pip install 'gonfalon[lab]'"))
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
    from gonfalon.lab.runs.run import RunProgress
    from gonfalon.lab.training.course import fitting_games, stage
    from gonfalon.lab.training.tune import FOUND, tune, tuned_lines

    games = settings.games
    tell = RunProgress[float](fitting_games(games) + settings.trials, lambda scores: stage(games, len(scores)))
    tuned = tune(settings, manners, folder, tell, minutes)
    if tuned is None:
        print(say("tune-goes-on", folder=str(folder)))
        return 0
    for line in tuned_lines(settings.battle.opened().seats, manners.constants(), tuned):
        print(line)
    print(say("tune-kept", file=str(folder / FOUND)))
    return 0
