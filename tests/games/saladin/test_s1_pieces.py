"""S1: pieces, dice and losses."""

import pytest

from gonfalon.core import ARBITER
from gonfalon.games.saladin.rules.events import BannerLost, Chaos, OrdersBoxed, SetAside, Struck, TrackFilled
from gonfalon.games.saladin.rules.state import State
from tests.games.saladin.positions import (
    EDITION,
    GAME,
    allows,
    asked_dice,
    banner,
    banners,
    box,
    ending,
    kinds,
    last_pass,
    leader,
    legal_words,
    opening,
    orders,
    position,
    refused,
    run,
    to_move,
    tracks,
)

# S1.1


@pytest.mark.parametrize("scenario", ["arsuf", "hattin"])
def test_six_banners_and_a_leader_each(scenario: str) -> None:
    """S1.1: two sides, six Banners and a Leader each, all cards Deployed."""
    view = GAME.view(opening(scenario), ARBITER)
    assert [seen.side for seen in view.banners].count("crusaders") == 6
    assert [seen.side for seen in view.banners].count("ayyubids") == 6
    assert list(view.pools) == ["crusaders", "ayyubids"]
    assert not any(seen.ordered for seen in view.banners)
    assert not any(pool.leader_ordered for pool in view.pools.values())


@pytest.mark.parametrize(
    ("field", "scenario", "who"),
    [
        ("richard:gone", "arsuf", "crusaders"),
        ("saladin:gone", "arsuf", "ayyubids"),
        ("saladin:8aside", "arsuf", "ayyubids"),
        ("lusignan:gone", "hattin", "crusaders"),
        ("saladin:gone", "hattin", "ayyubids"),
    ],
)
def test_leader_outlives_the_banner_of_his_name(field: str, scenario: str, who: str) -> None:
    """S1.1: Leader and Banner of one name are two cards; the Leader goes on when the Banner is gone."""
    s = position(field, scenario=scenario, who=who, crusaders="5+2", ayyubids="5+2")
    run(s, "leader recover")
    assert orders(s, who) == "6+1"
    assert leader(s, who) == "ordered"


# S1.2


def test_two_locations() -> None:
    """S1.2: a Banner with two locations is in one of them with all its lances, and so has one status."""
    s = position("richard:7")
    run(s, "order richard charge ala-afdal", "endure", "roll nothing nothing nothing nothing")
    assert banner(s, "richard") == "7c'"
    run(s, "order sulayman hold", "order richard regroup")
    assert banner(s, "richard") == "7'"


# S1.3


@pytest.mark.parametrize(("before", "after"), [("3+2", "2+2"), ("1+2", "0+2"), ("0+2", "0+1")])
def test_box_takes_from_available_first(before: str, after: str) -> None:
    """S1.3: what goes to the box leaves Available, and Spent only when Available is empty; one plays on with either."""
    s = position("richard:4", who="ayyubids", crusaders=before, tracks="5 0")
    run(s, "order sulayman loose naplouse", "roll one")
    assert orders(s, "crusaders") == after
    assert box(s, "crusaders") == 11 - sum(map(int, after.split("+")))
    assert ending(s) is None


def test_last_order_loses_at_once() -> None:
    """S1.3: the last Order in the box is the end, in the midst of a turn."""
    s = position("richard:4", who="ayyubids", crusaders="0+1", tracks="5 0")
    run(s, "order sulayman loose naplouse", "roll one")
    assert ending(s) == ("ayyubids", "S1.3")
    assert (to_move(s), legal_words(s)) == ("nobody", [])


def test_owing_more_than_one_owns() -> None:
    """S1.3: who owes the box more Orders than are left puts in what there is."""
    s = last_pass("richard:gone sable:gone", crusaders="2+0")
    events = run(s, "pass")
    assert Chaos(2, 1) in events
    assert OrdersBoxed("crusaders", 2) in events
    assert (orders(s, "crusaders"), box(s, "crusaders")) == ("0+0", 11)
    assert ending(s) == ("ayyubids", "S1.3")


# S1.4


def test_faces_of_the_die() -> None:
    """S1.4: two faces nothing, two faces one lance, one face two lances, one face an Order."""
    s = position()
    run(s, "order henry-ii loose ala-afdal")
    assert legal_words(s) == ["roll red nothing", "roll red one", "roll red two", "roll red order"]
    assert GAME.rules.weights(s) == [2, 2, 1, 1]


@pytest.mark.parametrize(("face", "lost", "spent"), [("nothing", 0, 0), ("one", 1, 0), ("two", 2, 0), ("order", 0, 1)])
@pytest.mark.parametrize(
    ("who", "shooter", "target", "full"),
    [("crusaders", "henry-ii", "ala-afdal", 10), ("ayyubids", "ala-afdal", "henry-ii", 12)],
    ids=["red", "green"],
)
def test_die(who: str, shooter: str, target: str, full: int, face: str, lost: int, spent: int) -> None:
    """S1.4: a red die strikes the Ayyubid Banner, a green one the Crusader Banner; "spend" falls on the Banner's owner,
    whoever rolled."""
    s = position(who=who, crusaders="7+0", ayyubids="7+0")
    run(s, f"order {shooter} loose {target}", f"roll {face}")
    assert banner(s, target) == str(full - lost)
    assert orders(s, who) == "6+1"
    assert orders(s, "ayyubids" if who == "crusaders" else "crusaders") == f"{7 - spent}+{spent}"


def test_own_dice_strike_the_one_who_acts() -> None:
    """S1.4: dice of the own colour strike the acting Banner, and their "spend" its owner, after what was paid."""
    s = position("richard:9c", crusaders="4+0", ayyubids="7+0")
    run(s, "order richard melee ala-afdal", "roll nothing order order")
    assert (orders(s, "crusaders"), orders(s, "ayyubids")) == ("2+2", "6+1")


def test_spend_needs_an_available_order() -> None:
    """S1.4: "spend" does nothing on an empty Available pool; Spent is not touched."""
    s = position(crusaders="7+0", ayyubids="0+5")
    events = run(s, "order henry-ii loose ala-afdal", "roll order")
    assert orders(s, "ayyubids") == "0+5"
    assert Struck("ayyubids", "ala-afdal", 0, 0, 10) in events


def test_each_spend_takes_one_order_while_there_are_any() -> None:
    """S1.4: three "spend" on two Available Orders take two."""
    s = position(ayyubids="2+5")
    run(s, "order richard charge ala-afdal", "endure", "roll order order order nothing")
    assert orders(s, "ayyubids") == "0+7"


def test_three_dice_of_a_colour_at_most() -> None:
    """S1.4: no card asks for more than three dice of a colour."""
    for scenario in EDITION.scenarios:
        for seen in scenario.banners:
            for card in (seen.card, seen.horns_card or seen.card):
                assert all(max(action.red, action.green) <= 3 for action in card.actions)


# S1.5


def test_sixth_lance() -> None:
    """S1.5: the sixth lance takes an Order and all six to the box, and the track starts again."""
    s = position("ala-afdal:5", crusaders="7+0", ayyubids="7+0", tracks="0 5")
    events = run(s, "order henry-ii loose ala-afdal", "roll one")
    assert (orders(s, "ayyubids"), box(s, "ayyubids")) == ("6+0", 6)
    assert tracks(s) == "0 0"
    assert GAME.view(s, ARBITER).pools["ayyubids"].boxed_lances == 6
    assert TrackFilled("ayyubids") in events


def test_track_fills_again_and_again() -> None:
    """S1.5: six hits on a track of five fill it once and leave five; the next lance fills it again."""
    s = position("sulayman:5", ayyubids="7+0", tracks="0 5")
    run(s, "order richard charge ala-afdal", "endure", "roll two two two nothing")
    assert (tracks(s), orders(s, "ayyubids")) == ("0 5", "6+0")
    run(s, "order sulayman loose naplouse", "roll nothing", "order henry-ii loose ala-al-din", "roll one")
    assert (tracks(s), orders(s, "ayyubids")) == ("0 0", "3+2")


def test_dice_are_read_one_by_one() -> None:
    """S1.5, S3.1: a sixth lance that takes the last Available Order leaves nothing for the "spend" of the next die."""
    s = position("ala-afdal:5", ayyubids="1+5", tracks="0 5")
    events = run(s, "order richard charge ala-afdal", "endure", "roll one order nothing nothing")
    assert (orders(s, "ayyubids"), box(s, "ayyubids")) == ("0+5", 7)
    assert Struck("ayyubids", "ala-afdal", 1, 0, 4) in events


# S1.6


def test_banner_without_lances_is_given() -> None:
    """S1.6: a Banner that loses its last lance is eliminated and its card given to the enemy."""
    s = position("ala-afdal:1")
    events = run(s, "order henry-ii loose ala-afdal", "roll one")
    assert banner(s, "ala-afdal") == "gone"
    assert BannerLost("ayyubids", "ala-afdal", True) in events


def test_eliminated_banner_never_returns() -> None:
    """S1.6: it cannot be activated, targeted, rallied or reinforced, and stays given in the next turn."""
    s = position("ala-afdal:gone ala-al-din:9", who="ayyubids", ayyubids="5+2", tracks="0 3")
    assert refused(s, "order ala-afdal rout") == ("banner-gone", "S1.6")
    assert refused(s, "leader rally ala-afdal") == ("banner-gone", "S1.6")
    assert refused(s, "order aslam reinforce ala-afdal") == ("target-gone", "S1.6")
    run(s, "leader recover")
    assert refused(s, "order henry-ii loose ala-afdal") == ("target-gone", "S1.6")
    s = last_pass("ala-afdal:gone")
    run(s, "pass")
    assert banner(s, "ala-afdal") == "gone"


# S1.7


def test_e5_saladin_is_set_aside() -> None:
    """S1.7, E5: Richard and Bourgogne eliminated: Saladin's Banner at Arsuf is set aside with its lances, not given."""
    s = position("richard:1c bourgogne:gone saladin:6", who="ayyubids")
    events = run(s, "order ala-afdal melee richard", "roll nothing one nothing")
    assert banners(s, "richard saladin") == "richard:gone saladin:6aside"
    assert SetAside("ayyubids", "saladin") in events
    assert banners(s, "ala-afdal ala-al-din") == "ala-afdal:10' ala-al-din:10"


def test_e5_chaos_after_it() -> None:
    """S1.7, S2.1, E5: next Chaos takes 3 of the Crusaders for two given cards, and only 1 of the Ayyubids."""
    s = last_pass("richard:gone bourgogne:gone saladin:6aside", crusaders="8+0", ayyubids="8+0")
    assert Chaos(3, 1) in run(s, "pass")


@pytest.mark.parametrize(
    ("knight", "follower"), [("d-ibelin", "keukburi"), ("naplouse", "saphadin"), ("raymond-iii", "taqi-al-din")]
)
def test_followers_at_hattin_are_set_aside(knight: str, follower: str) -> None:
    """S1.7: a follower that names nobody but its partner is set aside when the partner falls."""
    s = position(f"{knight}:1c", scenario="hattin")
    run(s, f"order {knight} rout", "roll one nothing")
    assert banners(s, f"{knight} {follower}") == f"{knight}:gone {follower}:10aside"


def test_set_aside_is_out_of_reach() -> None:
    """S1.7: nobody can hit, reinforce or rally a Banner set aside."""
    s = position("naplouse:7aside sulayman:gone", tracks="2 5", crusaders="5+1")
    assert refused(s, "leader rally naplouse") == ("banner-gone", "S1.7")
    s = position("ala-afdal:5aside richard:gone henry-ii:gone", who="ayyubids")
    assert refused(s, "order aslam reinforce ala-afdal") == ("target-gone", "S1.7")


def test_target_in_any_status_counts() -> None:
    """S1.7: Henry II stays while his last target is engaged with somebody else."""
    s = position("ala-al-din:1 richard:9c henry-ii:12")
    run(s, "order henry-ii loose ala-al-din", "roll one")
    assert banners(s, "ala-al-din ala-afdal henry-ii") == "ala-al-din:gone ala-afdal:10c henry-ii:12'"
    assert legal_words(s, "order henry-ii") == []


def test_chain_reaches_backwards() -> None:
    """S1.7: the chain goes on until nobody is left without a target, whatever the order of the Banners."""
    s = position("sable:gone sulayman:gone naplouse:9aside lusignan:1 saphadin:3", who="ayyubids", garrison=0)
    run(s, "order saphadin loose lusignan", "roll one")
    assert banners(s, "lusignan saphadin") == "lusignan:gone saphadin:3aside"


@pytest.mark.parametrize(
    ("field", "scenario", "idle"),
    [
        ("richard:gone bourgogne:gone sable:gone naplouse:1 henry-ii:gone lusignan:8", "arsuf", "aslam"),
        ("d-ibelin:gone naplouse:1 raymond-iii:gone chatillon:gone ridefort:gone", "hattin", "husam-lulu"),
    ],
)
def test_who_never_had_a_target_stays(field: str, scenario: str, idle: str) -> None:
    """S1.7: Aslam and Husam Lulu, whose cards name nobody, are never set aside."""
    s = position(field, scenario=scenario, who="ayyubids")
    full = banner(s, idle)
    enemy = "sulayman" if scenario == "arsuf" else "saphadin"
    run(s, f"order {enemy} loose naplouse", "roll one")
    assert banner(s, enemy) == "10aside"
    assert banner(s, idle) == full


def test_who_can_reinforce_stays() -> None:
    """S1.7: Ridefort has lost his only target but can still reinforce Lusignan; when he is gone too, Ridefort goes."""
    s = position("husam-lulu:1 lusignan:1", scenario="hattin", who="ayyubids")
    run(s, "order husam-lulu rout", "roll two nothing")
    assert banners(s, "husam-lulu ridefort") == "husam-lulu:boxed ridefort:8"
    run(s, "order ridefort hold", "order manguras loose lusignan", "roll one")
    assert banners(s, "lusignan ridefort") == "lusignan:gone ridefort:8aside"


def test_saladin_at_hattin_stays_to_reinforce() -> None:
    """S1.7: with Lusignan and Châtillon gone, Saladin stays for Saphadin or Manguras, full or not, and no longer."""
    s = position("lusignan:1 chatillon:gone manguras:gone", scenario="hattin", who="ayyubids")
    run(s, "order saladin loose lusignan", "roll one")
    assert banner(s, "saladin") == "12'"
    s = position("lusignan:1 chatillon:gone manguras:gone saphadin:gone", scenario="hattin", who="ayyubids")
    run(s, "order saladin loose lusignan", "roll one")
    assert banner(s, "saladin") == "12aside"


def test_garrison_is_a_target_of_lusignan() -> None:
    """S1.7: without Saphadin, Lusignan stays as long as a lance is in Arsuf, and no longer."""
    s = position("saphadin:1 sable:gone", garrison=1)
    run(s, "order lusignan loose saphadin", "roll one")
    assert banners(s, "saphadin lusignan") == "saphadin:gone lusignan:8'"
    s = position("saphadin:gone sable:9aside", garrison=1)
    run(s, "order lusignan arsuf arsuf", "roll one")
    assert banner(s, "lusignan") == "8aside"


def test_set_aside_banners_do_not_come_back() -> None:
    """S1.7: Arsuf manned again brings Lusignan no target: he has been set aside."""
    s = position("saphadin:gone sable:9aside lusignan:8aside", who="ayyubids", garrison=0, twelfth="won")
    run(s, "order aslam reinforce-arsuf arsuf")
    assert banner(s, "lusignan") == "8aside"


# S1.8


def cost(s: State, words: str) -> int:
    side = to_move(s)
    before = orders(s, side)
    run(s, words)
    return int(before.split("+")[0]) - int(orders(s, side).split("+")[0])


@pytest.mark.parametrize(("lances", "more"), [(9, 0), (8, 0), (7, 0), (6, 0), (5, 0), (4, 1), (3, 1), (2, 2), (1, 2)])
def test_surcharge(lances: int, more: int) -> None:
    """S1.8: costs rise by the highest symbol that lost lances have laid bare, not by the sum of them."""
    assert cost(position(f"richard:{lances}"), "order richard hold") == 1 + more
    assert cost(position(f"richard:{lances}"), "order richard charge ala-afdal") == 2 + more
    view = GAME.view(position(f"richard:{lances}"), ARBITER)
    assert next(seen for seen in view.banners if seen.tag == "richard").surcharge == more


def test_free_actions_stay_free() -> None:
    """S1.8: an action that costs 0 has no addition."""
    s = position("richard:1", crusaders="3+0")
    assert cost(s, "order richard uncontrolled-charge ala-afdal") == 0


def test_e4_regroup_at_plus_one() -> None:
    """S1.8, S3.3, E4: Sablé with 4 of 9 lances regroups for 2, without dice; he and Saphadin are Uncommitted."""
    s = position("sable:4c", crusaders="5+0")
    assert banners(s, "sable saphadin") == "sable:4c saphadin:10c"
    assert cost(s, "order sable regroup") == 2
    assert (orders(s, "crusaders"), to_move(s)) == ("3+2", "ayyubids")
    assert banners(s, "sable saphadin") == "sable:4' saphadin:10"


def test_cost_falls_when_a_lance_is_rallied() -> None:
    """S1.8: a lance put back by the Leader covers the symbol again."""
    s = position("richard:4 sulayman:9", crusaders="5+0", tracks="5 1")
    run(s, "leader rally richard", "leader rally sulayman")
    assert cost(s, "order richard hold") == 1


def test_cost_falls_when_a_lance_is_sent() -> None:
    """S1.8: a lance put back by Reinforce covers the symbol again, and lays bare the giver's."""
    s = position("ala-afdal:5 aslam:5", who="ayyubids")
    assert cost(s, "order aslam reinforce ala-afdal") == 1
    run(s, "order richard hold")
    assert cost(s, "order ala-afdal hold") == 1
    run(s, "order sable hold")
    view = GAME.view(s, ARBITER)
    assert {seen.tag: seen.surcharge for seen in view.banners}["aslam"] == 1


def test_lances_lost_to_a_feint_lay_symbols_bare() -> None:
    """S1.8: any empty place counts, also when its lance went straight to the box."""
    s = position("raymond-iii:6", scenario="hattin")
    run(s, "order raymond-iii charge taqi-al-din", "react taqi-al-din feint", "roll nothing", "order keukburi hold")
    assert banner(s, "raymond-iii") == "4'"
    assert cost(s, "order raymond-iii charge taqi-al-din") == 3


def test_too_dear_with_the_addition() -> None:
    """S1.8: what can be paid without the addition but not with it may not be chosen."""
    s = position("richard:4", crusaders="1+0")
    assert refused(s, "order richard hold") == ("cannot-pay", "S1.8")
    assert allows(position("richard:5", crusaders="1+0"), "order richard hold")


def test_reactions_pay_the_addition() -> None:
    """S1.8, S3.6: a Reaction costs more with lances lost; dice asked for show that it was played."""
    s = position("ala-afdal:5", ayyubids="2+0")
    run(s, "order richard charge ala-afdal", "react ala-afdal evade")
    assert orders(s, "ayyubids") == "0+2"
    assert asked_dice(s) == (1, 1)


def test_departures_in_a_chain() -> None:
    """S1.7: Ala Afdal falls, so Richard is set aside; Bourgogne being gone, Saladin is set aside after him."""
    s = position("ala-afdal:1 bourgogne:gone")
    events = run(s, "order henry-ii loose ala-afdal", "roll two")
    assert banners(s, "ala-afdal richard saladin henry-ii") == (
        "ala-afdal:gone richard:9aside saladin:8aside henry-ii:12'"
    )
    assert kinds(events)[-4:] == ["struck", "banner-lost", "set-aside", "set-aside"]
