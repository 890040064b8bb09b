"""Play one game on the hexes: the longest list of actions, the longest activation, the largest messages.

Plays on the wheel that scripts/build-compiled has made, if there is one.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from gonfalon.bots import Greedy
from gonfalon.core import NOBODY, Fate, Match, Setup, registry
from gonfalon.games.navas_hex.rules.options import legal
from gonfalon.games.navas_hex.rules.state import State
from gonfalon.lab.bench import built_wheel, unpack
from proof.sizes import sizes_of_game

UNPACKED = "GONFALON_UNPACKED"
LARGEST_MESSAGE, LARGEST_STEP = 60_000, 8_000
"""Bytes. More is a failure."""
PROVE = Path(__file__).parents[1] / "scripts/prove"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="of the game (default 1)")
    parser.add_argument("--turns", type=int, default=30, help="at most (default 30)")
    parser.add_argument("--decisions", type=int, default=sys.maxsize, help="whose messages are measured (default all)")
    parser.add_argument("--interpreted", action="store_true", help="even if there is a compiled wheel")
    chosen = parser.parse_args()
    wheel = built_wheel()
    if wheel is not None and not chosen.interpreted and UNPACKED not in os.environ:
        return _again_compiled(wheel)
    print(efforts_of_game(chosen.seed, chosen.turns))
    with tempfile.TemporaryDirectory() as folder:
        sizes = asyncio.run(sizes_of_game(Path(folder), Greedy, chosen.seed, chosen.decisions))
    print(sizes)
    return int(max(sizes.message, sizes.newcomer) > LARGEST_MESSAGE or sizes.step > LARGEST_STEP)


def _again_compiled(wheel: Path) -> int:
    with tempfile.TemporaryDirectory() as folder:
        unpack(wheel, folder)
        surroundings = os.environ | {UNPACKED: folder, "PYTHONPATH": folder}
        return subprocess.run(
            [sys.executable, PROVE, "effort", *sys.argv[1:]], env=surroundings, check=False
        ).returncode


class Efforts(msgspec.Struct):
    """In seconds of processor time: the longest list of actions, and the longest activation of a leader."""

    actions: int = 0
    listing: float = 0.0
    activation: float = 0.0


def efforts_of_game(seed: int, turns: int) -> Efforts:
    """Of this many turns, at most."""
    game: Any = registry.find("sword")
    fate = Fate(seed.to_bytes(32), [b"", b""])
    match: Match[State] = Match(game, game.settle(Setup("navas-hex"), with_bot=True), fate=fate)
    bots = [Greedy(game, seat, random.Random(f"{seed} {seat}")) for seat in range(2)]
    found, acting, thought = Efforts(), -1, 0.0
    while match.to_move != NOBODY and match.state.turn <= turns:
        _list(match.state, found)
        sight = match.sight(match.to_move, memory=True)
        if match.state.acting != acting:
            acting, thought = match.state.acting, 0.0
        start = process_time()
        word = bots[match.to_move].choose(sight)
        thought += process_time() - start
        found.activation = max(found.activation, thought)
        match.act(match.to_move, word)
    return found


def _list(s: State, found: Efforts) -> None:
    """How long it takes to list anew what may be done."""
    fresh = s.copy()
    fresh.options = fresh.option_set = fresh.ways = None
    start = process_time()
    actions = len(legal(fresh))
    found.listing = max(found.listing, process_time() - start)
    found.actions = max(found.actions, actions)
