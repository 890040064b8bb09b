"""Quick games of one player against itself, who hides nothing from itself."""

import random
from typing import Any

from gonfalon.bots.tree import Tree, drawn
from gonfalon.bots.value import Value
from gonfalon.core import FATE, NOBODY, Action, Game, Setup

WHIM = 0.05
"""How often an action is taken at random, so that games differ and mistakes are seen."""
SIMULATIONS = 60
"""Of each decision, once there is a value that was learned."""


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
        tree.grow(SIMULATIONS)
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
