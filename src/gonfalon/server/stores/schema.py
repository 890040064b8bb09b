"""Schema migrations: numbered SQL files, each applied once and in order.

Any number of processes may migrate at once: one does the work and the others wait for it.
"""

import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:  # psycopg is not in the base install
    import psycopg

Database = Literal["sqlite", "postgres"]

_TABLE = """
CREATE TABLE IF NOT EXISTS gonfalon_schema (
    number integer PRIMARY KEY, applied_at timestamp with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
)
"""
_APPLIED = "SELECT coalesce(max(number), 0) FROM gonfalon_schema"
_LOCK = 0x676F6E66616C6F6E  # "gonfalon"


class Migration(NamedTuple):
    number: int
    sql: str


class SchemaTooNew(Exception):
    """A later release has migrated this database. `found` is its schema number, `known` our latest."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"A later Gonfalon has changed this database: its schema is number {found}, and this Gonfalon knows"
            f" number {known} at most. Nothing was touched; please use the later one."
        )
        self.found = found
        self.known = known


def migrate_sqlite(connection: sqlite3.Connection) -> None:
    """Call it in a transaction that already holds the write lock."""
    connection.execute(_TABLE)
    for migration in pending("sqlite", connection.execute(_APPLIED).fetchone()[0]):
        for statement in statements(migration.sql):
            connection.execute(statement)
        connection.execute("INSERT INTO gonfalon_schema (number) VALUES (?)", (migration.number,))


async def migrate_postgres(connection: "psycopg.AsyncConnection[Any]") -> None:
    async with connection.transaction():
        await connection.execute("SET LOCAL statement_timeout = 0")
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        await connection.execute(_TABLE)
        (applied,) = await (await connection.execute(_APPLIED)).fetchone() or (0,)
        for migration in pending("postgres", applied):
            await connection.execute(migration.sql.encode())
            await connection.execute("INSERT INTO gonfalon_schema (number) VALUES (%s)", (migration.number,))


def pending(database: Database, applied: int) -> list[Migration]:
    """The migrations after number `applied`."""
    known = sorted(_known(database))
    if applied > known[-1].number:
        raise SchemaTooNew(applied, known[-1].number)
    return [migration for migration in known if migration.number > applied]


def _known(database: Database) -> Iterator[Migration]:
    for file in (files("gonfalon.server.stores") / "migrations").iterdir():
        if file.name.endswith(f".{database}.sql"):
            yield Migration(int(file.name.partition("_")[0]), file.read_text("utf-8"))


def statements(sql: str) -> Iterator[str]:
    """The statements one by one, because `executescript` would commit first."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
