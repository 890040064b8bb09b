"""One moment of a match as bytes, to go on from: a cache of the log, and no more."""

import random
from typing import Any

import msgspec

from gonfalon.core.game import Game
from gonfalon.core.setup import Result
from gonfalon.core.state import S

FORMAT = 1
"""Of snapshots. Whatever changes how they are written or read raises it."""


class SnapshotError(ValueError):
    """The snapshot cannot be gone on from. The log can: a snapshot is only a cache of it.

    The message is for a log and tells nothing of the position.
    """


class Snapshot(msgspec.Struct, frozen=True):
    """Enough to go on from one moment without the actions before it. Holds everything that is hidden.

    It belongs to one format, one version of the rules and one edition, and is read by no other.
    """

    format: int
    rules: int
    digest: str
    number: int
    view: Any
    draw_offered_by: int | None
    draw_suggested: bool
    asked_back: tuple[int, int] | None
    stood: list[str]
    result: Result | None


def read_snapshot(data: bytes, game: Game[S]) -> tuple[Snapshot, S]:
    """What it tells and the position that it holds. Raises SnapshotError whatever is wrong with it."""
    try:
        snapshot = msgspec.json.decode(data, type=Snapshot)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise SnapshotError(f"This snapshot cannot be read: {error}") from error
    if (snapshot.format, snapshot.rules, snapshot.digest) != (FORMAT, game.rules_version, game.digest):
        raise SnapshotError(
            f"This snapshot has format {snapshot.format}, rules {snapshot.rules} and edition {snapshot.digest}; "
            f"wanted: format {FORMAT}, rules {game.rules_version}, edition {game.digest}"
        )
    try:
        state = game.guess(msgspec.convert(snapshot.view, game.view_type)).draw(random.Random(0))
        sound = not game.faults(state)
    except Exception as error:  # what a game makes of a broken view is its own affair, but no reason to stop
        raise SnapshotError(f"The position in this snapshot cannot be laid out: {type(error).__name__}") from error
    if not sound:
        raise SnapshotError("The position in this snapshot is impossible")
    return snapshot, state
