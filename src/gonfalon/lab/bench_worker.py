"""One contender of the benchmark: python -m gonfalon.lab.bench_worker KIND [GAME [FOLDER]].

Reads one command per line and replies with one line of JSON. `interpreted` ignores compiled modules, `compiled` uses
them, from FOLDER if one is given.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.machinery import FileFinder, SourceFileLoader
from time import perf_counter

SLICE = 0.25
GAMES_TO_COMPARE = 200
SEED = 1212


def main(kind: str, game: str = "", folder: str = "") -> None:
    if kind == "interpreted":
        _ignore_compiled_modules()
    if folder:
        sys.path.insert(0, folder)
    play_one, checksum, costs = _backgammon() if kind == "backgammon" else _ours(game, kind)
    rng = random.Random(SEED)
    answers: dict[str, Callable[[], object]] = {
        "checksum": checksum,
        "costs": costs,
        "play": lambda: _slice(play_one, rng),
    }
    for command in sys.stdin:
        print(json.dumps(answers[command.strip()]()), flush=True)


def _slice(play_one: Callable[[random.Random], int], rng: random.Random) -> dict[str, float]:
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < SLICE:
        decisions += play_one(rng)
        games += 1
    return {"decisions": decisions, "games": games, "seconds": perf_counter() - start}


Contender = tuple[Callable[[random.Random], int], Callable[[], str], Callable[[], dict[str, float]]]
"""Plays one game; computes the checksum of many; measures the cost of guesses and keys."""


def _ours(name: str, kind: str) -> Contender:
    for module in [module for module in sys.modules if module.startswith("gonfalon")]:
        del sys.modules[module]
    from gonfalon.core import registry
    from gonfalon.lab.knowing import costs
    from gonfalon.lab.playing import checksum, random_game, setups

    game = registry.find(name)
    setup = setups(game)[0]
    return (
        lambda rng: len(random_game(game, setup, rng)),
        lambda: checksum(game, GAMES_TO_COMPARE, SEED),
        lambda: costs(game, SEED),
    )


def _backgammon() -> Contender:
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def play_one(rng: random.Random) -> int:
        state, decisions, chance = game.new_initial_state(), 0, rng.random
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return play_one, lambda: "-", dict


def _ignore_compiled_modules() -> None:
    def finder(path: str) -> FileFinder:
        if "gonfalon" not in path:
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()


if __name__ == "__main__":
    main(*sys.argv[1:])
