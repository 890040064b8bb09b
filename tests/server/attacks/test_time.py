"""No outage and no wall clock decides a game."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from gonfalon.core import registry
from gonfalon.protocol.client import Seat, begin_match
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from gonfalon.protocol.types import Live
from gonfalon.protocol.updates import Update
from tests.patience import PATIENCE
from tests.server.processes import Process, host_ticket

BANK = 20
DAY = 86_400_000


async def live(process: Process) -> Seat:
    """A match of two people that has begun; a seat that hears of it."""
    created = await begin_match(process.address, host_ticket(), NewMatch("saladin", "arsuf", time=Live(BANK)))
    seats = [
        Seat(Link(process.address, created.match, created.tickets[name])) for name in registry.find("saladin").seats
    ]
    for seat in seats:
        await seat.join("Ana")
    async with asyncio.timeout(PATIENCE):
        while not all([(await seat.latest()).sight for seat in seats]):
            await asyncio.sleep(0.05)
    return seats[0]


async def stands(seat: Seat) -> Update:
    async with asyncio.timeout(PATIENCE):
        async for told in Seat(seat.link).told():
            if isinstance(told, Update):
                return told
    raise AssertionError


def left(update: Update) -> float:
    """How many seconds who is asked has left."""
    assert update.result is None, update.result
    assert update.clock
    assert update.clock.running
    return update.clock.left[update.clock.running] / 1000


@pytest.mark.full
async def test_outage_is_nobodys_time(tmp_path: Path) -> None:
    """A table that is down for longer than somebody has time left costs them nothing but the last moments before."""
    process = Process(tmp_path)
    process.start()
    try:
        seat = await live(process)
        process.stop(signal.SIGKILL)
        await asyncio.sleep(BANK + 1)
        await asyncio.to_thread(process.start)
        assert left(await stands(seat)) > BANK / 4
        async with asyncio.timeout(PATIENCE):
            while left(await stands(seat)) > BANK - 1:
                await asyncio.sleep(0.5)
    finally:
        process.stop(signal.SIGKILL)


@pytest.mark.full
@pytest.mark.parametrize("jump", [3_600, -3_600])
async def test_wall_clock_decides_no_game(tmp_path: Path, jump: int) -> None:
    """An hour forward or back changes no clock: not while the table runs, nor when it is started again."""
    offset = tmp_path / "offset"
    offset.write_text("0")
    process = Process(tmp_path, program=(sys.executable, "-m", "tests.server.faults.jumping", str(offset)))
    process.start()
    try:
        seat = await live(process)
        offset.write_text(str(jump))
        await asyncio.sleep(2)
        assert BANK / 4 < left(await stands(seat)) <= BANK
        process.stop(signal.SIGKILL)
        await asyncio.to_thread(process.start)
        await asyncio.sleep(1)
        assert BANK / 4 < left(await stands(seat)) <= BANK
        async with asyncio.timeout(BANK + PATIENCE):
            while (await stands(seat)).result is None:
                await asyncio.sleep(0.5)
    finally:
        process.stop(signal.SIGKILL)
