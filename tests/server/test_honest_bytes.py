"""N2.6, N4.1, N10.1, N10.4 on the wire: what a table sends tells a seat nothing but what its player would know.

`scripts/prove wire-leaks` lets a table leak in every channel: the law must catch each.
"""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.bots import LEVELS, usual_seconds_of
from gonfalon.core import ARBITER, WATCHER
from gonfalon.games.navas.rules.pieces import CHRISTIAN, MUSLIM
from gonfalon.lab.runs.planned import battle_of
from gonfalon.protocol.updates import ToldStep, Update, told_sight
from gonfalon.server.matches.live_match import LiveMatch
from proof.choices import stopped
from proof.overheard import hidden_occasions, listening_tables, open_occasion, prove_blind
from tests.server.honesty.laws import Worlds, prove_same, worlds, worlds_of_pages
from tests.server.honesty.raw import Socket, Stream
from tests.server.honesty.running import running
from tests.server.honesty.tapes import Note
from tests.server.honesty.victims import SEATS as PLAYING
from tests.server.honesty.victims import Match
from tests.server.honesty.worlds import begun_there, pairs, sealed
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


async def test_bot_cannot_tell_the_worlds_apart(tmp_path: Path) -> None:
    """What it is sent, says and lets be noticed is the same whatever lies face down; `scripts/prove peeking` compares
    many more, and all levels."""
    async with listening_tables(tmp_path) as tables:
        for occasion in islice(hidden_occasions(300), 10):
            for level in LEVELS[:3]:
                heard = await prove_blind(tables, occasion, level)
                seconds = usual_seconds_of(level)
                assert [moment for moment, _ in heard.told] == pytest.approx([0.5] * (seconds > 0.5) + [seconds])


@pytest.mark.parametrize("battle", some(("arsuf", "navas-hex"), "arsuf"))
async def test_bot_cannot_tell_fates_apart(battle: str, tmp_path: Path) -> None:
    """In an open battle the same whatever secret fate has."""
    async with listening_tables(tmp_path) as tables:
        occasion = open_occasion(stopped(battle_of(battle, {}), 1), battle)
        for level in LEVELS[:3]:
            assert (await prove_blind(tables, occasion, level)).told[-1][0] == 0


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


def test_deliberate_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law fails as soon as a table shows everybody what only the arbiter sees."""
    honest = LiveMatch.update_for

    def leaky(self: LiveMatch, *how: Any, **more: Any) -> Update:
        assert self.match is not None
        sight = told_sight(self.match.sight(ARBITER), self.game)
        return msgspec.structs.replace(honest(self, *how, **more), sight=sight)

    monkeypatch.setattr(LiveMatch, "update_for", leaky)
    with worlds(tmp_path) as tables, pytest.raises(AssertionError, match=r"tells|told"):
        tables.prove(islice(pairs(SEATS), 3))
