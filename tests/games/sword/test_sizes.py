"""How large messages are, in a part of a game; `scripts/prove effort` plays a whole one."""

from pathlib import Path

import pytest

from gonfalon.bots import Random
from tests.games.sword.sizes import sizes_of_game

LARGEST_MESSAGE = 60_000
LARGEST_STEP = 8_000


@pytest.mark.full
@pytest.mark.asyncio
async def test_messages_are_small(tmp_path: Path) -> None:
    """Everything that a table tells a client, in the words of the wire and in English."""
    sizes = await sizes_of_game(tmp_path, Random, seed=1, most=900)
    assert sizes.decisions == 900
    assert 0 < sizes.message < LARGEST_MESSAGE
    assert 0 < sizes.newcomer < LARGEST_MESSAGE
    assert 0 < sizes.step < LARGEST_STEP
