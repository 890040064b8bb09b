"""Runs in several processes."""

from pathlib import Path

import pytest

from gonfalon.cli import main
from tests.lab.mortal import MARK
from tests.lab.test_runs import kept

DUEL = ["lab", "duel", "hattin", "tests.lab.mortal:Mortal", "random", "--games", "40", "--run"]


def test_a_worker_that_dies_loses_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The run stops with a sentence; called again it goes on, and comes to the games of one process."""
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    assert main([*DUEL, str(tmp_path / "two"), "--workers", "2"]) == 1
    assert "A process stopped unexpectedly during a game." in capsys.readouterr().err
    assert 0 < len(kept(tmp_path / "two")) < 40
    assert main([*DUEL, str(tmp_path / "two"), "--workers", "2"]) == 0
    assert main([*DUEL, str(tmp_path / "one")]) == 0
    assert kept(tmp_path / "two") == kept(tmp_path / "one")


def test_no_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Processes too stop when the time is up."""
    assert main([*DUEL, str(tmp_path), "--workers", "2", "--minutes", "0"]) == 0
    assert "of 40. To resume" in capsys.readouterr().out
