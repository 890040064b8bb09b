"""A match in parts that add up: where the chance to win began, who moved it by how much, and the result."""

from collections.abc import Iterable
from itertools import pairwise

import msgspec

from gonfalon.core.state import FATE


class CurvePoint(msgspec.Struct, frozen=True):
    """After this action of the record, taken by this seat, the chance was so. The start is action 0 of fate."""

    number: int
    actor: int
    chance: float


class Parts(msgspec.Struct, frozen=True):
    """Everything from 0 to 1, for one seat. The first four add up to the result."""

    start: float
    own: float
    others: float
    luck: float
    result: float


def parts_of(curve: list[CurvePoint], seat: int) -> Parts:
    """Each change of the chance belongs to whoever acted then."""
    changes = [(after.actor, after.chance - before.chance) for before, after in pairwise(curve)]
    return Parts(
        start=curve[0].chance,
        own=_total(change for actor, change in changes if actor == seat),
        others=_total(change for actor, change in changes if actor not in (seat, FATE)),
        luck=_total(change for actor, change in changes if actor == FATE),
        result=curve[-1].chance,
    )


def _total(changes: Iterable[float]) -> float:
    return sum(changes, 0.0)
