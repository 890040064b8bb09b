"""Converts sights to their form on the wire and back."""

from typing import Any

from msgspec.structs import asdict

from gonfalon.core import Foreseen, Game, Sight
from gonfalon.wire.protocol import ToldForeseen, ToldSight


def told_sight(sight: Sight, game: Game[Any]) -> ToldSight:
    foreseen = [ToldForeseen(one.question, [game.path(word) for word in one.words]) for one in sight.foreseen]
    return ToldSight(
        **asdict(sight) | {"legal": [game.path(word) for word in sight.legal], "foreseen": foreseen},
    )


def seen_sight(told: ToldSight) -> Sight:
    foreseen = [Foreseen(one.question, ["".join(steps) for steps in one.words]) for one in told.foreseen]
    return Sight(**asdict(told) | {"legal": told.words, "foreseen": foreseen})
