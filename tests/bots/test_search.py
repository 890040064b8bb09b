"""The tree search: it finds what wins, decides by its seed alone, and never peeks."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.bots.bot import Bot
from gonfalon.bots.search import SLICE, Learned, Search
from gonfalon.bots.tree import Tree, drawn
from gonfalon.bots.value import Value
from gonfalon.core import FATE, NOBODY, Game, Result, Rules, Setup, Sight, registry
from gonfalon.core.state import News
from gonfalon.lab.random_games import setups
from tests.core.coin import Coin
from tests.examples import few

NAVAS, SALADIN = registry.find("navas"), registry.find("saladin")


class Quick(Search):
    simulations = 60


class Stones:
    """Whoever takes the last stone wins; with `luck`, fate then takes one of the rest or none, three times as often."""

    news: News | None = None

    def __init__(self, left: int, luck: bool = False, mover: int = 0) -> None:
        self.left, self.luck, self.mover, self.after = left, luck, mover, mover

    def copy(self) -> "Stones":
        other = Stones(self.left, self.luck, self.mover)
        other.after = self.after
        return other


class StonesRules(Rules[Stones]):
    def start(self, setup: Setup) -> Stones:
        return Stones(10)

    def to_move(self, state: Stones) -> int:
        return NOBODY if state.left == 0 and state.mover != FATE else state.mover

    def legal(self, state: Stones) -> list[int]:
        if state.mover == FATE:
            return [0, 1] if state.left > 1 else [0]
        return list(range(1, min(3, state.left) + 1))

    def weights(self, state: Stones) -> list[int]:
        return [3, 1][: len(self.legal(state))]

    def do(self, state: Stones, action: int) -> None:
        state.left -= action
        if state.mover == FATE:
            state.mover = state.after
        else:
            state.after = 1 - state.mover
            state.mover = FATE if state.luck else state.after

    def is_quiet(self, state: Stones) -> bool:
        return state.mover != FATE

    def result(self, state: Stones) -> Result | None:
        return None

    def returns(self, state: Stones) -> list[float]:
        return [-1.0, 1.0] if state.mover == 0 else [1.0, -1.0]


def grown(state: Stones, simulations: int, seed: int = 1) -> Tree:
    tree = Tree(Value(StonesRules(), []), [state], 0, random.Random(seed))
    tree.grow(simulations)
    return tree


@pytest.mark.parametrize(("left", "best"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3), (10, 2)])
def test_finds_what_wins(left: int, best: int) -> None:
    """Leaving a multiple of four stones wins, and the search finds it."""
    assert grown(Stones(left), 1500).best() == best


def test_reckons_with_fate() -> None:
    """Fate's outcomes count with their odds."""
    tree = grown(Stones(2, luck=True), 400)
    assert tree.best() == 2
    rules, rng = StonesRules(), random.Random(1)
    state = Stones(5, luck=True, mover=FATE)
    outcomes = [drawn(rules, state, rng) for _ in range(1000)]
    assert 200 < sum(outcomes) < 300


def decision(game: Game[Any], scenario: int, seed: int) -> Any:
    """A decision somewhere in a random game."""
    rng = random.Random(seed)
    state, wait = game.begin(setups(game)[scenario]), rng.randrange(120)
    last = state.copy()
    while game.rules.to_move(state) != NOBODY and wait >= 0:
        if game.rules.to_move(state) >= 0 and len(game.rules.legal(state)) > 1:
            last, wait = state.copy(), wait - 1
        game.rules.do(state, drawn(game.rules, state, rng))
    return last


def sight_of(game: Game[Any], state: Any) -> Sight:
    """What the seat that is to move is shown, as bytes and back."""
    seat = game.rules.to_move(state)
    sent = msgspec.json.encode(game.view(state, seat, memory=True))
    view = msgspec.json.decode(sent, type=game.view_type)
    legal = [game.word(state, action) for action in game.rules.legal(state)]
    return Sight(1, game.seat_name(seat), view, game.prompt(state, seat), legal, None, None, False)


def choice(kind: type[Bot], game: Game[Any], state: Any, seed: int) -> str:
    seat = game.rules.to_move(state)
    return kind(game, seat, random.Random(seed)).choose(sight_of(game, state))


@few(15)
@given(st.integers(0, 1), st.integers(0, 10**6), st.sampled_from([Quick, Learned]))
def test_never_peeks(scenario: int, seed: int, kind: type[Bot]) -> None:
    """Under one seed it chooses the same in every full state that fits what its seat knows."""
    state, rng = decision(NAVAS, scenario, seed), random.Random(seed)
    seat = NAVAS.rules.to_move(state)
    guess = NAVAS.guess(NAVAS.view(state, seat, memory=True))
    worlds = [state, *(guess.draw(rng) for _ in range(2))]
    assert len({choice(kind, NAVAS, world, seed) for world in worlds}) == 1


@few(40)
@given(st.sampled_from([NAVAS, SALADIN]), st.integers(0, 1), st.integers(0, 10**6))
def test_worlds_agree_on_what_is_known(game: Game[Any], scenario: int, seed: int) -> None:
    """Worlds that fit what a seat knows offer it the same actions after the same events, and the other seat as well
    wherever the rules say that everybody knows what is legal."""
    rules, state, rng = game.rules, decision(game, scenario, seed), random.Random(seed)
    seat = rules.to_move(state)
    guess = game.guess(game.view(state, seat, memory=True))
    worlds = [guess.draw(rng) for _ in range(8)]
    for _ in range(30):
        leader = worlds[0]
        mover = rules.to_move(leader)
        if mover == NOBODY:
            break
        alike = [world for world in worlds if rules.to_move(world) == mover]
        if mover == seat or (mover != FATE and rules.is_open(leader)):
            assert {frozenset(rules.legal(world)) for world in alike} == {frozenset(rules.legal(leader))}
        action = drawn(rules, leader, rng)
        worlds = [world for world in alike if rules.is_legal(world, action)]
        for world in worlds:
            rules.do(world, action)


def test_somebody_is_in_a_hurry() -> None:
    """A search tells how much is done, and ends when it is told to, with the best that it has found."""
    told: list[float] = []

    class Long(Search):
        simulations = 5 * SLICE

        def watch(self, share: float) -> bool:
            told.append(share)
            return len(told) == 2

    class Short(Search):
        simulations = 2 * SLICE

    state = decision(SALADIN, 0, 1)
    assert choice(Long, SALADIN, state, 1) == choice(Short, SALADIN, state, 1)
    assert told == [0.2, 0.4]


def test_where_nothing_was_learned() -> None:
    """There it looks one moment ahead, like a bot without a search."""
    game = Coin()
    state = game.begin(Setup("plain"))
    while game.rules.to_move(state) < 0:
        game.rules.do(state, game.rules.legal(state)[0])
    assert choice(Search, game, state, 1) == choice(Learned, game, state, 1)
