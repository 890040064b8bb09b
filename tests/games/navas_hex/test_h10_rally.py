"""H10: rally."""

import pytest

from gonfalon.games.navas_hex.rules import rally
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, DE_RADA
from gonfalon.games.navas_hex.rules.state import State
from tests.games.navas_hex.positions import field, hex_, say, stands, unit, without_leaders

ALONE = {"lara-pi1": "2216 N discouraged", "lara-ch1": "2213 N", "djami-pi1": "1005 S"}


def roll(s: State, die: int) -> None:
    rally.rally_next(s, CHRISTIAN, 0)
    rally.roll_rally(s, die)


@pytest.mark.parametrize(
    ("die", "states", "then"),
    [
        *((1, "discouraged", "valiant"), (4, "discouraged", "valiant"), (5, "discouraged", "discouraged")),
        *((0, "routed", "discouraged"), (1, "routed", "discouraged"), (2, "routed", "routed"), (7, "routed", "gone")),
    ],
)
def test_margins(die: int, states: str, then: str) -> None:
    """H10.1: cohesion 4 less the die: by 3 Valiant, by 0 a step better, from −6 worse."""
    s = field({**ALONE, "lara-pi1": f"2216 N {states}"})
    s.andalus_gone = True
    roll(s, die)
    assert stands(s, "lara-pi1").removeprefix("2216 ") == then


def test_discouraged_units_can_rout() -> None:
    """H10.1: a margin of −6 routs a Discouraged unit, where it stands."""
    s = field({**ALONE, "lara-pi1": "2216 N discouraged tired", "djami-pi1": "2215 S"})
    s.andalus_gone = True
    roll(s, 7)
    assert stands(s, "lara-pi1") == "2216 routed tired"


@pytest.mark.parametrize(
    ("more", "added"),
    [
        ({}, 0),
        ({"lara-pi1": "2216 N routed"}, 3),
        ({"lara-pi1": "2216 N discouraged tired"}, 1),
        ({"djami-pi1": "2215 S"}, 2),
        ({"djami-pi1": "2215 S routed"}, 0),
        ({"lara-ch1": "2207 N"}, 1),
        ({"lara-ch1": "2215 N"}, -1),
        ({"alfonso-ch1": "2217 N"}, -2),
    ],
)
def test_modifiers(more: dict[str, str], added: int) -> None:
    """H10.2: states, enemies, the leader's radius and the bonus of a leader nearby."""
    assert rally.modifiers(field({**ALONE, **more}), unit("lara-pi1")) == added


def test_special_modifiers() -> None:
    """H10.2: de Rada next to a Christian unit, al-Andalus always."""
    s = field(ALONE)
    s.marker_at[DE_RADA] = hex_("2217")
    assert rally.modifiers(s, unit("lara-pi1")) == -1
    s = field({"andalus-ha1": "1708 S", "andalus-mi1": "1706 S discouraged"})
    assert rally.modifiers(s, unit("andalus-mi1")) == 1


@pytest.mark.parametrize(
    ("tag", "place", "added"),
    [("nasir-pi2", "1702", 0), ("nasir-pi2", "1802", 0), ("lara-pi1", "1703", 0), ("lara-pi1", "1704", 1)],
)
def test_standard(tag: str, place: str, added: int) -> None:
    """H10.2: the standard helps every unit with it or next to it, of either side; without a leader 1 is added."""
    s = without_leaders(field({tag: f"{place} S discouraged"}))
    assert rally.modifiers(s, unit(tag)) == added


def test_units_test_one_by_one() -> None:
    """H10.1: everybody who is not Valiant rolls, and nobody else."""
    s = field({**ALONE, "lara-ch2": "2316 N routed"})
    s.andalus_gone = True
    rally.rally_next(s, CHRISTIAN, 0)
    assert s.chosen == unit("lara-ch2")
    say(s, "roll 0")
    assert s.chosen == unit("lara-pi1")
