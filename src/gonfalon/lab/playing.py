"""Complete random games, for proofs and measurements."""

import hashlib
import random
from itertools import cycle, product
from typing import Any

from msgspec.structs import replace

from gonfalon.core import NOBODY, Action, Game, Setup

GAMES_TO_COMPARE = 200
DECISIONS_TO_COMPARE = 100_000


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
