"""H11: the special rules of this battle."""

from gonfalon.games.navas_hex.rules import fire, losses, rally, reach, special
from gonfalon.games.navas_hex.rules.pieces import DE_RADA, NONE, RUY_DIAZ
from gonfalon.games.navas_hex.rules.reach import lift, put
from gonfalon.games.navas_hex.rules.retreat import retreat
from gonfalon.games.navas_hex.rules.state import ACTIVE, ORDER, State
from tests.games.navas_hex.positions import (
    activate,
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


def with_marker(marker: int, name: str, units: dict[str, str]) -> State:
    s = field(units)
    s.marker_at[marker] = hex_(name)
    return s


def test_de_rada_moves_once() -> None:
    """H11.1: six points in any Christian activation, onto a unit or alone, once a turn."""
    s = with_marker(DE_RADA, "1714", {"haro-ch1": "1714 N", "haro-pi1": "1716 N routed", "mujahid-mi1": "1705 S"})
    activate(s, "haro")
    say(s, "move de-rada")
    assert {"go 1716", "go 1708", "go 1720"} & set(offered(s)) == {"go 1716", "go 1708"}
    say(s, "go 1716")
    assert s.ask == ORDER
    assert "move de-rada" not in offered(s)


def test_de_rada_stays_behind() -> None:
    """H11.1: a move of D1 leaves him, a retreat carries him."""
    s = with_marker(DE_RADA, "1714", {"haro-ch1": "1714 N", "haro-pi1": "1716 N", "mujahid-mi1": "1705 S"})
    activate(s, "haro")
    say(s, "unit haro-ch1", "go 1713", "face N")
    assert s.marker_at[DE_RADA] == hex_("1714")
    s.marker_at[DE_RADA] = hex_("1713")
    retreat(s, unit("haro-ch1"), 2)
    assert s.marker_at[DE_RADA] == s.where[unit("haro-ch1")] == hex_("1715")


def test_de_rada_restores() -> None:
    """H11.1: the unit he is with is Valiant and Fresh at the end of the turn, even a Routed one."""
    s = with_marker(DE_RADA, "1714", {"haro-ch1": "1714 N routed tired", "haro-ch2": "1814 N tired"})
    special.restore(s)
    assert [stands(s, tag) for tag in ("haro-ch1", "haro-ch2")] == ["1714 valiant", "1814 valiant tired"]


def test_ruy_diaz_is_not_for_fire() -> None:
    """H11.2: he helps in combat and not with arrows."""
    s = with_marker(RUY_DIAZ, "1714", {"haro-ab1": "1714 N", "mujahid-mi1": "1712 S"})
    assert fire.modifiers(s, unit("haro-ab1"), unit("mujahid-mi1")) == 0


def test_markers_die_with_their_unit() -> None:
    """H11.3: eliminated with the unit; if it ran off the map, he goes to the nearest Christian unit."""
    units = {"haro-ch1": "1714 N", "haro-ch2": "1718 N"}
    s = with_marker(DE_RADA, "1714", units)
    losses.eliminate(s, unit("haro-ch1"))
    assert (s.marker_at[DE_RADA], s.pending) == (NONE, [0, 5 + 10])
    s = with_marker(DE_RADA, "1714", units)
    losses.eliminate_running(s, unit("haro-ch1"), off_map=True)
    assert s.marker_at[DE_RADA] == hex_("1718")


def test_lone_markers() -> None:
    """H11.3: an enemy who enters drives him off; enemies on every side eliminate him."""
    s = with_marker(RUY_DIAZ, "1714", {"haro-ch2": "1718 N", "djami-ha1": "1713 S"})
    lift(s, unit("djami-ha1"))
    put(s, unit("djami-ha1"), hex_("1714"))
    assert s.marker_at[RUY_DIAZ] == hex_("1718")
    around = [pieces().ground.names[near] for near in pieces().ground.around[hex_("1714")]]
    ring = {f"djami-pi{n}": f"{name} S" for n, name in enumerate(around[:-1], start=1)}
    s = with_marker(RUY_DIAZ, "1714", {"haro-ch2": "1718 N", "djami-ha1": "1605 S", **ring})
    lift(s, unit("djami-ha1"))
    put(s, unit("djami-ha1"), hex_(around[-1]))
    assert (s.marker_at[RUY_DIAZ], s.pending) == (NONE, [0, 5])


def test_standard() -> None:
    """H11.4: it stands in 1702, and Muslims near it rally better."""
    assert pieces().ground.standard == hex_("1702")
    s = without_leaders(field({"djami-pi1": "1703 S discouraged", "djami-pi2": "1706 S discouraged"}))
    near, far = (rally.modifiers(s, unit(tag)) for tag in ("djami-pi1", "djami-pi2"))
    assert near == far - 1


def reserve() -> State:
    return field({"nasir-pi2": "1702 S", "nasir-ar2": "1704 S", "haro-ch1": "1707 N", "haro-ab1": "1708 N"})


def test_reserve_waits() -> None:
    """H11.5: until it is attacked it turns, for nothing, and fires, but does not move, rest or attack."""
    s = activate(reserve(), "nasir")
    assert not [word for word in offered(s) if word.startswith("ride")]
    say(s, "unit nasir-pi2")
    assert offered(s) == ["go 1702"]
    say(s, "go 1702", "face N", "end")
    assert "fire nasir-ar2 1707" in offered(s)


def test_reserve_is_freed() -> None:
    """H11.5: once Christian fire at one of them is over, all are free for good."""
    s = reserve()
    activate(without_leaders(s), "haro")
    lines = sentences(s, "end", "fire haro-ab1 1704", "roll 0")
    assert "The reserve is engaged: Mohamed al-Nasir and his units can now move and fight." in lines
    assert s.freed
    assert reach.may_leave(s, unit("nasir-pi2"))


def test_reserve_is_freed_by_an_attack() -> None:
    """H11.5: a melee frees it even if nothing came of it."""
    s = without_leaders(field({"nasir-pi3": "1706 S", "nasir-pi2": "1702 S", "haro-pi1": "1707 N"}))
    declaring(activate(s, "haro"), "melee haro-pi1 1706")
    assert not s.freed
    say(s, "roll 6")
    assert s.freed


def test_mujahids_do_not_go_back() -> None:
    """H11.7: no step nearer to the standard than where they were set up; one driven back may come forward again."""
    s = field({"mujahid-mi1": "1710 N", "haro-ch1": "1718 N"})
    activate(s, "mujahid")
    say(s, "unit mujahid-mi1")
    assert "go 1709" not in offered(s)
    assert "go 1711" in offered(s)
    s = field({"mujahid-mi1": "1708 N", "haro-ch1": "1718 N"})
    s.began[unit("mujahid-mi1")] = hex_("1711")
    activate(s, "mujahid")
    say(s, "unit mujahid-mi1")
    assert "go 1707" not in offered(s)
    assert "go 1709" in offered(s)


def test_named_units_of_the_reserve() -> None:
    """H11.5: al-Nasir may name others while his own wait."""
    s = field({"nasir-pi2": "1702 S", "djami-pi1": "1706 S", "haro-ch1": "1714 N"})
    activate(s, "nasir")
    say(s, "name djami-pi1")
    assert s.flags[unit("djami-pi1")] & ACTIVE
    assert "unit djami-pi1" in offered(s)


def test_al_andalus_breaks_in_combat() -> None:
    """H11.6: the seventh loss makes the rest leave before the advance, told with how many went."""
    tags = [tag for tag in pieces().tags if tag.startswith("andalus-")]
    lost = dict.fromkeys(tags[:6], "")
    places = {tag: f"{8 + n:02}05 S routed" for n, tag in enumerate(lost)}
    rest = {tag: f"{8 + n:02}07 S" for n, tag in enumerate(tags[7:])}
    s = field({**places, **rest, tags[6]: "1711 S discouraged", "haro-ch1": "1712 N"})
    declaring(activate(without_leaders(s), "haro"), "melee haro-ch1 1711")
    lines = sentences(s, "roll 9")
    assert any(line.startswith("Al-Andalus has had enough: its last") for line in lines)
    assert s.andalus_gone
    assert s.pending[0] >= 15
