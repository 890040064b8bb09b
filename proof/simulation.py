"""Tell what one simulation of the tree search costs, and how long the strongest level thinks about a decision.

A simulation is compared with a copy of a state, one action on it and the list of what may follow, measured by turns in
the same process. Seconds are of the processor. It measures the package that Python finds first.
"""

import argparse
import random
import sys
from statistics import fmean, median
from time import process_time
from typing import Any

from gonfalon.bots import Search, find_bot, listed_bots, tree
from gonfalon.bots.files import value_of
from gonfalon.bots.tree import Tree, one_of
from gonfalon.core import NOBODY, Game
from gonfalon.lab.runs.planned import LabBattle, battle_of
from proof.choices import BATTLES, Position, positions_of

POSITIONS = 20
WORLDS, SIMULATIONS = 64, 2000
TIMES = 20
"""So often each state of a game is copied."""
GOAL, MOST = 12, 16
"""Times the cost of a copy, an action and a list."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--battles", nargs="+", choices=BATTLES, default=BATTLES)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    asked = parser.parse_args()
    print("interpreted" if tree.__file__.endswith(".py") else "compiled")
    dearest = 0.0
    for name in asked.battles:
        battle = battle_of(name, {})
        positions = positions_of(battle, asked.positions)
        dearest = max(dearest, simulation(name, battle, positions))
        decision(name, battle, positions)
    return 1 if dearest > MOST else 0


def simulation(name: str, battle: LabBattle, positions: list[Position]) -> float:
    """How many times a copy, an action and a list; 0 where no tree is searched."""
    game = battle.opened()
    if game.rules.manners() is not None:
        return 0.0
    tried = [(_simulated(game, *one, number), _stepped(battle, number)) for number, one in enumerate(positions)]
    simulated, stepped = (fmean(seconds) for seconds in zip(*tried, strict=True))
    times = simulated / stepped
    print(
        f"{name}: a simulation {simulated * 1e6:.1f} µs, copy + action + list {stepped * 1e6:.2f} µs: {times:.1f} times"
    )
    return times


def _simulated(game: Game[Any], seat: int, sight: Any, number: int) -> float:
    """Seconds a simulation."""
    rng = random.Random(number)
    guess = game.guess(sight.view)
    grown = Tree(value_of(game), [guess.draw(rng) for _ in range(WORLDS)], seat, rng)
    start = process_time()
    grown.grow(SIMULATIONS)
    return (process_time() - start) / SIMULATIONS


def _stepped(battle: LabBattle, number: int) -> float:
    """Seconds for one step, over all states of a game at random, also those in which fate decides."""
    game, rng = battle.opened(), random.Random(number)
    rules, state, steps = game.rules, game.begin(battle.setup), []
    while rules.to_move(state) != NOBODY:
        action = one_of(rules.legal(state), rng)
        steps.append((state, action))
        state = state.copy()
        rules.do(state, action)
    start = process_time()
    for before, action in steps:
        for _ in range(TIMES):
            after = before.copy()
            rules.do(after, action)
            rules.legal(after)
    return (process_time() - start) / TIMES / len(steps)


def decision(name: str, battle: LabBattle, positions: list[Position]) -> None:
    game = battle.opened()
    level = [level for level, kind in listed_bots(game).items() if issubclass(kind, Search)][-1]
    found = []
    for number, (seat, sight) in enumerate(positions):
        bot = find_bot(level)(game, seat, random.Random(number))
        start = process_time()
        bot.choose(sight)
        found.append(process_time() - start)
    print(
        f"{name}, {level}: {median(found):.3f} s a decision, the longest of {len(found)} {max(found):.3f} s", flush=True
    )


if __name__ == "__main__":
    sys.exit(main())
