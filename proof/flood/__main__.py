"""Flood servers with their usual limits from one address: on SQLite, with PostgreSQL and Redis, and behind nginx.

What friends at another address notice is compared with what they notice while an idle server is flooded. With --beside
the servers of another checkout are flooded too, in turn with ours.
"""

import argparse
import json
import os
import re
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from gonfalon.server.matches.match_head import promise
from proof.checkouts import HERE
from proof.flood.attackers import KINDS, Flooding
from proof.flood.friends import Told, comes_in, played_meanwhile, silent_lines
from proof.flood.targets import MANNERS, Server, Target, host, target
from tests.server.honesty.raw import Connection, ask
from tests.server.honesty.victims import Match, is_well
from tests.server.processes import Process
from tests.server.services import Services, own_services

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
    parser.add_argument("--on", choices=MANNERS, action="append", help="only such servers (may be repeated)")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="flood its servers too")
    chosen = parser.parse_args()
    checkouts = {"ours": HERE} | ({"beside": chosen.beside.resolve()} if chosen.beside else {})
    faults = list[str]()
    with own_services() as services:
        for manner in chosen.on or MANNERS:
            print(f"{MANNERS[manner]}:", flush=True)
            found = flood_all(checkouts, manner, services, chosen.seconds, chosen.kind or [*KINDS])
            faults += [f"{MANNERS[manner]}: {fault}" for fault in found]
    print("\n".join(faults) or "Friends noticed nothing.")
    return 1 if faults else 0


def flood_all(
    checkouts: dict[str, Path], manner: str, services: Services, seconds: int, kinds: Sequence[str]
) -> list[str]:
    """Returns what is wrong with our servers."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        besieged = {
            name: Siege(stack.enter_context(target(Path(folder) / name, checkout, manner, services)), name)
            for name, checkout in checkouts.items()
        }
        for kind in kinds:
            for siege in besieged.values():
                siege.flood(kind, seconds)
        for siege in besieged.values():
            siege.end()
        return besieged["ours"].faults


class Siege:
    """One attack after another on a server."""

    def __init__(self, target: Target, name: str) -> None:
        self.faults = list[str]()
        self._attacked, self._idle = target
        self._name = name
        self._victim = Match(self._port, host())
        self._victim.play(20)
        played_meanwhile(self._port, host, self._attack(self._attacked, "all", WARMING_UP))
        self._before = memory(self._attacked.process)

    @property
    def _port(self) -> int:
        return self._attacked.port

    def _attack(self, on: Server, kind: str, seconds: float) -> Callable[[], Flooding]:
        tickets = (self._victim.ticket_of("muslim"), self._victim.ticket_of("watcher"))
        return lambda: Flooding(on.port, kind, seconds, *tickets, self._victim.id)

    def flood(self, kind: str, seconds: float) -> None:
        calm, flooded = Told([], []), Told([], [])
        fates = [Counter[str](), Counter[str]()]
        for _ in range(ROUNDS):
            for server, told, fate in zip((self._idle, self._attacked), (calm, flooded), fates, strict=True):
                more, became = played_meanwhile(self._port, host, self._attack(server, kind, seconds / ROUNDS))
                told.milliseconds.extend(more.milliseconds)
                told.failed.extend(more.failed)
                fate.update(became)
        self.faults += _judge(f"{self._name}, {kind}", calm, flooded, fates[1])

    def end(self) -> None:
        print(f"  {self._name}: {rematches(self._port, host(), INVITED)} rematches with one invitation in {INVITED} s")
        self.faults += self._silence()
        self.faults += self._aftermath()

    def _silence(self) -> list[str]:
        lines = silent_lines(self._port, SILENT)
        try:
            waits = [comes_in(self._port) for _ in range(20)]
        except (OSError, EOFError, AssertionError) as error:
            return [f"{SILENT} silent connections keep friends out: {error!r}"]
        finally:
            for line in lines:
                line.close()
        print(f"  {SILENT:,} silent connections: 20 friends came in, the slowest after {max(waits):.0f} ms", flush=True)
        return []

    def _aftermath(self) -> list[str]:
        time.sleep(1)
        process, before = self._attacked.process, self._before
        after = memory(process)
        print(f"  memory {before:.1f} MB before, {after:.1f} MB after", flush=True)
        found = [f"memory grew from {before:.1f} to {after:.1f} MB"] if after > GROWTH * before else []
        found += [] if is_well(process.port) else ["the table is not healthy"]
        return found + (["a traceback in the log"] if "Traceback" in process.log.read_text() else [])


def rematches(port: int, host: str, seconds: float) -> int:
    """How many matches somebody begins who was invited to one against the computer, resigns, and plays again."""
    made, until = 0, time.monotonic() + seconds
    wish = {"game": "navas", "scenario": "basic", "bots": {"christian": "random"}}
    created = json.loads(ask(port, "POST", "/v1/matches", host, json.dumps(wish).encode(), GUEST).body)
    match, ticket = created["match"], created["tickets"]["muslim"]
    contribution = "ab" * 16

    def told(what: str, **message: object) -> dict[str, Any]:
        body = json.dumps({"client": f"{made:x>16}", **message}).encode()
        answer = line.ask("POST", f"/v1/matches/{match}/{what}", ticket, body)
        return dict(json.loads(answer.body)) if answer.status == 200 else {}

    while time.monotonic() < until:
        line = Connection(port, address=GUEST)  # a new one each time: nginx closes those that ask a thousand times
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
        f"failed {len(flooded.failed)} and {len(calm.failed)}; load {os.getloadavg()[0]:.1f}; the attackers got: {got}",
        flush=True,
    )
    found = [f"{kind}: friends' answers take {ratio:.2f} times as long"] if ratio > TWICE else []
    if len(flooded.milliseconds) * TWICE < len(calm.milliseconds):  # those that were never answered are in no median
        found.append(f"{kind}: friends come to {len(flooded.milliseconds)} instead of {len(calm.milliseconds)} actions")
    return found + [f"{kind}: {failure}" for failure in (*flooded.failed, *calm.failed)]


def memory(process: Process) -> float:
    """In megabytes."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024
