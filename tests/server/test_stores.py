"""What a table may rely on, whichever database keeps its matches."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from gonfalon.server.stores import sqlite
from gonfalon.server.stores.interface import (
    ChatEntry,
    Conflict,
    Job,
    NoticeKind,
    Row,
    Seated,
    Store,
    StoreDown,
    Written,
)
from gonfalon.server.stores.postgres import PostgresStore
from gonfalon.server.stores.postgres_pool import Connection
from gonfalon.server.stores.schema import SchemaTooNew, pending
from gonfalon.server.stores.sqlite import SqliteStore
from tests.calls import calls
from tests.patience import PATIENCE, until
from tests.server.matches import Place, postgres_place
from tests.server.services import Services, own_services

HELLO = ChatEntry(0, "christian", "¡Santiago! ⚔", 1_700_000_000_000)


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    store = place.store()
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def other(place: Place, store: Store) -> AsyncIterator[Store]:
    """Another process."""
    other = place.store()
    await other.open()
    yield other
    await other.close()


def new_match(match: str = "navas-1", **known: Any) -> Row:
    return Row(id=match, version=0, head=b"two kings", **known)


def later(row: Row, **changes: Any) -> Row:
    return msgspec.structs.replace(row, version=row.version + 1, **changes)


def line(number: int, word: str = "pass") -> Written:
    return Written(number, "christian", word, "client mark", 1_700_000_000_000 + number)


async def created(store: Store, match: str = "navas-1", **known: Any) -> Row:
    row = new_match(match, **known)
    await store.create(row)
    return row


# A match and its log.


async def test_new_match_is_found_as_it_was_made(store: Store, other: Store) -> None:
    """What one process creates another one reads, every field of it."""
    whole = new_match(deadline=1_700_000_000_000, bot="muslim", clock=b"\x00\xff", snapshot=bytes(range(256)) * 40)
    whole.result, whole.answers, whole.sealed = b"won", b"left", 3
    whole.created, whole.acted, whole.ended, whole.turn, whole.rated = 1, 2, 3, "muslim", True
    whole.seats, whole.request = (Seated("christian", "«Alfonso»", None, "u17"), Seated("muslim", bot="greedy")), "mark"
    await store.create(whole)
    bare = await created(store, "bare")
    assert await other.row("navas-1") == whole
    assert await other.row("bare") == bare
    assert await other.log("bare") == []


async def test_same_match_cannot_be_created_twice(store: Store, other: Store) -> None:
    """A name is taken once, and the first match stays as it was."""
    first = await created(store)
    with pytest.raises(Conflict):
        await other.create(new_match(clock=b"mine"))
    assert await store.row("navas-1") == first


async def test_match_that_nobody_made(store: Store) -> None:
    """An unknown match has no row, no log, no chat and no version, and cannot be written or talked at."""
    assert await store.row("none") is None
    assert await store.log("none") == []
    assert await store.chat("none") == []
    assert await store.versions(["none"]) == {}
    with pytest.raises(Conflict):
        await store.write(later(new_match("none")), [line(1)])
    with pytest.raises(Conflict):
        await store.seal(new_match("none", sealed=1))
    with pytest.raises(KeyError, match="none"):
        await store.add_chat("none", HELLO, "client", 1, 2000)
    assert await store.log("none") == []


async def test_write_replaces_the_row_and_adds_to_the_log(store: Store, other: Store) -> None:
    """A write changes the row and appends its lines, which come back in order and after any number."""
    row = later(await created(store), number=3, over=True, deadline=5, bot="muslim", clock=b"tick", snapshot=b"now")
    await store.write(row, [line(2, "«à outrance»"), line(1, "it's \\ 'quoted' {}"), line(3, "")])
    assert await other.row("navas-1") == row
    assert [entry.number for entry in await other.log("navas-1")] == [1, 2, 3]
    assert await other.log("navas-1", 1) == [line(2, "«à outrance»"), line(3, "")]
    assert await other.log("navas-1", 3) == []


async def test_head_is_written_only_if_asked_for(store: Store) -> None:
    """A write leaves the head alone unless told otherwise. A deadline and a bot that it leaves out are gone."""
    row = later(await created(store, deadline=5, bot="muslim"), head=b"changed", deadline=None, bot=None)
    await store.write(row, [line(1)])
    assert (await store.row("navas-1") or row).head == b"two kings"
    row = later(row, head=b"changed again")
    await store.write(row, [], head=True)
    assert await store.row("navas-1") == row


async def test_last_snapshot_and_result_stay(store: Store) -> None:
    """A write without a snapshot or a result leaves the last one; one with a snapshot replaces it."""
    row = later(await created(store), snapshot=b"early" * 1000, result=b"won")
    await store.write(row, [line(1)])
    await store.write(later(row, snapshot=None, result=None), [line(2)])
    row = later(row)
    assert await store.row("navas-1") == row
    await store.write(row := later(row, snapshot=b"late"), [])
    assert await store.row("navas-1") == row


# Two who write.


async def test_stale_writer_writes_nothing(store: Store, other: Store) -> None:
    """Who has not seen the last version cannot write: neither the row nor the log nor the head changes."""
    first = await created(store)
    await store.write(second := later(first, number=1, clock=b"mine"), [line(1, "mine")])
    for stale in (later(first, number=1), msgspec.structs.replace(second, version=5), second):
        with pytest.raises(Conflict):
            await other.write(stale, [line(2, "yours")], head=True)
    assert await store.row("navas-1") == second
    assert await store.log("navas-1") == [line(1, "mine")]


async def test_number_is_taken_once(store: Store, other: Store) -> None:
    """A line that is in the log stays as it is, and a write that would replace it does not happen at all."""
    await store.write(row := later(await created(store), number=2), [line(1), line(2)])
    with pytest.raises(Conflict):
        await other.write(later(row, clock=b"yours"), [line(3), line(2, "yours")])
    assert await store.row("navas-1") == row
    assert await store.log("navas-1") == [line(1), line(2)]


async def test_of_many_writers_one_wins(store: Store, other: Store) -> None:
    """However many answer the same position at once, in two processes: exactly one is written, whole."""
    row = await created(store)
    for number in range(1, 11):
        row = later(row, number=number)
        words = [f"{writer} answers" for writer in range(8)]
        tries = [
            (store, other)[at % 2].write(msgspec.structs.replace(row, clock=word.encode()), [line(number, word)])
            for at, word in enumerate(words)
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        (winner,) = [word for word, outcome in zip(words, outcomes, strict=True) if outcome is None]
        assert [type(outcome) for outcome in outcomes].count(Conflict) == len(words) - 1
        assert (await store.log("navas-1", number - 1)) == [line(number, winner)]
        assert (await store.row("navas-1") or row).clock == winner.encode()


async def test_different_matches_do_not_disturb_each_other(store: Store, other: Store) -> None:
    """Many matches are written at once without a conflict."""

    async def play(at: int) -> None:
        row = await created(store, f"match {at}")
        for number in range(1, 6):
            await (store, other)[number % 2].write(row := later(row, number=number), [line(number)])

    await asyncio.gather(*(play(at) for at in range(12)))
    assert await other.versions([f"match {at}" for at in range(13)]) == {f"match {at}": 5 for at in range(12)}
    assert await store.log("match 7") == [line(number) for number in range(1, 6)]


# What a site reads.


async def test_what_a_site_reads_is_written_with_the_action(store: Store, other: Store) -> None:
    """Whose turn it is and when something was done change with every write, who sits where only with the head."""
    row = await created(store, created=1, acted=1, rated=True, seats=(Seated("christian"),))
    row = later(row, acted=5, turn="muslim")
    await store.write(later(new_match(), acted=5, turn="muslim", rated=False, seats=(Seated("other"),)), [line(1)])
    assert await other.row("navas-1") == row
    row = later(row, acted=9, turn=None, ended=9, over=True, seats=(Seated("christian", "Alfonso"),))
    await store.write(row, [], head=True)
    assert await other.row("navas-1") == row


async def test_request_creates_one_match(store: Store, other: Store) -> None:
    """Two matches cannot have the same mark of a request, except that any number have none."""
    for match in ("a", "b"):
        await created(store, match)
    await created(store, "c", request="mark")
    with pytest.raises(Conflict):
        await created(other, "d", request="mark")
    assert await store.row("d") is None
    assert await store.requested("mark") == "c"
    assert await store.requested("another") is None


async def test_notice_comes_with_its_action_or_not_at_all(store: Store, other: Store) -> None:
    """What a site is told is stored with the action; one that was not written tells nothing."""
    row = later(await created(store), number=1, turn="muslim", acted=7)
    await store.write(row, [line(1)], notice=NoticeKind.TURN)
    with pytest.raises(Conflict):
        await other.write(row, [line(2)], notice=NoticeKind.TURN)
    with pytest.raises(Conflict):
        await other.write(later(row), [line(1)], notice=NoticeKind.ENDED)
    await store.write(row := later(row, number=2), [line(2)])
    await store.write(later(row, number=3, turn=None, acted=8), [line(3)], notice=NoticeKind.ENDED)
    turn, ended = await other.notices(10)
    assert (turn.kind, turn.match, turn.seat, turn.number, turn.at) == (NoticeKind.TURN, "navas-1", "muslim", 1, 7)
    assert (ended.kind, ended.match, ended.seat, ended.number, ended.at) == (NoticeKind.ENDED, "navas-1", None, 3, 8)


async def test_notices_are_read_once(store: Store, other: Store) -> None:
    """They come, the oldest first, until they are acknowledged, and never again, whoever writes meanwhile."""

    async def play(at: int) -> None:
        row = await created(store, f"match {at}")
        for number in range(1, 11):
            row = later(row, number=number)
            await (store, other)[number % 2].write(row, [line(number)], notice=NoticeKind.TURN)

    read_all: list[tuple[str, int]] = []

    async def read() -> None:
        while len(read_all) < 60:
            batch = await store.notices(7)
            read_all.extend((notice.match, notice.number) for notice in batch)
            await other.acknowledge(batch)

    await asyncio.gather(read(), *(play(at) for at in range(6)))
    assert len(set(read_all)) == len(read_all) == 60
    for at in range(6):
        assert [number for match, number in read_all if match == f"match {at}"] == list(range(1, 11))
    assert await store.notices(1) == []


async def test_unread_notices_are_forgotten_in_the_end(store: Store) -> None:
    """Where nobody reads them they do not pile up for ever."""
    row = await created(store)
    for number in (1, 2, 3):
        await store.write(row := later(row, number=number, acted=number), [], notice=NoticeKind.TURN)
    await store.forget_notices(3)
    assert [notice.number for notice in await store.notices(10)] == [3]


# Answers left in advance.


async def test_answers_are_sealed_beside_the_match(store: Store, other: Store) -> None:
    """They are written without a new version, and nothing else of the row changes with them."""
    row = await created(store, clock=b"tick", snapshot=b"now")
    left = msgspec.structs.replace(row, answers=b"sealed", sealed=1, clock=b"no", number=9, head=b"no", snapshot=None)
    await store.seal(left)
    assert await other.row("navas-1") == msgspec.structs.replace(row, answers=b"sealed", sealed=1)
    assert await other.versions(["navas-1"]) == {"navas-1": 0}


async def test_writer_who_missed_an_answer_writes_nothing(store: Store, other: Store) -> None:
    """Who does not know of the last answer can neither act nor leave another, nor can one who missed an action."""
    row = await created(store)
    await store.seal(left := msgspec.structs.replace(row, answers=b"sealed", sealed=1))
    for stale in (later(row), later(left, sealed=2)):
        with pytest.raises(Conflict):
            await other.write(stale, [line(1)])
    for stale in (left, later(left, sealed=2), msgspec.structs.replace(left, sealed=3)):
        with pytest.raises(Conflict):
            await other.seal(stale)
    await other.write(used := later(left, number=1, answers=b""), [line(1)])
    with pytest.raises(Conflict):
        await store.seal(msgspec.structs.replace(left, sealed=2))
    assert await store.row("navas-1") == used
    assert await store.log("navas-1") == [line(1)]


async def test_answer_or_action_first(store: Store, other: Store) -> None:
    """Sent at once by two processes, exactly one of both is written."""
    for at in range(10):
        row = await created(store, f"match {at}")
        both = store.seal(msgspec.structs.replace(row, sealed=1)), other.write(later(row, number=1), [line(1)])
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]


# What is due.


async def test_overdue_matches(store: Store, other: Store) -> None:
    """The longest overdue come first; what is not yet due, over, or without a deadline does not come."""
    for match, deadline in {"b": 200, "a": 300, "c": 100, "soon": 301}.items():
        await created(store, match, deadline=deadline)
    await created(store, "no deadline")
    await created(store, "over", deadline=1, over=True)
    assert await other.overdue(300, 10) == ["c", "b", "a"]
    assert await other.overdue(300, 2) == ["c", "b"]
    assert await other.overdue(99, 10) == []
    await store.write(later(new_match("c"), over=True, deadline=100), [])
    assert await other.overdue(300, 10) == ["b", "a"]


async def test_bots_due(store: Store, other: Store) -> None:
    """A match in play in which a bot is to speak comes up, called for or not, with the number it has to answer."""
    await created(store, "first", bot="muslim")
    await created(store, "person")
    await created(store, "over", bot="muslim", over=True)
    row = later(await created(store, "second"), number=7, bot="christian")
    await store.write(row, [line(7)])
    assert sorted((job.match, job.number) for job in await other.bots_due(10)) == [("first", 0), ("second", 7)]
    await store.write(later(row, bot=None), [])
    assert [job.match for job in await other.bots_due(10)] == ["first"]


async def test_bots_for_whom_a_person_waits_come_first(store: Store, other: Store) -> None:
    """Whether one waits is known from the last call for the bot, and taken for granted before that."""
    for match, waited_for in {"a": False, "b": True, "c": False}.items():
        row = later(await created(store, match), bot="muslim")
        await store.write(row, [], Job(match, 0, waited_for))
    assert await other.bots_due(1) == [Job("b", 0, waited_for=True)]
    assert [job.waited_for for job in await other.bots_due(3)] == [True, False, False]
    await created(store, "new", bot="muslim")
    assert {job.match for job in await other.bots_due(2)} == {"b", "new"}


async def test_some_are_left_out(store: Store, other: Store) -> None:
    """Who goes round all matches can leave some out, so that these never come before the others."""
    for match in ("a", "b", "c"):
        await created(store, match, deadline=100, bot="muslim")
    assert await other.overdue(300, 1, {"a", "b"}) == ["c"]
    assert [job.match for job in await other.bots_due(1, ["a", "c"])] == ["b"]


async def test_idle_matches(store: Store, other: Store) -> None:
    """Those in which nothing was done for long come up: not what is over, nor what somebody has just gone back to."""
    for match, acted in {"old": 5, "new": 50, "over": 5}.items():
        await created(store, match, created=acted, acted=acted, over=match == "over")
    row = await created(store, "played", created=5, acted=5)
    assert sorted(await other.idle(50, 10)) == ["old", "played"]
    assert await other.idle(5, 10) == []
    assert await other.idle(50, 10, {"played"}) == ["old"]
    await store.write(later(row, number=1, acted=60), [line(1)])
    assert await other.idle(50, 10) == ["old"]


async def test_all_matches_page_by_page(store: Store, other: Store) -> None:
    """They come in the order of their ids, all or only those that are over, without what is heavy."""
    for match in ("c", "a", "b"):
        await created(store, match, over=match == "b", snapshot=b"heavy")
    assert [row.id for row in await other.rows()] == ["a", "b", "c"]
    assert [row.id for row in await other.rows("a", 1)] == ["b"]
    assert [row.id for row in await other.rows(over=True)] == ["b"]
    assert [row.id for row in await other.rows(over=False)] == ["a", "c"]
    assert (await other.rows())[0] == new_match("a", snapshot=None)


async def test_deleted_match(store: Store, other: Store) -> None:
    """It is gone with everything that belongs to it, and nothing else is."""
    for match in ("gone", "kept"):
        row = await created(store, match)
        await store.write(later(row, number=1), [line(1)])
        await store.add_chat(match, HELLO, "client", 1, 100)
    await other.delete("gone")
    await other.delete("none")
    assert await store.row("gone") is None
    assert await store.log("gone") == [] == await store.chat("gone")
    assert await store.log("kept") == [line(1)]
    with pytest.raises(Conflict):
        await store.write(later(later(new_match("gone"))), [])
    assert len(await store.chat("kept")) == 1


async def test_versions(store: Store) -> None:
    """Those that exist have one."""
    row = await created(store, "it's")
    await created(store, "new")
    await store.write(later(row), [])
    assert await store.versions(["it's", "new", "none"]) == {"it's": 1, "new": 0}
    assert await store.versions([]) == {}


async def test_named(store: Store) -> None:
    """Those that exist, each as it is listed."""
    await created(store, "it's")
    await created(store, "new")
    assert {row.id for row in await store.named(["it's", "none", "new"])} == {"it's", "new"}
    assert [row for row in await store.rows() if row.id == "new"] == await store.named(["new"])
    assert await store.named([]) == []


# Chat.


async def test_chat_is_kept_in_order(store: Store, other: Store) -> None:
    """Lines are counted from 1 in each match, know after which action they were said, and come back after any line."""
    row = await created(store)
    await created(store, "quiet")
    first = await store.add_chat("navas-1", HELLO, "client", 1, 2000)
    await store.write(later(row, number=1), [line(1)])
    second = await other.add_chat("navas-1", ChatEntry(99, "muslim", "salam", 5), "another", 1, 2000)
    assert first == msgspec.structs.replace(HELLO, line=1, number=0)
    assert second == ChatEntry(2, "muslim", "salam", 5, 1)
    assert await store.chat("navas-1") == [first, second]
    assert await store.chat("navas-1", 1) == [second]
    assert await store.chat("quiet") == []


async def test_line_is_said_once(store: Store, other: Store) -> None:
    """The same client and serial again give the first line, even at once in two processes and with another text."""
    await created(store)
    again = ChatEntry(0, "christian", "something else", 9)
    tries = [(store, other)[at % 2].add_chat("navas-1", (HELLO, again)[at % 2], "client", 1, 2000) for at in range(8)]
    said = await asyncio.gather(*tries)
    assert [said[0]] * 8 == said
    assert await other.add_chat("navas-1", again, "client", 1, 2000) == said[0]
    assert await other.chat("navas-1") == [said[0]]
    second = await other.add_chat("navas-1", again, "client", 2, 2000)
    assert second is not None
    assert second.line == 2


async def test_lines_said_at_once_are_numbered_without_gaps(store: Store, other: Store) -> None:
    """Everybody talks at once in two processes, and every line gets a number of its own."""
    await created(store)
    tries = [(store, other)[at % 2].add_chat("navas-1", HELLO, f"client {at}", at, 2000) for at in range(40)]
    said = await asyncio.gather(*tries)
    assert sorted(spoken.line for spoken in said if spoken) == list(range(1, 41))
    assert [spoken.line for spoken in await store.chat("navas-1")] == list(range(1, 41))


# The store itself.


async def test_proof(place: Place, store: Store, other: Store) -> None:
    """A token is written and read back, by each process its own, and only the last one is kept."""
    tokens = [f"token {at}" for at in range(20)]
    proven = await asyncio.gather(*((store, other)[at % 2].prove(token) for at, token in enumerate(tokens)))
    assert proven == tokens
    assert sorted(place.run("SELECT token FROM gonfalon_proof")) == [("token 18",), ("token 19",)]


async def test_old_proofs_are_forgotten(place: Place, store: Store) -> None:
    """What processes of the past have proven goes when a new one opens."""
    place.run("INSERT INTO gonfalon_proof (process, token, at) VALUES ('old', 'x', '2020-01-01 00:00:00')")
    await opened_and_closed(place.store())
    assert place.run("SELECT process FROM gonfalon_proof") == []


@pytest.mark.full
async def test_many_processes_open_a_new_place_at_once(place: Place) -> None:
    """One of them makes the schema, once; the others wait for it."""
    await asyncio.gather(*(opened_and_closed(place.store()) for _ in range(6)))
    await opened_and_closed(place.store())
    known = [(migration.number,) for migration in pending("sqlite", 0)]
    assert place.run("SELECT number FROM gonfalon_schema ORDER BY number") == known


async def test_later_schema_is_refused(place: Place) -> None:
    """A database that a later version has changed is left alone, and the message says what to do."""
    await opened_and_closed(place.store())
    place.run("INSERT INTO gonfalon_schema (number) VALUES (1000)")
    store = place.store()
    with pytest.raises(SchemaTooNew, match=r"later Gonfalon has changed this database.*1000") as refused:
        await store.open()
    assert refused.value.found == 1000
    await store.close()


async def test_store_that_is_not_open(place: Place) -> None:
    """Before it is opened and after it is closed a store is as good as down; closing twice is harmless."""
    store = place.store()
    with pytest.raises(StoreDown):
        await store.row("navas-1")
    await opened_and_closed(store)
    with pytest.raises(StoreDown):
        await store.row("navas-1")
    await store.close()


async def opened_and_closed(store: Store) -> None:
    await store.open()
    await store.close()


# SQLite in trouble.


async def test_locked_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While somebody holds the file nothing is written, and afterwards the same store goes on."""
    monkeypatch.setattr(sqlite, "PATIENCE", 0.2)
    store = SqliteStore(tmp_path / "table.sqlite")
    await store.open()
    row = await created(store)
    holder = sqlite3.connect(tmp_path / "table.sqlite", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreDown, match="locked"):
        await store.write(later(row), [line(1)])
    holder.close()
    await store.write(later(row), [line(1)])
    await store.close()


async def test_place_that_cannot_be_used(tmp_path: Path) -> None:
    """A folder is not a file."""
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreDown):
        await store.open()
    await store.close()


async def test_file_is_private(tmp_path: Path) -> None:
    """Nobody else on the machine can read what fate keeps secret."""
    store = SqliteStore(tmp_path / "new" / "table.sqlite")
    await store.open()
    await created(store)
    assert {path.stat().st_mode & 0o777 for path in (tmp_path / "new").iterdir()} == {0o600}
    await store.close()


# Calling for a bot, in PostgreSQL.


@pytest.fixture
async def alone(fresh_database: str) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(fresh_database)
    await store.open()
    yield store
    await store.close()


async def call(connection: Connection, jobs: list[Job]) -> None:
    for job in jobs:
        await connection.execute("INSERT INTO jobs VALUES (%s, %s)", (job.match, job.number))


async def fail(connection: Connection, jobs: list[Job]) -> None:
    await call(connection, jobs)
    raise ValueError("no bot")


async def test_bot_is_called_for_with_the_action(fresh_database: str) -> None:
    """The call and the action are written together, or neither is."""
    place = postgres_place(fresh_database)
    place.run("CREATE TABLE jobs (match text, number integer)")
    good, bad = PostgresStore(fresh_database, call), PostgresStore(fresh_database, fail)
    await good.open()
    await bad.open()
    row = later(await created(good), number=1)
    job = Job("navas-1", 1, waited_for=True)
    with pytest.raises(ValueError, match="no bot"):
        await bad.write(row, [line(1)], job)
    assert await good.log("navas-1") == []
    await good.write(row, [line(1)], job)
    with pytest.raises(Conflict):
        await good.write(row, [line(2)], Job("navas-1", 2, waited_for=True))
    assert await good.row("navas-1") == row
    assert place.run("SELECT * FROM jobs") == [("navas-1", 1)]
    await good.close()
    await bad.close()


async def test_notice_that_is_committed_late(fresh_database: str, alone: PostgresStore) -> None:
    """Sequences are given before the commit: a notice may appear behind others that were read before, and is read."""
    held, free = asyncio.Event(), asyncio.Event()

    async def linger(connection: Connection, jobs: list[Job]) -> None:
        held.set()
        await free.wait()

    slow = PostgresStore(fresh_database, linger)
    await slow.open()
    early, late = await created(alone, "early"), await created(alone, "late")
    lingering = asyncio.create_task(
        slow.write(later(late, bot="muslim"), [], Job("late", 0, waited_for=True), notice=NoticeKind.TURN)
    )
    await held.wait()
    await alone.write(later(early), [], notice=NoticeKind.TURN)
    (first,) = await alone.notices(10)
    await alone.acknowledge([first])
    free.set()
    await lingering
    (second,) = await alone.notices(10)
    assert (first.match, second.match) == ("early", "late")
    assert second.sequence < first.sequence
    await slow.close()


async def test_site_reads_notices_in_its_own_transaction(fresh_database: str, alone: PostgresStore) -> None:
    """With SQL, what a site does about a notice and that it has read it are one: both happen, once, or neither."""
    place = postgres_place(fresh_database)
    await alone.write(later(await created(alone), turn="muslim"), [], notice=NoticeKind.TURN)
    place.run("CREATE TABLE mails (match text, seat text)")
    act = "WITH read AS (DELETE FROM gonfalon_outbox RETURNING match, seat) INSERT INTO mails SELECT * FROM read"
    with psycopg.connect(fresh_database) as site:
        site.execute(act)
        site.rollback()  # it crashed
        site.execute(act)
        site.commit()
        site.execute(act)
    assert place.run("SELECT * FROM mails") == [("navas-1", "muslim")]


async def test_database_lost_while_calling(fresh_database: str) -> None:
    """What the database says is understood even when the queue wraps it in an error of its own."""

    async def lose(connection: Connection, jobs: list[Job]) -> None:
        try:
            await connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")
        except psycopg.Error as error:
            raise ValueError("the queue failed") from error

    store = PostgresStore(fresh_database, lose)
    await store.open()
    row = await created(store)
    with pytest.raises(StoreDown):
        await store.write(later(row), [line(1)], Job("navas-1", 1, waited_for=True))
    assert await store.row("navas-1") == row
    await store.close()


# Many matches at the same moment.


async def in_play(store: Store, count: int) -> list[Row]:
    return [later(await created(store, f"match-{at}"), number=1) for at in range(count)]


async def outcomes(*writes: Awaitable[None]) -> list[type[BaseException] | None]:
    found = await asyncio.gather(*writes, return_exceptions=True)
    return [type(each) if isinstance(each, BaseException) else None for each in found]


async def test_writes_of_the_same_moment_fail_alone(store: Store, other: Store) -> None:
    """Of many matches written at once, one has lost its race, one has a number that is taken, one was never made and
    one is written twice: all others are written whole."""
    rows = await in_play(store, 12)
    await other.write(rows[3], [line(1, "theirs")])
    await store.write(rows[5], [line(1)])
    rows[5] = later(rows[5])
    rows[7] = later(new_match("none"))
    found = await outcomes(*(store.write(row, [line(1, "ours")]) for row in (*rows, rows[9])))
    assert found[:9] == [Conflict if at in (3, 5, 7) else None for at in range(9)]
    assert sorted([str(found[9]), str(found[12])]) == sorted(["None", str(Conflict)])
    for row in rows:
        words = [entry.word for entry in await other.log(row.id)]
        assert words == {"match-3": ["theirs"], "match-5": ["pass"], "none": []}.get(row.id, ["ours"])


async def test_row_that_the_database_refuses_harms_no_other(alone: PostgresStore) -> None:
    """What cannot be stored at all fails by itself, as it would alone."""
    rows = await in_play(alone, 6)
    bad = Written(1, "christian", "nul \x00", "client mark", 1)
    found = await outcomes(*(alone.write(row, [bad if row is rows[2] else line(1)]) for row in rows))
    assert [error is not None for error in found] == [at == 2 for at in range(6)]
    assert [len(await alone.log(row.id)) for row in rows] == [1, 1, 0, 1, 1, 1]


async def test_writes_of_the_same_moment_are_one_statement(
    alone: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many matches act at once, the database is asked a few times."""
    rows = await in_play(alone, 40)
    asked = calls(monkeypatch, psycopg.AsyncConnection, "execute")
    await asyncio.gather(*(alone.write(row, [line(1)]) for row in rows))
    assert 1 <= len(asked) <= 2


async def test_locked_match_delays_no_other(fresh_database: str, alone: PostgresStore) -> None:
    """Somebody else is at one of the matches and takes long: only that one waits."""
    rows = await in_play(alone, 3)
    async with await psycopg.AsyncConnection.connect(fresh_database) as busy:
        await busy.execute("SELECT 1 FROM gonfalon_matches WHERE id = 'match-1' FOR UPDATE")
        writing = [asyncio.create_task(alone.write(row, [line(1)])) for row in rows]
        await asyncio.wait_for(asyncio.gather(writing[0], writing[2]), PATIENCE)
        assert not writing[1].done()
    await writing[1]
    assert len(await alone.log("match-1")) == 1


async def test_bots_of_the_same_moment_are_called_together(fresh_database: str) -> None:
    """Each bot is called for with its own action, and not for one whose race was lost."""
    place = postgres_place(fresh_database)
    place.run("CREATE TABLE jobs (match text, number integer)")
    store = PostgresStore(fresh_database, call)
    await store.open()
    rows = await in_play(store, 5)
    rows[1] = later(rows[1])
    jobs = [Job(row.id, 1, waited_for=True) if at != 4 else None for at, row in enumerate(rows)]
    found = await outcomes(*(store.write(row, [line(1)], job) for row, job in zip(rows, jobs, strict=True)))
    assert found == [None, Conflict, None, None, None]
    assert sorted(place.run("SELECT match FROM jobs")) == [("match-0",), ("match-2",), ("match-3",)]
    await store.close()


# PostgreSQL in trouble.


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Services]:
    with own_services("postgres") as services:
        yield services


@pytest.fixture
async def shaken(own_postgres: Services) -> AsyncIterator[PostgresStore]:
    """A store on a server that the test may mistreat, with several connections in use before."""
    own_postgres.start()
    store = PostgresStore(own_postgres.postgres_dsn)
    await store.open()
    await asyncio.gather(*(store.prove(str(at)) for at in range(30)), *(store.row("none") for _ in range(30)))
    yield store
    await store.close()


async def is_down(ask: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(StoreDown):
            await ask()


async def until_up(ask: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await ask()
                return
            except StoreDown:
                await asyncio.sleep(0.1)


@pytest.mark.full
async def test_server_that_is_stopped(own_postgres: Services, shaken: PostgresStore) -> None:
    """Without a server every request fails; with one again the same store goes on, and nothing was lost."""
    match = os.urandom(4).hex()
    row = later(await created(shaken, match), number=1)
    await shaken.write(row, [line(1)])
    own_postgres.stop()
    unopened = PostgresStore(own_postgres.postgres_dsn)
    asked = (lambda: shaken.row(match), lambda: shaken.write(later(row), []), lambda: shaken.prove("x"), unopened.open)
    await asyncio.gather(*(is_down(ask) for ask in asked))
    own_postgres.start()
    await until_up(lambda: shaken.row(match))
    assert await shaken.row(match) == row
    await shaken.write(later(row, number=2), [line(2)])
    assert await shaken.log(match) == [line(1), line(2)]


@pytest.mark.full
async def test_server_that_is_restarted_between_two_requests(own_postgres: Services, shaken: PostgresStore) -> None:
    """Connections that died meanwhile are noticed before they are used: nobody is troubled."""
    own_postgres.stop()
    own_postgres.start()
    await asyncio.gather(*(shaken.versions(["none"]) for _ in range(30)))


async def play_until_down(store: Store, match: str, acknowledged: dict[str, int]) -> None:
    """Note the last number that was acknowledged."""
    row, number = await created(store, match), 0
    while True:
        try:
            await store.write(row := later(row, number=number + 1), [line(number + 1)])
        except StoreDown:
            return
        acknowledged[match] = number = number + 1


@pytest.mark.full
async def test_server_that_crashes(own_postgres: Services, shaken: PostgresStore) -> None:
    """What was acknowledged before a crash is there after it; what was not is there wholly or not at all."""
    matches = [os.urandom(4).hex() for _ in range(4)]
    acknowledged: dict[str, int] = {}
    playing = asyncio.gather(*(play_until_down(shaken, match, acknowledged) for match in matches))
    await until(lambda: len(acknowledged) == len(matches))
    own_postgres.crash()
    await playing
    own_postgres.start()
    await until_up(lambda: shaken.row("none"))
    for match, number in acknowledged.items():
        row, log = await shaken.row(match), await shaken.log(match)
        assert row is not None
        assert row.number == row.version in (number, number + 1)
        assert log == [line(at) for at in range(1, row.number + 1)]


@pytest.mark.full
async def test_server_that_freezes(own_postgres: Services, shaken: PostgresStore) -> None:
    """A server that takes requests but never answers is hung up on; when it thaws, the same store goes on."""
    with psycopg.connect(own_postgres.postgres_dsn) as connection:
        found = connection.execute("SELECT pid FROM pg_stat_activity WHERE application_name = 'gonfalon'").fetchall()
    pids = [own_postgres.pid("postgres"), *(pid for (pid,) in found)]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        await is_down(lambda: shaken.prove("frozen"))
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)
    await until_up(lambda: shaken.prove("thawed"))
