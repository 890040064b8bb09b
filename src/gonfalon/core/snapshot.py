"""One moment of a match as bytes, to continue from. A snapshot is only a cache of the log."""

from typing import Any
from zlib import crc32

import msgspec

from gonfalon.core.game import Game
from gonfalon.core.position import lay_out
from gonfalon.core.setup import Result
from gonfalon.core.state import S

FORMAT = 1
"""The version of the format. Raise it with every change to how snapshots are written or read."""
SIZE = 4
"""Bytes of a checksum."""


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


def sealed(body: bytes) -> bytes:
    """The same with a checksum, so that what was damaged is not played on."""
    return _checksum(body) + body


def unsealed(data: bytes) -> bytes:
    """Raises SnapshotError if it was damaged."""
    checksum, body = data[:SIZE], data[SIZE:]
    if checksum != _checksum(body):
        raise SnapshotError("This snapshot is damaged")
    return body


def read_snapshot(data: bytes, game: Game[S], commitment: str) -> tuple[Snapshot, S]:
    """The snapshot and its position. Raises SnapshotError for anything that is wrong with it."""
    try:
        snapshot = msgspec.json.decode(unsealed(data), type=Snapshot)
    except msgspec.DecodeError as error:
        raise SnapshotError(f"This snapshot cannot be read: {type(error).__name__}") from error
    if (snapshot.format, snapshot.rules, snapshot.digest) != (FORMAT, game.rules_version, game.digest):
        raise SnapshotError(
            f"This snapshot has format {snapshot.format}, rules {snapshot.rules} and edition {snapshot.digest}; "
            f"wanted: format {FORMAT}, rules {game.rules_version}, edition {game.digest}"
        )
    if snapshot.commitment != commitment:
        raise SnapshotError("This snapshot belongs to another match")
    try:
        return snapshot, lay_out(game, snapshot.view)
    except Exception as error:  # the game may have changed its views without noting it
        raise SnapshotError(f"The position in this snapshot cannot be laid out: {type(error).__name__}") from error


def _checksum(body: bytes) -> bytes:
    return crc32(body).to_bytes(SIZE, "big")
