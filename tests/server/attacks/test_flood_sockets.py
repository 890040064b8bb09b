"""A socket that is open lets nobody ask, or say, more than a request would. Everything is counted; the clock stands."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gonfalon.server.http import limits, rates
from gonfalon.server.http.limits import MOST_FRAMES, BoundedSocket, Budget
from gonfalon.server.http.streams import Asking
from tests.calls import calls
from tests.server.honesty.raw import CLOSE, PING, PONG, TEXT, Connection, Socket, frame, request
from tests.server.honesty.running import Running, running
from tests.server.honesty.victims import Match

ASK = b'{"ask":1,"act":{"client":"c","answers":0,"words":["end"]}}'


CONTINUED = 0


class Clock:
    at = 1_000.0


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "PENALTY", 0)
    monkeypatch.setattr("throttled.utils.now_mono_f", lambda: Clock.at)
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: Clock.at))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, rate=4) as open_table:  # so an address may ask 40 times
        yield open_table


def socket_of(table: Running, seat: str) -> Socket:
    match = Match(table.port, table.ticket("*", "host"), "127.0.0.3")
    socket = Socket(table.port, f"/v1/matches/{match.id}/socket", table.ticket(match.id, seat), address="127.0.0.66")
    socket.told()
    return socket


def frames_until_cut(socket: Socket) -> list[int]:
    codes = []
    with closing(socket), suppress(EOFError, OSError):
        while True:
            codes.append(socket.frame().code)
    return codes


@pytest.mark.linux
@pytest.mark.parametrize("code", [PING, CONTINUED])
def test_frames_that_say_nothing_are_few(table: Running, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    """A thousand in one packet cut the socket off before they are read. Whoever does it again waits at the door."""
    read = calls(monkeypatch, BoundedSocket, "handle_ping" if code == PING else "handle_cont")
    for _ in range(2):
        socket = socket_of(table, "watcher")
        socket.line.send(frame(PING, b""))
        assert socket.frame().code == PONG
        socket.line.send(frame(TEXT, b"", final=False) + 1000 * frame(code, b"", final=code == PING))
        assert not frames_until_cut(socket)
        assert len(read) <= MOST_FRAMES
        read.clear()
    assert table.door.comes_too_often("127.0.0.66")
    assert not table.door.comes_too_often("127.0.0.2")


def test_budget_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    budget = Budget(10, 2)
    assert [budget.spend(5) for _ in range(3)] == [True, True, False]
    monkeypatch.setattr(Clock, "at", Clock.at + 3)
    assert [budget.spend(1), budget.spend(1)] == [True, False]


@pytest.mark.parametrize("ticket", ["", "forged"])
def test_wrong_ticket_is_cut_off_at_once(own_table: Running, monkeypatch: pytest.MonkeyPatch, ticket: str) -> None:
    """It hears why, without saying goodbye itself, and nothing that it sends is read."""
    read = calls(monkeypatch, BoundedSocket, "data_received")
    socket = Socket(own_table.port, "/v1/matches/x/socket", ticket)
    with suppress(OSError):
        socket.line.send(100 * frame(PING, b"there?"))
    last = socket.frame()
    assert (last.code, int.from_bytes(last.data[:2], "big")) == (CLOSE, 4401)
    assert frames_until_cut(socket) == []
    assert len(read) == 1


@pytest.mark.linux
def test_watchers_asks_are_counted(table: Running) -> None:
    """They may not act anyway, but asking costs them as much as a request."""
    with closing(socket_of(table, "watcher")) as socket:
        socket.line.send(50 * frame(TEXT, ASK))
        told = [json.loads(socket.told()[0])["trouble"]["code"] for _ in range(50)]
    assert told == ["not-for-watchers"] * 39 + ["too-often"] * 11


def test_others_have_their_turn_between_asks(own_table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends many at once does not have the table for himself until the last is answered."""
    turns, answered, honest = [0], list[int](), Asking.answer

    async def answer(asking: Asking, *asked: Any) -> bytes:
        answered.append(turns[0])
        return await honest(asking, *asked)

    async def others() -> None:
        while len(answered) < 20:
            turns[0] += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(Asking, "answer", answer)
    with closing(socket_of(own_table, "watcher")) as socket:
        socket.line.send(20 * frame(TEXT, ASK))
        own_table.do(others())
    assert len(set(answered)) == 20


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/v1/games?" + 2_000 * "q", [], 200),
        ("/v1/games?" + 2_100 * "q", [], 400),
        ("/v1/games?" + 60_000 * "q", [], 400),
        ("/v1/games", 15 * ["X-More: " + 1_000 * "q"], 200),
        ("/v1/games", 17 * ["X-More: " + 1_000 * "q"], 400),
    ],
    ids=["2,000 bytes of query", "2,100 bytes of query", "60,000 bytes of query", "15 kB of head", "17 kB of head"],
)
def test_long_heads_are_not_read(own_table: Running, path: str, headers: list[str], status: int) -> None:
    """Neither a long address nor long headers reach anybody who would take them apart."""
    line = Connection(own_table.port)
    line.send(request("GET", path, "", None, *headers))
    assert line.answer().status == status
    line.close()
