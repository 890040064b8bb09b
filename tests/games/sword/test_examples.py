"""E1 to E11: the worked examples of the rules come out as written."""

import pytest

from gonfalon.games.sword import melee, rally, special, victory
from gonfalon.games.sword.hexes import AROUND
from gonfalon.games.sword.pieces import CHRISTIAN, NONE, RESULTS, RUY_DIAZ
from gonfalon.games.sword.state import CHARGE, ELIMINATED, MELEE, ROUTED, Attack, State
from tests.games.sword.positions import (
    activate,
    at_start,
    banner,
    field,
    hex_,
    offered,
    pieces,
    say,
    stands,
    unit,
    without_leaders,
)


def test_e1_within_counts_the_own_hex() -> None:
    """H1.2: within 6 hexes of Alfonso in 1718 lies 2218, but not 2318."""
    zone = pieces().zones[banner("alfonso")]
    assert pieces().ground.distances[hex_("1718")][hex_("2218")] == 5
    assert hex_("2218") in zone
    assert pieces().ground.distances[hex_("1718")][hex_("2318")] == 6
    assert hex_("2318") not in zone


@pytest.mark.parametrize(
    ("name", "around"), [("1702", "1701 1802 1803 1703 1603 1602"), ("1604", "1603 1703 1704 1605 1504 1503")]
)
def test_e2_neighbours(name: str, around: str) -> None:
    """H1.1: N, NE, SE, S, SW, NW of a hex."""
    ground = pieces().ground
    assert " ".join(ground.names[near] for near in ground.neighbours[hex_(name)]) == around


def test_e3_over_the_entrenchment() -> None:
    """H1.6: from 1805 up into 1804 knights pay 4 and pikes 2; knights pay 2 to come back."""
    ground = pieces().ground
    way_in = ground.neighbours[hex_("1805")].index(hex_("1804"))
    way_out = (way_in + 3) % AROUND
    assert ground.horse[hex_("1805")][way_in] == 4
    assert ground.foot[hex_("1805")][way_in] == 2
    assert ground.horse[hex_("1804")][way_out] == 2


@pytest.mark.parametrize(
    ("target", "die", "then"),
    [
        ("mujahid-mi1", 6, "1711 valiant"),
        ("mujahid-mi1", 7, "1711 discouraged"),
        ("mujahid-mi1", 9, "1711 discouraged tired"),
    ],
)
def test_e4_archers(target: str, die: int, then: str) -> None:
    """H6: a Christian archer three hexes away, at militia that faces it."""
    s = without_leaders(field({"haro-ar1": "1714 N", target: "1711 S"}))
    activate(s, "haro")
    say(s, "end", f"fire haro-ar1 {'1711'}", f"roll {die}")
    assert stands(s, target) == then


@pytest.mark.parametrize(("die", "order"), [(7, "valiant"), (8, "discouraged"), (9, "discouraged")])
def test_e4_at_knights(die: int, order: str) -> None:
    """H6: knights are harder to hurt, and at this range never heavily. (Moslem archers shoot alike.)"""
    s = without_leaders(field({"djami-ar1": "1711 S", "haro-ch1": "1714 N"}))
    activate(s, "djami")
    say(s, "end", "fire djami-ar1 1714", f"roll {die}")
    assert stands(s, "haro-ch1") == f"1714 {order}"


def modifier(s: State, kind: int, target: str, *attackers: str) -> int:
    return melee.total_modifier(s, Attack(kind, unit(target), [unit(tag) for tag in attackers]))


def result(kind: int, total: int) -> str:
    return RESULTS[melee.result_of(field({}), Attack(kind, 0, []), total)]


def test_e5_two_on_a_mujahid() -> None:
    """H7: Ch 3 and Ha 3 on a lone Mi 3, from its front +1, from its rear +3."""
    knights = next(t for t in pieces().tags if pieces().strength[unit(t)] == 3 and t.startswith("haro-ch"))
    s = without_leaders(field({knights: "1612 NE", "haro-ha1": "1711 N", "mujahid-mi1": "1710 S"}))
    assert modifier(s, MELEE, "mujahid-mi1", knights, "haro-ha1") == 1 + 0
    assert (result(MELEE, 7), result(MELEE, 10)) == ("DD1", "DR")
    s.facing[unit("mujahid-mi1")] = 0
    assert modifier(s, MELEE, "mujahid-mi1", knights, "haro-ha1") == 3
    assert result(MELEE, 9) == "DD2"


def calatrava() -> State:
    """Ucero and Ruy Diaz with knights of strength 4, and a lone light horse of al-Andalus before them."""
    s = without_leaders(field({"ucero-ch1": "1711 N", "andalus-cl1": "1710 S"}), "ucero")
    s.marker_at[RUY_DIAZ] = hex_("1711")
    return s


def test_e6_charge_of_the_orders() -> None:
    """H8: +3 against a lone Cl 4; with a reaction charge +2, by the charge results."""
    s = calatrava()
    assert pieces().strength[unit("ucero-ch1")] == 4
    assert modifier(s, CHARGE, "andalus-cl1", "ucero-ch1") == 3
    assert result(CHARGE, 8) == "DD2"
    s.elan = 1
    assert modifier(s, CHARGE, "andalus-cl1", "ucero-ch1") == 1
    s.elan, s.reacting = 0, True
    assert modifier(s, CHARGE, "andalus-cl1", "ucero-ch1") == 2
    assert (result(CHARGE, 7), result(CHARGE, 9), result(MELEE, 9)) == ("DD1", "DR", "DD2")


def test_e7_up_to_the_stockade() -> None:
    """H1.6, H7: Sancho with Ch 3 in 1805 on the Pi 5 in 1804 at the start: melee -2, charge -4."""
    s = at_start()
    pike = s.at[hex_("1804")]
    knight = unit(next(t for t in pieces().tags if t.startswith("sancho-ch") and pieces().strength[unit(t)] == 3))
    light = s.at[hex_("1805")]
    s.where[light], s.gone[light] = NONE, ELIMINATED
    s.at[s.where[knight]] = NONE
    s.where[knight], s.at[hex_("1805")], s.facing[knight] = hex_("1805"), knight, 0
    s.rider[banner("sancho")], s.leader_at[banner("sancho")] = knight, hex_("1805")
    assert melee.total_modifier(s, Attack(MELEE, pike, [knight])) == -2
    assert melee.total_modifier(s, Attack(CHARGE, pike, [knight])) == -4
    assert (result(MELEE, 7), result(CHARGE, 5)) == ("DD1", "BT")


@pytest.mark.parametrize(("die", "then"), [(0, "discouraged tired"), (5, "routed tired"), (6, "gone")])
def test_e8_rally_of_a_light_horse(die: int, then: str) -> None:
    """H10: a Tired Routed Cl of al-Andalus, cohesion 5, in its leader's radius with nobody near: +5."""
    tag = next(t for t in pieces().tags if t.startswith("andalus-cl") and pieces().cohesion[unit(t)] == 5)
    others = {t: f"{10 + n:02}08 S" for n, t in enumerate(t for t in pieces().tags if t.startswith("andalus-m"))}
    s = field({"andalus-ha1": "1708 S", tag: "1711 S tired routed", **others})
    assert rally.modifiers(s, unit(tag)) == 5
    s.andalus_gone, s.chosen = True, unit(tag)
    rally.roll_rally(s, die)
    assert stands(s, tag).removeprefix("1711 ") == then


def test_e9_points_of_a_turn() -> None:
    """H12.2: a Ha, two Il and three Routed on the map make 9; still Routed next turn, 3 more."""
    s = at_start()
    lost = ["djami-ha1", "maysara-il1", "maysara-il2"]
    for tag in lost:
        number = unit(tag)
        s.at[s.where[number]] = NONE
        s.where[number], s.gone[number] = NONE, ELIMINATED
        s.pending[CHRISTIAN] += pieces().worth[pieces().type[number]]
    for tag in ("djami-pi1", "djami-pi2", "djami-pi3"):
        s.order[unit(tag)] = ROUTED
    victory.count_points(s)
    assert s.score == [9, 0]
    victory.count_points(s)
    assert s.score == [12, 0]


def test_e10_al_andalus_breaks() -> None:
    """H11.6: four eliminated and two Routed when a third is Routed: the ten left go, for 15 points and the four's."""
    s = at_start()
    members = s.pieces.members[banner("andalus")]
    before = sum(pieces().worth[pieces().type[number]] for number in members[-4:])
    for number in members[-4:]:
        s.at[s.where[number]] = NONE
        s.where[number], s.gone[number] = NONE, ELIMINATED
        s.pending[CHRISTIAN] += pieces().worth[pieces().type[number]]
    for number in members[:2]:
        s.order[number] = ROUTED
    special.check_andalus(s)
    assert s.pending[CHRISTIAN] == before
    s.order[members[2]] = ROUTED
    special.check_andalus(s)
    assert s.andalus_gone
    assert s.pending[CHRISTIAN] == before + 15
    assert all(s.where[number] == NONE for number in members)
    assert s.rider[banner("andalus")] == NONE


def test_e11_order_of_activation() -> None:
    """H4.4: the Christians win the initiative by 3 and take Sancho."""
    s = at_start()
    while s.ask != 5:
        say(s, "hold")
    say(s, "roll 8", "roll 6")
    assert sorted(offered(s)) == sorted(
        f"activate {tag}" for tag in ["alfonso", "haro", "lara", "ucero", "pedro", "sancho"]
    )
    say(s, "activate sancho")
    order = []
    for _ in range(12):
        order.append(s.pieces.banner_tags[s.acting])
        turn_over(s)
    assert order == [
        *("sancho", "mujahid", "haro", "andalus", "lara", "maysara"),
        *("ucero", "djami", "pedro", "maymanah", "alfonso", "nasir"),
    ]


def turn_over(s: State) -> None:
    """Nobody does anything in this activation."""
    acting = s.acting
    while s.acting == acting:
        say(s, offered(s)[-1])
