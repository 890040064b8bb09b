"""What an independent reading of the rules found wrong in the engine."""

from tests.games.sword.positions import activate, field, say, stands, without_leaders


def test_who_reacted_is_tired_after_the_charge_went_on() -> None:
    """H8.4: a target that charged in its turn is Tired afterwards, also if the charge went on to somebody else."""
    s = without_leaders(field({"haro-ch1": "1612 N", "djami-ha1": "1609 S", "djami-pi1": "1608 S"}))
    activate(s, "haro")
    say(s, "end", "charge haro-ch1 1609", "react", "roll 6", "elan 1608", "roll 3")
    assert stands(s, "djami-ha1") == "1508 discouraged tired"


def test_reserve_is_free_after_a_charge_that_went_on() -> None:
    """H11.5: whoever of al-Nasir's was attacked first frees the reserve, also if the charge ended with another."""
    s = without_leaders(field({"haro-ch1": "1612 N", "nasir-cl1": "1609 S", "djami-pi1": "1608 S"}))
    activate(s, "haro")
    say(s, "end", "charge haro-ch1 1609", "roll 6", "elan 1608", "roll 3")
    assert s.freed
