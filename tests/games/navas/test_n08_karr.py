"""N8: karr wa-l-farr."""

import pytest

from gonfalon.core import ARBITER
from gonfalon.games.navas.rules.events import Fought, KarrAnswered
from tests.games.navas.positions import (
    GAME,
    ending,
    kinds,
    legal_words,
    points,
    position,
    question,
    run,
    terms,
    totals,
    zone,
)


def test_asked_when_riders_are_charged() -> None:
    """N8.1: a Christian charge at a zone with a cavalry icon asks the Muslims before the card is drawn."""
    s = position("A3: kurds1/1' jund1", deck="1-6")
    run(s, "charge A4>A3 all")
    assert question(s) == "muslim karr"
    assert legal_words(s) == ["karr yes", "karr no"]
    assert (GAME.view(s, ARBITER).deck, points(s)) == (1, 0)
    assert KarrAnswered(True) in run(s, "karr yes")
    assert question(s) == "fate draw"


@pytest.mark.parametrize(
    ("field", "turn", "word"),
    [
        ("A3: jund1 berber-bows3", "christian", "charge A4>A3 all"),
        ("A3: kurds1", "christian", "attack A4>A3 all"),
        ("A3: kurds1; A4: aragon-knights1", "muslim", "charge A3>A4 all"),
    ],
    ids=["no-rider-there", "standard-attack", "muslim-charge"],
)
def test_not_asked_otherwise(field: str, turn: str, word: str) -> None:
    """N8.1: without a rider in the target, for a standard attack or a Muslim charge nobody is asked."""
    s = position(field, turn=turn, deck="1-6")
    run(s, word)
    assert question(s) == "fate draw"


CHARGED = "A3: kurds1 kurds2; A4: aragon-knights1 militia1"


def test_no_means_no_second_combat() -> None:
    """N8.1: whoever says no fights no second combat, though riders survive."""
    s = position(CHARGED, card="3-4", deck="4-2 6-1")
    events = run(s, "charge A4>A3 all", "karr no", "draw 4-2", "take kurds1=2 kurds2=1")
    assert KarrAnswered(False) in events
    assert (zone(s, "A3"), question(s)) == ("kurds2/1", "christian act")


def test_survivors_strike_the_zone_that_charged() -> None:
    """N8.2, N8.3: after the charge a second combat: all survivors with +2 at the zone the charge came from."""
    s = position("A3: kurds1 kurds2 berber-bows3'; A4: aragon-knights1 militia1", card="3-3", deck="4-2 3-4")
    events = run(s, "charge A4>A3 aragon-knights1", "karr yes", "draw 4-2", "take aragon-knights1=1")
    assert totals(events) == [(9, 10)]
    events = run(s, "draw 3-4")
    fought = next(event for event in events if isinstance(event, Fought))
    assert (fought.kind, fought.side, fought.origin, fought.target) == ("karr", "muslim", "A3", "A4")
    assert terms(events) == ({"card": 3, "power": 6, "karr": 2}, {"card": 4, "power": 3})


def test_christians_defend_without_any_modifier() -> None:
    """N8.2: neither the king nor the charge helps the Christians in the second combat; all of their zone defends."""
    s = position("B3: kurds1 kurds2 jund1; B4: haro castile-foot1", card="1-6", deck="4-2 3-4")
    events = run(s, "charge B4>B3 haro", "karr yes", "draw 4-2", "take haro=1", "take jund1=1")
    assert totals(events) == [(10, 10)]
    assert terms(run(s, "draw 3-4")) == ({"card": 3, "power": 5, "karr": 2}, {"card": 4, "power": 3})


def test_the_printed_example() -> None:
    """E3, N8.2, N8.3: card 2-5 deals 8 and takes B2; then B1 strikes back with card 4-3 for 3 damage."""
    s = position("B2: al-husayni jund5 almohad-bows; B3: haro castile-foot1 bows1", card="3-4", deck="2-5 4-3")
    events = run(s, "charge B3>B2 all", "karr yes", "draw 2-5")
    assert totals(events) == [(16, 8)]
    assert zone(s, "B2") == "haro' castile-foot1' bows1'"
    assert question(s) == "fate draw"
    events = run(s, "draw 4-3")
    assert totals(events) == [(12, 9)]
    assert question(s) == "christian spread"
    assert GAME.prompt(s, 1).facts == {"points": 1, "zone": "B2", "damage": 3}
    run(s, "take haro=1 castile-foot1=1 bows1=1")
    assert zone(s, "B2") == "haro/1' castile-foot1/1' bows1/1'"
    assert zone(s, "B1") == "al-nasir guard1 guard2"
    assert question(s) == "christian act"


def test_next_zone_of_the_column_strikes_the_zone_taken() -> None:
    """N8.3: where the zone was emptied and taken all units of row - 1 strike, without any rider among them."""
    s = position("A2: berber-foot1 jund1/1; A3: kurds1/1; A4: aragon-knights1; A5: -", card="3-3", deck="1-6 3-4")
    events = run(s, "charge A4>A3 all", "karr yes", "draw 1-6", "draw 3-4")
    fought = [event for event in events if isinstance(event, Fought)]
    assert [(event.origin, event.target) for event in fought] == [("A4", "A3"), ("A2", "A3")]
    assert totals(events)[1] == (3 + 3 + 2, 4 + 2)


@pytest.mark.parametrize("column", ["A", "B", "C"])
def test_row_1_strikes_back_too(column: str) -> None:
    """N8.3: the last zone that can strike is that of row 1, in every column."""
    s = position(f"{column}2: kurds1/1; {column}3: orders rada", card="3-4", deck="1-6 3-3")
    events = run(s, f"charge {column}3>{column}2 all", "karr yes", "draw 1-6", "draw 3-3")
    assert [event.origin for event in events if isinstance(event, Fought)] == [f"{column}3", f"{column}1"]
    assert totals(events)[1] == (3 + 6 + 2, 3 + 4)


@pytest.mark.parametrize(
    "field",
    ["A2: -; A3: kurds1/1; A4: aragon-knights1", "A2: militia1; A3: kurds1/1; A4: aragon-knights1"],
    ids=["next-zone-empty", "next-zone-christian"],
)
def test_no_second_combat_without_a_next_zone(field: str) -> None:
    """N8.3: if the next zone is empty or Christian the second combat falls away."""
    s = position(field, card="3-4", deck="1-6 3-3")
    events = run(s, "charge A4>A3 all", "karr yes", "draw 1-6")
    assert len(totals(events)) == 1
    assert question(s) == "christian act"
    assert zone(s, "A3") == "aragon-knights1'"


@pytest.mark.parametrize("column", ["A", "C"])
def test_no_second_combat_off_the_board(column: str) -> None:
    """N8.3: behind row 1 there is nobody to strike back."""
    s = position(f"{column}1: kurds1/1; {column}2: orders", card="3-4", deck="1-6 3-3")
    events = run(s, f"charge {column}2>{column}1 all", "karr yes", "draw 1-6")
    assert len(totals(events)) == 1
    assert (zone(s, f"{column}1"), question(s)) == ("orders'", "christian act")


def test_no_second_combat_once_the_game_ended() -> None:
    """N8.3: when the charge wins the game no second card is drawn; refused is playing it out."""
    s = position("B1: al-nasir/1 kurds1/1; B2: haro orders", card="4-3", deck="1-6 3-3")
    events = run(s, "charge B2>B1 all", "karr yes", "draw 1-6")
    assert ending(s) == ("christian", "N9.1")
    assert len(totals(events)) == 1
    assert GAME.view(s, ARBITER).fight is None


def test_game_that_ends_with_the_damage_has_no_advance_and_no_second_combat() -> None:
    """N8.3, N9.3: damage that leaves the enemy half the zones ends the game before anybody advances."""
    field = "B1: al-nasir; A1: jund1; A2: jund2; A3: kurds1/1; C4: sancho"
    s = position(
        field + "; A4: peter; B6: alfonso; B5: orders; B4: haro; C6: militia2", others="fallen", deck="1-6 2-5"
    )
    events = run(s, "charge A4>A3 all", "karr yes", "draw 1-6")
    assert ending(s) == ("christian", "N9.3")
    assert (len(totals(events)), zone(s, "A3")) == (1, "")


def test_only_the_2_counts() -> None:
    """N8.4: Volunteers bring no +1 and B1 no bonus to the second combat; refused is any other modifier."""
    s = position("B3: volunteers1 kurds1 jund1; B4: haro", card="4-3", deck="4-2 3-4")
    events = run(s, "charge B4>B3 all", "karr yes", "draw 4-2", "take jund1=1")
    assert totals(events) == [(9, 9)]
    assert terms(run(s, "draw 3-4")) == ({"card": 3, "power": 5, "karr": 2}, {"card": 4, "power": 1})


def test_caliph_can_fall_in_his_own_counter_attack() -> None:
    """N8.4: damage to the strikers is spread in their zone, B1 unprotected; refused is +2 for the camp."""
    s = position("B1: al-nasir; B2: al-husayni/1; B3: haro castile-foot1 bows1", card="4-3", deck="2-5 1-6")
    events = run(s, "charge B3>B2 all", "karr yes", "draw 2-5", "draw 1-6")
    assert totals(events)[1] == (1 + 2 + 2, 6 + 6)
    assert ending(s) == ("christian", "N9.1")


def test_camp_gets_no_2_when_it_strikes_back() -> None:
    """N8.4: charged and surviving, B1 strikes with its power and the karr's +2, nothing else."""
    s = position("B1: al-nasir guard1 al-husayni; B2: haro castile-foot1 orders", card="4-3", deck="3-3 4-2")
    events = run(s, "charge B2>B1 all", "karr yes", "draw 3-3", "take guard1=2 al-husayni=1")
    assert totals(events) == [(14, 11)]
    assert terms(run(s, "draw 4-2")) == ({"card": 4, "power": 3, "karr": 2}, {"card": 2, "power": 6})


def test_no_exhaustion_no_advance_no_combat_action() -> None:
    """N8.4: strikers stay fresh, take no ground and the second combat is none of the two of the turn."""
    s = position("A3: kurds1 kurds2 jund1; A4: aragon-knights1/1 militia1/1", card="1-6", points=7, deck="3-4 6-1")
    events = run(s, "charge A4>A3 all", "karr yes", "draw 3-4", "take jund1=2", "draw 6-1")
    assert totals(events) == [(11, 9), (12, 3)]
    assert zone(s, "A4") == ""
    assert zone(s, "A3") == "kurds1 kurds2"
    assert "advanced" not in kinds(events)
    view = GAME.view(s, ARBITER)
    assert (view.combats, view.points) == (1, 4)
    assert question(s) == "christian act"


def test_strikers_spread_first_on_a_tie() -> None:
    """N8.4, N6.7: a tie of the second combat costs each 1; the strikers are its attackers and spread first."""
    s = position("A3: kurds1 kurds2 jund1; A4: aragon-knights1 militia1", card="3-4", deck="4-2 2-5")
    events = run(s, "charge A4>A3 all", "karr yes", "draw 4-2", "take jund1=1", "draw 2-5")
    assert totals(events) == [(11, 10), (9, 9)]
    assert question(s) == "muslim spread"
    run(s, "take jund1=1")
    assert question(s) == "christian spread"
    run(s, "take militia1=1")
    assert (zone(s, "A3"), zone(s, "A4")) == ("kurds1 kurds2", "aragon-knights1' militia1/1'")
