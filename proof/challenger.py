"""Ask how far a bot can be exploited by one that trains against it alone.

    scripts/prove challenger navas-basic marshal

The challenger searches as long as the bot, and begins with the value that ships. In each round it plays games against
the frozen bot on both sides, and fits two values to how they ended, one for each side, pulled towards the ones before.
At the end it plays games with new seeds: its share is a lower bound of what somebody can make who knows the bot.
Progress goes to standard error. A file in --folder is not made again.
"""

import argparse
import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from gonfalon.bots import Search, find_bot
from gonfalon.bots.files import read_weights
from gonfalon.bots.value import Value
from gonfalon.core import Game
from gonfalon.lab.runs.folder import write_whole
from gonfalon.lab.runs.planned import PlannedGame, battle_of
from gonfalon.lab.runs.played import Arena, Played
from gonfalon.lab.shares import told_share
from gonfalon.lab.training.fit import fit, measure
from gonfalon.lab.training.positions import recorded_positions

NAME = "challenger"
Values = list[list[float]]
"""The weights with which it plays each seat."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("battle", help="such as navas-basic or arsuf")
    parser.add_argument("bot", help="the frozen one; it must search")
    parser.add_argument("--rounds", type=int, default=2, help="of training (default 2)")
    parser.add_argument("--games", type=int, default=600, help="in each round (default 600)")
    parser.add_argument("--final", type=int, default=400, help="games at the end (default 400)")
    parser.add_argument("--folder", type=Path, default=Path("runs/challenger"))
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    game = battle_of(chosen.battle, {}).opened()
    learned = read_weights(game, game.learned() or b"")
    values: Values = [learned] * len(game.seats)
    for number in range(chosen.rounds):
        played = _played(chosen, game, values, f"round-{number + 1}", chosen.games, seed=10**6 * (number + 1))
        _tell(f"round {number + 1}", game, played)
        values = [_fitted(game, played, seat, values[seat]) for seat in range(len(game.seats))]
    _tell("at the end", game, _played(chosen, game, values, "final", chosen.final, seed=10**8))
    return 0


def _played(
    chosen: argparse.Namespace, game: Game[Any], values: Values, name: str, games: int, seed: int
) -> list[Played]:
    path = chosen.folder / f"{chosen.battle}-{chosen.bot}-{chosen.games}-{name}-{games}.json"
    if path.exists():
        return msgspec.json.decode(path.read_bytes(), type=list[Played])
    arena = Arena(battle_of(chosen.battle, {}), {NAME: _challenger(chosen.bot, values)})
    played = []
    for number in range(games):
        planned = PlannedGame(number, (NAME, chosen.bot), number % 2 == 1, seed + number // 2)
        played.append(arena.play(planned))
        print(f"\r{name}: {number + 1} of {games} games\033[K", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    write_whole(path, msgspec.json.encode(played))
    return played


def _challenger(bot: str, values: Values) -> type[Search]:
    frozen = find_bot(bot)
    assert issubclass(frozen, Search), f"{bot} does not search"

    class Challenger(frozen):  # type: ignore[misc, valid-type]
        def __init__(self, game: Game[Any], seat: int, rng: random.Random) -> None:
            super().__init__(game, seat, rng)
            self.value = Value(game.rules, values[seat])

    return Challenger


def _fitted(game: Game[Any], played: list[Played], seat: int, before: list[float]) -> list[float]:
    mine = [one.record for one in played if one.outcome.first_side == game.seats[seat]]
    positions = recorded_positions(game, mine)
    start: NDArray[np.float64] = np.array(before)
    weights = fit(positions, len(before), 1, lambda line: None, start=start)
    told = [measure(positions, one).loss for one in (start, weights)]
    print(f"  {game.seats[seat]}: {len(positions):,} positions, log loss {told[0]:.3f} before, {told[1]:.3f} fitted")
    return [float(weight) for weight in weights]


def _tell(when: str, game: Game[Any], played: list[Played]) -> None:
    print(f"{when}: {told_share(sum(one.outcome.score for one in played), len(played))} of {len(played)} games")
    for side in game.seats:
        scores = [one.outcome.score for one in played if one.outcome.first_side == side]
        print(f"  as {side}: {told_share(sum(scores), len(scores))}", flush=True)
