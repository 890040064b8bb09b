"""A sight goes over the line with what may be done cut into steps, and comes out as it was."""

import random

import msgspec
import pytest

from gonfalon.bots import Random
from gonfalon.core import NOBODY, Match, Setup, Sight, registry
from gonfalon.protocol.updates import ToldSight, seen_sight, told_sight

BATTLES = [(name, scenario.name) for name in registry.names() for scenario in registry.find(name).scenarios]


def test_nothing_is_left_out() -> None:
    """What is told of a sight has the fields of a sight, in their order."""
    assert ToldSight.__struct_fields__ == Sight.__struct_fields__
    assert len(ToldSight.__struct_defaults__) == len(Sight.__struct_defaults__)


@pytest.mark.parametrize(("name", "scenario"), BATTLES)
def test_there_and_back(name: str, scenario: str) -> None:
    """Through a match, or the first hundreds of actions of a long one, every seat's sight is the same after a journey
    as bytes."""
    game, rng = registry.find(name), random.Random(4)
    match = Match(game, Setup(scenario))
    while (mover := match.to_move) != NOBODY and match.number < 600:
        for seat in range(len(game.seats)):
            sight = match.sight(seat)
            told = msgspec.json.decode(msgspec.json.encode(told_sight(sight, game)), type=ToldSight)
            view = msgspec.convert(told.view, game.view_type)
            assert msgspec.structs.replace(seen_sight(told), view=view) == sight
        match.act(mover, Random(game, mover, rng).choose(match.sight(mover)))
