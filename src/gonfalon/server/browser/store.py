"""Matches in an SQLite file in memory, of which the browser keeps a copy."""

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from gonfalon.server.stores.interface import Stamp, StoreDown
from gonfalon.server.stores.sqlite import SqliteStore, beaten

T = TypeVar("T")
Keep = Callable[[], Awaitable[None]]
"""Lets the browser keep the file as it is now. Raises OSError if it cannot."""


class KeptStore(SqliteStore):
    """Nothing counts as written before the browser has kept it."""

    def __init__(self, path: Path, keep: Keep) -> None:
        super().__init__(path)
        self._keep = keep
        self._kept = -1
        """How many changes of the file the copy has."""

    async def open(self) -> None:
        await super().open()
        # A journal of its own would be a second file.
        await super()._do(lambda connection: connection.execute("PRAGMA journal_mode = MEMORY").fetchone())
        await self._kept_now()

    async def beat(self, stamp: Stamp) -> int:
        """It is kept with the next action: if it is lost, clocks stood still for a moment."""
        was_kept = self._kept == await self._changes()
        played = await SqliteStore._do(self, lambda connection: beaten(connection, stamp))
        if was_kept:
            self._kept = await self._changes()
        return played

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done = await super()._do(work)
        await self._kept_now()
        return done

    async def _kept_now(self) -> None:
        changes = await self._changes()
        if changes == self._kept:
            return
        try:
            await self._keep()
        except OSError as error:
            raise StoreDown(str(error)) from error
        self._kept = changes

    async def _changes(self) -> int:
        return await super()._do(lambda connection: connection.total_changes)
