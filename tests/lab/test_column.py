"""The fixed plan that strong bots must withstand."""

import pytest

from gonfalon.lab.runs.planned import PlannedGame, battle_of
from gonfalon.lab.runs.played import Arena

PLAN = "tests.lab.column:MiddleColumn"


def charges(swapped: bool) -> list[str]:
    """The words of its charges in one game against a bot that plays at random."""
    played = Arena(battle_of("navas", "basic", {})).play(PlannedGame(0, (PLAN, "random"), swapped, seed=3))
    lines = played.record.splitlines()
    return [line.split(" charge ")[1] for line in lines if f"{played.outcome.first_side} charge" in line]


@pytest.mark.parametrize("swapped", [False, True])
def test_it_never_leaves_its_column(swapped: bool) -> None:
    assert all(words.startswith("B") for words in charges(swapped))


def test_it_begins_with_everybody_in_front() -> None:
    assert charges(swapped=True)[0].startswith("B4>B3 all")
