"""Adds the subcommands for developers: lab, fuzz, bench."""

import argparse
import sys
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import Any

from gonfalon.cli.parser import Parser, add_command, add_edition, add_options, count, edition_in, fail, say
from gonfalon.cli.training import EXTRA, add_train, add_tune
from gonfalon.core import registry

REPORTS = ("matplotlib", "numpy", "pyarrow")
"""What of the extra `lab` a report needs."""


def add_lab(commands: Any) -> None:
    group = commands.add_parser("lab", help="help-lab", about="help-lab", more="more-lab")
    inner = group.add_subparsers(title="arg-commands", metavar="COMMAND", required=True)
    for add in (add_duel, add_ladder, add_study, add_train, add_tune, add_record):
        add(inner)


def add_duel(inner: Any) -> None:
    command = _add_run(inner, "duel", _duel)
    command.add_argument("first", help="help-lab-bot")
    command.add_argument("second", help="help-lab-bot")
    command.add_argument("--sprt", type=_share, nargs=2, metavar=("LOW", "HIGH"), help="help-lab-sprt")


def add_ladder(inner: Any) -> None:
    command = _add_run(inner, "ladder", _ladder)
    command.add_argument("bots", nargs="+", metavar="bot", help="help-lab-bots")
    command.add_argument("--reference", action="append", default=[], metavar="BOT", help="help-lab-reference")


def add_study(inner: Any) -> None:
    command = _add_run(inner, "study", _study)
    command.add_argument("bot", help="help-lab-bot")


def add_record(inner: Any) -> None:
    command = add_command(inner, "record", _safely(_record), "help-lab-record", "more-lab-record")
    command.add_argument("folder", type=Path, help="help-lab-folder")
    command.add_argument("number", type=int, help="help-lab-number")


def _add_run(inner: Any, kind: str, run: Any) -> Parser:
    command = add_command(inner, kind, _safely(run), f"help-lab-{kind}", f"more-lab-{kind}")
    command.set_defaults(kind=kind)
    command.add_argument("battle", help="help-lab-battle")
    add_options(command)
    add_edition(command)
    command.add_argument("--games", type=count, default=100, help="help-lab-games")
    command.add_argument("--seed", type=count, default=1, help="help-lab-seed")
    command.add_argument("--run", dest="folder", type=Path, metavar="FOLDER", help="help-lab-run")
    command.add_argument("--minutes", type=float, default=inf, help="help-lab-minutes")
    command.add_argument("--workers", type=count, help="help-lab-workers")
    command.add_argument("--address", metavar="HOST:PORT", help="help-lab-address")
    return command


def _safely(run: Any) -> Any:
    def safely(arguments: argparse.Namespace) -> int:
        from gonfalon.bots import UnusableBot
        from gonfalon.lab.runs.planned import CannotRun

        try:
            return int(run(arguments))
        except CannotRun as error:
            return fail(say(f"lab-{error.code}", **error.facts))
        except UnusableBot as error:
            return fail(str(error))

    return safely


def _duel(arguments: argparse.Namespace) -> int:
    from gonfalon.lab.duel import Duel

    settings = _settings(arguments, (arguments.first, arguments.second), sprt=arguments.sprt and (*arguments.sprt,))
    return _run(arguments, settings, Duel(settings))


def _ladder(arguments: argparse.Namespace) -> int:
    from gonfalon.lab.ladder import Ladder

    settings = _settings(arguments, (*arguments.bots,), references=(*arguments.reference,))
    ladder = Ladder(settings)
    if not ladder.pairings:
        return fail(say("lab-no-pairing"))
    return _run(arguments, settings, ladder)


def _study(arguments: argparse.Namespace) -> int:
    from gonfalon.lab.study import Study

    settings = _settings(arguments, (arguments.bot,))
    return _run(arguments, settings, Study(settings))


def _settings(arguments: argparse.Namespace, bots: tuple[str, ...], **more: Any) -> Any:
    from gonfalon.lab.runs.planned import RunSettings, battle_of, contestant

    for name in (*bots, *more.get("references", ())):
        contestant(name)
    battle = battle_of(arguments.battle, dict(arguments.option), edition_in(arguments))
    return RunSettings(
        kind=arguments.kind, battle=battle, bots=bots, games=arguments.games, seed=arguments.seed, **more
    )


def _run(arguments: argparse.Namespace, settings: Any, measurement: Any) -> int:
    from gonfalon.lab.runs.folder import run_folder
    from gonfalon.lab.runs.run import Progress, carry_out

    if arguments.address is not None and find_spec("ray") is None:
        return fail(say("lab-extra", command=EXTRA))
    path = arguments.folder or Path("runs", settings.name)
    games = len(measurement.planned())
    with run_folder(path, settings) as folder:
        progress = Progress(games)
        try:
            carry_out(
                measurement,
                folder,
                _pool(arguments),
                lambda outcomes: progress.tell(len(outcomes), lambda: measurement.standing(outcomes)),
                arguments.minutes,
            )
        finally:  # whoever interrupts it wants to see what there is
            if outcomes := folder.outcomes():
                _report(path, settings, measurement, outcomes)
    for line in measurement.lines(outcomes):
        print(line)
    if len(outcomes) < games and not measurement.is_decided(outcomes):
        print(say("lab-goes-on", done=len(outcomes), games=games))
    print(say("lab-kept", folder=str(path)))
    return 0


def _report(path: Path, settings: Any, measurement: Any, outcomes: Any) -> None:
    if any(find_spec(name) is None for name in REPORTS):
        print(say("lab-no-report", command=EXTRA))
        return
    from gonfalon.lab.report import files, sections
    from gonfalon.lab.runs.folder import write_whole

    battle = settings.battle
    title = f"{settings.kind.capitalize()} of {', '.join(settings.bots)}: {battle.game}, {battle.setup.scenario}"
    told = sections.BY_KIND[settings.kind]
    write_whole(path / files.RESULTS, files.as_parquet(settings, outcomes))
    write_whole(path / files.REPORT, files.page(title, settings, list(told(measurement, outcomes))))


def _pool(arguments: argparse.Namespace) -> Any:
    if arguments.address is not None:
        from gonfalon.lab.runs.on_ray import on_ray

        return on_ray(arguments.address)
    from gonfalon.lab.runs.run import in_processes, play_here

    return play_here if arguments.workers is None else in_processes(arguments.workers)


def _record(arguments: argparse.Namespace) -> int:
    from gonfalon.lab.runs.folder import finished_games

    with finished_games(arguments.folder) as folder:
        record = folder.record(arguments.number)
    if record is None:
        return fail(say("lab-no-game", number=arguments.number, folder=str(arguments.folder)))
    sys.stdout.write(record)
    return 0


def _share(text: str) -> float:
    share = float(text)
    if not 0 < share < 1:
        raise argparse.ArgumentTypeError(say("arg-share", text=text))
    return share


def add_fuzz(commands: Any) -> None:
    command = add_command(commands, "fuzz", _fuzz, "help-fuzz")
    command.add_argument("game", help="help-game")
    command.add_argument("--games", type=int, default=200, help="help-fuzz-games")
    command.add_argument("--seed", type=int, default=1, help="help-fuzz-seed")


def _fuzz(arguments: argparse.Namespace) -> int:
    from gonfalon.lab.fuzz import Fault, fuzz, missing, tally_lines
    from gonfalon.lab.runs.run import Progress

    registry.find(arguments.game)
    progress = Progress(arguments.games)
    try:
        tally = fuzz(
            arguments.game,
            arguments.games,
            arguments.seed,
            lambda tally: progress.tell(tally.games, lambda: f"{tally.decisions:,} decisions"),
        )
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
