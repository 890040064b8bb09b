"""Fitting the constants of a script: what helps is found, and a run that was stopped goes on."""

import json
from pathlib import Path
from typing import Any

import pytest

from gonfalon.cli import main
from gonfalon.games.navas_hex.game import NavasHex
from gonfalon.lab.training.course import Constants, Sets, Tuned, course


def fitted(*sets: dict[str, float]) -> Tuned:
    """In a game that is won by whoever has more courage and less doubt; the height of the sun decides nothing."""
    run = course(Constants([*sets]), 400, 60, 1)
    planned = next(run)
    try:
        while True:
            first, second = (own["courage"] - own["doubt"] for own in planned.sets)
            planned = run.send(0.5 + (first > second) / 2 - (first < second) / 2)
    except StopIteration as end:
        tuned: Tuned = end.value
        return tuned


def test_finds_what_helps_each_side() -> None:
    """More of one thing, less of another, for both seats; and the match shows it."""
    before: Sets = [{"courage": 1.0, "doubt": 1.0, "sun": 1.0}, {"courage": 2.0, "doubt": 2.0, "sun": 1.0}]
    tuned = fitted(*before)
    for old, new in zip(before, tuned.sets, strict=True):
        assert new["courage"] > 1.5 * old["courage"]
        assert new["doubt"] < old["doubt"] / 1.5
    assert tuned.verdict is not None
    assert tuned.verdict.accepted


def test_stopped_fit_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It was killed after a short game of two scripts on hexes; what follows is as if it had not been."""
    edition: Any = json.loads(NavasHex.own_edition())
    edition["points"]["limit_turn"] = 1
    (tmp_path / "short.json").write_text(json.dumps(edition))
    command = ["lab", "tune", "navas-hex", "--games", "2", "--trials", "2", "--option", "time-limit=on"]
    command += ["--edition", str(tmp_path / "short.json"), "--run", str(tmp_path / "run")]
    assert main(command) == 0
    sets = (tmp_path / "run/script.json").read_text()
    assert [*json.loads(sets)] == ["christian", "moslem"]
    assert "found against before" in capsys.readouterr().out
    scores = tmp_path / "run/scores.jsonl"
    whole = scores.read_text()
    scores.write_text("".join(whole.splitlines(keepends=True)[:1]) + '{"numb')
    assert main([*command, "--minutes", "0"]) == 0
    assert "To resume" in capsys.readouterr().out
    assert main(command) == 0
    assert scores.read_text() == whole
    assert (tmp_path / "run/script.json").read_text() == sets
    assert main([*command, "--seed", "2"]) == 1
    assert main(["lab", "tune", "arsuf"]) == 1
