"""S5: Arsuf 1191."""

import pytest

from gonfalon.core import ARBITER
from gonfalon.games.saladin.rules.events import BannerLost, Chaos, OrdersRegained, Struck
from tests.games.saladin.positions import (
    GAME,
    asked_dice,
    banner,
    banners,
    box,
    edited,
    edition,
    entry,
    kinds,
    last_pass,
    legal_words,
    opening,
    orders,
    position,
    refused,
    run,
    to_move,
    tracks,
)

# S5.1


def test_arsuf_begins() -> None:
    """S2.1, S5.1: 11 Orders against 12, all Available; whole, Deployed and Uncommitted; two lances hold the town."""
    view = GAME.view(opening(), ARBITER)
    assert [(pool.available, pool.spent, pool.box, pool.track) for pool in view.pools.values()] == [
        (11, 0, 0, 0),
        (12, 0, 0, 0),
    ]
    assert (view.turn, view.initiative, view.garrison, view.garrison_orders) == (1, "crusaders", 2, 1)
    assert all(seen.lances == seen.full and seen.place == "in-play" for seen in view.banners)
    assert not any(seen.ordered or seen.status == "committed" for seen in view.banners)
    lances = {
        side: sum(seen.lances for seen in view.banners if seen.side == side) for side in ("crusaders", "ayyubids")
    }
    assert lances == {"crusaders": 56, "ayyubids": 57}


def test_twelfth_order() -> None:
    """S5.1: when both lances in Arsuf are gone a twelfth Order enters the Crusaders' Available pool."""
    s = position(crusaders="11+0")
    events = run(s, "order lusignan arsuf arsuf", "roll two")
    assert OrdersRegained("crusaders", 1) in events
    assert (orders(s, "crusaders"), tracks(s)) == ("11+1", "0 2")
    assert (GAME.view(s, ARBITER).garrison, GAME.view(s, ARBITER).garrison_orders) == (0, 0)


def test_one_lance_of_the_garrison_is_not_enough() -> None:
    """S5.1: both must be gone; one after the other will do."""
    s = position(crusaders="11+0")
    run(s, "order lusignan arsuf arsuf", "roll one")
    assert (orders(s, "crusaders"), GAME.view(s, ARBITER).garrison) == ("10+1", 1)
    s = position(crusaders="9+0", garrison=1)
    run(s, "order lusignan arsuf arsuf", "roll one")
    assert orders(s, "crusaders") == "9+1"


def test_twelfth_order_once() -> None:
    """S5.1: Arsuf manned again and taken again brings no Order."""
    s = position(who="ayyubids", crusaders="9+0", garrison=0, twelfth="won")
    events = run(s, "order aslam reinforce-arsuf arsuf", "order lusignan arsuf arsuf", "roll one")
    assert "orders-regained" not in kinds(events)
    assert GAME.view(s, ARBITER).garrison == 0
    assert (orders(s, "crusaders"), box(s, "crusaders")) == ("8+1", 3)


def test_garrison_lances_go_to_the_ayyubid_track() -> None:
    """S5.1: and if one is the sixth there, an Order goes to the box, while the Crusaders get theirs."""
    s = position("sulayman:5", crusaders="5+0", ayyubids="7+0", tracks="0 5")
    run(s, "order lusignan arsuf arsuf", "roll two")
    assert (tracks(s), orders(s, "ayyubids"), orders(s, "crusaders")) == ("0 1", "6+0", "5+1")


# S5.3


def test_aslam_reinforces_for_one() -> None:
    """S5.3: for 1 Order one of his lances goes to Ala Afdal or Ala al Din, to nobody else."""
    s = position("ala-afdal:8 ala-al-din:9 sulayman:7", who="ayyubids", ayyubids="5+0")
    assert legal_words(s, "order aslam reinforce ") == [
        "order aslam reinforce ala-afdal",
        "order aslam reinforce ala-al-din",
    ]
    run(s, "order aslam reinforce ala-afdal")
    assert (banners(s, "aslam ala-afdal"), orders(s, "ayyubids")) == ("aslam:8' ala-afdal:9", "4+1")


def test_aslam_reinforces_arsuf_for_two() -> None:
    """S5.3: for 2 Orders one of his lances goes to the town."""
    s = position(who="ayyubids", ayyubids="5+0", garrison=1)
    run(s, "order aslam reinforce-arsuf arsuf")
    assert (banner(s, "aslam"), orders(s, "ayyubids"), GAME.view(s, ARBITER).garrison) == ("8'", "3+2", 2)


def test_sacrifice() -> None:
    """S5.3: first the Crusaders spend an Order, then two red dice strike Saladin's own Banner."""
    s = position(who="ayyubids", crusaders="4+1", ayyubids="0+3")
    events = run(s, "order saladin sacrifice")
    assert kinds(events) == ["banner-ordered", "orders-spent"]
    assert (orders(s, "crusaders"), asked_dice(s)) == ("3+2", (2, 0))
    run(s, "roll two one")
    assert (banner(s, "saladin"), tracks(s)) == ("5'", "0 3")


def test_sacrifice_with_nothing_to_spend() -> None:
    """S5.3: if the Crusaders have nothing Available, he suffers all the same."""
    s = position(who="ayyubids", crusaders="0+5")
    run(s, "order saladin sacrifice", "roll one nothing")
    assert (orders(s, "crusaders"), banner(s, "saladin")) == ("0+5", "7'")


@pytest.mark.parametrize(("action", "without", "behind"), [("loose", (0, 1), None), ("harass", (1, 2), (1, 1))])
def test_shield_wall(action: str, without: tuple[int, int], behind: tuple[int, int] | None) -> None:
    """S5.3: one green die fewer against Henry II, red ones as before, and nothing below zero."""
    s = position(who="ayyubids")
    run(s, f"order ala-afdal {action} henry-ii")
    assert asked_dice(s) == without
    s = position()
    run(s, "order henry-ii shield-wall")
    assert (GAME.view(s, ARBITER).shield, orders(s, "crusaders")) == ("henry-ii", "10+1")
    run(s, f"order ala-afdal {action} henry-ii")
    if behind is None:
        assert to_move(s) == "crusaders"
    else:
        assert asked_dice(s) == behind


def test_shield_wall_lasts_for_every_action_till_redeployment() -> None:
    """S5.3: it weakens each action of the turn, and is gone in the next."""
    s = position(who="ayyubids", shield="henry-ii")
    run(s, "order ala-afdal loose henry-ii", "order richard hold", "order ala-al-din loose henry-ii")
    assert to_move(s) == "crusaders"
    s = last_pass(shield="henry-ii")
    run(s, "pass", "leave-it", "yield", "order ala-afdal loose henry-ii")
    assert asked_dice(s) == (0, 1)


def test_shield_wall_shields_him_alone() -> None:
    """S5.3: others are struck as ever, and so is he by his own Rout."""
    s = position(who="ayyubids", shield="henry-ii")
    run(s, "order sulayman loose naplouse")
    assert asked_dice(s) == (0, 1)
    s = position(shield="henry-ii")
    run(s, "order henry-ii rout")
    assert asked_dice(s) == (0, 2)


def test_shield_wall_does_not_weaken_a_reaction() -> None:
    """S5.3: if Henry II had a charge, the Evade that answers it would roll all its dice."""
    data = edition()
    charge = {**entry(data, "richard")["card"]["actions"][0], "becomes": None}
    entry(data, "henry-ii")["card"]["actions"].append(charge)
    entry(data, "ala-afdal")["card"]["targets"]["henry-ii"].append("reaction")
    s = position(shield="henry-ii", game=edited(data))
    run(s, "order henry-ii charge ala-afdal", "react ala-afdal evade")
    assert asked_dice(s) == (1, 1)


def test_storming_arsuf() -> None:
    """S5.3: Lusignan's 1 Order and one red die against the lances in the town; "spend" falls on the Ayyubids."""
    s = position(crusaders="5+0", ayyubids="7+0")
    run(s, "order lusignan arsuf arsuf")
    assert (orders(s, "crusaders"), asked_dice(s)) == ("4+1", (1, 0))
    assert Struck("ayyubids", "garrison", 0, 1, 2) in run(s, "roll order")
    assert (orders(s, "ayyubids"), banner(s, "lusignan")) == ("6+1", "8'")


def test_storming_needs_a_lance_there() -> None:
    """S5.3: with nobody left in Arsuf the action cannot be chosen; a hit too many is lost."""
    s = position(garrison=0, twelfth="won")
    assert refused(s, "order lusignan arsuf arsuf") == ("garrison-gone", "S5.3")
    s = position(garrison=1)
    run(s, "order lusignan arsuf arsuf", "roll two")
    assert tracks(s) == "0 1"


# S5.4


def test_reinforcing_touches_no_track() -> None:
    """S5.4: the lance handed over takes the place emptied last; nothing goes to the Losses Track."""
    s = position("ala-afdal:5", who="ayyubids", tracks="0 5")
    run(s, "order aslam reinforce ala-afdal")
    assert (banners(s, "aslam ala-afdal"), tracks(s)) == ("aslam:8' ala-afdal:6", "0 5")
    assert GAME.view(s, ARBITER).pools["ayyubids"].boxed_lances == 0


@pytest.mark.parametrize(
    ("field", "garrison", "words"),
    [
        ("aslam:1 ala-afdal:9", 2, "order aslam reinforce ala-afdal"),
        ("aslam:1", 1, "order aslam reinforce-arsuf arsuf"),
    ],
)
def test_last_lance_given_away(field: str, garrison: int, words: str) -> None:
    """S5.4: who gives the last lance is eliminated, and the card is given to the enemy."""
    s = position(field, who="ayyubids", garrison=garrison)
    events = run(s, words)
    assert BannerLost("ayyubids", "aslam", True) in events
    assert (banner(s, "aslam"), tracks(s)) == ("gone", "0 0")
    s = last_pass("aslam:gone", crusaders="5+0")
    assert Chaos(1, 2) in run(s, "pass")
