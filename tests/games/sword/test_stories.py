"""Rare turns of a battle, each told as it happens."""

from gonfalon.games.sword import charge, fire, losses, special, turn
from gonfalon.games.sword import state as st
from gonfalon.games.sword.pieces import CHRISTIAN, RUY_DIAZ
from gonfalon.games.sword.retreat import retreat
from tests.games.sword.positions import (
    activate,
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


def test_marker_of_an_army_that_is_gone() -> None:
    """H11.3: with no Christian unit left to go to, a marker stays where it is."""
    s = field({"djami-pi1": "1713 S"})
    s.marker_at[RUY_DIAZ] = hex_("1714")
    losses.put_marker_away(s, RUY_DIAZ)
    assert s.marker_at[RUY_DIAZ] == hex_("1714")


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


def test_held_fire_before_a_melee() -> None:
    """H6.5: whoever holds its fire fights without the −2."""
    s = without_leaders(field({"haro-ab1": "1712 N", "mujahid-mi1": "1711 S"}))
    declaring(activate(s, "haro"), "melee haro-ab1 1711")
    say(s, "hold")
    assert (s.ask, s.fired_first) == (st.COMBAT_ROLL, False)


def test_leader_without_a_banner_is_not_replaced() -> None:
    """H3.6: with no unit of the banner left there is nobody to lead."""
    s = field({"haro-ch1": "1714 N", "mujahid-mi1": "1705 S"})
    s.leader[banner("lara")] = st.LOST
    turn.replace_next(s, 0)
    assert s.ask != st.REPLACE
