"""A full position of a game, and what is done to it."""

from typing import Protocol, Self, TypeAlias, TypeVar

from gonfalon.core.news import News

Action: TypeAlias = int
"""A small integer that a game alone can read. Everybody else sees its word."""


class State(Protocol):
    """Plain, mutable, quick to copy; holds no random generator.

    `news`, where it is set, hears what happens. A copy has none: search plays in silence.
    """

    news: News | None

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
