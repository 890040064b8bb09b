"""Bots move exactly once, whoever thinks for them and dies over it; one that hangs or raises harms no other."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from procrastinate.jobs import Job as QueuedJob

from gonfalon.bots import Thought, find_bot
from gonfalon.core import Fate, Match, Record, Setup, registry, verify_fate
from gonfalon.protocol.requests import Act, NewMatch
from gonfalon.server import monitoring
from gonfalon.server.background import BackgroundWork
from gonfalon.server.bots import local, queued
from gonfalon.server.bots.answering import answer_for_bot, question_for_bot
from gonfalon.server.bots.local import LocalBots
from gonfalon.server.bots.process import BotChild, ChildProcess
from gonfalon.server.bots.queued import QueuedStore, Retry, Worker
from gonfalon.server.bots.thinking import BotCache, BotFailed, Question
from gonfalon.server.errors import Troubled
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.quarantine import Failure
from gonfalon.server.stores.interface import Store, StoreDown
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import Tickets
from tests.bots.packages import BROODING, installed
from tests.core.coins import install
from tests.patience import PATIENCE, until
from tests.server import fixed_fate
from tests.server.matches import SEATS, all_sit_down, asked, at, begun, found, rewrite
from tests.server.processes import KEY
from tests.server.services import own_services
from tests.server.test_versions import begun_by, forget_old_rules
from tests.tiers import some

GAME = registry.find("saladin")
MATCH = Match(GAME, Setup("arsuf"), fate=Fate(b"bots" * 8, [b"a", b"b"]))
SIGHT = MATCH.sight(MATCH.to_move, memory=True)
QUEUES = ["waited-for", "unhurried"]


def both(bot: str) -> NewMatch:
    return NewMatch("saladin", "arsuf", bots=dict.fromkeys(SEATS, bot))


BOTH = both("random")


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[GameServer]:
    table = GameServer(store, MemoryFanout(), Tickets([KEY]))
    await table.open()
    try:
        yield table
    finally:
        await table.close()


@asynccontextmanager
async def thinking(table: GameServer) -> AsyncIterator[LocalBots]:
    """The bots of a table with no other service."""
    bots = LocalBots(table)
    bots.begin()
    try:
        yield bots
    finally:
        await bots.end()


@asynccontextmanager
async def working(table: GameServer, dsn: str) -> AsyncIterator[None]:
    """A worker in this process."""
    work = asyncio.create_task(Worker(table, dsn, QUEUES).work())
    try:
        yield
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)


@contextmanager
def worker(dsn: str, *more: str) -> Iterator[subprocess.Popen[bytes]]:
    """A worker in a process of its own."""
    command = [*fixed_fate.PROGRAM, "worker", "--postgres", dsn, *more]
    environment = {name: value for name, value in os.environ.items() if name != "GONFALON_REDIS"}
    process = subprocess.Popen(command, env=environment | {"GONFALON_KEYS": KEY}, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait(PATIENCE)


async def finished(table: GameServer, match: str) -> Record:
    async with asyncio.timeout(PATIENCE):
        while (await table.queries.update_for(match, "watcher")).result is None:
            await asyncio.sleep(0.05)
    record = Record.parse(await table.queries.record(match, "watcher"))
    assert verify_fate(record, registry.opened(record.game, record.rules, record.digest)) > 0
    return record


async def moved(table: GameServer, match: str, number: int) -> None:
    async with asyncio.timeout(2 * PATIENCE):
        while (await table.queries.update_for(match, "watcher")).number < number:
            await asyncio.sleep(0.02)


# Bots that a test installs.

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
"""It numbers its own kind and counts how often each was asked."""
MOODY = """
import os, time
from gonfalon.bots import Random

class Moody(Random):
    def choose(self, sight):
        {mood}
        return super().choose(sight)
"""
MOODS = {
    "raises": "raise KeyError('its hand')",
    "leaves": "raise SystemExit(1)",
    "cheats": "return 'win at once'",
    "mumbles": "return None",
    "dies": "os._exit(1)",
    "interrupts": "raise KeyboardInterrupt",
    "writes where answers go": "os.write(3, b'{\"words\": 3}\\n'); return sight.legal[0]",
}
HANGS = """open({note!r}, 'a').write(f'{{os.getpid()}} ')
        if len(open({note!r}).read().split()) <= {times}:
            time.sleep(10_000)"""


def moody(mood: str) -> dict[str, tuple[str, str]]:
    return {"moody": ("Moody", MOODY.format(mood=mood))}


def hanging(note: Path, times: int = 10_000) -> dict[str, tuple[str, str]]:
    """So often, and notes each time in which process."""
    return moody(HANGS.format(note=str(note), times=times))


def pids(note: Path) -> list[int]:
    return [int(pid) for pid in note.read_text().split()] if note.exists() else []


def is_alive(pid: int) -> bool:
    with suppress(FileNotFoundError):
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    return False


def question(match: str = "m", bot: str = "counting", seat: int = 0) -> Question:
    """As it comes over a pipe."""
    sent = msgspec.json.encode(Question(match, GAME.name, GAME.rules_version, GAME.digest, bot, seat, SIGHT))
    return msgspec.json.decode(sent, type=Question)


@pytest.fixture
def counting(tmp_path: Path) -> Iterator[None]:
    with installed(tmp_path, {"counting": ("Counting", COUNTING)}):
        yield


# How bots are kept between questions.


def who(cache: BotCache, match: str, seat: int = 0) -> tuple[int, int]:
    """Which bot answers, and how many questions it has had."""
    cache.answer(question(match, seat=seat))
    last: tuple[int, int] = find_bot("counting").last  # type: ignore[attr-defined]
    return last


def test_each_seat_has_a_bot_that_remembers(counting: None) -> None:
    """Two matches have two bots, and so have two seats of one match; each keeps its own, whoever is asked between."""
    cache = BotCache()
    assert [who(cache, match) for match in ("a", "b", "a", "b", "a")] == [(1, 1), (2, 1), (1, 2), (2, 2), (1, 3)]
    assert who(cache, "a", 1) == (3, 1)


def test_dropped_bot_is_made_anew(counting: None) -> None:
    """Who has been asked least lately goes first; the next question finds a new bot, which answers as well."""
    cache = BotCache(most=2)
    assert [who(cache, match) for match in ("a", "b", "a", "c")] == [(1, 1), (2, 1), (1, 2), (3, 1)]
    assert [who(cache, match) for match in ("a", "b")] == [(1, 3), (4, 1)]
    assert len(cache) == 2


@pytest.mark.parametrize("mood", ["raises", "leaves", "cheats", "mumbles"])
def test_bot_that_fails_is_thrown_away(mood: str, counting: None, tmp_path: Path) -> None:
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


async def test_process_keeps_its_bots(counting: None, tmp_path: Path) -> None:
    """The bots of a process remember what they were asked, also when another one fails there; when it dies, new ones
    begin without a memory."""
    process, asked, (first, *_, last) = BotChild(ChildProcess), msgspec.json.encode(question()), SIGHT.legal
    with installed(tmp_path, moody(MOODS["raises"])):
        try:
            assert [await process.think(asked) for _ in range(2)] == [[first], [last]]
            before = process.child.pid
            with pytest.raises(BotFailed, match=r"KeyError at .*inn_moody\.py:7"):
                await process.think(msgspec.json.encode(question(bot="moody")))
            assert await process.think(asked) == [first]
            assert await process.think(asked) == [last]
            assert process.child.pid == before
            await process.end()
            assert await process.think(asked) == [first]
        finally:
            await process.end()


@pytest.mark.parametrize(("share", "told"), [(-10.0, 0.0), (9.0, 1.0), (float("nan"), 0.0), (0.4, 0.4)])
async def test_share_that_makes_no_sense(share: float, told: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever somebody else's bot says of how far it is, others hear a number from 0 to 1."""
    heard: list[float] = []
    monkeypatch.setattr("gonfalon.bots.thinking.OFTEN", 0)
    Thought(heard.append).watch(share)
    assert heard == [told]


@pytest.mark.full
async def test_somebody_is_in_a_hurry(counting: None, tmp_path: Path) -> None:
    """A process tells how much is done, and answers at once if hurried; too early, too late or twice does nothing."""
    told: list[float] = []
    with installed(tmp_path, {"brooding": ("Brooding", BROODING)}):
        process, brooded = BotChild(ChildProcess), msgspec.json.encode(question(bot="brooding"))

        async def tell(share: float) -> None:
            told.append(share)
            process.hurry(b"another question")
            process.hurry(brooded)
            process.hurry(brooded)

        try:
            process.hurry(brooded)
            for _ in range(2):
                assert (await process.think(brooded, tell))[0] in SIGHT.legal
                process.hurry(brooded)
            assert told == [0.3, 0.3]
            assert await process.think(msgspec.json.encode(question())) == SIGHT.legal[:1]
        finally:
            await process.end()


def test_whoever_asked_is_gone() -> None:
    """A process that nobody reads any more ends without a word."""
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "gonfalon.server.bots.thinking"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert done.stderr == b""


# Bots that fail at a table.


@pytest.mark.parametrize("mood", some(("raises", "dies", "interrupts", "writes where answers go"), "raises"))
async def test_one_bots_failure_is_nobody_elses(tmp_path: Path, mood: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever a bot does to the process in which it thinks, others are played to the end; the log tells why."""
    with installed(tmp_path, moody(MOODS[mood])), caplog.at_level(logging.ERROR):
        async with opened(SqliteStore(tmp_path / "table.sqlite")) as table, thinking(table):
            stuck, goes = [(await table.creation.create(both(bot))).match for bot in ("moody", "random")]
            await finished(table, goes)
            assert (await table.queries.update_for(stuck, "watcher")).result is None
    failed = [record for record in caplog.records if record.getMessage() == "bot failed"]
    assert {vars(record)["match"] for record in failed} == {stuck}


async def test_bots_of_matches_that_cannot_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those whose rules are gone are left out, and so is a row that says a seat without a bot is due; others answer."""
    monkeypatch.setattr("gonfalon.server.bots.local.AT_ONCE", 1)
    install(tmp_path, monkeypatch)
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
        strange = await begun(table)
        await rewrite(table, strange, bot="nobody")
        number = (await found(table, strange)).number
        wish = NewMatch("coins", "plain", {"rounds": "3"}, {"left": "random"})
        foreign = [await begun_by(table, wish, rules=1) for _ in range(3)]
        ours = await begun(table, msgspec.structs.replace(wish, bots=dict.fromkeys(("left", "right"), "random")))
    forget_old_rules(monkeypatch)
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
        bots = LocalBots(table)
        try:
            await bots._answer_all()
        finally:
            await bots.end()
        assert (await table.queries.update_for(ours, "watcher")).result
        assert [(await found(table, match)).number for match in (strange, *foreign)] == [number, 0, 0, 0]
        assert table.quarantine.held(Failure.OPENING) >= set(foreign)


async def question_to_a_bot(table: GameServer) -> tuple[str, int]:
    """A match in which the bot has to say something, and after which number: the other side offers a draw."""
    match = await begun(table, NewMatch("saladin", "arsuf", bots={SEATS[0]: "greedy"}))
    number = (await table.queries.update_for(match, SEATS[1])).number
    await table.matches.act(at(match, SEATS[1]), Act("c", number, ["offer draw"]))
    return match, number + 1


async def test_bot_answers_too_late(tmp_path: Path) -> None:
    """If the match ends while a bot thinks, its answer is dropped without trouble."""
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
        match, number = await question_to_a_bot(table)

        async def think(question: Question) -> list[str]:
            await table.matches.act(at(match, SEATS[1]), Act("d", number, ["resign"]))
            return ["decline draw"]

        assert not await answer_for_bot(table, match, number, think)
        result = (await table.queries.update_for(match, "watcher")).result
        assert result
        assert result.winner == SEATS[0]
        assert not await answer_for_bot(table, match, number, think)


async def test_store_fails_under_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's answer that could not be written is not taken for given."""
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
        match, number = await question_to_a_bot(table)

        async def fail(*_: Any, **__: Any) -> None:
            raise StoreDown("away")

        async def think(question: Question) -> list[str]:
            return ["decline draw"]

        with monkeypatch.context() as down:
            down.setattr(table.store, "write", fail)
            with pytest.raises(Troubled, match="store-down"):
                await answer_for_bot(table, match, number, think)
        assert (await table.queries.update_for(match, "watcher")).number == number


async def test_bot_waits_for_no_call_after_a_restart(tmp_path: Path) -> None:
    """A bot that was asked while nobody could think is found when the table opens again."""
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
        match = (await table.creation.create(BOTH)).match
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table, thinking(table):
        await moved(table, match, 5)


@pytest.mark.full
async def test_thinker_that_dies_is_replaced(tmp_path: Path) -> None:
    """When the process in which bots think is killed, the bot still moves, once."""
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table, thinking(table) as bots:
        match = (await table.creation.create(BOTH)).match
        for number in (5, 20, 40):
            await moved(table, match, number)
            assert bots.process.child.pid is not None
            with suppress(ProcessLookupError):  # the last blow may still be at work
                os.kill(bots.process.child.pid, signal.SIGKILL)
        await finished(table, match)


# Bots that hang.


def be_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (local, queued):
        monkeypatch.setattr(module, "QUICK", 4, raising=False)
        monkeypatch.setattr(module, "PATIENCE", 60, raising=False)


async def is_asked_again(table: GameServer, note: Path) -> str:
    """The match of a bot that hangs: its process is killed after its time, and all others are played meanwhile."""
    stuck = (await table.creation.create(both("moody"))).match
    await until(lambda: len(pids(note)) > 0)
    await moved(table, (await table.creation.create(BOTH)).match, 10)
    await until(lambda: len(pids(note)) > 1)
    assert not is_alive(pids(note)[0])
    await moved(table, (await table.creation.create(BOTH)).match, 10)
    return stuck


@pytest.mark.full
@pytest.mark.linux
async def test_hanging_bot_on_a_laptop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked again beside the others, operators see it, and at last it answers and plays on."""
    be_quick(monkeypatch)
    note = tmp_path / "note"
    with installed(tmp_path, hanging(note, times=2)):
        async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
            async with thinking(table):
                stuck = await is_asked_again(table, note)
                assert (await monitoring.examine(table)).set_aside["bot"] == 1
                await moved(table, stuck, 10)
                assert (await monitoring.examine(table)).set_aside["bot"] == 0
            await until(lambda: not any(is_alive(pid) for pid in pids(note)))


@pytest.mark.full
@pytest.mark.linux
async def test_hanging_bot_at_a_worker(fresh_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker alone plays all other matches while one bot hangs, and kills what hangs."""
    be_quick(monkeypatch)
    note = tmp_path / "note"
    with installed(tmp_path, hanging(note)):
        async with opened(QueuedStore(fresh_database)) as table:
            async with working(table, fresh_database):
                await is_asked_again(table, note)
            assert not any(is_alive(pid) for pid in pids(note))
            background = BackgroundWork(table)
            background.begin()
            async with asyncio.timeout(PATIENCE):
                while (await monitoring.examine(table)).set_aside["bot"] == 0:
                    await asyncio.sleep(0.05)
            await background.end()


@pytest.mark.full
@pytest.mark.linux
async def test_worker_is_told_to_stop_while_a_bot_hangs(fresh_database: str, tmp_path: Path) -> None:
    """It ends at once, takes the hanging bot along, and leaves the job for the next worker."""
    note = tmp_path / "note"
    with installed(tmp_path, hanging(note)):
        async with opened(QueuedStore(fresh_database)) as table:
            await table.creation.create(both("moody"))
            with worker(fresh_database) as process:
                await until(lambda: len(pids(note)) > 0)
                process.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(process.wait, PATIENCE) == 0
            assert not any(is_alive(pid) for pid in pids(note))
            assert await _jobs(fresh_database, "status, attempts") == [("todo", 1)]


@pytest.mark.full
@pytest.mark.linux
async def test_thinker_does_not_outlive_its_table(tmp_path: Path) -> None:
    """When a table is killed, a bot that hangs in a process of its own does not go on for ever."""
    note = tmp_path / "note"
    with installed(tmp_path, hanging(note)):
        async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
            match = (await table.creation.create(both("moody"))).match
            asked = await question_for_bot(table, match, 0)
        script = (
            "import asyncio, sys\n"
            "from gonfalon.server.bots.local import BotChild, ChildProcess\n"
            "asyncio.run(BotChild(ChildProcess, 600).think(sys.stdin.buffer.read()))\n"
        )
        with subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE) as process:
            assert process.stdin
            process.stdin.write(msgspec.json.encode(asked))
            process.stdin.close()
            try:
                await until(lambda: len(pids(note)) > 0)
            finally:
                process.kill()
            await until(lambda: not is_alive(pids(note)[0]))


# Workers and their queue.


async def _jobs(dsn: str, what: str) -> list[Any]:
    async with await psycopg.AsyncConnection.connect(dsn) as connection:
        asked = await connection.execute(f"SELECT {what} FROM procrastinate_jobs ORDER BY id".encode())
        return await asked.fetchall()


@pytest.mark.full
async def test_worker_killed_at_its_work(fresh_database: str) -> None:
    """The job of a worker that is killed is done by another, and no number is answered twice."""
    async with opened(QueuedStore(fresh_database)) as table:
        matches = [(await table.creation.create(BOTH)).match for _ in range(3)]
        for _ in range(2):
            with worker(fresh_database) as process:
                before = (await table.queries.update_for(matches[0], "watcher")).number
                await moved(table, matches[0], before + 5)
                process.send_signal(signal.SIGKILL)
        with worker(fresh_database), worker(fresh_database):
            for match in matches:
                await finished(table, match)


@pytest.mark.full
async def test_foreign_matches_starve_no_worker(
    fresh_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Jobs of matches that cannot be opened are put off for others to do; the worker goes on with the next."""
    install(tmp_path, monkeypatch)
    wish = NewMatch("coins", "plain", {"rounds": "3"}, {"left": "random", "right": "random"})
    async with opened(QueuedStore(fresh_database)) as table:
        foreign = [await begun_by(table, wish, rules=1) for _ in range(3)]
        ours = await begun(table, wish)
    forget_old_rules(monkeypatch)
    async with opened(QueuedStore(fresh_database)) as table:
        async with working(table, fresh_database), asyncio.timeout(PATIENCE):
            while (
                not (await table.queries.update_for(ours, "watcher")).result or table.quarantine.counts()["opening"] < 3
            ):
                await asyncio.sleep(0.05)
        assert [(await found(table, match)).number for match in foreign] == [0, 0, 0]
    assert await _jobs(fresh_database, "scheduled_at > now() + interval '30 seconds'") == [(True,)] * 3


async def test_two_queues(fresh_database: str) -> None:
    """Bots for whom a person waits have a queue of their own, which a worker can keep to."""
    async with opened(QueuedStore(fresh_database)) as table:
        await table.creation.create(BOTH)
        match = (await table.creation.create(NewMatch("saladin", "arsuf", bots={SEATS[0]: "random"}))).match
        await all_sit_down(table, match, {SEATS[1]: "Ana"})
        queues = [name for (name,) in await _jobs(fresh_database, "queue_name")]
        assert queues[0] == "unhurried"
        assert set(queues) <= set(QUEUES)


async def test_call_and_action_stand_or_fall_together(fresh_database: str) -> None:
    """If the call for the bot cannot be written, neither is the action."""
    async with opened(QueuedStore(fresh_database)) as table:
        match = (await table.creation.create(BOTH)).match
        before = await found(table, match)
        async with await psycopg.AsyncConnection.connect(fresh_database, autocommit=True) as connection:
            await connection.execute("ALTER TABLE procrastinate_jobs RENAME TO elsewhere")
            seat, sight = await asked(table, match)
            with pytest.raises(Troubled, match="store-down"):
                await table.matches.act(at(match, seat), Act("bot", sight.number, [sight.words[0]]))
            await connection.execute("ALTER TABLE elsewhere RENAME TO procrastinate_jobs")
        assert await found(table, match) == before


@pytest.mark.full
@pytest.mark.postgres
async def test_worker_is_told_to_stop_without_a_database(tmp_path: Path) -> None:
    """It waits for a database that is not there, says so, and stops at once when it is told to."""
    log = tmp_path / "log"
    command = [sys.executable, "-m", "gonfalon", "worker", "--postgres", "postgresql://127.0.0.1:1/none"]
    environment = os.environ | {"GONFALON_KEYS": "k" * 40, "GONFALON_HOME": str(tmp_path)}
    environment.pop("GONFALON_REDIS", None)
    with log.open("wb") as written, subprocess.Popen(command, stderr=written, env=environment) as process:
        try:
            await until(lambda: b"The database doesn't respond." in log.read_bytes())
            assert process.poll() is None
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, PATIENCE) == 0
        finally:
            process.kill()


@pytest.mark.full
@pytest.mark.postgres
async def test_worker_and_outages() -> None:
    """The same process does the jobs after an outage. However an outage and the word to stop meet, it ends: what fails
    on the way out does not make it forget that it was told to."""
    with own_services("postgres") as services:
        async with opened(QueuedStore(services.postgres_dsn)):
            pass
        with worker(services.postgres_dsn) as process:
            await until(lambda: _is_listening(services.postgres_dsn))
            services.crash()
            await asyncio.sleep(3)
            services.start()
            await until(lambda: process.poll() is not None or _is_listening(services.postgres_dsn))
            await asyncio.sleep(2)
            assert process.poll() is None
        for pause in (0.0, 0.05, 0.2):
            with worker(services.postgres_dsn) as process:
                await until(lambda: _is_listening(services.postgres_dsn))
                services.crash()
                await asyncio.sleep(pause)
                process.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(process.wait, PATIENCE) == 0
            services.start()


def _is_listening(dsn: str) -> bool:
    """For jobs, on a connection of its own."""
    with psycopg.connect(dsn) as connection:
        asked = connection.execute("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN %' LIMIT 1")
        return asked.fetchone() is not None


async def test_cancellation_gets_lost_in_a_group(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A group of tasks that fails while it is cancelled tells only how it failed."""
    works = asyncio.Event()

    async def fail(_: Worker) -> None:
        works.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise ExceptionGroup("lost", [ConnectionError()]) from None

    monkeypatch.setattr(Worker, "_work", fail)
    async with opened(QueuedStore(fresh_database)) as table:
        work = asyncio.create_task(Worker(table, fresh_database, []).work())
        async with asyncio.timeout(PATIENCE):
            await works.wait()
        work.cancel()
        await asyncio.wait_for(asyncio.shield(work), PATIENCE)


async def test_no_job_is_given_up() -> None:
    """However often a bot has failed, it is asked again, ever more seldom."""
    for attempts, pause in {0: 1, 1: 2, 5: 32, 20: 600, 9_999: 600, 20_000: 600}.items():
        job = QueuedJob(id=1, queue="q", lock=None, queueing_lock=None, task_name="t", attempts=attempts)
        before = datetime.now(UTC)
        decision = Retry().get_retry_decision(exception=KeyError(), job=job)
        assert decision is not None
        assert decision.retry_at is not None
        assert before <= decision.retry_at - timedelta(seconds=pause) <= datetime.now(UTC)
