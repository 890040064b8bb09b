"""Flood servers with their usual limits from one address, on SQLite and on PostgreSQL and Redis.

What friends at another address notice is compared with what they notice while an idle server is flooded. With --beside
the servers of another checkout are flooded too.
"""

import argparse
import json
import re
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from gonfalon.table.matches.head import promise
from gonfalon.table.tickets import ANY_MATCH, HOST, Ticket, Tickets
from proof.checkouts import HERE, environment, python_of
from proof.flood.attackers import KINDS, Flooding
from proof.flood.friends import Told, comes_in, played_meanwhile, silent_lines
from tests.table.honesty.raw import Connection, ask
from tests.table.honesty.victims import Match, is_well
from tests.table.processes import KEY, Process
from tests.table.services import own_services

USUAL = {"GONFALON_RATE": "60", "GONFALON_CONNECTIONS_EACH": "100", "GONFALON_MATCHES_EACH": "200"}
WARMING_UP = 2
"""Seconds in which the table loads what it loads only once: texts, pages, lessons."""
ROUNDS = 2
"""Each flood is cut into so many parts, in turn with those aimed elsewhere: a busy machine changes its mood."""
GUEST = "127.0.0.67"
INVITED = 25
"""Seconds for which somebody who was invited once begins one rematch after another."""
SILENT = 3_000
TWICE = 2.0
GROWTH = 1.2


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=30, help="of each flood (default 30)")
    parser.add_argument("--kind", choices=KINDS, action="append", help="only this flood (may be repeated)")
    parser.add_argument("--sqlite", action="store_true", help="only on SQLite")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="flood its servers too")
    chosen = parser.parse_args()
    return 1 if flood_all(chosen.seconds, chosen.kind or [*KINDS], chosen.sqlite, chosen.beside) else 0


def host() -> str:
    """A ticket of a new host each time."""
    return Tickets([KEY]).write(Ticket(ANY_MATCH, HOST, time.time_ns()))


@contextmanager
def usual_table(folder: Path, *arguments: str, checkout: Path = HERE) -> Iterator[Process]:
    folder.mkdir(exist_ok=True)
    program, own = (str(python_of(checkout)), "-m", "gonfalon"), environment(checkout)
    process = Process(folder, *arguments, program=program, environment=USUAL | {"PYTHONPATH": own["PYTHONPATH"]})
    try:
        process.start()
        yield process
    finally:
        process.stop()


def flood_all(seconds: int, kinds: Sequence[str], only_sqlite: bool, beside: Path | None) -> list[str]:
    """Flood a server on SQLite and one on PostgreSQL and Redis; returns what is wrong with ours."""
    faults = []
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        stores: dict[str, tuple[str, ...]] = {"SQLite": ()}
        if not only_sqlite:
            services = stack.enter_context(own_services())
            stores["PostgreSQL and Redis"] = ("--postgres", services.postgres_dsn, "--redis", services.redis_url)
        for name, arguments in stores.items():
            print(f"{name}:", flush=True)
            faults += [f"{name}: {fault}" for fault in _flood_one(Path(folder) / name, HERE, arguments, seconds, kinds)]
        if beside:
            print("SQLite, beside:", flush=True)
            for fault in _flood_one(Path(folder) / "beside", beside, (), seconds, kinds):
                print(f"  beside: {fault}", flush=True)
    print("\n".join(faults) or "Friends noticed nothing.")
    return faults


def _flood_one(home: Path, checkout: Path, arguments: Sequence[str], seconds: int, kinds: Sequence[str]) -> list[str]:
    idle_home = home.with_name(f"{home.name}-idle")
    with (
        usual_table(home, *arguments, checkout=checkout) as attacked,
        usual_table(idle_home, checkout=checkout) as idle,
    ):
        return flood(attacked, idle, seconds, kinds)


def flood(attacked: Process, idle: Process, seconds: int, kinds: Sequence[str]) -> list[str]:
    victim = Match(attacked.port, host())
    victim.play(20)
    played_meanwhile(attacked.port, host, _attack(attacked.port, "all", WARMING_UP, victim))
    before, faults = memory(attacked), list[str]()
    for kind in kinds:
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
    print(f"  {rematches(attacked.port, host(), INVITED)} rematches with one invitation in {INVITED} s", flush=True)
    faults += _silence(attacked)
    faults += _aftermath(attacked, before)
    return faults


def _attack(port: int, kind: str, seconds: float, victim: Match) -> Callable[[], Flooding]:
    tickets = (victim.ticket_of("muslim"), victim.ticket_of("watcher"))
    return lambda: Flooding(port, kind, seconds, *tickets, victim.id)


def rematches(port: int, host: str, seconds: float) -> int:
    """How many matches somebody begins who was invited to one against the computer, resigns, and plays again."""
    made, until = 0, time.monotonic() + seconds
    wish = {"game": "navas", "scenario": "basic", "bots": {"christian": "random"}}
    created = json.loads(ask(port, "POST", "/v1/matches", host, json.dumps(wish).encode(), GUEST).body)
    match, ticket = created["match"], created["tickets"]["muslim"]
    contribution = "ab" * 16

    line = Connection(port, address=GUEST)

    def told(what: str, **message: object) -> dict[str, Any]:
        body = json.dumps({"client": f"{made:x>16}", **message}).encode()
        answer = line.ask("POST", f"/v1/matches/{match}/{what}", ticket, body)
        return dict(json.loads(answer.body)) if answer.status == 200 else {}

    while time.monotonic() < until:
        ticket = told("join", name="A").get("ticket", ticket)
        told("commit", round=0, commitment=promise(contribution))
        told("reveal", round=0, contribution=contribution)
        number = json.loads(line.ask("GET", f"/v1/matches/{match}", ticket).body).get("number", 0)
        told("act", answers=number, words=["resign"])
        invitation = told("rematch").get("invitation")
        if invitation:
            match, ticket, made = invitation["match"], invitation["ticket"], made + 1
    line.close()
    return made


def _judge(kind: str, calm: Told, flooded: Told, fate: Counter[str]) -> list[str]:
    ratio, got = flooded.median / calm.median, ", ".join(f"{what} {count:,}" for what, count in fate.most_common())
    print(
        f"  {kind}: friends' median {flooded.median:.1f} ms in {len(flooded.milliseconds)} actions, "
        f"{calm.median:.1f} ms in {len(calm.milliseconds)} while an idle table is attacked: {ratio:.2f} times; "
        f"failed {len(flooded.failed)} and {len(calm.failed)}; the attackers got: {got}",
        flush=True,
    )
    found = [f"{kind}: friends' answers take {ratio:.2f} times as long"] if ratio > TWICE else []
    if len(flooded.milliseconds) * TWICE < len(calm.milliseconds):  # those that were never answered are in no median
        found.append(f"{kind}: friends come to {len(flooded.milliseconds)} instead of {len(calm.milliseconds)} actions")
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
