"""Shows a seat what its orders would lead to, without giving them."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from gonfalon.core import Certain, Game, Match, Refusal, Sight
from gonfalon.core.plan import try_orders
from gonfalon.protocol.requests import Plan
from gonfalon.protocol.responses import Planned
from gonfalon.protocol.sights import told_sight
from gonfalon.protocol.types import Trouble
from gonfalon.server.troubles import troubled


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
