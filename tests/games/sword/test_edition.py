"""Edition files of the hex game: what cannot be played with is named."""

from typing import Any

import msgspec
import pytest

from gonfalon.core.editions import EditionError
from gonfalon.games.sword import edition
from gonfalon.games.sword.game import own_edition

Data = dict[str, Any]


def _swap_leaders(data: Data) -> None:
    data["leaders"].reverse()


def _swap_markers(data: Data) -> None:
    data["markers"].reverse()


def _name_twice(data: Data) -> None:
    data["units"][1]["tag"] = data["units"][0]["tag"]


def _step_for_nothing(data: Data) -> None:
    data["terrain"]["clear"]["foot"] = 0


def _lose_banner(data: Data) -> None:
    data["units"][-1]["banner"] = "tancred"


def _share_hex(data: Data) -> None:
    data["units"][1]["hex"] = data["units"][0]["hex"]


def _leave_leader(data: Data) -> None:
    data["leaders"][0]["hex"] = "0101"


def _two_commanders(data: Data) -> None:
    for leader in data["leaders"]:
        leader["army"] = True


WRONG = {
    _swap_leaders: "every banner needs a leader, in the same order",
    _swap_markers: "the markers are de-rada and ruy-diaz, in this order",
    _name_twice: "two units have one name",
    _step_for_nothing: "a step costs nothing",
    _lose_banner: "'tancred', which is not there",
    _share_hex: "two units stand in",
    _leave_leader: "stands with no unit of his own",
    _two_commanders: "side must have one army leader",
}


@pytest.mark.parametrize("spoil", WRONG)
def test_fault(spoil: Any) -> None:
    """Each fault of a file is said in words."""
    data: Data = msgspec.json.decode(own_edition())
    spoil(data)
    with pytest.raises(EditionError, match=WRONG[spoil]):
        edition.load(msgspec.json.encode(data))


def test_own_edition_is_sound() -> None:
    """Ours can be played with."""
    assert len(edition.load(own_edition()).units) == 153
