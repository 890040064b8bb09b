"""H7: melee."""

import pytest

from gonfalon.core import NOBODY
from gonfalon.games.navas_hex.rules import engine, melee
from gonfalon.games.navas_hex.rules.pieces import RESULTS, RUY_DIAZ, TYPES
from gonfalon.games.navas_hex.rules.state import ADVANCE, CHARGE, LEAD, MELEE, PURSUE, Attack, State
from tests.games.navas_hex.positions import (
    activate,
    declaring,
    field,
    hex_,
    offered,
    pieces,
    say,
    stands,
    told,
    unit,
    without_leaders,
)

RING = {"haro-ch1": "1712 N", "haro-ch2": "1812 NW", "haro-pi1": "1612 NE", "haro-ha1": "1811 NW"}


def ring(more: dict[str, str] | None = None) -> State:
    s = without_leaders(field({**RING, "mujahid-mi1": "1711 S", **(more or {})}))
    return activate(s, "haro")


def parts(s: State, target: str, *attackers: str) -> dict[str, int]:
    names = ("difference", "types", "terrain", "leaders", "states", "special")
    attack = Attack(MELEE, unit(target), [unit(tag) for tag in attackers])
    return dict(zip(names, melee.modifiers(s, attack), strict=True))


def test_three_at_most() -> None:
    """H7.1: one to three attack, each once; the strongest leads, by choice among equals."""
    s = ring()
    say(s, "end", "melee haro-ch1 1711", "melee haro-ch2 1711", "melee haro-pi1 1711")
    assert s.ask == LEAD
    assert offered(s) == ["lead haro-ch1", "lead haro-ch2"]


@pytest.mark.parametrize(("difference", "shift"), [(-3, -1), (-2, -1), (-1, 0), (1, 0), (2, 1), (4, 1), (5, 2), (8, 3)])
def test_difference(difference: int, shift: int) -> None:
    """H7.2: by the difference of strength."""
    found = next(value for most, value in pieces().differences if difference <= most)
    assert found == shift


def test_lowest_type_counts() -> None:
    """H7.3: knights +1 and pikes +1 on militia, archers −1; of several the lowest."""
    s = ring({"haro-ar1": "1712 N", "haro-ch1": "1611 SE"})
    assert parts(s, "mujahid-mi1", "haro-ch2", "haro-pi1")["types"] == 1
    assert parts(s, "mujahid-mi1", "haro-ch2", "haro-ar1")["types"] == -1


def test_charge_table() -> None:
    """H7.3: only the mounted have a row for charges, and pikes are bad for all of them."""
    rows = {TYPES[number]: row for number, row in enumerate(pieces().charge) if row}
    assert {name: row[TYPES.index("Pi")] for name, row in rows.items()} == {"Ch": -1, "Ha": -2, "Cl": -3}


@pytest.mark.parametrize(
    ("more", "states"),
    [
        ({}, 0),
        ({"mujahid-mi1": "1711 N"}, 2),
        ({"haro-ch1": "1712 N tired"}, -1),
        ({"mujahid-mi1": "1711 S tired"}, 1),
        ({"mujahid-mi1": "1711 S discouraged"}, 1),
        ({"mujahid-mi1": "1711 S routed"}, 3),
        ({"mujahid-mi2": "1710 S", "mujahid-mi3": "1611 S"}, -1),
        ({"mujahid-mi2": "1710 S", "mujahid-mi3": "1611 S discouraged"}, 0),
    ],
)
def test_states(more: dict[str, str], states: int) -> None:
    """H7.4: rear, tired, discouraged, routed, and a line of friends."""
    assert parts(ring(more), "mujahid-mi1", "haro-ch1")["states"] == states


def test_leaders_and_ruy_diaz() -> None:
    """H7.4, H11.2: the best leader less the defender's, and Ruy Diaz for whom he is with."""
    s = field({"sancho-ch1": "1712 N", "mujahid-mi1": "1711 S"})
    assert parts(s, "mujahid-mi1", "sancho-ch1")["leaders"] == 2 - 1
    s.marker_at[RUY_DIAZ] = hex_("1712")
    assert parts(s, "mujahid-mi1", "sancho-ch1")["special"] == 1
    assert parts(s, "sancho-ch1", "mujahid-mi1")["special"] == -1


@pytest.mark.parametrize(
    ("kind", "rows"),
    [(MELEE, "AR AR AR AD AD BT BT DD1 DD1 DD2 DR DR DE"), (CHARGE, "AR AR AR AD AD BT DD1 DD1 DD2 DR DR DE DE")],
)
def test_results(kind: int, rows: str) -> None:
    """H7.5: what each total from 0 to 12 gives."""
    s = field({})
    found = [RESULTS[melee.result_of(s, Attack(kind, 0, []), total)] for total in range(13)]
    assert " ".join(found) == rows


def fight(code: str, more: dict[str, str] | None = None) -> State:
    """Knights lead knights and pikes against militia, and the die gives this."""
    s = ring(more)
    say(s, "end", "melee haro-ch1 1711", "melee haro-ch2 1711", "melee haro-pi1 1711", "lead haro-ch1")
    assert s.attack is not None
    melee.apply_result(s, s.attack, RESULTS.index(code))
    s.result, s.asked = RESULTS.index(code), NOBODY
    s.options = s.option_set = None
    engine.run(s)
    return s


@pytest.mark.parametrize(
    ("code", "lead", "other", "target"),
    [
        ("AR", "1714 routed", "1812 discouraged", "1711 valiant"),
        ("AD", "1713 discouraged", "1812 valiant", "1711 valiant"),
        ("BT", "1712 valiant tired", "1812 valiant", "1711 valiant tired"),
        ("DD1", "1712 valiant", "1812 valiant", "1710 discouraged"),
        ("DD2", "1712 valiant", "1812 valiant", "1709 discouraged tired"),
        ("DR", "1712 valiant", "1812 valiant", "1709 routed"),
        ("DE", "1712 valiant", "1812 valiant", "gone"),
    ],
)
def test_what_results_do(code: str, lead: str, other: str, target: str) -> None:
    """H7.5: each result on Valiant and Fresh units."""
    s = fight(code)
    assert [stands(s, tag) for tag in ("haro-ch1", "haro-ch2", "mujahid-mi1")] == [lead, other, target]


def test_advance_and_pursuit() -> None:
    """H7.6: one attacker may take the hex; after DR or DE a mounted one may ride on, one on foot not."""
    s = fight("DE")
    assert s.ask == ADVANCE
    assert offered(s) == ["advance haro-ch1", "advance haro-ch2", "advance haro-pi1", "hold"]
    say(s, "advance haro-ch1")
    assert (s.ask, offered(s)) == (PURSUE, ["pursue 1611", "pursue 1710", "hold"])
    say(s, "pursue 1710")
    assert stands(s, "haro-ch1") == "1710 valiant"
    s = fight("DE")
    say(s, "advance haro-pi1")
    assert s.ask != PURSUE
    s = fight("DD1")
    say(s, "advance haro-ch1")
    assert s.ask != PURSUE


def test_tired_once() -> None:
    """H7.7: after DD2 a unit that was Tired already is Discouraged and not Routed."""
    assert stands(fight("DD2", {"mujahid-mi1": "1711 S tired"}), "mujahid-mi1") == "1709 discouraged tired"


def test_the_sum_is_told() -> None:
    """H7.4: whoever listens hears each part of the sum, the die and the result."""
    s = ring()
    declaring(s, "melee haro-pi1 1711")
    event = told(s, "roll 7")[0]
    assert {name: getattr(event, name) for name in ("difference", "types", "die", "total", "result")} == {
        "difference": 0,
        "types": 1,
        "die": 7,
        "total": 8,
        "result": "DD1",
    }
