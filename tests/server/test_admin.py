"""What the owner of a table does with its matches: `gonfalon server`, on both databases."""

import asyncio
import json
from collections.abc import Callable
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.cli import main
from gonfalon.core import Record
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import Act, Join, NewMatch, Say
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.stores import schema
from gonfalon.server.stores.interface import ChatEntry
from gonfalon.server.stores.schema import Migration
from gonfalon.server.stores.sqlite import Archive
from gonfalon.server.tokens import Ticket, Tickets
from tests.core.coin import CoinState
from tests.core.coins import CoinsRules, install
from tests.server.matches import Place, at, begun, found, postgres_place, rewrite, sqlite_place, trouble
from tests.server.test_versions import COINS, begun_by, forget_old_rules, play

DAY = 86_400_000
NOW = 1_700_000_000_000


class Kept:
    """A table's database, what its owner says about it, and what a process does that serves it."""

    def __init__(self, place: Place, where: list[str], tell: pytest.CaptureFixture[str]) -> None:
        self._place = place
        self._where = where
        self._capture = tell
        self.now = NOW

    def run(self, *words: str) -> int:
        return main(["server", words[0], *self._where, *words[1:]])

    def told(self, *words: str) -> str:
        self._capture.readouterr()
        assert self.run(*words) == 0
        return self._capture.readouterr().out

    def said(self) -> str:
        out, err = self._capture.readouterr()
        return out + err

    def serve(self, do: Callable[[GameServer], Any], archive: Path | None = None) -> Any:
        async def served() -> Any:
            kept = Archive(archive) if archive else None
            table = GameServer(self._place.store(), MemoryFanout(), Tickets(["k" * 32]), lambda: self.now, archive=kept)
            await table.open()
            try:
                return await do(table)
            finally:
                await table.close()

        return asyncio.run(served())


@pytest.fixture(params=["sqlite", "postgres"])
def kept(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Kept:
    install(tmp_path, monkeypatch)
    monkeypatch.setenv("GONFALON_HOME", str(tmp_path / "home"))
    for variable in ("GONFALON_POSTGRES", "GONFALON_REDIS"):
        monkeypatch.delenv(variable, raising=False)
    if request.param == "sqlite":
        file = tmp_path / "table.sqlite"
        return Kept(sqlite_place(file), ["--file", str(file)], capsys)
    dsn = request.getfixturevalue("fresh_database")
    return Kept(postgres_place(dsn), ["--postgres", dsn], capsys)


async def finished(table: GameServer, wish: NewMatch = COINS) -> str:
    match = await begun(table, wish)
    await play(table, match, 2)
    await table.chat.say(at(match, "left"), Say("c", 1, "good game"))
    await table.matches.act(at(match, "left"), Act("c", (await found(table, match)).number, ["resign"]))
    return match


def test_list_and_show(kept: Kept) -> None:
    """Matches are listed in the order of what was last done, and shown without anything that is hidden."""
    over = kept.serve(finished)
    kept.now += DAY
    waiting = kept.serve(lambda table: table.creation.create(COINS)).match
    kept.now += DAY
    playing = kept.serve(lambda table: begun(table, COINS))
    lines = kept.told("list").splitlines()
    assert [line.split()[0] for line in lines] == [over, waiting, playing]
    assert "playing" in lines[2]
    assert "left* – right" in lines[2]
    assert [json.loads(line)["state"] for line in kept.told("list", "--no-over", "--json").splitlines()] == [
        "waiting",
        "playing",
    ]
    shown = json.loads(kept.told("show", over))
    assert (shown["state"], shown["result"]["reason"]) == ("over", "resigned")
    row = kept.serve(lambda table: found(table, over))
    assert msgspec.json.decode(row.head)["secret"] not in kept.told("show", over)
    assert kept.run("show", "none") == 1
    assert "no such match" in kept.said()


def test_no_match_is_named_like_an_option(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = chain(["-dashing", "--doubly"], repeat("plain"))
    with monkeypatch.context() as patch:
        patch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
        match = kept.serve(lambda table: table.creation.create(COINS)).match
    assert match == "plain"
    assert json.loads(kept.told("show", match))["state"] == "waiting"


def test_close_and_delete(kept: Kept) -> None:
    """A match is ended, and deleted only by somebody who is sure."""
    match = kept.serve(lambda table: begun(table, COINS))
    kept.told("close", match)
    assert json.loads(kept.told("show", match))["result"]["reason"] == "closed"
    assert kept.run("delete", match) == 1
    assert kept.told("list")
    kept.told("delete", match, "--yes")
    assert not kept.told("list")
    assert kept.run("delete", match, "--yes") == 1


def test_seat_is_given_out_anew(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever keeps the table needs nobody's ticket. The link takes the seat, and its holder has lost it."""
    monkeypatch.setenv("GONFALON_KEYS", "k" * 32)
    match = kept.serve(lambda table: begun(table, COINS))
    link = Link.read(kept.told("reissue", match, "left", "--server", "https://table.example/").strip())
    assert (link.table, link.match) == ("https://table.example", match)

    async def join(table: GameServer) -> tuple[str, str]:
        await table.seating.join(table.tickets.read(link.ticket, 0), Join("x" * 16, "Eve"))
        resign = Act("c", (await found(table, match)).number, ["resign"])
        told = await trouble(table.matches.act(at(match, "left"), resign))
        await table.matches.act(Ticket(match, "left", 0, holder=3), resign)
        return told, (await found(table, match)).seats[0].name or ""

    assert kept.serve(join) == ("ticket-void", "left")
    assert kept.run("reissue", match, "pope") == kept.run("reissue", "none", "left") == 1


def test_notices_are_printed_once(kept: Kept) -> None:
    """Whoever takes them from here gets each of them, and the next time only what came after."""
    match = kept.serve(finished)
    kinds = [json.loads(line)["kind"] for line in kept.told("notices").splitlines()]
    assert kinds[0] == "turn"
    assert kinds[-1] == "ended"
    assert not kept.told("notices")
    assert match


# The archive.


@pytest.mark.full
def test_archived_match_can_be_read(kept: Kept, tmp_path: Path) -> None:
    """Its play, its record and its chat are the same as before, and nothing can be added."""
    archive = tmp_path / "old.sqlite"
    match = kept.serve(finished)

    async def read(table: GameServer) -> list[Any]:
        return [
            await table.queries.record(match, "watcher"),
            await table.queries.moments(match, "watcher", "all", "en"),
            await table.chat.lines(match, 0),
            await table.queries.update_for(match, "left"),
        ]

    before = kept.serve(read)
    kept.now += 40 * DAY
    recent, playing = kept.serve(finished), kept.serve(lambda table: begun(table, COINS))
    assert ": 2." in kept.told("archive", str(archive), "--days", "0")
    listed = kept.told("list")
    assert match not in listed
    assert playing in listed
    assert kept.serve(read, archive) == before
    assert Record.parse(kept.serve(lambda table: table.queries.record(recent, "watcher"), archive)).result
    assert kept.serve(lambda table: trouble(table.queries.update_for(match, "left"))) == "no-such-match"

    async def go_on(table: GameServer) -> list[str]:
        number = before[3].number
        return [
            await trouble(table.matches.act(at(match, "left"), Act("c", number, ["resign"]))),
            await trouble(table.chat.say(at(match, "left"), Say("c", 2, "again?"))),
            await trouble(table.creation.rematch(at(match, "left"))),
        ]

    assert kept.serve(go_on, archive) == ["match-over", "no-such-match", "archived"]


@pytest.mark.full
def test_only_what_ended_long_ago_is_archived(kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that ended since then stay, and so does what is in play."""
    archive = tmp_path / "old.sqlite"
    kept.serve(finished)
    assert ": 0." in kept.told("archive", str(archive), "--days", "36500")
    assert ": 1." in kept.told("archive", str(archive))
    assert ": 0." in kept.told("archive", str(archive))


@pytest.mark.full
def test_interrupted_archiving(kept: Kept, tmp_path: Path) -> None:
    """A match that is in both places because somebody pulled the plug is simply moved again, with the latest chat."""
    archive = tmp_path / "old.sqlite"
    match = kept.serve(finished)

    async def interrupted(table: GameServer) -> None:
        row = await found(table, match)
        assert table.archive
        assert isinstance(table.archive, Archive)
        await table.archive.keep(row, await table.store.log(match), [ChatEntry(1, "left", "old", 1)])

    kept.serve(interrupted, archive)
    last = kept.serve(lambda table: found(table, match)).number
    kept.told("archive", str(archive))
    chat = kept.serve(lambda table: table.chat.lines(match, 0), archive)
    assert [(line.text, line.number) for line in chat] == [("good game", last - 1)]


# Before an upgrade.


def test_check_finds_nothing_wrong(kept: Kept) -> None:
    """Where everything can be played on, it says so."""
    kept.serve(lambda table: begun(table, COINS))
    kept.serve(lambda table: table.creation.create(COINS))
    assert "Matches in progress: 2. Would break: 0." in kept.told("check")


def broken_by(kept: Kept, match: str) -> str:
    """What the check says of the one match that breaks."""
    assert kept.run("check") == 1
    *lines, last = kept.said().splitlines()
    assert last == "Matches in progress: 2. Would break: 1."
    (line,) = lines
    assert line.startswith(match)
    return line


async def two(table: GameServer) -> str:
    """A match by the old rules, in play, and one by the new."""
    await play(table, await begun(table, COINS), 6)
    old = await begun_by(table, COINS, 1)
    await play(table, old, 12)
    return old


def test_check_finds_rules_that_are_gone(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """A release that dropped a version of its rules breaks the matches that are played by it, and only these."""
    old = kept.serve(two)
    forget_old_rules(monkeypatch)
    assert "rules 1" in broken_by(kept, old)


def stricter(state: CoinState) -> None:
    raise ValueError


def generous(state: CoinState) -> None:
    state.score[0] += 1


@pytest.mark.parametrize(("change", "told"), [(stricter, "breaks the rules"), (generous, "stands otherwise")])
def test_check_finds_a_rule_that_was_changed(
    kept: Kept, change: Callable[[CoinState], None], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was legal when it was played must stay so, and a match must stand as its players have seen it."""
    old = kept.serve(two)
    do = CoinsRules.do

    def do_otherwise(self: CoinsRules, state: CoinState, action: int) -> None:
        do(self, state, action)
        if self.version == 1:
            change(state)

    monkeypatch.setattr(CoinsRules, "do", do_otherwise)
    assert told in broken_by(kept, old)


def test_check_finds_a_bot_that_is_gone(kept: Kept) -> None:
    """Its opponent would wait for ever."""

    async def with_bots(table: GameServer) -> str:
        await begun(table, COINS)
        match = await begun(table, msgspec.structs.replace(COINS, bots={"right": "random"}))
        row = await found(table, match)
        await rewrite(table, match, head=row.head.replace(b'"random"', b'"deep-blue"'))
        return match

    assert "deep-blue" in broken_by(kept, kept.serve(with_bots))


@pytest.mark.parametrize("head", [b"\xff", b"{}"])
def test_check_finds_what_is_unreadable(kept: Kept, head: bytes) -> None:
    """One bad match is reported, and the others are checked."""

    async def spoiled(table: GameServer) -> str:
        matches = [await begun(table, COINS) for _ in range(2)]
        await rewrite(table, matches[0], head=head)
        return matches[0]

    assert "cannot be read" in broken_by(kept, kept.serve(spoiled))


def test_check_changes_nothing(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """The release that serves meanwhile can be started again: its schema was not touched."""
    kept.serve(finished)
    known = [*schema._known("sqlite"), Migration(2, "CREATE TABLE later (number integer);")]
    monkeypatch.setattr(schema, "_known", lambda database: known)
    assert "Matches in progress: 0." in kept.told("check")
    assert kept._place.run("SELECT max(number) FROM gonfalon_schema") == [(1,)]


def test_check_without_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is not there is not created."""
    file = tmp_path / "none.sqlite"
    assert main(["server", "check", "--file", str(file)]) == 1
    assert "Can't read the database" in capsys.readouterr().err
    assert not file.exists()
    assert main(["server", "check", "--postgres", "postgresql://127.0.0.1:1/none"]) == 1
    assert "Can't read the database" in capsys.readouterr().err
