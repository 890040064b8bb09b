"""Play hundreds of matches while servers are killed and worse, and check that nothing was lost.

    scripts/prove storm --kills 300 --freezes 60 --disks 2 --jumps 3 --seed 1

Everything runs on free ports of this machine, in a temporary folder. If something was lost, the folder is kept.
"""

import argparse
import asyncio
import os
import shutil
import signal
import tempfile
from pathlib import Path

from proof.storm.storm import FREEZABLE, KINDS
from proof.storm.telling import lines
from proof.storm.trial import Dose, run

SHORT = Dose(
    kills=len(KINDS),
    freezes=len(FREEZABLE),
    disks=int(os.getuid() == 0),
    jumps=2,
    seed=1212,
    pause=2,
    frozen=(1, 6),
    at_once=8,
    play_on=5,
    anew=2,
    limit=300,
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--freezes", type=int, default=0, help="servers that are stopped for 1 to 20 seconds")
    parser.add_argument("--disks", type=int, default=0, help="times that PostgreSQL's disk is full; only for root")
    parser.add_argument("--jumps", type=int, default=0, help="times that the wall clock is set by an hour")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=12, help="the longest between two mishaps, in seconds")
    parser.add_argument("--at-once", type=int, default=32, help="matches in play at the same time")
    parser.add_argument("--limit", type=float, default=10_800, help="timeout of the whole run, in seconds")
    parser.add_argument("--forgetful", action="store_true", help="let PostgreSQL lose writes: the checks must notice")
    parser.add_argument("--short", action="store_true", help="each kind of mishap once, in a few minutes")
    chosen = vars(parser.parse_args())
    dose = SHORT if chosen.pop("short") else Dose(**chosen)
    signal.signal(signal.SIGTERM, lambda *_: os.kill(os.getpid(), signal.SIGINT))  # so that the servers are stopped too
    folder = Path(tempfile.mkdtemp(prefix="gonfalon-storm-"))
    print(f"Servers and their logs are in {folder}", flush=True)
    outcome = asyncio.run(run(dose, folder, lambda line: print(line, flush=True)))
    for line in lines(outcome):
        print(line)
    if outcome.complaints:
        return 1
    shutil.rmtree(folder)
    return 0
