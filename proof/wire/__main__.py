"""Compare every byte that a seat is told in pairs of worlds that it cannot tell apart, and the time that answers take.

First a table is measured that thinks a little longer over some hands, which must be noticed.
"""

import argparse
import asyncio
import random
import tempfile
import time
from itertools import islice
from pathlib import Path

from proof.wire import timing
from tests.games.navas.information.oracle import SEATS
from tests.server.honesty.laws import worlds
from tests.server.honesty.worlds import pairs

AT_ONCE = 50


def hold_the_law(count: int) -> None:
    found, start, compared = list(islice(pairs(SEATS, 10_000), count)), time.monotonic(), 0
    for first in range(0, count, AT_ONCE):
        with tempfile.TemporaryDirectory() as folder, worlds(Path(folder)) as tables:
            compared += tables.prove(found[first : first + AT_ONCE])
        print(f"  {min(count, first + AT_ONCE)} of {count} pairs, {time.monotonic() - start:.0f} s", flush=True)
    turns, draws = sum(len(pair.script) for pair in found), sum(turn.draws for pair in found for turn in pair.script)
    forgetful = sum(not pair.worlds[0].memory_aid for pair in found)
    print(f"{count} pairs ({forgetful} without the memory aid), {turns} turns with {draws} draws of fate, ", end="")
    print(f"{compared:,} messages in each world: every byte the same.")


def time_it(count: int, rounds: int) -> None:
    rng, measured = random.Random(1), list[timing.Measured]()
    for at, pair in enumerate(timing.timed_pairs(count), start=1):
        measured += asyncio.run(timing.measure(pair, rounds, rng))
        if at % 10 == 0:
            print(f"  timed {at} of {count} pairs", flush=True)
    print(f"{count} pairs, {rounds} rounds each:")
    print("\n".join(timing.summary(measured)))


def is_noticed() -> bool:
    """Whether a table that thinks a little longer over some hands is caught."""
    apart, unpaired, paired = asyncio.run(timing.of_a_leak())
    print(
        f"a table that dawdles over some hands: {apart / 1000:.0f} ms apart, p {max(unpaired, paired):.1g}", flush=True
    )
    return apart > 1000 and max(unpaired, paired) < 1e-3


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=240, help="of worlds whose bytes are compared (default 240)")
    parser.add_argument("--timed", type=int, default=40, help="pairs whose answers are timed (default 40)")
    parser.add_argument("--rounds", type=int, default=300, help="in which they are timed (default 300)")
    chosen = parser.parse_args()
    noticed = is_noticed()
    if chosen.pairs:
        hold_the_law(chosen.pairs)
    if chosen.timed:
        time_it(chosen.timed, chosen.rounds)
    return 0 if noticed else 1
