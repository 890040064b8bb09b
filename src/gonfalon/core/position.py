"""A match that begins from a set position instead of the first one.

The position is the arbiter's view with memory, which leaves nothing out. Only our own code makes one, but a record may
come from anybody.
"""

import random
from typing import Any

import msgspec

from gonfalon.core.game import Game
from gonfalon.core.refusal import NO_RULE, Refusal
from gonfalon.core.seats import ARBITER
from gonfalon.core.state import S


def set_state(game: Game[S], position: Any) -> S:
    """The state that a position describes. Raises Refusal if it is none, or an impossible one."""
    try:
        state = lay_out(game, position)
        faults = game.faults(state) or ([] if game.rules.legal(state) else ["nothing can be done"])
    except Exception as error:  # given nonsense, a game may fail in any way
        raise _unusable(type(error).__name__) from error
    if faults:
        raise _unusable(faults[0])
    return state


def lay_out(game: Game[S], position: Any) -> S:
    """The same without any check. May raise anything on nonsense."""
    view = msgspec.convert(msgspec.to_builtins(position), game.view_type)
    return game.guess(view).draw(random.Random(0))


def told_position(game: Game[S], state: S) -> Any:
    """A position as plain data in its canonical form, for setups and records."""
    return msgspec.to_builtins(game.view(state, ARBITER, memory=True))


def _unusable(fault: str) -> Refusal:
    return Refusal("unusable-position", NO_RULE, "position", facts={"fault": fault})
