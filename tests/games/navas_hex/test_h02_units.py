"""H2: units and their states."""

from collections import Counter

import pytest

from gonfalon.games.navas_hex.interface.notation import PLAIN, UNIT_AT_HEX, WITH_HEX, WITH_UNIT
from gonfalon.games.navas_hex.rules import losses, melee
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM, TYPES
from gonfalon.games.navas_hex.rules.reach import allowance
from gonfalon.games.navas_hex.rules.state import MELEE, TIRED, VALIANT, Attack
from tests.games.navas_hex.positions import (
    activate,
    at_start,
    banner,
    declaring,
    field,
    offered,
    pieces,
    say,
    stands,
    unit,
    without_leaders,
)


def test_types() -> None:
    """H2.1: three types are mounted; archers, crossbows and four light horse shoot."""
    p = pieces()
    assert {TYPES[p.type[u]] for u in range(p.units) if p.mounted[u]} == {"Ch", "Ha", "Cl"}
    shooters = Counter(TYPES[p.type[u]] for u in range(p.units) if p.shots[u])
    assert set(shooters) == {"Ar", "Ab", "Cl"}
    assert shooters["Cl"] == 4
    assert [t for t in p.tags if "-ar" in t or "-ab" in t] == [t for t in p.tags if p.shots[unit(t)] and "-cl" not in t]


@pytest.mark.parametrize(
    ("tag", "counter"), [("ucero-ch1", (4, 7, 6)), ("haro-ha1", (3, 5, 6)), ("nasir-pi1", (5, 8, 4))]
)
def test_counters(tag: str, counter: tuple[int, int, int]) -> None:
    """H2.2: strength, cohesion and movement."""
    p, number = pieces(), unit(tag)
    assert (p.strength[number], p.cohesion[number], p.move[number]) == counter


def test_all_begin_fresh_and_valiant() -> None:
    """H2.3: nobody is Tired or has lost heart at the start."""
    s = at_start()
    assert set(s.order) == {VALIANT}
    assert not any(flags & TIRED for flags in s.flags)


def test_tired_costs_a_point() -> None:
    """H2.4: a Tired unit has one movement point less."""
    s = field({"haro-ch1": "1714 N", "haro-ch2": "1814 N tired"})
    assert (allowance(s, unit("haro-ch1")), allowance(s, unit("haro-ch2"))) == (6, 5)


@pytest.mark.parametrize(
    ("before", "after"),
    [("", "valiant tired"), ("tired", "discouraged tired"), ("tired discouraged", "discouraged tired")],
)
def test_tired_again(before: str, after: str) -> None:
    """H2.4: a Valiant unit that is tired again is Discouraged; others stay as they are."""
    s = field({"haro-ch1": f"1714 N {before}"})
    losses.tire(s, unit("haro-ch1"))
    assert stands(s, "haro-ch1") == f"1714 {after}"


def test_discouraged_units_keep_away() -> None:
    """H2.4: a Discouraged unit does not go next to an enemy, though a Routed one frightens nobody."""
    s = activate(
        field({"haro-ch1": "1714 N discouraged", "mujahid-mi1": "1711 S", "mujahid-mi2": "2012 S routed"}), "haro"
    )
    say(s, "unit haro-ch1")
    assert not {"go 1712", "go 1612", "go 1812"} & set(offered(s))
    assert "go 2013" in offered(s)


def test_nobody_mounts_or_comes_late() -> None:
    """H2.5: no word mounts, dismounts or brings reinforcements, and all stand on the map from the start."""
    words = {word for table in (PLAIN, WITH_UNIT, WITH_HEX, UNIT_AT_HEX) for word in table.values()}
    assert not {word for word in words if "mount" in word or "reinforce" in word}
    assert at_start().gone.count(0) == pieces().units


@pytest.mark.parametrize(
    ("tag", "units"),
    [
        *(("alfonso", 10), ("haro", 19), ("lara", 8), ("ucero", 9), ("pedro", 12), ("sancho", 12)),
        *(("nasir", 11), ("djami", 18), ("andalus", 14), ("mujahid", 12), ("maysara", 14), ("maymanah", 14)),
    ],
)
def test_banners_have_their_units(tag: str, units: int) -> None:
    """H2.6: as many as the sheet says."""
    assert len(pieces().members[banner(tag)]) == units


def test_armies() -> None:
    """H2.6: 70 Christian units of strength 205, 83 Muslim ones of 296."""
    p = pieces()
    sums = [(len(p.army[side]), sum(p.strength[u] for u in p.army[side])) for side in (CHRISTIAN, MOSLEM)]
    assert sums == [(70, 205), (83, 296)]


@pytest.mark.parametrize(
    ("states", "then"), [("", "1710 discouraged"), ("discouraged", "1709 routed"), ("routed", "gone")]
)
def test_one_order_worse(states: str, then: str) -> None:
    """H2.4: from Valiant to Discouraged to Routed to eliminated, by the same result."""
    s = without_leaders(field({"alfonso-pi1": "1712 N", "djami-pi1": f"1711 S {states}"}))
    declaring(activate(s, "alfonso"), "melee alfonso-pi1 1711")
    attack = Attack(MELEE, unit("djami-pi1"), [unit("alfonso-pi1")])
    added = melee.total_modifier(s, attack)
    say(s, f"roll {next(die for die in range(10) if melee.result_of(s, attack, die + added) == melee.DD1)}")
    assert stands(s, "djami-pi1") == then
