"""H8: charge, reaction and élan."""

import pytest

from gonfalon.games.navas_hex.rules import charge, melee
from gonfalon.games.navas_hex.rules.state import CHARGE, ELAN, ELAN_FACING, LEFT, REACT, Attack, State, is_, mark
from tests.games.navas_hex.positions import (
    activate,
    added,
    declaring,
    field,
    hex_,
    offered,
    pieces,
    say,
    sentences,
    stands,
    unit,
    without_leaders,
)


def ready(units: dict[str, str], tag: str = "haro") -> State:
    """It is time to declare, and leaders do not matter."""
    s = without_leaders(field(units))
    s.andalus_gone = True
    activate(s, tag)
    while s.acting != -1 and not any(word.startswith(("melee", "charge")) for word in offered(s)):
        say(s, offered(s)[-1])
    return s


def charging(target: str, place: str, more: dict[str, str] | None = None) -> State:
    """Knights of 1713 charge somebody in 1711."""
    s = ready({"haro-ch1": "1713 N", target: f"1711 {place}", **(more or {})})
    return declaring(s, "charge haro-ch1 1711")


def test_only_the_mounted_charge() -> None:
    """H8.1: knights charge, pikes beside them do not; two charge the same enemy, not three."""
    horse = {"haro-ch1": "1714 N", "haro-ch2": "1614 NE", "haro-ch3": "1814 NW", "haro-pi1": "1514 NE"}
    s = ready({**horse, "mujahid-mi1": "1711 S"})
    assert {word for word in offered(s) if word != "end"} == {f"charge haro-ch{n} 1711" for n in (1, 2, 3)}
    say(s, "charge haro-ch1 1711", "charge haro-ch2 1711")
    assert not [word for word in offered(s) if word.startswith("charge haro-ch3")]


@pytest.mark.parametrize(
    ("units", "reached"),
    [
        ({"mujahid-mi1": "1712 S"}, True),
        ({"mujahid-mi1": "1709 S"}, True),
        ({"mujahid-mi1": "1708 S"}, False),
        ({"mujahid-mi1": "1713 S"}, False),
        ({"mujahid-mi1": "1711 S", "haro-pi1": "1713 N"}, False),
        ({"mujahid-mi1": "1814 S"}, False),
        ({"mujahid-mi1": "1912 S"}, True),
        ({"mujahid-mi1": "1914 S"}, True),
        ({"mujahid-mi1": "1715 S"}, False),
    ],
)
def test_runs(units: dict[str, str], reached: bool) -> None:
    """H8.1, H8.2: one to four vacant hexes straight ahead, with one wheel of one hexside before a hex."""
    s = field({"haro-ch1": "1714 N", **units})
    assert bool(charge.run_ends(s, unit("haro-ch1"), unit("mujahid-mi1"))) == reached


@pytest.mark.parametrize("states", ["tired", "discouraged", "lost"])
def test_who_may_charge(states: str) -> None:
    """H8.2: only a Fresh, Valiant unit in command."""
    s = activate(without_leaders(field({"haro-ch1": f"1713 N {states}", "mujahid-mi1": "1711 S"})), "haro")
    assert not charge.may_charge(s, unit("haro-ch1"))


def test_who_moved_does_not_charge() -> None:
    """H8.2: who has left its hex does not charge; who has turned may."""
    s = activate(without_leaders(field({"haro-ch1": "1714 N", "mujahid-mi1": "1711 S"})), "haro")
    assert charge.may_charge(s, unit("haro-ch1"))
    mark(s, unit("haro-ch1"), LEFT)
    assert not charge.may_charge(s, unit("haro-ch1"))
    s = activate(without_leaders(field({"haro-ch1": "1714 NE", "mujahid-mi1": "1711 S"})), "haro")
    say(s, "unit haro-ch1", "go 1714", "face N")
    assert "charge haro-ch1 1711" in offered(s)


def test_course_of_a_charge() -> None:
    """H8.3: run, roll, result; and every charger that ran is Tired at the end, whatever came of it."""
    s = ready({"haro-ch1": "1714 N", "haro-ch2": "2213 N", "mujahid-mi1": "1711 S", "mujahid-mi2": "2210 S"})
    lines = sentences(s, "charge haro-ch1 1711", "end")
    assert lines[1:] == [
        "Charge on Militia of the Mujahids 1 in 1711: Knights of Haro 1.",
        "Knights of Haro 1 ride from 1714. Path: 1713, 1712.",
    ]
    lines = sentences(s, f"roll {6 - added(s)}")
    assert lines[1:] == [
        "Militia of the Mujahids 1 are Discouraged.",
        "Militia of the Mujahids 1 fall back from 1711 to 1710.",
        "Knights of Haro 1 advance from 1712 to 1711.",
        "Élan 1: Knights of Haro 1 charge again. Target: Militia of the Mujahids 1 in 1710.",
    ]
    lines = sentences(s, f"roll {3 - added(s)}")
    assert lines[1:4] == [
        "Knights of Haro 1 are Discouraged.",
        "Knights of Haro 1 fall back from 1711 to 1712.",
        "Knights of Haro 1 are Tired.",
    ]


def test_charge_back() -> None:
    """H8.4: a Fresh mounted target that faces the charger may charge back: melee types, −1, and Tired after."""
    s = charging("djami-ha1", "S")
    assert (s.ask, offered(s)) == (REACT, ["react", "stand"])
    before = added(s)
    say(s, "react")
    types = pieces().melee[0][1] - pieces().charge[0][1]
    assert added(s) == before + types - 1
    say(s, f"roll {3 - added(s)}")
    assert "tired" in stands(s, "djami-ha1")


@pytest.mark.parametrize(
    ("target", "place", "answers"),
    [
        ("djami-ha1", "S tired", None),
        ("djami-ha1", "N", None),
        ("djami-cl1", "S", ["react", "slip", "stand"]),
        ("djami-cl1", "N", ["slip", "stand"]),
        ("djami-cl1", "S discouraged", None),
        ("djami-pi1", "S", None),
        ("nasir-cl1", "S", None),
    ],
)
def test_who_may_react(target: str, place: str, answers: list[str] | None) -> None:
    """H8.4: horse that is Fresh and Valiant and faces the charge; light horse may slip; not the reserve."""
    s = charging(target, place)
    assert (offered(s) if s.ask == REACT else None) == answers


def test_slip_away() -> None:
    """H8.4: light horse goes two hexes home unchanged; the charger may take the hex, and there is no élan."""
    s = charging("djami-cl1", "S", {"djami-pi1": "1610 S"})
    lines = sentences(s, "slip")
    assert lines == ["Light horse of ben Djami 1 slip away.", "Light horse of ben Djami 1 fall back from 1711 to 1709."]
    assert offered(s) == ["advance haro-ch1", "hold"]
    say(s, "advance haro-ch1")
    assert (stands(s, "haro-ch1"), s.attack) == ("1711 valiant tired", None)


def emptied(more: dict[str, str]) -> State:
    s = charging("mujahid-il1", "S routed", more)
    return say(s, f"roll {min(9, 12 - added(s))}")


def test_elan() -> None:
    """H8.5: a charge that empties the hex goes in and must charge on; the owner picks, at −2."""
    s = emptied({"mujahid-mi2": "1710 S", "mujahid-mi3": "1811 S"})
    assert stands(s, "haro-ch1") == "1711 valiant"
    assert (s.ask, offered(s)) == (ELAN, ["elan 1710", "elan 1811"])
    say(s, "elan 1710")
    assert s.elan == 1
    plain = Attack(CHARGE, unit("mujahid-mi2"), [unit("haro-ch1")])
    with_elan = melee.total_modifier(s, plain)
    s.elan = 0
    assert with_elan == melee.total_modifier(s, plain) - 2


def test_elan_ends() -> None:
    """H8.5: with nobody near the charger turns as it likes and is Tired."""
    s = emptied({"mujahid-mi2": "2005 S"})
    assert s.ask == ELAN_FACING
    say(s, "face NE")
    assert (stands(s, "haro-ch1"), s.facing[unit("haro-ch1")]) == ("1711 valiant tired", 1)
    assert not is_(s, unit("haro-ch1"), 1 << 14)
    assert s.at[hex_("1713")] == -1
