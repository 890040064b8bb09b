"""How many actions a second one table process takes, beside pgbench that writes the same."""

import asyncio
import re
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import aiohttp
import psycopg

from tests.table.load.scripted import Scripted, begin_matches, send
from tests.table.load.server import Measured

ROWS = 200
CLIENTS = 8


class Round(NamedTuple):
    table: float
    pgbench: float

    @property
    def ratio(self) -> float:
        return self.table / self.pgbench


async def measure(table: Measured, rounds: int, seconds: float, at_once: int) -> list[Round]:
    """Table and pgbench in turn, so that both meet the same moods of the machine."""
    found = []
    script = _pgbench_script(table)
    for number in range(rounds):
        rate = await _act(table, seconds, at_once)
        found.append(Round(rate, await asyncio.to_thread(_pgbench, table, script, seconds)))
        print(f"  round {number + 1}: {rate:,.0f} actions/s, pgbench {found[-1].pgbench:,.0f}/s", flush=True)
    return found


def middle(rounds: list[Round]) -> float:
    return statistics.median(round_.ratio for round_ in rounds)


async def _act(table: Measured, seconds: float, at_once: int) -> float:
    """So many matches play at once, each as fast as it is answered; a finished one is followed by the next."""
    matches = await begin_matches(table, at_once * max(2, int(seconds * 1_000 / at_once / 100)))
    waiting, done = iter(matches), 0
    deadline = time.perf_counter() + seconds

    async def play(http: aiohttp.ClientSession) -> None:
        nonlocal done
        for scripted in waiting:
            for seat, body in scripted.sends:
                if time.perf_counter() > deadline:
                    return
                await send(http, _acting(table, scripted), scripted.tickets[seat], body)
                done += 1

    start = time.perf_counter()
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
        await asyncio.gather(*(play(http) for _ in range(at_once)))
    return done / (time.perf_counter() - start)


def _acting(table: Measured, scripted: Scripted) -> str:
    return f"{table.address}/matches/{scripted.match}/act"


def _pgbench_script(table: Measured) -> Path:
    """The table's own statement, on rows of its own, with snapshots and words as long as those of real play."""
    with psycopg.connect(table.postgres, autocommit=True) as connection:
        connection.execute(
            "INSERT INTO gonfalon_matches (id, version, number, over, head, clock) "
            "SELECT 'bench-' || n, 0, 0, false, '', '' FROM generate_series(1, %s) n",
            [ROWS],
        )
    script = Path(tempfile.mkstemp(prefix="gonfalon-", suffix=".sql")[1])
    script.write_text(
        f"\\set row random(1, {ROWS})\n"
        + "WITH written AS (UPDATE gonfalon_matches SET version = version + 1, number = number + 1, over = false, "
        "deadline = NULL, bot = NULL, clock = '', snapshot = decode(repeat('ab', 1800), 'hex') "
        "WHERE id = 'bench-' || :row RETURNING id, number), "
        "appended AS (INSERT INTO gonfalon_log (match, number, actor, word, client, at) "
        "SELECT id, number, 'christian', 'charge B4>B3 all', 'driver 0123456789ab', 1700000000000 FROM written) "
        "SELECT 1 FROM written;\n"
    )
    return script


def _pgbench(table: Measured, script: Path, seconds: float) -> float:
    command = ["pgbench", "-n", "-M", "prepared", "-c", str(CLIENTS), "-j", "1", "-T", str(int(seconds))]
    done = subprocess.run([*command, "-f", str(script), table.postgres], capture_output=True, text=True, check=True)
    found = re.search(r"tps = ([0-9.]+)", done.stdout)
    assert found, done.stdout
    return float(found[1])
