"""H5: movement."""

import pytest

from gonfalon.games.navas_hex.hexes import AROUND, DIRECTIONS
from gonfalon.games.navas_hex.rules.reach import Reach
from gonfalon.games.navas_hex.rules.state import State
from tests.games.navas_hex.positions import activate, field, hex_, offered, say, unit

TOO_FAR = 99


def cost(s: State, tag: str, name: str, facing: str) -> int:
    """What the unit pays to face so in that hex; TOO_FAR if its points do not do."""
    wanted, bit = hex_(name), 1 << DIRECTIONS.index(facing)
    buckets = enumerate(Reach(s, unit(tag)).buckets)
    return next((spent for spent, all_ in buckets if any(p >> AROUND == wanted and p & bit for p in all_)), TOO_FAR)


def can_face(s: State, tag: str, name: str, facing: str) -> bool:
    return bool(Reach(s, unit(tag)).ways[hex_(name)] & 1 << DIRECTIONS.index(facing))


@pytest.mark.parametrize(
    ("name", "facing", "points"),
    [
        *(("1713", "N", 1), ("1814", "N", 1), ("1814", "NE", 1), ("1814", "SE", 2)),
        *(("1715", "N", 2), ("1715", "S", 3), ("1714", "NE", 1), ("1714", "S", 3)),
    ],
)
def test_costs(name: str, facing: str, points: int) -> None:
    """H5.1: ahead for the ground, turning on the way free; to the rear twice; turning a point a hexside."""
    assert cost(field({"haro-pi1": "1714 N"}), "haro-pi1", name, facing) == points


@pytest.mark.parametrize("tag", ["haro-il1", "djami-cl1"])
def test_light_troops_turn_free(tag: str) -> None:
    """H5.1: light horse and light foot turn for nothing."""
    s = field({tag: "1714 N"})
    s.pieces.move[unit(tag)], printed = 1, s.pieces.move[unit(tag)]
    try:
        assert can_face(s, tag, "1714", "S")
        assert can_face(s, tag, "1715", "S")
        assert not can_face(s, tag, "1716", "S")
    finally:
        s.pieces.move[unit(tag)] = printed


@pytest.mark.parametrize("name", ["1715", "1815", "1615"])
def test_leaving_a_front(name: str) -> None:
    """H5.2: one point more to leave a hex in an enemy's front, and nobody is stopped there."""
    s = field({"haro-ch1": "1714 N", "mujahid-mi1": "1713 S"})
    assert cost(s, "haro-ch1", name, "N") == 2 + 1


def test_from_front_to_front() -> None:
    """H5.2: straight into another hex in a front it is two more in all."""
    s = field({"haro-ch1": "1714 N", "mujahid-mi1": "1713 S"})
    assert cost(s, "haro-ch1", "1814", "N") == 1 + 2


def test_through_a_friend() -> None:
    """H5.3: a point more, never ending there, and never through an enemy."""
    row = {f"haro-pi{n}": f"{place} N" for n, place in enumerate(("1613", "1713", "1813"), start=1)}
    s = activate(field({"haro-ch1": "1714 N", **row}), "haro")
    assert cost(s, "haro-ch1", "1712", "N") == 3
    say(s, "unit haro-ch1")
    assert "go 1712" in offered(s)
    assert "go 1713" not in offered(s)
    wall = {f"djami-pi{n}": f"{place} S routed" for n, place in enumerate(("1613", "1713", "1813"), start=1)}
    assert cost(field({"haro-ab1": "1714 N", **wall}), "haro-ab1", "1712", "N") == TOO_FAR


def test_one_hex_can_always_be_gone() -> None:
    """H5.3: a unit whose points do not pay for it still goes one hex."""
    s = field({"haro-ch1": "1705 N tired lost", "mujahid-mi1": "0505 S"})
    assert Reach(s, unit("haro-ch1")).points == 3
    assert can_face(s, "haro-ch1", "1704", "N")
    assert cost(s, "haro-ch1", "1704", "N") == TOO_FAR
