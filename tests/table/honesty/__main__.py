"""The law of honest bytes against many pairs, and what time tells: python -m tests.table.honesty [PAIRS [ROUNDS]]"""

import asyncio
import random
import sys
import tempfile
import time
from itertools import islice
from pathlib import Path

from tests.games.navas.information.oracle import SEATS
from tests.table.honesty import timing
from tests.table.honesty.laws import worlds
from tests.table.honesty.worlds import pairs

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


if __name__ == "__main__":
    wanted = [int(number) for number in sys.argv[1:]]
    if not wanted or wanted[0]:
        hold_the_law(wanted[0] if wanted else 240)
    time_it(40, wanted[1] if len(wanted) > 1 else 300)
