"""N2.6, N4.1, N10.1, N10.4 on the wire: what a table sends tells a seat nothing but what its player would know."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from gonfalon.core import WATCHER
from gonfalon.games.navas.pieces import CHRISTIAN, MUSLIM
from gonfalon.table.fanout.fanout import MemoryFanout
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.table import Table
from gonfalon.table.tickets import Tickets
from gonfalon.wire.protocol import ToldStep, Update
from tests.games.navas.information.oracle import GAME, PLAYERS
from tests.table.honesty.laws import Worlds, prove_same, worlds, worlds_of_pages
from tests.table.honesty.leaks import ANSWER_LEAKS, LEAKS, POSITION_LEAKS, Leak, arbiters_view, word_among_the_figures
from tests.table.honesty.raw import Socket, Stream
from tests.table.honesty.running import KEY, NOON, running
from tests.table.honesty.tapes import Note
from tests.table.honesty.victims import SEATS as PLAYING
from tests.table.honesty.victims import Match
from tests.table.honesty.worlds import Pair, begun_there, pairs, put, sealed
from tests.tiers import some

SEATS = (MUSLIM, CHRISTIAN, WATCHER)
EACH = 4


@pytest.fixture(params=[worlds, worlds_of_pages], ids=["network", "page"])
def tables(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Worlds]:
    """On a network, and in the pages of those who play."""
    with request.param(tmp_path) as two:
        yield two


@pytest.mark.parametrize("seat", some(SEATS, CHRISTIAN))
def test_worlds_that_are_the_same_to_a_seat_are_the_same_on_the_wire(seat: int, tables: Worlds) -> None:
    """N2.6: every byte of every channel is the same in two matches that the seat cannot tell apart."""
    assert tables.prove(islice(pairs((seat,), 1000 * seat), EACH)) > 30 * EACH


@pytest.mark.full
@pytest.mark.parametrize("seat", SEATS)
def test_nobody_can_tell_whether_an_answer_was_left(seat: int, tables: Worlds) -> None:
    """Every byte of every channel is the same whether or not another seat leaves answers in advance all the while."""
    assert tables.prove(sealed(pair) for pair in islice(pairs((seat,), 500 + 1000 * seat), EACH)) > 30 * EACH


@pytest.mark.full
@pytest.mark.parametrize("seat", SEATS)
def test_set_position_is_told_to_nobody(seat: int, tables: Worlds) -> None:
    """Two matches that began from positions which the seat cannot tell apart are the same to it, to the last byte."""
    assert tables.prove(begun_there(pair) for pair in islice(pairs((seat,), 700 + 1000 * seat), EACH)) > 30 * EACH


def test_secret_shows_in_nothing_but_its_commitment(tables: Worlds) -> None:
    """Two tables that keep another secret for the rest of the match tell the same, the commitment apart."""
    pair = next(pairs(SEATS, 77))
    same = pair._replace(worlds=(pair.worlds[0], pair.worlds[0]), secrets=("ab" * 32, "cd" * 32), script=())
    one, other = ([masked(note) for note in tape] for tape in tables.tapes(same))
    prove_same(same, one, other)


def masked(note: Note) -> Note:
    """Without commitments, and without the tags of a record, which follow from them."""
    return note._replace(data=re.sub(rb"  #[0-9a-f]{8}\n|[0-9a-f]{64}", b"?", note.data))


@pytest.mark.full
@pytest.mark.parametrize("seat", PLAYERS)
async def test_bot_is_asked_the_same_in_both_worlds(seat: int, tmp_path: Path) -> None:
    """A bot gets what its seat may know with a perfect memory, to the last byte, and nothing else."""
    found = 0
    for pair in islice(pairs((seat,), 300), 6):
        questions = [await question(pair, world, tmp_path / f"{pair.match}-{world}") for world in (0, 1)]
        assert questions[0] == questions[1]
        found += questions[0] != b"null"
    assert found


async def question(pair: Pair, world: int, file: Path) -> bytes:
    table = Table(SqliteStore(file), MemoryFanout(), Tickets([KEY]), lambda: NOON)
    await table.open()
    await put(table.store, pair, world, NOON, bot=GAME.seats[pair.seat])
    asked = await table.question_for_bot(pair.match, pair.number)
    await table.close()
    return msgspec.json.encode(asked)


def test_whoever_comes_back_is_told_what_the_others_were_told(tmp_path: Path) -> None:
    """From any number on a socket, a stream and a question give the same actions, and none is missing."""
    with running(tmp_path) as table:
        match = Match(table.port, table.ticket("*", "host"))
        path, tickets = (
            f"/v1/matches/{match.id}",
            {seat: table.ticket(match.id, seat) for seat in (*PLAYING, "watcher")},
        )
        live = {seat: Stream(table.port, f"{path}/stream", ticket) for seat, ticket in tickets.items()}
        steps = {seat: news_on(stream).steps for seat, stream in live.items()}
        for _ in range(25):
            match.play(1)
            for seat, stream in live.items():
                steps[seat] += news_on(stream).steps
        for seat, ticket in tickets.items():
            assert [step.number for step in steps[seat]] == list(range(1, len(steps[seat]) + 1))
            for after in range(0, len(steps[seat]) + 2, 5):
                socket = Socket(table.port, f"{path}/socket?after={after}", ticket)
                back: list[ToldStep] = news_on(socket).steps
                socket.close()
                assert back == steps[seat][after:]
        for stream in live.values():
            stream.close()


def news_on(line: Stream | Socket) -> Update:
    return msgspec.json.decode(line.told()[0], type=Update)


@cache
def some_pairs() -> list[Pair]:
    """A few for every seat, with the memory aid and without."""
    found = list(islice(pairs(SEATS), 24))
    forgetful = [pair for pair in found if not pair.worlds[0].memory_aid and pair.seat != WATCHER and pair.script]
    return [forgetful[0], *found[:3]]


@pytest.mark.parametrize("leak", some(LEAKS, arbiters_view), ids=lambda leak: leak.__name__)
def test_deliberate_leak_is_caught(leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law fails as soon as one channel of a table tells too much."""
    leak(monkeypatch)
    with worlds(tmp_path) as tables, pytest.raises(AssertionError, match=r"tells|told"):
        tables.prove(some_pairs())


@pytest.mark.full
@pytest.mark.parametrize("leak", [leak for leak in LEAKS if leak is not word_among_the_figures])
def test_deliberate_leak_of_a_page_is_caught(leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is where the table is in a page, which shows no figures."""
    leak(monkeypatch)
    with worlds_of_pages(tmp_path) as tables, pytest.raises(AssertionError, match=r"tells|told"):
        tables.prove(some_pairs())


@pytest.mark.full
@pytest.mark.parametrize("leak", ANSWER_LEAKS, ids=lambda leak: leak.__name__)
def test_leak_of_answers_is_caught(leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So it does if a table tells that somebody has left an answer."""
    leak(monkeypatch)
    with worlds(tmp_path) as tables, pytest.raises(AssertionError, match=r"tells|told"):
        tables.prove(sealed(pair) for pair in some_pairs())


@pytest.mark.full
@pytest.mark.parametrize("leak", POSITION_LEAKS, ids=lambda leak: leak.__name__)
def test_leak_of_a_set_position_is_caught(leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And if it tells where a match began."""
    leak(monkeypatch)
    with worlds(tmp_path) as tables, pytest.raises(AssertionError, match=r"tells|told"):
        tables.prove(begun_there(pair) for pair in some_pairs())


@pytest.mark.full
@pytest.mark.parametrize("begun", [lambda pair: pair, begun_there], ids=["from the start", "from a set position"])
def test_honest_table_passes_where_the_leaks_are_caught(
    begun: Callable[[Pair], Pair], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The same pairs hold no leak when nothing is tampered with, and the tables go on from their snapshots."""
    assert any(pair.frozen_at for pair in some_pairs())
    with worlds(tmp_path) as tables:
        tables.prove(begun(pair) for pair in some_pairs())
    assert "snapshot unusable" not in caplog.text
