"""A full position of a game, and the actions that change it."""

from typing import Protocol, Self, TypeAlias, TypeVar

from gonfalon.core.news import News

Action: TypeAlias = int
"""A small integer that only the game can interpret. Everybody else sees its word."""


class State(Protocol):
    """Plain, mutable, quick to copy; holds no random generator.

    If `news` is set, it collects what happens. A copy has none, so search produces no news.
    """

    news: News | None

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
