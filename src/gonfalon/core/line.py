"""The line of play: the position, the actions that led to it and still count, and how to rewind."""

import hashlib
from collections.abc import Hashable, Iterable
from typing import Generic, NamedTuple

from gonfalon.core.game import Game
from gonfalon.core.refusal import NO_RULE, Refusal
from gonfalon.core.state import Action, News, S

CHECKPOINT_EVERY = 32
"""The number of actions between two checkpoints: rewinding replays fewer than this many.

Checkpoints are never dropped: one is a copy of the state, 3 kB in our games, while the steps of 32 actions, which a
match keeps together with what each seat was told, take more than ten times as much.
"""


class Taken(NamedTuple):
    """One action that still counts. Numbers run through the whole match, including what was taken back."""

    number: int
    seat: int
    action: Action
    revealed: bool


class _Checkpoint(NamedTuple, Generic[S]):
    """The line after its first `taken` actions."""

    taken: int
    state: S
    stood: int
    draw_suggested: bool


class Line(Generic[S]):
    """Everything that taking back restores. It remembers what came after action `first`."""

    def __init__(
        self, game: Game[S], state: S, first: int = 0, stood: Iterable[str] = (), draw_suggested: bool = False
    ) -> None:
        self.game = game
        self.state = state
        self.first = first
        self.stood = dict.fromkeys(stood)
        """Hashes of the positions that the rules have compared, in order."""
        self.draw_suggested = draw_suggested
        self.taken: list[Taken] = []
        self._checkpoints = [self._checkpoint()]

    @property
    def to_move(self) -> int:
        return self.game.rules.to_move(self.state)

    def take(self, taken: Taken) -> News:
        """Apply a legal action and return the news of it."""
        news = self.state.news = News()
        self.game.rules.do(self.state, taken.action)
        self.state.news = None
        self.compare()
        self.taken.append(taken)
        if len(self.taken) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append(self._checkpoint())
        return news

    def after(self, number: int) -> list[Taken]:
        """The actions after this number that still count."""
        return [taken for taken in self.taken if taken.number > number]

    def rewind(self, number: int) -> None:
        """Go back to where the line was after this number, starting from the last checkpoint before it."""
        kept = len(self.taken) - len(self.after(number))
        while self._checkpoints[-1].taken > kept:
            self._checkpoints.pop()
        start = self._checkpoints[-1]
        self.state = start.state.copy()
        self.stood = dict.fromkeys(list(self.stood)[: start.stood])
        self.draw_suggested = start.draw_suggested
        del self.taken[kept:]
        for taken in self.taken[start.taken :]:
            self.game.rules.do(self.state, taken.action)
            self.compare()

    def compare(self) -> None:
        """Called where the rules compare positions: suggests a draw if this position has come up before."""
        stands = self.game.rules.repetition(self.state)
        if stands is not None:
            mark = _digest(stands)
            self.draw_suggested = mark in self.stood
            self.stood[mark] = None

    def refusal(self, code: str, seat: int, tried: str, **facts: str) -> Refusal:
        """A refusal that does not come from the game's own rules."""
        return Refusal(code, NO_RULE, tried, self.game.position(self.state, seat), facts=facts)

    def _checkpoint(self) -> _Checkpoint[S]:
        return _Checkpoint(len(self.taken), self.state.copy(), len(self.stood), self.draw_suggested)


def _digest(stands: Hashable) -> str:
    return hashlib.blake2s(repr(stands).encode(), digest_size=8).hexdigest()
