"""A sight as it is told over a line, and as it was before."""

from typing import Any

from msgspec.structs import asdict

from gonfalon.core import Game, Sight
from gonfalon.wire.protocol import ToldSight


def told_sight(sight: Sight, game: Game[Any]) -> ToldSight:
    return ToldSight(**asdict(sight) | {"legal": [game.path(word) for word in sight.legal]})


def seen_sight(told: ToldSight) -> Sight:
    return Sight(**asdict(told) | {"legal": told.words})
