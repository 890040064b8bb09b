"""The browser's conveniences make the hex game short enough for an evening; scripts/gestures tells more."""

from pathlib import Path

import pytest

from tests.games.sword import gestures
from tests.table.processes import host_ticket, running


@pytest.mark.full
def test_a_third_of_the_gestures(tmp_path: Path) -> None:
    """The first turn of the same game takes at most a third of the gestures and a fifth of the prompts."""
    with running(tmp_path) as table:
        found = gestures.run(table.address, host_ticket(), 1)
    assert found.activations >= 10
    assert found.words["unit"] > 50
    assert 3 * found.together.gestures <= found.one_by_one.gestures
    assert 5 * found.together.prompts <= found.one_by_one.prompts


@pytest.mark.full
def test_what_a_word_takes() -> None:
    """One unit is picked, then its hex and its facing, and the order is given; a shot has two ends and is confirmed."""
    assert sum(map(gestures.by_itself, ("unit haro-ch1", "go 1713", "face N"))) == 4
    assert gestures.by_itself("fire haro-ar1 1712") == 3
    assert (gestures.by_itself("hold"), gestures.by_itself("end")) == (1, 2)
