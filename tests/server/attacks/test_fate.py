"""Nobody steers fate: neither the owner of a table, nor whoever comes last with the secret in hand.

`scripts/prove fate` tries the same for long.
"""

from proof.fate.tries import STRATEGIES, is_by_chance, try_as_last_joiner, try_as_owner


def test_hostile_owner() -> None:
    """Whatever is made up, an honest client finds it out, does not vouch for it, or the hand was left to chance."""
    outcomes = try_as_owner(5 * len(STRATEGIES))
    assert is_by_chance(outcomes)
    found = {how: {each.found for each in outcomes if each.how == how} for how in STRATEGIES}
    assert found.pop("keeps_the_rules") == found.pop("asks_the_client_to_reveal_first") == {"accepted"}
    assert found.pop("copies_the_commitment_of_the_client") == {"accepted"}
    assert found.pop("withdraws_until_the_draw_suits") <= {"accepted", "at most 2 withdrawals", "more withdrawals"}
    assert found.pop("swaps_the_contributions") <= {"detected", "accepted"}
    assert found.pop("changes_the_secret_before_the_reveal") == {"not begun"}
    assert found.pop("replaces_the_commitment_of_the_client") == {"not begun"}
    assert found.pop("withdraws_and_lowers_the_count") <= {"accepted", "at most 2 withdrawals", "not begun"}
    assert set.union(*found.values()) == {"detected"}


def test_hostile_last_joiner() -> None:
    """With the table's secret and, at the end, the other's contribution in hand: every way to use them is refused."""
    outcomes = try_as_last_joiner(30)
    assert is_by_chance(outcomes)
    assert {each.found for each in outcomes} == {"accepted", "not begun"}
    assert {each.how for each in outcomes} == {
        "reveals its own contribution: no error",
        "reveals a different contribution: not-committed-to",
        "commits again: committed",
        "reveals for the other seat: not-committed-to",
        "withdraws: no error; the withdrawal counts",
    }
