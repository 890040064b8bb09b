"""E1 to E11: the worked examples of the rules page come out as written."""

import msgspec
import pytest

from gonfalon.core import Refusal
from gonfalon.games.navas_hex.rules import tasks
from gonfalon.games.navas_hex.rules.engine import NavasHexRules
from gonfalon.games.navas_hex.rules.events import BannerWithdrew, Fought, LeaderActivated, PointsCounted, RallyTested
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM, RUY_DIAZ
from gonfalon.games.navas_hex.rules.state import DECLARE, INITIATIVE, State
from tests.games.navas_hex.positions import (
    GAME,
    SETUP,
    activate,
    at_start,
    declaring,
    field,
    hex_,
    offered,
    pieces,
    rally,
    say,
    stands,
    take_step,
    told,
    unit,
    without_leaders,
)


def test_e1_within_counts_the_own_hex() -> None:
    """H1.2: within 6 hexes of Alfonso in 1718 lies 2218, the fifth from him, but not 2318."""
    s = say(NavasHexRules(pieces()).start(SETUP), "historical", "free")
    assert "set 2218" in offered(s)
    with pytest.raises(Refusal) as refused:
        GAME.check(s, CHRISTIAN, "set 2318")
    assert refused.value.rule == "H1.2"


@pytest.mark.parametrize(
    ("tag", "place", "enemies", "front", "rear"),
    [
        ("haro-ch1", "1604", "mujahid-mi", "1503 1603 1703", "1504 1605 1704"),
        ("djami-pi1", "1702", "sancho-", "1602 1701 1802", "1603 1703 1803"),
    ],
)
def test_e2_neighbours(tag: str, place: str, enemies: str, front: str, rear: str) -> None:
    """H1.1, H1.4: whom a unit can fight when it faces N, and whom when it faces S."""
    foes = [one for one in pieces().tags if one.startswith(enemies)][:6]
    around = {foe: f"{near} N" for foe, near in zip(foes, f"{front} {rear}".split(), strict=True)}
    for facing, seen in (("N", front), ("S", rear)):
        s = activate(field({tag: f"{place} {facing}", **around}), tag.partition("-")[0])
        while s.ask != DECLARE:
            say(s, offered(s)[-1])
        assert sorted(offered(s)) == ["end", *(f"melee {tag} {near}" for near in seen.split())]


@pytest.mark.parametrize(
    ("tag", "place", "last", "too_far"),
    [
        ("haro-ch1", "1805 N", "1702", "1701"),
        ("haro-pi1", "1705 N", "1702", "1701"),
        ("haro-ch1", "1604 S", "1608", "1609"),
    ],
)
def test_e3_over_the_stakes(tag: str, place: str, last: str, too_far: str) -> None:
    """H1.6: up over the stakes knights pay 4 of 6 points, pikes 2 of 4; down and out knights pay 2."""
    s = say(activate(field({tag: place, "mujahid-mi1": "0505 S"}), "haro"), f"unit {tag}")
    assert f"go {last}" in offered(s)
    assert f"go {too_far}" not in offered(s)


@pytest.mark.parametrize(
    ("die", "militia", "knights"),
    [
        *((6, "valiant", "valiant"), (7, "discouraged", "valiant")),
        *((8, "discouraged", "discouraged"), (9, "discouraged tired", "discouraged")),
    ],
)
def test_e4_archers(die: int, militia: str, knights: str) -> None:
    """H6: at three hexes, Haro's archers at militia and ben Djami's at knights, who both face them."""
    s = without_leaders(field({"haro-ar1": "1714 N", "mujahid-mi1": "1711 S"}))
    say(activate(s, "haro"), "end", "fire haro-ar1 1711", f"roll {die}")
    assert stands(s, "mujahid-mi1") == f"1711 {militia}"
    s = without_leaders(field({"djami-ar1": "1711 S", "haro-ch1": "1714 N"}))
    say(activate(s, "djami"), "end", "fire djami-ar1 1714", f"roll {die}")
    assert stands(s, "haro-ch1") == f"1714 {knights}"


def fought(s: State, *words: str) -> tuple[int, str]:
    """What was added to the die, and the result."""
    (fight,) = [event for event in told(s, *words) if isinstance(event, Fought)]
    return fight.total - fight.die, fight.result


@pytest.mark.parametrize(
    ("facing", "die", "added", "result", "then"),
    [
        ("S", 6, 1, "DD1", "1709 discouraged"),
        ("S", 9, 1, "DR", "1708 routed"),
        ("N", 6, 3, "DD2", "1708 discouraged tired"),
        ("N", 9, 3, "DE", "gone"),
    ],
)
def test_e5_two_on_a_mujahid(facing: str, die: int, added: int, result: str, then: str) -> None:
    """H7: knights of strength 3 and men-at-arms on militia that faces them, or that has its back to them."""
    s = without_leaders(field({"lara-ch1": "1711 N", "lara-ha1": "1611 NE", "mujahid-mi1": f"1710 {facing}"}))
    declaring(activate(s, "lara"), "melee lara-ch1 1710", "melee lara-ha1 1710")
    assert fought(s, "lead lara-ch1", f"roll {die}") == (added, result)
    assert stands(s, "mujahid-mi1") == then


def charge_of_the_orders() -> State:
    """Ucero and Ruy Diaz with the knights of Calatrava, and two light horse of al-Andalus before them."""
    s = without_leaders(field({"ucero-ch1": "1712 N", "andalus-cl1": "1710 S", "andalus-cl2": "1810 S"}), "ucero")
    s.marker_at[RUY_DIAZ], s.andalus_gone = hex_("1712"), True
    return declaring(activate(s, "ucero"), "charge ucero-ch1 1710")


def test_e6_charge_of_the_orders() -> None:
    """H8: +3 empties the hex; in it they charge the next one with the -2 of the first élan."""
    s = charge_of_the_orders()
    assert fought(s, "stand", "roll 5") == (3, "DD2")
    assert stands(s, "andalus-cl1") == "1708 discouraged tired"
    assert stands(s, "ucero-ch1") == "1710 valiant"
    assert s.marker_at[RUY_DIAZ] == hex_("1710")
    assert fought(s, "stand", "roll 4") == (1, "BT")
    assert stands(s, "ucero-ch1") == "1710 valiant tired"


@pytest.mark.parametrize(("die", "result"), [(5, "DD1"), (7, "DR")])
def test_e6_charged_back(die: int, result: str) -> None:
    """H8.4: against a reaction charge +2, by the results of a charge."""
    assert fought(charge_of_the_orders(), "react", f"roll {die}") == (2, result)


@pytest.mark.parametrize(
    ("start", "kind", "added", "result", "then"),
    [("1805", "melee", -2, "DD1", "1803 discouraged"), ("1806", "charge", -4, "BT", "1804 valiant tired")],
)
def test_e7_up_to_the_stockade(start: str, kind: str, added: int, result: str, then: str) -> None:
    """H1.6, H7, H8: Sancho with knights of strength 3 against pikes between their friends on the hill."""
    guard = {"nasir-pi2": "1702 S", "nasir-pi5": "1903 SE", "nasir-ar2": "1704 S", "nasir-ar3": "1904 S"}
    s = field({"sancho-ch1": f"{start} N", "nasir-pi4": "1804 S", **guard})
    declaring(activate(s, "sancho"), f"{kind} sancho-ch1 1804")
    assert fought(s, "roll 9") == (added, result)
    assert stands(s, "nasir-pi4") == then


@pytest.mark.parametrize(("die", "then"), [(0, "2209 discouraged tired"), (5, "2209 routed tired"), (6, "gone")])
def test_e8_rally_of_a_light_horse(die: int, then: str) -> None:
    """H10: a Tired, Routed unit of al-Andalus with cohesion 5, in its leader's radius and with nobody near: +5."""
    s = field({"andalus-cl1": "1708 S", "andalus-cl4": "2209 S tired routed", "maysara-cl1": "2705 S discouraged"})
    s.andalus_gone = True
    (test,) = [event for event in told(rally(s, MOSLEM), f"roll {die}") if isinstance(event, RallyTested)]
    assert (test.cohesion, test.modifiers, test.margin) == (5, 5, -die)
    assert stands(s, "andalus-cl4") == then


def turn_told(s: State, *deeds: str) -> list[msgspec.Struct]:
    """A whole turn: each of these as soon as it is legal, otherwise nothing. The Christians win the initiative by 3;
    other dice show 5."""
    turn, left = s.turn, list(deeds)
    heard: list[msgspec.Struct] = []
    while s.turn == turn:
        words = offered(s)
        idle = f"roll {5 if s.ask != INITIATIVE else 8 if s.next_side == CHRISTIAN else 6}"
        word = left.pop(0) if left and left[0] in words else idle if idle in words else words[-1]
        heard += told(s, word)
    return heard


def points(events: list[msgspec.Struct]) -> tuple[int, int]:
    (counted,) = [event for event in events if isinstance(event, PointsCounted)]
    return counted.christian, counted.christian_total


def test_e9_points_of_a_turn() -> None:
    """H12.2: men-at-arms, two light foot and three Routed on the map make 9; still Routed next turn, 3 more."""
    knights = {"haro-ch1": "1712 N", "haro-ch2": "1912 N", "haro-ch3": "2112 N"}
    beaten = {"djami-ha1": "1711 S routed", "maysara-il1": "1911 S routed", "maysara-il2": "2111 S routed"}
    running = {f"djami-pi{n}": f"{column}18 S routed" for n, column in enumerate(("05", "07", "09"), start=1)}
    s = field({**knights, **beaten, **running, "djami-cl1": "1703 S", "maysara-cl1": "2503 S"}, turn_number=0)
    s.andalus_gone = True
    take_step(s, tasks.BEGIN_TURN)
    blows = ("melee haro-ch1 1711", "melee haro-ch2 1911", "melee haro-ch3 2111")
    assert points(turn_told(s, *blows)) == (9, 9)
    assert points(turn_told(s)) == (3, 12)


def test_e10_al_andalus_breaks() -> None:
    """H11.6, H12.2: the seventh is Routed by fire: the ten left go, for 15 points and the 6 of the four."""
    tags = [tag for tag in pieces().tags if tag.startswith("andalus-")]
    lost = {"andalus-mi1", "andalus-mi2", "andalus-il1", "andalus-il2"}
    left = [tag for tag in tags if tag not in lost]
    units = {tag: f"{8 + n:02}05 S{' routed' if n < 2 else ''}" for n, tag in enumerate(left)}
    s = field({**units, left[2]: "1711 S discouraged", "haro-ar1": "1714 N", "djami-pi1": "2505 S"}, turn_number=0)
    take_step(s, tasks.BEGIN_TURN)
    s.pending[CHRISTIAN] = sum(pieces().worth[pieces().type[unit(tag)]] for tag in lost)
    heard = turn_told(s, "fire haro-ar1 1711", "roll 9")
    assert [event.units for event in heard if isinstance(event, BannerWithdrew)] == [10]
    assert {stands(s, tag) for tag in tags} == {"gone"}
    assert points(heard) == (21, 21)


def test_e11_order_of_activation() -> None:
    """H4.3, H4.4: the Christians win the initiative by 3 and take Sancho."""
    heard = turn_told(at_start(), "activate sancho")
    assert [event.leader for event in heard if isinstance(event, LeaderActivated)] == [
        *("sancho", "mujahid", "haro", "andalus", "lara", "maysara"),
        *("ucero", "djami", "pedro", "maymanah", "alfonso", "nasir"),
    ]
