"""Measure one table process: throughput beside pgbench, latency to a socket, the memory of idle sockets."""

import argparse
import asyncio

from proof.load import sockets, throughput
from proof.load.server import measured_table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--at-once", type=int, default=32)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--pause", type=float, default=10)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--playing", type=int, default=100)
    arguments = parser.parse_args()
    with measured_table() as table:
        print("Throughput in actions per second, acknowledged, checked and durable, relative to pgbench:")
        rounds = asyncio.run(throughput.measure(table, arguments.rounds, arguments.seconds, arguments.at_once))
        print(f"  median ratio {throughput.median(rounds):.2f}")
    with measured_table() as table:
        print(f"Latency from an action to the opponent's socket, {arguments.matches} matches in play:", flush=True)
        found = asyncio.run(sockets.delays(table, arguments.matches, arguments.seconds * 2, arguments.pause))
        print(f"  {found.sent:,} actions: median {found.median:.1f}, p99 {found.p99:.1f}, max {found.worst:.1f} ms")
    with measured_table() as table:  # a new process: what an older one has to spare would hide what sockets take
        print(f"{arguments.sockets:,} idle sockets while {arguments.playing} matches are played:", flush=True)
        rest = asyncio.run(sockets.idle(table, arguments.sockets, arguments.playing, arguments.seconds))
        print(f"  {rest.bytes_each / 1024:.1f} KiB each; {rest.alive:,} alive at the end; p99 {rest.delays.p99:.1f} ms")
    return 0
