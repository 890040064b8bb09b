"""A thought that somebody waits for: how far it has come, and that it may end now."""

from collections.abc import Callable
from time import monotonic

OFTEN = 0.5
"""Seconds until a thought is told of, and between two tellings: what is quick is not worth a word."""


class Thought:
    """Follows a bot that thinks, in whatever thread: `watch` is for its `Bot.watch`."""

    def __init__(self, tell: Callable[[float], None] = lambda share: None) -> None:
        self.tell = tell
        self._told = monotonic()
        self._is_hurried = False

    def hurry(self) -> None:
        """Let it end with the best that was found. Once is enough."""
        self._is_hurried = True

    def watch(self, share: float) -> bool:
        """Takes how much is done, from 0 to 1, and returns whether to end."""
        if monotonic() - self._told >= OFTEN:
            self._told = monotonic()
            self.tell(min(1.0, max(0.0, share)))
        return self._is_hurried
