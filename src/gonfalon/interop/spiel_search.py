"""OpenSpiel's searches on our battles, as bots and beside our own search: how many simulations a second each makes."""

import random
from collections.abc import Iterator
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from gonfalon.bots import Bot
from gonfalon.bots.files import value_of
from gonfalon.bots.search import WORLDS
from gonfalon.bots.tree import Tree
from gonfalon.core import Sight
from gonfalon.interop.battle import Position
from gonfalon.interop.spiel import SpielGame, SpielState, short_name

EXPLORATION = 1.4


def searcher(game: SpielGame, simulations: int, seed: int) -> Any:
    """The search as OpenSpiel brings it in Python, with random playouts: the plain one where nothing is hidden, or the
    one for information sets."""
    rng = np.random.RandomState(seed)
    playouts = RandomRolloutEvaluator(1, rng)
    if game.battle.is_open:
        return MCTSBot(game, EXPLORATION, simulations, playouts, random_state=rng)
    search = ISMCTSBot(game, playouts, EXPLORATION, simulations, random_state=rng)
    # By itself it would resample with a generator that cannot be seeded.
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
    return search


def spiel_bot(name: str, scenario: str, simulations: int) -> type[Bot]:
    """A class of bots that choose by so many simulations a decision, for matches in this scenario."""
    game: SpielGame = pyspiel.load_game(short_name(name, scenario))

    class SpielBot(Bot):
        def choose(self, sight: Sight) -> str:
            position = Position(game.battle, self.game.guess(sight.view).draw(self.rng))
            search = searcher(game, simulations, self.rng.getrandbits(32))
            return position.word(int(search.step(game.state_at(position))))

    return SpielBot


class Speeds(NamedTuple):
    """Simulations a second of processor time, at the same decision."""

    theirs: float
    ours: float


def speeds(name: str, scenario: str, theirs: int, ours: int, seed: int) -> Iterator[Speeds]:
    """Each at another decision of random games, in turns, as long as somebody asks."""
    game: SpielGame = pyspiel.load_game(short_name(name, scenario))
    rng = random.Random(seed)
    while True:
        for state in _decisions(game, rng):
            search, tree = searcher(game, theirs, rng.getrandbits(32)), _tree(state.position, rng)
            start = process_time()
            search.step(state)
            middle = process_time()
            tree.grow(ours)
            yield Speeds(theirs / (middle - start), ours / (process_time() - middle))


def _tree(position: Position, rng: random.Random) -> Tree:
    worlds = [position.imagine(position.to_move, rng).state for _ in range(WORLDS)]
    return Tree(value_of(position.battle.game), worlds, position.to_move, rng)


def _decisions(game: SpielGame, rng: random.Random) -> Iterator[SpielState]:
    """The decisions of a random game, one in ten of those that leave a choice."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1 and rng.random() < 0.1:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
