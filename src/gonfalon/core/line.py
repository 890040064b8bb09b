"""The line of play: the position, what led to it and still counts, and going back on it."""

import hashlib
from collections.abc import Hashable, Iterable
from typing import Generic, NamedTuple

from gonfalon.core.game import Game
from gonfalon.core.news import News
from gonfalon.core.refusal import NO_RULE, Refusal
from gonfalon.core.state import Action, S

CHECKPOINT_EVERY = 32
"""How many actions lie between two checkpoints: at most so many are applied again to go back.

None is ever forgotten: a checkpoint is a copy of the state, 3 kB in our games, and the steps of 32 actions, which a
match keeps with what each seat was told of them, weigh more than ten times as much.
"""


class Taken(NamedTuple):
    """One action that still counts. Its number is that of the whole match, what was taken back included."""

    number: int
    seat: int
    action: Action
    revealed: bool


class _Checkpoint(NamedTuple, Generic[S]):
    """How things stood after so many actions of the line."""

    taken: int
    state: S
    stood: int
    draw_suggested: bool


class Line(Generic[S]):
    """Everything that taking back brings back. It remembers what came after action `first`."""

    def __init__(
        self, game: Game[S], state: S, first: int = 0, stood: Iterable[str] = (), draw_suggested: bool = False
    ) -> None:
        self.game = game
        self.state = state
        self.first = first
        self.stood = dict.fromkeys(stood)
        """Marks of the positions that the rules have compared, in their order."""
        self.draw_suggested = draw_suggested
        self.taken: list[Taken] = []
        self._checkpoints = [self._checkpoint()]

    @property
    def to_move(self) -> int:
        return self.game.rules.to_move(self.state)

    def take(self, taken: Taken) -> News:
        """Take a legal action and return what was told of it."""
        news = self.state.news = News()
        self.game.rules.do(self.state, taken.action)
        self.state.news = None
        self.compare()
        self.taken.append(taken)
        if len(self.taken) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append(self._checkpoint())
        return news

    def after(self, number: int) -> list[Taken]:
        """What still counts of all that was done after this number."""
        return [taken for taken in self.taken if taken.number > number]

    def rewind(self, number: int) -> None:
        """Go back to where the line stood after this number, from the last checkpoint before it."""
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
        """Where the rules compare positions: a draw is suggested if this one has stood before."""
        stands = self.game.rules.repetition(self.state)
        if stands is not None:
            mark = _digest(stands)
            self.draw_suggested = mark in self.stood
            self.stood[mark] = None

    def refusal(self, code: str, seat: int, tried: str, **facts: str) -> Refusal:
        """A refusal that is not of the game itself."""
        return Refusal(code, NO_RULE, tried, self.game.position(self.state, seat), facts=facts)

    def _checkpoint(self) -> _Checkpoint[S]:
        return _Checkpoint(len(self.taken), self.state.copy(), len(self.stood), self.draw_suggested)


def _digest(stands: Hashable) -> str:
    return hashlib.blake2s(repr(stands).encode(), digest_size=8).hexdigest()
