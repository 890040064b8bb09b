"""Rate the levels of a battle: each plays the one below, and the highest plays the old computer and a fixed plan.

Every finished game is a line of docs/reports/strength/BATTLE.jsonl, so whoever stops it loses nothing: called again it
goes on. At the end it tells shares and ratings as tables. It measures the package that Python finds first.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic

import msgspec

from gonfalon.bots import listed_bots
from gonfalon.bots.files import FORMER_COMPUTER
from gonfalon.lab.duel import told_score
from gonfalon.lab.ratings import Rating, ratings, summed
from gonfalon.lab.runs.planned import LabBattle, PlannedGame, battle_of
from gonfalon.lab.runs.played import GameOutcome
from gonfalon.lab.runs.run import Progress, in_processes

FOLDER = Path(__file__).parents[1] / "docs" / "reports" / "strength"
NEIGHBOURS, OTHERS, FEW = 200, 100, 20
"""Games of a pairing; few where one of both compares whole plans, which takes minutes a game."""
FORMER, LEARNED = "greedy", "knight"
"""The rod that everything is measured with, and the level that judges by what was learned, without a search."""
FIXED = {"navas": "tests.lab.column:MiddleColumn"}
"""A plan without any thought; other games have another one."""
FIRST_ATTACK = "tests.lab.first_attack:FirstAttack"
SEED = 40_000
"""Of the first game: no value and no constant was ever chosen on these."""


class Head(msgspec.Struct, frozen=True):
    """The first line: what was played. Other rules, another edition or other bots are another ladder."""

    game: str
    scenario: str
    rules: int
    edition: str
    pairings: list[tuple[str, str]]
    """Their places decide the seeds."""


def planned(battle: LabBattle) -> list[PlannedGame]:
    """Each pairing has its own seeds, and both games of a pair the same."""
    game = battle.opened()
    kinds = listed_bots(game)
    levels, slow = list(kinds), {name for name, kind in kinds.items() if kind.thinks_long(game)}
    plan = FIXED.get(battle.game, FIRST_ATTACK)
    games = dict.fromkeys(zip(levels[1:], levels, strict=False), NEIGHBOURS)
    games |= {(LEARNED, FORMER): NEIGHBOURS}
    games |= {(levels[-1], other): OTHERS for other in (FORMER, LEARNED, plan) if (levels[-1], other) not in games}
    games |= {(levels[0], plan): OTHERS}
    return [
        PlannedGame(1000 * place + number, bots, number % 2 == 1, SEED + 1000 * place + number // 2)
        for place, (bots, count) in enumerate(games.items())
        for number in range(FEW if slow & set(bots) else count)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("battle", help="such as navas-basic or arsuf")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=inf, help="stop after so many; call again to go on")
    asked = parser.parse_args()
    battle, path = battle_of(asked.battle, {}), FOLDER / f"{asked.battle}.jsonl"
    wanted = planned(battle)
    kept = {one.number for one in kept_games(path, battle)}
    missing = [one for one in wanted if one.number not in kept]
    progress = Progress(len(missing))
    with path.open("ab") as file:
        arriving = in_processes(asked.workers)(battle, missing, monotonic() + asked.minutes * 60)
        for done, one in enumerate(arriving, start=1):
            file.write(msgspec.json.encode(one.outcome) + b"\n")
            file.flush()
            progress.tell(done, partial("latest: {} against {}".format, one.outcome.first, one.outcome.second))
    print("\n".join(tables(kept_games(path, battle))))
    return 0


def kept_games(path: Path, battle: LabBattle) -> list[GameOutcome]:
    """Those that were played before. Leaves the program if they were played by other rules or other bots."""
    pairings = list(dict.fromkeys(one.bots for one in planned(battle)))
    head = Head(battle.game, battle.setup.scenario, battle.rules, battle.digest, pairings)
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(msgspec.json.encode(head) + b"\n")
    whole = path.read_bytes().rpartition(b"\n")[0]  # a line that was being written when the run was killed is dropped
    path.write_bytes(whole + b"\n")
    first, *lines = whole.splitlines()
    if msgspec.json.decode(first, type=Head) != head:
        raise SystemExit(
            f"{path} holds games by other rules, of another edition or between other bots; delete it to begin again"
        )
    return [msgspec.json.decode(line, type=GameOutcome) for line in lines]


def tables(outcomes: Sequence[GameOutcome]) -> Iterator[str]:
    by_pair = _by_pair(outcomes)
    yield "| | games | share | thinking a game | longest decision |\n|---|---|---|---|---|"
    for (first, second), those in by_pair.items():
        seconds = sum(one.seconds[0] for one in those) / len(those)
        longest = max(one.longest[0] for one in those)
        yield f"| {first} against {second} | {len(those)} | {told_score(those)} | {seconds:.2f} s | {longest:.2f} s |"
    yield "\n| | rating |\n|---|---|"
    for bot, rating in rated(outcomes).items():
        yield f"| {bot} | {FORMER_COMPUTER + rating.elo:.0f} ± {rating.within:.0f} |"


def rated(outcomes: Sequence[GameOutcome]) -> dict[str, Rating]:
    """All who played, the strongest first."""
    scores = {pair: [one.score for one in those] for pair, those in _by_pair(outcomes).items()}
    return dict(sorted(ratings(summed(scores), [FORMER]).items(), key=lambda one: -one[1].elo))


def _by_pair(outcomes: Sequence[GameOutcome]) -> dict[tuple[str, str], list[GameOutcome]]:
    by_pair = defaultdict[tuple[str, str], list[GameOutcome]](list)
    for one in outcomes:
        by_pair[one.first, one.second].append(one)
    return by_pair


if __name__ == "__main__":
    sys.exit(main())
