"""The throughput of one table process in actions per second, next to pgbench with the same writes."""

import asyncio
import re
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import psycopg

from proof.load.scripted import Scripted, begin_matches
from proof.load.server import Measured

ROWS = 200
CLIENTS = 8


class Round(NamedTuple):
    table: float
    pgbench: float

    @property
    def ratio(self) -> float:
        return self.table / self.pgbench


async def measure(table: Measured, rounds: int, seconds: float, at_once: int) -> list[Round]:
    """Run table and pgbench alternately, so that both see the same load on the machine."""
    found = []
    await _act(table, 1, at_once)
    script = _pgbench_script(table, _real_snapshot(table))
    for number in range(rounds):
        rate = await _act(table, seconds, at_once)
        found.append(Round(rate, await asyncio.to_thread(_pgbench, table, script, seconds)))
        print(f"  round {number + 1}: {rate:,.0f} actions/s, pgbench {found[-1].pgbench:,.0f}/s", flush=True)
    return found


def median(rounds: list[Round]) -> float:
    return statistics.median(round_.ratio for round_ in rounds)


async def _act(table: Measured, seconds: float, at_once: int) -> float:
    """Play so many matches at once, each as fast as the table responds; the next one starts when one is finished."""
    matches = await begin_matches(table, at_once * max(2, int(seconds * 1_000 / at_once / 100)))
    queues = [
        [_request(table, each, *one) for each in matches[n::at_once] for one in each.sends] for n in range(at_once)
    ]
    players = [_Player(iter(queue)) for queue in queues]
    host, port = table.address.removeprefix("http://").split(":")
    loop = asyncio.get_running_loop()
    start = time.perf_counter()
    for player in players:
        await loop.create_connection(lambda player=player: player, host, int(port))  # type: ignore[misc]
    await asyncio.sleep(seconds)
    done, passed = sum(player.done for player in players), time.perf_counter() - start
    for player in players:
        player.stop()
    return done / passed


class _Player(asyncio.Protocol):
    """Sends the next request after each response and does nothing else, to use little CPU."""

    def __init__(self, requests: Iterator[bytes]) -> None:
        self._requests = requests
        self._heard = b""
        self.done = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._send()

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if not self._heard.startswith(b"HTTP/1.1 200"):
            self._transport.abort()
        elif self._heard.endswith(b"}"):
            self._heard = b""
            self.done += 1
            self._send()

    def _send(self) -> None:
        request = next(self._requests, None)
        if request is not None:
            self._transport.write(request)

    def stop(self) -> None:
        self._transport.abort()


def _request(table: Measured, scripted: Scripted, seat: str, body: bytes) -> bytes:
    head = (
        f"POST /v1/matches/{scripted.match}/act HTTP/1.1\r\nHost: {table.address.removeprefix('http://')}\r\n"
        f"Authorization: Bearer {scripted.tickets[seat]}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def _pgbench_script(table: Measured, snapshot: bytes) -> Path:
    """The table's own statement on separate rows: two log entries, and a snapshot of a real match."""
    with psycopg.connect(table.postgres, autocommit=True) as connection:
        connection.execute(
            "INSERT INTO gonfalon_matches (id, version, number, over, head, clock) "
            "SELECT 'bench-' || n, 0, 0, false, '', '' FROM generate_series(1, %s) n",
            [ROWS],
        )
    line = '{"actor": "christian", "word": "charge B4>B3 all", "client": "driver 0123456789ab", "at": 1700000000000}'
    script = Path(tempfile.mkstemp(prefix="gonfalon-", suffix=".sql")[1])
    script.write_text(
        f"\\set row random(1, {ROWS})\n"
        "WITH written AS (UPDATE gonfalon_matches SET version = version + 1, number = number + 2, over = false, "
        f"deadline = NULL, bot = NULL, clock = '', snapshot = coalesce('\\x{snapshot.hex()}'::bytea, snapshot) "
        "WHERE id = 'bench-' || :row RETURNING id, number), "
        "appended AS (INSERT INTO gonfalon_log (match, number, actor, word, client, at) "
        "SELECT id, number - 2 + row_number() OVER (), actor, word, client, at FROM written, "
        f"json_to_recordset('[{line}, {line}]') AS line(actor text, word text, client text, at bigint)) "
        "SELECT 1 FROM written;\n"
    )
    return script


def _real_snapshot(table: Measured) -> bytes:
    with psycopg.connect(table.postgres) as connection:
        [(snapshot,)] = connection.execute(
            "SELECT snapshot FROM gonfalon_matches WHERE snapshot IS NOT NULL ORDER BY number DESC LIMIT 1"
        ).fetchall()
    return bytes(snapshot)


def _pgbench(table: Measured, script: Path, seconds: float) -> float:
    command = ["pgbench", "-n", "-M", "prepared", "-c", str(CLIENTS), "-j", "1", "-T", str(int(seconds))]
    done = subprocess.run([*command, "-f", str(script), table.postgres], capture_output=True, text=True, check=True)
    found = re.search(r"tps = ([0-9.]+)", done.stdout)
    assert found, done.stdout
    return float(found[1])
