"""Plays the games of a training: one player against itself to learn from, and two values against each other."""

import random
from math import sqrt
from typing import Any

import msgspec

from gonfalon.bots import Bot, Greedy, Search
from gonfalon.bots.tree import Tree, drawn
from gonfalon.bots.value import Value
from gonfalon.core import FATE, NOBODY, Action, Fate, Game, Match, Setup

WHIM = 0.05
"""How often an action is taken at random, so that games differ and mistakes are seen."""
SELF_PLAY_SIMULATIONS = 60
"""Of each decision, once there is a value that was learned."""
GUESSES, LOOKS = 3, 120
TRIAL_SIMULATIONS = 200
SURE_OF_BETTER = 1.64
"""How many standard deviations above its mean only one in twenty lies."""


def self_play(game: Game[Any], setup: Setup, value: Value, rng: random.Random) -> tuple[list[list[int]], float]:
    """The features of every quiet position of a game, and what it was worth to the first seat, from 0 to 1."""
    rules, state = game.rules, game.begin(setup)
    seen: list[list[int]] = []
    while (mover := rules.to_move(state)) != NOBODY:
        if mover != FATE and rules.is_quiet(state):
            seen.append(rules.features(state))
        rules.do(state, _choice(value, state, rng))
    return seen, (1 + rules.returns(state)[0]) / 2


def _choice(value: Value, state: Any, rng: random.Random) -> Action:
    """Before anything was learned it looks one moment ahead where nothing is in progress; later it always searches."""
    rules = value.rules
    seat, actions = rules.to_move(state), rules.legal(state)
    if seat == FATE or len(actions) == 1 or rng.random() < WHIM:
        return drawn(rules, state, rng)
    if value.weights:
        tree = Tree(value, [state], seat, rng)
        tree.grow(SELF_PLAY_SIMULATIONS)
        return tree.best()
    if not rules.is_quiet(state):
        return drawn(rules, state, rng)
    return max(actions, key=lambda action: (_look(value, state, action, seat, rng), rng.random()))


def _look(value: Value, state: Any, action: Action, seat: int, rng: random.Random) -> float:
    rules, ahead = value.rules, state.copy()
    rules.do(ahead, action)
    while not rules.is_quiet(ahead):
        rules.do(ahead, drawn(rules, ahead, rng))
    return value.chance(ahead, seat)


class Trial(msgspec.Struct, frozen=True):
    """How many games were played, and the new value's points: one for a win, a half for a draw."""

    games: int
    points: float


def trial_match(game: Game[Any], setup: Setup, new: Value, old: Value, games: int, seed: int) -> Trial:
    """Every deal is played twice, with sides swapped.

    Against the game's own estimate players look one moment ahead; two learned values are compared in a search.
    """
    points = 0.0
    for number in range(games):
        seat = number % 2
        values = [new, old] if seat == 0 else [old, new]
        points += (1 + _played(game, setup, values, f"{seed} {number // 2}")[seat]) / 2
    return Trial(games, points)


def is_better(trials: list[Trial]) -> bool:
    """Whether luck alone would do as well less than once in twenty times, all trials taken together."""
    games, points = sum(trial.games for trial in trials), sum(trial.points for trial in trials)
    return points - games / 2 > SURE_OF_BETTER * sqrt(games) / 2


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
    player.simulations, player.value = TRIAL_SIMULATIONS, value
    return player
