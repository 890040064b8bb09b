"""Where hands are hidden, neither the time of a bot's answer nor its progress tells anything about them."""

import asyncio
from pathlib import Path

import msgspec
import psycopg
import pytest

from gonfalon.protocol.requests import Hurry, NewMatch
from gonfalon.server.bots.answering import question_for_bot, told_of
from gonfalon.server.bots.process import BotChild
from gonfalon.server.bots.queued import MOVE, WAITED_FOR, QueuedStore
from gonfalon.server.browser.child import WorkerChild
from gonfalon.server.fanout import THOUGHT, MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.stores.interface import StoreDown
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import Tickets
from tests.patience import PATIENCE
from tests.server.attacks.test_bad_bots import BOTH, finished, opened, thinking, working
from tests.server.matches import at, begun
from tests.server.processes import KEY
from tests.server.test_page_table import InThisProcess

HIDDEN = NewMatch("navas", "basic", bots={"muslim": "knight"})


class GivenClock:
    """Goes on as soon as everything else has come to rest."""

    def __init__(self) -> None:
        self.now = 0.0

    async def sleep(self, seconds: float) -> None:
        for _ in range(100):
            await asyncio.sleep(0)
        self.now += seconds


async def for_ever(_: float) -> None:
    await asyncio.Event().wait()


def in_this_process() -> BotChild:
    return BotChild(lambda module, patience, _: WorkerChild(InThisProcess, module, patience))


async def test_haste_tells_nothing(tmp_path: Path) -> None:
    """A forced answer leaves after the same time as any other and tells the same progress; whoever waits may end it."""
    clock, told = GivenClock(), list[int]()
    fanout = MemoryFanout([lambda match, version: told.append(THOUGHT - version)])
    table = GameServer(SqliteStore(tmp_path / "table.sqlite"), fanout, Tickets([KEY]))
    table.sleep = clock.sleep
    await table.open()
    match = await begun(table, HIDDEN)
    number = (await table.queries.update_for(match, "christian")).number
    question = await question_for_bot(table, match, number)
    assert question
    sight = msgspec.structs.replace(question.sight, legal=question.sight.legal[:1])
    forced = msgspec.structs.replace(question, sight=sight)
    think = told_of(table, in_this_process())
    for asked in (question, forced):
        told.clear()
        clock.now = 0.0
        assert (await think(asked))[0] in asked.sight.legal
        assert told == [62]
        assert clock.now == pytest.approx(0.8)
    table.sleep = for_ever
    kept_back = asyncio.ensure_future(think(forced))
    await clock.sleep(0)
    assert not kept_back.done()
    await table.matches.hurry(at(match, "christian"), Hurry(number))
    assert await asyncio.wait_for(kept_back, PATIENCE) == sight.legal[:1]
    await table.close()


async def test_others_are_answered_meanwhile(tmp_path: Path) -> None:
    """While an answer is kept back, its process thinks for others."""
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table, thinking(table):
        await _is_kept_back(table)


async def test_others_are_answered_meanwhile_by_a_worker(fresh_database: str) -> None:
    """The same where jobs are queued."""
    async with opened(QueuedStore(fresh_database)) as table, working(table, fresh_database):
        await _is_kept_back(table)


async def test_a_job_that_does_not_fit_stops_nobody(fresh_database: str) -> None:
    """A worker that is given a job of another version goes on with those of this one."""
    async with opened(QueuedStore(fresh_database)) as table:
        async with await psycopg.AsyncConnection.connect(fresh_database) as connection:
            for task in (MOVE, "of another version"):
                await connection.execute(
                    "insert into procrastinate_jobs (queue_name, task_name, priority, args) values (%s, %s, 99, '{}')",
                    [WAITED_FOR, task],
                )
        async with working(table, fresh_database):
            await finished(table, (await table.creation.create(BOTH)).match)


async def test_what_goes_wrong_while_an_answer_is_kept_back_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A store that can be read and not written does not fail in silence."""
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table, thinking(table):
        table.sleep = for_ever

        async def fails(*_: object) -> None:
            raise StoreDown("full")

        number = (await table.queries.update_for(match := await begun(table, HIDDEN), "christian")).number
        await finished(table, (await table.creation.create(BOTH)).match)
        monkeypatch.setattr(table.matches, "act", fails)
        await table.matches.hurry(at(match, "christian"), Hurry(number))
        async with asyncio.timeout(PATIENCE):
            while not table.duties.failures["bots"]:
                await asyncio.sleep(0.02)


async def _is_kept_back(table: GameServer) -> None:
    table.sleep = for_ever
    hidden = [await begun(table, HIDDEN) for _ in range(2)]
    before = [(await table.queries.update_for(match, "watcher")).number for match in hidden]
    await finished(table, (await table.creation.create(BOTH)).match)
    assert [(await table.queries.update_for(match, "watcher")).number for match in hidden] == before
    table.sleep = None
    for match, number in zip(hidden, before, strict=True):
        await table.matches.hurry(at(match, "christian"), Hurry(number))
    async with asyncio.timeout(PATIENCE):
        while before == [(await table.queries.update_for(match, "watcher")).number for match in hidden]:
            await asyncio.sleep(0.02)
