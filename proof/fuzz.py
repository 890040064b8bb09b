"""Play thousands of random games of every battle and check each position that comes up (`gonfalon fuzz`)."""

import argparse

from gonfalon.cli import main as gonfalon
from gonfalon.core import registry

FEWER = {"sword": 50}
"""A game on the hexes takes so many times as long."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="of each battle, on the hexes a fiftieth")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default 1)")
    chosen = parser.parse_args()
    failed = 0
    for name in registry.names():
        games = max(1, chosen.games // FEWER.get(name, 1))
        print(f"{name}: {games:,} games", flush=True)
        failed |= gonfalon(["fuzz", name, "--games", str(games), "--seed", str(chosen.seed)])
    return failed
