"""Would this action lose the game at once? It is legal, but the player is warned first."""

import random
from typing import Any

from gonfalon.core import Game

GUESSES = 5


def loses_at_once(game: Game[Any], view: Any, seat: int, word: str) -> bool:
    """Try the action on guesses made from what the seat knows. Nothing hidden is used, so all guesses must agree.

    The view must be one with memory. Where players have to rely on their own memory nobody is warned: a warning could
    tell them what they have forgotten.
    """
    guess = game.guess(view)
    return all(_loses(game, guess.draw(random.Random(chance)), seat, word) for chance in range(GUESSES))


def _loses(game: Game[Any], state: Any, seat: int, word: str) -> bool:
    game.rules.apply(state, game.check(state, seat, word))
    result = game.rules.result(state)
    return result is not None and result.winner not in (None, game.seats[seat])
