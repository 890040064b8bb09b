"""The cost of knowledge: drawing a guess and computing the key of what a seat knows, compared with copying a state."""

import random
from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter
from typing import Any

from gonfalon.core import Game, Setup

POSITIONS = 40
DECISIONS = (5, 120)
TIMES = 200


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
