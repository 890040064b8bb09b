"""One moment of a match as bytes, to continue from. A snapshot is only a cache of the log."""

from typing import Any

import msgspec

from gonfalon.core.game import Game
from gonfalon.core.position import lay_out
from gonfalon.core.setup import Result
from gonfalon.core.state import S

FORMAT = 1
"""The version of the format. Raise it with every change to how snapshots are written or read."""


class SnapshotError(ValueError):
    """The snapshot cannot be used. Replay the log instead: a snapshot is only a cache of it.

    The message is meant for a log and reveals nothing about the position.
    """


class Snapshot(msgspec.Struct, frozen=True):
    """Enough to continue from one moment without the actions before it. Contains everything that is hidden.

    It belongs to one format, one version of the rules, one edition and one match, and cannot be read for any other.
    """

    format: int
    rules: int
    digest: str
    commitment: str
    """The commitment to the match's fate: no two matches have the same."""
    number: int
    view: Any
    draw_offered_by: int | None
    draw_suggested: bool
    asked_back: tuple[int, int] | None
    stood: list[str]
    result: Result | None


def read_snapshot(data: bytes, game: Game[S], commitment: str) -> tuple[Snapshot, S]:
    """The snapshot and its position. Raises SnapshotError for anything that is wrong with it."""
    try:
        snapshot = msgspec.json.decode(data, type=Snapshot)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise SnapshotError(f"This snapshot cannot be read: {type(error).__name__}") from error
    if (snapshot.format, snapshot.rules, snapshot.digest) != (FORMAT, game.rules_version, game.digest):
        raise SnapshotError(
            f"This snapshot has format {snapshot.format}, rules {snapshot.rules} and edition {snapshot.digest}; "
            f"wanted: format {FORMAT}, rules {game.rules_version}, edition {game.digest}"
        )
    if snapshot.commitment != commitment:
        raise SnapshotError("This snapshot belongs to another match")
    if not _is_talk_right(snapshot, game):
        raise SnapshotError("The offers or the result in this snapshot are impossible")
    return snapshot, _position(snapshot, game)


def _is_talk_right(snapshot: Snapshot, game: Game[S]) -> bool:
    seats, asked, result = range(len(game.seats)), snapshot.asked_back, snapshot.result
    return (
        snapshot.number >= 0
        and snapshot.draw_offered_by in (None, *seats)
        and (asked is None or (asked[0] in seats and 0 <= asked[1] <= snapshot.number))
        and (result is None or result.winner in (None, *game.seats))
    )


def _position(snapshot: Snapshot, game: Game[S]) -> S:
    try:
        state = lay_out(game, snapshot.view)
        faults = game.faults(state)
    except Exception as error:  # a game may raise anything on a broken view; that is no reason to stop
        raise SnapshotError(f"The position in this snapshot cannot be laid out: {type(error).__name__}") from error
    if faults:
        raise SnapshotError("The position in this snapshot is impossible")
    return state
