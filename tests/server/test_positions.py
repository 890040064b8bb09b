"""Matches that tests begin from a position of their own are like any other."""

import asyncio
from pathlib import Path

import pytest

from gonfalon.core.position import told_position
from gonfalon.protocol.client import Seat
from gonfalon.protocol.requests import NewMatch
from tests.games.navas.positions import GAME, position
from tests.patience import PATIENCE
from tests.positions import place
from tests.server.processes import Process, running

START = told_position(GAME, position("B1: al-nasir/1; B3: haro bows1", card="1-6"))


async def test_play_begins_there(tmp_path: Path) -> None:
    """A person sits down opposite a bot, and is asked at once."""
    with running(tmp_path) as table:
        await check_play(table)


@pytest.mark.full
async def test_in_postgres(tmp_path: Path, fresh_database: str) -> None:
    """The match is put where the table keeps its own."""
    with running(tmp_path, "--postgres", fresh_database) as table:
        await check_play(table)


async def check_play(table: Process) -> None:
    links = await place(table, NewMatch("navas", "basic", {"round-limit": "none"}, {"muslim": "greedy"}), START)
    assert set(links) == {"christian", "watcher", "host"}
    seat = Seat(links["christian"])
    await seat.join("Ana")
    async with asyncio.timeout(PATIENCE):
        while not (sight := (await seat.latest()).sight):
            await asyncio.sleep(0.05)
    assert "shoot B3>B1 bows1" in sight.words
