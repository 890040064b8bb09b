"""A letter and its text: MessagePack, deflated, in letters that can stand in a link."""

import base64
import binascii
import hashlib
import re
import zlib
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from gonfalon.core.links import LENGTH, SIZE

VERSION = 1
"""The first byte of a letter. What changes so that a program of today would misread it gets another one."""
LAST_VERSION = 15
"""Whatever begins with more is no letter at all."""
LONGEST = 12_000
"""Characters of a letter. The longest turn on the hexes takes a quarter of them."""
LARGEST = 100_000
"""Bytes of its content, however small it was deflated."""
ID_SIZE = 9
CHECK_SIZE = 8

_TEXT = re.compile(r"[A-Za-z0-9_-]+")
_AROUND = re.compile(r"[\s<>\"'.,]+")
_IN_LINK = "#/letter/"

MatchKey = Annotated[bytes, Meta(min_length=ID_SIZE, max_length=ID_SIZE)]
ChainValue = Annotated[bytes, Meta(min_length=SIZE, max_length=SIZE)]
Check = Annotated[bytes, Meta(min_length=CHECK_SIZE, max_length=CHECK_SIZE)]
Short = Annotated[str, Meta(min_length=1, max_length=40)]
Spoken = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, lt=LENGTH)]


class LetterError(ValueError):
    """The letter cannot be used, and nothing was changed. `code` is stable; `facts` fill in its sentence."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Invitation(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag=0):
    """The first letter of a match: what is to be played, and the tip of the writer's chain."""

    match: MatchKey
    game: Short
    rules: Count
    digest: Short
    scenario: Short
    options: dict[Short, Short]
    seat: Short
    """The writer's."""
    name: Short
    tip: ChainValue


class Turn(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag=1):
    """What the writer did since the other's letter, and as much of the own chain as fate needs."""

    match: MatchKey
    serial: Count
    """Letters of a match are counted from 0, the invitation. The two take turns in writing."""
    words: list[Spoken]
    number: Count
    """The last action of the match as the writer has it."""
    revealed: Annotated[int, Meta(ge=-1, lt=LENGTH)]
    """The number of the link; -1 if none had to be revealed."""
    link: Annotated[bytes, Meta(max_length=SIZE)]
    check: Check
    """Of the letter before this one and of all actions up to `number`."""


class Acceptance(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag=2):
    """The second letter: the same as all later ones, and what the invitation told of its writer."""

    name: Short
    tip: ChainValue
    turn: Turn


Letter = Invitation | Turn | Acceptance
_decoder: msgspec.msgpack.Decoder[Letter] = msgspec.msgpack.Decoder(Letter)


def write(letter: Letter) -> str:
    content = bytes([VERSION]) + zlib.compress(msgspec.msgpack.encode(letter), 9)
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def text_in(given: str) -> str:
    """The letter in what somebody pasted: a link or the bare text, perhaps broken into lines. Raises LetterError."""
    if len(given) > 2 * LONGEST:
        raise LetterError("too-long")
    text = _AROUND.sub("", given.rpartition(_IN_LINK)[2])
    if len(text) > LONGEST:
        raise LetterError("too-long")
    if not _TEXT.fullmatch(text):
        raise LetterError("unreadable")
    return text


def read(text: str) -> Letter:
    """Raises LetterError."""
    content = _content(text)
    if content[0] != VERSION:
        raise LetterError("other-version" if VERSION < content[0] <= LAST_VERSION else "unreadable")
    try:
        letter = _decoder.decode(_inflated(content[1:]))
    except (zlib.error, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise LetterError("unreadable") from error
    turn = turn_of(letter)
    if turn and (turn.serial == 0 or (turn.serial == 1) != isinstance(letter, Acceptance)):
        raise LetterError("unreadable")
    return letter


def _content(text: str) -> bytes:
    """At least one byte."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True) or b"\0"
    except (binascii.Error, ValueError) as error:
        raise LetterError("unreadable") from error


def _inflated(data: bytes) -> bytes:
    """Never more than may be in a letter, whatever it claims."""
    inflating = zlib.decompressobj()
    content = inflating.decompress(data, LARGEST)
    if not inflating.eof or inflating.unused_data:
        raise LetterError("unreadable")
    return content


def key_of(letter: Letter) -> bytes:
    return letter.turn.match if isinstance(letter, Acceptance) else letter.match


def turn_of(letter: Letter) -> Turn | None:
    """None for an invitation."""
    return letter.turn if isinstance(letter, Acceptance) else letter if isinstance(letter, Turn) else None


def check_of(before: Letter, actions: Sequence[str]) -> bytes:
    """Of what both must have in common: the letter before this one, and the actions as lines of the record.

    Not of the letter's text: another release may deflate the same letter to another text.
    """
    said = "\n".join(actions).encode("utf-8", "surrogatepass")
    return hashlib.sha256(msgspec.msgpack.encode([before, said])).digest()[:CHECK_SIZE]
