"""Positions from the records of games that were played for something else."""

from collections.abc import Iterable
from typing import Any

from gonfalon.core import Game, Match, Record
from gonfalon.lab.training.positions import Positions


def recorded_positions(game: Game[Any], records: Iterable[str]) -> Positions:
    """Of every quiet position in which a seat decided something."""
    return Positions.of_games(0, [_positions(game, Record.parse(text)) for text in records])


def _positions(game: Game[Any], record: Record) -> tuple[list[list[int]], float]:
    """The features of a game's positions, and what it was worth to the first seat, from 0 to 1."""
    rules, match = game.rules, Match.follow(record, game)
    state = Match.follow(record, game, until=0).state.copy()
    seen = []
    for taken in match.taken:
        if taken.seat >= 0 and rules.is_quiet(state):
            seen.append(rules.features(state))
        rules.do(state, taken.action)
    return seen, (1 + rules.returns(state)[0]) / 2
