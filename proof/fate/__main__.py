"""Let a hostile owner and a hostile last joiner try to steer the first hand, many times in every way.

The tests do the same in a small dose. It fails if any way brings the wanted card more often than chance does.
"""

import argparse
from collections import Counter

from proof.fate.tries import is_by_chance, try_as_last_joiner, try_as_owner


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tries", type=int, default=10_000, help="of each (default 10,000)")
    tries, by_chance = parser.parse_args().tries, True
    for who, outcomes in (("owner", try_as_owner(tries)), ("last joiner", try_as_last_joiner(tries))):
        by_chance = is_by_chance(outcomes) and by_chance
        print(f"\n{who}: {len(outcomes)} tries; by chance: {is_by_chance(outcomes)}")
        print("| attempt | result | tries | wanted card |\n|---|---|---|---|")
        for (how, found), count in sorted(Counter((each.how, each.found) for each in outcomes).items()):
            wanted = sum(each.steered for each in outcomes if (each.how, each.found) == (how, found))
            print(f"| {how.replace('_', ' ')} | {found} | {count} | {wanted} |")
    return 0 if by_chance else 1
