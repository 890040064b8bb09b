"""A seat across the network acts over the connection that it has open, and does nothing twice if that is lost."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from gonfalon.protocol import client
from gonfalon.protocol.client import Seat, TableRefused
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.updates import Update
from tests.patience import until
from tests.server.honesty.running import Running, running
from tests.server.test_http import mover, seated


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as open_table:
        yield open_table


@asynccontextmanager
async def listening(table: Running) -> AsyncIterator[tuple[Seat, Update, AsyncIterator[Any]]]:
    """The seat that is to move, what it was told first, and what it is told from then on."""
    found = mover(await asyncio.to_thread(seated, table))
    seat = Seat(Link(f"http://127.0.0.1:{table.port}", found.path.rpartition("/")[2], found.ticket))
    async with aclosing(seat.told()) as told:
        first = await anext(told)
        assert isinstance(first, Update)
        yield seat, first, told


def a_word(update: Update) -> str:
    assert update.sight
    return "".join(update.sight.legal[0])


def forbid_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    async def request(*_: Any) -> bytes:
        raise AssertionError("a request was made")

    monkeypatch.setattr(client, "_request", request)


async def test_acts_over_the_open_line(table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without another request, and before the next message is asked for."""
    async with listening(table) as (seat, first, told):
        forbid_requests(monkeypatch)
        done = await seat.act(first.number, a_word(first))
        assert (done.done, done.refused) == (1, None)
        news = await anext(told)
        assert news.number == done.number > first.number
        with pytest.raises(TableRefused) as refused:
            await seat.act(first.number, "no such word")
        assert refused.value.trouble.code == "stale"


async def test_line_that_is_lost_after_asking(table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table has acted, and the answer never came: the same is requested again, and done once."""
    async with listening(table) as (seat, first, told):
        assert seat._socket
        honest = seat._socket.send

        async def lose(message: Any) -> None:
            await honest(message)
            await until(seat._asked[1].done)
            seat._asked.clear()  # whatever comes now is no answer
            seat._asked[1] = asyncio.get_running_loop().create_future()
            raise ConnectionResetError

        monkeypatch.setattr(seat._socket, "send", lose)
        done = await seat.act(first.number, a_word(first))
        assert done.done == 1
        assert (await anext(told)).number == done.number == (await seat.latest()).number


async def test_dead_line_is_not_waited_for(table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line may look open although nobody hears it."""
    async with listening(table) as (seat, first, _):
        assert seat._socket
        monkeypatch.setattr(client, "SOCKET_PATIENCE", 0.1)

        async def nowhere(message: Any) -> None: ...

        monkeypatch.setattr(seat._socket, "send", nowhere)
        assert (await seat.act(first.number, a_word(first))).done == 1


async def test_without_a_line(table: Running) -> None:
    """Nobody has to listen in order to act."""
    async with listening(table) as (seat, first, _):
        silent = Seat(seat.link)
        assert (await silent.act(first.number, a_word(first))).done == 1
