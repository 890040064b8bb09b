"""H1: the field, facing and who shares a hex."""

import pytest

from gonfalon.games.navas_hex.hexes import DIRECTIONS, in_cone
from gonfalon.games.navas_hex.rules.fronts import has_behind, has_in_front
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM
from tests.games.navas_hex.positions import activate, field, hex_, offered, pieces, say, unit


def test_the_sheet() -> None:
    """H1.1: 33 columns of 19 or 20 hexes, 643 in all; the edges are rows 01, and 19 or 20."""
    ground = pieces().ground
    assert ground.count == 643
    assert ("3319" in ground.numbers, "3320" in ground.numbers, "3220" in ground.numbers) == (True, False, True)
    assert ground.last_row[MOSLEM][hex_("1701")]
    assert [ground.last_row[CHRISTIAN][hex_(name)] for name in ("1719", "1620", "1619")] == [True, True, False]


@pytest.mark.parametrize(("level", "hexes"), [(1, 47), (2, 18)])
def test_heights(level: int, hexes: int) -> None:
    """H1.3: 18 hexes of level 2 lie up to 2 hexes from 1702, 47 of level 1 up to 5."""
    ground = pieces().ground
    found = [number for number in range(ground.count) if ground.level[number] == level]
    assert len(found) == hexes
    far = [ground.distances[hex_("1702")][number] for number in found]
    assert (min(far), max(far)) == ((3, 5) if level == 1 else (0, 2))


def test_entrenchment() -> None:
    """H1.3: 21 hexsides between distance 2 and 3 are entrenched."""
    ground = pieces().ground
    assert len(ground.walls) == 21
    for inside, way in ground.walls:
        outside = ground.neighbours[inside][way]
        assert [ground.distances[hex_("1702")][one] for one in (inside, outside)] == [2, 3]


def test_fronts() -> None:
    """H1.4: the hex faced and its two neighbours are front, the rest rear; a Routed unit has no front."""
    s = field({"haro-ch1": "1714 N", "haro-ch2": "2014 N routed"})
    near = pieces().ground.neighbours[hex_("1714")]
    ahead = [DIRECTIONS[way] for way in range(6) if has_in_front(s, unit("haro-ch1"), near[way])]
    behind = [DIRECTIONS[way] for way in range(6) if has_behind(s, unit("haro-ch1"), near[way])]
    assert (ahead, behind) == (["N", "NE", "NW"], ["SE", "S", "SW"])
    assert not any(has_in_front(s, unit("haro-ch2"), hex__) for hex__ in pieces().ground.neighbours[hex_("2014")])


def test_one_unit_a_hex() -> None:
    """H1.5: a move ends on nobody, friend or enemy."""
    s = activate(field({"haro-ch1": "1714 N", "haro-ch2": "1713 N", "mujahid-mi1": "1613 S"}), "haro")
    say(s, "unit haro-ch1")
    assert "go 1813" in offered(s)
    assert not {"go 1713", "go 1613"} & set(offered(s))


@pytest.mark.parametrize(
    ("start", "end", "foot", "horse", "melee", "charge"),
    [
        ("1714", "1713", 1, 1, 0, 0),
        ("1708", "1707", 2, 3, -1, -1),
        ("1707", "1708", 1, 2, 1, 1),
        ("1705", "1704", 2, 4, -2, -3),
        ("1704", "1705", 1, 2, 1, 1),
    ],
)
def test_terrain(start: str, end: str, foot: int, horse: int, melee: int, charge: int) -> None:
    """H1.6: what the plain, the slopes and the entrenchment cost and do."""
    ground = pieces().ground
    way = ground.neighbours[hex_(start)].index(hex_(end))
    tables = (ground.foot, ground.horse, ground.melee, ground.charge)
    assert tuple(table[hex_(start)][way] for table in tables) == (foot, horse, melee, charge)


def test_what_lies_ahead() -> None:
    """H6.2: ahead are all hexes made of steps straight on and along one diagonal."""
    sheet = pieces().ground.sheet
    ahead = {name for name in sheet.names if in_cone(0, sheet.offset(hex_("1714"), hex_(name)))}
    assert {"1713", "1612", "1813", "1513"} <= ahead
    assert not {"1714", "1715", "1515", "1915"} & ahead
