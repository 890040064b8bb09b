"""N6: archers, standard attacks, charges, damage and what follows them."""

import pytest

from gonfalon.core import ARBITER
from gonfalon.games.navas.rules.events import Advanced, ArrowsLoosed, AttackDeclared, Loss, Stayed, Suffered
from tests.games.navas.positions import (
    GAME,
    allows,
    ending,
    kinds,
    legal_words,
    points,
    position,
    question,
    refused,
    run,
    terms,
    totals,
    zone,
)

# N6.1


def test_two_combats_a_turn() -> None:
    """N6.1: after two combat actions a third is refused, whatever points are left."""
    s = position("A3: kurds1; A4: militia1; C3: kurds3; C4: militia2", card="1-6", points=9, deck="3-3 3-4")
    run(s, "attack A4>A3 all", "draw 3-3")
    assert legal_words(s, "attack C4")
    run(s, "attack C4>C3 all", "draw 3-4")
    for verb in ("attack", "charge", "shoot"):
        assert legal_words(s, verb) == []
    assert refused(s, "charge B4>B3 all") == ("third-combat", "N6.1")
    assert refused(s, "shoot B4>B2 bows1") == ("third-combat", "N6.1")
    assert legal_words(s, "move")


def test_one_archer_attack_a_turn() -> None:
    """N6.1: of the two combats only one is an archer attack."""
    s = position("A2: berber-foot3; B2: jund5", card="1-6")
    run(s, "shoot A4>A2 crossbows1")
    assert legal_words(s, "shoot") == []
    assert legal_words(s, "attack")
    assert legal_words(s, "charge")


# N6.2


def test_christian_shot() -> None:
    """N6.2: a Christian archer pays 1 and deals 1, and is exhausted."""
    s = position("A2: berber-foot3", card="2-5")
    events = run(s, "shoot A4>A2 crossbows1")
    assert events == [
        ArrowsLoosed("christian", "A4", "A2", "crossbows1", 1),
        Suffered("muslim", "A2", 1, [Loss("berber-foot3", 1, False)]),
    ]
    assert points(s) == 4
    assert zone(s, "A2") == "berber-foot3/1"
    assert zone(s, "A4") == "aragon-knights1 militia1 crossbows1'"


def test_muslim_shot() -> None:
    """N6.2: a Muslim archer pays 2 and deals 2."""
    s = position("A4: militia1", turn="muslim", card="4-3")
    run(s, "shoot A2>A4 berber-bows1")
    assert points(s) == 2
    assert zone(s, "A4") == ""
    assert zone(s, "A2") == "berber-foot3 berber-foot1 berber-bows1'"
    assert refused(position(turn="muslim", points=1), "shoot A2>A4 berber-bows1") == ("cannot-pay-shot", "N6.2")
    assert allows(position(turn="muslim", points=2), "shoot A2>A4 berber-bows1")
    assert allows(position(points=1), "shoot A4>A2 crossbows1")


def test_only_unexhausted_archers_shoot() -> None:
    """N6.2: the shooter has the archer icon and is not exhausted; one unit at a time."""
    s = position("A4: crossbows1' militia1 crossbows2; A5: crossbows3")
    assert legal_words(s, "shoot A4") == [f"shoot A4>{target} crossbows2" for target in ("A2", "B2", "C2", "C3")]
    assert refused(s, "shoot A4>A2 crossbows1+crossbows2") == ("one-archer-only", "N6.2")


def test_nothing_blocks_a_shot() -> None:
    """N6.2: units in between do not matter; refused is a line of sight."""
    for between in ("A3: kurds1 kurds2 berber-bows3", "A3: -", "A3: orders"):
        s = position(f"{between}; A2: berber-foot3")
        run(s, "shoot A4>A2 crossbows1")
        assert zone(s, "A2") == "berber-foot3/1"


def test_no_card_no_modifier_no_advance() -> None:
    """N6.2, N7.3: arrows draw no card, know no king, camp or Volunteer, nobody advances; refused is a sum of powers."""
    s = position("B1: al-nasir guard1/1; B3: haro bows1", card="1-6", deck="2-5")
    events = run(s, "shoot B3>B1 bows1", "take guard1=1")
    assert kinds(events) == ["arrows-loosed", "suffered"]
    assert GAME.view(s, ARBITER).deck == 1
    s = position("C3: volunteers1/1; C5: crossbows4", card="2-4")
    run(s, "shoot C5>C3 crossbows4")
    assert (zone(s, "C3"), zone(s, "C5")) == ("", "crossbows4'")


def test_hurt_archer_does_full_damage() -> None:
    """N6.2: a unit at power 1 does full damage; refused is damage by power."""
    s = position("A2: berber-bows1/1; A4: militia1", turn="muslim")
    run(s, "shoot A2>A4 berber-bows1")
    assert zone(s, "A4") == ""


def test_owner_spreads_arrows() -> None:
    """N6.2, N6.7: the owner of the zone hit chooses who bears the arrows."""
    s = position(turn="muslim")
    run(s, "shoot A2>A4 berber-bows1")
    assert question(s) == "christian spread"
    run(s, "take militia1=2")
    assert zone(s, "A4") == "aragon-knights1 crossbows1"
    assert question(s) == "muslim act"


# N6.3


CHRISTIANS_ATTACK, MUSLIMS_ATTACK = "A3: jund1; A4: aragon-knights1", "A3: kurds1; A4: militia1"


@pytest.mark.parametrize(
    ("field", "words", "cost", "bonus", "rule"),
    [
        (CHRISTIANS_ATTACK, "attack A4>A3 all", 2, {"standard": 2}, "N6.3"),
        (MUSLIMS_ATTACK, "attack A3>A4 all", 1, {"standard": -1}, "N6.3"),
        (CHRISTIANS_ATTACK, "charge A4>A3 all", 3, {"charge": 5}, "N6.4"),
        (MUSLIMS_ATTACK, "charge A3>A4 all", 3, {"charge": 2}, "N6.4"),
    ],
)
def test_price_and_bonus(field: str, words: str, cost: int, bonus: dict[str, int], rule: str) -> None:
    """N6.3, N6.4: a standard attack costs Christians 2 for +2, Muslims 1 for -1; a charge costs 3 for +5 or +2."""
    turn, verb = "christian" if field == CHRISTIANS_ATTACK else "muslim", words.partition(" ")[0]
    s = position(field, turn=turn, card="3-4", points=cost + 1, deck="3-3")
    events = run(s, words, "draw 3-3")
    assert points(s) == 1
    assert terms(events) == ({"card": 3, "power": 2, **bonus}, {"card": 3, "power": 2})
    assert totals(events) == [(5 + sum(bonus.values()), 5)]
    assert allows(position(turn=turn, points=cost), words)
    assert refused(position(turn=turn, points=cost - 1), words) == (f"cannot-pay-{verb}", rule)


@pytest.mark.parametrize("target", ["A2", "B2", "C2", "A3", "C3", "A4", "B4", "C4"])
def test_standard_attack_goes_in_all_directions(target: str) -> None:
    """N6.3, N6.4: both sides attack any of the eight neighbours, and there a Muslim charge goes too."""
    assert allows(position(f"B3: haro; {target}: jund1"), f"attack B3>{target} all")
    s = position(f"B3: kurds1; {target}: haro", turn="muslim")
    assert allows(s, f"attack B3>{target} all")
    assert allows(s, f"charge B3>{target} all")


def test_standard_attack_takes_no_ground() -> None:
    """N6.3: after a standard attack that empties the target nobody advances."""
    s = position("A3: jund1/1; A4: aragon-knights1", card="1-6", deck="2-5")
    run(s, "attack A4>A3 all", "draw 2-5")
    assert (zone(s, "A3"), zone(s, "A4")) == ("", "aragon-knights1'")
    s = position("A3: kurds1; A4: militia1/1", turn="muslim", deck="6-1")
    run(s, "attack A3>A4 all", "draw 6-1")
    assert (zone(s, "A3"), zone(s, "A4")) == ("kurds1'", "")
    assert question(s) == "muslim act"


# N6.4


def test_charge_needs_an_unexhausted_rider() -> None:
    """N6.4: without an unexhausted unit with the cavalry icon there is no charge."""
    s = position("A4: militia1 crossbows1; B4: haro' bows1; C4: navarre-knights1 militia2")
    assert {word[:9] for word in legal_words(s, "charge")} == {"charge C4"}
    assert refused(s, "charge A4>A3 all") == ("charge-without-rider", "N6.4")
    assert refused(s, "charge B4>B3 all") == ("charge-without-rider", "N6.4")


def test_rider_must_join_the_charge() -> None:
    """N6.4: the rider must itself join, others may; refused is a charge that the rider only watches."""
    s = position("A4: aragon-knights1 militia1 crossbows1")
    assert sorted(legal_words(s, "charge A4")) == [
        "charge A4>A3 all",
        "charge A4>A3 aragon-knights1",
        "charge A4>A3 aragon-knights1+crossbows1",
        "charge A4>A3 aragon-knights1+militia1",
    ]
    assert refused(s, "charge A4>A3 militia1") == ("charge-without-rider", "N6.4")


def test_christians_charge_straight_forward_only() -> None:
    """N6.4: not diagonally, not sideways, not back."""
    around = ["A2", "B2", "C2", "A3", "C3", "A4", "B4", "C4"]
    s = position("B3: haro; " + "; ".join(f"{name}: jund{n % 5 + 1}" for n, name in enumerate(around[:5])))
    assert legal_words(s, "charge B3") == ["charge B3>B2 all"]
    for target in ("A2", "C2", "A3", "C3"):
        assert refused(s, f"charge B3>{target} all") == ("charge-not-ahead", "N6.4")
    assert refused(s, "charge B3>B1 all") == ("charge-not-adjacent", "N6.4")


# N6.5


def test_any_group_of_unexhausted_units_joins() -> None:
    """N6.5: the attacker names which unexhausted units join, at least one; they become exhausted."""
    s = position("A3: kurds1; A4: aragon-knights1 militia1' crossbows1", card="1-6", deck="3-3")
    assert sorted(legal_words(s, "attack A4>A3")) == [
        "attack A4>A3 all",
        "attack A4>A3 aragon-knights1",
        "attack A4>A3 crossbows1",
    ]
    assert refused(s, "attack A4>A3 militia1") == ("joiner-exhausted", "N6.5")
    events = run(s, "attack A4>A3 crossbows1", "draw 3-3")
    assert AttackDeclared("christian", "standard", "A4", "A3", ["crossbows1"]) in events
    assert zone(s, "A4") == "aragon-knights1 militia1' crossbows1'"
    assert terms(events)[0]["power"] == 2


def test_those_who_held_back_may_attack_later() -> None:
    """N6.5: units that did not join may attack in the same turn; refused is one attack a zone."""
    s = position("A3: kurds1 kurds2; A4: aragon-knights1 militia1", card="1-6", deck="3-3 3-4")
    run(s, "attack A4>A3 militia1", "draw 3-3", "take militia1=1", "take kurds1=1")
    assert legal_words(s, "attack A4>A3") == ["attack A4>A3 all"]
    assert legal_words(s, "charge A4>A3") == ["charge A4>A3 all"]


def test_advancing_units_keep_their_state() -> None:
    """N6.5: who advances stays exhausted or fresh as before; refused is exhausting the whole zone."""
    s = position("A3: jund1; A4: aragon-knights1 militia1 crossbows1'; A5: almogavars", card="1-6", deck="2-5")
    run(s, "charge A4>A3 aragon-knights1", "draw 2-5")
    assert zone(s, "A3") == "aragon-knights1' militia1 crossbows1'"
    assert zone(s, "A4") == "almogavars"


# N6.6


def test_attack_counts_joiners_defence_counts_all() -> None:
    """N6.6: attack is number and joining power, defence number and the power of all in the zone, hurt ones as 1."""
    s = position("A3: kurds1/1' kurds2 berber-bows3; A4: aragon-knights1 militia1/1 crossbows1", deck="5-2", points=2)
    attack, defence = terms(run(s, "attack A4>A3 aragon-knights1+militia1", "draw 5-2"))
    assert (attack["power"], attack["card"]) == (3, 2)
    assert (defence["power"], defence["card"]) == (5, 5)


@pytest.mark.parametrize(
    ("card", "total", "hit", "damage"),
    [
        ("1-6", (10, 5), "A3", 4),
        ("2-4", (8, 6), "A3", 2),
        ("3-4", (8, 7), "A3", 1),
        ("4-2", (6, 8), "A4", 2),
        ("6-1", (5, 10), "A4", 2),
    ],
)
def test_lower_total_takes_the_difference(card: str, total: tuple[int, int], hit: str, damage: int) -> None:
    """N6.6: the lower total takes the difference as damage, attacker or defender."""
    s = position("A3: kurds1 kurds2; A4: militia1", card="3-3", deck=card, points=3)
    events = run(s, "attack A4>A3 all", f"draw {card}")
    while question(s).endswith("spread"):
        events += run(s, legal_words(s)[0])
    suffered = [event for event in events if isinstance(event, Suffered)]
    assert totals(events) == [total]
    assert [(event.zone, event.damage, sum(loss.damage for loss in event.losses)) for event in suffered] == [
        (hit, abs(total[0] - total[1]), damage)
    ]


def test_volunteers_at_c4() -> None:
    """E2, N6.6, N7.2: three fresh Volunteers at power 4, card 1-6: 7 against 10, three damage to their zone."""
    s = position("C4: navarre-knights1 militia2", turn="muslim", deck="1-6")
    events = run(s, "attack B3>C4 all", "draw 1-6")
    assert totals(events) == [(7, 10)]
    assert question(s) == "muslim spread"
    assert GAME.prompt(s, 0).facts["damage"] == 3
    assert allows(s, "take volunteers1=2 volunteers2=1")
    run(s, "take volunteers1=1 volunteers2=1 volunteers3=1")
    assert zone(s, "B3") == "volunteers1/1' volunteers2/1' volunteers3/1'"


# N6.7


def test_every_way_to_spread() -> None:
    """N6.7: the owner spreads the damage over any units of the zone, unit by unit."""
    s = position("A4: militia1 crossbows1/1 aragon-knights1", turn="muslim")
    run(s, "shoot A2>A4 berber-bows1")
    assert sorted(legal_words(s)) == [
        "take aragon-knights1=1 crossbows1=1",
        "take aragon-knights1=1 militia1=1",
        "take aragon-knights1=2",
        "take militia1=1 crossbows1=1",
        "take militia1=2",
    ]


def test_damage_at_the_power_of_the_zone_empties_it() -> None:
    """N6.7: damage equal to the zone's power, or above it, empties the zone without asking; the rest is lost."""
    for powers in ("jund1 jund2/1", "jund1/1 jund2/1"):
        s = position(f"A3: {powers}; A4: militia1 crossbows1", card="3-4", deck="3-3")
        events = run(s, "attack A4>A3 all", "draw 3-3")
        assert (totals(events)[0][0], zone(s, "A3")) == (9, "")
        assert question(s) == "christian act"


def test_damage_one_below_the_power_leaves_a_choice() -> None:
    """N6.7: one less than the zone's power leaves somebody alive, and the owner says who."""
    s = position("A3: jund1 jund2; A4: militia1 crossbows1/1", card="3-4", deck="2-4")
    assert totals(run(s, "attack A4>A3 all", "draw 2-4")) == [(9, 6)]
    assert sorted(legal_words(s)) == ["take jund1=1 jund2=2", "take jund1=2 jund2=1"]


def test_tie_is_spread_by_the_attacker_first() -> None:
    """N6.6, N6.7: a tie costs each 1; the attacker spreads first, then the defender; refused is the other order."""
    s = position("A3: kurds1 berber-bows3; A4: militia1 crossbows1", card="1-6", deck="3-3")
    assert totals(run(s, "attack A4>A3 militia1", "draw 3-3")) == [(7, 7)]
    assert question(s) == "christian spread"
    run(s, "take crossbows1=1")
    assert question(s) == "muslim spread"
    assert zone(s, "A4") == "militia1' crossbows1"
    run(s, "take berber-bows3=1")
    assert (zone(s, "A4"), zone(s, "A3")) == ("militia1' crossbows1/1", "kurds1 berber-bows3/1")


def test_tie_tests_victory_once() -> None:
    """N6.7, N9.4: a tie that kills the caliph and the attackers is one moment; refused is damage in two steps."""
    field = "B1: al-nasir/1; B2: haro/1; A6: peter; A5: militia1; A4: almogavars; C6: sancho"
    s = position(field, others="fallen", card="4-3", deck="3-3")
    events = run(s, "attack B2>B1 all", "draw 3-3")
    assert totals(events) == [(6, 6)]
    assert (zone(s, "B1"), zone(s, "B2")) == ("", "")
    assert ending(s) == ("christian", "N9.1")
    assert kinds(events).count("game-ended") == 1


# N6.8


def test_column_advances_after_a_charge() -> None:
    """N6.8: all of the origin advance and every occupied zone behind closes up by one, free and at once."""
    s = position("A3: jund1", card="3-4", deck="1-6")
    events = run(s, "charge A4>A3 aragon-knights1", "draw 1-6")
    assert Advanced("christian", ["A4", "A5", "A6"], ["A3", "A4", "A5"]) in events
    assert zone(s, "A3") == "aragon-knights1' militia1 crossbows1"
    assert zone(s, "A4") == "aragon-knights2 almogavars crossbows3"
    assert zone(s, "A5") == "peter aragon-foot1 aragon-foot2"
    assert (zone(s, "A6"), points(s), question(s)) == ("", 1, "christian act")


def test_advance_stops_at_the_first_gap() -> None:
    """N6.8: the column closes up as far as it is unbroken; refused is everybody behind moving up."""
    s = position("A3: jund1; A5: -", deck="1-6", card="3-4")
    run(s, "charge A4>A3 all", "draw 1-6")
    assert [bool(zone(s, f"A{row}")) for row in (3, 4, 5, 6)] == [True, False, False, True]
    s = position("B2: jund1; B3: haro; B4: rada; B5: orders; B6: -", deck="1-6", card="3-4")
    run(s, "charge B3>B2 all", "draw 1-6")
    assert [zone(s, f"B{row}") for row in range(2, 7)] == ["haro'", "rada", "orders", "", ""]


def test_enemy_behind_breaks_the_column() -> None:
    """N6.8: a zone that Muslims hold behind the charge is no Christian zone and stops the column."""
    s = position("A2: jund1; A3: aragon-knights1; A4: kurds1", deck="1-6", card="3-4")
    run(s, "charge A3>A2 all", "draw 1-6")
    assert (zone(s, "A2"), zone(s, "A4")) == ("aragon-knights1'", "kurds1")
    assert zone(s, "A5")


def test_nobody_advances_if_the_origin_was_emptied() -> None:
    """N6.8: a tie that empties both zones moves nobody; refused is the zone behind riding through."""
    s = position("A3: jund1/1; A4: aragon-knights1/1", deck="6-1", card="3-4")
    events = run(s, "charge A4>A3 all", "draw 6-1")
    assert totals(events) == [(7, 7)]
    assert [bool(zone(s, f"A{row}")) for row in (3, 4, 5, 6)] == [False, False, True, True]
    assert "advanced" not in kinds(events)


# N6.9


def _emptied_by_muslims(word: str, field: str = "A3: kurds1 berber-bows3'; A4: militia1/1") -> list[str]:
    s = position(field, turn="muslim", deck="6-1")
    run(s, word, "draw 6-1")
    assert question(s) == "muslim advance"
    run(s, "advance")
    return [zone(s, "A3"), zone(s, "A4")]


def test_muslims_may_advance_after_a_charge() -> None:
    """N6.9: a Muslim charge that empties its target may advance with all units or none."""
    assert _emptied_by_muslims("charge A3>A4 kurds1") == ["", "kurds1' berber-bows3'"]
    s = position("A3: kurds1 berber-bows3; A4: militia1/1", turn="muslim", deck="6-1")
    run(s, "charge A3>A4 kurds1", "draw 6-1")
    assert legal_words(s) == ["advance", "stay"]
    assert Stayed("muslim") in run(s, "stay")
    assert (zone(s, "A3"), zone(s, "A4")) == ("kurds1' berber-bows3", "")
    assert question(s) == "muslim act"


def test_muslim_advance_moves_one_zone_only() -> None:
    """N6.9: only the zone that charged advances, no column behind it."""
    s = position("A3: kurds1; A4: militia1/1", turn="muslim", deck="6-1")
    events = run(s, "charge A3>A4 kurds1", "draw 6-1", "advance")
    assert Advanced("muslim", ["A3"], ["A4"]) in events
    assert zone(s, "A2") == "berber-foot3 berber-foot1 berber-bows1"


def test_no_advance_out_of_the_camp() -> None:
    """N6.9: after a charge from B1 nobody is asked to advance; refused is leaving the caliph alone."""
    s = position("B1: al-nasir kurds1; B2: haro/1", turn="muslim", deck="6-1", card="4-3")
    run(s, "charge B1>B2 kurds1", "draw 6-1")
    assert question(s) == "muslim act"
    assert (zone(s, "B1"), zone(s, "B2")) == ("al-nasir kurds1'", "")


def test_no_advance_when_the_muslim_origin_was_emptied() -> None:
    """N6.9: after a tie that empties both zones nobody is asked."""
    s = position("A3: kurds1/1; A4: militia1/1", turn="muslim", deck="2-4", card="4-3")
    events = run(s, "charge A3>A4 all", "draw 2-4")
    assert totals(events) == [(5, 5)]
    assert (zone(s, "A3"), zone(s, "A4"), question(s)) == ("", "", "muslim act")


def test_charge_with_volunteers_must_advance() -> None:
    """N6.9, N7.2: a charge that a Volunteer joined advances without being asked; refused is a choice."""
    s = position("A3: kurds1 volunteers1; A4: militia1/1", turn="muslim", deck="6-1")
    run(s, "charge A3>A4 all", "draw 6-1")
    assert (zone(s, "A3"), zone(s, "A4")) == ("", "kurds1' volunteers1'")


def test_charge_that_volunteers_only_watched_may_stay() -> None:
    """N6.9: a Volunteer that did not join forces nothing."""
    s = position("A3: kurds1 volunteers1; A4: militia1/1", turn="muslim", deck="6-1")
    run(s, "charge A3>A4 kurds1", "draw 6-1")
    assert question(s) == "muslim advance"


# N6.10


@pytest.mark.parametrize("verb", ["attack", "charge"])
def test_for_the_king(verb: str) -> None:
    """N6.10: +1 to a Christian attack or charge from the column whose coat is on the active card."""
    s = position("B3: jund1; B4: haro", card="1-6", deck="2-5")
    attack, _ = terms(run(s, f"{verb} B4>B3 all", "draw 2-5"))
    assert attack["king"] == 1


def test_king_looks_at_the_active_card_and_the_origin() -> None:
    """N6.10: the coat of the card that is drawn and the target's column mean nothing."""
    s = position("B3: jund1; A4: militia1", card="4-3", deck="1-6")
    attack, _ = terms(run(s, "attack A4>B3 all", "draw 1-6"))
    assert attack == {"card": 6, "power": 2, "standard": 2, "king": 1}
    s = position("B3: jund1; A4: militia1", card="3-3", deck="4-3")
    attack, _ = terms(run(s, "attack A4>B3 all", "draw 4-3"))
    assert attack == {"card": 3, "power": 2, "standard": 2}


def test_shot_and_charge_for_4_points() -> None:
    """E4, N6.2, N6.4: a 4-point Christian card pays an archer attack (1) and a charge (3)."""
    s = position("A2: berber-foot1; A3: jund1", card="3-4", deck="3-3")
    assert points(s) == 4
    run(s, "shoot A4>A2 crossbows1")
    assert points(s) == 3
    run(s, "charge A4>A3 all", "draw 3-3")
    assert question(s) == "muslim play"
