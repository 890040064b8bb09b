"""What a change leaves behind when it fails, comes again, or meets what another process wrote."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from gonfalon.protocol.requests import Act
from gonfalon.server.stores.sqlite import SqliteStore
from tests.calls import calls
from tests.server.matches import SEATS, Site, at, begun, step


class Breaking(SqliteStore):
    """Fails in a way that nobody has thought of, while the match in memory is already ahead."""

    error: BaseException | None = None

    async def write(self, *args: Any, **named: Any) -> None:
        if self.error:
            raise self.error
        await super().write(*args, **named)


@pytest.mark.parametrize("error", [RuntimeError("a slip"), asyncio.CancelledError()], ids=["error", "cancelled"])
async def test_failed_change_is_forgotten(tmp_path: Path, error: BaseException) -> None:
    """Whatever went wrong, the match is read again from the store, where nothing of the change is."""
    store = Breaking(tmp_path / "table.sqlite")
    site = Site(lambda: store)
    table = await site.table()
    match = await begun(table)
    before = await table.queries.update_for(match, "watcher")
    wish = Act("c", before.number, ["resign"])
    store.error = error
    with pytest.raises(type(error)):
        await table.matches.act(at(match, SEATS[0]), wish)
    store.error = None
    assert await table.queries.update_for(match, "watcher", fresh=False) == before
    assert (await table.matches.act(at(match, SEATS[0]), wish)).done == 1
    await site.close()


async def test_taken_back_elsewhere_is_read_from_the_later_snapshot(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A process that holds less than was taken back goes on from the snapshot that came with it, not from the log."""
    table, rng = await site.table(deaf=True), random.Random(5)
    match = await begun(table)
    for _ in range(4):
        await step(table, match, rng)
    before = await table.queries.update_for(match, "watcher")
    assert before.sight
    back, seat = before.number, before.sight.to_move
    other = SEATS[1 - SEATS.index(seat)]
    for _ in range(10):
        await step(table, match, rng)
    late = await site.table(deaf=True)
    number = (await late.queries.update_for(match, "watcher", 10_000)).number
    assert late.cache.kept[match].match.first > back  # type: ignore[union-attr]
    await table.matches.act(at(match, seat), Act("c", number, [f"offer take back {back}"]))
    await table.matches.act(at(match, other), Act("c", number + 1, ["accept take back"]))
    read = calls(monkeypatch, late.store, "log")
    told = await late.queries.update_for(match, "watcher", 10_000)
    assert told.sight == (await table.queries.update_for(match, "watcher", 10_000)).sight
    assert min(after for _, after in read) > back
    assert not late.cache.kept[match].needs_snapshot
    assert not caplog.records
