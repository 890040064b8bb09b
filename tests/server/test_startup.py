"""A table as a process: its health, its logs, its figures, and how it stops."""

import asyncio
import io
import logging
import random
import signal
import sqlite3
from contextlib import aclosing
from pathlib import Path

import msgspec
import pytest

from gonfalon.core import registry
from gonfalon.protocol.client import Seat, Unreachable, begin_match
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from gonfalon.protocol.updates import ChatLine, Update
from gonfalon.server.monitoring import Health
from tests.patience import PATIENCE, until
from tests.server.honesty.laws import written_log
from tests.server.processes import Process, host_ticket, running
from tests.server.services import Services, own_services


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


async def seated(process: Process, game: str = "saladin", scenario: str = "arsuf") -> dict[str, Seat]:
    """A match in which both have sat down."""
    created = await begin_match(process.address, host_ticket(), NewMatch(game, scenario))
    names = registry.find(game).seats
    seats = {name: Seat(Link(process.address, created.match, created.tickets[name])) for name in names}
    for name, seat in seats.items():
        await seat.join(name)
    for seat in seats.values():
        await seat.latest()
    return seats


async def heard(seat: Seat, number: int = 0) -> Update:
    """The first news from this number on."""
    async with asyncio.timeout(PATIENCE):
        async with aclosing(seat.told()) as messages:
            async for told in messages:
                if isinstance(told, Update) and told.number >= number:
                    return told
    raise AssertionError


async def act_once(seats: dict[str, Seat], rng: random.Random) -> int:
    update = await heard(next(iter(seats.values())))
    assert update.sight
    seat = seats[update.sight.to_move]
    mine = await heard(seat)
    assert mine.sight
    return (await seat.act(mine.number, rng.choice(mine.sight.words))).number


@pytest.mark.full
async def test_acknowledged_is_kept_when_it_stops(tmp_path: Path) -> None:
    """A table that is told to stop finishes what it has in hand: what it acknowledged is there, nothing else."""
    with running(tmp_path) as process:
        seats = await seated(process)
        acknowledged = 0

        async def play() -> None:
            nonlocal acknowledged
            rng = random.Random(1)
            while True:
                acknowledged = await act_once(seats, rng)

        playing = asyncio.create_task(play())
        await until(lambda: acknowledged > 0)
        code = await asyncio.to_thread(process.stop)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert code in (0, -signal.SIGTERM)
        with sqlite3.connect(tmp_path / "table.sqlite") as database:
            [(number,)] = database.execute("SELECT max(number) FROM gonfalon_log").fetchall()
        database.close()
        assert acknowledged > 0
        assert number >= acknowledged


@pytest.mark.full
async def test_listeners_are_told_goodbye_and_come_back(tmp_path: Path) -> None:
    """Who listens while the table restarts hears the rest afterwards, without a gap."""
    process = Process(tmp_path)
    process.start()
    try:
        seats, rng = await seated(process), random.Random(2)
        name = next(iter(seats))
        watching = Seat(seats[name].link)
        told: list[Update] = []

        async def listen() -> None:
            async for message in watching.told():
                if isinstance(message, Update):
                    told.append(message)

        listening = asyncio.create_task(listen())
        for _ in range(5):
            await act_once(seats, rng)
        await asyncio.to_thread(process.stop)
        await asyncio.to_thread(process.start)
        for _ in range(5):
            last = await act_once(seats, rng)
        async with asyncio.timeout(PATIENCE):
            while not told or told[-1].number < last:
                await asyncio.sleep(0.05)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        numbers = [step.number for update in told for step in update.steps]
        assert numbers == list(range(1, last + 1))
    finally:
        process.stop(signal.SIGKILL)


async def test_health_of_a_laptop(tmp_path: Path) -> None:
    """A healthy table says how long writing, reading and announcing took."""
    with running(tmp_path) as process:
        status, body = process.get("/v1/health")
        found = msgspec.json.decode(body, type=Health)
        assert (status, found.playable) == (200, True)
        assert found.write_and_read is not None
        assert found.announce_and_hear is not None


@pytest.mark.full
@pytest.mark.postgres
@pytest.mark.redis
async def test_health_tells_what_is_broken(tmp_path: Path) -> None:
    """Without Redis a table is slower but playable; without PostgreSQL it is not; both come back by themselves."""
    with own_services() as services:
        arguments = ("--postgres", services.postgres_dsn, "--redis", services.redis_url)
        with running(tmp_path, *arguments) as process:
            redis, postgres = Services(services.folder, "redis"), Services(services.folder, "postgres")
            redis.stop()
            status, body = process.get("/v1/health")
            found = msgspec.json.decode(body, type=Health)
            assert (status, found.playable, found.announce_and_hear) == (200, True, None)
            seats, rng = await seated(process), random.Random(3)
            before = await act_once(seats, rng)
            postgres.stop()
            await until(lambda: process.get("/v1/health")[0] == 503)
            assert not msgspec.json.decode(process.get("/v1/health")[1], type=Health).playable
            redis.start()
            postgres.start()
            async with asyncio.timeout(PATIENCE):
                while (await asyncio.to_thread(process.get, "/v1/health"))[0] != 200:
                    await asyncio.sleep(0.2)
            assert await act_once(seats, rng) > before


async def test_news_cross_processes(tmp_path: Path, fresh_database: str, fresh_redis: str) -> None:
    """What is done at one process is told at the other at once, chat too."""
    arguments = ("--postgres", fresh_database, "--redis", fresh_redis)
    with running(tmp_path, *arguments) as one, running(tmp_path, *arguments) as other:
        seats, rng = await seated(one), random.Random(4)
        name = next(iter(seats))
        afar = Seat(seats[name].link._replace(table=other.address))
        told: asyncio.Queue[Update | ChatLine] = asyncio.Queue()

        async def listen() -> None:
            async for message in afar.told():
                told.put_nowait(message)

        listening = asyncio.create_task(listen())
        await asyncio.wait_for(told.get(), PATIENCE)
        for _ in range(5):
            number = await act_once(seats, rng)
            message = await asyncio.wait_for(told.get(), PATIENCE)
            assert isinstance(message, Update)
            assert message.number == number
        await seats[name].say("Hello there.")
        line = await asyncio.wait_for(told.get(), PATIENCE)
        assert isinstance(line, ChatLine)
        assert line.text == "Hello there."
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


def test_log_at_a_terminal() -> None:
    """A person reads plain text, where programs read JSON."""
    with written_log(Terminal()) as log:
        logging.getLogger("gonfalon.server").warning("set aside", extra={"match": "m"})
    assert log.getvalue() == "Warning: set aside (match: m)\n"


async def test_nobody_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client gives up after a while, with a sentence."""
    monkeypatch.setattr("gonfalon.protocol.client.PATIENCE", 0.2)
    process = Process(tmp_path)
    with pytest.raises(Unreachable, match="does not answer"):
        await begin_match(process.address, host_ticket(), NewMatch("saladin", "arsuf"))
