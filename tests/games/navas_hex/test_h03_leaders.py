"""H3: leaders."""

import pytest

from gonfalon.games.navas_hex.rules import losses, tasks, turn
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.losses import UNIT_ELIMINATED, UNIT_ENCIRCLED, UNIT_ROUTED, bonus_of, radius_of
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM, NONE
from gonfalon.games.navas_hex.rules.state import HURT, LOST, NAME, REMOVED, REPLACE, State
from tests.games.navas_hex.positions import activate, banner, field, hex_, offered, pieces, say, take_step, unit

GROUP = {"haro-ch1": "1714 N", "haro-ch2": "1814 N", "haro-pi1": "1914 N", "mujahid-mi1": "1705 S"}


def test_ratings() -> None:
    """H3.1: value, bonus and radius; one commander a side."""
    p = pieces()
    rows = {tag: (p.value[b], p.bonus[b], p.radius[b]) for b, tag in enumerate(p.banner_tags)}
    assert rows["haro"] == (1, 1, 8)
    assert rows["alfonso"] == (6, 2, 6)
    assert rows["andalus"] == (2, 0, 6)
    assert [p.banner_tags[p.commander[side]] for side in (CHRISTIAN, MOSLEM)] == ["alfonso", "nasir"]


def test_leader_goes_with_his_unit() -> None:
    """H3.2: where his unit goes he goes."""
    s = activate(field(GROUP), "haro")
    assert s.rider[banner("haro")] == unit("haro-ch1")
    say(s, "unit haro-ch1", "go 1713", "face N")
    assert s.leader_at[banner("haro")] == hex_("1713")


def test_leader_rides_by_himself() -> None:
    """H3.3: to a unit of his banner that is not Routed, six points away; it then stays, and he has moved."""
    s = activate(field(GROUP | {"haro-pi2": "1715 N routed", "haro-pi3": "2514 N", "lara-ch1": "1614 N"}), "haro")
    assert {word for word in offered(s) if word.startswith("ride")} == {"ride haro-ch2", "ride haro-pi1"}
    say(s, "ride haro-ch2", "unit haro-ch2")
    assert {word for word in offered(s) if word.startswith("go")} == {"go 1814"}
    say(s, "rest")
    assert not [word for word in offered(s) if word.startswith("ride")]


def commander() -> State:
    units = {"alfonso-ch1": "1718 N", "haro-ch1": "2218 N", "haro-ch2": "2318 N", "haro-pi1": "1717 N routed"}
    s = activate(field({**units, "lara-ch1": "2216 N", "mujahid-mi1": "1705 S"}), "alfonso")
    s.activated |= 1 << banner("lara")
    return s


def test_commander_names_units() -> None:
    """H3.4: of other banners, within his radius, not Routed; they act and are in command."""
    s = commander()
    assert s.ask == NAME
    assert offered(s) == ["name haro-ch1", "name lara-ch1", "end"]
    say(s, "name haro-ch1", "end")
    assert "unit haro-ch1" in offered(s)
    assert "unit lara-ch1" not in offered(s)


def test_nobody_acts_twice() -> None:
    """H3.4: who has acted for a commander does not act again for his own leader; who stood still may."""
    s = commander()
    say(s, "name haro-ch1", "name lara-ch1", "unit haro-ch1", "rest")
    turn.activate(s, banner("haro"))
    assert [st.is_(s, unit(tag), st.ACTIVE) for tag in ("haro-ch1", "haro-ch2")] == [False, True]
    turn.activate(s, banner("lara"))
    assert st.is_(s, unit("lara-ch1"), st.ACTIVE)


@pytest.mark.parametrize(
    ("table", "die", "fate"),
    [
        *((UNIT_ROUTED, 7, "leads"), (UNIT_ROUTED, 8, "wounded"), (UNIT_ROUTED, 9, "lost")),
        *((UNIT_ELIMINATED, 4, "leads"), (UNIT_ELIMINATED, 5, "lost"), (UNIT_ELIMINATED, 9, "lost")),
        *((UNIT_ENCIRCLED, 0, "lost"), (UNIT_ENCIRCLED, 9, "lost")),
    ],
)
def test_leader_loss(table: int, die: int, fate: str) -> None:
    """H3.5: what the die makes of a leader whose unit breaks."""
    s = field(GROUP)
    losses.ask_loss(s, banner("haro"), table)
    losses.roll_loss(s, die)
    assert ("leads", "wounded", "lost", "removed")[s.leader[banner("haro")]] == fate


@pytest.mark.parametrize(("die", "points"), [(5, 3), (8, 5)])
def test_leaders_score(die: int, points: int) -> None:
    """H3.5, H12.2: a leader killed is worth 3 points, captured 5."""
    s = field(GROUP)
    losses.ask_loss(s, banner("haro"), UNIT_ELIMINATED)
    losses.roll_loss(s, die)
    assert s.pending == [0, points]


def test_escape() -> None:
    """H3.5: to the nearest unit of his banner, rather one that is not Routed; nobody left, he is removed."""
    s = field({"haro-ch1": "1714 N", "haro-ch2": "1715 N routed", "haro-ch3": "1718 N", "mujahid-mi1": "1705 S"})
    losses.eliminate_running(s, unit("haro-ch1"), off_map=True)
    assert s.rider[banner("haro")] == unit("haro-ch3")
    losses.eliminate_running(s, unit("haro-ch3"), off_map=True)
    assert s.rider[banner("haro")] == unit("haro-ch2")
    losses.eliminate_running(s, unit("haro-ch2"), off_map=True)
    assert (s.rider[banner("haro")], s.leader[banner("haro")]) == (NONE, REMOVED)


def test_wounds() -> None:
    """H3.6: bonus 0 and half the radius, rounded up; a commander keeps his radius."""
    s = field({"lara-ch1": "2216 N", "alfonso-ch1": "1718 N"})
    s.leader[banner("lara")] = s.leader[banner("alfonso")] = HURT
    assert (bonus_of(s, banner("lara")), radius_of(s, banner("lara"))) == (0, 3)
    assert (bonus_of(s, banner("alfonso")), radius_of(s, banner("alfonso"))) == (0, 6)


def test_replacement() -> None:
    """H3.6: in phase A the owner puts the new one on any unit: bonus 0, radius 4, and worth nothing."""
    s = field(GROUP)
    s.leader[banner("haro")], s.rider[banner("haro")] = LOST, NONE
    take_step(s, tasks.REPLACEMENTS, 0)
    assert (s.ask, s.asked) == (REPLACE, CHRISTIAN)
    assert set(offered(s)) == {"replace haro-ch1", "replace haro-ch2", "replace haro-pi1"}
    turn.replace(s, unit("haro-pi1"))
    assert (bonus_of(s, banner("haro")), radius_of(s, banner("haro"))) == (0, 4)
    losses.ask_loss(s, banner("haro"), UNIT_ELIMINATED)
    losses.roll_loss(s, 9)
    assert s.pending == [0, 0]
