"""Two servers behind nginx, as on a public site: one of them ends, and players go on."""

import asyncio
import random
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gonfalon.core import registry
from gonfalon.protocol.client import Seat, begin_match
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from tests.patience import PATIENCE, until
from tests.server.faults import proxy
from tests.server.honesty.raw import ask
from tests.server.processes import free_port, host_ticket, running
from tests.server.test_startup import act_once

pytestmark = [pytest.mark.asyncio, pytest.mark.nginx]


@contextmanager
def nginx(port: int, command: list[str]) -> Iterator[str]:
    with subprocess.Popen(command) as process:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


async def answers(address: str) -> None:
    def asked() -> bool:
        try:
            urllib.request.urlopen(f"{address}/v1/games", timeout=10).close()
        except OSError:
            return False
        return True

    await until(asked)


async def test_one_of_two_servers_ends(tmp_path: Path, fresh_database: str, fresh_redis: str) -> None:
    """Ten actions over sockets through nginx; then a server ends, and ten more reach the other."""
    services = ("--postgres", fresh_database, "--redis", fresh_redis)
    rng, port = random.Random(1), free_port()
    with (
        running(tmp_path, *services) as first,
        running(tmp_path, *services) as second,
        nginx(port, proxy.command(tmp_path, port, [first.port, second.port])) as address,
    ):
        await answers(address)
        created = await begin_match(address, host_ticket(), NewMatch("saladin", "arsuf"))
        names = registry.find("saladin").seats
        seats = {name: Seat(Link(address, created.match, created.tickets[name])) for name in names}
        for name, seat in seats.items():
            await seat.join(name)
        for seat in seats.values():
            await seat.latest()
        before = [await act_once(seats, rng) for _ in range(10)]
        await asyncio.to_thread(first.stop)
        after = [await act_once(seats, rng) for _ in range(10)]
    assert before == sorted(set(before))
    assert after[0] > before[-1]
    assert after == sorted(set(after))


async def test_long_head_ends_at_nginx(tmp_path: Path) -> None:
    """A server would hang up on nginx for it, and count it against nobody."""
    port = free_port()
    with running(tmp_path) as server, nginx(port, proxy.deployed(tmp_path, port, server.port)) as address:
        await answers(address)
        told = [ask(port, "GET", f"/v1/games?{'q' * 2048}"), ask(port, "GET", "/v1/games", "t" * 2048)]
        assert [(answer.status, answer.headers["server"][:5]) for answer in told] == [(414, "nginx"), (400, "nginx")]
