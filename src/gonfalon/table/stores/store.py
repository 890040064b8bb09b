"""What a table needs from a database. Both databases pass the same tests.

The log of a match is append-only, and (match, number) is unique in it: if two writers answer the same position, one
succeeds and the other gets `Conflict`, whatever processes they are in. Once a write returns, it is durable.
"""

from collections.abc import Collection
from typing import Protocol

import msgspec


class Row(msgspec.Struct, kw_only=True):
    """A match without its log. `version` grows by one with every write."""

    id: str
    version: int
    number: int = 0
    """The last action in the log."""
    over: bool = False
    deadline: int | None = None
    """When somebody's time is up, in milliseconds since 1970."""
    bot: str | None = None
    """The seat of the bot that has to respond, if any."""
    head: bytes
    """What was agreed and who sits where; written only when it changes."""
    clock: bytes = b""
    snapshot: bytes | None = None
    """The match at an earlier moment, serialized; None if there is none yet."""
    result: bytes | None = None
    """How it ended, so that this is known even without its rules; None during play."""
    answers: bytes = b""
    """The answers that seats have left in advance, each hidden from all other seats; empty if there are none."""
    sealed: int = 0
    """Grows by one whenever an answer is left or withdrawn. `version` does not, so that nobody else notices."""


class Written(msgspec.Struct, frozen=True):
    """One log entry: an action. `client` is who sent it, empty for fate and for the table itself."""

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
    """A bot has to answer this action. `waited_for`: whether a person is waiting for it."""

    match: str
    number: int
    waited_for: bool


class Conflict(Exception):
    """Another writer was first. Nothing was written."""


class StoreDown(Exception):
    """The database is unreachable or does not respond. The last write may or may not have happened."""


class Store(Protocol):
    async def open(self) -> None:
        """Connect and migrate the schema. Several processes may do so at once."""

    async def close(self) -> None: ...

    async def create(self, row: Row) -> None:
        """Store a new match with an empty log."""

    async def row(self, match: str) -> Row | None: ...

    async def log(self, match: str, after: int = 0) -> list[Written]:
        """The log entries with a greater number, in order."""

    async def write(self, row: Row, log: list[Written], job: Job | None = None, *, head: bool = False) -> None:
        """Replace the previous version of the row, append to its log, and enqueue a bot's job, in one transaction.

        The head is written only if `head`; a snapshot or result of None leaves the previous one. Raises Conflict if
        the version in the database is not the one before the row's, if its `sealed` is not the row's (so that an
        answer that was just left is not missed), or if a number is taken.
        """

    async def seal(self, row: Row) -> None:
        """Write only `answers` and `sealed`. Raises Conflict if the version in the database is not the row's, or if
        its `sealed` is not the one before the row's."""

    async def versions(self, matches: list[str]) -> dict[str, int]:
        """The current versions of those matches that exist."""

    async def overdue(self, now: int, limit: int, but: Collection[str] = ()) -> list[str]:
        """Matches in play whose deadline has passed, the longest overdue first, without those in `but`."""

    async def bots_due(self, limit: int, but: Collection[str] = ()) -> list[Job]:
        """Matches in play in which a bot has to respond, whether or not a job was enqueued."""

    async def without_result(self, limit: int, but: Collection[str] = ()) -> list[str]:
        """Finished matches without a stored result: those of earlier releases."""

    async def add_result(self, match: str, result: bytes, head: bytes) -> None:
        """Store the result of a finished match that has none, and replace its head; the first writer wins."""

    async def add_chat(self, match: str, entry: ChatEntry, client: str, serial: int) -> ChatEntry:
        """Add a line of chat and return it, numbered. The same client and serial again: return the first one."""

    async def chat(self, match: str, after: int = 0) -> list[ChatEntry]:
        """The lines of chat with a greater number, in order."""

    async def prove(self, token: str) -> str:
        """Write a token durably and return what the database reads back."""
