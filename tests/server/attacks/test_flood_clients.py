"""Our own clients wait as they are told."""

import importlib.util
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from gonfalon.server.http import rates
from tests.server.honesty.running import Running, running
from tests.server.honesty.victims import Match
from tests.server.matches import PROGRAM

ALLOWED = 10
"""Requests that a ticket may make at once; after that one each second."""


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(rates, "PENALTY", 0.01)
    with running(tmp_path, rate=4) as open_table:
        yield open_table


@pytest.mark.full
async def test_terminal_waits(table: Running) -> None:
    """Every question of the terminal's client is answered, if later; a socket that is turned away comes back."""
    match = Match(table.port, table.ticket("*", "host"))
    seat = Seat(Link(table.address, match.id, table.ticket(match.id, "christian")))
    began = time.monotonic()
    numbers = {(await seat.latest()).number for _ in range(ALLOWED + 2)}
    assert len(numbers) == 1
    assert time.monotonic() - began > 0.9
    async for told in seat.told():
        assert told is not None
        break


@pytest.mark.full
def test_example_bot_waits(table: Running) -> None:
    """The example bot too, rather than giving up."""
    match = Match(table.port, table.ticket("*", "host"))
    spec = importlib.util.spec_from_file_location("table_bot", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    for _ in range(ALLOWED + 2):
        with bot.ask(f"{table.address}/v1/matches/{match.id}", table.ticket(match.id, "christian")) as answer:
            assert json.load(answer)["told"] == "news"
