"""H6: fire."""

import pytest

from gonfalon.games.navas_hex.rules import fire
from gonfalon.games.navas_hex.rules.state import SHOOT_BACK, SHOOT_FIRST
from tests.games.navas_hex.positions import (
    activate,
    declaring,
    field,
    offered,
    pieces,
    say,
    sentences,
    stands,
    unit,
    without_leaders,
)


@pytest.mark.parametrize(
    ("tag", "numbers"),
    [
        ("haro-ar1", [(5, 7), (6, 8), (6, 8)]),
        ("haro-ab1", [(6, 8), (7, 9), (8, 9), (9, 0)]),
        ("maysara-cl2", [(6, 8), (7, 9)]),
        ("maysara-cl1", []),
    ],
)
def test_ranges(tag: str, numbers: list[tuple[int, int]]) -> None:
    """H6.1: a light and a heavy number at each range."""
    assert pieces().shots[unit(tag)] == numbers


@pytest.mark.parametrize(
    ("others", "seen"),
    [({}, True), ({"haro-pi1": "1713 N"}, False), ({"mujahid-mi2": "1712 S"}, False), ({"haro-pi1": "1813 N"}, True)],
)
def test_units_cut_the_line(others: dict[str, str], seen: bool) -> None:
    """H6.2: any unit on the line hides the target."""
    s = activate(field({"haro-ar1": "1714 N", "mujahid-mi1": "1711 S", **others}), "haro")
    assert (unit("mujahid-mi1") in fire.targets(s, unit("haro-ar1"))) == seen


def test_along_a_hexside() -> None:
    """H6.2: where the line runs along a hexside, one hex alone does not cut it."""
    units = {"haro-ar1": "1714 N", "mujahid-mi1": "1813 S", "haro-pi1": "1713 N"}
    assert fire.targets(field(units), unit("haro-ar1")) == [unit("mujahid-mi1")]
    both = field({**units, "haro-pi2": "1814 N"})
    assert fire.targets(both, unit("haro-ar1")) == []


def test_over_heads_from_above() -> None:
    """H6.2: whoever stands higher shoots over others."""
    s = field({"nasir-ar2": "1704 S", "nasir-pi1": "1705 S", "haro-ch1": "1706 N"})
    assert fire.targets(s, unit("nasir-ar2")) == [unit("haro-ch1")]


@pytest.mark.parametrize(
    ("shooter", "target", "added"),
    [
        ("haro-ar1: 1714 N", "mujahid-mi1: 1712 S", -1),
        ("haro-ab1: 1714 N", "mujahid-mi1: 1712 S", 0),
        ("haro-ab1: 1714 N", "mujahid-il1: 1712 S", -1),
        ("haro-ab1: 1714 N tired", "mujahid-mi1: 1712 S", -1),
        ("haro-ab1: 1714 N discouraged", "mujahid-mi1: 1712 S", -1),
        ("haro-ab1: 1714 N", "mujahid-mi1: 1712 N", 1),
        ("haro-ab1: 1714 N", "mujahid-mi1: 1712 S routed", 1),
        ("andalus-ab1: 1714 N", "haro-ch1: 1712 S", -1),
    ],
)
def test_modifiers(shooter: str, target: str, added: int) -> None:
    """H6.3: archers, knights, light foot, states, and shots from behind."""
    (one, place), (other, there) = shooter.split(": "), target.split(": ")
    s = field({one: place, other: there})
    assert fire.modifiers(s, unit(one), unit(other)) == added


@pytest.mark.parametrize(
    ("states", "die", "then"),
    [
        *(("", 6, "1712 valiant"), ("", 7, "1712 discouraged"), ("", 9, "1712 discouraged tired")),
        *(("discouraged", 8, "1712 discouraged"), ("discouraged", 9, "1710 routed")),
        *(("routed", 6, "1712 routed"), ("routed", 8, "gone")),
    ],
)
def test_effects(states: str, die: int, then: str) -> None:
    """H6.4: a hit discourages; a heavy one tires too, routs the Discouraged and eliminates the Routed."""
    s = without_leaders(field({"haro-ab1": "1714 N", "mujahid-mi1": f"1712 S {states}"}))
    say(activate(s, "haro"), "end", "fire haro-ab1 1712", f"roll {die}")
    assert stands(s, "mujahid-mi1") == then


def test_defensive_fire() -> None:
    """H6.5: a Valiant shooter attacked from its front fires first, and who loses heart drops out."""
    s = field({"haro-pi1": "1712 N", "mujahid-ar1": "1711 S"})
    declaring(activate(without_leaders(s), "haro"), "melee haro-pi1 1711")
    assert (s.ask, offered(s)) == (SHOOT_BACK, ["fire mujahid-ar1 1712", "hold"])
    told = sentences(s, "fire mujahid-ar1 1712", "roll 9")
    assert told[:3] == [
        "Defensive fire: Archers of the Mujahids 1 in 1711 at Pikes of Haro 1 in 1712. Die 9, modifiers -1, "
        "total 8 (hit on 5+, heavy hit on 7+): a heavy hit.",
        "Pikes of Haro 1 are Discouraged.",
        "Pikes of Haro 1 are Tired.",
    ]
    assert stands(s, "mujahid-ar1") == "1711 valiant"


def test_offensive_fire() -> None:
    """H6.5: before a melee shooters may fire at their target, and then fight at -2."""
    s = field({"haro-ar1": "1712 N", "mujahid-mi1": "1711 S"})
    declaring(activate(without_leaders(s), "haro"), "melee haro-ar1 1711")
    assert (s.ask, offered(s)) == (SHOOT_FIRST, ["fire haro-ar1 1711", "hold"])
    say(s, "fire haro-ar1 1711", "roll 0")
    assert s.fired_first
