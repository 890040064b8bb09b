"""Questions that the sheet leaves open and the page answers: each test fails under the other reading."""

import pytest

from gonfalon.games.navas_hex.hexes import DIRECTIONS
from gonfalon.games.navas_hex.rules import fire, losses, melee, tasks
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.moves import rides
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM, NONE, RUY_DIAZ
from gonfalon.games.navas_hex.rules.reach import allowance
from gonfalon.games.navas_hex.rules.retreat import retreat, rout_move
from gonfalon.games.navas_hex.rules.state import FIRED, State
from tests.games.navas_hex.positions import (
    activate,
    added,
    banner,
    declaring,
    field,
    hex_,
    offered,
    pieces,
    rally,
    say,
    sentences,
    stands,
    take_step,
    unit,
    without_leaders,
)


def alone(units: dict[str, str], tag: str) -> State:
    """This banner is activated; leaders do not matter, and al-Andalus has nothing to break for."""
    s = without_leaders(field(units))
    s.andalus_gone = True
    return activate(s, tag)


# Leaders


def test_initiative_of_a_commander_without_his_banner() -> None:
    """H3.6: once the last unit of his banner is gone he adds nothing to the initiative, though he is still there."""
    s = field({"haro-ch1": "1714 N", "nasir-pi2": "1702 S"})
    alfonso = banner("alfonso")
    s.rider[alfonso], s.leader[alfonso], s.leader_at[alfonso] = unit("haro-ch1"), st.LEADS, hex_("1714")
    take_step(s, tasks.ROLL_INITIATIVE, CHRISTIAN)
    say(s, "roll 5", "roll 5")
    assert s.rolls == [5, 6]


# The turn


def test_tired_before_halved() -> None:
    """H4.1: out of command a Tired unit of 6 has half of 5, rounded up, not half of 6 less 1."""
    s = field({"haro-ch1": "1714 N", "haro-ch2": "2514 N tired lost"})
    assert allowance(s, unit("haro-ch2")) == 3


def test_second_charger_whose_way_is_blocked() -> None:
    """H4.5: if the first charger stops in the only way of the second, that one is out of reach and not spent: when the
    charge is over it charges whom it can reach."""
    units = {"haro-ch1": "1813 NW", "haro-ch2": "1714 N", "djami-pi1": "1710 S", "djami-pi2": "1912 S"}
    s = alone(units, "haro")
    declaring(s, "charge haro-ch1 1710", "charge haro-ch2 1710")
    say(s, "run 1711")
    assert s.attack is not None
    assert s.attack.attackers == [unit("haro-ch1")]
    told = sentences(s, f"roll {5 - added(s)}")
    why = "Knights of Haro 2 don't charge Pikes of ben Djami 1, because the way is blocked or too long."
    assert told[-1] == why
    assert offered(s) == ["charge haro-ch2 1912", "hold"]


# Movement


def test_one_hex_and_nothing_more() -> None:
    """H5.3: light foot that goes its one hex for all it has keeps its facing or takes that of the step."""
    s = alone({"mujahid-il1": "1711 N lost tired", "haro-pi1": "1710 S", "haro-pi2": "1812 NW"}, "mujahid")
    s.leader_at[banner("mujahid")] = hex_("1409")
    s.began[unit("mujahid-il1")] = hex_("1702")
    assert allowance(s, unit("mujahid-il1")) == 2
    say(s, "unit mujahid-il1", "go 1611")
    assert offered(s) == ["face N", "face NW"]


# Fire and melee


def test_crossbow_that_moved_fires_in_melee() -> None:
    """H6.5: only the fire of D2 is denied to a crossbow that has left its hex."""
    s = alone({"haro-ab1": "1713 N", "mujahid-mi1": "1711 S"}, "haro")
    say(s, "unit haro-ab1", "go 1712", "face N")
    say(s, "melee haro-ab1 1711")
    assert offered(s) == ["fire haro-ab1 1711", "hold"]


def test_shot_of_d2_does_not_burden_a_melee() -> None:
    """H7.4: who fired in D2 and then fights a Routed neighbour has no −2 for it, and does not fire again."""
    s = alone({"haro-ab1": "1712 N", "mujahid-mi1": "1711 S routed", "mujahid-mi2": "1708 S"}, "haro")
    say(s, "end", "fire haro-ab1 1711", "roll 0", "melee haro-ab1 1711")
    assert s.ask == st.COMBAT_ROLL
    with_shot = added(s)
    st.unmark(s, unit("haro-ab1"), FIRED)
    assert with_shot == added(s)


def test_shot_burdens_only_the_charge_of_the_shooter() -> None:
    """H8.3: the −2 of light horse that fired in D2 is gone as soon as it no longer takes part."""
    starred = next(tag for tag in pieces().tags if tag.startswith("maysara-cl") and pieces().shots[unit(tag)])
    plain = next(tag for tag in pieces().tags if tag.startswith("maysara-cl") and not pieces().shots[unit(tag)])
    units = {plain: "1710 S", starred: "1609 SE", "haro-pi1": "1713 N routed", "haro-pi2": "1714 N"}
    s = alone(units, "maysara")
    st.mark(s, unit(starred), FIRED)
    s.attack = st.Attack(st.CHARGE, unit("haro-pi1"), [unit(plain)])
    for tag, place in ((plain, "1712"), (starred, "1612")):
        s.where[unit(tag)] = hex_(place)
    without = added(s)
    s.attack.attackers.append(unit(starred))
    strength = melee.difference_of(s, s.attack)
    s.attack.attackers.pop()
    strength -= melee.difference_of(s, s.attack)
    s.attack.attackers.append(unit(starred))
    assert added(s) == without + strength - 2


# Charge


def test_advance_after_a_slip_does_not_turn() -> None:
    """H8.4: the charger that takes the hex of one that slipped away faces the way it went; turning freely is élan."""
    s = alone({"haro-ch1": "1713 N", "djami-cl1": "1711 S"}, "haro")
    declaring(s, "charge haro-ch1 1711")
    say(s, "slip", "advance haro-ch1")
    assert s.ask != st.ELAN_FACING
    assert (stands(s, "haro-ch1"), DIRECTIONS[s.facing[unit("haro-ch1")]]) == ("1711 valiant tired", "N")


# Retreat and rout


def test_retreat_over_the_standard() -> None:
    """H9.1, H12.1: a Christian unit that goes back over 1702 has entered it."""
    s = field({"haro-ch1": "1701 N", "djami-pi1": "1005 S"})
    retreat(s, unit("haro-ch1"), 2)
    assert s.winner == CHRISTIAN
    s = field({"haro-pi1": "1701 N routed", "djami-pi1": "1005 S"})
    rout_move(s, unit("haro-pi1"))
    assert s.winner == CHRISTIAN


def test_retreat_over_a_marker() -> None:
    """H9.1, H11.3: a Muslim unit that goes back over a lone marker has entered its hex, and it goes."""
    s = field({"djami-pi1": "1712 S", "haro-ch1": "1718 N"})
    s.marker_at[RUY_DIAZ] = hex_("1711")
    retreat(s, unit("djami-pi1"), 2)
    assert (stands(s, "djami-pi1"), s.marker_at[RUY_DIAZ]) == ("1710 valiant", hex_("1718"))


def test_escape_from_where_the_unit_ended() -> None:
    """H3.5: a leader whose unit has run off the map escapes from the last hex it was in."""
    s = field({"haro-pi1": "1717 S routed", "haro-ch1": "1714 N", "haro-ch2": "2119 N"})
    s.rider[banner("haro")], s.leader_at[banner("haro")] = unit("haro-pi1"), hex_("1717")
    rout_move(s, unit("haro-pi1"))
    assert s.rider[banner("haro")] == unit("haro-ch2")


# Of this battle


def test_reserve_does_not_rest() -> None:
    """H11.5: until it is freed the reserve turns and fires, and does nothing else."""
    s = field({"nasir-pi2": "1702 S tired", "haro-ch1": "1714 N"})
    say(activate(s, "nasir"), "unit nasir-pi2")
    assert "rest" not in offered(s)
    s = field({"nasir-pi2": "1702 S tired", "haro-ch1": "1714 N"})
    s.freed = True
    say(activate(s, "nasir"), "unit nasir-pi2")
    assert "rest" in offered(s)


# Victory


@pytest.mark.parametrize(("quiet", "suggested"), [(3, False), (4, True), (5, False), (9, True)])
def test_draw_is_suggested(quiet: int, suggested: bool) -> None:
    """H12.3: after every five turns in which nobody has shot or fought, both are told that they may agree on a draw."""
    s = field({"haro-ch1": "1714 N", "mujahid-mi1": "1005 S discouraged"}, turn_number=7)
    s.quiet, s.next_side, s.andalus_gone, s.activated = quiet, MOSLEM, True, (1 << s.pieces.banners) - 1
    take_step(s, tasks.NEXT_LEADER)
    told = sentences(s, "roll 0")
    assert any("draw" in line for line in told) == suggested
    assert s.winner == NONE


# What the other chapters rule


def test_of_two_nearest_the_lower_hex() -> None:
    """H3.5: of units equally near, a leader escapes to the one in the hex of lowest number."""
    for places in (("1914", "1514"), ("1514", "1914")):
        near = {f"haro-pi{n}": f"{place} N" for n, place in enumerate(places, start=1)}
        s = field({"haro-ch1": "1714 N", **near})
        losses.eliminate_running(s, unit("haro-ch1"), off_map=True)
        assert s.leader_at[banner("haro")] == hex_("1514")


def test_commander_without_his_banner() -> None:
    """H3.2: he may be with any friend and ride to any; another leader whose banner is gone is removed."""
    s = field({"alfonso-ch1": "1714 N", "haro-ch1": "1715 N", "lara-ch1": "1716 N"})
    losses.eliminate_running(s, unit("alfonso-ch1"), off_map=True)
    assert s.rider[banner("alfonso")] == unit("haro-ch1")
    s.acting, s.leader_moved = banner("alfonso"), False
    assert rides(s, banner("alfonso")) == [unit("lara-ch1")]
    losses.eliminate_running(s, unit("lara-ch1"), off_map=True)
    assert s.leader[banner("lara")] == st.REMOVED


def test_leader_escapes_a_dispersal() -> None:
    """H3.5: no die is rolled for the leader of a unit that disperses."""
    s = field(
        {
            "mujahid-mi1": "1710 S routed tired",
            "mujahid-mi2": "1705 S",
            "mujahid-mi3": "0505 S discouraged",
            "haro-ch1": "1711 N",
        }
    )
    rally(s, MOSLEM)
    say(s, "roll 9")
    assert (stands(s, "mujahid-mi1"), s.rider[banner("mujahid")]) == ("gone", unit("mujahid-mi2"))


def test_archers_beside_the_routed() -> None:
    """H4.2: only an enemy who is not Routed keeps archers from firing in B."""
    for order, able in (("routed", True), ("discouraged", False)):
        s = field({"haro-ar1": "1714 N", "mujahid-mi1": f"1713 S {order}"})
        assert fire.may_volley(s, unit("haro-ar1")) == able


def test_archers_are_not_worse_in_melee() -> None:
    """H6.3: the −1 of archers is for fire only: they attack archers as crossbows do."""
    parts = []
    for tag in ("haro-ar1", "haro-ab1"):
        s = without_leaders(field({tag: "1712 N", "djami-ar1": "1711 N"}))
        parts.append(melee.modifiers(s, st.Attack(st.MELEE, unit("djami-ar1"), [unit(tag)]))[1:])
    assert parts[0] == parts[1]


def test_stuck_on_a_friend() -> None:
    """H9.2: a unit that can go no further and stands on a friend is eliminated, and the friend is Discouraged."""
    walls = {f"djami-pi{n}": f"{place} N" for n, place in enumerate(("1716", "1816", "1616", "1815", "1615"), start=1)}
    s = field({"haro-ch1": "1714 N", "haro-ch2": "2014 N", "haro-pi1": "1715 N", **walls})
    retreat(s, unit("haro-ch1"), 1)
    assert (stands(s, "haro-ch1"), stands(s, "haro-pi1")) == ("gone", "1715 discouraged")


def test_tired_units_run_as_far() -> None:
    """H9.4: the movement on the counter counts, Tired or not."""
    s = field({"haro-pi1": "1710 S routed tired", "haro-ch1": "2518 N"})
    rout_move(s, unit("haro-pi1"))
    assert stands(s, "haro-pi1") == "1714 routed tired"


def test_attack_that_fire_stops_frees_the_reserve() -> None:
    """H11.5: an attack on it frees it even if its own arrows stop that attack."""
    s = alone({"nasir-ar2": "1706 S", "haro-pi1": "1707 N", "haro-pi2": "2014 N"}, "haro")
    declaring(s, "melee haro-pi1 1706")
    say(s, "fire nasir-ar2 1707", "roll 9")
    assert s.attack is None
    assert s.freed


def test_mujahids_go_back_when_beaten() -> None:
    """H9.1, H11.7: only D1 is forbidden to them: they retreat north, past their hex of set-up."""
    s = field({"mujahid-mi1": "1710 S", "haro-ch1": "1718 N"})
    retreat(s, unit("mujahid-mi1"), 2)
    assert stands(s, "mujahid-mi1") == "1708 valiant"


# What an independent reading of the page found wrong in the engine


def test_who_reacted_is_tired_after_the_charge_went_on() -> None:
    """H8.4: a target that charged in its turn is Tired afterwards, also if the charge went on to somebody else."""
    s = without_leaders(field({"haro-ch1": "1612 N", "djami-ha1": "1609 S", "djami-pi1": "1608 S"}))
    activate(s, "haro")
    say(s, "end", "charge haro-ch1 1609", "react", "roll 6", "elan 1608", "roll 3")
    assert stands(s, "djami-ha1") == "1508 discouraged tired"


def test_reserve_is_free_after_a_charge_that_went_on() -> None:
    """H11.5: whoever of al-Nasir's was attacked first frees the reserve, also if the charge ended with another."""
    s = without_leaders(field({"haro-ch1": "1612 N", "nasir-cl1": "1609 S", "djami-pi1": "1608 S"}))
    activate(s, "haro")
    say(s, "end", "charge haro-ch1 1609", "roll 6", "elan 1608", "roll 3")
    assert s.freed
