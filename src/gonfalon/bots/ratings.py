"""The file of ratings: how strong the bots were measured to be in each scenario, for one edition."""

import logging
from typing import Any

import msgspec

from gonfalon.core import Game

FORMER_COMPUTER = 1000
"""What the greedy bot, the computer of the first releases, is rated at in every scenario."""

log = logging.getLogger("gonfalon.bots")


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
