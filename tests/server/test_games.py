"""What is agreed before a match: the one place that settles options serves every table."""

import pytest

from gonfalon.protocol.requests import NewMatch
from gonfalon.server.catalogue import GameCatalogue
from gonfalon.server.matches.creation import new_head

NAVAS = NewMatch("navas", "basic")
AGAINST_A_BOT = NewMatch("navas", "basic", bots={"muslim": "greedy"})


@pytest.mark.parametrize(
    ("wish", "limit"),
    [
        (NAVAS, "none"),
        (AGAINST_A_BOT, "30"),
        (NewMatch("navas", "basic", {"round-limit": "none"}, {"muslim": "greedy"}), "none"),
        (NewMatch("navas", "basic", {"round-limit": "10"}), "10"),
    ],
)
def test_options_with_and_without_a_computer(wish: NewMatch, limit: str) -> None:
    """N4.5: a table sets the last round of Las Navas where a computer plays, and leaves alone what was chosen."""
    assert new_head(GameCatalogue(), wish).setup.options["round-limit"] == limit
