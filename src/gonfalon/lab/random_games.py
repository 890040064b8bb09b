"""Plays random games, for proofs and measurements: whole ones, checksums, and what it costs to know a position."""

import hashlib
import random
from collections.abc import Callable, Iterator
from itertools import cycle, product
from statistics import median
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from gonfalon.core import NOBODY, Action, Game, Setup

GAMES_TO_COMPARE = 200
DECISIONS_TO_COMPARE = 100_000
POSITIONS = 40
DECISIONS = (5, 120)
TIMES = 200


def setups(game: Game[Any]) -> list[Setup]:
    """Every scenario, with the options of a match in which a computer takes part."""
    return [game.settle(Setup(scenario.name), with_bot=True) for scenario in game.scenarios]


def varied_setups(game: Game[Any]) -> list[Setup]:
    """The same with every value of the options, except of those that a computer needs for a match to end."""
    names = [option.name for option in game.options if option.with_bot is None]
    values = product(*(option.choices for option in game.options if option.with_bot is None))
    changes = [dict(zip(names, chosen, strict=True)) for chosen in values]
    return [replace(setup, options=setup.options | change) for change in changes for setup in setups(game)]


def random_game(game: Game[Any], setup: Setup, rng: random.Random) -> list[Action]:
    """Play at random, with all legal actions and all outcomes equally likely, and return the actions."""
    state = game.begin(setup)
    rules, chance = game.rules, rng.random
    to_move, legal, do = rules.to_move, rules.legal, rules.do
    done: list[Action] = []
    while to_move(state) != NOBODY:
        actions = legal(state)
        action = actions[int(chance() * len(actions))]
        do(state, action)
        done.append(action)
    return done


def checksum(game: Game[Any], games: int, seed: int) -> str:
    """A checksum over this many seeded games: equal for two builds only if all games are."""
    digest = hashlib.sha256()
    for number, setup in zip(range(games), cycle(setups(game)), strict=False):
        digest.update(repr(random_game(game, setup, random.Random(seed + number))).encode())
    return digest.hexdigest()[:16]


def enough_games(game: Game[Any], seed: int) -> int:
    """How many seeded games tell two builds apart: fewer of a game that is very long."""
    length = len(random_game(game, setups(game)[0], random.Random(seed)))
    return min(GAMES_TO_COMPARE, 1 + DECISIONS_TO_COMPARE // length)


def costs(game: Game[Any], seed: int) -> dict[str, float]:
    """In units of copying a state: the median over positions of random games in which a seat is asked."""
    rng = random.Random(seed)
    measured = [_measure(game, state, rng) for state in _positions(game, rng)]
    return {name: median(one[name] for one in measured) for name in measured[0]}


def _positions(game: Game[Any], rng: random.Random) -> Iterator[Any]:
    rules, found = game.rules, 0
    while found < POSITIONS:
        state = game.begin(Setup(rng.choice(game.scenarios).name))
        for _ in range(rng.randint(*DECISIONS)):
            if actions := rules.legal(state):
                rules.do(state, rng.choice(actions))
        if rules.to_move(state) >= 0:
            found += 1
            yield state


def _measure(game: Game[Any], state: Any, rng: random.Random) -> dict[str, float]:
    seat = game.rules.to_move(state)
    guess = game.guess(game.view(state, seat, memory=True))
    copy = _seconds(state.copy)
    return {
        "draw": _seconds(lambda: guess.draw(rng)) / copy,
        "key": _seconds(lambda: game.info_key(state, seat)) / copy,
    }


def _seconds(do: Callable[[], object]) -> float:
    """The best of three runs; slower ones were disturbed."""
    return min(_go(do) for _ in range(3))


def _go(do: Callable[[], object]) -> float:
    start = perf_counter()
    for _ in range(TIMES):
        do()
    return perf_counter() - start
