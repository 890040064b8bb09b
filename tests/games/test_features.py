"""What a learned value reads of a position."""

import random
from typing import Any

import pytest

from gonfalon.core import ARBITER, NOBODY, Game, registry
from gonfalon.lab.random_games import setups

GAMES = [game for game in registry.installed() if game.rules.feature_count()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_features_of_random_games(game: Game[Any]) -> None:
    """In every quiet position the features are known ones, and a state that was guessed has the same; no two scenarios
    share any."""
    known: dict[str, set[int]] = {}
    for number in range(6):
        setup, rng = setups(game)[number % 2], random.Random(number)
        state = game.begin(setup)
        while game.rules.to_move(state) != NOBODY:
            if game.rules.is_quiet(state):
                features = game.rules.features(state)
                assert all(0 <= feature < game.rules.feature_count() for feature in features)
                known.setdefault(setup.scenario, set()).update(features)
                if rng.random() < 0.1:
                    same = game.guess(game.view(state, ARBITER, memory=True)).draw(rng)
                    assert game.rules.features(same) == features
            game.rules.do(state, rng.choice(game.rules.legal(state)))
    first, second = known.values()
    assert not first & second
