"""Rate the levels of a battle: each plays the one below, and the highest plays the old computer and a fixed plan.

Every finished game is a line of docs/reports/strength/BATTLE.jsonl, so whoever stops it loses nothing: called again it
goes on. At the end it tells shares and ratings as tables. It measures the package that Python finds first.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path
from time import monotonic

import msgspec

from gonfalon.bots import listed_bots
from gonfalon.lab.measures.intervals import told_share
from gonfalon.lab.measures.ratings import ratings, summed
from gonfalon.lab.runs.planned import LabBattle, PlannedGame, battle_of
from gonfalon.lab.runs.played import GameOutcome
from gonfalon.lab.runs.processes import in_processes
from gonfalon.lab.runs.progress import RunProgress

FOLDER = Path(__file__).parents[1] / "docs" / "reports" / "strength"
NEIGHBOURS, OTHERS = 200, 100
"""Games of a pairing."""
FORMER, LEARNED = "greedy", "knight"
"""The rod that everything is measured with, and the level that judges by what was learned, without a search."""
FIXED = {"navas": "tests.lab.column:MiddleColumn"}
"""A plan without any thought; other games have another one."""
FIRST_ATTACK = "tests.lab.first_attack:FirstAttack"
SEED = 40_000
"""Of the first game: no value and no constant was ever chosen on these."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as it is kept."""

    first: str
    second: str
    first_side: str
    seed: int
    winner: str | None
    reason: str
    decisions: int
    seconds: tuple[float, float]
    longest: tuple[float, float]


class Head(msgspec.Struct, frozen=True):
    """The first line: what was played. Other rules or another edition are another ladder."""

    game: str
    scenario: str
    rules: int
    edition: str


def planned(battle: LabBattle) -> list[PlannedGame]:
    """Each pairing has its own seeds, and both games of a pair the same."""
    levels = list(listed_bots(battle.opened()))
    plan = FIXED.get(battle.game, FIRST_ATTACK)
    games = dict.fromkeys(zip(levels[1:], levels, strict=False), NEIGHBOURS)
    games |= {(LEARNED, FORMER): NEIGHBOURS}
    games |= {(levels[-1], other): OTHERS for other in (FORMER, LEARNED, plan) if (levels[-1], other) not in games}
    games |= {(levels[0], plan): OTHERS}
    return [
        PlannedGame(1000 * place + number, bots, number % 2 == 1, SEED + 1000 * place + number // 2)
        for place, (bots, count) in enumerate(games.items())
        for number in range(count)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("battle", help="such as navas-basic or arsuf")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=inf, help="stop after so many; call again to go on")
    asked = parser.parse_args()
    battle, path = battle_of(asked.battle, {}), FOLDER / f"{asked.battle}.jsonl"
    kept = _kept(path, battle)
    wanted = planned(battle)
    found = {(one.first, one.second, one.seed, one.first_side): one for one in kept}
    sides = battle.opened().seats
    missing = [one for one in wanted if (*one.bots, one.seed, sides[one.swapped]) not in found]
    tell = RunProgress(len(missing), lambda outcomes: f"latest: {outcomes[-1].first} against {outcomes[-1].second}")
    played: list[GameOutcome] = []
    with path.open("ab") as file:
        for one in in_processes(asked.workers)(battle, missing, monotonic() + asked.minutes * 60):
            played.append(one.outcome)
            file.write(msgspec.json.encode(msgspec.convert(one.outcome, Line, from_attributes=True)) + b"\n")
            file.flush()
            tell(played)
    print("\n".join(tables(_kept(path, battle))))
    return 0


def _kept(path: Path, battle: LabBattle) -> list[Line]:
    head = Head(battle.game, battle.setup.scenario, battle.rules, battle.digest)
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(msgspec.json.encode(head) + b"\n")
    whole = path.read_bytes().rpartition(b"\n")[0]  # a line that was being written when the run was killed is dropped
    path.write_bytes(whole + b"\n")
    first, *lines = whole.splitlines()
    if msgspec.json.decode(first, type=Head) != head:
        raise SystemExit(f"{path} was played by other rules or with another edition; delete it to begin again")
    return [msgspec.json.decode(line, type=Line) for line in lines]


def tables(lines: Sequence[Line]) -> Iterator[str]:
    by_pair = defaultdict[tuple[str, str], list[Line]](list)
    for line in lines:
        by_pair[line.first, line.second].append(line)
    yield "| | games | share | thinking a game | longest decision |\n|---|---|---|---|---|"
    for (first, second), those in by_pair.items():
        seconds = sum(line.seconds[0] for line in those) / len(those)
        longest = max(line.longest[0] for line in those)
        yield f"| {first} against {second} | {len(those)} | {told(those)} | {seconds:.2f} s | {longest:.2f} s |"
    scores = {pair: [score(line) for line in those] for pair, those in by_pair.items()}
    yield "\n| | rating |\n|---|---|"
    for bot, rating in sorted(ratings(summed(scores), [FORMER]).items(), key=lambda one: -one[1].elo):
        yield f"| {bot} | {1000 + rating.elo:.0f} ± {rating.within:.0f} |"


def score(line: Line) -> float:
    return 0.5 if line.winner is None else float(line.winner == line.first_side)


def told(lines: Sequence[Line]) -> str:
    return told_share(sum(map(score, lines)), len(lines))


if __name__ == "__main__":
    sys.exit(main())
