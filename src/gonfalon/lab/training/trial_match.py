"""A match between two values: two players with one each, from what their seats are shown.

Against the game's own estimate they look one moment ahead; two learned values are compared in a search.
"""

import random
from math import sqrt
from typing import Any

import msgspec

from gonfalon.bots import Bot, Greedy, Search
from gonfalon.bots.value import Value
from gonfalon.core import NOBODY, Fate, Game, Match, Setup

GUESSES, LOOKS = 3, 120
SIMULATIONS = 200
SURE = 1.64
"""How many standard deviations above its mean only one in twenty lies."""


class Trial(msgspec.Struct, frozen=True):
    """How many games were played, and the new value's points: one for a win, a half for a draw."""

    games: int
    points: float


def trial_match(game: Game[Any], setup: Setup, new: Value, old: Value, games: int, seed: int) -> Trial:
    """Every deal is played twice, with sides swapped."""
    points = 0.0
    for number in range(games):
        seat = number % 2
        values = [new, old] if seat == 0 else [old, new]
        points += (1 + _played(game, setup, values, f"{seed} {number // 2}")[seat]) / 2
    return Trial(games, points)


def is_better(trials: list[Trial]) -> bool:
    """Whether luck alone would do as well less than once in twenty times, all trials taken together."""
    games, points = sum(trial.games for trial in trials), sum(trial.points for trial in trials)
    return points - games / 2 > SURE * sqrt(games) / 2


def _played(game: Game[Any], setup: Setup, values: list[Value], seed: str) -> list[float]:
    match: Match[Any] = Match(game, setup, fate=Fate(random.Random(seed).randbytes(32), [b""] * len(values)))
    kind = _searcher if all(value.weights for value in values) else _looker
    players = [kind(game, seat, value, random.Random(f"{seed} {seat}")) for seat, value in enumerate(values)]
    while match.to_move != NOBODY:
        match.act(match.to_move, players[match.to_move].choose(match.sight(match.to_move, memory=True)))
    return game.rules.returns(match.state)


def _looker(game: Game[Any], seat: int, value: Value, rng: random.Random) -> Bot:
    player = Greedy(game, seat, rng)
    player.guesses, player.looks, player.value = GUESSES, LOOKS, value
    return player


def _searcher(game: Game[Any], seat: int, value: Value, rng: random.Random) -> Bot:
    player = Search(game, seat, rng)
    player.simulations, player.value = SIMULATIONS, value
    return player
