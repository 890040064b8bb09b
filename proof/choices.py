"""Ask every level for its choice in the same positions of each battle, and compare with what docs/reports/choices.json
says: the compiled build, and every version of Python, must choose the same.

With --write it writes that file, after each level. It asks the package that Python finds first; to ask the compiled
build, put that first in PYTHONPATH.
"""

import argparse
import hashlib
import json
import platform
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from gonfalon.bots import LEVELS, find_bot, listed_bots, tree
from gonfalon.bots.tree import one_of
from gonfalon.core import NOBODY, Fate, Match, Sight
from gonfalon.lab.runs.planned import LabBattle, battle_of

BATTLES = ("navas-basic", "navas-advanced", "arsuf", "hattin", "navas-hex")
POSITIONS, FEW = 200, 10
"""Of each battle, and those of them that the gate asks for."""
DEEPEST = {"navas-hex": 400}
"""A position comes after fewer decisions than this, in other battles after fewer than these."""
USUAL = 60
FILE = Path(__file__).parents[1] / "docs" / "reports" / "choices.json"

Position = tuple[int, Sight]
"""A seat that has a choice, and what it is shown."""
Found = dict[str, dict[str, list[str]]]
"""By battle and level: the checksums of the first few choices and of all."""


def choices(battle: LabBattle, level: str, positions: Sequence[Position]) -> Iterator[str]:
    """What a level chooses."""
    game = battle.opened()
    for number, (seat, sight) in enumerate(positions):
        yield find_bot(level)(game, seat, random.Random(f"choice {number}")).choose(sight)


def positions_of(battle: LabBattle, count: int) -> list[Position]:
    """Seeded positions that random play comes to."""
    matches = [stopped(battle, seed) for seed in range(count)]
    return [(match.to_move, match.sight(match.to_move, memory=True)) for match in matches]


def stopped(battle: LabBattle, seed: int) -> Match[Any]:
    """A match between random players, stopped where a seat has a choice."""
    game, rng = battle.opened(), random.Random(f"position {seed}")
    deepest = DEEPEST.get(battle.setup.scenario, USUAL)
    while True:
        match: Match[Any] = Match(game, battle.setup, fate=Fate(rng.randbytes(32), [b""] * len(game.seats)))
        left = int(rng.random() * deepest)
        while match.to_move != NOBODY:
            legal = game.rules.legal(match.state)
            if left <= 0 and len(legal) > 1:
                return match
            match.act(match.to_move, game.word(match.state, one_of(legal, rng)))
            left -= 1


def checksum(words: list[str]) -> str:
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--battles", nargs="+", choices=BATTLES, default=BATTLES)
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS)
    parser.add_argument("--positions", type=int, default=POSITIONS, help="fewer are not compared as a whole")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    known: Found = json.loads(FILE.read_text()) if FILE.exists() else {}
    differ = 0
    print(f"Python {platform.python_version()}, {'interpreted' if tree.__file__.endswith('.py') else 'compiled'}")
    for name in asked.battles:
        battle = battle_of(name, {})
        positions = positions_of(battle, asked.positions)
        for level in [level for level in asked.levels if level in listed_bots(battle.opened())]:
            words = list(choices(battle, level, positions))
            found = [checksum(words[:FEW]), checksum(words)]
            differ += found != known.get(name, {}).get(level)
            known.setdefault(name, {})[level] = found
            print(f"{name}, {level}: {found}", flush=True)
            if asked.write:
                FILE.write_text(json.dumps(known, indent=1) + "\n")
    if asked.write:
        return 0
    print(f"{differ} differ." if differ else "All are the same.")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
