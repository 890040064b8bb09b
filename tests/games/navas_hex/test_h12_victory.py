"""H12: points and victory."""

import pytest

from gonfalon.core import Setup
from gonfalon.games.navas_hex.rules import engine, losses, victory
from gonfalon.games.navas_hex.rules.losses import UNIT_ELIMINATED
from gonfalon.games.navas_hex.rules.pieces import NONE, TYPES
from gonfalon.games.navas_hex.rules.reach import carry
from gonfalon.games.navas_hex.rules.state import DRAWN, State
from tests.games.navas_hex.positions import GAME, banner, field, hex_, pieces, unit


def at_the_end(score: list[int], *, turn: int = 5, cap: int = 0, limit: bool = False) -> State:
    """Both sides have a unit left, and a turn is over with these points."""
    s = field({"haro-ch1": "1714 N", "mujahid-mi1": "1705 S"}, turn_number=turn)
    s.score, s.cap, s.limit = score, cap, limit
    victory.count_points(s)
    return s


def reason(s: State) -> str | None:
    result = GAME.rules.result(s) if s.winner != NONE else None
    return None if result is None else f"{result.winner} {result.reason}"


def test_standard_taken() -> None:
    """H12.1: a Christian unit in 1702 wins at once, a Muslim one does not."""
    s = field({"haro-ch1": "1703 N", "djami-ha1": "1802 S"})
    carry(s, unit("djami-ha1"), hex_("1702"))
    assert reason(s) is None
    carry(s, unit("djami-ha1"), hex_("1701"))
    carry(s, unit("haro-ch1"), hex_("1702"))
    assert reason(s) == "christian standard-taken"


@pytest.mark.parametrize(("tag", "ending"), [("alfonso", "moslem alfonso-lost"), ("nasir", "christian al-nasir-lost")])
@pytest.mark.parametrize("die", [5, 9])
def test_commander_lost(tag: str, ending: str, die: int) -> None:
    """H12.1: the loss of a commander, killed or captured, ends the battle."""
    s = field({"alfonso-ch1": "1718 N", "nasir-pi2": "1702 S"})
    losses.ask_loss(s, banner(tag), UNIT_ELIMINATED)
    losses.roll_loss(s, die)
    assert reason(s) == ending
    assert s.pending == [0, 0]


def test_worth() -> None:
    """H12.2: what an eliminated unit scores, by type."""
    assert dict(zip(TYPES, pieces().worth, strict=True)) == {
        **{"Ch": 5, "Ha": 4, "Cl": 4, "Pi": 3, "Mi": 2},
        **{"Il": 1, "Ar": 2, "Ab": 3},
    }


def test_turn_12() -> None:
    """H12.2: then the Muslims get 10 points, unless the Christians lead by 50 already."""
    assert at_the_end([20, 0], turn=12).score == [20, 10]
    assert reason(at_the_end([50, 0], turn=12)) == "christian lead"
    assert reason(at_the_end([0, 40], turn=12)) == "moslem lead"


@pytest.mark.parametrize(
    ("score", "ending"), [([49, 0], None), ([50, 0], "christian lead"), ([10, 60], "moslem lead"), ([60, 60], None)]
)
def test_lead(score: list[int], ending: str | None) -> None:
    """H12.3: a lead of 50 wins."""
    assert reason(at_the_end(score)) == ending


def test_nobody_left() -> None:
    """H12.3: a side without a unit on the map has lost."""
    s = field({"mujahid-mi1": "1705 S"})
    victory.count_points(s)
    assert reason(s) == "moslem nobody-left"


@pytest.mark.parametrize(
    ("score", "ending"), [([3, 2], "christian turn-cap"), ([2, 3], "moslem turn-cap"), ([2, 2], "None turn-cap")]
)
def test_cap(score: list[int], ending: str) -> None:
    """H12.3: in a match with a last turn more points win there, and equal ones are a draw."""
    s = at_the_end(score, turn=30, cap=30)
    assert reason(s) == ending
    assert (s.winner == DRAWN) == ending.startswith("None")


@pytest.mark.parametrize(
    ("score", "ending"), [([7, 0], "christian time-limit"), ([0, 7], "moslem time-limit"), ([6, 0], "None time-limit")]
)
def test_time_limit(score: list[int], ending: str) -> None:
    """H12.4: after turn 12 a lead of 7 wins, less is a draw, and the 10 points are not given."""
    s = at_the_end(score, turn=12, limit=True)
    assert reason(s) == ending
    assert sum(s.score) == sum(score)


def test_options() -> None:
    """H12.3, H12.4: both are chosen when a match is made."""
    s = engine.NavasHexRules(pieces()).start(Setup("navas-hex", {"time-limit": "on", "turn-cap": "30"}))
    assert (s.limit, s.cap) == (True, 30)
    s = engine.NavasHexRules(pieces()).start(GAME.settle(Setup("navas-hex")))
    assert not s.limit, "the sheet plays with a time limit only if both sides wish it"
