"""Nobody steers fate: neither the owner of a table, nor whoever comes last with the secret in hand.

`scripts/prove fate` tries the same for long.
"""

from proof.fate.tries import STRATEGIES, is_by_chance, try_as_last_joiner, try_as_owner


def test_hostile_owner() -> None:
    """Whatever is made up, an honest client finds it out, does not vouch for it, or the hand was left to chance."""
    outcomes = try_as_owner(5 * len(STRATEGIES))
    assert is_by_chance(outcomes)
    found = {how: {each.found for each in outcomes if each.how == how} for how in STRATEGIES}
    assert found.pop("keeps_the_rules") == found.pop("mirror") == {"honest"}
    assert found.pop("withdraws_until_it_suits") <= {"honest", "withdrawn at most 2", "withdrawn often"}
    assert found.pop("contributions_swapped") <= {"found out", "honest"}
    assert found.pop("secret_changed_before_the_reveal") == found.pop("commitment_replaced") == {"not begun"}
    assert found.pop("withdraws_and_lowers_the_count") <= {"honest", "withdrawn at most 2", "not begun"}
    assert found.pop("other_commits_after_the_reveal") == {"honest"}
    assert set.union(*found.values()) == {"found out"}


def test_hostile_last_joiner() -> None:
    """With the table's secret and, at the end, the other's contribution in hand: every way to use them is refused."""
    outcomes = try_as_last_joiner(30)
    assert is_by_chance(outcomes)
    assert {each.found for each in outcomes} == {"honest", "not begun"}
    assert {each.how for each in outcomes} == {
        "reveals: as committed",
        "reveals another: not-committed-to",
        "commits again: committed",
        "reveals for the other: not-committed-to",
        "withdraws: withdrew, which is counted",
    }
