"""Several words in one request, and answers left in advance, over both databases: what is written, raced and sent."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.core import Answer
from gonfalon.protocol.requests import Act, Join, Leave, NewMatch
from gonfalon.protocol.types import Correspondence, Done, Live
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches import service
from gonfalon.server.stores.interface import Row, Store, StoreDown
from tests.server.matches import Place, Site, at, begun, found, trouble
from tests.server.test_table import Failing

pytestmark = pytest.mark.usefixtures("coins")
COINS = NewMatch("coins", "plain", {"rounds": "9"})
ASK = Answer("ask", "write 2")
ALWAYS = Answer("ask", "write 2", standing=True)


async def act(table: GameServer, match: str, seat: str, *words: str, answers: int | None = None) -> Done:
    number = (await table.queries.update_for(match, seat)).number if answers is None else answers
    return await table.matches.act(at(match, seat), Act("c", number, list(words)))


async def leave(table: GameServer, match: str, seat: str, answer: Answer, answers: int | None = None) -> list[Answer]:
    number = (await table.queries.update_for(match, seat)).number if answers is None else answers
    wish = Leave("c", number, answer.question, answer.word, answer.standing)
    return (await table.matches.leave(at(match, seat), wish)).answers


async def played(table: GameServer, match: str) -> list[str]:
    """What seats did."""
    return [f"{line.actor} {line.word}" for line in await table.store.log(match) if line.actor != "fate"]


# Several words


async def test_several_words_are_one_write(site: Site) -> None:
    """What a seat can do without anybody else is carried out in one request, and told as one change. Whatever comes
    after fate's action is not carried out, and was not refused either."""
    table = await site.table()
    match = await begun(table, COINS)
    before = await table.queries.update_for(match, "left")
    done = await act(table, match, "left", "offer draw", "write 3")
    after = await table.queries.update_for(match, "left")
    assert (done.done, done.number, done.refused) == (2, 2, None)
    assert (after.version, after.number) == (before.version + 1, 2)
    done = await act(table, match, "right", "write 2", "write 1", "resign")
    assert (done.done, done.number, done.refused) == (1, 4, None)
    assert await played(table, match) == ["left offer draw", "left write 3", "right write 2"]


async def test_words_stop_where_one_is_refused(site: Site) -> None:
    """What was done before stays done, and the reason is told in the language of who asked."""
    table = await site.table()
    match = await begun(table)
    update = await table.queries.update_for(match, "crusaders")
    wish = Act("c", update.number, ["offer draw", "offer draw", "resign"])
    done = await table.matches.act(at(match, "crusaders"), wish, "es")
    assert (done.done, done.number) == (1, update.number + 1)
    assert done.refused
    assert (done.refused.code, done.refused.number) == ("draw-already-offered", update.number + 1)
    assert "empate" in done.refused.text
    assert await trouble(act(table, match, "crusaders", "offer draw", "resign")) == "draw-already-offered"
    assert await played(table, match) == ["crusaders offer draw"]


async def test_repeated_request_tells_what_was_done(site: Site) -> None:
    """Here, in another process and after a restart: the same count and number, but no refusal; nothing changes."""
    table = await site.table()
    match = await begun(table, COINS)
    wish = Act("c", 0, ["offer draw", "offer draw"])
    first = await table.matches.act(at(match, "left"), wish)
    await act(table, match, "left", "write 1")
    await act(table, match, "right", "write 1")
    for process in (table, await site.table(deaf=True)):
        assert await process.matches.act(at(match, "left"), wish) == msgspec.structs.replace(first, refused=None)
        for other in (Act("d", 0, wish.words), Act("c", 0, wish.words[:1]), Act("c", 0, [*wish.words, "write 1"])):
            assert await trouble(process.matches.act(at(match, "left"), other)) == "stale"
        assert await trouble(process.matches.act(at(match, "right"), wish)) == "stale"
    assert len(await played(table, match)) == 3


async def test_same_words_again_are_another_request(site: Site) -> None:
    """Two requests in a row with the same words are not taken for one."""
    table = await site.table()
    match = await begun(table, COINS)
    await act(table, match, "right", "offer draw")
    wishes = [Act("c", number, ["decline draw"]) for number in (1, 3)]
    first = await table.matches.act(at(match, "left"), wishes[0])
    await act(table, match, "right", "offer draw")
    second = await table.matches.act(at(match, "left"), wishes[1])
    assert [await table.matches.act(at(match, "left"), wish) for wish in wishes] == [first, second]
    assert (first.done, second.done) == (1, 1)


# Leaving


async def test_answer_is_taken_with_what_calls_for_it(site: Site) -> None:
    """The answer, the action before it and what fate adds are one write; afterwards the answer is used up."""
    table = await site.table()
    match = await begun(table, COINS)
    assert await leave(table, match, "right", ASK) == [ASK]
    before = await table.queries.update_for(match, "left")
    done = await act(table, match, "left", "write 3")
    after = await table.queries.update_for(match, "right")
    assert (done.done, done.number, after.number, after.version) == (1, 1, 3, before.version + 1)
    assert await played(table, match) == ["left write 3", "right write 2"]
    assert after.sight
    assert after.sight.answers == []


async def test_leaving_changes_nothing_that_others_see(site: Site) -> None:
    """Neither version nor log nor news, and no stream wakes; the seat itself sees its answer."""
    table, other = await site.table(), await site.table()
    match = await begun(table, COINS)
    before = [await process.queries.update_for(match, "left") for process in (table, other)]
    with table.watchers.watch(match) as here, other.watchers.watch(match) as there:
        here.updates = there.updates = False
        await leave(table, match, "right", ALWAYS)
        assert not any((here.updates, there.updates, here._woken, there._woken))
    assert [await process.queries.update_for(match, "left") for process in (table, other)] == before
    for process in (table, other):
        mine = await process.queries.update_for(match, "right")
        assert mine.sight
        assert mine.sight.answers == [ALWAYS]
        assert mine.sight.foreseen


async def test_answers_survive_a_crash(site: Site) -> None:
    """Another process, which never heard of them, takes them when they are called for."""
    match = await begun(await site.table(), COINS)
    await leave(await site.table(deaf=True), match, "right", ALWAYS)
    again = await site.table(deaf=True)
    for number in (0, 3):
        await act(again, match, "left", "write 1", answers=number)
    assert await played(again, match) == ["left write 1", "right write 2"] * 2
    assert await leave(await site.table(deaf=True), match, "right", ALWAYS) == [ALWAYS]


async def test_answer_that_another_process_took_in(site: Site) -> None:
    """Who did not hear of the answer finds it when writing, and acts anew with it; figures tell nothing of that."""
    one, other = await site.table(deaf=True), await site.table(deaf=True)
    match = await begun(one, COINS)
    for process in (one, other):
        await process.queries.update_for(match, "left")
    await leave(other, match, "right", ASK, 0)
    assert (await act(one, match, "left", "write 3", answers=0)).done == 1
    assert await played(one, match) == ["left write 3", "right write 2"]
    assert (one.matches.conflicts, other.matches.conflicts) == (0, 0)


async def test_action_that_another_process_took_in(site: Site) -> None:
    """Who leaves an answer without having heard that it is being asked now is told to look again, or just to act."""
    one, other = await site.table(deaf=True), await site.table(deaf=True)
    match = await begun(one, COINS)
    await other.queries.update_for(match, "right")
    await act(one, match, "left", "write 3", answers=0)
    assert await trouble(leave(other, match, "right", ASK, 0)) == "stale"
    assert await trouble(leave(other, match, "right", ASK, 1)) == "already-asked"
    assert await trouble(leave(other, match, "right", ALWAYS, 0)) == "already-asked"


async def test_both_at_once(site: Site) -> None:
    """An answer and what calls for it, sent at the same moment to two processes: nothing is lost either way."""
    one, other = await site.table(deaf=True), await site.table(deaf=True)
    for _ in range(12):
        match = await begun(one, COINS)
        await asyncio.gather(one.queries.update_for(match, "left"), other.queries.update_for(match, "right"))
        acted, left = await asyncio.gather(
            act(one, match, "left", "write 3", answers=0), leave(other, match, "right", ASK, 0), return_exceptions=True
        )
        assert isinstance(acted, Done)
        done = await played(one, match)
        if isinstance(left, list):
            assert done == ["left write 3", "right write 2"]
        else:
            assert getattr(left, "code", "") in ("stale", "already-asked")
            assert done == ["left write 3"]


async def test_two_who_leave_at_once(site: Site) -> None:
    """Two tabs at two processes leave answers and withdraw them: what was acknowledged last is what counts."""
    one, other = await site.table(deaf=True), await site.table(deaf=True)
    match = await begun(one, COINS)
    await leave(one, match, "right", ASK)
    assert (await other.matches.leave(at(match, "right"), Leave("c", 0, "ask", None))).answers == []
    assert await leave(one, match, "right", ASK, 0) == [ASK]
    await asyncio.gather(*(leave(process, match, "right", ALWAYS, 0) for process in (one, other) * 2))
    assert (await site.table(deaf=True)).matches.conflicts == 0
    mine = await other.queries.update_for(match, "right")
    assert mine.sight
    assert mine.sight.answers == [ALWAYS]


async def test_number_of_answers_only_grows(site: Site) -> None:
    """Each change has a number of its own, whichever process makes it, and a retry has that of the change; a process
    that starts later goes on from there."""
    numbers = []
    match = await begun(await site.table(), COINS)
    for wish in (ASK, ASK, None, None, ALWAYS):
        word, standing = (wish.word, wish.standing) if wish else (None, False)
        left = await (await site.table(deaf=True)).matches.leave(
            at(match, "right"), Leave("c", 0, "ask", word, standing)
        )
        numbers.append(left.number)
    assert numbers == [1, 1, 2, 2, 3]
    table = await site.table(deaf=True)
    await leave(table, match, "right", ASK)
    await act(table, match, "left", "write 3")
    for process in (table, await site.table(deaf=True)):
        mine, theirs = [(await process.queries.update_for(match, seat)).sight for seat in ("right", "left")]
        assert mine
        assert theirs
        assert (mine.answers, mine.answers_number, theirs.answers_number) == ([], 5, 0)


async def test_retry_after_use_leaves_no_second_answer(site: Site) -> None:
    """A request that comes again when its answer has been used is stale; while it is there it is harmless."""
    table = await site.table()
    match = await begun(table, COINS)
    for _ in range(2):
        assert await leave(table, match, "right", ASK, 0) == [ASK]
    sealed = (await found(table, match)).sealed
    await act(table, match, "left", "offer draw")
    assert await leave(table, match, "right", ASK, 0) == [ASK]
    assert (await found(table, match)).sealed == sealed == 1
    await act(table, match, "left", "write 3")
    assert await trouble(leave(table, match, "right", ASK, 0)) == "stale"
    assert b"write" not in (await found(table, match)).answers


async def test_refused(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be left is refused, and nothing is written."""
    table = await site.table()
    created = await table.creation.create(COINS)
    await table.seating.join(at(created.match, "left"), Join("c", "Ana"))
    assert await trouble(leave(table, created.match, "left", ASK, 0)) == "not-begun"
    assert await trouble(leave(table, "nowhere", "left", ASK, 0)) == "no-such-match"
    match = await begun(table, COINS)
    monkeypatch.setattr(service, "MOST_ANSWERS", 0)
    assert await trouble(leave(table, match, "right", ASK)) == "too-many-answers"
    assert (await found(table, match)).sealed == 0


async def test_answers_that_cannot_be_read(site: Site, place: Place) -> None:
    """A broken column costs the answers and nothing else: the seat is asked."""
    match = await begun(table := await site.table(), COINS)
    await leave(table, match, "right", ASK)
    place.run("UPDATE gonfalon_matches SET answers = 'nonsense'")
    again = await site.table()
    await act(again, match, "left", "write 3")
    assert await played(again, match) == ["left write 3"]


@pytest.mark.parametrize("control", [Live(60, 5), Correspondence(1)])
async def test_clock_of_who_answered_stands_still(site: Site, control: Live | Correspondence) -> None:
    """An answer takes no time; for the other it is a decision like any other: the increment, or a new day."""
    table = await site.table()
    match = await begun(table, msgspec.structs.replace(COINS, time=control))
    clock = (await table.queries.update_for(match, "left")).clock
    assert clock
    bank = clock.left["left"]
    await leave(table, match, "right", ASK)
    site.now += 10_000
    await act(table, match, "left", "write 3")
    clock = (await table.queries.update_for(match, "left")).clock
    assert clock
    spent, gained = (10_000, 5_000) if isinstance(control, Live) else (0, 0)
    assert (clock.running, clock.left) == ("left", {"left": bank - spent + gained, "right": bank + gained})
    row = await found(table, match)
    assert row.deadline == site.now + clock.left["left"]


async def test_store_that_fails_while_leaving(tmp_path: Path) -> None:
    """When the database is lost in the middle, the retry finds out whether it happened."""

    class Sealing(Failing):
        async def seal(self, row: Row) -> None:
            if self.fails == "before":
                raise StoreDown
            await super().seal(row)
            if self.fails == "after":
                raise StoreDown

    store = Sealing(tmp_path / "table.sqlite")
    site = Site(lambda: store)
    table = await site.table()
    match = await begun(table, COINS)
    for when, sealed in (("before", 0), ("after", 1)):
        store.fails = when
        assert await trouble(leave(table, match, "right", ASK, 0)) == "store-down"
        assert (await found(table, match)).sealed == sealed
    store.fails = ""
    assert await leave(table, match, "right", ASK, 0) == [ASK]
    assert (await found(table, match)).sealed == 1
    await site.close()


# Going back


def counted(monkeypatch: pytest.MonkeyPatch, store: Store) -> list[int]:
    """How many lines of the log were read, each time."""
    read, log = [], store.log

    async def reading(match: str, after: int = 0) -> Any:
        found = await log(match, after)
        read.append(len(found))
        return found

    monkeypatch.setattr(store, "log", reading)
    return read


async def test_taking_back_over_a_snapshot_reads_the_log_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies before it needs the whole log, which then stays in memory; who comes later needs none of it."""
    table = await site.table()
    match = await begun(table, COINS)
    for number in range(0, 12, 3):
        await act(table, match, "left", "write 1", answers=number)
        await act(table, match, "right", "write 2", answers=number + 1)
    again = await site.table(deaf=True)
    read = counted(monkeypatch, again.store)
    await act(again, match, "left", "offer take back 3", answers=12)
    assert read == [3, 12]
    await act(again, match, "right", "accept take back", answers=13)
    back = (await again.queries.update_for(match, "left", 14)).sight
    assert back
    assert back.view == (await table.queries.moments(match, "left", "left", None)).moments[3].sight.view
    await act(again, match, "left", "write 3", answers=14)
    await act(again, match, "left", "offer take back 14", answers=15)
    assert sum(read) == 3 + 12
    assert len(again.cache.kept[match].match.steps) == 16  # type: ignore[union-attr]
    late = await site.table(deaf=True)
    read = counted(monkeypatch, late.store)
    told = (await late.queries.update_for(match, "left", 16)).sight
    assert sum(read) == 0
    assert told
    assert told.asked_back == ("left", 14)
