"""Reads what was learned about a game and measured in it, for one edition: weights of features, ratings of bots."""

import logging
from typing import Any

import msgspec

from gonfalon.bots.value import Value
from gonfalon.core import Game

WEIGHTS_FORMAT = 1
FORMER_COMPUTER = 1000
"""What the greedy bot, the computer of the first releases, is rated at in every scenario."""

log = logging.getLogger("gonfalon.bots")


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fits only the game, the edition and the list of features that it was learned from. `made` tells people how."""

    format: int
    game: str
    edition: str
    made: str
    weights: list[float]


class UnusableWeights(ValueError):
    """The file cannot be read, or belongs to another game, edition or list of features."""


def read_weights(game: Game[Any], data: bytes) -> list[float]:
    """The weight of each feature. Raises UnusableWeights."""
    try:
        found = msgspec.json.decode(data, type=Weights)
    except msgspec.DecodeError as error:
        raise UnusableWeights(f"these weights cannot be read: {error}") from error
    meant = (found.format, found.game, found.edition, len(found.weights))
    needed = (WEIGHTS_FORMAT, game.name, game.digest, game.rules.feature_count())
    if meant != needed:
        raise UnusableWeights(f"these weights are for {meant}, not for {needed}")
    return found.weights


def write_weights(game: Game[Any], made: str, weights: list[float]) -> bytes:
    found = Weights(WEIGHTS_FORMAT, game.name, game.digest, made, weights)
    return msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n"


def value_of(game: Game[Any]) -> Value:
    """What was learned about the game, or its own estimate if nothing was that fits its edition."""
    data = game.learned()
    if data is None:
        return Value(game.rules, [])
    try:
        return Value(game.rules, read_weights(game, data))
    except UnusableWeights as error:
        log.info("the estimate of %s is used instead: %s", game.name, error)
        return Value(game.rules, [])


class Ratings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In Elo points, by scenario and bot. Another edition is another game, for which nothing was measured."""

    game: str
    edition: str
    ratings: dict[str, dict[str, int]]


def rated_bots(game: Game[Any]) -> dict[str, dict[str, int]]:
    """The rating of each measured bot, by scenario; empty if none was measured for this edition."""
    data = game.ratings()
    if data is None:
        return {}
    try:
        found = msgspec.json.decode(data, type=Ratings)
    except msgspec.DecodeError as error:
        log.warning("the ratings of %s cannot be read: %s", game.name, error)
        return {}
    return found.ratings if (found.game, found.edition) == (game.name, game.digest) else {}
