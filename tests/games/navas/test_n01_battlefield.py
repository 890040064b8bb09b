"""N1: zones, neighbours, how many stand where, power."""

import pytest

from gonfalon.core import ARBITER
from tests.games.navas.positions import GAME, allows, do, ending, legal_words, position, refused, run, zone

ROWS = [[f"{column}{row}" for column in "ABC"] for row in range(1, 7)]
ZONES = [name for row in ROWS for name in row]


def _steps(one: str, other: str) -> int:
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1])))


def test_there_are_eighteen_zones() -> None:
    """N1.1: three columns by six rows, no more and no other."""
    assert list(GAME.view(position(), ARBITER).zones) == ZONES
    assert refused(position(), "move A4>A7 all") == ("no-such-zone", "N1.1")
    assert refused(position(), "move D4>A4 all") == ("no-such-zone", "N1.1")


@pytest.mark.parametrize(("origin", "ahead"), [("A4", "A3"), ("B6", "B5"), ("C2", "C1")])
def test_forward_for_christians_is_toward_row_1(origin: str, ahead: str) -> None:
    """N1.2: forward is toward row 1, the Muslim edge; a charge the other way is refused."""
    column, row = origin[0], int(origin[1])
    behind = f"{column}{row + 1}" if row < 6 else f"{column}{row - 2}"
    s = position(f"{origin}: orders; {ahead}: jund1; {behind}: jund2")
    assert legal_words(s, f"charge {origin}") == [f"charge {origin}>{ahead} all"]


@pytest.mark.parametrize("origin", ZONES)
def test_neighbours_are_the_eight_around(origin: str) -> None:
    """N1.3: adjacent are the zones that touch by a side or a corner, those at distance 1 and no others."""
    s = position(f"{origin}: jund1", turn="muslim", others="fallen", points=1)
    reached = [name for name in ZONES if allows(s, f"move {origin}>{name} all")]
    assert reached == [name for name in ZONES if _steps(origin, name) == 1]


@pytest.mark.parametrize("origin", ZONES)
def test_distance_counts_steps_with_corners(origin: str) -> None:
    """N1.3: distance is the number of such steps: bows reach every zone at two, and no other."""
    reached = []
    for name in [name for name in ZONES if name != origin]:
        s = position(f"{name}: militia1; {origin}: andalusi1", turn="muslim", others="fallen", points=2)
        reached += [name] if legal_words(s, "shoot") == [f"shoot {origin}>{name} andalusi1"] else []
    assert reached == [name for name in ZONES if _steps(origin, name) == 2]


def test_three_units_at_most() -> None:
    """N1.4: a zone holds three units whatever their power; a fourth finds no room."""
    s = position("A4: militia1/1 crossbows1/1; A5: almogavars aragon-knights2")
    assert allows(s, "move A5>A4 almogavars")
    assert refused(s, "move A5>A4 all") == ("over-the-limit", "N1.4")
    run(s, "move A5>A4 almogavars")
    assert refused(s, "move A5>A4 all") == ("over-the-limit", "N1.4")


def test_sides_never_share_a_zone() -> None:
    """N1.4: nobody moves into a zone where the enemy stands, even where there is room."""
    s = position("A3: kurds1; A4: militia1")
    assert refused(s, "move A4>A3 all") == ("enemy-in-the-way", "N1.4")
    assert refused(position("A3: kurds1; A4: militia1", turn="muslim"), "move A3>A4 all")[0] == "enemy-in-the-way"


def test_one_unit_occupies_a_zone() -> None:
    """N1.4: a zone with a single hurt unit counts as occupied as much as a full one."""
    field = "A1: jund1/1; B1: al-nasir; A6: militia1; A5: aragon-foot1; A4: peter"
    s = position(field, others="fallen", card="1-6")
    run(s, "move A5>A6 all")
    assert ending(s) == ("muslim", "N9.2")
    s = position(field + "; A3: almogavars", others="fallen", card="1-6")
    run(s, "move A5>A6 all")
    assert ending(s) is None
    s = position(field + "; A3: almogavars; B5: orders/1", others="fallen", card="1-6")
    run(s, "move A5>A6 all")
    assert ending(s) == ("christian", "N9.3")


def test_power_two_then_one_then_gone() -> None:
    """N1.5: the first damage turns a unit to power 1, the second removes it for good."""
    s = position("A3: kurds1; A5: bows1 bows2", card="1-6")
    do(s, "christian", "shoot A5>A3 bows1")
    assert zone(s, "A3") == "kurds1/1"
    s.shots = 0
    do(s, "christian", "shoot A5>A3 bows2")
    assert zone(s, "A3") == ""
    assert "kurds1" in GAME.view(s, ARBITER).fallen
    assert refused(position("A3: -", turn="muslim"), "rally kurds1") == ("unit-fallen", "N1.5")
