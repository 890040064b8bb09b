"""What a table needs from a database. Both databases pass the same tests.

The log of a match is append-only, and (match, number) is unique in it: if two writers answer the same position, one
succeeds and the other gets `Conflict`, whatever processes they are in. Once a write returns, it is durable.
"""

from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

import msgspec


class Seated(msgspec.Struct, frozen=True):
    """A seat of a match and who sits there, for a site that lists matches by player."""

    seat: str
    name: str | None = None
    bot: str | None = None
    subject: str | None = None
    """Who that is to the site: its own id of a person, which means nothing to a table."""


class Row(msgspec.Struct, kw_only=True):
    """A match without its log. `version` grows by one with every write."""

    id: str
    version: int
    number: int = 0
    """The last action in the log."""
    over: bool = False
    deadline: int | None = None
    """When somebody's time is up, by the time played."""
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
    """The answers that seats have left in advance, each hidden from all other seats; empty if none was ever left."""
    sealed: int = 0
    """Grows by one whenever an answer is left or withdrawn. `version` does not, so that nobody else notices."""

    # For a site that reads the database. Times are in milliseconds since 1970.
    created: int = 0
    acted: int = 0
    """When it was last written."""
    ended: int | None = None
    turn: str | None = None
    """The seat that is to move; None before play and after it."""
    rated: bool = False
    seats: tuple[Seated, ...] = ()
    """All seats in the game's order; written together with the head."""
    request: str | None = None
    """A mark of the request that created it, so that a retry is recognised. No two matches have the same."""


class NoticeKind(StrEnum):
    TURN = "turn"
    """The turn has passed to the seat."""
    ENDED = "ended"


class Notice(msgspec.Struct, frozen=True):
    """Something that a site wants to hear of, stored in the transaction that made it happen."""

    sequence: int
    """Grows within a match. Between matches a notice may appear after one with a greater sequence."""
    kind: NoticeKind
    match: str
    seat: str | None
    number: int
    """The last action of the match then."""
    at: int


class Stamp(NamedTuple):
    """When something happened, in milliseconds since 1970, and what the players' clocks said then."""

    at: int
    played: int


class Written(msgspec.Struct, frozen=True):
    """One log entry: an action. `client` is who sent it, empty for fate and for the table itself."""

    number: int
    actor: str
    word: str
    client: str
    at: int
    played: int = 0
    """What the players' clocks said then."""


class ChatEntry(msgspec.Struct, frozen=True):
    """One line of chat. `line` counts those of a match from 1."""

    line: int
    seat: str
    text: str
    at: int
    number: int | None = None
    """The last action of the match then; the store finds it if it is None."""


class Job(msgspec.Struct, frozen=True):
    """A bot has to answer this action. `waited_for`: whether a person is waiting for it."""

    match: str
    number: int
    waited_for: bool


class OpenSeat(msgspec.Struct, frozen=True):
    """A seat that anybody may take while its host is here."""

    match: str
    seat: str
    visitor: str
    """A mark of who posted it: whoever posts another one withdraws this one."""
    host: str
    """Who began the match."""
    posted: int
    seen: int
    """When the host was last here."""


class Conflict(Exception):
    """Another writer was first. Nothing was written."""


class StoreDown(Exception):
    """The database is unreachable or does not respond. The last write may or may not have happened."""


class Store(Protocol):
    async def open(self) -> None:
        """Connect and migrate the schema. Several processes may do so at once."""

    async def close(self) -> None: ...

    async def create(self, row: Row, host: str = "", most: int = 0) -> None:
        """Store a new match with an empty log. Raises Conflict if its host already has so many in play; 0: any."""

    async def row(self, match: str) -> Row | None: ...

    async def log(self, match: str, after: int = 0) -> list[Written]:
        """The log entries with a greater number, in order."""

    async def write(
        self,
        row: Row,
        log: list[Written],
        job: Job | None = None,
        *,
        head: bool = False,
        notice: NoticeKind | None = None,
    ) -> None:
        """Replace the previous version of the row, append to its log, enqueue a bot's job and store a notice, in one
        transaction.

        Head and seats are written only if `head`; a snapshot or result of None leaves the previous one; `created`,
        `rated` and `request` stay as they were created. Raises Conflict if the version in the database is not the one
        before the row's, if its `sealed` is not the row's (so that an answer that was just left is not missed), or if
        a number is taken.
        """

    async def seal(self, row: Row) -> None:
        """Write only `answers` and `sealed`. Raises Conflict if the version in the database is not the row's, or if
        its `sealed` is not the one before the row's."""

    async def versions(self, matches: list[str]) -> dict[str, int]:
        """The current versions of those matches that exist."""

    async def overdue(self, now: int, limit: int, but: Collection[str] = ()) -> list[str]:
        """Matches in play whose deadline has passed, the longest overdue first, without those in `but`."""

    async def bots_due(self, limit: int, but: Collection[str] = ()) -> list[Job]:
        """Matches in play in which a bot has to respond, whether or not a job was enqueued.

        Those that a person waits for come first, and one of every host before the second of any.
        """

    async def failing_jobs(self) -> int:
        """How many enqueued jobs have failed and are to be tried again. None where jobs are not enqueued."""

    async def idle(self, before: int, limit: int, but: Collection[str] = ()) -> list[str]:
        """Matches in play or waiting for players in which nothing was done since then."""

    async def rows(self, after: str = "", limit: int = 100, *, over: bool | None = None) -> list[Row]:
        """The matches whose ids follow, in the order of their ids, without snapshots: all, or only those (not) over."""

    async def named(self, matches: list[str]) -> list[Row]:
        """Those of these matches that exist, in any order, without snapshots."""

    async def requested(self, request: str) -> str | None:
        """The match that was created for this request."""

    async def delete(self, match: str) -> None:
        """Remove a match with its log and chat, if it is there."""

    async def add_chat(self, match: str, entry: ChatEntry, client: str, serial: int, most: int) -> ChatEntry | None:
        """Add a line of chat and return it, numbered; None if there are as many as may be. The same client and serial
        again: return the first one."""

    async def chat(self, match: str, after: int = 0) -> list[ChatEntry]:
        """The lines of chat with a greater number, in order."""

    async def notices(self, limit: int) -> list[Notice]:
        """The oldest notices that were not acknowledged. One that is committed late is not skipped: there is no cursor
        that could have passed it."""

    async def acknowledge(self, notices: Collection[Notice]) -> None:
        """Whoever reads them is done with these, and they do not come again."""

    async def forget_notices(self, before: int) -> None:
        """Drop those of an earlier time, which nobody has read."""

    async def time(self) -> Stamp:
        """As it was last written."""

    async def beat(self, stamp: Stamp) -> int:
        """Write it, unless the time played was farther already; returns how far that is. Nothing is written while no
        clock is running."""

    async def in_play(self, hosts: str) -> int:
        """How many matches in play were begun by hosts whose names begin like this."""

    async def post(self, seat: OpenSeat) -> None:
        """Post an open seat in place of all that this visitor or this match had. Raises Conflict if there is no such
        match."""

    async def open_seats(self) -> list[OpenSeat]:
        """All, the oldest first, whether or not their hosts are here."""

    async def see_hosts(self, matches: list[str], now: int) -> None:
        """The hosts of these open seats are here."""

    async def withdraw_seats(self, matches: list[str]) -> None: ...

    async def block(self, address: str) -> None: ...

    async def unblock(self, address: str) -> None: ...

    async def blocked(self) -> list[str]:
        """The addresses to which the server is closed."""

    async def prove(self, token: str) -> str:
        """Write a token durably and return what the database reads back."""


def row_of(found: Sequence[Any]) -> Row:
    """A row as a database gives it: its fields in order, seats as JSON."""
    row = Row(**dict(zip(Row.__struct_fields__, found, strict=True)))
    row.over, row.rated = bool(row.over), bool(row.rated)  # SQLite has no booleans
    row.seats = msgspec.json.decode(found[Row.__struct_fields__.index("seats")], type=tuple[Seated, ...])
    return row


def values_of(row: Row) -> dict[str, Any]:
    """The fields of a row as a database takes them."""
    return msgspec.structs.asdict(row) | {"seats": encoded_seats(row)}


def encoded_seats(row: Row) -> str:
    return msgspec.json.encode(row.seats).decode()


def as_lines(match: str, log: list[Written]) -> list[tuple[Any, ...]]:
    """Log entries as a database takes them."""
    return [(match, *msgspec.structs.astuple(entry)) for entry in log]
