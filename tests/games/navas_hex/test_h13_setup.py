"""H13: set-up."""

import pytest

from gonfalon.games.navas_hex.hexes import DIRECTIONS
from gonfalon.games.navas_hex.rules.engine import NavasHexRules
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM, NONE, PI
from gonfalon.games.navas_hex.rules.state import SET_FACING, SET_HEX, State
from gonfalon.games.navas_hex.rules.state import SETUP as ASK_SETUP
from tests.games.navas_hex.positions import SETUP, at_start, banner, hex_, offered, pieces, say, sentences, unit


def start() -> State:
    return NavasHexRules(pieces()).start(SETUP)


@pytest.mark.parametrize(
    ("tag", "name", "rows"),
    [
        *(("alfonso", "1718", {18, 19}), ("haro", "1714", {14, 15}), ("lara", "2216", {16, 17})),
        *(("ucero", "1216", {16, 17}), ("pedro", "0415", {15, 16}), ("sancho", "2815", {15, 16})),
        *(("djami", "1706", {6, 7}), ("andalus", "1708", {8, 9}), ("mujahid", "1710", {10, 11})),
        *(("maysara", "2706", {6, 7}), ("maymanah", "0506", {6, 7})),
    ],
)
def test_zones(tag: str, name: str, rows: set[int]) -> None:
    """H13.1: each banner in its two rows around its leader."""
    p, number = pieces(), banner(tag)
    assert p.leader_hex[number] == hex_(name)
    assert {p.ground.sheet.rows[one] for one in p.zones[number]} == rows
    assert max(p.ground.distances[hex_(name)][one] for one in p.zones[number]) == p.radius[number] - 1


def test_fixed_units() -> None:
    """H13.1: al-Nasir's units and the markers have their hexes; his pikes may face as one likes."""
    s = say(start(), "free")
    assert (s.ask, s.chosen) == (SET_FACING, unit("nasir-pi1"))
    assert offered(s) == [f"face {way}" for way in DIRECTIONS]
    members = pieces().members[banner("nasir")]
    names = sorted(pieces().ground.names[s.where[one]] for one in members)
    assert names == ["1404", "1502", "1504", "1604", "1605", "1702", "1704", "1804", "1805", "1903", "1904"]
    assert [pieces().ground.names[one] for one in s.marker_at] == ["1417", "1516"]


def test_facings() -> None:
    """H13.1: Christians face north and Muslims south, al-Nasir's pikes apart."""
    s = at_start()
    for side, way in ((CHRISTIAN, "N"), (MOSLEM, "S")):
        free = [
            one for one in pieces().army[side] if pieces().banner[one] != banner("nasir") or pieces().type[one] != PI
        ]
        assert {DIRECTIONS[s.facing[one]] for one in free} == {way}


def test_muslims_first() -> None:
    """H13.2: the Muslims set up first, then the Christians."""
    s = start()
    assert (s.ask, s.asked) == (ASK_SETUP, MOSLEM)
    assert sentences(s, "historical") == ["The Muslims take the reconstructed set-up."]
    assert (s.ask, s.asked) == (ASK_SETUP, CHRISTIAN)


def test_leaders_hex_is_filled() -> None:
    """H13.2: each leader's hex gets a unit of his banner, the last one if no other."""
    s = say(start(), "historical", "free")
    while s.ask == SET_HEX and pieces().banner[s.chosen] == banner("alfonso"):
        others = [word for word in offered(s) if word != "set 1718"]
        say(s, others[0] if others else "set 1718")
    assert s.rider[banner("alfonso")] == pieces().members[banner("alfonso")][-1]


def test_first_come() -> None:
    """H13.2: a hex that lies in two zones is for who comes first."""
    zones = [{*zone} for zone in pieces().zones]
    both = zones[banner("lara")] & zones[banner("sancho")]
    assert {pieces().ground.names[one] for one in both} == {"2416", "2516", "2616"}


def test_historical() -> None:
    """H13.3: hex and facing of every unit are in the edition, and either side takes it whole."""
    s = at_start()
    assert s.where == pieces().home
    assert s.facing == pieces().facing
    assert NONE not in s.rider
    near = pieces().ground.distances[s.where[unit("haro-ch3")]][s.where[unit("mujahid-mi3")]]
    assert near == 3
