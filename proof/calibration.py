"""Ask whether the learned value is right about games that it never saw.

    scripts/prove calibration runs/ladder-navas-… --plot calibration

Judges every quiet position of the games of some runs, and compares the chances with how the games ended: the log loss,
and the calibration error, which is the mean distance between the chance that was told and the share that was won. The
runs must be of one battle. With --plot NAME the curve is drawn into docs/images/NAME.svg.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from gonfalon.bots.files import read_weights
from gonfalon.lab.report.plots import calibration
from gonfalon.lab.runs.folder import finished_games, settings_in
from gonfalon.lab.runs.planned import LabBattle
from gonfalon.lab.training.fit import curve, measure
from gonfalon.lab.training.positions import recorded_positions

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
    positions = recorded_positions(game, (record for run in chosen.runs for record in _records(run, chosen.among)))
    found = measure(positions, weights)
    print(f"{game.name} {battle.setup.scenario}: {positions.games[-1] + 1:,} games, {found.positions:,} positions")
    print(f"log loss {found.loss:.4f}, calibration error {found.calibration:.4f}")
    if chosen.plot:
        (IMAGES / f"{chosen.plot}.svg").write_text(calibration(curve(positions, weights)))
    return 0


def _battle(run: Path) -> LabBattle:
    return settings_in(run).battle


def _records(run: Path, among: list[str] | None) -> Iterator[str]:
    with finished_games(run) as folder:
        for outcome in folder.outcomes():
            if not among or {outcome.first, outcome.second} <= {*among}:
                record = folder.record(outcome.number)
                assert record is not None
                yield record
