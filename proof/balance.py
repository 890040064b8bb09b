"""Let a strong player fight every battle against itself on both sides: which side wins how often, and how?

Each battle is a study of the laboratory (`gonfalon lab study`): it keeps a run in runs/ and goes on where it was
stopped. docs/balance.md tells what came of it.
"""

import argparse
from collections.abc import Iterator

from gonfalon.cli import main as gonfalon
from gonfalon.core import registry
from gonfalon.lab.random_games import setups


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="marshal", help="who plays both sides (default marshal)")
    parser.add_argument("--games", type=int, default=1000, help="of each battle (default 1,000)")
    parser.add_argument("--minutes", type=float, help="stop each battle after so many minutes; call again to go on")
    parser.add_argument("--battles", nargs="+", choices=[scenario for _, scenario in _battles()], help="only these")
    chosen = parser.parse_args()
    failed = 0
    for game, scenario in _battles():
        if not chosen.battles or scenario in chosen.battles:
            asked = ["lab", "study", f"{game}-{scenario}", chosen.bot, "--games", str(chosen.games)]
            failed |= gonfalon([*asked, *(["--minutes", str(chosen.minutes)] if chosen.minutes else [])])
    return failed


def _battles() -> Iterator[tuple[str, str]]:
    for game in registry.installed():
        yield from ((game.name, setup.scenario) for setup in setups(game))
