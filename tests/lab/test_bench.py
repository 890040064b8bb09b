"""The measurement: contenders take turns, and different games are noticed."""

import sys

import pytest

from gonfalon.core import registry
from gonfalon.lab.bench import Contender, bench
from gonfalon.lab.playing import checksum


def test_measures_and_compares(capsys: pytest.CaptureFixture[str]) -> None:
    """A short run prints every contender and proves that the builds played the same games."""
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


def test_contender_that_dies_is_said() -> None:
    """A process that stops is an error with its name, not a hang."""
    with pytest.raises(RuntimeError, match="broken stopped unexpectedly"):
        Contender("broken", [sys.executable, "-c", ""])
