"""Rare turns of a battle, each told as it happens."""

import pytest

from gonfalon.games.navas_hex.hexes import DIRECTIONS
from gonfalon.games.navas_hex.rules import charge, fire, special, turn, victory
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.moves import facings
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN
from gonfalon.games.navas_hex.rules.retreat import can_slip, retreat, rout_move
from tests.games.navas_hex.positions import (
    activate,
    added,
    banner,
    declaring,
    field,
    hex_,
    offered,
    say,
    stands,
    unit,
    without_leaders,
)


def test_advance_takes_the_standard() -> None:
    """H7.6, H12.1: who beats the last guard of 1702 and goes in has won."""
    s = without_leaders(field({"haro-ch1": "1703 N", "nasir-pi2": "1702 N routed", "djami-pi1": "1005 S"}))
    declaring(activate(s, "haro"), "melee haro-ch1 1702")
    say(s, "roll 9", "advance haro-ch1")
    assert (s.winner, s.ask) == (CHRISTIAN, st.OVER)


def test_charge_over_the_standard() -> None:
    """H8.2, H12.1: a run that crosses 1702 ends there, and with it the battle."""
    s = field({"haro-ch1": "1704 N", "djami-pi1": "1701 S"})
    charge.do_run(s, unit("haro-ch1"), hex_("1702"), unit("djami-pi1"))
    assert (s.winner, stands(s, "haro-ch1")) == (CHRISTIAN, "1702 valiant")
    s = field({"haro-ch1": "1604 NE", "djami-pi1": "2001 S"})
    assert hex_("1702") in [run[1] for run in charge.runs(s, unit("haro-ch1")) if len(run) > 2]
    end = next(run[-1] for run in charge.runs(s, unit("haro-ch1")) if len(run) > 2 and run[1] == hex_("1702"))
    s.where[unit("djami-pi1")] = s.pieces.ground.neighbours[end][1]
    charge.do_run(s, unit("haro-ch1"), end, unit("djami-pi1"))
    assert (s.winner, stands(s, "haro-ch1")) == (CHRISTIAN, "1702 valiant")


def test_rout_over_the_standard_stops_everybody() -> None:
    """H9.4, H12.1: once a Routed Christian has run over 1702 nobody else runs."""
    s = field({"haro-pi1": "1701 S routed", "djami-pi1": "1010 S routed"})
    turn.rout_all(s)
    assert (s.winner, stands(s, "djami-pi1")) == (CHRISTIAN, "1010 routed")


def test_line_of_fire_along_the_edge() -> None:
    """H6.2: where a line runs between a unit and the edge of the map, nothing beyond the edge cuts it."""
    s = field({"haro-ar1": "1820 NE", "haro-pi1": "1919 N", "mujahid-mi1": "2020 S"})
    assert fire.sees(s, hex_("1820"), hex_("2020"))


def test_retreat_along_the_side_of_the_map() -> None:
    """H9.1: in the outermost column only two ways lead home."""
    s = field({"haro-ch1": "0110 N", "haro-pi1": "0111 N", "haro-pi2": "0211 N"})
    retreat(s, unit("haro-ch1"), 1)
    assert stands(s, "haro-ch1") == "0112 valiant"


def test_commander_escapes_from_al_andalus() -> None:
    """H11.6: a commander who stood with al-Andalus when it leaves goes to the nearest friend."""
    s = field({"andalus-cl1": "1708 S", "djami-pi1": "1706 S", "haro-ch1": "1714 N"})
    nasir = banner("nasir")
    s.rider[nasir], s.leader[nasir], s.leader_at[nasir] = unit("andalus-cl1"), st.LEADS, hex_("1708")
    special.check_andalus(s)
    assert (s.rider[nasir], s.leader[banner("andalus")]) == (unit("djami-pi1"), st.REMOVED)


def test_no_other_target_is_taken() -> None:
    """H4.5: an attacker whose target is gone may take none, and is done."""
    units = {"haro-ch1": "1713 N", "haro-pi1": "1811 NW", "mujahid-il1": "1711 S routed", "mujahid-mi2": "1810 S"}
    s = without_leaders(field(units))
    declaring(activate(s, "haro"), "charge haro-ch1 1711", "melee haro-pi1 1711")
    say(s, "roll 9")
    while s.ask != st.RETARGET:
        say(s, offered(s)[0])
    assert offered(s) == ["melee haro-pi1 1810", "hold"]
    say(s, "hold")
    assert (s.attack, s.declared) == (None, [])


def test_leader_without_a_banner_is_not_replaced() -> None:
    """H3.6: with no unit of the banner left there is nobody to lead."""
    s = field({"haro-ch1": "1714 N", "mujahid-mi1": "1705 S"})
    s.leader[banner("lara")] = st.LOST
    turn.replace_next(s, 0)
    assert s.ask != st.REPLACE


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_two_points_turn_two_hexsides(facing: str) -> None:
    """H5.1: with two points pikes turn to every side but the opposite one, whichever way they face."""
    s = field({"haro-pi1": f"1714 {facing} tired lost", "haro-ch1": "1718 N"})
    now = DIRECTIONS.index(facing)
    assert set(range(6)) - set(facings(s, unit("haro-pi1"), hex_("1714"))) == {now, (now + 3) % 6}


def test_rout_ends_below_the_slope() -> None:
    """H9.4: horse with four points stops below the slope that it cannot pay after two hexes."""
    s = field({"maysara-cl1": "1710 N routed", "haro-ch1": "1718 N"})
    rout_move(s, unit("maysara-cl1"))
    assert stands(s, "maysara-cl1") == "1708 routed"


def test_slip_to_the_last_row() -> None:
    """H8.4: light horse may slip to the last row, but not off the map."""
    s = field({"maysara-cl1": "1003 S", "maysara-cl2": "1402 S"})
    assert [can_slip(s, unit(f"maysara-cl{n}")) for n in (1, 2)] == [True, False]


def test_a_fight_breaks_the_quiet() -> None:
    """H12.3: turns without fire or combat count only in a row."""
    s = field({"haro-ch1": "1714 N", "mujahid-mi1": "1005 S"})
    s.quiet, s.fought = 4, True
    victory.count_quiet(s)
    assert s.quiet == 0


@pytest.mark.parametrize(("start", "reached"), [("1707", True), ("1708", False)])
def test_run_pays_the_slope(start: str, reached: bool) -> None:
    """H8.2: six points just pay two hexes and the entrenched slope, not the lower slope before them too."""
    s = field({"haro-ch1": f"{start} N", "djami-pi1": "1703 S"})
    assert (hex_("1704") in charge.run_ends(s, unit("haro-ch1"), unit("djami-pi1"))) == reached


def test_charged_and_meleed() -> None:
    """H7.1: an enemy that was charged may be meleed in the same activation, one that was meleed not again."""
    s = without_leaders(
        field({"haro-ch1": "1713 N", "haro-pi1": "1811 NW", "djami-pi1": "1710 S", "djami-pi2": "1005 S"})
    )
    declaring(activate(s, "haro"), "charge haro-ch1 1710", "melee haro-pi1 1710")
    say(s, f"roll {5 - added(s)}")
    assert s.attack is not None
    assert s.attack.kind == st.MELEE
    assert st.is_(s, unit("djami-pi1"), st.MELEED)


def test_two_elans_and_no_more() -> None:
    """H8.5: after the second élan the charger turns, though another enemy stands before it."""
    row = {f"mujahid-il{n}": f"{place} S routed" for n, place in enumerate(("1711", "1710", "1709", "1708"), start=1)}
    s = without_leaders(field({"haro-ch1": "1713 N", **row}))
    declaring(activate(s, "haro"), "charge haro-ch1 1711")
    for blow in range(3):
        assert s.elan == blow
        say(s, "roll 9")
    assert s.ask == st.ELAN_FACING
    assert stands(s, "haro-ch1") == "1709 valiant"


def test_leader_of_an_eliminated_unit_rolls() -> None:
    """H3.5: he rolls when his unit is eliminated in combat; unencircled he escapes on a 4."""
    s = field({"haro-ch1": "1712 N", "mujahid-mi1": "1711 S routed", "mujahid-mi2": "1705 S"})
    declaring(activate(s, "haro"), "melee haro-ch1 1711")
    say(s, "roll 9")
    assert (s.ask, s.losing, stands(s, "mujahid-mi1")) == (st.LOSS_ROLL, banner("mujahid"), "gone")
    say(s, "roll 4")
    assert s.rider[banner("mujahid")] == unit("mujahid-mi2")


def test_unhurt_leader_stays_with_his_routed_unit() -> None:
    """H3.5, H9.3: a Routed Muslim unit faces north, and its unhurt leader goes with it."""
    s = field({"haro-ch1": "1712 N", "mujahid-mi1": "1711 S discouraged", "mujahid-mi2": "1705 S"})
    declaring(activate(s, "haro"), "melee haro-ch1 1711")
    say(s, f"roll {7 - added(s)}", "roll 0")
    assert (s.rider[banner("mujahid")], DIRECTIONS[s.facing[unit("mujahid-mi1")]]) == (unit("mujahid-mi1"), "N")
