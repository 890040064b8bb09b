"""Ladders: who meets whom, and how good each is."""

from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.lab.ladder import Ladder, pairings
from gonfalon.lab.runs.folder import finished_games
from gonfalon.lab.runs.planned import RunSettings, battle_of

MEEK = "tests.lab.meek:Meek"


def test_who_meets_whom() -> None:
    """Neighbours, and each against the reference: nobody twice, whichever way round, and nobody himself."""
    assert pairings("abcd", "") == [("b", "a"), ("c", "b"), ("d", "c")]
    assert pairings("abcd", "ax") == [
        *(("b", "a"), ("c", "b"), ("d", "c"), ("c", "a"), ("d", "a")),
        *(("a", "x"), ("b", "x"), ("c", "x"), ("d", "x")),
    ]
    assert pairings("a", "a") == []


def test_pairings_advance_together() -> None:
    """Wherever a ladder is stopped, no pairing is more than a pair of games ahead of another."""
    battle = battle_of("saladin", {})
    settings = RunSettings(kind="ladder", battle=battle, bots=("a", "b", "c"), references=("a",), games=6, seed=3)
    planned = Ladder(settings).planned()
    assert [one.number for one in planned] == list(range(18))
    for first in range(0, 18, 6):
        assert [one.bots for one in planned[first : first + 6 : 2]] == [("b", "a"), ("c", "b"), ("c", "a")]
    assert {(one.seed, one.swapped) for one in planned} == {
        (seed, side) for seed in (3, 4, 5) for side in (False, True)
    }


def test_ladder_tells_ratings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Scores of all pairings, and a rating of each bot in all games and on each side, the reference at 0."""
    asked = ["lab", "ladder", "saladin", MEEK, "random", "--reference", "random", "--games", "20"]
    assert main([*asked, "--run", str(tmp_path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(f"random against {MEEK}: ")
    assert told[1].split() == ["Elo", "all", "crusaders", "ayyubids"]
    assert next(line for line in told if line.startswith("random  ")).split()[1:3] == ["+0", "±0"]
    with finished_games(tmp_path) as folder:
        outcomes = folder.outcomes()
    assert len(outcomes) == 20
    battle = battle_of("saladin", {})
    settings = RunSettings(
        kind="ladder", battle=battle, bots=(MEEK, "random"), references=("random",), games=20, seed=1
    )
    for rung in Ladder(settings).rungs(outcomes):
        low, high = sorted(rating.elo for rating in rung.by_side.values())
        assert low - 5 <= rung.rating.elo <= high + 5, "but for what the prior does to few games"


def test_nobody_to_play_against(capsys: pytest.CaptureFixture[str]) -> None:
    """One bot is no ladder."""
    assert main(["lab", "ladder", "saladin", "random"]) == 1
    assert "No bot has an opponent" in capsys.readouterr().err
