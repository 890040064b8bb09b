"""The authority over its matches, in both databases."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gonfalon.core import Record, registry, verify_fate
from gonfalon.table.fanout.fanout import Hear, MemoryFanout
from gonfalon.table.matches.cached_match import MOST_STEPS
from gonfalon.table.matches.head import promise
from gonfalon.table.running.background import BackgroundWork
from gonfalon.table.stores.postgres import PostgresStore
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.stores.store import Store, StoreDown
from gonfalon.table.table import Table
from gonfalon.table.tickets import Ticket, Tickets
from gonfalon.table.troubles import Troubled
from gonfalon.wire.protocol import Act, Correspondence, Hurry, Join, Live, NewMatch, Say, Steps, TakeHoliday, Update
from tests.table.processes import KEY
from tests.table.sitting import all_sit_down

SEATS = ("crusaders", "ayyubids")
ARSUF = NewMatch("saladin", "arsuf")
pytestmark = pytest.mark.asyncio


class Site:
    """Any number of tables over one database, and a time that stands still unless it is moved."""

    def __init__(self, make_store: Callable[[], Store]) -> None:
        self._make_store = make_store
        self._ears: list[Hear] = []
        self._open: list[Table] = []
        self.now = 1_700_000_000_000

    async def table(self, *, deaf: bool = False) -> Table:
        fanout = MemoryFanout() if deaf else MemoryFanout(self._ears)
        table = Table(self._make_store(), fanout, Tickets([KEY]), lambda: self.now)
        await table.open()
        self._open.append(table)
        return table

    async def close(self) -> None:
        for table in self._open:
            await table.close()


@asynccontextmanager
async def _site(make_store: Callable[[], Store]) -> AsyncIterator[Site]:
    site = Site(make_store)
    try:
        yield site
    finally:
        await site.close()


@pytest.fixture(params=["sqlite", "postgres"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "table.sqlite")
    dsn = request.getfixturevalue("fresh_database")
    return lambda: PostgresStore(dsn)


async def begun(table: Table, wish: NewMatch = ARSUF) -> str:
    """A match in which everybody has sat down."""
    created = await table.create(wish)
    persons = [seat for seat in registry.find(wish.game).seats if seat not in wish.bots]
    await all_sit_down(table, created.match, {seat: seat for seat in persons})
    return created.match


def at(match: str, seat: str) -> Ticket:
    return Ticket(match, seat, 0)


async def step(table: Table, match: str, rng: random.Random) -> Update:
    """Whoever is asked does something; returns what the watchers are told before it."""
    update = await table.update_for(match, "watcher")
    assert update.sight
    mine = await table.update_for(match, update.sight.to_move)
    assert mine.sight
    await table.act(at(match, update.sight.to_move), Act("c", mine.number, [rng.choice(mine.sight.words)]))
    return update


async def trouble(asked: Any) -> str:
    with pytest.raises(Troubled) as caught:
        await asked
    return caught.value.code


async def test_whole_game(make_store: Callable[[], Store]) -> None:
    """From the first seat taken to a record whose fate can be verified."""
    async with _site(make_store) as site:
        table, rng = await site.table(), random.Random(1)
        match = await begun(table)
        while (await step(table, match, rng)).result is None:
            if (update := await table.update_for(match, "watcher")).result:
                break
        record = Record.parse(await table.record(match, "watcher"))
        assert verify_fate(record, registry.find("saladin")) > 0
        assert record.result == update.result


async def test_another_process_goes_on(make_store: Callable[[], Store]) -> None:
    """What one process wrote another plays on with, whether it was told of it or not."""
    async with _site(make_store) as site:
        tables = [await site.table(), await site.table(), await site.table(deaf=True)]
        match, rng = await begun(tables[0]), random.Random(2)
        for turn in range(30):
            await step(tables[turn % 3], match, rng)
        told = [await table.update_for(match, "crusaders") for table in tables]
        assert told[0] == told[1] == told[2]
        assert [step.number for step in told[0].steps] == list(range(1, told[0].number + 1))


async def test_of_two_answers_one_wins(make_store: Callable[[], Store]) -> None:
    """Two tabs of one player, at two processes that do not hear each other, answer the same position at once."""
    async with _site(make_store) as site:
        tables = [await site.table(deaf=True), await site.table(deaf=True)]
        match = await begun(tables[0])
        for _ in range(10):
            update = await tables[0].update_for(match, "watcher")
            assert update.sight
            seat = update.sight.to_move
            mine = await tables[1].update_for(match, seat)
            assert mine.sight
            wishes = [Act(f"tab{n}", mine.number, [mine.sight.words[-n]]) for n in (0, 1)]
            done = await asyncio.gather(
                *(table.act(at(match, seat), wish) for wish, table in zip(wishes, tables, strict=True)),
                return_exceptions=True,
            )
            lost = [answer for answer in done if isinstance(answer, Troubled)]
            assert [answer.code for answer in lost] == ["stale"]
        log = await tables[0].store.log(match)
        assert [line.number for line in log] == list(range(1, len(log) + 1))


async def test_retry_is_harmless(make_store: Callable[[], Store]) -> None:
    """The same request again, at any process and any time later, is answered as before and changes nothing."""
    async with _site(make_store) as site:
        first, second = await site.table(), await site.table(deaf=True)
        match, rng = await begun(first), random.Random(3)
        update = await first.update_for(match, "watcher")
        assert update.sight
        seat = update.sight.to_move
        wish = Act("c", update.number, [(await first.update_for(match, seat)).sight.words[0]])  # type: ignore[union-attr]
        done = await first.act(at(match, seat), wish)
        for _ in range(12):
            await step(first, match, rng)
        assert await second.act(at(match, seat), wish) == done
        assert await first.act(at(match, seat), wish) == done
        other = Act("c", update.number, ["resign"])
        assert await trouble(first.act(at(match, seat), other)) == "stale"
        assert await trouble(first.act(at(match, seat), Act("other", wish.answers, wish.words))) == "stale"


async def test_joining_again_is_harmless(make_store: Callable[[], Store]) -> None:
    """A repeated join is answered as before; somebody else cannot take the seat."""
    async with _site(make_store) as site:
        table = await site.table()
        created = await table.create(ARSUF)
        wish = Join("c", "Ana")
        assert await table.seating.join(at(created.match, SEATS[0]), wish) == await table.seating.join(
            at(created.match, SEATS[0]), wish
        )
        other = Join("d", "Eve")
        assert await trouble(table.seating.join(at(created.match, SEATS[0]), other)) == "ticket-void"
        update = await table.update_for(created.match, SEATS[0])
        assert update.sight is None
        assert {seat: told.name for seat, told in update.seats.items()} == {SEATS[0]: "Ana", SEATS[1]: None}


async def test_commitment_comes_before_contributions(make_store: Callable[[], Store]) -> None:
    """The table is bound to its secret, and bots to their part, before any person does anything; persons before any of
    them has shown anything."""
    async with _site(make_store) as site:
        table = await site.table()
        created = await table.create(NewMatch("saladin", "arsuf", bots={SEATS[1]: "random"}))
        before = (await table.update_for(created.match, SEATS[0])).match
        assert before.commitment == created.commitment
        assert before.commitments.keys() == {SEATS[1]}
        await all_sit_down(table, created.match, {SEATS[0]: "Ana"})
        after = (await table.update_for(created.match, SEATS[0])).match
        assert after.commitment == created.commitment
        assert before.commitments.items() < after.commitments.items()
        assert before.contributions == {}
        assert {seat: promise(made) for seat, made in after.contributions.items()} == after.commitments


async def test_time_runs_out(make_store: Callable[[], Store]) -> None:
    """When the bank is empty the clock speaks, once, whoever looks first."""
    async with _site(make_store) as site:
        tables = [await site.table(deaf=True), await site.table(deaf=True)]
        match = await begun(tables[0], NewMatch("saladin", "arsuf", time=Live(60, 2)))
        update = await tables[0].update_for(match, "watcher")
        assert update.clock
        assert update.clock.left == dict.fromkeys(SEATS, 60_000)
        site.now += 60_000
        await asyncio.gather(*(BackgroundWork(table).call_times() for table in tables))
        for table in tables:
            update = await table.update_for(match, "watcher")
            assert update.result
            assert update.result.reason == "out-of-time"
            assert [step.word for step in update.steps if step.actor == "clock"] == [
                f"out of time {update.steps[-1].word.split()[-1]}"
            ]


async def test_too_late_is_too_late(make_store: Callable[[], Store]) -> None:
    """An action that arrives after the deadline loses even if nobody has looked at the clock."""
    async with _site(make_store) as site:
        table = await site.table()
        match = await begun(table, NewMatch("saladin", "arsuf", time=Live(60)))
        update = await table.update_for(match, "watcher")
        assert update.sight
        seat = update.sight.to_move
        word = (await table.update_for(match, seat)).sight.words[0]  # type: ignore[union-attr]
        site.now += 60_001
        assert await trouble(table.act(at(match, seat), Act("c", update.number, [word]))) == "stale"
        assert (await table.update_for(match, seat)).result


async def test_clock_survives_a_restart(make_store: Callable[[], Store]) -> None:
    """Time goes on while a process is away, and another counts it just so."""
    async with _site(make_store) as site:
        table = await site.table()
        match = await begun(table, NewMatch("saladin", "arsuf", time=Live(100, 3)))
        for seed in range(6):
            site.now += 4_000
            await step(table, match, random.Random(seed))
        before = await table.update_for(match, "watcher")
        site.now += 10_000
        after = await (await site.table()).update_for(match, "watcher")
        assert before.clock
        assert after.clock
        running = str(after.clock.running)
        assert after.clock.left[running] == before.clock.left[running] - 10_000


async def test_holiday(make_store: Callable[[], Store]) -> None:
    """A holiday moves the deadline once, however often it is asked for, and is not more than was agreed."""
    async with _site(make_store) as site:
        table = await site.table()
        match = await begun(table, NewMatch("saladin", "arsuf", time=Correspondence(2, 3)))
        update = await table.update_for(match, "watcher")
        assert update.clock
        running = str(update.clock.running)
        await table.take_holiday(at(match, running), TakeHoliday("c", update.version, 2))
        assert await trouble(table.take_holiday(at(match, running), TakeHoliday("c", update.version, 2))) == "stale"
        update = await table.update_for(match, "watcher")
        assert update.clock
        assert update.clock.holiday[running] == 1
        assert (
            await trouble(table.take_holiday(at(match, running), TakeHoliday("c", update.version, 2))) == "no-holiday"
        )
        site.now += 3 * 86_400_000
        await BackgroundWork(table).call_times()
        assert (await table.update_for(match, "watcher")).result is None


async def test_taking_back_over_a_snapshot(make_store: Callable[[], Store]) -> None:
    """What is taken back by consent may lie far behind what is in memory, here and in other processes."""
    async with _site(make_store) as site:
        tables = [await site.table(deaf=True), await site.table(deaf=True)]
        match, rng = await begun(tables[0]), random.Random(5)
        for _ in range(4):
            await step(tables[0], match, rng)
        back = await tables[1].update_for(match, "watcher")
        assert back.sight
        seat = back.sight.to_move
        other = SEATS[1 - SEATS.index(seat)]
        for turn in range(10):
            await step(tables[turn % 2], match, rng)
        fresh = await site.table(deaf=True)
        number = (await fresh.update_for(match, seat)).number
        await fresh.act(at(match, seat), Act("c", number, [f"offer take back {back.number}"]))
        await tables[1].act(at(match, other), Act("c", number + 1, ["accept take back"]))
        for table in [*tables, fresh, await site.table(deaf=True)]:
            update = await table.update_for(match, "watcher", number)
            assert update.sight
            assert update.sight.view == back.sight.view
            assert update.number == number + 2
        await step(tables[0], match, rng)


async def test_chat_is_said_once(make_store: Callable[[], Store]) -> None:
    """A repeated line is one line; all see it with the speaker's name."""
    async with _site(make_store) as site:
        table = await site.table()
        match = await begun(table)
        for _ in range(2):
            await table.say(at(match, SEATS[0]), Say("c", 1, "Good luck!"))
        await table.say(at(match, SEATS[1]), Say("d", 1, "You too."))
        lines = await table.chat(match, 0)
        assert [(line.line, line.name, line.text) for line in lines] == [
            (1, SEATS[0], "Good luck!"),
            (2, SEATS[1], "You too."),
        ]
        assert [line.line for line in await table.chat(match, 1)] == [2]


async def test_nobody_hurries_a_bot_in_a_rated_match(make_store: Callable[[], Store]) -> None:
    """There it plays as well as it can; elsewhere whoever waits may hurry it."""
    async with _site(make_store) as site:
        table, hurried = await site.table(), list[bool]()
        for is_rated in (True, False):
            match = await begun(table, NewMatch("navas", "basic", bots={"muslim": "random"}, rated=is_rated))
            number = (await table.update_for(match, "christian")).number
            table.hurries[match, number] = partial(hurried.append, is_rated)
            await table.hurry(at(match, "christian"), Hurry(number))
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
    async with _site(lambda: store) as site:
        table = await site.table()
        match = await begun(table)
        update = await table.update_for(match, "watcher")
        assert update.sight
        seat = update.sight.to_move
        wish = Act("c", update.number, [(await table.update_for(match, seat)).sight.words[0]])  # type: ignore[union-attr]
        store.fails = when
        assert await trouble(table.act(at(match, seat), wish)) == "store-down"
        store.fails = ""
        done = await table.act(at(match, seat), wish)
        log = await store.log(match)
        assert [line.number for line in log] == list(range(1, len(log) + 1))
        assert done.number == len(log)


async def test_refusals_reach_the_player(make_store: Callable[[], Store]) -> None:
    """What the rules forbid is told with code, rule, sentence and what would be legal, and changes nothing."""
    async with _site(make_store) as site:
        table = await site.table()
        match = await begun(table)
        update = await table.update_for(match, "watcher")
        assert update.sight
        seat = update.sight.to_move
        with pytest.raises(Troubled) as caught:
            await table.act(at(match, seat), Act("c", update.number, ["order nobody charge"]))
        told = caught.value
        mine = await table.update_for(match, seat)
        assert mine.sight
        assert (told.status, told.tell("en").legal) == (422, mine.sight.words)
        assert told.tell("en").rule.startswith("S")
        assert told.tell("en").text.endswith(".")
        assert mine.version == update.version


async def test_unknown_things(make_store: Callable[[], Store]) -> None:
    """Games, scenarios, seats, bots and matches that do not exist."""
    async with _site(make_store) as site:
        table = await site.table()
        assert await trouble(table.create(NewMatch("chess", "plain"))) == "unknown-game"
        assert await trouble(table.create(NewMatch("saladin", "acre"))) == "unknown-scenario"
        assert await trouble(table.create(NewMatch("saladin", "arsuf", bots={SEATS[0]: "deep-blue"}))) == "unknown-bot"
        assert await trouble(table.create(NewMatch("saladin", "arsuf", bots={"pope": "greedy"}))) == "unknown-seat"
        assert await trouble(table.update_for("nowhere", "watcher")) == "no-such-match"
        created = await table.create(ARSUF)
        await table.seating.join(at(created.match, SEATS[0]), Join("c", "Ana"))
        assert await trouble(table.act(at(created.match, SEATS[0]), Act("c", 0, ["pass"]))) == "not-begun"


async def test_replaying(make_store: Callable[[], Store]) -> None:
    """While it is played a seat steps through what it saw itself; afterwards through any eyes."""
    async with _site(make_store) as site:
        table, rng = await site.table(), random.Random(8)
        match = await begun(table, NewMatch("navas", "advanced"))
        for _ in range(12):
            await step(table, match, rng)
        own = (await table.moments(match, "muslim", "muslim", None)).moments
        update = await table.update_for(match, "muslim")
        assert [moment.step for moment in own[1:]] == update.steps
        assert own[-1].sight.view == update.sight.view  # type: ignore[union-attr]
        for eyes in ("christian", "watcher", "all"):
            assert await trouble(table.moments(match, "muslim", eyes, None)) == "not-over"
        await table.act(at(match, "muslim"), Act("c", update.number, ["resign"]))
        every = (await table.moments(match, "muslim", "all", None)).moments
        assert every[-2].sight.view.hands["christian"].cards is not None
        assert await trouble(table.moments(match, "muslim", "nobody", None)) == "malformed"


async def test_somebody_who_comes_late_is_told_the_last_of_it(make_store: Callable[[], Store]) -> None:
    """Only the last hundred actions; the others in pages, backwards, as far as the seat may look back."""
    async with _site(make_store) as site:
        table, rng = await site.table(), random.Random(8)
        match, seat = await begun(table, NewMatch("sword", "navas-hex")), "christian"
        while (last := (await step(table, match, rng)).number) < 2 * MOST_STEPS + 10:
            pass
        told = await (await site.table()).update_for(match, seat)
        assert [each.number for each in told.steps] == list(range(told.number - MOST_STEPS + 1, told.number + 1))
        assert told.earlier
        steps, earlier = told.steps, True
        while earlier:
            page = await table.steps(match, seat, steps[0].number)
            assert 0 < len(page.steps) <= MOST_STEPS
            steps, earlier = page.steps + steps, page.earlier
        assert [each.number for each in steps] == list(range(1, told.number + 1))
        behind = await table.update_for(match, seat, last)
        assert (behind.earlier, behind.steps) == (False, [each for each in steps if each.number > last])
        assert await table.steps(match, seat, 1) == Steps([])


async def test_odds_are_for_who_decides(make_store: Callable[[], Store]) -> None:
    """Only the one who decides is told odds, and not where everybody has to rely on their own memory."""
    async with _site(make_store) as site:
        table = await site.table()
        match, rng = await begun(table), random.Random(9)
        while True:
            update = await table.update_for(match, "watcher")
            assert update.sight
            seat = update.sight.to_move
            legal = (await table.update_for(match, seat)).sight.words  # type: ignore[union-attr]
            if bold := [word for word in legal if " loose " in word]:
                break
            await step(table, match, rng)
        assert await table.odds(match, seat, bold[0]) is not None
        assert await table.odds(match, seat, "dance") is None
        assert await table.odds(match, SEATS[1 - SEATS.index(seat)], bold[0]) is None
        alone = await begun(table, NewMatch("navas", "basic", {"memory-aid": "off"}))
        assert await table.odds(alone, "muslim", "anything") is None


async def test_sentences_are_said_to_who_asks(make_store: Callable[[], Store]) -> None:
    """News come with sentences if a language is named, and without if not."""
    async with _site(make_store) as site:
        table = await site.table()
        match = await begun(table)
        await step(table, match, random.Random(10))
        plain = await table.update_for(match, "watcher")
        spoken = await table.update_for(match, "watcher", language="en")
        assert not plain.asks
        assert not any(step.said for step in plain.steps)
        assert spoken.asks
        assert all(len(step.said) == len(step.events) for step in spoken.steps)
