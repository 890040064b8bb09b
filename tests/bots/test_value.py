"""What a position is worth, and the files it is learned into."""

import math
import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.bots import Learned
from gonfalon.bots.files import UnusableWeights, read_weights, value_of, write_weights
from gonfalon.bots.value import Value
from gonfalon.core import registry
from gonfalon.core.logistic import logistic
from gonfalon.lab.random_games import setups
from tests.core.coin import Coin

GAMES = {game.name: game for game in registry.installed() if game.learned()}
SALADIN = registry.find("saladin")
EACH = pytest.mark.parametrize("name", GAMES)


@given(st.floats(-40, 40))
def test_logistic(x: float) -> None:
    """It is the logistic to some five digits."""
    assert logistic(x) == pytest.approx(1 / (1 + math.exp(-x)), abs=2e-5)


@EACH
def test_shipped_weights_fit(name: str) -> None:
    """Our editions have weights that fit them, and the two chances add up to one."""
    game = GAMES[name]
    value = value_of(game)
    assert len(value.weights) == game.rules.feature_count()
    for setup in setups(game):
        state = game.begin(setup)
        while not game.rules.is_quiet(state) or game.rules.to_move(state) < 0:
            game.rules.do(state, game.rules.legal(state)[0])
        chances = [value.chance(state, seat) for seat in (0, 1)]
        assert sum(chances) == pytest.approx(1)
        assert all(0.2 < chance < 0.8 for chance in chances)


@EACH
def test_other_weights_are_refused(name: str) -> None:
    """A file of another game, edition, format or number of features, or no such file at all, is refused."""
    game = GAMES[name]
    right = msgspec.json.decode(game.learned() or b"")
    changes = {"format": 2, "game": "chess", "edition": "0" * 16, "weights": [1.0], "more": 1}
    for key, changed in changes.items():
        with pytest.raises(UnusableWeights):
            read_weights(game, msgspec.json.encode(right | {key: changed}))
    with pytest.raises(UnusableWeights):
        read_weights(game, b"\x00")


def test_weights_survive_the_file() -> None:
    """What is written is read back."""
    game = SALADIN
    weights = [round(random.Random(1).uniform(-3, 3), 3) for _ in range(game.rules.feature_count())]
    assert read_weights(game, write_weights(game, "in a test", weights)) == weights


def test_another_edition_is_judged_by_the_estimate() -> None:
    """What was learned about one edition is not used for another."""
    edition = msgspec.structs.replace(SALADIN.edition, edition="other")
    other = registry.find("saladin", msgspec.json.encode(edition))
    assert value_of(other).weights == []
    assert Learned(other, 0, random.Random(1)).value.weights == []


def test_game_that_brings_nothing() -> None:
    """A game without features or weights is judged by its estimate, and at the end by what was got."""
    game = Coin()
    assert value_of(game).weights == []
    state = game.begin(game.settle(setups(game)[0]))
    assert Value(game.rules, []).chance(state, 0) == game.rules.estimate(state, 0)
