"""Training from nothing: a short run, one that was stopped, and what is refused."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gonfalon.bots.files import read_weights
from gonfalon.cli import main
from gonfalon.core import registry
from gonfalon.lab.report.plots import calibration
from gonfalon.lab.runs.folder import finished_games
from gonfalon.lab.training import train as training
from gonfalon.lab.training.fit import curve, fit, measure
from gonfalon.lab.training.positions import Positions, recorded_positions
from gonfalon.lab.training.train import OtherRun, Training, train

SALADIN = registry.find("saladin")


def wanted(**changes: Any) -> Training:
    usual: dict[str, Any] = {
        "game": "saladin",
        "edition": SALADIN.digest,
        "games": 12,
        "generations": 1,
        "trials": 0,
        "seed": 3,
    }
    return Training(**usual | changes)


def silent(_: str) -> None: ...


def test_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that was killed after some games comes to the same weights as one that was not."""
    monkeypatch.setattr(training, "CHUNK", 4)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    train(SALADIN, wanted(), whole, silent)

    def kill(line: str) -> None:
        if line == "arsuf: 8 of 12 games":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(SALADIN, wanted(), stopped, kill)
    (stopped / "generation-1/arsuf-8.part").write_bytes(b"half a file")
    said: list[str] = []
    train(SALADIN, wanted(), stopped, said.append)
    assert said[0] == "arsuf: 12 of 12 games"
    same = [(folder / "generation-1/learned.json").read_bytes() for folder in (whole, stopped)]
    assert same[0] == same[1]


@pytest.mark.full
def test_later_generations_play_with_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What wins its match is kept, and the next generation plays with it. It learns from the games of those before it
    too, but for the first, which played otherwise."""
    learned_from: list[int] = []

    def counted(positions: Positions, *rest: Any) -> Any:
        learned_from.append(len(positions))
        return fit(positions, *rest)

    monkeypatch.setattr(training, "is_better", lambda trials: True)
    monkeypatch.setattr(training, "fit", counted)
    best = train(SALADIN, wanted(games=3, generations=3, trials=0), tmp_path, silent)
    assert best.read_bytes() == (tmp_path / "generation-3/learned.json").read_bytes()
    assert "generation 3, 3 games" in best.read_text()
    own = [sum(len(Positions.load(part)) for part in home.glob("*.npz")) for home in sorted(tmp_path.glob("gen*"))]
    assert learned_from == [own[0], own[1], own[1] + own[2]]


def test_recorded_games_are_positions_too(tmp_path: Path) -> None:
    """The games of a run say how right a value is about them: chances and shares for the same positions."""
    ran = ["lab", "study", "hattin", "random", "--games", "3", "--run", str(tmp_path)]
    assert main(ran) == 0
    with finished_games(tmp_path) as folder:
        records = [record for _, record in folder.records()]
        winners = [outcome.winner for outcome in folder.outcomes()]
    positions = recorded_positions(SALADIN, records)
    weights = np.array(read_weights(SALADIN, SALADIN.learned() or b""))
    found = curve(positions, weights)
    assert sum(count for _, _, count in found) == len(positions) == measure(positions, weights).positions
    last = np.flatnonzero(np.diff(positions.games, append=3))
    worth = {"crusaders": 1.0, "ayyubids": 0.0, None: 0.5}
    assert [positions.outcomes[place] for place in last] == [worth[winner] for winner in winners]
    assert calibration(found).startswith("<svg")


def test_other_settings_are_refused(tmp_path: Path) -> None:
    """A folder holds one run."""
    train(SALADIN, wanted(generations=0), tmp_path, silent)
    with pytest.raises(OtherRun):
        train(SALADIN, wanted(generations=0, seed=4), tmp_path, silent)
    assert main(["lab", "train", "saladin", "--run", str(tmp_path)]) == 1


def test_game_without_features(capsys: pytest.CaptureFixture[str]) -> None:
    """There is nothing to learn about the hexes yet, and the command says so."""
    assert main(["lab", "train", "sword"]) == 1
    assert "no features" in capsys.readouterr().err


def test_fit_finds_what_decides() -> None:
    """Where one feature decides the game the value soon says so."""
    rng = np.random.default_rng(1)
    games = [([[int(first), 2 + int(other)]], float(first)) for first, other in rng.integers(0, 2, (40_000, 2))]
    positions = Positions.of_games(0, games)
    weights = fit(positions, 4, 1, silent)
    assert weights[1] - weights[0] > 0.7
    assert abs(weights[3] - weights[2]) < 0.1
    assert measure(positions, weights).loss < 0.6
