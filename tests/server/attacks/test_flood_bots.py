"""Whoever lets many bots think does not keep a friend's bot from answering."""

from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest

from gonfalon.server.bots.queued import QueuedStore
from gonfalon.server.stores.interface import Job, Row, Store
from gonfalon.server.stores.sqlite import SqliteStore

CROWD = 60


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store = (
        SqliteStore(tmp_path / "table.sqlite")
        if request.param == "sqlite"
        else QueuedStore(request.getfixturevalue("fresh_database"))
    )
    await opened.open()
    yield opened
    await opened.close()


async def due(store: Store, name: str, host: str) -> None:
    """A match in which a bot is to move."""
    await store.create(Row(id=name, version=0, head=b"{}"), host, 1000)
    await store.write(Row(id=name, version=1, head=b"{}", bot="muslim"), [], Job(name, 0, True))


async def test_friend_is_among_the_first(store: Store, request: pytest.FixtureRequest) -> None:
    """Of a crowd of bots that one host left to move, only one may come before a friend's."""
    for number in range(CROWD):
        await due(store, f"crowd-{number}", "attacker")
    await due(store, "friend", "friend")
    for _ in range(5):
        assert "friend" in [job.match for job in await store.bots_due(2)]
    if isinstance(store, QueuedStore):  # where workers take jobs from a queue
        with psycopg.connect(request.getfixturevalue("fresh_database")) as connection:
            waiting = connection.execute("SELECT args->>'match' FROM procrastinate_jobs ORDER BY priority DESC, id")
            assert "friend" in [match for (match,) in waiting.fetchmany(2)]
