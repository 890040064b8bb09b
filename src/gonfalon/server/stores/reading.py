"""Reads the matches in play of any release's database, and changes nothing in it: not even its schema.

So a new release can look at the database that an older one still serves.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from gonfalon.core import Entry
from gonfalon.server.stores.store import StoreDown

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
