"""How long the greedy bot thinks about a decision, on average, in each battle:

    python -m proof.scale.thinking SECONDS

for any Python, so that the compiled wheel can be measured beside the sources. Prints milliseconds by battle, as JSON.
"""

import json
import random
import sys
from itertools import count
from time import process_time
from typing import Any

from gonfalon.bots import Greedy
from gonfalon.core import NOBODY, Fate, Game, Match, Setup, registry
from gonfalon.lab.random_games import setups


def thought(seconds: float) -> dict[str, float]:
    """With so many seconds of thinking for each battle, or a little more."""
    games = (registry.find(name) for name in registry.names())
    return {setup.scenario: _mean(game, setup, seconds) for game in games for setup in setups(game)}


def _mean(game: Game[Any], setup: Setup, seconds: float) -> float:
    spent, decisions = 0.0, 0
    for seed in count():
        match: Match[Any] = Match(game, setup, fate=Fate(seed.to_bytes(32), [b""] * len(game.seats)))
        bots = [Greedy(game, seat, random.Random(seed)) for seat in range(len(game.seats))]
        while (seat := match.to_move) != NOBODY:
            sight = match.sight(seat, memory=True)
            before = process_time()
            word = bots[seat].choose(sight)
            spent, decisions = spent + process_time() - before, decisions + 1
            match.act(seat, word)
            if spent > seconds:
                return spent / decisions * 1000
    raise AssertionError


if __name__ == "__main__":
    print(json.dumps(thought(float(sys.argv[1]))))
