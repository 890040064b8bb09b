"""S6: Hattin 1187."""

from typing import Any

import pytest

from gonfalon.core import ARBITER
from gonfalon.games.saladin.rules.events import BannerLost, Chaos, MovedToHorns, OrdersRegained, SetAside
from gonfalon.games.saladin.rules.state import State
from tests.games.saladin.positions import (
    GAME,
    allows,
    asked_dice,
    banner,
    banners,
    box,
    edited,
    edition,
    kinds,
    leader,
    legal_words,
    opening,
    orders,
    question,
    refused,
    run,
    to_move,
    tracks,
)
from tests.games.saladin.positions import last_pass as last_pass_anywhere
from tests.games.saladin.positions import position as anywhere


def position(field: str = "", **more: Any) -> State:
    return anywhere(field, scenario="hattin", **more)


def last_pass(field: str = "", **more: Any) -> State:
    return last_pass_anywhere(field, scenario="hattin", **more)


# S6.1


def test_hattin_begins() -> None:
    """S6.1: 12 Orders each; the tie gives the Ayyubids the initiative; all whole, no marker on the board."""
    s = opening("hattin")
    view = GAME.view(s, ARBITER)
    assert [(pool.available, pool.spent, pool.box, pool.track) for pool in view.pools.values()] == [(12, 0, 0, 0)] * 2
    assert question(s) == "ayyubids begin"
    assert all(seen.lances == seen.full and seen.status == "uncommitted" for seen in view.banners)
    assert (view.fire, view.shield, view.horns, view.garrison) == (False, None, False, 0)
    assert sum(seen.lances for seen in view.banners if seen.side == "crusaders") == 56
    assert sum(seen.lances for seen in view.banners if seen.side == "ayyubids") == 59


# S6.2


def test_saladin_needs_his_horns_card_to_be_committed() -> None:
    """S6.2: his first card has no charge; the other has, and back."""
    assert legal_words(position(who="ayyubids"), "order saladin charge") == []
    s = position(who="ayyubids", done="horns")
    run(s, "order saladin charge lusignan", "roll nothing nothing nothing nothing", "order ridefort hold")
    assert banners(s, "saladin lusignan") == "saladin:12c' lusignan:12c"
    run(s, "order saladin regroup")
    assert banners(s, "saladin lusignan") == "saladin:12' lusignan:12"


# S6.3


def test_going_to_the_horns() -> None:
    """S6.3: the Leader's choice, once: an Order comes back from the box to Available, and four cards are exchanged."""
    s = position(crusaders="6+1")
    assert allows(s, "leader horns")
    events = run(s, "leader horns")
    assert MovedToHorns("lusignan") in events
    assert OrdersRegained("crusaders", 1) in events
    assert (orders(s, "crusaders"), box(s, "crusaders")) == ("7+1", 4)
    assert (GAME.view(s, ARBITER).horns, leader(s, "crusaders"), to_move(s)) == (True, "ordered", "ayyubids")
    assert banner(s, "lusignan") == "12"


@pytest.mark.parametrize(("before", "after"), [("9+2", "10+2"), ("10+2", "10+2")])
def test_what_comes_back_from_the_box(before: str, after: str) -> None:
    """S6.3: one Order in the box is enough; with none there nothing returns, and the move is made all the same."""
    s = position(crusaders=before)
    events = run(s, "leader horns")
    assert ("orders-regained" in kinds(events)) == (before != after)
    assert (orders(s, "crusaders"), box(s, "crusaders"), GAME.view(s, ARBITER).horns) == (after, 0, True)


def test_exchanged_cards_keep_their_side() -> None:
    """S6.3: Deployed cards stay Deployed and Ordered ones Ordered, now with what the Horns cards show."""
    s = position("chatillon:9' saladin:12'", crusaders="6+0")
    run(s, "leader horns")
    assert banners(s, "lusignan chatillon saladin manguras") == "lusignan:12 chatillon:9' saladin:12' manguras:11"
    assert legal_words(s, "order saladin") == ["order saladin loose lusignan", "order saladin charge lusignan"]
    assert legal_words(s, "order manguras") == [
        "order manguras loose chatillon",
        "order manguras harass chatillon",
        "order manguras hold",
        "order manguras rout",
    ]


def test_deployed_saladin_at_the_horns() -> None:
    """S6.3: his Horns card has a charge, no Reinforce and no Countercharge."""
    s = position("manguras:9", crusaders="6+0")
    run(s, "leader horns")
    assert legal_words(s, "order saladin") == [
        "order saladin loose lusignan",
        "order saladin charge lusignan",
        "order saladin hold",
        "order saladin rout",
    ]
    run(s, "order saladin hold", "order chatillon charge manguras")
    assert legal_words(s) == ["react manguras evade", "endure"]


def test_only_saladin_can_target_lusignan_there() -> None:
    """S6.3: before, Manguras and Saladin can; at the Horns Saladin alone, and Lusignan only him."""
    s = position(who="ayyubids")
    assert [word for word in legal_words(s) if word.endswith(" lusignan")] == [
        "order manguras loose lusignan",
        "order manguras harass lusignan",
        "order saladin loose lusignan",
    ]
    s = position(who="ayyubids", done="horns")
    assert {word.split()[1] for word in legal_words(s) if word.endswith(" lusignan")} == {"saladin"}
    s = position("saladin:12c", done="horns")
    assert legal_words(s, "order lusignan") == [
        "order lusignan shield-wall",
        "order lusignan melee saladin",
        "order lusignan rout",
    ]


def test_lusignan_has_saladins_status_there() -> None:
    """S6.3: Committed when Saladin is; his own Rout does not change it, Saladin's does."""
    s = position("saladin:12c", done="horns")
    run(s, "order lusignan rout", "roll nothing nothing")
    assert banner(s, "lusignan") == "12c'"
    run(s, "order saladin rout", "roll nothing nothing")
    assert banners(s, "saladin lusignan") == "saladin:12' lusignan:12'"


@pytest.mark.parametrize(
    ("pools", "must"), [("5+0", False), ("2+3", False), ("4+0", True), ("2+2", True), ("0+4", True), ("0+1", True)]
)
def test_fewer_than_five_orders(pools: str, must: bool) -> None:
    """S6.3: with fewer than 5 in both pools together the move is a duty, and nothing else may be done."""
    s = position(crusaders=pools)
    assert (legal_words(s) == ["leader horns"]) == must
    assert allows(s, "leader horns")
    if must:
        assert refused(s, "order richard hold") == ("horns-first", "S6.3")
        assert refused(s, "leader recover") == ("horns-first", "S6.3")


def test_duty_at_the_very_next_activation() -> None:
    """S6.3: the fifth Order is lost in an Ayyubid activation, so the next Crusader one is the move."""
    s = position("lusignan:7", who="ayyubids", crusaders="5+0", tracks="5 0")
    run(s, "order saladin loose lusignan", "roll one")
    assert legal_words(s) == ["leader horns"]
    run(s, "leader horns")
    assert orders(s, "crusaders") == "5+0"


def test_ordered_leader_goes_first_thing_next_turn() -> None:
    """S6.3: with the Leader Ordered the others act on; the move is the first Crusader activation of the next turn."""
    s = position(crusaders="3+1", leaders="crusaders")
    assert allows(s, "order d-ibelin hold")
    assert legal_words(s, "leader") == []
    s = last_pass(crusaders="4+0", ayyubids="6+0")
    run(s, "pass")
    assert question(s) == "ayyubids seize"
    run(s, "seize", "begin", "order keukburi hold")
    assert legal_words(s) == ["leader horns"]


@pytest.mark.parametrize("lusignan", ["lusignan:gone", "lusignan:12aside"])
def test_no_lusignan_no_duty(lusignan: str) -> None:
    """S6.3: if his Banner is not in play the move cannot be made and nobody owes it."""
    s = position(lusignan, crusaders="2+1")
    assert legal_words(s, "leader") == ["leader recover"]
    assert refused(s, "leader horns") == ("horns-impossible", "S6.3")


def test_exchange_passes_over_who_is_gone() -> None:
    """S6.3: cards not in play are passed over; Manguras, who now names only Châtillon, is set aside without him."""
    s = position("chatillon:gone", crusaders="6+0")
    events = run(s, "leader horns")
    assert SetAside("ayyubids", "manguras") in events
    assert banners(s, "chatillon manguras saladin lusignan") == (
        "chatillon:gone manguras:11aside saladin:12 lusignan:12"
    )
    s = position("saladin:gone manguras:11", crusaders="6+0")
    run(s, "leader horns")
    assert banners(s, "saladin lusignan ridefort") == "saladin:gone lusignan:12aside ridefort:8"


# S6.4


@pytest.mark.parametrize(
    ("field", "done", "may"),
    [
        ("chatillon:gone manguras:11aside", "horns", True),
        ("chatillon:gone manguras:11aside lusignan:gone saladin:12aside", "horns", True),
        ("chatillon:gone manguras:11aside lusignan:gone", "", True),
        ("chatillon:gone", "", False),
        ("chatillon:9", "horns", False),
        ("lusignan:gone", "", False),
        ("chatillon:9aside manguras:gone", "horns", False),
        ("chatillon:gone manguras:gone lusignan:12aside saladin:gone", "", False),
    ],
)
def test_when_the_true_cross_may_be_taken(field: str, done: str, may: bool) -> None:
    """S6.4: Lusignan at the Horns or eliminated, and Châtillon eliminated; set aside is not eliminated."""
    s = position(field, who="ayyubids", done=done, crusaders="6+0")
    assert allows(s, "leader true-cross") == may
    if not may:
        assert refused(s, "leader true-cross") == ("cross-guarded", "S6.4")


def test_true_cross() -> None:
    """S6.4: the Crusaders put an Order into the box; once a game."""
    s = position("chatillon:gone manguras:11aside", who="ayyubids", done="horns", crusaders="2+3")
    run(s, "leader true-cross")
    assert (orders(s, "crusaders"), box(s, "crusaders"), leader(s, "ayyubids")) == ("1+3", 8, "ordered")
    assert GAME.view(s, ARBITER).pools["ayyubids"].leader_spent == ["true-cross"]
    s = position("chatillon:gone manguras:11aside", who="ayyubids", done="horns true-cross", crusaders="2+3")
    assert refused(s, "leader true-cross") == ("cross-taken", "S6.4")


# S6.5


def test_reinforcing_at_hattin() -> None:
    """S6.5: for 1 Order Saladin sends a lance to Saphadin or Manguras, Ridefort to Lusignan, at the Horns or not."""
    s = position("saphadin:9 manguras:9 keukburi:9 lusignan:11", who="ayyubids", ayyubids="5+0", crusaders="5+0")
    assert legal_words(s, "order saladin reinforce") == [
        "order saladin reinforce saphadin",
        "order saladin reinforce manguras",
    ]
    assert refused(s, "order saladin reinforce keukburi") == ("not-a-recipient", "S6.5")
    run(s, "order saladin reinforce manguras", "order ridefort reinforce lusignan")
    assert banners(s, "saladin manguras") == "saladin:11' manguras:10"
    assert banners(s, "ridefort lusignan") == "ridefort:7' lusignan:12"
    assert (orders(s, "ayyubids"), orders(s, "crusaders")) == ("4+1", "4+1")
    assert allows(position("lusignan:11", done="horns"), "order ridefort reinforce lusignan")


def test_light_fire() -> None:
    """S6.5: 2 Orders place the marker, and the Crusaders spend 1."""
    s = position(who="ayyubids", crusaders="5+0", ayyubids="5+0")
    assert kinds(run(s, "order husam-lulu light-fire")) == ["banner-ordered", "fire", "orders-spent"]
    assert (orders(s, "ayyubids"), orders(s, "crusaders")) == ("3+2", "4+1")
    assert GAME.view(s, ARBITER).fire


def test_feed_fire() -> None:
    """S6.5: 1 Order, with the marker on the board, and the Crusaders spend 1 more."""
    s = position(who="ayyubids", crusaders="5+0", ayyubids="5+0", fire="burning")
    run(s, "order husam-lulu feed-fire")
    assert (orders(s, "ayyubids"), orders(s, "crusaders")) == ("4+1", "4+1")
    assert GAME.view(s, ARBITER).fed
    assert refused(position(who="ayyubids"), "order husam-lulu feed-fire") == ("no-fire", "S6.5")


@pytest.mark.parametrize(("fire", "words"), [("", "light-fire"), ("burning", "feed-fire")])
def test_fire_without_orders_to_burn(fire: str, words: str) -> None:
    """S6.5: with nothing Available it costs the Crusaders nothing, but it may be lit or fed."""
    s = position(who="ayyubids", crusaders="0+5", fire=fire)
    run(s, f"order husam-lulu {words}")
    assert (orders(s, "crusaders"), GAME.view(s, ARBITER).fire) == ("0+5", True)


def finish_turn(s: State) -> None:
    """Hold with everybody, let the Leaders stand by or recover, pass."""
    turn = GAME.view(s, ARBITER).turn
    while GAME.view(s, ARBITER).turn == turn:
        words = legal_words(s)
        holds = [word for word in words if word.endswith(" hold") or word in ("leader stand-by", "leader recover")]
        run(s, "pass" if "pass" in words else holds[0])


def test_a_fire_through_three_turns() -> None:
    """S6.5: the turn of lighting counts as fed; after a turn without feeding the marker is gone, and can be lit."""
    s = position(who="ayyubids", turn=1)
    run(s, "order husam-lulu light-fire")
    finish_turn(s)
    assert GAME.view(s, ARBITER).fire
    run(s, "begin")
    finish_turn(s)
    assert not GAME.view(s, ARBITER).fire
    run(s, "begin")
    assert allows(s, "order husam-lulu light-fire")


def test_an_edition_says_whether_lighting_counts_as_feeding() -> None:
    """S6.5: where it does not, a fire goes out in the turn in which it was lit."""
    letter = edition()
    letter["fire"]["lit_counts_as_fed"] = False
    s = position(who="ayyubids", turn=1, game=edited(letter))
    run(s, "order husam-lulu light-fire")
    finish_turn(s)
    assert not GAME.view(s, ARBITER).fire


def test_husam_lulu_is_not_given() -> None:
    """S6.5: eliminated, he goes to the box, and Chaos takes nothing for him."""
    s = position("husam-lulu:2", who="ayyubids")
    assert BannerLost("ayyubids", "husam-lulu", False) in run(s, "order husam-lulu rout", "roll one one")
    assert banner(s, "husam-lulu") == "boxed"
    assert Chaos(1, 1) in run(last_pass("husam-lulu:gone"), "pass")


# S6.6


@pytest.mark.parametrize("charge", ["charge", "uncontrolled-charge"])
def test_feint(charge: str) -> None:
    """S6.6: one red die on Taqi al-Din; Raymond III loses 2 lances straight to the box; his charge is cancelled."""
    s = position(crusaders="8+0", ayyubids="5+0")
    run(s, f"order raymond-iii {charge} taqi-al-din", "react taqi-al-din feint")
    assert asked_dice(s) == (1, 0)
    run(s, "roll one")
    assert banners(s, "raymond-iii taqi-al-din") == "raymond-iii:7' taqi-al-din:9"
    assert (tracks(s), GAME.view(s, ARBITER).pools["crusaders"].boxed_lances) == ("0 1", 2)
    assert (orders(s, "ayyubids"), orders(s, "crusaders")) == ("4+1", "6+2" if charge == "charge" else "8+0")


def test_feint_brings_no_sixth_lance() -> None:
    """S6.6: the two lances never see the track, so with five there no Order is lost."""
    s = position("lusignan:7", crusaders="8+0", tracks="5 0")
    run(s, "order raymond-iii charge taqi-al-din", "react taqi-al-din feint", "roll nothing")
    assert (tracks(s), orders(s, "crusaders")) == ("5 0", "6+2")


@pytest.mark.parametrize(("lances", "left"), [(3, "1'"), (2, "gone"), (1, "gone")])
def test_feint_takes_what_is_there(lances: int, left: str) -> None:
    """S6.6: if he has just one lance he loses that one; without lances he is eliminated."""
    s = position(f"raymond-iii:{lances} taqi-al-din:10")
    run(s, "order raymond-iii uncontrolled-charge taqi-al-din", "react taqi-al-din feint", "roll nothing")
    assert banner(s, "raymond-iii") == left
    assert GAME.view(s, ARBITER).pools["crusaders"].boxed_lances == 9 - max(lances - 2, 0)
    assert banner(s, "taqi-al-din") == ("10" if left == "1'" else "10aside")


# S6.7


@pytest.mark.parametrize(
    ("field", "done", "action", "behind"),
    [
        ("", "", "saladin loose", None),
        ("", "", "manguras harass", (1, 1)),
        ("", "horns", "saladin charge", (1, 2)),
        ("saladin:12c", "horns", "saladin melee", (1, 1)),
    ],
)
def test_lusignan_behind_his_shields(field: str, done: str, action: str, behind: tuple[int, int] | None) -> None:
    """S6.7: both his cards raise the wall, in any status at the Horns; one green die fewer against him."""
    s = position(field, done=done)
    run(s, "order lusignan shield-wall", f"order {action} lusignan")
    if behind is None:
        assert to_move(s) == "crusaders"
    else:
        assert asked_dice(s) == behind
