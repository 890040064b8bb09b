"""Tries orders on a copy of a position, before a player gives them."""

from collections.abc import Iterable, Sequence

from gonfalon.core.game import Game
from gonfalon.core.refusal import Refusal
from gonfalon.core.state import S


def try_orders(game: Game[S], state: S, seat: int, orders: Iterable[Sequence[str]]) -> tuple[S, list[Refusal | None]]:
    """The position after those orders that can be carried out one after the other, and for each why not, if it cannot.

    An order is a few words that belong together: if one of them is refused, all of them are left out. Words go through
    the same check as any other, so once fate or somebody else is to move, the rest is refused. `state` is not changed.
    """
    refusals: list[Refusal | None] = []
    for order in orders:
        after = state.copy()
        try:
            for word in order:
                game.rules.do(after, game.check(after, seat, word))
        except Refusal as refusal:
            refusals.append(refusal)
        else:
            state = after
            refusals.append(None)
    return state, refusals
