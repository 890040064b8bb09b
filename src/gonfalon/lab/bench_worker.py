"""One contender of the benchmark: python -m gonfalon.lab.bench_worker KIND [GAME [FOLDER]].

Reads one command per line and replies with one line of JSON. `interpreted` ignores Gonfalon's compiled modules,
`compiled` uses them, from FOLDER if one is given.
"""

import json
import random
import sys
import tomllib
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.metadata import distribution
from pathlib import Path
from time import perf_counter
from types import ModuleType

SLICE = 0.25
SEED = 1212


def main(kind: str, game: str = "", folder: str = "") -> None:
    if kind == "interpreted":
        sys.meta_path.insert(0, Sources())
    if folder:
        sys.path.insert(0, folder)
    play_one, checksum, costs = _backgammon() if kind == "backgammon" else _ours(game)
    rng = random.Random(SEED)
    answers: dict[str, Callable[[], object]] = {
        "misbuilt": lambda: [] if kind == "backgammon" else _misbuilt(kind),
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


def _ours(name: str) -> Contender:
    for module in [module for module in sys.modules if module.startswith("gonfalon")]:
        del sys.modules[module]
    from gonfalon.core import registry
    from gonfalon.lab.random_games import checksum, costs, enough_games, random_game, setups

    game = registry.find(name)
    setup = setups(game)[0]
    return (
        lambda rng: len(random_game(game, setup, rng)),
        lambda: checksum(game, enough_games(game, SEED), SEED),
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


def _misbuilt(kind: str) -> list[str]:
    """The modules listed for the compiler that are not of this kind."""
    project = tomllib.loads(distribution("gonfalon").read_text("extra_metadata/pyproject.toml") or "")
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    root = Path(__file__).parents[2]
    listed = [path.relative_to(root) for one in hook["include"] for path in root.glob(one.removeprefix("/src/"))]
    left_out = [one.removeprefix("/src/") for one in hook["exclude"]]
    names = [".".join(path.with_suffix("").parts) for path in listed if not any(map(path.match, left_out))]
    return [name for name in names if _is_compiled(name) != (kind == "compiled")]


def _is_compiled(name: str) -> bool:
    spec = import_module(name).__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


class Sources(MetaPathFinder):
    """Finds Gonfalon's modules as they were written, not compiled; all others are found as ever."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("gonfalon."):
            return None
        finders = [FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path]
        return next(filter(None, (finder.find_spec(name) for finder in finders)), None)


if __name__ == "__main__":
    main(*sys.argv[1:])
