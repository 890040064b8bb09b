"""A match that begins from a set position instead of the first one.

The position is the arbiter's view with memory, which leaves nothing out. Only our own code makes one, but a record may
come from anybody.
"""

import random
from typing import Any
from zlib import crc32

import msgspec

from gonfalon.core.game import Game
from gonfalon.core.refusal import NO_RULE, Refusal
from gonfalon.core.setup import Result
from gonfalon.core.state import ARBITER, S


def set_state(game: Game[S], position: Any) -> S:
    """The state that a position describes. Raises Refusal if it is none, or an impossible one."""
    try:
        state = lay_out(game, position)
        faults = game.faults(state) or ([] if game.rules.legal(state) else ["nothing can be done"])
    except Exception as error:  # given nonsense, a game may fail in any way
        raise _unusable(type(error).__name__) from error
    if faults:
        raise _unusable(faults[0])
    return state


def lay_out(game: Game[S], position: Any) -> S:
    """The same without any check. May raise anything on nonsense."""
    view = msgspec.convert(msgspec.to_builtins(position), game.view_type)
    return game.guess(view).draw(random.Random(0))


def told_position(game: Game[S], state: S) -> Any:
    """A position as plain data in its canonical form, for setups and records."""
    return msgspec.to_builtins(game.view(state, ARBITER, memory=True))


def _unusable(fault: str) -> Refusal:
    return Refusal("unusable-position", NO_RULE, "position", facts={"fault": fault})


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
