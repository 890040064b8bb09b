"""The battles that research may use, and positions of random games in them."""

import random
from functools import cache

from gonfalon.core import NOBODY
from gonfalon.interop.battle import Battle, Position

SHORT_BATTLES = [("navas", "basic"), ("navas", "advanced"), ("saladin", "arsuf"), ("saladin", "hattin")]
LONG_BATTLE = ("sword", "navas-hex")
BATTLES = [*SHORT_BATTLES, LONG_BATTLE]


@cache
def battle(name: str, scenario: str) -> Battle:
    return Battle(name, scenario)


def position_after(battle: Battle, seed: int, decisions: int) -> Position:
    """Where a random game is after so many decisions, or at its end."""
    rng = random.Random(seed)
    position = battle.start()
    for _ in range(decisions):
        if position.to_move == NOBODY:
            break
        position.take(rng.choice(list(position.legal)))
    return position
