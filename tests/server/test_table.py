"""The authority over its matches, in both databases."""

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gonfalon.protocol.requests import Act, Hurry, NewMatch
from gonfalon.protocol.responses import Steps
from gonfalon.protocol.types import Live
from gonfalon.server.background import BackgroundWork
from gonfalon.server.errors import Troubled
from gonfalon.server.matches.live_match import MOST_STEPS
from gonfalon.server.stores.interface import StoreDown
from gonfalon.server.stores.sqlite import SqliteStore
from tests.server.matches import SEATS, Site, asked, at, begun, step, trouble


async def test_another_process_goes_on(site: Site) -> None:
    """What one process wrote another plays on with, whether it was told of it or not."""
    tables = [await site.table(), await site.table(), await site.table(deaf=True)]
    match, rng = await begun(tables[0]), random.Random(2)
    for turn in range(30):
        await step(tables[turn % 3], match, rng)
    told = [await table.queries.update_for(match, "crusaders") for table in tables]
    assert told[0] == told[1] == told[2]
    assert [step.number for step in told[0].steps] == list(range(1, told[0].number + 1))


async def test_of_two_answers_one_wins(site: Site) -> None:
    """Two tabs of one player, at two processes that do not hear each other, answer the same position at once."""
    tables = [await site.table(deaf=True), await site.table(deaf=True)]
    match = await begun(tables[0])
    for _ in range(10):
        seat, sight = await asked(tables[1], match)
        wishes = [Act(f"tab{n}", sight.number, [sight.words[-n]]) for n in (0, 1)]
        done = await asyncio.gather(
            *(table.matches.act(at(match, seat), wish) for wish, table in zip(wishes, tables, strict=True)),
            return_exceptions=True,
        )
        lost = [answer for answer in done if isinstance(answer, Troubled)]
        assert [answer.code for answer in lost] == ["stale"]
    log = await tables[0].store.log(match)
    assert [line.number for line in log] == list(range(1, len(log) + 1))


async def test_time_runs_out(site: Site) -> None:
    """When the bank is empty the clock speaks, once, whoever looks first."""
    tables = [await site.table(deaf=True), await site.table(deaf=True)]
    match = await begun(tables[0], NewMatch("saladin", "arsuf", time=Live(60, 2)))
    update = await tables[0].queries.update_for(match, "watcher")
    assert update.clock
    assert update.clock.left == dict.fromkeys(SEATS, 60_000)
    site.now += 60_000
    await asyncio.gather(*(BackgroundWork(table).call_times() for table in tables))
    for table in tables:
        update = await table.queries.update_for(match, "watcher")
        assert update.result
        assert update.result.reason == "out-of-time"
        assert [step.word for step in update.steps if step.actor == "clock"] == [
            f"out of time {update.steps[-1].word.split()[-1]}"
        ]


async def test_too_late_is_too_late(site: Site) -> None:
    """An action that arrives after the deadline loses even if nobody has looked at the clock."""
    table = await site.table()
    match = await begun(table, NewMatch("saladin", "arsuf", time=Live(60)))
    seat, sight = await asked(table, match)
    site.now += 60_001
    assert await trouble(table.matches.act(at(match, seat), Act("c", sight.number, [sight.words[0]]))) == "stale"
    assert (await table.queries.update_for(match, seat)).result


async def test_clock_survives_a_restart(site: Site) -> None:
    """Time goes on while a process is away, and another counts it just so."""
    table = await site.table()
    match = await begun(table, NewMatch("saladin", "arsuf", time=Live(100, 3)))
    for seed in range(6):
        site.now += 4_000
        await step(table, match, random.Random(seed))
    before = await table.queries.update_for(match, "watcher")
    site.now += 10_000
    after = await (await site.table()).queries.update_for(match, "watcher")
    assert before.clock
    assert after.clock
    running = str(after.clock.running)
    assert after.clock.left[running] == before.clock.left[running] - 10_000


async def test_nobody_hurries_a_bot_in_a_rated_match(site: Site) -> None:
    """There it plays as well as it can; elsewhere whoever waits may hurry it."""
    table, hurried = await site.table(), list[bool]()
    for is_rated in (True, False):
        match = await begun(table, NewMatch("navas", "basic", bots={"muslim": "random"}, rated=is_rated))
        number = (await table.queries.update_for(match, "christian")).number
        table.hurries[match, number] = partial(hurried.append, is_rated)
        await table.matches.hurry(at(match, "christian"), Hurry(number))
        await asyncio.sleep(0.01)
    assert hurried == [False]


class Failing(SqliteStore):
    """Loses the connection: after writing, or before."""

    fails = ""

    async def write(self, *args: Any, **named: Any) -> None:
        if self.fails == "before":
            raise StoreDown
        await super().write(*args, **named)
        if self.fails == "after":
            raise StoreDown


@pytest.mark.parametrize("when", ["before", "after"])
async def test_unsure_write(tmp_path: Path, when: str) -> None:
    """When the database is lost in the middle of a write, the retry finds out whether it happened."""
    store = Failing(tmp_path / "table.sqlite")
    site = Site(lambda: store)
    table = await site.table()
    match = await begun(table)
    seat, sight = await asked(table, match)
    wish = Act("c", sight.number, [sight.words[0]])
    store.fails = when
    assert await trouble(table.matches.act(at(match, seat), wish)) == "store-down"
    store.fails = ""
    done = await table.matches.act(at(match, seat), wish)
    log = await store.log(match)
    assert [line.number for line in log] == list(range(1, len(log) + 1))
    assert done.number == len(log)
    await site.close()


async def test_replaying(site: Site) -> None:
    """While it is played a seat steps through what it saw itself; afterwards through any eyes."""
    table, rng = await site.table(), random.Random(8)
    match = await begun(table, NewMatch("navas", "advanced"))
    for _ in range(12):
        await step(table, match, rng)
    own = (await table.queries.moments(match, "muslim", "muslim", None)).moments
    update = await table.queries.update_for(match, "muslim")
    assert [moment.step for moment in own[1:]] == update.steps
    assert own[-1].sight.view == update.sight.view  # type: ignore[union-attr]
    for eyes in ("christian", "watcher", "all"):
        assert await trouble(table.queries.moments(match, "muslim", eyes, None)) == "not-over"
    await table.matches.act(at(match, "muslim"), Act("c", update.number, ["resign"]))
    every = (await table.queries.moments(match, "muslim", "all", None)).moments
    assert every[-2].sight.view.hands["christian"].cards is not None
    assert await trouble(table.queries.moments(match, "muslim", "nobody", None)) == "malformed"


async def test_somebody_who_comes_late_is_told_the_last_of_it(site: Site) -> None:
    """Only the last hundred actions; the others in pages, backwards, as far as the seat may look back."""
    table, rng = await site.table(), random.Random(8)
    match, seat = await begun(table, NewMatch("sword", "navas-hex")), "christian"
    while (last := (await step(table, match, rng)).number) < 2 * MOST_STEPS + 10:
        pass
    told = await (await site.table()).queries.update_for(match, seat)
    assert [each.number for each in told.steps] == list(range(told.number - MOST_STEPS + 1, told.number + 1))
    assert told.earlier
    steps, earlier = told.steps, True
    while earlier:
        page = await table.queries.steps(match, seat, steps[0].number)
        assert 0 < len(page.steps) <= MOST_STEPS
        steps, earlier = page.steps + steps, page.earlier
    assert [each.number for each in steps] == list(range(1, told.number + 1))
    behind = await table.queries.update_for(match, seat, last)
    assert (behind.earlier, behind.steps) == (False, [each for each in steps if each.number > last])
    assert await table.queries.steps(match, seat, 1) == Steps([])


async def test_odds_are_for_who_decides(site: Site) -> None:
    """Only the one who decides is told odds, and not where everybody has to rely on their own memory."""
    table = await site.table()
    match, rng = await begun(table), random.Random(9)
    while True:
        seat, sight = await asked(table, match)
        if bold := [word for word in sight.words if " loose " in word]:
            break
        await step(table, match, rng)
    assert await table.queries.odds(match, seat, bold[0]) is not None
    assert await table.queries.odds(match, seat, "dance") is None
    assert await table.queries.odds(match, SEATS[1 - SEATS.index(seat)], bold[0]) is None
    alone = await begun(table, NewMatch("navas", "basic", {"memory-aid": "off"}))
    assert await table.queries.odds(alone, "muslim", "anything") is None


async def test_sentences_are_said_to_who_asks(site: Site) -> None:
    """News come with sentences if a language is named, and without if not."""
    table = await site.table()
    match = await begun(table)
    await step(table, match, random.Random(10))
    plain = await table.queries.update_for(match, "watcher")
    spoken = await table.queries.update_for(match, "watcher", language="en")
    assert not plain.asks
    assert not any(step.said for step in plain.steps)
    assert spoken.asks
    assert all(len(step.said) == len(step.events) for step in spoken.steps)
