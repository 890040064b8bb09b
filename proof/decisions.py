"""Count the decisions of matches between quick bots that take more than two gestures in the browser.

Each match is the same at every run. `--beside` shows the same decisions to the browser client of another checkout.
"""

import argparse
import json
import random
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.bots import Greedy
from gonfalon.core import NOBODY, Fate, Game, Match, Setup, registry
from gonfalon.lab.random_games import setups

WEB = Path(__file__).parent.parent / "web"
GAMES = 10
TURNS = 3
"""Of the hexes, which take hours."""


class Quick(Greedy):
    guesses = 2
    looks = 60


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each battle (default {GAMES})")
    arguments = parser.parse_args()
    with tempfile.NamedTemporaryFile("wb", suffix=".jsonl") as file:
        for game in map(registry.find, registry.names()):
            for setup in setups(game):
                for seed in range(arguments.games):
                    file.writelines(msgspec.json.encode(each) + b"\n" for each in _decisions(game, setup, seed))
        file.flush()
        here = _counted(WEB, file.name)
        beside = _counted(arguments.beside / "web", file.name) if arguments.beside else {}
        _tell(here, arguments.games)
        if beside:
            print("beside:")
            _tell(beside, arguments.games)
            print("here by beside:", ", ".join(f"{name} {_ratio(here[name], beside[name])}" for name in here))
    return 0


def _decisions(game: Game[Any], setup: Setup, seed: int) -> Iterator[dict[str, Any]]:
    """One match, the same at every run."""
    match: Match[Any] = Match(game, setup, fate=Fate(seed.to_bytes(32), [b""] * 2))
    bots = [Quick(game, seat, random.Random(f"{seed} {seat}")) for seat in range(2)]
    while match.to_move != NOBODY and getattr(match.state, "turn", 0) <= (TURNS if game.name == "sword" else 1000):
        seat = match.to_move
        sight = match.sight(seat, memory=True)
        word = bots[seat].choose(sight)
        yield {
            "game": game.name,
            "battle": f"{game.name} {setup.scenario}",
            "question": sight.prompt.question,
            "legal": [game.path(each) for each in sight.legal],
            "view": sight.view,
            "word": word,
            "luck": game.forecast(sight.view, word) is not None,
        }
        match.act(seat, word)


def _counted(web: Path, positions: str) -> dict[str, Any]:
    done = subprocess.run(["node", WEB / "gestures.mjs", web.resolve(), positions], check=True, stdout=subprocess.PIPE)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _tell(found: dict[str, Any], games: int) -> None:
    for battle, told in found.items():
        print(
            f"  {battle}: {told['decisions'] / games:.1f} decisions a game,",
            f"{_more(told) / games:.1f} of them take more",
            end="  ",
        )
        print(told["counts"], told["verbs"])


def _more(told: dict[str, Any]) -> int:
    """How many take more than two gestures."""
    return sum(times for count, times in told["counts"].items() if int(count) > 2)


def _ratio(here: dict[str, Any], beside: dict[str, Any]) -> str:
    return f"{_more(here) / _more(beside):.2f}" if _more(beside) else "none there"
