"""A bot's answer, from what its seat is shown and nothing else.

As a program (`python -m gonfalon.table.thinking`) it reads one question a line and writes one answer a line, so
that a table can let a bot think without waiting for it.
"""

import random
import sys
from typing import Any

import msgspec

from gonfalon.bots import BOTS
from gonfalon.core import Game, Sight, registry

_games: dict[tuple[str, int, str], Game[Any]] = {}


class Question(msgspec.Struct, frozen=True):
    """`sight` was taken with a perfect memory; game, rules and digest say what the match belongs to."""

    game: str
    rules: int
    digest: str
    bot: str
    seat: int
    sight: Sight


def think(question: bytes) -> str:
    """What the bot says."""
    asked = msgspec.json.decode(question, type=Question)
    version = asked.game, asked.rules, asked.digest
    if version not in _games:
        _games[version] = registry.opened(*version)
    game = _games[version]
    sight = msgspec.structs.replace(asked.sight, view=msgspec.convert(asked.sight.view, game.view_type))
    return BOTS[asked.bot](game, asked.seat, random.Random()).answer(sight)


def main() -> None:
    for question in sys.stdin.buffer:
        sys.stdout.buffer.write(think(question).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
