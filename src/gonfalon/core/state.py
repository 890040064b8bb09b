"""Numbers the seats, and defines actions, states and the news of an action."""

from typing import Protocol, Self, TypeAlias, TypeVar

import msgspec

FATE = -1
"""Shuffles, draws, rolls dice: it acts but never looks."""

NOBODY = -2
"""To move when the game is over."""

WATCHER = -3
"""Looks on and sees what lies open on the table."""

ARBITER = -4
"""Sees everything. For finished matches, tests and the keeper of the record, never for a player."""

CLOCK = -5
"""Says when somebody's time is up. Only the keeper of a match speaks for it."""


class News:
    """Collects the events of one action, each with its audience.

    A private event is told to the seats concerned and to the arbiter. Anybody else who should hear something is told a
    second event that was built without the secret. Nothing is ever cut out of an event.
    """

    def __init__(self) -> None:
        self._told: list[tuple[tuple[int, ...] | None, msgspec.Struct]] = []

    def tell(self, event: msgspec.Struct, *seats: int) -> None:
        """Tell everybody, or only these seats and the arbiter."""
        self._told.append(((*seats, ARBITER) if seats else None, event))

    def tell_only(self, event: msgspec.Struct, *audience: int) -> None:
        """Tell exactly this audience, without the arbiter: the public half of a secret."""
        self._told.append((audience, event))

    def heard_by(self, seat: int) -> list[msgspec.Struct]:
        return [event for audience, event in self._told if audience is None or seat in audience]


Action: TypeAlias = int
"""A small integer that only the game can interpret. Everybody else sees its word."""


class State(Protocol):
    """Plain, mutable, quick to copy; holds no random generator.

    If `news` is set, it collects what happens. A copy has none, so search produces no news.
    """

    news: News | None

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
