"""One match with which something is wrong harms no other: not its clock, nor its bots, nor the table."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.table.matches.aside import FIRST
from gonfalon.table.monitoring import health
from gonfalon.table.monitoring.metrics import Metrics
from gonfalon.table.running.background import BackgroundWork
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.stores.store import Row, StoreDown, Written
from gonfalon.table.table import Table
from gonfalon.table.troubles import CannotOpen
from gonfalon.wire.protocol import Act, Live, NewMatch, Update
from tests.patience import PATIENCE
from tests.table.test_table import SEATS, Site, at, begun, trouble

pytestmark = pytest.mark.asyncio
TIMED = NewMatch("saladin", "arsuf", time=Live(bank=60, increment=0))
LONG = 3_600_000


class Moody(SqliteStore):
    """Fails as it is told to: for one match, or when it is asked for matches whose time is up."""

    overwhelming = ""
    slip: Exception | None = None

    async def row(self, match: str) -> Row | None:
        if match == self.overwhelming:
            raise StoreDown("statement timeout")
        return await super().row(match)

    async def log(self, match: str, after: int = 0) -> list[Written]:
        if match == self.overwhelming:
            raise StoreDown("statement timeout")
        return await super().log(match, after)

    async def overdue(self, *args: Any, **named: Any) -> list[str]:
        slip, self.slip = self.slip, None
        if slip:
            raise slip
        return await super().overdue(*args, **named)


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    site = Site(lambda: Moody(tmp_path / "table.sqlite"))
    yield site
    await site.close()


async def found(table: Table, match: str) -> Row:
    row = await table.store.row(match)
    assert row
    return row


async def rewrite(table: Table, match: str, **changes: Any) -> None:
    """Somebody else has written this."""
    row = await found(table, match)
    await table.store.write(msgspec.structs.replace(row, version=row.version + 1, **changes), [], head=True)


async def ends(
    table: Table,
    match: str,
) -> Update:
    async with asyncio.timeout(PATIENCE):
        while (update := await table.update_for(match, "watcher")).result is None:
            await asyncio.sleep(0.05)
    return update


def foreign(row: Row) -> dict[str, bytes]:
    return {"head": row.head.replace(b'"rules":', b'"rules":99')}


BAD: dict[str, Callable[[Row], dict[str, bytes]]] = {
    "its rules are not here": foreign,
    "its head is cut": lambda row: {"head": row.head[:40]},
    "its head is something else": lambda row: {"head": b"[]"},
    "its clock is cut": lambda row: {"clock": row.clock[:9]},
    "its snapshot and its log are another's": lambda row: {"snapshot": b"{}", "number": row.number + 7},  # type: ignore[dict-item]
}


@pytest.mark.parametrize("how", BAD)
async def test_bad_match_is_seen_and_opened_again(site: Site, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that cannot be opened is counted where operators look, gives no 500, is left alone for a while, and is
    opened again once it was repaired."""
    monkeypatch.setattr("gonfalon.table.matches.aside.FIRST", 0.2)
    first = await site.table()
    bad, good = await begun(first, TIMED), await begun(first, TIMED)
    whole = await found(first, bad)
    await rewrite(first, bad, **BAD[how](whole))
    for table in (await site.table(), first):  # one that does not know the match, and one that has it in memory
        with pytest.raises(CannotOpen):
            await table.act(at(bad, SEATS[0]), Act("c", whole.number, ["resign"]))
        assert (await table.update_for(good, "watcher")).rules_here
        assert (await health.examine(table)).set_aside["opening"] == 1
        assert b'gonfalon_set_aside{failed="opening"} 1.0' in Metrics(table).text()
    version = (await found(first, bad)).version
    await rewrite(first, bad, head=whole.head, clock=whole.clock, snapshot=whole.snapshot, number=whole.number)
    assert (await found(first, bad)).version == version + 1
    async with asyncio.timeout(PATIENCE):
        while not (await _looked(first, bad)):
            await asyncio.sleep(0.1)
    assert (await health.examine(first)).set_aside["opening"] == 0


async def _looked(table: Table, match: str) -> bool:
    try:
        return (await table.update_for(match, "watcher")).rules_here
    except CannotOpen:
        return False


@pytest.mark.full
async def test_pauses_grow(site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that cannot be opened is tried ever more seldom, however often it is asked for."""
    table = await site.table()
    bad = await begun(table)
    await rewrite(table, bad, head=b"{}")
    fresh = await site.table()
    now = 0.0
    monkeypatch.setattr(fresh.aside, "_now", lambda: now)
    for _ in range(20):
        assert await trouble(fresh.update_for(bad, "watcher")) == "rules-not-here"
        now += 1
    tried = [line for line in caplog.records if line.getMessage() == "cannot open match"]
    assert [line.again_in for line in tried] == [FIRST, 2 * FIRST, 4 * FIRST]  # type: ignore[attr-defined]


@pytest.mark.full
async def test_bad_matches_stop_no_clock(site: Site) -> None:
    """Clocks of all other matches are called while some cannot be opened, also some that this process had open."""
    table = await site.table()
    for damage in BAD.values():
        bad = await begun(table, TIMED)
        await rewrite(table, bad, **damage(await found(table, bad)))
    site.now += 1000
    good = await begun(table, TIMED)
    site.now += LONG
    background = BackgroundWork(table)
    background.begin()
    try:
        assert (await ends(table, good)).result
        assert (await health.examine(table)).set_aside["opening"] == len(BAD)
    finally:
        await background.end()


@pytest.mark.full
async def test_match_that_is_too_much_for_the_store(site: Site) -> None:
    """A match whose log takes the store too long holds up nobody, though its time was up first."""
    table = await site.table()
    too_much = await begun(table, TIMED)
    site.now += 1000
    good = await begun(table, TIMED)
    site.now += LONG
    again = await site.table()
    assert isinstance(again.store, Moody)
    again.store.overwhelming = too_much
    background = BackgroundWork(again)
    background.begin()
    try:
        assert (await ends(again, good)).result
    finally:
        await background.end()


@pytest.mark.full
async def test_clocks_survive_a_slip(site: Site) -> None:
    """Whatever the store raises when it is asked, clocks are called again a moment later, and operators see that it
    failed."""
    table = await site.table()
    good = await begun(table, TIMED)
    site.now += LONG
    assert isinstance(table.store, Moody)
    table.store.slip = RuntimeError("database disk image is malformed")
    background = BackgroundWork(table)
    background.begin()
    try:
        assert (await ends(table, good)).result
        assert (await health.examine(table)).failures["clocks"] == 1
        assert b'gonfalon_background_failures_total{task="clocks"} 1.0' in Metrics(table).text()
    finally:
        await background.end()


@pytest.mark.full
@pytest.mark.parametrize("slip", [RuntimeError, SystemExit, RecursionError])
async def test_rules_that_fail_on_time(site: Site, slip: type[BaseException]) -> None:
    """Rules that fail when a match is to be ended on time end neither the clocks of others nor the process."""
    table = await site.table()
    navas = NewMatch("navas", "basic", time=Live(bank=60, increment=0))
    bad = await begun(table, navas)
    site.now += 1000
    good = await begun(table, TIMED)
    site.now += LONG

    def fail(*_: object) -> None:
        raise slip

    table.cache.kept[bad].match.time_out = fail  # type: ignore[method-assign, union-attr]
    background = BackgroundWork(table)
    background.begin()
    try:
        assert (await ends(table, good)).result
    finally:
        await background.end()
