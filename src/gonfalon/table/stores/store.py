"""What a table asks of a database. Both databases pass the same tests.

The log of a match only grows, and (match, number) is unique in it: of two writers who answer the same position
one succeeds and the other gets `Conflict`, whatever processes they are in. A write that has returned is durable.
"""

from collections.abc import Collection
from typing import Protocol

import msgspec


class Row(msgspec.Struct, kw_only=True):
    """A match apart from its log. `version` grows by one with every write."""

    id: str
    version: int
    number: int = 0
    """The last action in the log."""
    over: bool = False
    deadline: int | None = None
    """When somebody's time is up, in milliseconds since 1970."""
    bot: str | None = None
    """The seat of a bot that has to say something, if one has."""
    head: bytes
    """What was agreed and who sits where: written when it changes."""
    clock: bytes = b""
    snapshot: bytes | None = None
    """The match at an earlier moment, as bytes of its own; None if there is none yet."""
    result: bytes | None = None
    """How it ended, so that this can be told without its rules; None while it goes on."""
    answers: bytes = b""
    """What seats have left in advance, hidden from all others; empty if nobody has."""
    sealed: int = 0
    """Grows by one whenever an answer is left or withdrawn, and `version` does not: nobody else is to notice."""


class Written(msgspec.Struct, frozen=True):
    """One action in the log. `client` is who sent it: empty for fate and for the table itself."""

    number: int
    actor: str
    word: str
    client: str
    at: int


class ChatEntry(msgspec.Struct, frozen=True):
    """One line of chat. `line` counts those of a match from 1."""

    line: int
    seat: str
    text: str
    at: int


class Job(msgspec.Struct, frozen=True):
    """A bot has to answer this action. `waited_for` tells whether a person waits for it."""

    match: str
    number: int
    waited_for: bool


class Conflict(Exception):
    """Somebody else wrote first. Nothing was written."""


class StoreDown(Exception):
    """The database cannot be reached or does not answer. Whether the last write happened is not known."""


class Store(Protocol):
    async def open(self) -> None:
        """Connect, and bring the schema up to date. Several processes may do so at once."""

    async def close(self) -> None: ...

    async def create(self, row: Row) -> None:
        """A new match, with nothing in its log."""

    async def row(self, match: str) -> Row | None: ...

    async def log(self, match: str, after: int = 0) -> list[Written]:
        """The actions with a greater number, in order."""

    async def write(self, row: Row, log: list[Written], job: Job | None = None, *, head: bool = False) -> None:
        """Write the row over the version before it, append to its log, and call for a bot: all of it or nothing.

        The head is written only if asked for; a snapshot or result of None leaves the last one. Raises Conflict if
        the version in the database is not the one before the row's, if `sealed` is not the row's, so that an answer
        that somebody has just left is not missed, or if a number is taken.
        """

    async def seal(self, row: Row) -> None:
        """Write `answers` and `sealed` and nothing else. Raises Conflict if the version in the database is not the
        row's, or if `sealed` is not the one before the row's."""

    async def versions(self, matches: list[str]) -> dict[str, int]:
        """The present versions of those that exist."""

    async def overdue(self, now: int, limit: int, but: Collection[str] = ()) -> list[str]:
        """Matches in play whose deadline has passed, the longest overdue first; `but` those are left out."""

    async def bots_due(self, limit: int, but: Collection[str] = ()) -> list[Job]:
        """Matches in play in which a bot has to say something, whether or not a job was called for."""

    async def without_result(self, limit: int, but: Collection[str] = ()) -> list[str]:
        """Finished matches whose result was never written: those of earlier releases."""

    async def add_result(self, match: str, result: bytes, head: bytes) -> None:
        """Write the result of a finished match that has none, and its head anew; the first who does so is right."""

    async def add_chat(self, match: str, entry: ChatEntry, client: str, serial: int) -> ChatEntry:
        """Add a line of chat; `entry.line` is ignored and given. The same client and serial again: the first line."""

    async def chat(self, match: str, after: int = 0) -> list[ChatEntry]:
        """The lines of chat with a greater number, in order."""

    async def prove(self, token: str) -> str:
        """Write a token durably and read it back from the database."""
