"""Replays a match step by step, as one seat saw it."""

from typing import Any

from gonfalon.core import ARBITER, Game, Match
from gonfalon.table.matches.cached_match import told_step
from gonfalon.wire.protocol import Moment
from gonfalon.wire.sights import told_sight


def moments(match: Match[Any], looker: int, after: int, speaker: Game[Any] | None) -> list[Moment]:
    """The position after each action after this number that the seat may look up; at 0 also before the first."""
    again: Match[Any] = Match(match.game, match.setup, match.players)
    first = max(after, 0 if match.result or looker == ARBITER else match.recall_from(looker))
    found = [] if after else [Moment(None, told_sight(again.sight(looker), again.game))]
    for step in match.steps:
        again.enter(step.entry)
        if step.entry.number > first:
            found.append(Moment(told_step(step, looker, speaker), told_sight(again.sight(looker), again.game)))
    return found
