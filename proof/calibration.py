"""Ask whether the learned value is right about games that it never saw.

    scripts/prove calibration runs/ladder-navas-… --plot calibration

Judges every quiet position of the games of some runs, and compares the chances with how the games ended: the log loss,
and the calibration error, which is the mean distance between the chance that was told and the share that was won. The
same is told of the game's own estimate. The runs must be of one battle. With --plot NAME the curve is drawn into
docs/images/NAME.svg.
"""

import argparse
from collections.abc import Iterable, Iterator
from math import log
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gonfalon.bots.files import read_weights
from gonfalon.core import Game, Match, Record
from gonfalon.lab.report.plots import calibration
from gonfalon.lab.runs.folder import finished_games, settings_in
from gonfalon.lab.runs.planned import LabBattle
from gonfalon.lab.training.fit import curve, measure
from gonfalon.lab.training.positions import Positions, recorded_positions

LEAST = 1e-3
"""The chance that an estimate leaves whoever seems to be lost."""
IMAGES = Path(__file__).parents[1] / "docs" / "images"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runs", nargs="+", type=Path, metavar="run", help="the folder of a run")
    parser.add_argument("--among", nargs="+", metavar="BOT", help="only games in which both sides are of these")
    parser.add_argument("--weights", type=Path, help="a file of weights (default: those that ship)")
    parser.add_argument("--plot", metavar="NAME", help="draw docs/images/NAME.svg")
    chosen = parser.parse_args()
    battle, *others = [_battle(run) for run in chosen.runs]
    if any(other != battle for other in others):
        parser.error("these runs are of different battles")
    game = battle.opened()
    learned = chosen.weights.read_bytes() if chosen.weights else game.learned()
    assert learned is not None, f"nothing was learned about {game.name}"
    weights = np.array(read_weights(game, learned))
    records = [record for run in chosen.runs for record in _records(run, chosen.among)]
    positions = recorded_positions(game, records)
    print(f"{game.name} {battle.setup.scenario}: {len(records):,} games, {len(positions):,} positions")
    for name, found in ("learned", measure(positions, weights)), ("estimate", measure(*estimates(game, records))):
        print(f"{name}: log loss {found.loss:.4f}, calibration error {found.calibration:.4f}")
    if chosen.plot:
        (IMAGES / f"{chosen.plot}.svg").write_text(calibration(curve(positions, weights)))
    return 0


def estimates(game: Game[Any], records: Iterable[str]) -> tuple[Positions, NDArray[np.float64]]:
    """The same positions, each with a feature of its own whose weight is what the game estimates."""
    rules, weights, played = game.rules, list[float](), list[tuple[list[list[int]], float]]()
    for text in records:
        record = Record.parse(text)
        match, state, seen = Match.follow(record, game), Match.follow(record, game, until=0).state.copy(), []
        for taken in match.taken:
            if taken.seat >= 0 and rules.is_quiet(state):
                chance = min(1 - LEAST, max(LEAST, rules.estimate(state, 0)))
                seen.append([len(weights)])
                weights.append(log(chance / (1 - chance)))
            rules.do(state, taken.action)
        played.append((seen, (1 + rules.returns(state)[0]) / 2))
    return Positions.of_games(0, played), np.array(weights)


def _battle(run: Path) -> LabBattle:
    return settings_in(run).battle


def _records(run: Path, among: list[str] | None) -> Iterator[str]:
    with finished_games(run) as folder:
        for outcome in folder.outcomes():
            if not among or {outcome.first, outcome.second} <= {*among}:
                record = folder.record(outcome.number)
                assert record is not None
                yield record
