"""The second part of the contract: who knows what."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Any, Generic

import msgspec

from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.guess import Guess
from gonfalon.core.prompts import Foreseen
from gonfalon.core.state import Action, S


class Knowledge(ABC, Generic[S]):
    """What a seat may know, and what it can make of that.

    All that takes a view takes a seat's view with memory, and so cannot give away more than is in it.
    """

    view_type: type[msgspec.Struct]
    """What views are, for whoever reads them from bytes."""

    @abstractmethod
    def view(self, state: S, seat: int, *, memory: bool | None = None) -> msgspec.Struct:
        """What the seat may know, built from scratch.

        With `memory` everything a perfect memory would hold, without it only what lies open; None asks the
        match's own options.
        """

    @abstractmethod
    def guess(self, view: Any) -> Guess[S]:
        """Read a view with memory, to draw full states that fit it.

        The arbiter's view leaves nothing to guess: it gives the very state back.
        """

    def info_key(self, state: S, seat: int) -> Hashable:
        """Names what the seat knows: equal exactly when its views with memory are. Games that are searched override
        it with a quick one."""
        return msgspec.json.encode(self.view(state, seat, memory=True))

    def forecast(self, view: Any, word: str) -> Forecast | None:
        """The odds of a legal action; None where there is no luck."""
        return None

    def recollect(self, view: Any) -> list[Recollection]:
        """Where everything hidden may be; nothing if all is open."""
        return []

    def foreseen(self, state: S, seat: int) -> list[Foreseen]:
        """What the seat, which waits, is certain to be asked next. Made only from what this seat may know."""
        return []

    def reveals(self, state: S, action: Action) -> bool:
        """Whether an action of a seat turns up something that this seat could not know before. Such an action cannot
        be taken back at will. (What fate does, and what others do, may always reveal something.)"""
        return False

    def remembers(self, state: S) -> bool:
        """Whether players may look up what a perfect memory would hold. If not, clients show no old news."""
        return True
