"""What the players of a trial write down while they play, for the checks afterwards."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import NamedTuple

import msgspec

from gonfalon.protocol.requests import Join


class Sent(NamedTuple):
    """An action that a player sent, and what became of it: `number` is the last that belongs to it."""

    match: str
    seat: str
    client: str
    answers: int
    word: str
    number: int = 0


class Seated(NamedTuple):
    """A player that was told to be seated; `asked` is when it first asked, in milliseconds since 1970."""

    match: str
    seat: str
    wish: Join
    contribution: str
    """What it revealed last."""
    asked: int


class Spoke(NamedTuple):
    match: str
    seat: str
    text: str
    line: int


class HeardStep(msgspec.Struct, frozen=True):
    """A step as it came over the wire. What was told with it stays as the bytes it was."""

    number: int
    actor: str
    word: str
    events: msgspec.Raw

    @property
    def whole(self) -> tuple[int, str, str, bytes]:
        return self.number, self.actor, self.word, bytes(self.events)


class Heard:
    """Everything that one client was told about one match, over all its streams."""

    def __init__(self, match: str, seat: str) -> None:
        self.match = match
        self.seat = seat
        self.steps: list[HeardStep] = []
        self.lines: list[tuple[int, str, str]] = []

    @property
    def number(self) -> int:
        return self.steps[-1].number if self.steps else 0

    @property
    def line(self) -> int:
        return self.lines[-1][0] if self.lines else 0


class Notes:
    def __init__(self) -> None:
        self.sent: list[Sent] = []
        """Written down before it is sent: of some nobody ever learns what became of them."""
        self.acknowledged: list[Sent] = []
        self.refused: list[Sent] = []
        self.seated: list[Seated] = []
        self.spoke: list[Spoke] = []
        self.heard: list[Heard] = []
        self.begun: dict[str, dict[str, str]] = {}
        """The tickets of every match, by seat."""
        self.over: set[str] = set()
        self.counts: Counter[str] = Counter()
        self.longest: Counter[str] = Counter()
        """The longest wait of each kind, in milliseconds."""
        self.complaints: list[str] = []

    def complain(self, what: str) -> None:
        self.complaints.append(what)

    @contextmanager
    def waiting(self, kind: str) -> Iterator[None]:
        began = monotonic()
        yield
        self.waited(kind, monotonic() - began)

    def waited(self, kind: str, seconds: float) -> None:
        self.longest[kind] = max(self.longest[kind], round(1000 * seconds))
