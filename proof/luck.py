"""Tell how much of a run was luck, and what is left without it.

    scripts/prove luck runs/ladder-… --bots gonfalonier greedy

Follows the chance to win through every game as a review does. What fate changed in it is luck, which is nothing on
average whatever the players do; so a result minus its luck has the same mean as the result, and is known from fewer
games. An expectation that had to be drawn errs a little, in each game by itself: look whether the luck is
nothing on average, and trust only games with the sides swapped. Progress goes to standard error, the
table to standard output.
"""

import argparse
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from gonfalon.core import Game, Record
from gonfalon.lab.runs.folder import RunFolder, finished_games, settings_in
from gonfalon.lab.runs.played import GameOutcome
from gonfalon.lab.shares import SURE, told_share
from gonfalon.review import Parts, review

Pairing = tuple[str, str]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path, help="the folder of a run")
    parser.add_argument("--bots", nargs=2, action="append", metavar="BOT", help="one pairing only; may be repeated")
    chosen = parser.parse_args()
    wanted = [(first, second) for first, second in chosen.bots or []]
    settings = settings_in(chosen.run)
    with finished_games(chosen.run) as folder:
        found = _parts(folder, settings.battle.opened(), wanted)
    print("| | games | share | its luck | luck, spread | without luck | spread |")
    print("|---|---|---|---|---|---|---|")
    for pairing, parts in found.items():
        print(_row(pairing, parts))
    return 0


def _parts(folder: RunFolder, game: Game[Any], wanted: list[Pairing]) -> dict[Pairing, list[Parts]]:
    """For the first bot of each pairing."""
    found: dict[Pairing, list[Parts]] = {}
    outcomes = [one for one in folder.outcomes() if not wanted or (one.first, one.second) in wanted]
    for done, one in enumerate(outcomes, start=1):
        found.setdefault((one.first, one.second), []).append(_reviewed(folder, game, one))
        print(f"\r{done:,} of {len(outcomes):,} games\033[K", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def _reviewed(folder: RunFolder, game: Game[Any], outcome: GameOutcome) -> Parts:
    record = folder.record(outcome.number)
    assert record is not None
    return review(Record.parse(record), game, game.seats.index(outcome.first_side), simulations=2).parts


def _row(pairing: Pairing, parts: list[Parts]) -> str:
    results = [one.result for one in parts]
    luck = [one.luck for one in parts]
    rest = [one.result - one.luck for one in parts]
    cells = [
        " against ".join(pairing),
        f"{len(parts)}",
        told_share(sum(results), len(parts)),
        _mean(luck, "+.3f"),
        f"{stdev(luck):.2f}",
        _mean(rest, ".3f"),
        f"{stdev(rest):.2f}",
    ]
    return f"| {' | '.join(cells)} |"


def _mean(values: list[float], form: str) -> str:
    return f"{fmean(values):{form}} ± {SURE * stdev(values) / sqrt(len(values)):.3f}"
