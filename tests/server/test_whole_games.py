"""A terminal, a program and a bot finish whole games against each other, over real sockets, in both databases.

The gate plays one through everything, `scripts/check full` every battle in each database and every pairing.
"""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.core import Record, registry, verify_fate
from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from tests.server import matches
from tests.server.attacks.test_bad_bots import worker
from tests.server.matches import BATTLES
from tests.server.processes import Process, running
from tests.terminal.tables import play, seated
from tests.tiers import some

CASES = some(
    [
        *(("sqlite", battle, "program-bot") for battle in BATTLES),
        ("sqlite", "basic", "terminal-program"),
        *(("postgres", battle, "program-bot") for battle in BATTLES),
        ("postgres", "arsuf", "terminal-program"),
        ("postgres", "advanced", "terminal-bot"),
    ],
    ("postgres", "arsuf", "program-bot"),
)


@pytest.fixture
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Process]:
    """One process and one file; or two servers, and a worker for the bots."""
    if request.param == "sqlite":
        with running(tmp_path) as process:
            yield process
        return
    dsn, redis = request.getfixturevalue("fresh_database"), request.getfixturevalue("fresh_redis")
    with running(tmp_path, "--postgres", dsn, "--redis", redis) as process, worker(dsn, "--redis", redis):
        yield process


@pytest.mark.parametrize(("table", "battle", "pairing"), CASES, indirect=["table"])
async def test_whole_game(
    table: Process, battle: str, pairing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the end, with a record that is whole and whose fate was honest."""
    monkeypatch.setenv("GONFALON_HOME", str(tmp_path / "home"))
    kinds = dict(zip(matches.seats(battle), pairing.split("-"), strict=True))
    links = await matches.begin(table.address, battle, bot="random" if pairing.endswith("bot") else None)
    async with asyncio.timeout(240):
        await asyncio.gather(*(_player(kind, links[seat]) for seat, kind in kinds.items() if kind != "bot"))
    record = Record.parse(await Seat(links["watcher"]).record())
    assert record.result is not None
    assert verify_fate(record, registry.find(record.game)) > 0


async def _player(kind: str, link: Link) -> None:
    if kind == "terminal":
        async with seated(str(link), "Ana", (80, 24)) as pilot:
            await play(pilot, random.Random(3))
    else:
        assert "won" in await matches.run_program(link)
