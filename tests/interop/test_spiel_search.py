"""OpenSpiel's searches on our battles."""

import random
from itertools import islice

import pytest

from gonfalon.core import NOBODY, Fate, Match, Setup, registry
from gonfalon.interop.spiel_search import speeds, spiel_bot


@pytest.mark.parametrize(("name", "scenario"), [("navas", "basic"), ("navas", "advanced"), ("saladin", "hattin")])
def test_it_chooses_what_is_legal(name: str, scenario: str) -> None:
    """From its sight alone it chooses, the same for the same seed, in the first decisions of a match."""
    game = registry.find(name)
    match = Match(game, game.settle(Setup(scenario), with_bot=True), fate=Fate(b"x" * 32, [b"a", b"b"]))
    kind = spiel_bot(name, scenario, simulations=2)
    for number in range(6):
        seat = match.to_move
        sight = match.sight(seat, memory=True)
        first, again = (kind(game, seat, random.Random(number)).choose(sight) for _ in range(2))
        assert first == again
        match.act(seat, first)
    assert match.to_move != NOBODY


def test_speed_is_measured() -> None:
    """Each measurement is at another decision; ours judges instead of playing out, and is quicker even interpreted."""
    assert all(1 < one.theirs < one.ours for one in islice(speeds("navas", "basic", 2, 200, seed=1), 3))
