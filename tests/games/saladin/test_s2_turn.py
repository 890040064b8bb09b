"""S2: Chaos, Initiative, Activation, Redeployment."""

from itertools import count

import pytest

from gonfalon.core import ARBITER
from gonfalon.games.saladin.interface.views import SaladinView
from gonfalon.games.saladin.rules.events import Chaos, InitiativeHeld, InitiativeSeized
from tests.games.saladin.positions import (
    EDITION,
    GAME,
    allows,
    banners,
    do,
    ending,
    kinds,
    last_pass,
    leader,
    legal_words,
    opening,
    orders,
    position,
    question,
    refused,
    run,
    to_move,
)
from tests.games.saladin.test_laws import walk

# S2.1


def test_chaos_takes_one_of_each() -> None:
    """S2.1: from turn 2 each side puts an Order into the box, out of what Redeployment brought home."""
    s = last_pass(crusaders="1+5", ayyubids="0+7", turn=1)
    events = run(s, "pass")
    assert kinds(events)[:5] == ["passed", "redeployed", "turn-began", "orders-boxed", "orders-boxed"]
    assert (orders(s, "crusaders"), orders(s, "ayyubids")) == ("5+0", "6+0")
    assert GAME.view(s, ARBITER).turn == 2


def test_e1_chaos_with_two_banners_in_enemy_hands() -> None:
    """S2.1, S2.2, E1: 3 Orders go; the side with 5 against 7 has the initiative unless the other's Leader seizes it."""
    s = last_pass("naplouse:gone sable:gone", crusaders="8+0", ayyubids="8+0")
    events = run(s, "pass")
    assert Chaos(3, 1) in events
    assert (orders(s, "crusaders"), orders(s, "ayyubids")) == ("5+0", "7+0")
    assert InitiativeHeld("crusaders") in events
    assert question(s) == "ayyubids seize"
    untouched = s.copy()
    assert InitiativeSeized("ayyubids", "Saladin") in run(s, "seize")
    assert (question(s), leader(s, "ayyubids")) == ("ayyubids begin", "ordered")
    run(untouched, "leave-it")
    assert (question(untouched), leader(untouched, "ayyubids")) == ("crusaders begin", "deployed")


def test_what_chaos_does_not_count() -> None:
    """S2.1: Banners set aside, and Husam Lulu's in the box, are not in enemy hands."""
    s = last_pass("husam-lulu:gone ridefort:8aside keukburi:gone d-ibelin:9aside", scenario="hattin")
    assert Chaos(1, 2) in run(s, "pass")


def test_chaos_falls_on_both_at_once() -> None:
    """S2.1: both pay before it is seen who has none left, so neither wins by having paid second."""
    s = last_pass("ala-afdal:gone", crusaders="1+0", ayyubids="2+0")
    events = run(s, "pass")
    assert Chaos(1, 2) in events
    assert (orders(s, "crusaders"), orders(s, "ayyubids")) == ("0+0", "0+0")
    assert ending(s) == ("ayyubids", "S4.1")


# S2.2


@pytest.mark.parametrize(
    ("scenario", "crusaders", "ayyubids", "holder"),
    [
        ("arsuf", "6+0", "7+0", "crusaders"),
        ("arsuf", "7+0", "6+0", "ayyubids"),
        ("arsuf", "6+0", "6+0", "crusaders"),
        ("hattin", "6+0", "6+0", "ayyubids"),
        ("hattin", "2+3", "6+0", "crusaders"),
        ("hattin", "2+5", "6+0", "ayyubids"),
    ],
)
def test_fewer_available_orders_have_the_initiative(scenario: str, crusaders: str, ayyubids: str, holder: str) -> None:
    """S2.2: the smaller Available pool decides, the scenario breaks a tie; Spent Orders have come home by then."""
    s = last_pass(scenario=scenario, crusaders=crusaders, ayyubids=ayyubids)
    assert InitiativeHeld(holder) in run(s, "pass")
    assert GAME.view(s, ARBITER).initiative == holder


@pytest.mark.parametrize(("choice", "first"), [("begin", "crusaders"), ("yield", "ayyubids")])
def test_the_holder_names_either_side(choice: str, first: str) -> None:
    """S2.2: to have the initiative is to say who activates first."""
    s = opening()
    run(s, "leave-it", choice)
    assert question(s) == f"{first} activate"


@pytest.mark.parametrize(("choice", "first"), [("begin", "ayyubids"), ("yield", "crusaders")])
def test_who_seizes_decides(choice: str, first: str) -> None:
    """S2.2: a Leader who seizes the initiative decides, and is Ordered for the turn."""
    s = opening()
    do(s, "ayyubids", "seize")
    run(s, choice)
    assert question(s) == f"{first} activate"
    if first == "crusaders":
        run(s, "order richard hold")
    assert refused(s, "leader stand-by") == ("leader-ordered", "S3.5")


# S2.3


@pytest.mark.parametrize("answer", ["endure", "react ala-afdal evade"])
def test_sides_alternate_after_a_reaction(answer: str) -> None:
    """S2.3, S3.4: a Reaction is no activation: after the charge it is the other's turn, answered or not."""
    s = position()
    run(s, "order richard charge ala-afdal", answer)
    run(s, "roll nothing nothing nothing nothing" if answer == "endure" else "roll nothing nothing")
    assert question(s) == "ayyubids activate"


ALL_CRUSADERS = "richard:9' bourgogne:9' sable:9' naplouse:9' henry-ii:12' lusignan:8'"


def test_passing_needs_everything_ordered() -> None:
    """S2.3: with a Banner or the Leader Deployed one may not pass."""
    assert refused(position(ALL_CRUSADERS), "pass") == ("must-act", "S2.3")
    assert refused(position(ALL_CRUSADERS.replace("12'", "12"), leaders="crusaders"), "pass") == ("must-act", "S2.3")
    assert allows(position(ALL_CRUSADERS, leaders="crusaders"), "pass")


def test_passing_is_final_and_the_other_goes_on() -> None:
    """S2.3: who has passed is out for the turn; the other goes on alone until he passes too."""
    s = position(ALL_CRUSADERS, leaders="crusaders")
    run(s, "pass")
    for words in ("order sulayman hold", "order saphadin hold", "order ala-afdal hold"):
        assert to_move(s) == "ayyubids"
        run(s, words)
    run(s, "order sulayman loose naplouse", "roll two")
    assert to_move(s) == "ayyubids"
    run(s, "order ala-al-din hold", "order saladin hold", "order aslam hold", "leader recover", "pass")
    assert question(s) == "ayyubids seize"
    assert GAME.view(s, ARBITER).turn == 3


# S2.4


def test_ordered_banner_acts_again_and_pays_again() -> None:
    """S2.4: an Ordered Banner may act again, as often as it is paid for."""
    s = position(crusaders="2+0")
    run(s, "order henry-ii loose ala-afdal", "roll nothing", "order aslam hold")
    run(s, "order henry-ii loose ala-al-din", "roll nothing", "order sulayman hold")
    assert orders(s, "crusaders") == "0+2"
    assert refused(s, "order henry-ii loose ala-afdal") == ("cannot-pay", "S3.1")


def test_ordered_side_shows_less() -> None:
    """S2.4: only actions marked for the Ordered side are had again."""
    s = position("henry-ii:12' richard:9'")
    assert legal_words(s, "order henry-ii") == ["order henry-ii loose ala-afdal", "order henry-ii loose ala-al-din"]
    assert legal_words(s, "order richard") == ["order richard charge ala-afdal"]
    assert refused(s, "order henry-ii shield-wall") == ("ordered-side", "S2.4")


@pytest.mark.parametrize("tag", ["richard", "henry-ii", "lusignan"])
def test_without_orders_only_the_free_action_is_left(tag: str) -> None:
    """S2.4: a Deployed Banner that can pay for nothing has its 0-cost action, which nobody's comes before."""
    others = " ".join(text for text in ALL_CRUSADERS.split() if not text.startswith(tag))
    s = position(others, crusaders="0+4")
    free = {"richard": "order richard uncontrolled-charge ala-afdal"}.get(tag, f"order {tag} rout")
    assert legal_words(s) == [free]
    assert refused(s, "pass") == ("must-act", "S2.3")
    assert refused(s, "leader recover") == ("banners-first", "S2.4")


def test_the_leader_follows_once_every_banner_is_ordered() -> None:
    """S2.4: then he may recover an Order, with which a Banner acts again."""
    s = position(ALL_CRUSADERS, crusaders="0+4")
    assert legal_words(s) == ["leader recover"]


def test_an_empty_pool_as_the_booklet_has_it() -> None:
    """S2.4: who has no Order Available and a Deployed Banner activates one of these at cost 0, whichever it is."""
    seen = 0
    for seed in count():
        for s, _ in walk(("arsuf", "hattin")[seed % 2], seed):
            view = GAME.view(s, ARBITER)
            owing = _owing(view)
            if owing:
                seen += 1
                words = {word.partition(" rout")[0].partition(" uncontrolled")[0] for word in legal_words(s)}
                assert {word.partition(" sacrifice")[0] for word in words} == owing
        if seen >= 2_000:
            return


def _owing(view: SaladinView) -> set[str]:
    """Whom the booklet's sentence calls on, and before them the march to the Horns."""
    pool = view.pools.get(view.asked)
    if view.question != "activate" or pool is None or pool.available:
        return set()
    lusignan = next(banner for banner in view.banners if banner.tag == "lusignan")
    marches = view.scenario == "hattin" and view.asked == "crusaders" and not view.horns and not pool.leader_ordered
    if marches and lusignan.place == "in-play" and pool.spent < 5:
        return {"leader horns"}
    mine = [banner for banner in view.banners if banner.side == view.asked and banner.place == "in-play"]
    return {f"order {banner.tag}" for banner in mine if not banner.ordered}


def test_free_action_is_for_the_deployed() -> None:
    """S2.4: the 0-cost actions are not on the Ordered side, so every turn comes to an end."""
    for scenario in EDITION.scenarios:
        for seen in scenario.banners:
            for card in (seen.card, seen.horns_card or seen.card):
                assert not [action.name for action in card.actions if action.cost == 0 and action.when_ordered]


# S2.5


def test_e6_from_one_turn_to_the_next() -> None:
    """S2.5, S2.1, S2.2, E6: cards Deployed, Spent Orders home, the wall off, status kept; then Chaos, and at Arsuf 6
    against 6 is the Crusaders' initiative."""
    s = last_pass("richard:5c saladin:gone", crusaders="2+5", ayyubids="3+5", shield="henry-ii")
    events = run(s, "pass")
    view = GAME.view(s, ARBITER)
    assert not any(seen.ordered for seen in view.banners)
    assert (leader(s, "crusaders"), leader(s, "ayyubids")) == ("deployed", "deployed")
    assert view.shield is None
    assert not any(pool.passed for pool in view.pools.values())
    assert banners(s, "richard ala-afdal") == "richard:5c ala-afdal:10c"
    assert Chaos(1, 2) in events
    assert (orders(s, "crusaders"), orders(s, "ayyubids")) == ("6+0", "6+0")
    assert InitiativeHeld("crusaders") in events
    run(s, "leave-it", "yield")
    assert question(s) == "ayyubids activate"


@pytest.mark.parametrize(("fire", "burns"), [("burning", False), ("fed", True)])
def test_unfed_fire_goes_out(fire: str, burns: bool) -> None:
    """S2.5: an unfed fire goes out, a fed one burns on and must be fed again."""
    s = last_pass(scenario="hattin", fire=fire)
    run(s, "pass")
    view = GAME.view(s, ARBITER)
    assert (view.fire, view.fed) == (burns, False)
