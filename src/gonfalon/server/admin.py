"""What the owner of a table does with its matches: list, show, close, delete, archive, check, give out seats anew.

It works on the database, whether or not a table is running: a running one notices.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from ipaddress import ip_interface
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from gonfalon.core import Result
from gonfalon.protocol.requests import Reissue
from gonfalon.server import upgrade_check
from gonfalon.server.background import DAY
from gonfalon.server.game_server import GameServer
from gonfalon.server.http.requests import household
from gonfalon.server.matches.match_head import MatchHead
from gonfalon.server.settings import Settings
from gonfalon.server.startup import make_table, place_of_matches
from gonfalon.server.stores.interface import Notice, Row, Seated, Store, StoreDown
from gonfalon.server.stores.sqlite import Archive
from gonfalon.server.upgrade_check import Checker

T = TypeVar("T")
AT_ONCE = 500


class CannotKeep(Exception):
    """It was not done. Whoever shows this has a sentence for the code, with its facts."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts


class Listed(msgspec.Struct, frozen=True):
    """What an owner sees of a match: nothing that players hide from each other."""

    match: str
    game: str | None
    """None if the match is unreadable."""
    scenario: str | None
    rules: int | None
    state: str
    """waiting, playing or over."""
    turn: str | None
    actions: int
    created: int
    acted: int
    ended: int | None
    rated: bool
    seats: tuple[Seated, ...]
    result: Result | None


def list_matches(settings: Settings, *, over: bool | None = None) -> list[Listed]:
    """The matches in the order in which something was last done in them."""

    async def work(table: GameServer) -> list[Listed]:
        found: list[Listed] = []
        while rows := await table.store.rows(found[-1].match if found else "", AT_ONCE, over=over):
            found += [_listed(row) for row in rows]
        return sorted(found, key=lambda one: one.acted)

    return _run(settings, work)


def show(settings: Settings, match: str) -> Listed:
    async def work(table: GameServer) -> Listed:
        return _listed(await table.cache.row(match))

    return _run(settings, work)


def close(settings: Settings, match: str) -> None:
    _run(settings, lambda table: table.ending.close(match))


def reissue(settings: Settings, match: str, seat: str) -> str:
    """Take a seat from its holder, which everybody is told; returns an invitation for somebody else."""
    wish = Reissue(secrets.token_hex(16), seat)

    async def work(table: GameServer) -> str:
        return (await table.seating.reissue(match, wish)).ticket

    return _run(settings, work)


def rename(settings: Settings, match: str, seat: str, name: str) -> None:
    """Give a player another name, which everybody sees."""
    _run(settings, lambda table: table.seating.rename(match, seat, name))


def block(settings: Settings, address: str) -> str:
    """Close the server to an address; returns what is blocked, which for IPv6 is its whole network."""
    who = _household(address)
    _run(settings, lambda table: table.store.block(who))
    return who


def unblock(settings: Settings, address: str) -> str:
    who = _household(address)
    _run(settings, lambda table: table.store.unblock(who))
    return who


def blocked(settings: Settings) -> list[str]:
    return _run(settings, lambda table: table.store.blocked())


def _household(address: str) -> str:
    try:
        return household(str(ip_interface(address).ip))
    except ValueError as error:
        raise CannotKeep("no-address", address=address) from error


def delete(settings: Settings, match: str) -> None:
    async def work(table: GameServer) -> None:
        await table.cache.row(match)
        await table.store.delete(match)

    _run(settings, work)


def archive_matches(settings: Settings, file: Path, days: int) -> int:
    """Move the matches that ended so many days ago or earlier to the file; returns how many."""

    async def work(table: GameServer) -> int:
        target = Archive(file)
        await target.open()
        try:
            return len(await move_finished(table.store, target, table.now() - days * DAY))
        finally:
            await target.close()

    return _run(settings, work)


async def move_finished(store: Store, archive: Archive, before: int) -> list[str]:
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


def backup(settings: Settings, copy: Path) -> None:
    """Copy the SQLite file to a new file as it is at one moment, while others write."""
    place = place_of_matches(settings)
    if not isinstance(place, Path):
        raise CannotKeep("only-sqlite")
    if not place.exists():
        raise CannotKeep("no-file", file=str(place))
    try:
        copy.touch(mode=0o600, exist_ok=False)  # it holds the secrets of fate
        with closing(sqlite3.connect(place)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except FileExistsError as error:
        raise CannotKeep("copy-exists", file=str(copy)) from error
    except sqlite3.Error as error:
        copy.unlink(missing_ok=True)
        raise CannotKeep("cannot-copy", file=str(place)) from error


def notices(settings: Settings, tell: Callable[[Notice], None]) -> None:
    """Tell all that there are, oldest first, and acknowledge them after that."""

    async def work(table: GameServer) -> None:
        while found := await table.store.notices(AT_ONCE):
            for notice in found:
                tell(notice)
            await table.store.acknowledge(found)

    _run(settings, work)


def check(settings: Settings) -> Iterator[tuple[str, str | None]]:
    """Each match in play, with what is wrong with it, if anything. The database is not changed."""
    checker = Checker()
    try:
        for stored in upgrade_check.in_play(place_of_matches(settings)):
            yield stored.match, checker.fault(stored)
    except StoreDown as error:
        raise CannotKeep("database-unreadable", why=str(error).strip()) from error


def _listed(row: Row) -> Listed:
    head = _head(row)
    begun = bool(head) and (row.number > 0 or row.turn is not None)
    return Listed(
        match=row.id,
        game=head.game if head else None,
        scenario=head.setup.scenario if head else None,
        rules=head.rules if head else None,
        state="over" if row.over else "playing" if begun else "waiting",
        turn=row.turn,
        actions=row.number,
        created=row.created,
        acted=row.acted,
        ended=row.ended,
        rated=row.rated,
        seats=row.seats,
        result=msgspec.json.decode(row.result, type=Result) if row.result else None,
    )


def _head(row: Row) -> MatchHead | None:
    try:
        return msgspec.json.decode(row.head, type=MatchHead)
    except msgspec.DecodeError:
        return None


def _run(settings: Settings, work: Callable[[GameServer], Awaitable[T]]) -> T:
    async def run() -> T:
        async with _opened(settings) as table:
            return await work(table)

    try:
        return asyncio.run(run())
    except StoreDown as error:
        raise CannotKeep("database-silent", why=str(error).strip()) from error


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[GameServer]:
    """Without its duties: the players' clocks run only where they can play."""
    table = make_table(settings)
    await table.store.open()
    try:
        await table.time.begin(table.store)
        await table.fanout.open(table.hear)
        yield table
        await table.fanout.close()
    finally:
        await table.store.close()


def told(thing: Any) -> str:
    """As one line of JSON."""
    return msgspec.json.encode(thing).decode()
