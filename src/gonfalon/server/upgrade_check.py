"""Replays matches in play with the installed games, to find those that an upgrade would break before it serves.

It changes nothing in the database of any release, not even its schema, so it can look at one that is still served.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from gonfalon.core import ARBITER, Entry, Match, registry
from gonfalon.core.position import FORMAT, SnapshotError, unsealed
from gonfalon.core.registry import NotInstalled, UnknownVersion
from gonfalon.server.errors import CannotOpen, place_of
from gonfalon.server.matches.cache import head_of
from gonfalon.server.matches.live_match import LiveMatch
from gonfalon.server.stores.interface import Row, StoreDown

Ask = Callable[..., list[Any]]
AT_ONCE = 50

# Only what the very first schema has.
_IN_PLAY = "SELECT id, number, head, snapshot FROM gonfalon_matches WHERE NOT over AND id > ? ORDER BY id LIMIT ?"
_LOG = "SELECT number, actor, word FROM gonfalon_log WHERE match = ? AND number <= ? ORDER BY number"


class Stored(NamedTuple):
    match: str
    number: int
    head: bytes
    snapshot: bytes | None
    log: list[Entry]


def in_play(place: Path | str) -> Iterator[Stored]:
    """All matches that are not over, in an SQLite file or at the URL of a PostgreSQL database. Raises StoreDown."""
    with _sqlite(place) if isinstance(place, Path) else _postgres(place) as ask:
        last = ""
        while found := ask(_IN_PLAY, last, AT_ONCE):
            for match, number, head, snapshot in found:
                yield Stored(match, number, head, snapshot, [Entry(*line) for line in ask(_LOG, match, number)])
                last = match


@contextmanager
def _sqlite(path: Path) -> Iterator[Ask]:
    # A file that is not there is not created.
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            yield lambda sql, *values: connection.execute(sql, values).fetchall()
    except sqlite3.Error as error:
        raise StoreDown(f"{path}: {error}") from error


@contextmanager
def _postgres(dsn: str) -> Iterator[Ask]:
    import psycopg

    try:
        with psycopg.connect(dsn, autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = on")
            yield lambda sql, *values: connection.execute(sql.replace("?", "%s").encode(), values).fetchall()
    except psycopg.Error as error:
        raise StoreDown(str(error)) from error


class Breaks(Exception):
    """The message says what is wrong with the match, and reveals nothing of it."""


class Checker:
    def __init__(self) -> None:
        self._opened = cache(registry.opened)

    def fault(self, stored: Stored) -> str | None:
        """Why this match could not go on here, or None if it can."""
        try:
            self._check(stored)
        except Breaks as why:
            return str(why)
        except CannotOpen:
            return "what was agreed for it cannot be read"
        except (NotInstalled, UnknownVersion) as error:
            return str(error)
        except (Exception, SystemExit) as error:
            return f"the rules fail: {place_of(error)}"
        return None

    def _check(self, stored: Stored) -> None:
        row = Row(id=stored.match, version=0, number=stored.number, head=stored.head)
        head = head_of(row)
        for bot in {*head.bots.values()} - {*registry.bot_names()}:
            raise Breaks(f"its bot {bot!r} is not installed")
        match = LiveMatch(row, self._opened(head.game, head.rules, head.digest)).match
        if match is None:
            return
        _replay(match, stored)
        if match.number != stored.number:
            raise Breaks(f"its log ends after action {match.number}, not {stored.number}")
        match.sight(match.to_move)


def _replay(match: Match[Any], stored: Stored) -> None:
    known = _told_by(stored.snapshot)
    for entry in stored.log:
        try:
            match.enter(entry)
        except (Exception, SystemExit) as error:
            raise Breaks(f"action {entry.number} breaks the rules: {place_of(error)}") from error
        if known and entry.number == known["number"] and _view(match) != known["view"]:
            raise Breaks(f"after action {entry.number} it stands otherwise than when it was played")


def _told_by(snapshot: bytes | None) -> dict[str, Any] | None:
    """A snapshot says how the match stood under the rules it was played with. An unusable one says nothing."""
    try:
        told = msgspec.json.decode(unsealed(snapshot or b""))
    except (SnapshotError, msgspec.DecodeError):
        return None
    return told if isinstance(told, dict) and told.get("format") == FORMAT else None


def _view(match: Match[Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(match.game.view(match.state, ARBITER, memory=True)))
