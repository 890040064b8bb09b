"""The measurement: contenders take turns, and different games are noticed."""

import sys
from pathlib import Path

import pytest

from gonfalon.core import registry
from gonfalon.lab.bench import Contender, bench
from gonfalon.lab.bench_worker import GAMES_TO_COMPARE, SEED
from gonfalon.lab.playing import checksum

COURSES = [
    ("navas", 1, "e387d3fb75736097"),
    ("navas", 2, "e387d3fb75736097"),  # in none of these games does a leader fall in the attack that he helps
    ("saladin", 1, "6a8db6b7233b7145"),
]


@pytest.mark.slow
def test_measures_and_compares(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short run prints every contender and proves that the builds played the same games."""
    monkeypatch.chdir(tmp_path)  # away from a wheel that was built of other sources
    lines: list[str] = []
    assert bench("navas", 0.25, None, lines.append)
    told = "\n".join(lines)
    assert "navas, interpreted" in told
    assert "backgammon" in told
    assert "played the same 200 games" in told
    assert "a drawn guess costs" in told


def test_checksum_depends_on_the_games() -> None:
    """Other seeds, other games, another checksum; the same seeds, the same."""
    game = registry.find("navas")
    assert checksum(game, 4, seed=1) == checksum(game, 4, seed=1) != checksum(game, 4, seed=2)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "rules", "course"), COURSES)
def test_games_of_the_bench(name: str, rules: int, course: str) -> None:
    """The games that the bench compares are played today as they always were, by every version of the rules."""
    game = registry.opened(name, rules, registry.find(name).digest)
    assert checksum(game, GAMES_TO_COMPARE, SEED) == course


def test_contender_that_dies_is_said() -> None:
    """A process that stops is an error with its name, not a hang."""
    with pytest.raises(RuntimeError, match="broken stopped unexpectedly"):
        Contender("broken", [sys.executable, "-c", ""])
