"""Training from nothing: games, a fit to how they ended, and a match that decides whether the new value is better.

A run lives in a folder. Whatever is finished there is not done again, so a run that was killed goes on where it was.
"""

import random
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import numpy as np

from gonfalon.bots.files import read_weights, write_weights
from gonfalon.bots.value import Value
from gonfalon.core import Game, Setup
from gonfalon.core.packaged_game import LEARNED
from gonfalon.lab.random_games import setups
from gonfalon.lab.training.fit import Fit, fit, held_out, measure
from gonfalon.lab.training.games import Trial, is_better, self_play, trial_match
from gonfalon.lab.training.positions import Positions

CHUNK = 250
"""So many games are written to one file."""
DIGITS = 3

Say = Callable[[str], None]


class Training(msgspec.Struct, frozen=True):
    """What a run is asked to do; a folder holds one run."""

    game: str
    edition: str
    games: int
    generations: int
    trials: int
    seed: int


class OtherRun(Exception):
    """The folder holds a run with other settings."""


class Generation(msgspec.Struct, frozen=True):
    """What came of one generation: how well it predicts each scenario, and how it fared against the one before."""

    number: int
    fits: dict[str, Fit]
    trials: dict[str, Trial]
    accepted: bool
    seconds: float


def train(game: Game[Any], wanted: Training, folder: Path, say: Say) -> Path:
    """Train, and return the file with the weights of the last generation that was accepted."""
    folder.mkdir(parents=True, exist_ok=True)
    _claim(folder / "training.json", wanted)
    best, value = folder / LEARNED, Value(game.rules, [])
    for number in range(1, wanted.generations + 1):
        home = folder / f"generation-{number}"
        home.mkdir(exist_ok=True)
        if not (home / "report.json").exists():
            report = _generation(game, wanted, number, value, home, say)
            if report.accepted:
                _write(best, (home / LEARNED).read_bytes())
            _write(home / "report.json", msgspec.json.format(msgspec.json.encode(report)))
        say((home / "report.json").read_text())
        if best.exists():
            value = Value(game.rules, read_weights(game, best.read_bytes()))
    return best


def _claim(path: Path, wanted: Training) -> None:
    if not path.exists():
        _write(path, msgspec.json.format(msgspec.json.encode(wanted)))
    elif msgspec.json.decode(path.read_bytes(), type=Training) != wanted:
        raise OtherRun(str(path.parent))


def _generation(game: Game[Any], wanted: Training, number: int, value: Value, home: Path, say: Say) -> Generation:
    start = process_time()
    played = {setup.scenario: _games(game, setup, wanted, value, home, say) for setup in setups(game)}
    # The first generation plays otherwise than all that follow, so nothing is learned from its games later.
    earlier = [_kept(home.with_name(f"generation-{past}")) for past in range(2, number)]
    weights = fit(Positions.together([*earlier, *played.values()]), game.rules.feature_count(), wanted.seed, say)
    rounded = np.round(weights, DIGITS)
    made = f"generation {number}, {wanted.games} games a scenario, seed {wanted.seed}"
    _write(home / LEARNED, write_weights(game, made, [float(weight) + 0.0 for weight in rounded]))
    new = Value(game.rules, read_weights(game, (home / LEARNED).read_bytes()))
    fits = {scenario: measure(held_out(positions), rounded) for scenario, positions in played.items()}
    trials = {
        setup.scenario: trial_match(game, setup, new, value, wanted.trials, wanted.seed) for setup in setups(game)
    }
    return Generation(number, fits, trials, is_better([*trials.values()]), round(process_time() - start, 1))


def _games(game: Game[Any], setup: Setup, wanted: Training, value: Value, home: Path, say: Say) -> Positions:
    parts = []
    for first in range(0, wanted.games, CHUNK):
        path = home / f"{setup.scenario}-{first}.npz"
        if not path.exists():
            numbers = range(first, min(first + CHUNK, wanted.games))
            seeds = [random.Random(f"{wanted.seed} {home.name} {setup.scenario} {number}") for number in numbers]
            Positions.of_games(first, [self_play(game, setup, value, rng) for rng in seeds]).save(path)
            say(f"{setup.scenario}: {numbers.stop} of {wanted.games} games")
        parts.append(Positions.load(path))
    return Positions.together(parts)


def _kept(home: Path) -> Positions:
    return Positions.together([Positions.load(path) for path in sorted(home.glob("*.npz"))])


def _write(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(data)
    unfinished.replace(path)
