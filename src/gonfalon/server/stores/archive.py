"""An SQLite file to which finished matches are moved, and in which they can still be read."""

import sqlite3

from gonfalon.server.stores.sqlite import ADD_CHAT, APPEND, CREATE, DELETE, SqliteStore, transaction
from gonfalon.server.stores.store import ChatEntry, Row, Store, Written, as_lines, values_of

AT_ONCE = 100


class Archive(SqliteStore):
    async def keep(self, row: Row, log: list[Written], chat: list[ChatEntry]) -> None:
        """Store a whole match durably. One that is there already is replaced."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                for statement in DELETE:
                    connection.execute(statement, (row.id,))
                connection.execute(CREATE, values_of(row) | {"host": "", "most": 0})
                connection.executemany(APPEND, as_lines(row.id, log))
                for said in chat:
                    values = row.id, said.seat, said.text, said.at, "archive", said.line, len(chat), said.number
                    connection.execute(ADD_CHAT, values)

        await self._do(work)


async def move(store: Store, archive: Archive, before: int) -> list[str]:
    """Move the matches that ended before then; returns which. If interrupted, they are in one place or in both."""
    moved: list[str] = []
    last = ""
    while found := await store.rows(last, AT_ONCE, over=True):
        last = found[-1].id
        for listed in found:
            # Without a result nobody could tell how it ended if its rules went away: the table fills that in first.
            if listed.ended is not None and listed.ended < before and listed.result is not None:
                await _move(store, archive, listed.id)
                moved.append(listed.id)
    return moved


async def _move(store: Store, archive: Archive, match: str) -> None:
    row = await store.row(match)
    if row is not None:
        await archive.keep(row, await store.log(match), await store.chat(match))
        await store.delete(match)
