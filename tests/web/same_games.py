"""Seeded games and seeded choices of bots, as one line: the same in every build. Runs by itself, in browsers too."""

import json
import random
from typing import Any

from gonfalon.bots import Bot, Knight, Marshal
from gonfalon.core import FATE, Game, Match, registry
from gonfalon.lab.random_games import checksum, setups

GAMES = {"navas": 12, "saladin": 12, "sword": 1}
DECISIONS = 6


def chosen(game: Game[Any], kind: type[Bot]) -> list[str]:
    """What a bot says at the first decisions of each scenario."""
    words: list[str] = []
    for setup in setups(game):
        match, rng = Match(game, setup), random.Random(3)
        bots = [kind(game, seat, rng) for seat in range(len(game.seats))]
        for _ in range(DECISIONS):
            while match.to_move == FATE:
                match.act(FATE, rng.choice(match.sight(FATE).legal))
            word = bots[match.to_move].choose(match.sight(match.to_move))
            words.append(word)
            match.act(match.to_move, word)
    return words


def told() -> str:
    found = {name: checksum(registry.find(name), games, seed=1) for name, games in GAMES.items()}
    choices = {name: [chosen(registry.find(name), kind) for kind in (Knight, Marshal)] for name in ("navas", "saladin")}
    return json.dumps([found, choices])


print(told())
