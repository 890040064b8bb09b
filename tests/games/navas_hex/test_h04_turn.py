"""H4: the turn."""

import pytest

from gonfalon.games.navas_hex.rules import rally, tasks, turn
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM
from gonfalon.games.navas_hex.rules.reach import allowance
from tests.games.navas_hex.positions import (
    activate,
    at_start,
    banner,
    field,
    offered,
    say,
    sentences,
    stands,
    take_step,
    unit,
)

FAR = {"haro-ch1": "1714 N", "haro-ch2": "2414 N", "haro-ch3": "2514 N", "mujahid-mi1": "1705 S"}


def test_command() -> None:
    """H4.1: within his radius a unit is in command, whatever becomes of him later."""
    s = field(FAR)
    st.clear(s, st.COMMANDED)
    turn.check_command(s)
    assert [st.is_(s, unit(tag), st.COMMANDED) for tag in ("haro-ch1", "haro-ch2", "haro-ch3")] == [True, True, False]


def test_out_of_command() -> None:
    """H4.1: half the movement, and only nearer to the leader."""
    s = activate(field(FAR | {"haro-ch3": "2514 N lost"}), "haro")
    assert allowance(s, unit("haro-ch3")) == 3
    say(s, "unit haro-ch3")
    assert "go 2515" not in offered(s)
    assert "go 2314" in offered(s)


def test_archers_first() -> None:
    """H4.2: only Ar, not next to an enemy, fire before the moves, the Muslims first."""
    s = at_start()
    assert (s.ask, s.asked) == (st.VOLLEY, MOSLEM)
    assert {word.split("-")[1][:2] for word in offered(s) if word != "hold"} == {"ar"}
    say(s, "hold")
    assert s.asked != MOSLEM or s.ask != st.VOLLEY


def test_archer_that_fired_only_turns() -> None:
    """H4.2: in phase D it may turn and fire again, no more."""
    s = field({"haro-ar1": "1714 N", "mujahid-mi1": "1711 S"})
    st.mark(s, unit("haro-ar1"), st.VOLLEYED)
    activate(s, "haro")
    say(s, "unit haro-ar1")
    assert offered(s) == ["go 1714"]
    say(s, "go 1714", "face NE")
    assert "fire haro-ar1 1711" in offered(s)


@pytest.mark.parametrize(
    ("christian", "moslem", "first", "choices"),
    [(8, 6, CHRISTIAN, 1), (4, 6, MOSLEM, 1), (12, 3, CHRISTIAN, 2), (2, 12, MOSLEM, 2), (6, 7, None, 0)],
)
def test_initiative(christian: int, moslem: int, first: int | None, choices: int) -> None:
    """H4.3: dice and the commander's bonus, 2 for Alfonso and 1 for al-Nasir; a tie again, by 5 two leaders."""
    s = at_start()
    while s.ask != st.INITIATIVE:
        say(s, "hold")
    say(s, f"roll {christian}", f"roll {moslem}")
    if first is None:
        assert s.ask == st.INITIATIVE
    else:
        assert (s.ask, s.asked, s.choices) == (st.ACTIVATE, first, choices)


def test_side_without_leaders_lets_the_other_go_on() -> None:
    """H4.4: with one Muslim leader and three Christian ones, the last two Christians act in a row."""
    s = field({"haro-ch1": "1714 N", "lara-ch1": "2216 N", "ucero-ch1": "1216 N", "mujahid-mi1": "1710 S"})
    s.next_side, s.choices = MOSLEM, 0
    take_step(s, tasks.NEXT_LEADER)
    order = []
    while s.acting != -1:
        acting = s.acting
        order.append(s.pieces.banner_tags[acting])
        while s.acting == acting:
            say(s, offered(s)[-1])
    assert order == ["mujahid", "haro", "lara", "ucero"]


def test_parts_of_an_activation() -> None:
    """H4.5: moves, then fire, then declarations; charges are fought before melees."""
    s = activate(
        field({"haro-ar1": "1514 N", "haro-ch1": "1712 N", "haro-ch2": "2014 N", "mujahid-mi1": "1711 S",
               "mujahid-mi2": "1511 S", "mujahid-mi3": "2010 S"}), "haro")  # fmt: skip
    seen = []
    while s.ask in (st.ORDER, st.SHOOT, st.DECLARE):
        seen.append(st.QUESTIONS[s.ask])
        if s.ask == st.DECLARE:
            say(s, "melee haro-ch1 1711", "charge haro-ch2 2010")
        else:
            say(s, offered(s)[-1])
    assert seen == ["order", "shoot", "declare"]
    assert s.attack is not None
    assert s.attack.kind == st.CHARGE


def test_crossbows_do_not_fire_after_moving() -> None:
    """H4.5: a crossbow that has left its hex does not fire, an archer may."""
    s = field({"haro-ar1": "1515 N", "haro-ab1": "1915 N", "mujahid-mi1": "1512 S", "mujahid-mi2": "1912 S"})
    activate(s, "haro")
    say(s, "unit haro-ar1", "go 1514", "face N", "unit haro-ab1", "go 1914", "face N")
    assert offered(s) == ["fire haro-ar1 1512", "hold"]


def test_end_of_the_turn() -> None:
    """H4.6: de Rada, then rallies, then rout moves, then rest, then points."""
    s = field({"haro-ch1": "1714 N discouraged", "haro-ch2": "2014 N routed", "mujahid-mi1": "1005 S"})
    s.next_side, s.andalus_gone, s.activated = CHRISTIAN, True, (1 << s.pieces.banners) - 1
    take_step(s, tasks.NEXT_LEADER)
    told = sentences(s, "roll 9", "roll 5")
    assert told[:2] == [
        "Rally of Knights of Haro 1: cohesion 6, die 9, modifiers -1, margin -2: no change.",
        "Rally of Knights of Haro 2: cohesion 6, die 5, modifiers +3, margin -2: no change.",
    ]
    assert told[2:] == [
        "Knights of Haro 2 flee from 2014 to 2017.",
        "Points after turn 1: Christians 0, Muslims 1. Total: 0 to 1.",
        "Turn 2.",
    ]


def test_rest() -> None:
    """H4.7: who rests away from the enemy is Fresh at the end of the turn."""
    s = activate(field({"haro-ch1": "1714 N tired", "mujahid-mi1": "1705 S"}), "haro")
    say(s, "unit haro-ch1", "rest")
    s.todo = []
    rally.rest(s)
    assert stands(s, "haro-ch1") == "1714 valiant"


def test_no_rest_beside_an_enemy() -> None:
    """H4.7: next to an enemy nobody rests, and an enemy who comes spoils it."""
    s = activate(field({"haro-ch1": "1712 N tired", "haro-ch2": "1914 N tired", "mujahid-mi1": "1711 S"}), "haro")
    say(s, "unit haro-ch2", "rest", "unit haro-ch1")
    assert "rest" not in offered(s)
    number = unit("mujahid-mi1")
    s.at[s.where[number]] = -1
    s.where[number] = s.pieces.ground.numbers["1913"]
    s.at[s.where[number]] = number
    rally.rest(s)
    assert stands(s, "haro-ch2") == "1914 valiant tired"


def test_rest_ends_with_an_arrow() -> None:
    """H4.7: whoever is shot at rests no longer, hit or not."""
    s = field({"haro-ar1": "1714 N", "mujahid-mi1": "1711 S"})
    st.mark(s, unit("mujahid-mi1"), st.RESTING)
    activate(s, "haro")
    say(s, "end", "fire haro-ar1 1711")
    assert not st.is_(s, unit("mujahid-mi1"), st.RESTING)


def test_lost_leader_does_not_stop_his_banner() -> None:
    """H3.6: a banner acts at its place even if its leader is gone, and not at all without a unit."""
    s = field({"haro-ch1": "1714 N", "mujahid-mi1": "1710 S"})
    s.leader[banner("haro")], s.rider[banner("haro")] = st.LOST, -1
    assert turn.waiting(s, CHRISTIAN) == [banner("haro")]
