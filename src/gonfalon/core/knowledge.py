"""The second part of the contract: who knows what."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Any, Generic

import msgspec

from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.guess import Guess
from gonfalon.core.numbers import Numbers
from gonfalon.core.progress import Prospect
from gonfalon.core.prompts import Foreseen
from gonfalon.core.setup import Setup
from gonfalon.core.state import Action, S


class Knowledge(ABC, Generic[S]):
    """What a seat may know, and what can be derived from it.

    Every method that takes a view takes a seat's view with memory, and so cannot reveal more than the view contains.
    """

    view_type: type[msgspec.Struct]
    """The type of the views, for code that decodes them from bytes."""

    @abstractmethod
    def view(self, state: S, seat: int, *, memory: bool | None = None) -> msgspec.Struct:
        """What the seat may know, built from scratch.

        With `memory`, everything that a perfect memory would hold; without it, only what lies open. None means: as the
        options of the match say.
        """

    @abstractmethod
    def guess(self, view: Any) -> Guess[S]:
        """Read a view with memory, to draw full states that are consistent with it.

        The arbiter's view leaves nothing to guess: it gives back the exact state.
        """

    def forget(self, view: Any) -> Any:
        """The same view for somebody who forgets cards: without what only memory keeps, but still one to guess from."""
        return view

    def info_key(self, state: S, seat: int) -> Hashable:
        """A key for what the seat knows: two keys are equal exactly when the views with memory are.

        Games that are searched override it with a faster one.
        """
        return msgspec.json.encode(self.view(state, seat, memory=True))

    def forecast(self, view: Any, word: str) -> Forecast | None:
        """The odds of a legal action, or None if no luck is involved."""
        return None

    def recollect(self, view: Any) -> list[Recollection]:
        """Where each hidden thing may be; empty if everything is open."""
        return []

    def progress(self, view: Any) -> list[Prospect]:
        """How far each seat is on its ways to win, the most telling way of each first; empty if it is not counted."""
        return []

    def foreseen(self, state: S, seat: int) -> list[Foreseen]:
        """What a waiting seat is certain to be asked next. Computed only from what this seat may know."""
        return []

    def reveals(self, state: S, action: Action) -> bool:
        """Whether an action of a seat turns up something that this seat could not have known before. Such an action
        cannot be taken back freely. (What fate does, and what others do, may always reveal something.)"""
        return False

    def remembers(self, state: S) -> bool:
        """Whether players may look up what a perfect memory would hold. If not, clients show no old news."""
        return True

    def numbers(self, setup: Setup) -> Numbers[S] | None:
        """The scenario in numbers, for programs that learn; None if the game does not offer it."""
        return None
