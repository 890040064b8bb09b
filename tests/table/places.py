"""Databases in which tables keep their matches."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg

from gonfalon.table.stores.migrate import Database, pending, statements
from gonfalon.table.stores.postgres import PostgresStore
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.stores.store import Store


class Place:
    """Where matches are kept. Each call of `store` is another process that uses it."""

    def __init__(self, database: Database, store: Callable[[], Store], run: Callable[[str], list[Any]]) -> None:
        self.database = database
        self.store = store
        self.run = run

    def bytes_(self, some: bytes) -> str:
        """As SQL."""
        return f"x'{some.hex()}'" if self.database == "sqlite" else f"'\\x{some.hex()}'"

    def migrate(self, until: int) -> None:
        """Make the schema as it was with this number."""
        self.run("CREATE TABLE gonfalon_schema (number integer PRIMARY KEY, applied_at text)")
        for migration in pending(self.database, 0)[:until]:
            for statement in statements(migration.sql) if self.database == "sqlite" else [migration.sql]:
                self.run(statement)
            self.run(f"INSERT INTO gonfalon_schema (number) VALUES ({migration.number})")


def sqlite_place(path: Path) -> Place:
    def run(sql: str) -> list[Any]:
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            return connection.execute(sql).fetchall()
        finally:
            connection.close()

    return Place("sqlite", lambda: SqliteStore(path), run)


def postgres_place(dsn: str) -> Place:
    def run(sql: str) -> list[Any]:
        with psycopg.connect(dsn, autocommit=True) as connection:
            done = connection.execute(sql.encode())
            return done.fetchall() if done.description else []

    return Place("postgres", lambda: PostgresStore(dsn), run)
