"""Would this action hand the other side the victory at once? It is legal, but a person is warned first."""

import random
from typing import Any

from gonfalon.core import Game, Match

GUESSES = 5


def loses_at_once(match: Match[Any], seat: int, word: str) -> bool:
    """Try the action on guesses made from what the seat knows. Nothing hidden is looked at, so all must agree.

    Where players are to rely on their own memory nobody is warned: a warning could tell what they have forgotten.
    """
    if not match.game.remembers(match.state):
        return False
    view = match.game.view(match.state, seat, memory=True)
    return all(
        _loses(match.game, match.game.guess(view, random.Random(chance)), seat, word) for chance in range(GUESSES)
    )


def _loses(game: Game[Any], state: Any, seat: int, word: str) -> bool:
    game.apply(state, game.check(state, seat, word))
    result = game.result(state)
    return result is not None and result.winner not in (None, game.seats[seat])
