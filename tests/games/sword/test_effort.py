"""How large messages are and how long answers take, in a small dose; `scripts/effort` plays a whole game."""

from pathlib import Path

import pytest

from gonfalon.bots import Random
from tests.games.sword.effort import efforts_of_game
from tests.games.sword.sizes import sizes_of_game

LARGEST_MESSAGE = 60_000
LARGEST_STEP = 8_000
LONGEST_LIST = 0.05
"""Seconds, interpreted: ten times what the compiled rules may take."""
LONGEST_ACTIVATION = 3.0


@pytest.mark.full
@pytest.mark.asyncio
async def test_messages_are_small(tmp_path: Path) -> None:
    """Everything that a table tells a client, in the words of the wire and in English."""
    sizes = await sizes_of_game(tmp_path, Random, seed=1, most=900)
    assert sizes.decisions == 900
    assert 0 < sizes.message < LARGEST_MESSAGE
    assert 0 < sizes.newcomer < LARGEST_MESSAGE
    assert 0 < sizes.step < LARGEST_STEP


@pytest.mark.full
def test_answers_come_soon() -> None:
    """In the first turns, when most units are there and the two armies meet."""
    efforts = efforts_of_game(seed=1, turns=2)
    assert efforts.actions > 100
    assert efforts.listing < LONGEST_LIST
    assert efforts.activation < LONGEST_ACTIVATION
