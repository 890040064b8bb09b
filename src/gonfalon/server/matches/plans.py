"""Shows a seat what its orders would lead to, without giving them."""

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from gonfalon.core import Certain, Game, Match, Refusal, Sight
from gonfalon.core.state import S
from gonfalon.protocol.requests import Plan
from gonfalon.protocol.responses import Planned
from gonfalon.protocol.types import Trouble
from gonfalon.protocol.updates import told_sight
from gonfalon.server.errors import troubled


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


def planned(
    match: Match[Any], seat: int, wish: Plan, speaker: Game[Any] | None, why: Callable[[Refusal], Trouble]
) -> Planned:
    """Starts from the seat's own view, and only if nothing is hidden from it: so it learns nothing new."""
    game = match.game
    guess = game.guess(game.view(match.state, seat, memory=True))
    if not isinstance(guess, Certain):
        raise troubled("no-plans", number=match.number)
    state, refusals = try_orders(game, guess.draw(random.Random()), seat, wish.orders)
    sight = _sight(match, state, seat)
    return Planned(
        refused=[_brief(why(refusal)) if refusal else None for refusal in refusals],
        sight=told_sight(sight, game),
        odds=[game.forecast(sight.view, word) if word in sight.legal else None for word in wish.odds],
        asks=speaker.say(sight.result or sight.prompt) if speaker else "",
    )


def _sight(match: Match[Any], state: Any, seat: int) -> Sight:
    game, rules = match.game, match.game.rules
    result = rules.result(state)
    view = game.view(state, seat)
    is_asked = result is None and rules.to_move(state) == seat
    return Sight(
        number=match.number,
        to_move=game.seat_name(rules.to_move(state)),
        view=view,
        prompt=game.prompt(state, seat),
        legal=[game.word(state, action) for action in rules.legal(state)] if is_asked else [],
        result=result,
        draw_offered_by=None,
        draw_suggested=False,
        progress=game.progress(view),
    )


def _brief(trouble: Trouble) -> Trouble:
    """There may be one for each order, so they do not repeat what is legal."""
    return msgspec.structs.replace(trouble, position="", legal=[])
