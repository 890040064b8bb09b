"""H9: retreat and rout."""

import pytest

from gonfalon.games.navas_hex.hexes import DIRECTIONS
from gonfalon.games.navas_hex.rules import engine, losses, retreat
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN
from tests.games.navas_hex.positions import field, hex_, stands, unit, without_leaders


@pytest.mark.parametrize(
    ("others", "way"),
    [
        ({}, "S"),
        ({"haro-pi1": "1715 N"}, "SE"),
        ({"djami-pi1": "1715 N"}, "SE"),
        ({"djami-pi1": "1716 N"}, "SE"),
        ({"haro-pi1": "1715 N", "haro-pi2": "1815 N"}, "SW"),
        ({"haro-pi1": "1715 N", "haro-pi2": "1815 N", "haro-pi3": "1615 N"}, "S"),
        ({"haro-pi1": "1715 N", "haro-pi2": "1815 N", "haro-pi3": "1615 N", "djami-pi1": "1716 N"}, "SE"),
        ({"haro-pi1": "1715 N", "djami-pi1": "1915 N", "djami-pi2": "1515 N"}, "SE"),
    ],
)
def test_way_home(others: dict[str, str], way: str) -> None:
    """H9.1: straight, unless an enemy is near or a friend in it, who weighs more; never onto an enemy."""
    s = field({"haro-ch1": "1714 N", **others})
    assert DIRECTIONS[retreat.next_step(s, unit("haro-ch1"), hex_("1714"))] == way


def test_through_friends() -> None:
    """H9.2: a retreat does not end on a friend, and Valiant friends passed are Discouraged."""
    wall = {f"haro-pi{n}": f"{place} N" for n, place in enumerate(("1715", "1815", "1615"), start=1)}
    s = field({"haro-ch1": "1714 N", **wall})
    retreat.retreat(s, unit("haro-ch1"), 1)
    assert stands(s, "haro-ch1") == "1716 valiant"
    assert [stands(s, f"haro-pi{n}") for n in (1, 2, 3)] == ["1715 discouraged", "1815 valiant", "1615 valiant"]


def test_off_the_map() -> None:
    """H9.2: from the last row a unit leaves the map and is eliminated."""
    s = field({"haro-ch1": "1718 N", "haro-ch2": "2014 N"})
    retreat.retreat(s, unit("haro-ch1"), 2)
    assert stands(s, "haro-ch1") == "gone"
    assert s.pending == [0, 5]


def test_no_way_home() -> None:
    """H9.2: who has no first step is eliminated."""
    wall = {f"djami-pi{n}": f"{place} N" for n, place in enumerate(("1715", "1815", "1615"), start=1)}
    s = field({"haro-ch1": "1714 N", "haro-ch2": "2014 N", **wall})
    retreat.retreat(s, unit("haro-ch1"), 1)
    assert stands(s, "haro-ch1") == "gone"


def test_stuck_later() -> None:
    """H9.2: stuck after a first step, it stops there."""
    wall = {f"djami-pi{n}": f"{place} N" for n, place in enumerate(("1716", "1816", "1616"), start=1)}
    s = field({"haro-ch1": "1714 N", "haro-pi1": "1815 N", "haro-pi2": "1615 N", **wall})
    retreat.retreat(s, unit("haro-ch1"), 2)
    assert stands(s, "haro-ch1") == "1715 valiant"


def test_routed_units_run_at_once() -> None:
    """H9.3: a unit that is Routed turns home and goes back two hexes."""
    s = without_leaders(field({"haro-ch1": "1712 N", "haro-ch2": "2014 N"}))
    losses.rout(s, unit("haro-ch1"))
    while s.todo:
        step = s.todo.pop()
        engine._take(s, step & 63, (step >> 6) & 1023, step >> 16)
    assert stands(s, "haro-ch1") == "1714 routed"
    assert DIRECTIONS[s.facing[unit("haro-ch1")]] == "S"


@pytest.mark.parametrize(("tag", "end"), [("haro-ch1", "1713"), ("haro-pi1", "1714"), ("haro-il1", "1715")])
def test_rout_moves(tag: str, end: str) -> None:
    """H9.4: foot its full movement, horse half of it."""
    s = field({tag: "1710 S routed", "lara-ch1": "2216 N"})
    retreat.rout_move(s, unit(tag))
    assert stands(s, tag) == f"{end} routed"


def test_order_of_rout_moves() -> None:
    """H9.4: those nearest to their edge go first, then by hex number."""
    s = field({"haro-ch1": "1714 S routed", "haro-ch2": "1716 S routed", "haro-ch3": "1514 S routed"})
    order = [s.pieces.tags[number] for number in retreat.rout_order(s, CHRISTIAN)]
    assert order == ["haro-ch2", "haro-ch3", "haro-ch1"]
