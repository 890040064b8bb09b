"""How bots think for a table: each keeps its seat while it can, and none harms another."""

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from gonfalon.bots import Thought, find_bot
from gonfalon.core import Fate, Match, Setup, registry
from gonfalon.table.bots.children import BotChild
from gonfalon.table.bots.local import LocalBots
from gonfalon.table.bots.process import ChildProcess
from gonfalon.table.bots.thinking import MOST_BOTS, BotCache, BotFailed
from gonfalon.table.fanout.fanout import MemoryFanout
from gonfalon.table.matches.question import Question
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.table import Table
from gonfalon.table.tickets import Tickets
from gonfalon.wire.protocol import NewMatch
from tests.bots.packages import BROODING, installed
from tests.table.processes import KEY

GAME = registry.find("saladin")
MATCH = Match(GAME, Setup("arsuf"), fate=Fate(b"bots" * 8, [b"a", b"b"]))
SIGHT = MATCH.sight(MATCH.to_move, memory=True)
COUNTING = """
from gonfalon.bots import Bot

class Counting(Bot):
    made, last = 0, None

    def __init__(self, game, seat, rng):
        super().__init__(game, seat, rng)
        Counting.made += 1
        self.serial, self.asked = Counting.made, 0

    def choose(self, sight):
        self.asked += 1
        Counting.last = self.serial, self.asked
        return sight.legal[self.asked % 2 - 1]
"""
MOODY = """
import time
from gonfalon.bots import Bot

class Moody(Bot):
    def choose(self, sight):
        {mood}
"""
MOODS = {
    "raises": "raise KeyError('its hand')",
    "leaves": "raise SystemExit(1)",
    "cheats": "return 'win at once'",
    "mumbles": "return None",
}


def question(match: str = "m", bot: str = "counting", seat: int = 0) -> Question:
    """As it comes over a pipe."""
    sent = msgspec.json.encode(Question(match, GAME.name, GAME.rules_version, GAME.digest, bot, seat, SIGHT))
    return msgspec.json.decode(sent, type=Question)


def moody(mood: str) -> dict[str, tuple[str, str]]:
    return {"moody": ("Moody", MOODY.format(mood=mood))}


@pytest.fixture(autouse=True)
def counting(tmp_path: Path) -> Iterator[None]:
    """A bot that numbers its own kind and counts how often each was asked."""
    with installed(tmp_path, {"counting": ("Counting", COUNTING)}):
        yield


def who(cache: BotCache, match: str, seat: int = 0) -> tuple[int, int]:
    """Which bot answers, and how many questions it has had."""
    cache.answer(question(match, seat=seat))
    found: tuple[int, int] = find_bot("counting").last  # type: ignore[attr-defined]
    return found


def test_the_same_bot_answers_again() -> None:
    """A bot keeps its seat from one question to the next, whoever is asked in between."""
    cache = BotCache()
    assert [who(cache, match) for match in ("a", "b", "a", "b", "a")] == [(1, 1), (2, 1), (1, 2), (2, 2), (1, 3)]


def test_nobody_shares_a_bot() -> None:
    """Two matches have two bots, and so have two seats of one match."""
    cache = BotCache()
    seats = [("a", 0), ("a", 1), ("b", 0), ("b", 1)]
    assert [who(cache, *seat)[0] for seat in seats] == [1, 2, 3, 4]


def test_dropped_bot_is_made_anew() -> None:
    """Who has been asked least lately goes first; the next question finds a new bot, which answers as well."""
    cache = BotCache(most=2)
    assert [who(cache, match) for match in ("a", "b", "a", "c")] == [(1, 1), (2, 1), (1, 2), (3, 1)]
    assert [who(cache, match) for match in ("a", "b")] == [(1, 3), (4, 1)]


@pytest.mark.full
def test_no_more_than_so_many() -> None:
    """A process keeps a bounded number of bots, however many matches it thinks for."""
    cache = BotCache()
    for match in range(MOST_BOTS + 20):
        who(cache, str(match))
    assert len(cache) == MOST_BOTS


@pytest.mark.parametrize("mood", MOODS)
def test_bot_that_fails_is_thrown_away(mood: str, tmp_path: Path) -> None:
    """One that raises, or says what it was not offered, is not asked again; what it knew stays out of the message."""
    cache = BotCache()
    who(cache, "a")
    with installed(tmp_path, moody(MOODS[mood])), pytest.raises(BotFailed) as failed:
        cache.answer(question(bot="moody"))
    assert len(cache) == 1
    assert " at " in str(failed.value)
    assert not any(told in str(failed.value) for told in ("its hand", "win at once"))


def test_bot_that_is_gone() -> None:
    """A bot whose package was taken away fails by name, and nothing else does."""
    with pytest.raises(BotFailed, match="UnknownBot"):
        BotCache().answer(question(bot="gone"))


async def test_process_keeps_its_bots() -> None:
    """The bots of a process remember what they were asked; when it dies, new ones begin without a memory."""
    process, asked, (first, *_, last) = BotChild(ChildProcess), msgspec.json.encode(question()), SIGHT.legal
    try:
        assert [await process.think(asked) for _ in range(3)] == [first, last, first]
        await process.end()
        assert await process.think(asked) == first
    finally:
        await process.end()


async def test_process_outlives_a_bot_that_fails(tmp_path: Path) -> None:
    """The process in which bots think goes on after a failure, so all the others stay what they are."""
    with installed(tmp_path, moody(MOODS["raises"])):
        process = BotChild(ChildProcess)
        try:
            with pytest.raises(BotFailed, match=r"KeyError at .*inn_moody\.py:7"):
                await process.think(msgspec.json.encode(question(bot="moody")))
            before = process.child.pid
            assert await process.think(msgspec.json.encode(question())) == SIGHT.legal[0]
            assert process.child.pid == before
        finally:
            await process.end()


@pytest.mark.full
async def test_bot_that_never_answers(tmp_path: Path) -> None:
    """A bot that thinks for too long is cut off, and the next one is heard."""
    with installed(tmp_path, moody("time.sleep(600)")):
        process = BotChild(ChildProcess, patience=3)
        try:
            with pytest.raises(BotFailed, match="no answer within 3 seconds"):
                await process.think(msgspec.json.encode(question(bot="moody")))
            process.patience = 60
            assert await process.think(msgspec.json.encode(question())) == SIGHT.legal[0]
        finally:
            await process.end()


@pytest.mark.parametrize(("share", "told"), [(-10.0, 0.0), (9.0, 1.0), (float("nan"), 0.0), (0.4, 0.4)])
async def test_share_that_makes_no_sense(share: float, told: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever somebody else's bot says of how far it is, others hear a number from 0 to 1."""
    heard: list[float] = []
    monkeypatch.setattr("gonfalon.bots.thought.OFTEN", 0)
    Thought(heard.append).watch(share)
    assert heard == [told]


@pytest.mark.full
async def test_somebody_is_in_a_hurry(tmp_path: Path) -> None:
    """A process tells how much is done, and answers at once if hurried; too early, too late or twice does nothing."""
    told: list[float] = []
    with installed(tmp_path, {"brooding": ("Brooding", BROODING)}):
        process = BotChild(ChildProcess)

        async def tell(share: float) -> None:
            told.append(share)
            process.hurry()
            process.hurry()

        try:
            process.hurry()
            for _ in range(2):
                assert await process.think(msgspec.json.encode(question(bot="brooding")), tell) in SIGHT.legal
                process.hurry()
            assert told == [0.3, 0.3]
            assert await process.think(msgspec.json.encode(question())) == SIGHT.legal[0]
        finally:
            await process.end()


async def test_one_bots_failure_is_nobody_elses(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """While one match waits for a bot that fails again and again, others are played to the end; the log tells why."""
    with installed(tmp_path, moody(MOODS["raises"])), caplog.at_level(logging.ERROR):
        table = Table(SqliteStore(tmp_path / "table.sqlite"), MemoryFanout(), Tickets([KEY]))
        await table.open()
        bots = LocalBots(table)
        bots.begin()
        try:
            stuck, goes = [(await table.create(both(bot))).match for bot in ("moody", "random")]
            async with asyncio.timeout(60):
                while (await table.update_for(goes, "watcher")).result is None:
                    await asyncio.sleep(0.05)
            assert (await table.update_for(stuck, "watcher")).result is None
        finally:
            await bots.end()
            await table.close()
    failed = [record for record in caplog.records if record.getMessage() == "bot failed"]
    assert {vars(record)["match"] for record in failed} == {stuck}


def both(bot: str) -> NewMatch:
    return NewMatch("saladin", "arsuf", bots={"crusaders": bot, "ayyubids": bot})


DEATHS = {
    "dies": "import os; os._exit(1)",
    "interrupts": "raise KeyboardInterrupt",
    "writes where answers go": "import os; os.write(3, b'{\"word\": 3}\\n'); return sight.legal[0]",
}


@pytest.mark.full
@pytest.mark.parametrize("mood", DEATHS)
async def test_bot_that_takes_its_process_along(tmp_path: Path, mood: str) -> None:
    """Whatever a bot does to the process in which it thinks, that match is set aside and all others are played on."""
    with installed(tmp_path, moody(DEATHS[mood])):
        table = Table(SqliteStore(tmp_path / "table.sqlite"), MemoryFanout(), Tickets([KEY]))
        await table.open()
        bots = LocalBots(table)
        bots.begin()
        try:
            await table.create(both("moody"))
            goes = (await table.create(both("random"))).match
            async with asyncio.timeout(90):
                while (await table.update_for(goes, "watcher")).number < 10:
                    await asyncio.sleep(0.1)
        finally:
            await bots.end()
            await table.close()


async def test_row_that_is_nonsense_stops_no_bot(tmp_path: Path) -> None:
    """A row that says a seat without a bot is due is set aside; bots of other matches go on."""
    table = Table(SqliteStore(tmp_path / "table.sqlite"), MemoryFanout(), Tickets([KEY]))
    await table.open()
    bad = (await table.create(NewMatch("saladin", "arsuf"))).match
    row = await table.store.row(bad)
    assert row
    await table.store.write(msgspec.structs.replace(row, version=row.version + 1, bot="nobody"), [])
    bots = LocalBots(table)
    bots.begin()
    try:
        goes = (await table.create(both("random"))).match
        async with asyncio.timeout(90):
            while (await table.update_for(goes, "watcher")).number < 10:
                await asyncio.sleep(0.1)
    finally:
        await bots.end()
        await table.close()


def test_whoever_asked_is_gone() -> None:
    """A process that nobody reads any more ends without a word."""
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "gonfalon.table.bots.thinking"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert done.stderr == b""
