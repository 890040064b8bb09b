"""S3: activating a Banner or a Leader."""

import pytest

from gonfalon.core import ARBITER
from gonfalon.games.saladin.rules.events import BannerOrdered, DieRolled, Struck
from tests.games.saladin.positions import (
    EDITION,
    GAME,
    allows,
    asked_dice,
    banner,
    banners,
    box,
    edited,
    edition,
    ending,
    entry,
    kinds,
    leader,
    legal_words,
    orders,
    position,
    question,
    refused,
    run,
    to_move,
    tracks,
)

# S3.1


def test_e2_henry_ii_looses_at_ala_afdal() -> None:
    """S3.1, E2: 1 Order, 1 red die, a lance on the track, the card Ordered; then Saladin's Leader recovers an Order."""
    s = position(crusaders="11+0", ayyubids="11+1", turn=1)
    events = run(s, "order henry-ii loose ala-afdal", "roll one")
    assert events == [
        BannerOrdered("crusaders", "henry-ii", "loose", "ala-afdal", 1),
        DieRolled("red", "one"),
        Struck("ayyubids", "ala-afdal", 1, 0, 9),
    ]
    assert (orders(s, "crusaders"), tracks(s)) == ("10+1", "0 1")
    assert banners(s, "henry-ii ala-afdal") == "henry-ii:12' ala-afdal:9"
    run(s, "leader recover")
    assert (orders(s, "ayyubids"), leader(s, "ayyubids")) == ("12+0", "ordered")


def test_steps_in_their_order() -> None:
    """S3.1: pay, react?, all dice red before green, both struck, status, and the card is turned."""
    s = position("richard:9")
    run(s, "order richard charge ala-afdal")
    assert (orders(s, "crusaders"), question(s), banner(s, "richard")) == ("9+2", "ayyubids react", "9")
    run(s, "endure")
    assert asked_dice(s) == (3, 1)
    events = run(s, "roll one nothing order two")
    assert kinds(events) == ["die-rolled"] * 4 + ["struck", "struck", "status-changed"]
    assert [event.colour for event in events if isinstance(event, DieRolled)] == ["red", "red", "red", "green"]
    assert banners(s, "richard ala-afdal") == "richard:7c' ala-afdal:9c"


def test_nothing_happens_before_the_last_die() -> None:
    """S3.1: dice are applied together when all have been rolled."""
    s = position("ala-afdal:1")
    run(s, "order richard charge ala-afdal", "endure", "roll two two two")
    assert banners(s, "richard ala-afdal") == "richard:9 ala-afdal:1"
    assert tracks(s) == "0 0"
    run(s, "roll one")
    assert tracks(s) == "1 1"


def test_no_action_without_target_or_orders() -> None:
    """S3.1: an action may not be chosen without a legal target, nor with too few Orders."""
    s = position("richard:9c bourgogne:9c", crusaders="1+3")
    assert legal_words(s, "order henry-ii loose") == []
    assert legal_words(s, "order sable charge") == []
    assert allows(s, "order sable hold")


# S3.2


def test_action_needs_its_status() -> None:
    """S3.2: an action is had only in the status beside it."""
    assert legal_words(position(), "order richard") == [
        "order richard charge ala-afdal",
        "order richard hold",
        "order richard uncontrolled-charge ala-afdal",
    ]
    assert legal_words(position("richard:9c"), "order richard") == [
        "order richard melee ala-afdal",
        "order richard regroup",
        "order richard rout",
    ]


def test_target_must_be_listed_for_the_status() -> None:
    """S3.2: Ala Afdal lists Henry II Uncommitted and Richard Committed, so neither in the other status."""
    s = position(who="ayyubids")
    assert legal_words(s, "order ala-afdal loose") == ["order ala-afdal loose henry-ii"]
    assert refused(s, "order ala-afdal loose richard") == ("target-not-listed", "S3.2")
    s = position("richard:9c", who="ayyubids")
    assert legal_words(s, "order ala-afdal melee") == ["order ala-afdal melee richard"]
    assert refused(s, "order ala-afdal loose henry-ii") == ("wrong-status", "S3.2")


@pytest.mark.parametrize(
    ("field", "scenario", "who", "words"),
    [
        ("richard:9", "arsuf", "crusaders", "order richard hold"),
        ("richard:9c", "arsuf", "crusaders", "order richard regroup"),
        ("richard:9c", "arsuf", "crusaders", "order richard rout"),
        ("richard:9c bourgogne:9c", "arsuf", "crusaders", "order henry-ii shield-wall"),
        ("richard:9c ala-afdal:9", "arsuf", "ayyubids", "order aslam reinforce ala-afdal"),
        ("", "arsuf", "ayyubids", "order saladin sacrifice"),
        ("", "hattin", "ayyubids", "order husam-lulu light-fire"),
    ],
)
def test_actions_that_hit_nobody_need_no_target(field: str, scenario: str, who: str, words: str) -> None:
    """S3.2: Hold, Regroup, Rout, Shield wall, Reinforce, fire and Sacrifice ask for no enemy, and nobody reacts."""
    s = position(field, scenario=scenario, who=who)
    assert allows(s, words)
    run(s, words)
    assert question(s) != f"{'ayyubids' if who == 'crusaders' else 'crusaders'} react"


# S3.3

PAIRS = [
    ("arsuf", "richard", "ala-afdal"),
    ("arsuf", "bourgogne", "ala-al-din"),
    ("arsuf", "sable", "saphadin"),
    ("arsuf", "naplouse", "sulayman"),
    ("hattin", "d-ibelin", "keukburi"),
    ("hattin", "naplouse", "saphadin"),
    ("hattin", "raymond-iii", "taqi-al-din"),
    ("hattin", "chatillon", "manguras"),
]


@pytest.mark.parametrize(("scenario", "knight", "follower"), PAIRS)
def test_follower_shares_the_status(scenario: str, knight: str, follower: str) -> None:
    """S3.3, S5.2, S6.2: a charge of one of the four knights commits him and his follower, and nobody else; when one of
    the two falls back the status of both goes along."""
    s = position(scenario=scenario, leaders="crusaders")
    run(s, f"order {knight} charge {follower}", "endure", "roll nothing nothing nothing nothing")
    committed = [seen.tag for seen in GAME.view(s, ARBITER).banners if seen.status == "committed"]
    assert sorted(committed) == sorted([knight, follower])
    run(s, f"order {follower} melee {knight}", "roll nothing nothing nothing", f"order {knight} regroup")
    assert not banner(s, follower).endswith(("c", "c'"))


def test_follower_of_the_fallen_is_uncommitted() -> None:
    """S3.3: when the partner is eliminated the follower is Uncommitted from then on."""
    s = position("richard:1c", who="ayyubids")
    run(s, "order ala-afdal melee richard", "roll nothing one nothing", "order sable hold")
    assert banner(s, "ala-afdal") == "10'"
    assert allows(s, "order ala-afdal loose henry-ii")


def test_follower_of_one_set_aside_is_uncommitted() -> None:
    """S3.3: it is the same when the partner is set aside, even out of the fight."""
    data = edition()
    entry(data, "richard")["card"]["targets"] = {"sulayman": ["committed"]}
    entry(data, "richard")["card"]["actions"][1]["cost"] = 0
    s = position("richard:9c sulayman:1 naplouse:9", game=edited(data))
    assert banner(s, "ala-afdal") == "10c"
    run(s, "order naplouse charge sulayman", "endure", "roll two nothing nothing nothing")
    assert banners(s, "richard ala-afdal") == "richard:9aside ala-afdal:10"


# S3.4


def test_e3_naplouse_charges_and_sulayman_evades() -> None:
    """S3.4, E3: 1 die each, 2 Orders gone, Naplouse Ordered, Sulayman Deployed, both Uncommitted."""
    s = position(crusaders="11+0", ayyubids="12+0")
    assert legal_words(s, "order naplouse charge") == ["order naplouse charge sulayman"]
    run(s, "order naplouse charge sulayman")
    assert legal_words(s) == ["react sulayman evade", "endure"]
    run(s, "react sulayman evade")
    assert asked_dice(s) == (1, 1)
    run(s, "roll nothing one")
    assert (orders(s, "crusaders"), orders(s, "ayyubids")) == ("9+2", "11+1")
    assert banners(s, "naplouse sulayman") == "naplouse:8' sulayman:10"
    assert tracks(s) == "1 0"
    assert to_move(s) == "ayyubids"


@pytest.mark.parametrize(
    ("field", "words"), [("", "order henry-ii loose ala-afdal"), ("richard:9c", "order richard melee ala-afdal")]
)
def test_only_charges_are_answered(field: str, words: str) -> None:
    """S3.4: there is no Reaction to arrows or to a melee."""
    s = position(field)
    run(s, words)
    assert to_move(s) == "fate"


def test_unpaid_or_ordered_banners_do_not_react() -> None:
    """S3.4: who is Ordered or cannot be paid for is not asked, and where nobody is left the charge rolls at once."""
    s = position("ala-afdal:10'")
    run(s, "order richard charge ala-afdal")
    assert legal_words(s) == ["react saladin countercharge", "endure"]
    s = position("ala-afdal:10' saladin:8'")
    run(s, "order richard charge ala-afdal")
    assert asked_dice(s) == (3, 1)
    s = position(ayyubids="0+6")
    run(s, "order richard charge ala-afdal")
    assert asked_dice(s) == (3, 1)


def test_charge_stays_cancelled_when_the_reactor_dies() -> None:
    """S3.4: the cancelled action does not come back when the reacting Banner dies of its own die."""
    s = position("ala-afdal:1 richard:9")
    run(s, "order richard charge ala-afdal", "react ala-afdal evade", "roll two nothing")
    assert banners(s, "ala-afdal richard") == "ala-afdal:gone richard:9aside"
    assert to_move(s) == "ayyubids"


def test_charger_may_die_of_the_reaction() -> None:
    """S3.4: the Reaction's dice strike both; a charger without lances is eliminated."""
    s = position("richard:1 bourgogne:gone")
    run(s, "order richard charge ala-afdal", "react saladin countercharge", "roll one one")
    assert banners(s, "richard saladin ala-afdal") == "richard:gone saladin:7aside ala-afdal:10"


def test_reactor_stays_deployed() -> None:
    """S3.4: the Banner that reacted may still be activated in the same turn."""
    s = position()
    run(s, "order naplouse charge sulayman", "react sulayman evade", "roll nothing nothing")
    assert banner(s, "sulayman") == "10"
    run(s, "order sulayman harass naplouse", "roll nothing one one")
    assert banners(s, "sulayman naplouse") == "sulayman:10' naplouse:7'"


def test_crusaders_have_no_reactions() -> None:
    """S3.4: only Ayyubid cards have Reactions; Saladin's charge at the Horns is answered by nobody."""
    sides = {
        seen.side
        for scenario in EDITION.scenarios
        for seen in scenario.banners
        for card in (seen.card, seen.horns_card or seen.card)
        if any(action.reaction for action in card.actions)
    }
    assert sides == {"ayyubids"}
    s = position(scenario="hattin", who="ayyubids", done="horns")
    run(s, "order saladin charge lusignan")
    assert asked_dice(s) == (1, 3)


# S3.5


def test_leader_acts_and_is_ordered() -> None:
    """S3.5: one of his actions, no cost, the card is turned, and once a turn is enough."""
    s = position("richard:8", crusaders="3+2", tracks="1 0")
    assert legal_words(s, "leader") == ["leader recover", "leader rally richard"]
    run(s, "leader recover")
    assert (orders(s, "crusaders"), leader(s, "crusaders"), tracks(s)) == ("4+1", "ordered", "1 0")
    run(s, "order sulayman hold")
    assert legal_words(s, "leader") == []
    assert refused(s, "leader rally richard") == ("leader-ordered", "S3.5")


def test_stand_by() -> None:
    """S3.5: a Leader who can neither recover nor rally stands by: his card is turned and nothing else happens."""
    s = position()
    assert legal_words(s, "leader") == ["leader stand-by"]
    before = GAME.view(s, ARBITER)
    run(s, "leader stand-by")
    after = GAME.view(s, ARBITER)
    assert leader(s, "crusaders") == "ordered"
    assert after.banners == before.banners
    assert after.pools["ayyubids"] == before.pools["ayyubids"]


def test_nobody_is_driven_to_what_is_had_once() -> None:
    """S3.5: standing by is open even when an action once per game could be done."""
    s = position(scenario="hattin")
    assert legal_words(s, "leader") == ["leader horns", "leader stand-by"]
    s = position("chatillon:gone manguras:11aside", scenario="hattin", who="ayyubids", done="horns", crusaders="5+0")
    assert legal_words(s, "leader") == ["leader true-cross", "leader stand-by"]


def test_leader_without_common_actions_can_stand_by() -> None:
    """S3.5: a Leader whose card has no Recover stands by even with Spent Orders, so nobody is stuck."""
    data = edition()
    data["scenarios"][0]["leaders"][0]["actions"] = []
    s = position("richard:8", crusaders="3+2", tracks="1 0", game=edited(data))
    assert legal_words(s, "leader") == ["leader stand-by"]


def test_once_per_game_is_spent_for_good() -> None:
    """S3.5: what was done once is not had again, in this turn or another."""
    s = position(scenario="hattin", crusaders="6+1")
    run(s, "leader horns")
    assert GAME.view(s, ARBITER).pools["crusaders"].leader_spent == ["horns"]
    s = position(scenario="hattin", crusaders="6+1", done="horns", turn=4)
    assert legal_words(s, "leader") == ["leader recover"]


# S3.6


def test_any_listed_banner_may_react() -> None:
    """S3.6: not only the target; Saladin lists Richard and Bourgogne, and the defender picks."""
    s = position()
    run(s, "order bourgogne charge ala-al-din")
    assert legal_words(s) == ["react ala-al-din evade", "react saladin countercharge", "endure"]
    run(s, "react saladin countercharge", "roll one one")
    assert banners(s, "bourgogne saladin ala-al-din") == "bourgogne:8' saladin:7 ala-al-din:10"
    assert orders(s, "ayyubids") == "11+1"


def test_reactions_can_be_repeated() -> None:
    """S3.6: while Deployed and paid for a Banner reacts again and again in a turn."""
    s = position(crusaders="7+0", ayyubids="4+0")
    run(s, "order naplouse charge sulayman", "react sulayman evade", "roll nothing nothing")
    assert (orders(s, "ayyubids"), banner(s, "sulayman")) == ("3+1", "10")
    run(s, "order saladin hold", "order naplouse charge sulayman", "react sulayman evade", "roll nothing nothing")
    assert (orders(s, "ayyubids"), banner(s, "sulayman")) == ("1+3", "10")
    run(s, "order aslam hold", "order naplouse charge sulayman")
    assert to_move(s) == "fate"
    assert orders(s, "crusaders") == "1+6"


# S3.7


def test_archers_cannot_pick_out_who_is_committed() -> None:
    """S3.7: Ala Afdal is Committed with Richard, so Henry II cannot shoot at him."""
    s = position("richard:9c")
    assert legal_words(s, "order henry-ii loose") == ["order henry-ii loose ala-al-din"]


def test_committed_banner_has_committed_targets_only() -> None:
    """S3.7: Committed, Ala Afdal cannot shoot at Henry II, though Rout is had in any status."""
    s = position("richard:9c", who="ayyubids")
    assert legal_words(s, "order ala-afdal") == ["order ala-afdal melee richard", "order ala-afdal rout"]


# S3.8


def test_the_dying_hit_back() -> None:
    """S3.8: the whole roll counts for both, also when one dies of it."""
    s = position("richard:1c ala-afdal:1")
    run(s, "order richard melee ala-afdal", "roll one nothing one")
    assert banners(s, "richard ala-afdal") == "richard:gone ala-afdal:gone"


def test_hits_beyond_the_last_lance_are_lost() -> None:
    """S3.8: wasted hits fall on nobody and no track."""
    s = position("ala-afdal:1")
    run(s, "order richard charge ala-afdal", "endure", "roll two two two nothing")
    assert (banner(s, "ala-afdal"), tracks(s)) == ("gone", "0 1")
    assert banners(s, "ala-al-din saladin") == "ala-al-din:10 saladin:8"


def test_spend_counts_though_the_banner_is_dead() -> None:
    """S3.8: a "spend" face counts after the last lance."""
    s = position("ala-afdal:1", ayyubids="7+0")
    run(s, "order richard charge ala-afdal", "endure", "roll two order order nothing")
    assert (banner(s, "ala-afdal"), orders(s, "ayyubids")) == ("gone", "5+2")


def test_action_without_dice_left_may_be_chosen() -> None:
    """S3.8: a shot whose only die the shield wall takes away is paid for and over."""
    s = position("henry-ii:12", who="ayyubids", shield="henry-ii", ayyubids="5+0")
    run(s, "order ala-afdal loose henry-ii")
    assert (to_move(s), orders(s, "ayyubids"), banner(s, "ala-afdal")) == ("crusaders", "4+1", "10'")


# S3.9


def test_rally() -> None:
    """S3.9: one lance from the own Losses Track goes back to a Banner that has lost one."""
    s = position("richard:7 sable:8", tracks="2 0", crusaders="5+0")
    assert legal_words(s, "leader") == ["leader rally richard", "leader rally sable"]
    run(s, "leader rally richard")
    assert (banners(s, "richard sable"), tracks(s)) == ("richard:8 sable:8", "1 0")
    assert box(s, "crusaders") == 6


def test_no_rally_for_the_dead_the_whole_or_the_garrison() -> None:
    """S3.9: only Banners of the own side in play with an empty place; never the garrison of Arsuf."""
    s = position("ala-afdal:gone sulayman:9", who="ayyubids", tracks="0 5", garrison=1)
    assert legal_words(s, "leader rally") == ["leader rally sulayman"]
    assert refused(s, "leader rally aslam") == ("not-hurt", "S3.9")
    assert refused(s, "leader rally arsuf") == ("no-such-banner", "S1.1")
    assert refused(s, "leader rally richard") == ("banner-not-yours", "S2.3")
    assert ending(s) is None
