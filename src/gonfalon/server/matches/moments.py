"""Replays a match step by step, as one seat saw it."""

import asyncio
from collections.abc import Callable
from typing import Any

from gonfalon.core import ARBITER, Game, Match
from gonfalon.protocol.responses import Moment, Moments
from gonfalon.protocol.sights import told_sight, told_step

PAGE = 100
"""How many moments are told at once."""


class Playback:
    """A match played once more, page by page: the next page goes on from where the last one ended."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        """Held while a page is made, so that those who look at other matches wait for one page of this at most."""
        self._again: Match[Any] | None = None

    def page(self, match: Match[Any], looker: int, after: int, speaker: Game[Any] | None) -> Callable[[], Moments]:
        """The position after each action after this number that the seat may look up; at 0 also before the first.

        What is needed of the match is taken now; the rest is long work, and does not touch it.
        """
        steps = list(match.steps)
        first = max(after, 0 if match.result or looker == ARBITER else match.recall_from(looker))
        game, setup, players = match.game, match.setup, match.players

        def make() -> Moments:
            reached, self._again = self._again, None
            again = reached if reached and reached.number <= after else Match(game, setup, players)
            found = [] if after else [Moment(None, told_sight(again.sight(looker), game))]
            for step in steps[again.number :]:
                if len(found) >= PAGE:
                    self._again = again
                    return Moments(found, more=True)
                again.enter(step.entry)
                if step.entry.number > first:
                    found.append(Moment(told_step(step, looker, speaker), told_sight(again.sight(looker), game)))
            return Moments(found, more=False)

        return make
