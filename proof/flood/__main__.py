"""Flood tables with their usual limits from one address, on SQLite and on PostgreSQL and Redis.

What friends at another address notice is compared with what they notice while an idle table is flooded.
"""

import argparse
import re
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from gonfalon.table.tickets import ANY_MATCH, HOST, Ticket, Tickets
from proof.checkouts import GONFALON
from proof.flood.attackers import KINDS, Flooding
from proof.flood.friends import Told, comes_in, played_meanwhile, silent_lines
from tests.table.honesty.victims import Match, is_well
from tests.table.processes import KEY, Process
from tests.table.services import own_services

USUAL = {"GONFALON_RATE": "60", "GONFALON_CONNECTIONS_EACH": "100", "GONFALON_MATCHES_EACH": "200"}
WARMING_UP = 2
"""Seconds in which the table loads what it loads only once: texts, pages, lessons."""
ROUNDS = 2
"""Each flood is cut into so many parts, in turn with those aimed elsewhere: a busy machine changes its mood."""
SILENT = 3_000
TWICE = 2.0
GROWTH = 1.2


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=30, help="of each flood (default 30)")
    return 1 if flood_all(parser.parse_args().seconds) else 0


def host() -> str:
    """A ticket of a new host each time."""
    return Tickets([KEY]).write(Ticket(ANY_MATCH, HOST, time.time_ns()))


@contextmanager
def usual_table(folder: Path, *arguments: str) -> Iterator[Process]:
    folder.mkdir(exist_ok=True)
    process = Process(folder, *arguments, program=GONFALON, environment=USUAL)
    try:
        process.start()
        yield process
    finally:
        process.stop()


def flood_all(seconds: int) -> list[str]:
    """Flood a table on SQLite and one on PostgreSQL and Redis; returns what is wrong."""
    faults = []
    with tempfile.TemporaryDirectory() as folder, own_services() as services:
        servers = ("--postgres", services.postgres_dsn, "--redis", services.redis_url)
        for name, arguments in {"SQLite": (), "PostgreSQL and Redis": servers}.items():
            print(f"{name}:", flush=True)
            home = Path(folder) / name
            with usual_table(home, *arguments) as attacked, usual_table(Path(folder) / f"{name}-idle") as idle:
                faults += [f"{name}: {fault}" for fault in flood(attacked, idle, seconds)]
    print("\n".join(faults) or "Friends noticed nothing.")
    return faults


def flood(attacked: Process, idle: Process, seconds: int) -> list[str]:
    victim = Match(attacked.port, host())
    victim.play(20)
    played_meanwhile(attacked.port, host, _attack(attacked.port, "all", WARMING_UP, victim))
    before, faults = memory(attacked), list[str]()
    for kind in KINDS:
        calm, flooded = Told([], []), Told([], [])
        fates: dict[int, Counter[str]] = {idle.port: Counter(), attacked.port: Counter()}
        for _ in range(ROUNDS):
            for port, told in ((idle.port, calm), (attacked.port, flooded)):
                more, fate = played_meanwhile(attacked.port, host, _attack(port, kind, seconds / ROUNDS, victim))
                told.milliseconds.extend(more.milliseconds)
                told.failed.extend(more.failed)
                fates[port] += fate
        fate = fates[attacked.port]
        faults += _judge(kind, calm, flooded, fate)
    faults += _silence(attacked)
    faults += _aftermath(attacked, before)
    return faults


def _attack(port: int, kind: str, seconds: float, victim: Match) -> Callable[[], Flooding]:
    return lambda: Flooding(port, kind, seconds, victim.tickets[0], victim.id)


def _judge(kind: str, calm: Told, flooded: Told, fate: Counter[str]) -> list[str]:
    ratio, got = flooded.median / calm.median, ", ".join(f"{what} {count:,}" for what, count in fate.most_common())
    print(
        f"  {kind}: friends' median {flooded.median:.1f} ms in {len(flooded.milliseconds)} actions, "
        f"{calm.median:.1f} ms in {len(calm.milliseconds)} while an idle table is attacked: {ratio:.2f} times; "
        f"failed {len(flooded.failed)} and {len(calm.failed)}; the attackers got: {got}",
        flush=True,
    )
    found = [f"{kind}: friends' answers take {ratio:.2f} times as long"] if ratio > TWICE else []
    return found + [f"{kind}: {failure}" for failure in (*flooded.failed, *calm.failed)]


def _silence(attacked: Process) -> list[str]:
    lines = silent_lines(attacked.port, SILENT)
    try:
        waits = [comes_in(attacked.port) for _ in range(20)]
    except (OSError, EOFError, AssertionError) as error:
        return [f"{SILENT} silent connections keep friends out: {error!r}"]
    finally:
        for line in lines:
            line.close()
    print(f"  {SILENT:,} silent connections: 20 friends came in, the slowest after {max(waits):.0f} ms", flush=True)
    return []


def _aftermath(attacked: Process, before: float) -> list[str]:
    time.sleep(1)
    after = memory(attacked)
    print(f"  memory {before:.1f} MB before, {after:.1f} MB after", flush=True)
    found = [f"memory grew from {before:.1f} to {after:.1f} MB"] if after > GROWTH * before else []
    found += [] if is_well(attacked.port) else ["the table is not healthy"]
    return found + (["a traceback in the log"] if "Traceback" in attacked.log.read_text() else [])


def memory(process: Process) -> float:
    """In megabytes."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024
