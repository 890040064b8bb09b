"""`info_key` names what a seat knows: it is equal exactly where views with memory are."""

import random
from itertools import combinations
from typing import Any

import pytest

from gonfalon.core import ARBITER, WATCHER, Game, Setup, registry
from tests.tiers import some

BATTLES = [(name, scenario.name) for name in registry.names() for scenario in registry.find(name).scenarios]
LOOKERS = (0, 1, WATCHER, ARBITER)
POSITIONS = 40
GUESSES = 3


@pytest.mark.parametrize(("name", "scenario"), BATTLES)
@pytest.mark.parametrize("seed", some(range(6), 0))
def test_key_is_the_view(name: str, scenario: str, seed: int) -> None:
    """Over pairs of moments, of lookers, and of worlds that some seat cannot tell apart, equal ones among them."""
    game, rng = registry.find(name), random.Random(seed)
    worlds = [world for state in moments(game, scenario, rng) for world in (state, *guesses(game, state, rng))]
    seen = [(game.view(world, seat, memory=True), game.info_key(world, seat)) for world in worlds for seat in LOOKERS]
    pairs = [(one[0] == other[0], one[1] == other[1]) for one, other in combinations(rng.sample(seen, 250), 2)]
    pairs += [(one[0] == other[0], one[1] == other[1]) for one, other in zip(seen, seen[len(LOOKERS) :], strict=False)]
    assert {alike for alike, _ in pairs} == {True, False}
    assert [pair for pair in pairs if pair[0] != pair[1]] == []


def test_key_is_hashable() -> None:
    """A search keeps what it knows under it."""
    for name, scenario in BATTLES:
        game = registry.find(name)
        assert len({game.info_key(game.begin(Setup(scenario)), seat) for seat in LOOKERS}) == len(LOOKERS)


def moments(game: Game[Any], scenario: str, rng: random.Random) -> list[Any]:
    """Moments of random games, not far apart."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        state = game.begin(Setup(scenario))
        while actions := game.rules.legal(state):
            game.rules.do(state, rng.choice(actions))
            if rng.random() < 0.1:
                found.append(state.copy())
    return found[:POSITIONS]


def guesses(game: Game[Any], state: Any, rng: random.Random) -> list[Any]:
    """Other worlds that fit what one of the seats knows."""
    guess = game.guess(game.view(state, rng.randrange(2), memory=True))
    return [guess.draw(rng) for _ in range(GUESSES)]
