"""Edition data: the numbers and names of a printed game, each with its source."""

import hashlib
from enum import StrEnum
from typing import TypeVar

import msgspec


class Source(StrEnum):
    """How we know an entry. Shown to players."""

    PRINTED = "printed"
    REVIEWED = "reviewed"
    RECONSTRUCTED = "reconstructed"


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every edition file says of itself; a game's own edition adds its pieces."""

    edition: str
    title: str
    note: str


class EditionError(ValueError):
    """The edition file cannot be used; the message says where and why."""


E = TypeVar("E", bound=Edition)


def read_edition(data: bytes, kind: type[E]) -> E:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise EditionError(f"This edition file cannot be read: {error}") from error


def edition_digest(edition: Edition) -> str:
    """Names the content of an edition, whatever the layout of its file."""
    return hashlib.sha256(msgspec.json.encode(edition, order="sorted")).hexdigest()[:16]
