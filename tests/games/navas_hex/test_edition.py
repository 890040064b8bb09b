"""Edition files of the hex game: what cannot be played with is named."""

from typing import Any

import msgspec
import pytest

from gonfalon.core.editions import EditionError
from gonfalon.games.navas_hex import edition
from gonfalon.games.navas_hex.game import NavasHex

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


def _unknown_result(data: Data) -> None:
    data["combat"]["melee_results"][2][1] = "BR"


def _short_die(data: Data) -> None:
    data["leader_loss"]["routed"].pop()


def _falling_row(data: Data) -> None:
    data["combat"]["differences"][1][0] = -2


def _huge_map(data: Data) -> None:
    data["map"]["columns"] = 60


def _leave_map(data: Data) -> None:
    data["map"]["levels"][1][0] = "0120"


def _camp_among_enemies(data: Data) -> None:
    data["markers"][0]["hex"] = "1708"


def _no_room(data: Data) -> None:
    data["banners"][0]["rows"] = [1]


def _two_commanders(data: Data) -> None:
    for leader in data["leaders"]:
        leader["army"] = True


def _taken_at_once(data: Data) -> None:
    data["map"]["standard"] = "1718"


WRONG = {
    _taken_at_once: r"1718 is where the standard is.* - at `leaders\[0\].hex`",
    _swap_leaders: "every banner needs a leader, in the same order",
    _swap_markers: "the markers are de-rada and ruy-diaz, in this order",
    _unknown_result: r"Invalid enum value 'BR' - at `combat.melee_results\[2\]\[1\]`",
    _short_die: "its rows must cover the die, 0 to 9 - at `leader_loss.routed`",
    _falling_row: r"each row must reach farther than the one before - at `combat.differences\[1\]\[0\]`",
    _huge_map: "more than 1024 hexes - at `map`",
    _leave_map: r"there is no hex 0120 - at `map.levels\[1\]\[0\]`",
    _camp_among_enemies: r"in the zone of the enemy's Al-Andalus - at `markers\[0\].hex`",
    _no_room: r"the zone of .* is too small for his units - at `banners\[0\].rows`",
    _name_twice: r"there are two of .* - at `units\[1\].tag`",
    _step_for_nothing: "a step costs nothing - at `terrain.clear.foot`",
    _lose_banner: "'tancred', which is not there",
    _share_hex: r"there are two of .* - at `units\[1\].hex`",
    _leave_leader: "stands with no unit of his own",
    _two_commanders: "side must have one army leader",
}


@pytest.mark.parametrize("spoil", WRONG)
def test_fault(spoil: Any) -> None:
    """Each fault of a file is said in words."""
    data: Data = msgspec.json.decode(NavasHex.own_edition())
    spoil(data)
    with pytest.raises(EditionError, match=WRONG[spoil]):
        edition.load(msgspec.json.encode(data))


def test_own_edition_is_sound() -> None:
    """Ours can be played with."""
    assert len(edition.load(NavasHex.own_edition()).units) == 153
