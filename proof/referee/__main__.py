"""Compare the hex game with an independent model of its page, and with the page's drawings.

scripts/prove referee --positions 10000 --seed 1
"""

import argparse
import random
from collections import Counter

from gonfalon.games.navas_hex.game import NavasHex, game
from gonfalon.games.navas_hex.rules import state as st
from proof.referee import drawings, scenes
from proof.referee.compare import Comparer

SCENES_EACH = 8
"""Constructed positions, each played for about a turn, for one whole game cut off after some turns."""
TURNS = 6
PART = 1_000


def compare(positions: int, seed: int) -> Comparer:
    rng = random.Random(seed)
    sword = game()
    comparer = Comparer(sword, rng)
    bases = scenes.bases(sword, rng)
    while comparer.compared.total() < positions:
        for _ in range(SCENES_EACH):
            _play(sword, comparer, scenes.scene(sword, rng.choice(bases), rng), 1, positions)
        _play(sword, comparer, scenes.start(sword), TURNS, positions)
    return comparer


def _play(sword: NavasHex, comparer: Comparer, state: st.State, turns: int, positions: int) -> None:
    last = state.turn + turns
    likes = comparer.rng.choice((scenes.LIKES, scenes.EAGER, scenes.EAGER))
    while state.ask != st.OVER and state.turn < last and comparer.compared.total() < positions:
        comparer.look(state)
        before = state.turn
        scenes.step(sword, state, comparer.rng, likes)
        if state.turn > before:
            comparer.command(state)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--positions", type=int, default=10_000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--shown", type=int, default=3, help="how many differences of a kind are shown")
    asked = options.parse_args()
    drawings.check()
    compared: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    checks = 0
    while compared.total() < asked.positions:
        done = compare(min(PART, asked.positions - compared.total()), asked.seed + compared.total())
        compared += done.compared
        checks += done.checks
        for difference in done.differences:
            kind = difference.where.split()[0]
            kinds[kind] += 1
            if kinds[kind] <= asked.shown:
                print(difference)
        print(f"{compared.total()} positions, {checks} checks, {kinds.total()} differences {dict(kinds)}", flush=True)
    print(dict(compared))
    return 1 if kinds else 0
