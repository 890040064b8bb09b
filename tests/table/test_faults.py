"""Servers are killed while matches are played, and nothing is lost. The checks that say so can also say otherwise."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from gonfalon.core import Match
from gonfalon.core.fate import Fate
from gonfalon.table.fanout.fanout import Hear, MemoryFanout
from gonfalon.table.http.subscription import Subscription
from gonfalon.table.matches.clocks import Clock
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.stores.store import Row, Store, StoreDown, Written
from gonfalon.table.table import Table
from gonfalon.table.tickets import Ticket, Tickets
from gonfalon.table.troubles import Troubled
from gonfalon.wire.client import Seat
from gonfalon.wire.link import Link
from gonfalon.wire.protocol import Act, Correspondence, Done, NewMatch, TakeHoliday, Update
from tests.table.faults.kept import CABINET, Kept
from tests.table.faults.notes import Heard, HeardStep, Notes
from tests.table.faults.storm import FREEZABLE, KINDS
from tests.table.faults.story import SEAT, Story, tell_story
from tests.table.faults.trial import Dose, run
from tests.table.faults.watch import Watch
from tests.table.processes import KEY
from tests.table.sitting import all_sit_down

replace = msgspec.structs.replace
Falsify = Callable[[Story], Story]


@pytest.fixture(scope="module")
def story() -> Story:
    """Told once: whoever falsifies it makes a copy."""
    folder = Path(tempfile.mkdtemp(prefix="gonfalon-"))
    try:
        return asyncio.run(tell_story(folder / "table.sqlite"))
    finally:
        shutil.rmtree(folder)


@pytest.mark.full
def test_checks_find_nothing_where_nothing_is_wrong(story: Story) -> None:
    """A match without mishaps passes every check, and has something of everything in it."""
    assert story.complaints == []
    actors = {line.actor for line in story.kept.log}
    words = {line.word.rpartition(" ")[0] for line in story.kept.log}
    assert actors == {"fate", "muslim", "christian"}
    assert "take back" in words
    assert story.notes.acknowledged
    assert story.notes.refused
    assert story.kept.row.deadline


# The log.


def with_log(story: Story, log: list[Written]) -> Story:
    """The log falsified, and the row made to fit, as a careful forger would."""
    row = replace(story.kept.row, number=log[-1].number)
    return Story(Kept(row, log, story.kept.lines), story.notes)


def own(story: Story) -> int:
    """The place of an action in the middle of the log that the player took only once."""
    log = story.kept.log
    marks = [line.client for line in log]
    return next(
        at
        for at in range(len(log) // 2, len(log))
        if log[at].actor == SEAT and log[at - 1].actor != "fate" and marks.count(marks[at]) == 1
    )


def drop_a_line(story: Story) -> Story:
    log, at = story.kept.log, own(story)
    return with_log(story, log[:at] + log[at + 1 :])


def close_the_gap(story: Story) -> Story:
    log, at = story.kept.log, own(story)
    return with_log(story, log[:at] + [replace(line, number=line.number - 1) for line in log[at + 1 :]])


def lose_the_end(story: Story) -> Story:
    last = max(sent.answers for sent in story.notes.acknowledged)
    return with_log(story, story.kept.log[:last])


def say_it_twice(story: Story) -> Story:
    log, at = story.kept.log, own(story)
    return with_log(story, log[: at + 1] + [replace(line, number=line.number + 1) for line in log[at:]])


def swap_two(story: Story) -> Story:
    log, at = story.kept.log.copy(), own(story)
    log[at - 1 : at + 1] = [replace(log[at], number=at), replace(log[at - 1], number=at + 1)]
    return with_log(story, log)


def swap_their_places(story: Story) -> Story:
    log, at = story.kept.log.copy(), own(story)
    log[at - 1 : at + 1] = [log[at], log[at - 1]]
    return with_log(story, log)


def change(story: Story, actor: str, **fields: str | int) -> Story:
    log = story.kept.log.copy()
    at = next(at for at in range(len(log) // 2, len(log)) if log[at].actor == actor)
    log[at] = replace(log[at], **fields)
    return with_log(story, log)


def change_a_draw(story: Story) -> Story:
    """The last one that could have come out otherwise, and nothing came after it."""
    log, game = story.kept.log, story.kept.game
    for at in (at for at in reversed(range(len(log))) if log[at].actor == "fate"):
        state = Match.follow(story.kept.record, game, until=at).state
        for other in {game.word(state, action) for action in game.rules.legal(state)} - {log[at].word}:
            return with_log(story, [*log[:at], replace(log[at], word=other)])
    raise AssertionError("fate had no choice in all this match")


def change_times(story: Story) -> Story:
    log = story.kept.log
    half = len(log) // 2
    return with_log(story, log[:half] + [replace(line, played=line.played + 1_000) for line in log[half:]])


# The row.


def with_row(story: Story, row: Row) -> Story:
    return Story(Kept(row, story.kept.log, story.kept.lines), story.notes)


def row_with(**fields: object) -> Falsify:
    return lambda story: with_row(story, replace(story.kept.row, **fields))


def clock_with(**fields: object) -> Falsify:
    def falsify(story: Story) -> Story:
        clock = replace(msgspec.json.decode(story.kept.row.clock, type=Clock), **fields)
        return with_row(story, replace(story.kept.row, clock=msgspec.json.encode(clock)))

    return falsify


def snapshot_of_another_match(story: Story) -> Story:
    head, game = story.kept.head, story.kept.game
    other = Match(game, head.setup, head.players, Fate(bytes(32), [bytes(16), bytes(16)]))
    return with_row(story, replace(story.kept.row, snapshot=other.snapshot()))


def other_contribution(story: Story) -> Story:
    head = story.kept.head
    head = replace(head, contributions=head.contributions | {SEAT: "cd" * 16})
    return with_row(story, replace(story.kept.row, head=msgspec.json.encode(head)))


# The notes.


def with_heard(story: Story, steps: list[HeardStep], lines: list[tuple[int, str, str]] | None = None) -> Story:
    notes, heard = Notes(), Heard(story.kept.row.id, SEAT)
    heard.steps, heard.lines = steps, story.notes.heard[0].lines if lines is None else lines
    notes.heard = [heard]
    return Story(story.kept, notes)


def heard_with(falsify: Callable[[list[HeardStep]], list[HeardStep]]) -> Falsify:
    return lambda story: with_heard(story, falsify(story.notes.heard[0].steps))


def chat_with(falsify: Callable[[list[tuple[int, str, str]]], list[tuple[int, str, str]]]) -> Falsify:
    return lambda story: with_heard(story, [], falsify(story.notes.heard[0].lines))


def acknowledged_besides(story: Story) -> Story:
    notes = Notes()
    notes.acknowledged = [story.notes.refused[0]._replace(number=story.notes.refused[0].answers + 1)]
    return Story(story.kept, notes)


def refused_besides(story: Story) -> Story:
    notes = Notes()
    notes.refused = [story.notes.acknowledged[0]]
    return Story(story.kept, notes)


def forget_the_chat(story: Story) -> Story:
    return Story(Kept(story.kept.row, story.kept.log, story.kept.lines[:1]), story.notes)


def never_begin(story: Story) -> Story:
    return Story(Kept(replace(story.kept.row, version=0, number=0), [], []), story.notes)


def begin_another(story: Story) -> Story:
    notes = Notes()
    notes.begun["elsewhere"] = {}
    return Story(story.kept, notes)


FALSE: dict[str, tuple[Falsify, str]] = {
    "a line is missing": (drop_a_line, "the log counts"),
    "a line is missing and the rest moved up": (close_the_gap, "was acknowledged, but"),
    "the end is missing": (lose_the_end, "was acknowledged and is lost"),
    "a line stands there twice": (say_it_twice, "was never sent"),
    "two lines are swapped": (swap_two, "was acknowledged, but"),
    "two lines stand in each other's place": (swap_their_places, "the log counts"),
    "a word is another": (lambda story: change(story, SEAT, word="pass"), "was acknowledged, but"),
    "a word breaks the rules": (lambda story: change(story, SEAT, word="fly"), "does not follow from its log"),
    "a draw is another": (change_a_draw, "fate is not proved"),
    "an action is another's": (lambda story: change(story, SEAT, client="eve 0"), "was acknowledged, but"),
    "a bot's action is somebody's": (lambda story: change(story, "christian", client="eve 0"), "bears the mark"),
    "a player's action is a bot's": (lambda story: change(story, SEAT, client="bot 0"), "bears the mark"),
    "times are others": (change_times, "the clock is"),
    "the clock has less": (clock_with(left=[1, 1]), "the clock is"),
    "the clock began later": (clock_with(since=1_800_000_000_000), "the clock is"),
    "the deadline is another": (row_with(deadline=5), "the clock is"),
    "the row is behind": (row_with(number=3), "the log counts"),
    "the row was written once more": (row_with(version=1_000), "version 1000"),
    "the match is said to be over": (row_with(over=True), "over is True"),
    "another bot is waited for": (row_with(bot="somebody"), "waits for the bot"),
    "the snapshot is missing": (row_with(snapshot=None), "has no snapshot"),
    "the snapshot is another's": (snapshot_of_another_match, "the snapshot leads"),
    "a contribution to fate is another": (other_contribution, "was seated with"),
    "a step was not told": (heard_with(lambda steps: steps[:5] + steps[6:]), "was told the numbers"),
    "a step was told twice": (heard_with(lambda steps: steps[:5] + steps[4:]), "was told the numbers"),
    "a step was told too early": (heard_with(lambda steps: [steps[1], steps[0]]), "was told the numbers"),
    "a word was told otherwise": (
        heard_with(lambda steps: [replace(steps[0], word="deal muslim 1-1")]),
        "but the log shows it",
    ),
    "an event was told otherwise": (
        heard_with(lambda steps: [replace(steps[0], events=msgspec.Raw(b"[7]"))]),
        "but the log shows it",
    ),
    "chat was not heard": (chat_with(lambda lines: lines[1:]), "but the chat is"),
    "chat was heard twice": (chat_with(lambda lines: [lines[0], *lines]), "but the chat is"),
    "chat is lost": (forget_the_chat, "was said, but stands at []"),
    "what was acknowledged never was": (acknowledged_besides, "was acknowledged, but"),
    "what was refused was done": (refused_besides, "was refused, but is in the log"),
    "a match never began": (never_begin, "has not begun"),
    "a whole match is lost": (begin_another, "was begun and is lost"),
}


@pytest.mark.full
@pytest.mark.parametrize("name", FALSE)
def test_checks_find_what_is_wrong(story: Story, name: str) -> None:
    """Each thing that could be lost, doubled or changed is found, and named."""
    falsify, expected = FALSE[name]
    complaints = falsify(story).complaints
    assert any(expected in complaint for complaint in complaints), complaints


def test_clock_that_is_watched() -> None:
    """A table's clock that stands still is right; one that goes back, or makes good for it, is found."""
    watch = Watch("")
    for played, ours in ((7_000, 0), (8_000, 1_000), (10_000, 3_500), (10_500, 60_000), (30_000, 80_000)):
        watch.compare(played, ours, ours)
    assert (watch.complaints, watch.stood_still) == ([], 57)
    watch.compare(29_999, 80_000, 80_000)
    watch.compare(3_630_000, 70_000, 81_000)
    assert [complaint.split(" from ")[0] for complaint in watch.complaints] == [
        "the time played went back",
        "the time played ran 3599001 ms ahead",
    ]


# What the storm found, as small stories.


class Interrupted(SqliteStore):
    """Somebody writes just after a row was read."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    async def row(self, match: str) -> Row | None:
        row = await super().row(match)
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        return row


class Forgetful(SqliteStore):
    """Does not answer when it is asked for the log."""

    away = False

    async def log(self, match: str, after: int = 0) -> list[Written]:
        if self.away:
            raise StoreDown
        return await super().log(match, after)


@asynccontextmanager
async def two_tables(store: Store, other: Store) -> AsyncIterator[tuple[Table, Table, str]]:
    """Two processes at one database, and a match that has begun."""
    ears: list[Hear] = []
    tables = [Table(each, MemoryFanout(ears), Tickets([KEY])) for each in (store, other)]
    for table in tables:
        await table.open()
    try:
        created = await tables[0].create(NewMatch("saladin", "arsuf"))
        await sit_down(tables[0], created.match)
        yield tables[0], tables[1], created.match
    finally:
        for table in tables:
            await table.close()


async def sit_down(table: Table, match: str) -> None:
    await all_sit_down(table, match, {seat: seat for seat in CABINET.game("saladin").seats})


async def go_on(table: Table, match: str) -> None:
    """Whoever is asked does something."""
    update = await table.update_for(match, "watcher")
    assert update.sight is not None
    seat = update.sight.to_move
    sight = (await table.update_for(match, seat)).sight
    assert sight is not None
    await table.act(Ticket(match, seat, 0), Act("c", sight.number, [sight.words[0]]))


async def announced(table: Table, match: str) -> None:
    await go_on(table, match)
    await asyncio.sleep(0.05)


async def test_news_heard_while_reading_are_told(tmp_path: Path) -> None:
    """When another process writes while a stream reads, the stream tells that too, without another announcement."""
    store = Interrupted(tmp_path / "table.sqlite")
    async with two_tables(SqliteStore(tmp_path / "table.sqlite"), store) as (here, there, match), asyncio.timeout(20):
        telling = Subscription(there, Ticket(match, "watcher", 2**40), 0, 0)
        messages = telling.messages()
        versions = [msgspec.json.decode(await anext(messages), type=Update).version]
        store.meanwhile = lambda: announced(here, match)
        await go_on(here, match)
        while versions[-1] < versions[0] + 2:
            versions.append(msgspec.json.decode(await anext(messages), type=Update).version)
        telling.stop()
        assert [message async for message in messages] == []


async def test_match_that_began_elsewhere_has_begun(tmp_path: Path) -> None:
    """A table that last saw a match before all were seated, and heard nothing since, looks before it refuses."""
    async with two_tables(*(SqliteStore(tmp_path / "table.sqlite") for _ in range(2))) as (here, _, _):
        deaf = Table(SqliteStore(tmp_path / "table.sqlite"), MemoryFanout(), Tickets([KEY]))
        await deaf.open()
        match = (await here.create(NewMatch("saladin", "arsuf", time=Correspondence(3, 5)))).match
        await deaf.update_for(match, "watcher")
        await sit_down(here, match)
        update = await here.update_for(match, "watcher")
        assert update.sight is not None
        ticket = Ticket(match, update.sight.to_move, 0)
        word = (await here.update_for(match, ticket.seat)).sight.words[0]  # type: ignore[union-attr]
        assert (await deaf.act(ticket, Act("c", update.number, [word]))).number > update.number
        version = (await deaf.update_for(match, "watcher")).version
        await here.take_holiday(ticket, TakeHoliday("c", version, 1))
        await deaf.take_holiday(ticket, TakeHoliday("c", version + 1, 1))
        await deaf.close()


async def test_half_read_match_is_not_used(tmp_path: Path) -> None:
    """When the database goes away between the row and the log, what was missed then is told when it is back."""
    store = Forgetful(tmp_path / "table.sqlite")
    async with two_tables(SqliteStore(tmp_path / "table.sqlite"), store) as (here, there, match):
        before = (await there.update_for(match, "watcher")).number
        await go_on(here, match)
        store.away = True
        with pytest.raises(Troubled, match="store-down"):
            await there.update_for(match, "watcher", before)
        store.away = False
        update = await there.update_for(match, "watcher", before, fresh=False)
        assert [step.number for step in update.steps] == [*range(before + 1, update.number + 1)]
        assert update.number > before


@pytest.mark.full
async def test_answer_that_was_cut_off_is_asked_for_again() -> None:
    """A table that dies in the middle of its answer is asked again, whether it granted or put off."""
    done = msgspec.json.encode(Done("m", 7))
    answers = iter([(b"200 OK", done[:5]), (b"503 Busy", b""), (b"200 OK", b""), (b"200 OK", done)])

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        status, body = next(answers)
        writer.write(b"HTTP/1.1 %b\r\nContent-Length: %d\r\n\r\n%b" % (status, len(done), body))
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        assert await Seat(Link(f"http://{host}:{port}", "m", "t")).act(6, "pass") == Done("m", 7)


@pytest.mark.full
@pytest.mark.postgres
@pytest.mark.redis
@pytest.mark.nginx
def test_short_storm_loses_nothing() -> None:
    """Every kind of server is killed and frozen at least once while people and bots play, and the wall clock is set; if
    we may mount one, a disk is full. Two matches cannot be opened all the time. Afterwards all is there, once."""
    folder = Path(tempfile.mkdtemp(prefix="gonfalon-"))
    told: list[str] = []
    dose = Dose(
        kills=len(KINDS),
        freezes=len(FREEZABLE),
        disks=int(os.getuid() == 0),
        jumps=2,
        seed=1212,
        pause=2,
        frozen=(1, 6),
        at_once=8,
        play_on=5,
        anew=2,
        limit=300,
    )
    try:
        outcome = asyncio.run(run(dose, folder, told.append))
    finally:
        shutil.rmtree(folder)
    print(*told, sep="\n")
    assert outcome.complaints == []
    assert outcome.happened.keys() >= {f"killed {kind}" for kind in KINDS} | {f"frozen {kind}" for kind in FREEZABLE}
    assert outcome.counts["acknowledged"] > 0
