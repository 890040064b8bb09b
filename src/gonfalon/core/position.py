"""A match that begins from a set position instead of the first one.

The position is the arbiter's view with memory, which leaves nothing out. It may come from anybody, so it is not
trusted: whatever is wrong with it, the answer is a Refusal with the code `unusable-position`.
"""

import random
from collections.abc import Mapping
from itertools import product
from typing import Any

import msgspec

from gonfalon.core.game import Game
from gonfalon.core.refusal import NO_RULE, Refusal
from gonfalon.core.seats import ARBITER, NOBODY
from gonfalon.core.setup import Setup
from gonfalon.core.state import S

# Why a position cannot be used: `why` in the facts of the refusal. `fault` gives the details, if there are any.
NO_VIEW = "no-view"
NOT_EVERYTHING = "not-everything"
OTHER_SETUP = "other-setup"
UNKNOWN_PIECE = "unknown-piece"
IMPOSSIBLE = "impossible"
OVER = "over"
NAMED = 40
"""So many characters are quoted of what is not known."""


def set_state(game: Game[S], setup: Setup) -> S:
    """The state that the position of a setup describes. Raises Refusal if no match can begin there."""
    try:
        view = msgspec.convert(msgspec.to_builtins(setup.position), game.view_type)
    except Exception as error:
        raise _unusable(NO_VIEW, str(error)) from error
    try:
        state, trouble = lay_out(game, setup, view)
        if not trouble and game.rules.to_move(state) == NOBODY:
            trouble = OVER, ""
    except KeyError as error:  # as a rule a piece of another edition
        raise _unusable(UNKNOWN_PIECE, str(error)[:NAMED]) from error
    except Exception as error:
        # Rules that are given nonsense may fail in any way.
        raise _unusable(IMPOSSIBLE, type(error).__name__) from error
    if trouble:
        raise _unusable(*trouble)
    return state


def setup_at(game: Game[S], position: Any, scenario: str | None = None, options: Mapping[str, str] = {}) -> Setup:
    """A setup with which a match can begin there; what is not given is found out. Raises Refusal if none fits."""
    scenarios = [one.name for one in game.scenarios] if scenario is None else [scenario]
    free = [option for option in game.options if option.name not in options]
    unsuited = _unusable(OTHER_SETUP, "")
    for name, *choices in product(scenarios, *(option.choices for option in free)):
        chosen = {option.name: choice for option, choice in zip(free, choices, strict=True)}
        setup = game.settle(Setup(name, dict(options) | chosen, position))
        try:
            set_state(game, setup)
        except Refusal as refusal:
            if refusal.facts["why"] != OTHER_SETUP:
                raise
        else:
            return setup
    raise unsuited


def told_position(game: Game[S], state: S) -> Any:
    """A position as plain data in its canonical form, for setups and records."""
    return msgspec.to_builtins(game.view(state, ARBITER, memory=True))


def lay_out(game: Game[S], setup: Setup, view: Any) -> tuple[S, tuple[str, str] | None]:
    """The state that an arbiter's view describes, and what is wrong with it. May raise anything on nonsense."""
    state = game.guess(view).draw(random.Random(0))
    return state, _trouble(game, setup, view, state)


def _trouble(game: Game[S], setup: Setup, view: Any, state: S) -> tuple[str, str] | None:
    if game.view(state, ARBITER, memory=True) != view:
        return NOT_EVERYTHING, ""
    if not game.suits(state, setup):
        return OTHER_SETUP, ""
    if faults := game.faults(state) or game.unreachable(state):
        return IMPOSSIBLE, faults[0]
    if bool(game.rules.legal(state)) == (game.rules.to_move(state) == NOBODY):
        return IMPOSSIBLE, "nothing can be done"
    return None


def _unusable(why: str, fault: str) -> Refusal:
    return Refusal("unusable-position", NO_RULE, "position", facts={"why": why, "fault": fault})
