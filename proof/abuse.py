"""Attack a table with bad requests and broken sockets, and check that nothing came of it.

It uses the loopback. One match is attacked and must not change; meanwhile two friends play another one.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

from gonfalon.server.tokens import ANY_MATCH, HOST, Ticket, Tickets
from tests.server.honesty.attacks import SOCKET_KINDS, Attack, storm
from tests.server.honesty.enemies import Enemy
from tests.server.honesty.raw import Socket, Stream
from tests.server.honesty.strangers import try_everything
from tests.server.honesty.victims import SEATS, Match, everything, is_well, secrets_of
from tests.server.processes import UNBOUNDED

KEY = "the only key of a table under attack"
SILENT = 10
TOLD_EVERY = 5_000


class Besieged:
    """A table in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.file, self.log = folder / "table.sqlite", folder / "log"
        self.port = free_port()
        command = (sys.executable, "-m", "gonfalon", "serve", "--port", str(self.port), "--file", str(self.file))
        environment = os.environ | UNBOUNDED | {"GONFALON_KEYS": KEY}
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(command, stderr=log, stdout=log, env=environment)
        self.tickets = Tickets([KEY])
        self._wait()

    def _wait(self) -> None:
        for _ in range(200):
            time.sleep(0.1)
            try:
                if is_well(self.port):
                    return
            except OSError:
                continue
        raise SystemExit(f"The table did not start: {self.log.read_text()}")

    def match(self) -> Match:
        return Match(self.port, self.tickets.write(Ticket(ANY_MATCH, HOST, int(time.time()) + 3600)))

    def memory(self) -> float:
        """In megabytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024

    def files(self) -> int:
        return len(list(Path(f"/proc/{self._process.pid}/fd").iterdir()))

    def end(self) -> int:
        self._process.terminate()
        return self._process.wait(30)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Friends(threading.Thread):
    """Two players who keep playing and measure the latency of their actions."""

    def __init__(self, table: Besieged) -> None:
        super().__init__(daemon=True)
        self._table = table
        self.milliseconds: list[float] = []
        self.failed: BaseException | None = None
        self.stopped = False
        self.names: list[str] = []

    def run(self) -> None:
        try:
            while not self.stopped:
                match = self._table.match()
                self.names.append(match.id)
                self._play(match)
        except BaseException as error:
            self.failed = error

    def _play(self, match: Match) -> None:
        for _ in range(60):
            if self.stopped:
                return
            match.play(1)
            self.milliseconds.append(match.took * 1000)
            time.sleep(0.05)


def attack(table: Besieged, victim: Match, options: argparse.Namespace) -> Counter[Any]:
    start, told = time.monotonic(), 0
    target = victim.target()

    def tell(inputs: int) -> None:
        nonlocal told
        if inputs - told >= TOLD_EVERY:
            told = inputs
            seconds = time.monotonic() - start
            rate = inputs / seconds
            print(f"  {inputs:>7,} of {options.inputs:,} in {seconds:.0f} s, {rate:,.0f} per second", flush=True)

    attacks = []
    for number in range(options.enemies):
        rng = random.Random(f"{options.seed} {number}")
        enemy = Enemy(rng, target, table.tickets, int(time.time()))
        attacks.append(Attack(table.port, enemy, rng, f"/v1/matches/{victim.id}/socket", secrets_of(table.file)))
    return asyncio.run(storm(attacks, options.inputs, tell))


def describe(seen: Counter[Any], seconds: float) -> None:
    sockets = sum(count for (kind, _), count in seen.items() if kind in SOCKET_KINDS)
    print(f"{seen.total():,} bad inputs in {seconds:.0f} s, {sockets:,} of them on sockets. All responses allowed:")
    kinds: dict[str, Counter[str]] = {}
    for (kind, (status, code)), count in seen.items():
        name = code if re.fullmatch(r"[a-z-]+", code) else ""
        kinds.setdefault(kind, Counter())[f"{status or 'closed'} {name}".strip()] += count
    for kind, answers in sorted(kinds.items()):
        most = ", ".join(f"{name} {count:,}" for name, count in answers.most_common(6))
        print(f"  {kind:20} {answers.total():>6,}  {most}")


def log_lines(table: Besieged) -> Counter[str]:
    lines = [json.loads(line) for line in table.log.read_text().splitlines() if line.startswith("{")]
    return Counter(f"{line['level']}: {line['what'].strip()}" for line in lines if line["level"] != "info")


def without(names: list[str], rows: dict[str, list[Any]]) -> dict[str, list[Any]]:
    return {table: [row for row in found if row[0] not in names] for table, found in rows.items()}


def faults(table: Besieged, victim: Match, friends: Friends, listening: list[Any]) -> list[str]:
    """What is wrong after the attack. The victim's next action must reach every subscriber."""
    found = [] if is_well(table.port) else ["the table is not healthy"]
    if friends.failed:
        found.append(f"the two friends could not go on playing: {friends.failed!r}")
    before = victim.target().number
    victim.play(1)
    told = [json.loads(subscriber.told()[0]) for subscriber in listening]
    if not all(update.get("told") == "news" and update["number"] > before for update in told):
        found.append("some idle subscribers did not receive the next action")
    log = table.log.read_text()
    words = [word for word in victim.secret_words if " " in word]
    found += [f"the log contains {secret!r}" for secret in (*victim.tickets, *words) if secret in log]
    found += [f"the log contains {what!r}" for what in ("request failed", "Exception in ASGI") if what in log]
    return found


def run_schemathesis(table: Besieged, options: argparse.Namespace, folder: Path) -> list[str]:
    """Run Schemathesis against a match of its own."""
    match = table.match()
    match.play(12)
    ticket = table.tickets.write(Ticket(match.id, SEATS[0], int(time.time()) + 3600))
    address = f"http://127.0.0.1:{table.port}"
    done = try_everything(address, match.id, ticket, folder, examples=options.examples, seed=options.seed)
    cases = re.findall(r"([\d,]+) generated", done.stdout)
    print(f"Schemathesis made {cases[0] if cases else 'no'} requests from the OpenAPI document")
    match.play(1)
    return [] if done.returncode == 0 else [done.stdout[-4000:]]


def besiege(table: Besieged, options: argparse.Namespace) -> list[str]:
    victim, friends = table.match(), Friends(table)
    victim.play(12)
    path = f"/v1/matches/{victim.id}"
    tickets = [table.tickets.write(Ticket(victim.id, seat, int(time.time()) + 3600)) for seat in SEATS] * SILENT
    listening: list[Any] = [Socket(table.port, f"{path}/socket", ticket) for ticket in tickets]
    listening += [Stream(table.port, f"{path}/stream", ticket) for ticket in tickets]
    for subscriber in listening:
        subscriber.told()
    before, memory, files = everything(table.file), table.memory(), table.files()
    friends.start()
    start = time.monotonic()
    seen = attack(table, victim, options)
    seconds = time.monotonic() - start
    friends.stopped = True
    friends.join()
    after = without(friends.names, everything(table.file))
    describe(seen, seconds)
    took = sorted(friends.milliseconds)
    print(f"Meanwhile two friends took {len(took):,} actions: median {statistics.median(took):.0f} ms, "
          f"p99 {took[len(took) * 99 // 100]:.0f} ms")  # fmt: skip
    time.sleep(1)
    print(f"Memory {memory:.0f} MB before, {table.memory():.0f} MB after; open files {files}, then {table.files()}")
    found = faults(table, victim, friends, listening)
    for subscriber in listening:
        subscriber.close()
    print("In the log:", *(f"  {count:>6,} × {what}" for what, count in log_lines(table).most_common()), sep="\n")
    return [*found, *([] if after == before else ["the stored data has changed"])]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--enemies", type=int, default=8, help="number of concurrent attackers")
    parser.add_argument("--examples", type=int, default=100, help="requests that Schemathesis makes for each endpoint")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        table = Besieged(Path(folder))
        print(f"Table on port {table.port}; seed {options.seed}, {options.enemies} enemies", flush=True)
        try:
            found = besiege(table, options)
            found += run_schemathesis(table, options, Path(folder))
        finally:
            code = table.end()
        found += [] if code in (0, -signal.SIGTERM) else [f"the table exited with {code}"]
    print("\n".join(found) or "The attacked match is unchanged and playable; nothing leaked; the table is healthy.")
    return 1 if found else 0
