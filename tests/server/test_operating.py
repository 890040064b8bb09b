"""docs/operating.md, followed step by step as a new operator would, while somebody plays."""

import asyncio
import random
import re
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import aclosing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.updates import Update
from tests.patience import PATIENCE
from tests.server.operating.machine import Machine, boxes
from tests.server.services import own_services

pytestmark = [pytest.mark.linux, pytest.mark.postgres, pytest.mark.redis, pytest.mark.nginx]
NAME = "table.example.org"
PAUSE = 0.5
"""Seconds between two actions, so that the match is not over too soon."""


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    with own_services() as services:
        machine = Machine(tmp_path / "root", services)
        try:
            yield machine
        finally:
            machine.shut_down()


@pytest.fixture
def known_name(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of the machine leads to it, and its certificate is trusted."""
    resolve = socket.getaddrinfo

    def resolved(host: Any, *more: Any, **named: Any) -> Any:
        return resolve("127.0.0.1" if host == NAME else host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    monkeypatch.setenv("SSL_CERT_FILE", str(machine.root / "srv/gonfalon/tls/fullchain.pem"))


class Friend:
    """Somebody who plays against a bot, through nginx, and remembers what was acknowledged."""

    def __init__(self, link: Link, name: str | None = None) -> None:
        self._seat = Seat(link)
        self._name = name
        self._stop = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._play()))
        self.acknowledged: list[int] = []
        self.longest = 0.0

    @property
    def link(self) -> Link:
        """With the ticket that was given for the invitation."""
        return self._seat.link

    def __enter__(self) -> "Friend":
        self._thread.start()
        self.wait(3)
        return self

    def wait(self, more: int) -> None:
        """Until so many more actions were acknowledged."""
        until, enough = time.monotonic() + PATIENCE, len(self.acknowledged) + more
        while len(self.acknowledged) < enough:
            assert self._thread.is_alive()
            assert time.monotonic() < until
            time.sleep(0.05)

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    async def _play(self) -> None:
        if self._name:
            await self._seat.join(self._name)
        self._seat.after = 0
        rng = random.Random(1)
        playing = asyncio.create_task(self._answer(rng))
        while not (self._stop.is_set() or playing.done()):
            await asyncio.sleep(0.05)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    async def _answer(self, rng: random.Random) -> None:
        async with aclosing(self._seat.told()) as updates:
            async for update in updates:
                if isinstance(update, Update) and update.sight and update.sight.words:
                    start = time.monotonic()
                    done = await self._seat.act(update.number, rng.choice(update.sight.words))
                    self.acknowledged.append(done.number)
                    self.longest = max(self.longest, time.monotonic() - start)
                    await asyncio.sleep(PAUSE)


def through_nginx(machine: Machine, told: str) -> Link:
    """The link to the seat that is free, as somebody from outside uses it."""
    link = re.search(r"muslim +http://[^/]*(/\S+)", told)
    assert link
    return Link.read(f"https://{NAME}:{machine.ports[443]}{link[1]}")


def numbers(machine: Machine, match: str) -> list[int]:
    """What the log has."""
    server, _, _ = machine.services.postgres_dsn.rpartition("/")
    with psycopg.connect(f"{server}/gonfalon") as connection:
        found = connection.execute("SELECT number FROM gonfalon_log WHERE match = %s ORDER BY 1", [match]).fetchall()
    return [number for (number,) in found]


@pytest.mark.full
def test_page(machine: Machine, known_name: None) -> None:
    """Every box works, in its order, on a machine where nothing was before; nothing that was acknowledged is lost."""
    steps = boxes()
    first, backup, restore, upgrade, switch = (
        next(at for at, step in enumerate(steps) if said in step)
        for said in (
            "gonfalon begin",
            "enable --now gonfalon-backup",
            "pg_restore",
            "pip install --upgrade",
            "ln -sfn venv-2",
        )
    )
    for step in steps[:first]:
        machine.do(step)
    link = through_nginx(machine, machine.do(steps[first]))
    with Friend(link, "Al-Nasir") as friend:
        before = friend.acknowledged[-1]
        machine.do(steps[backup])
        friend.wait(1)
    machine.do(steps[restore])
    restored = numbers(machine, link.match)
    assert restored == list(range(1, len(restored) + 1))
    assert len(restored) >= before

    assert "Would break: 0." in machine.do(steps[upgrade])
    with Friend(friend.link) as friend:
        machine.do(steps[switch])
        friend.wait(2)
    kept = numbers(machine, link.match)
    assert kept == list(range(1, len(kept) + 1))
    assert len(kept) >= friend.acknowledged[-1]
    assert friend.longest < PATIENCE
    for step in steps[switch + 1 :]:
        told = machine.do(step)
        if "server list" in step:
            assert link.match in told
    assert {first, backup, restore, upgrade, switch} == {*range(first, switch + 1)}
    check_units(machine)
    check_limits(machine)
    check_what_the_world_sees(machine)


def check_units(machine: Machine) -> None:
    """systemd finds nothing wrong with them."""
    units = machine.root / "etc/systemd/system"
    for kind in ("table", "worker"):
        instance = units / f"gonfalon-{kind}@{machine.ports[1212]}.service"
        instance.write_text((units / f"gonfalon-{kind}@.service").read_text())
    checked = [unit for unit in units.iterdir() if "@." not in unit.name]
    assert len(checked) == 4
    command = ["systemd-analyze", "verify", "--man=no", *map(str, checked)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def check_limits(machine: Machine) -> None:
    """The processes of the page run under the limits of their units."""
    units = {"table": "Max core file size +0 +0", "worker": "Max open files +4096 +4096"}
    for kind, limit in units.items():
        (pid, *_) = [int(file.read_text()) for file in machine.root.glob(f"running/gonfalon-{kind}@*.pid")]
        assert re.search(limit, Path(f"/proc/{pid}/limits").read_text())
    nginx = machine.do("nginx -T")
    assert "worker_connections 20000;" in nginx
    assert "worker_rlimit_nofile 20500;" in nginx


def check_what_the_world_sees(machine: Machine) -> None:
    """Health and figures are not for everybody, and plain HTTP leads to TLS."""
    address = f"https://{NAME}:{machine.ports[443]}"
    for path in ("/metrics", "/health", "/v1/metrics", "/v1/health"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(address + path, timeout=PATIENCE)
        assert refused.value.code == 404
        refused.value.close()
    with urllib.request.urlopen(f"{address}/v1/games", timeout=PATIENCE) as answer:
        assert "max-age" in answer.headers["Strict-Transport-Security"]
    with socket.create_connection(("127.0.0.1", machine.ports[80]), PATIENCE) as plain:
        plain.sendall(f"GET /x?y HTTP/1.0\r\nHost: {NAME}\r\n\r\n".encode())
        told = plain.makefile("rb").read().decode()
    assert "308" in told.splitlines()[0]
    assert f"Location: https://{NAME}/x?y" in told
