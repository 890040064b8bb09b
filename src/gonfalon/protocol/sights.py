"""Converts sights and steps to their form on the wire, and sights back."""

from typing import Any

from msgspec.structs import asdict

from gonfalon.core import Foreseen, Game, Sight
from gonfalon.core.sight import Step
from gonfalon.protocol.updates import ToldForeseen, ToldSight, ToldStep


def told_sight(sight: Sight, game: Game[Any]) -> ToldSight:
    foreseen = [ToldForeseen(one.question, [game.path(word) for word in one.words]) for one in sight.foreseen]
    return ToldSight(
        **asdict(sight) | {"legal": [game.path(word) for word in sight.legal], "foreseen": foreseen},
    )


def told_step(step: Step, looker: int, speaker: Game[Any] | None) -> ToldStep:
    """What the seat was told of it; also as sentences if `speaker`."""
    events = list(step.news.heard_by(looker))
    said = [speaker.say(event) for event in events] if speaker else []
    return ToldStep(step.entry.number, step.entry.actor, step.shown[looker], events, said)


def seen_sight(told: ToldSight) -> Sight:
    foreseen = [Foreseen(one.question, ["".join(steps) for steps in one.words]) for one in told.foreseen]
    return Sight(**asdict(told) | {"legal": told.words, "foreseen": foreseen})
