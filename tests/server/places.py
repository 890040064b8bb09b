"""Databases in which tables keep their matches."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg

from gonfalon.server.stores.interface import Store
from gonfalon.server.stores.postgres import PostgresStore
from gonfalon.server.stores.schema import Database
from gonfalon.server.stores.sqlite import SqliteStore


class Place:
    """Where matches are kept. Each call of `store` is another process that uses it."""

    def __init__(self, database: Database, store: Callable[[], Store], run: Callable[[str], list[Any]]) -> None:
        self.database = database
        self.store = store
        self.run = run


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
