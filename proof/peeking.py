"""Let every level answer in worlds that its seat cannot tell apart, and compare all that can be noticed of it.

In Las Navas the hidden cards differ, in open battles what fate keeps secret. First a table that shows its bots too much
must be noticed. Writes docs/reports/peeking.md. It asks the package that Python finds first.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from gonfalon.bots import LEVELS, Search, find_bot, listed_bots, tree
from gonfalon.core import ARBITER, Match
from gonfalon.lab.runs.planned import battle_of
from proof.choices import stopped
from proof.overheard import (
    WORLDS,
    ListeningTable,
    Occasion,
    Overheard,
    hidden_occasions,
    listening_tables,
    open_occasion,
    prove_blind,
)

FILE = Path(__file__).parents[1] / "docs" / "reports" / "peeking.md"
HIDDEN, OPEN = ("navas-basic", "navas-advanced"), ("arsuf", "hattin", "navas-hex")
POSITIONS, FEW = 300, 20
"""Of Las Navas, and of each open battle."""
FIRST = 20_000
HEAD = """\
# Do the computer opponents peek?

- **Tested:** {answers:,} decisions of the computer opponents, each in {worlds} worlds that looked the same to them.
- **Result:** nothing that anybody can notice about an answer depended on hidden cards ({cards} positions of Las Navas),
  or on the secret of the draws (in the other battles).
- **Limit:** the clock of this test stands still while a bot thinks. So the test can't see how long the thinking takes.

## Method

`scripts/prove peeking` plays random games up to a decision and asks every level what it does.
`tests/server/test_honest_bytes.py` is a short version, which runs in the gate (`scripts/check`). We ran it in November
2026, with the {kind} rules.

- In Las Navas an oracle finds {others} other games that looked the same to the seat but have different cards face down.
  It doesn't use the code for views and guesses. In the other battles the same position gets {worlds} different secrets
  for the draws.
- Each world has its own server, and its own process for the bot. The bot has the same random numbers in all worlds.
- These must be the same in all worlds: the bytes that the process receives, the whole answer, all messages about the
  progress, and the moments of these messages and of the answer. The test supplies the clocks and the pauses.
- First the server shows a bot the other hand on purpose, and the test must notice this.

## What was compared

The table shows the number of positions for each level. *Actions* are all actions in the answers in one of the worlds,
and *messages* are what the server tells everybody about these answers.
"""

Compared = Counter[tuple[str, str]]
"""By battle and level, in how many positions."""


class Peeking:
    """What was compared so far."""

    def __init__(self, tables: list[ListeningTable], until: float) -> None:
        self._tables = tables
        self._until = until
        self.answers: Compared = Counter()
        self.words: Counter[str] = Counter()
        """How many were said, by battle."""
        self.told: Counter[str] = Counter()

    async def compare(self, battle: str, occasion: Occasion, searched: bool) -> bool:
        """Returns False if there is no time left."""
        game = occasion.matches[0].game
        for level in [level for level in LEVELS if level in listed_bots(game)]:
            if searched or not issubclass(find_bot(level), Search):
                if monotonic() > self._until:
                    return False
                self._note(battle, level, await prove_blind(self._tables, occasion, level))
        return True

    def _note(self, battle: str, level: str, heard: Overheard) -> None:
        self.answers[battle, level] += 1
        self.words[battle] += len(heard.words)
        self.told[battle] += len(heard.told)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=POSITIONS, help=f"of Las Navas (default {POSITIONS})")
    parser.add_argument("--searched", type=int, default=POSITIONS, help="for levels that search (default all)")
    parser.add_argument(
        "--open", type=int, default=FEW, help=f"of each open battle, no more than of Las Navas (default {FEW})"
    )
    parser.add_argument("--minutes", type=float, default=inf, help="stop after so many")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(_compared(Path(folder), asked))
    FILE.write_text("\n".join([*report(found), ""]))
    return 0


async def _compared(folder: Path, asked: argparse.Namespace) -> Peeking:
    async with listening_tables(folder) as tables:
        assert await is_noticed(tables), "a bot that is shown the other's hand is not noticed"
        found = Peeking(tables, monotonic() + 60 * asked.minutes)
        for done, (battle, number, occasion) in enumerate(_occasions(asked.positions, asked.open), start=1):
            if not await found.compare(battle, occasion, number < asked.searched):
                return found
            if done % 10 == 0:
                print(f"{done} of {asked.positions + len(OPEN) * asked.open} positions", flush=True)
        return found


def _occasions(hidden: int, others: int) -> Iterator[tuple[str, int, Occasion]]:
    """Of all battles by turns, with the number of each in its game, so that whoever stops early has seen all."""
    pauses = [place * hidden // others for place in range(others)]
    for number, occasion in enumerate(islice(hidden_occasions(FIRST), hidden)):
        yield f"navas-{occasion.matches[0].setup.scenario}", number, occasion
        for battle in OPEN if number in pauses else ():
            place = pauses.index(number)
            yield battle, place, open_occasion(stopped(battle_of(battle, {}), place), f"{battle}-{place}")


async def is_noticed(tables: list[ListeningTable]) -> bool:
    """Whether a table is caught that shows a bot what only the arbiter sees."""
    honest = Match.sight

    def leaky(match: Match[Any], seat: int, **more: Any) -> Any:
        sight, view = honest(match, seat, **more), honest(match, ARBITER, **more).view
        return replace(sight, view=replace(sight.view, hands=view.hands, specials=view.specials))

    with patch.object(Match, "sight", leaky):
        try:
            await prove_blind(tables, next(hidden_occasions(1)), "page")
        except AssertionError:
            return True
    return False


def report(found: Peeking) -> Iterator[str]:
    battles = list(dict.fromkeys(battle for battle, _ in found.answers))
    cards = sum(found.answers[battle, LEVELS[0]] for battle in battles if battle in HIDDEN)
    yield HEAD.format(
        answers=sum(found.answers.values()),
        cards=cards,
        worlds=WORLDS,
        others=WORLDS - 1,
        kind="interpreted" if tree.__file__.endswith(".py") else "compiled",
    )
    yield f"| battle | {' | '.join(LEVELS)} | actions | messages |"
    yield "|---" * (len(LEVELS) + 3) + "|"
    for battle in battles:
        counts = [f"{found.answers[battle, level] or '–'}" for level in LEVELS]
        yield f"| {battle} | {' | '.join(counts)} | {found.words[battle]:,} | {found.told[battle]:,} |"


if __name__ == "__main__":
    sys.exit(main())
