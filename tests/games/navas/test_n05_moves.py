"""N5: move, rally, switch, end."""

import pytest

from gonfalon.core import ARBITER
from gonfalon.games.navas.rules.events import Moved, Rallied, Switched
from tests.games.navas.positions import (
    GAME,
    allows,
    ending,
    hand,
    legal_words,
    points,
    position,
    question,
    refused,
    run,
    zone,
)


def test_move_costs_1() -> None:
    """N5.1: a move costs 1 point, for any number of units of one zone."""
    s = position("A2: -; A3: kurds1 kurds2 berber-bows3", turn="muslim", card="4-3")
    events = run(s, "move A3>A2 all")
    assert points(s) == 3
    assert (zone(s, "A2"), zone(s, "A3")) == ("kurds1 kurds2 berber-bows3", "")
    assert events == [Moved("muslim", "A3", "A2", ["kurds1", "kurds2", "berber-bows3"])]


def test_any_group_moves_into_an_own_zone() -> None:
    """N5.1: into an own zone any units go, at least one, as far as there is room."""
    s = position("A2: berber-foot1; A3: kurds1 kurds2 berber-bows3", turn="muslim")
    assert legal_words(s, "move A3>A2") == [
        "move A3>A2 kurds1",
        "move A3>A2 kurds2",
        "move A3>A2 kurds1+kurds2",
        "move A3>A2 berber-bows3",
        "move A3>A2 kurds1+berber-bows3",
        "move A3>A2 kurds2+berber-bows3",
    ]
    run(s, "move A3>A2 kurds2")
    assert (zone(s, "A2"), zone(s, "A3")) == ("berber-foot1 kurds2", "kurds1 berber-bows3")


@pytest.mark.parametrize(
    ("there", "groups"), [("jund1 jund2", 3), ("jund1", 6), ("jund1 jund2 andalusi1", 0), ("-", 1)]
)
def test_room_in_the_target(there: str, groups: int) -> None:
    """N5.1: with three units to choose from, room for 1 gives 3 groups, room for 2 gives 6, an empty zone only all."""
    s = position(f"A2: {there}; A3: kurds1 kurds2 berber-bows3", turn="muslim")
    assert len(legal_words(s, "move A3>A2")) == groups


def test_all_go_into_an_empty_zone() -> None:
    """N5.1: into an empty zone all units of the origin must go."""
    s = position("A5: -", card="1-6")
    assert legal_words(s, "move A4>A5") == ["move A4>A5 all"]


def test_exhausted_units_move() -> None:
    """N5.1: exhausted units may move, and stay exhausted."""
    s = position("A5: -; A4: militia1' crossbows1")
    run(s, "move A4>A5 all")
    assert zone(s, "A5") == "militia1' crossbows1"


def test_no_limit_on_moves() -> None:
    """N5.1, N5.3: the same units move as often as there are points; Muslims pay 1 for an empty zone in either area."""
    s = position("A1: jund1; A2: -; A3: -; B2: -; B3: -; B4: -", turn="muslim", card="6-1")
    run(s, "move A1>A2 all", "move A2>A3 all", "move A3>B2 all", "move B2>B3 all", "move B3>B4 all")
    assert zone(s, "B4") == "jund1"
    assert points(s) == 1


def test_muslims_move_in_all_eight_directions() -> None:
    """N5.2: Muslims move straight, sideways and diagonally."""
    around = ["A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"]
    s = position("; ".join(f"{name}: -" for name in around) + "; B2: jund5", turn="muslim")
    assert legal_words(s, "move B2") == [f"move B2>{name} all" for name in around]


@pytest.mark.parametrize("unit", ["al-nasir", "guard1", "guard2"])
def test_caliph_and_guard_never_move(unit: str) -> None:
    """N5.2: Al-Nasir and the Black Guard never move from B1; refused is the booklet's B2 as their place."""
    s = position("A1: jund1", turn="muslim")
    assert legal_words(s, "move B1") == []
    assert refused(s, f"move B1>A1 {unit}") == ("immobile", "N5.2")
    assert zone(s, "B1") == "al-nasir guard1 guard2"
    assert allows(position("A1: jund1"), "end")


def test_nobody_leaves_the_camp_for_an_empty_zone() -> None:
    """N5.2: from a zone with an immobile unit nobody enters an empty zone; refused is going without them."""
    s = position("B1: al-nasir guard1 jund1; A1: -; A2: berber-foot1", turn="muslim")
    assert legal_words(s, "move B1>A1") == []
    assert refused(s, "move B1>A1 jund1") == ("immobile-left-behind", "N5.2")
    assert refused(s, "move B1>A1 all") == ("immobile-left-behind", "N5.2")


def test_from_the_camp_into_an_own_zone_with_room() -> None:
    """N5.2: a mobile unit leaves B1 for an own zone with room; refused is holding it in the camp."""
    s = position("B1: al-nasir guard1 volunteers1; A2: berber-foot1", turn="muslim")
    assert legal_words(s, "move B1") == ["move B1>A2 all"]
    run(s, "move B1>A2 all")
    assert (zone(s, "B1"), zone(s, "A2")) == ("al-nasir guard1", "berber-foot1 volunteers1")


def test_christians_move_only_in_their_column() -> None:
    """N5.3: Christians move straight forward or back; not sideways, not diagonally."""
    around = ["A4", "B4", "C4", "A5", "C5", "A6", "B6", "C6"]
    s = position("; ".join(f"{name}: -" for name in around))
    assert legal_words(s, "move B5") == ["move B5>B4 all", "move B5>B6 all"]
    assert refused(s, "move B5>A5 all") == ("christian-leaves-column", "N5.3")
    assert refused(s, "move B5>C4 all") == ("christian-leaves-column", "N5.3")


@pytest.mark.parametrize("edge", ["A1", "B1", "C1", "A6", "B6", "C6"])
def test_christians_stay_on_the_board(edge: str) -> None:
    """N5.3: at either edge only one way is left."""
    inward = edge[0] + ("2" if edge[1] == "1" else "5")
    s = position(f"{edge}: orders; {inward}: -", points=2)
    assert legal_words(s, f"move {edge}") == [f"move {edge}>{inward} all"]


@pytest.mark.parametrize(
    ("origin", "target", "cost"),
    [
        ("A4", "A3", 2),
        ("A3", "A2", 2),
        ("A2", "A1", 2),
        ("A1", "A2", 2),
        ("A2", "A3", 2),
        ("A3", "A4", 1),
        ("A5", "A4", 1),
        ("A6", "A5", 1),
        ("A5", "A6", 1),
    ],
)
def test_price_of_an_empty_zone(origin: str, target: str, cost: int) -> None:
    """N1.1, N5.3: an empty zone of rows 1 to 3, the Muslim area, costs 2, also backward; refused is 1 for that."""
    s = position(f"{origin}: peter; {target}: -", points=4)
    run(s, f"move {origin}>{target} all")
    assert points(s) == 4 - cost
    assert allows(position(f"{origin}: peter; {target}: -", points=cost), f"move {origin}>{target} all")
    if cost == 2:
        poor = position(f"{origin}: peter; {target}: -", points=1)
        assert refused(poor, f"move {origin}>{target} all") == ("cannot-pay-march", "N5.3")


@pytest.mark.parametrize(("origin", "target"), [("A4", "A3"), ("A3", "A2"), ("A2", "A3")])
def test_price_of_an_own_zone_in_the_muslim_area(origin: str, target: str) -> None:
    """N5.3: into an own zone a Christian move costs 1, in the Muslim area too."""
    s = position(f"{origin}: peter; {target}: militia1", points=1)
    run(s, f"move {origin}>{target} all")
    assert zone(s, target) == "militia1 peter"
    assert points(s) == 0


def test_rally() -> None:
    """N5.4: for 1 point an unexhausted unit at power 1 returns to 2 and is exhausted."""
    s = position("B4: haro/1 bows1/1", card="2-5")
    events = run(s, "rally haro")
    assert zone(s, "B4") == "haro' bows1/1"
    assert points(s) == 4
    assert events == [Rallied("christian", "B4", ["haro"])]


def test_who_can_rally() -> None:
    """N5.4: neither a whole unit nor an exhausted one nor the enemy's rallies."""
    s = position("B4: haro/1' bows1 castile-foot1/1; B3: volunteers1/1")
    assert legal_words(s, "rally") == ["rally castile-foot1"]


def test_rallied_unit_neither_attacks_nor_rallies_again() -> None:
    """N5.4, N6.5: who has rallied is exhausted and cannot fight in this turn."""
    s = position("B4: haro/1 bows1", card="1-6")
    run(s, "rally haro")
    assert legal_words(s, "attack B4>B3") == ["attack B4>B3 all"]
    assert legal_words(s, "charge B4") == []


def test_switch_exchanges_the_initiative_cards() -> None:
    """N5.5: for 1 point the two initiative cards change places; the order of turns does not change."""
    s = position(card="1-6", initiative="2-5 6-1")
    events = run(s, "switch")
    view = GAME.view(s, ARBITER)
    assert view.initiative == {"muslim": "6-1", "christian": "2-5"}
    assert (view.first, view.shield, points(s)) == ("christian", None, 5)
    assert events == [Switched("christian", False)]
    run(s, "end")
    assert question(s) == "muslim play"


@pytest.mark.parametrize("turn", ["muslim", "christian"])
def test_shield_costs_2_and_stops_the_other_side(turn: str) -> None:
    """N5.5: for 2 in all the switch is shielded: the opponent cannot switch for the rest of the round."""
    other = "christian" if turn == "muslim" else "muslim"
    s = position(turn=turn, points=4, initiative="2-5 6-1")
    events = run(s, "switch shield")
    assert events == [Switched(turn, True)]
    assert points(s) == 2
    assert GAME.view(s, ARBITER).shield == turn
    assert GAME.view(s, ARBITER).initiative == {"muslim": "6-1", "christian": "2-5"}
    run(s, "end", f"play {hand(s, other)[0]}")
    assert legal_words(s, "switch") == []
    assert refused(s, "switch") == ("shielded", "N5.5")
    assert refused(s, "switch shield") == ("shielded", "N5.5")


def test_any_number_of_switches() -> None:
    """N5.5: one may switch again and again in a turn; refused is once a turn."""
    s = position(card="2-5", initiative="2-4 6-1")
    run(s, "switch", "switch", "switch")
    assert GAME.view(s, ARBITER).initiative == {"muslim": "6-1", "christian": "2-4"}
    assert points(s) == 2


def test_shielding_side_may_still_switch() -> None:
    """N5.5: the shield binds only the opponent; refused is a shield that binds both."""
    s = position(card="1-6")
    run(s, "switch shield")
    assert legal_words(s, "switch") == ["switch", "switch shield"]
    run(s, "switch")
    assert GAME.view(s, ARBITER).shield == "christian"


def test_action_that_loses_is_legal() -> None:
    """N5.7: a move that hands the opponent the victory is legal and done; refused is forbidding it."""
    s = position("A3: -; A4: peter; A5: militia1; A6: -; B5: -; B6: -; C6: -; C5: -", points=2)
    assert allows(s, "move A5>A4 all")
    run(s, "move A5>A4 all")
    assert ending(s) == ("muslim", "N9.2")


def test_turn_may_be_ended_at_any_time() -> None:
    """N5.6: the end of the turn is legal first and last, whatever was done."""
    s = position(card="1-6")
    assert legal_words(s)[0] == "end"
    run(s, "switch")
    assert legal_words(s)[0] == "end"
    run(s, "end")
    assert question(s) == "muslim play"
