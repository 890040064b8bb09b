"""N7: the caliph's camp and the Volunteers."""

import pytest

from gonfalon.games.navas.rules.events import Advanced
from tests.games.navas.positions import kinds, points, position, question, run, terms, totals, zone


@pytest.mark.parametrize("verb", ["attack", "charge"])
def test_camp_defends_with_2_more(verb: str) -> None:
    """N7.1: B1 defends with +2 against a standard attack or charge."""
    s = position("B2: haro", card="4-3", deck="3-3")
    events = run(s, f"{verb} B2>B1 all", "draw 3-3")
    assert terms(events)[1] == {"card": 3, "power": 6, "caliph": 2}
    assert totals(events)[0][1] == 11


def test_camp_is_b1_alone() -> None:
    """N7.1: the +2 belongs to B1 and to no zone beside it."""
    s = position("A1: jund1; A2: aragon-knights1", deck="3-3")
    assert terms(run(s, "attack A2>A1 all", "draw 3-3"))[1] == {"card": 3, "power": 2}


def test_camp_has_no_bonus_in_attack() -> None:
    """N7.1: Al-Nasir and the Black Guard join attacks, with nothing extra."""
    s = position("B2: haro", turn="muslim", card="4-3", deck="3-3")
    events = run(s, "attack B1>B2 all", "draw 3-3")
    assert terms(events) == ({"card": 3, "power": 6, "standard": -1}, {"card": 3, "power": 2})
    assert zone(s, "B1") == "al-nasir' guard1' guard2'"


@pytest.mark.parametrize("joined", ["volunteers1", "volunteers1+volunteers2", "all"])
def test_volunteers_add_1_however_many_join(joined: str) -> None:
    """N7.2: +1 to a Muslim standard attack that at least one Volunteer joins, once."""
    s = position("B4: haro castile-foot1 bows1", turn="muslim", deck="3-3")
    attack, _ = terms(run(s, f"attack B3>B4 {joined}", "draw 3-3"))
    assert (attack["standard"], attack["volunteers"]) == (-1, 1)


def test_volunteers_add_1_to_a_charge() -> None:
    """N7.2: a charge that a Volunteer joins gets +1 too."""
    s = position("A3: kurds1 volunteers1; A4: militia1", turn="muslim", deck="3-3")
    assert terms(run(s, "charge A3>A4 all", "draw 3-3"))[0] == {"card": 3, "power": 4, "charge": 2, "volunteers": 1}


def test_volunteers_who_only_stand_there_add_nothing() -> None:
    """N7.2: the +1 asks for a Volunteer that joins, not for one in the zone."""
    s = position("A3: kurds1 volunteers1; A4: militia1", turn="muslim", deck="3-3")
    assert "volunteers" not in terms(run(s, "attack A3>A4 kurds1", "draw 3-3"))[0]


def test_volunteers_must_advance_after_a_standard_attack() -> None:
    """N7.2: if it empties the target all units of the origin must advance, after a standard attack too."""
    s = position("B3: volunteers1 kurds1' volunteers2; B4: haro/1", turn="muslim", deck="5-2", points=3)
    events = run(s, "attack B3>B4 volunteers1", "draw 5-2")
    assert Advanced("muslim", ["B3"], ["B4"]) in events
    assert (zone(s, "B3"), zone(s, "B4")) == ("", "kurds1' volunteers1' volunteers2")
    assert (question(s), points(s)) == ("muslim act", 2)


def test_volunteers_stay_where_the_target_holds() -> None:
    """N7.2: without an emptied target there is no advance."""
    s = position("B3: volunteers1; B4: haro castile-foot1", turn="muslim", deck="6-1", points=3)
    events = run(s, "attack B3>B4 all", "draw 6-1", "take haro=1 castile-foot1=2")
    assert "advanced" not in kinds(events)
    assert zone(s, "B3") == "volunteers1'"


def test_immobile_units_stay_behind_the_volunteers() -> None:
    """N7.2: out of B1 the Volunteers advance and the immobile stay; refused is nobody, or the caliph with them."""
    s = position("B1: al-nasir guard1 volunteers1; B2: haro/1", turn="muslim", deck="6-1", points=2)
    run(s, "attack B1>B2 all", "draw 6-1")
    assert (zone(s, "B1"), zone(s, "B2")) == ("al-nasir' guard1'", "volunteers1'")


def test_the_rest_advance_even_if_the_volunteers_fell() -> None:
    """N7.2: after a tie that killed the Volunteers the rest still advance; refused is their staying."""
    s = position("B3: volunteers1/1 jund1; B4: haro/1", turn="muslim", deck="3-3", points=2)
    events = run(s, "attack B3>B4 volunteers1", "draw 3-3")
    assert totals(events) == [(4, 4)]
    run(s, "take volunteers1=1")
    assert (zone(s, "B3"), zone(s, "B4")) == ("", "jund1")


def test_only_immobile_survivors_do_not_advance() -> None:
    """N7.2: where the Volunteers of B1 fell on a tie nobody is left to go."""
    s = position("B1: al-nasir volunteers1/1; B2: haro/1", turn="muslim", deck="3-3", points=2)
    events = run(s, "attack B1>B2 volunteers1", "draw 3-3", "take volunteers1=1")
    assert (zone(s, "B1"), zone(s, "B2")) == ("al-nasir", "")
    assert "advanced" not in kinds(events)
    assert question(s) == "muslim act"


@pytest.mark.parametrize("verb", ["attack", "charge"])
@pytest.mark.parametrize(("there", "power"), [("volunteers1/1", 1), ("volunteers1 jund1", 4)])
def test_volunteers_defend_with_1_less(verb: str, there: str, power: int) -> None:
    """N7.3: -1 to the defence of a zone that holds a Volunteer, once, whoever else stands there."""
    s = position(f"B3: {there}; B4: haro", deck="3-4")
    assert terms(run(s, f"{verb} B4>B3 all", "draw 3-4"))[1] == {"card": 3, "power": power, "volunteers": -1}


def test_camp_and_volunteers_add_up() -> None:
    """N7.3: in B1 the +2 and the -1 both count; refused is one of them alone."""
    s = position("B1: al-nasir volunteers1; B2: haro", deck="3-4")
    events = run(s, "attack B2>B1 all", "draw 3-4")
    assert terms(events)[1] == {"card": 3, "power": 4, "caliph": 2, "volunteers": -1}
    assert totals(events)[0][1] == 8
