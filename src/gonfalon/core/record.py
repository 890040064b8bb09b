"""The record of a match: text that a person can read, compare and mail.

Every line ends in a tag that depends on all lines up to it, so a change of one character anywhere is detected, at its
line. The list of actions, including fate's, is enough to rebuild every position without any generator.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, TypeVar

import msgspec

from gonfalon.core.fate import Fate, commitment_to
from gonfalon.core.game import FATE_NAME, Game
from gonfalon.core.links import SIZE, Chain, ChainLink, FateOfTwo
from gonfalon.core.setup import Origin, Result, Setup

FIRST_LINE = "gonfalon record 1"
LAST_LINE = "end"
HIDDEN = "hidden"
"""A placeholder for a set position until the match is over."""
_MARK = "  #"
_LINK = "link "

V = TypeVar("V")


class RecordError(ValueError):
    """The record cannot be used. `line` says where, counted from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"Line {line} of this record {why}")
        self.line = line


class Entry(msgspec.Struct, frozen=True):
    """One numbered action: who took it and its word."""

    number: int
    actor: str
    word: str


def last_fated(entries: Sequence[Entry]) -> int:
    """The number of the last decision after which fate has drawn, 0 for the beginning; -1 if it never has."""
    found, decided = -1, 0
    for entry in entries:
        if entry.actor == FATE_NAME:
            found = decided
        else:
            decided = entry.number
    return found


class Record(msgspec.Struct, kw_only=True):
    game: str
    rules: int
    edition: str
    digest: str
    setup: Setup
    players: dict[str, str]
    commitment: str = ""
    contributions: dict[str, str] = {}
    tips: dict[str, str] = {}
    """Of the seats' chains, in a match between two that nobody keeps: instead of a commitment and contributions."""
    links: dict[str, tuple[int, str]] = {}
    """The deepest link of each chain that fate has used, with its number."""
    entries: list[Entry] = []
    result: Result | None = None
    secret: str | None = None

    def text(self) -> str:
        return seal(self.lines())

    def lines(self) -> Iterator[str]:
        yield from self.heading()
        for entry in self.entries:
            yield f"{entry.number} {entry.actor} {entry.word}"
        for seat, (number, link) in self.links.items():
            yield f"{_LINK}{seat} {number} {link}"
        if self.secret is not None:
            yield f"secret {self.secret}"
        if self.result is not None:
            yield f"result {self.result.winner or 'draw'} {self.result.reason} {self.result.rule}"
            yield LAST_LINE

    @property
    def is_set(self) -> bool:
        """Whether the match began from a set position."""
        return self.setup.position is not None

    def heading(self) -> Iterator[str]:
        yield FIRST_LINE
        yield from self.agreed()
        if self.is_set:
            yield self.position_line()
        if origin := self.setup.origin:
            yield f"origin {origin.match} {origin.number}"
        for seat, player in self.players.items():
            yield f"seat {seat} {player}"
        if not self.tips:
            yield f"commitment {self.commitment}"
        for seat, tip in self.tips.items():
            yield f"tip {seat} {tip}"
        for seat, contribution in self.contributions.items():
            yield f"contribution {seat} {contribution}"

    def agreed(self) -> Iterator[str]:
        """What everybody was told before play."""
        yield f"game {self.game} {self.rules}"
        yield f"edition {self.edition} {self.digest}"
        yield f"scenario {self.setup.scenario}"
        for name, value in sorted(self.setup.options.items()):
            yield f"option {name} {value}"

    def position_line(self) -> str:
        told = HIDDEN if self.setup.position == HIDDEN else msgspec.json.encode(self.setup.position).decode()
        return f"position {told}"

    def revealed_fate(self, seats: Sequence[str]) -> Fate | FateOfTwo:
        """The fate of the match. Raises ValueError if it is not revealed, or is not the one that was committed to."""
        if self.tips:
            return self._fate_of_two(seats)
        if self.secret is None:
            raise ValueError("The secret has not been revealed, so nothing can be proved yet.")
        if self.contributions.keys() != set(seats):
            raise ValueError("The contributions are not those of the seats of this game.")
        fate = Fate(bytes.fromhex(self.secret), [bytes.fromhex(self.contributions[seat]) for seat in seats])
        if fate.commitment != self.commitment:
            raise ValueError("The revealed secret is not the one that was committed to before play.")
        return fate

    def promise_of(self, seat: str) -> str:
        """What this seat must have committed to before play."""
        return self.tips.get(seat) or commitment_to(bytes.fromhex(self.contributions.get(seat, "")))

    def _fate_of_two(self, seats: Sequence[str]) -> FateOfTwo:
        if self.tips.keys() != set(seats) or not self.links.keys() <= set(seats):
            raise ValueError("The chains are not those of the seats of this game.")
        links = {seat: ChainLink(number, bytes.fromhex(value)) for seat, (number, value) in self.links.items()}
        return FateOfTwo({seat: Chain.of_tip(bytes.fromhex(self.tips[seat]), links.get(seat)) for seat in seats})

    def check_game(self, game: Game[Any]) -> None:
        """A record can only be followed with the rules and the edition that it was played with."""
        if (self.game, self.rules) != (game.name, game.rules_version):
            raise RecordError(2, f"asks for {self.game} rules {self.rules}; these are {game.name} {game.rules_version}")
        if self.digest != game.digest:
            raise RecordError(3, f"asks for edition {self.edition} {self.digest}; this is {game.edition.edition}")

    def line_of(self, number: int) -> int:
        """The line number of an action."""
        return sum(1 for _ in self.heading()) + number

    def line_saying(self, tried: str) -> int:
        """The line number of the heading line that says this, or else of the scenario."""
        for number, line in enumerate(self.heading(), start=1):
            said = line.split(" ", 2)
            if number > 3 and (tried in said[1:] or tried == said[0] == "position"):
                return number
        return 4

    @staticmethod
    def parse(text: str, *, unfinished: bool = False) -> "Record":
        """Parse a record. One that was cut off is refused unless `unfinished`; one that ends in links is whole."""
        lines = unseal(text)
        if lines[0] != FIRST_LINE:
            raise RecordError(1, f"should read {FIRST_LINE!r}: this is not a record in a known format")
        if lines[-1] != LAST_LINE and not lines[-1].startswith(_LINK) and not unfinished:
            raise RecordError(len(lines), "is the last one, but the match goes on: the record was cut off")
        record = _Reader().read(lines)
        _check_spelling(lines, record)
        return record


class _Reader:
    """Reads a record line by line; the first word of a line selects the method."""

    def __init__(self) -> None:
        self._fields: dict[str, object] = {}
        self._options: dict[str, str] = {}
        self._origin: Origin | None = None
        self._players: dict[str, str] = {}
        self._contributions: dict[str, str] = {}
        self._tips: dict[str, str] = {}
        self._links: dict[str, tuple[int, str]] = {}
        self._entries: list[Entry] = []

    def read(self, lines: list[str]) -> Record:
        for number, line in enumerate(lines[1 : -1 if lines[-1] == LAST_LINE else None], start=2):
            try:
                self._take(*line.split(" ", 1))
            except (TypeError, ValueError, AttributeError, RecursionError, msgspec.MsgspecError) as error:
                raise RecordError(number, f"cannot be read: {line!r}") from error
        try:
            return self._record()
        except KeyError as error:
            raise RecordError(len(lines), f"is the last one, but {error} is missing") from error

    def _take(self, first: str, rest: str = "") -> None:
        if first.isdecimal():
            self._entry(int(first), rest)
        else:
            getattr(self, f"_take_{first}")(rest)

    def _entry(self, number: int, rest: str) -> None:
        actor, word = rest.split(" ", 1)
        if number != len(self._entries) + 1:
            raise ValueError(number)
        self._entries.append(Entry(number, actor, word))

    def _take_game(self, rest: str) -> None:
        name, rules = rest.split(" ")
        _keep(self._fields, "game", name)
        _keep(self._fields, "rules", int(rules))

    def _take_edition(self, rest: str) -> None:
        name, digest = rest.split(" ")
        _keep(self._fields, "edition", name)
        _keep(self._fields, "digest", digest)

    def _take_scenario(self, rest: str) -> None:
        _keep(self._fields, "scenario", rest)

    def _take_option(self, rest: str) -> None:
        name, value = rest.split(" ")
        _keep(self._options, name, value)

    def _take_position(self, rest: str) -> None:
        position = msgspec.json.decode(rest)
        if position is None:
            raise ValueError(rest)
        _keep(self._fields, "position", position)

    def _take_origin(self, rest: str) -> None:
        match, number = rest.split(" ")
        if self._origin:
            raise ValueError(rest)
        self._origin = Origin(match, int(number))

    def _take_seat(self, rest: str) -> None:
        seat, player = rest.split(" ", 1)
        _keep(self._players, seat, player)

    def _take_commitment(self, rest: str) -> None:
        _keep(self._fields, "commitment", _hex(rest))

    def _take_contribution(self, rest: str) -> None:
        seat, contribution = rest.split(" ")
        _keep(self._contributions, seat, _hex(contribution))

    def _take_tip(self, rest: str) -> None:
        seat, tip = rest.split(" ")
        if len(_hex(tip)) != 2 * SIZE:
            raise ValueError(rest)
        _keep(self._tips, seat, tip)

    def _take_link(self, rest: str) -> None:
        seat, number, link = rest.split(" ")
        _keep(self._links, seat, (int(number), _hex(link)))

    def _take_secret(self, rest: str) -> None:
        _keep(self._fields, "secret", _hex(rest))

    def _take_result(self, rest: str) -> None:
        winner, reason, rule = rest.split(" ")
        _keep(self._fields, "result", Result(None if winner == "draw" else winner, reason, rule))

    def _record(self) -> Record:
        fields = dict(self._fields)
        setup = Setup(str(fields.pop("scenario")), self._options, fields.pop("position", None), self._origin)
        promised = "commitment" in fields or self._tips
        missing = {"game", "edition", "commitment"} - fields.keys() - ({"commitment"} if promised else set())
        if missing:
            raise KeyError(min(missing))
        return msgspec.convert(
            fields
            | {
                "setup": setup,
                "players": self._players,
                "contributions": self._contributions,
                "tips": self._tips,
                "links": self._links,
                "entries": self._entries,
            },
            Record,
        )


def _keep(fields: dict[str, V], name: str, value: V) -> None:
    """Each thing may be stated only once."""
    if name in fields:
        raise ValueError(name)
    fields[name] = value


def _hex(text: str) -> str:
    if bytes.fromhex(text).hex() != text:
        raise ValueError(text)
    return text


def _check_spelling(lines: list[str], record: Record) -> None:
    """A record has one canonical spelling, so that the same match never has two records."""
    for number, (line, ours) in enumerate(zip_longest(lines, record.lines()), start=1):
        if line is not None and line != ours:
            raise RecordError(number, f"is not in its standard form or place: {line!r}")


def seal(lines: Iterable[str]) -> str:
    """Add the tag to every line."""
    tag = ""
    sealed = []
    for line in lines:
        tag = _tag(tag, line)
        sealed.append(f"{line}{_MARK}{tag}\n")
    return "".join(sealed)


def unseal(text: str) -> list[str]:
    """The lines without their tags. Raises RecordError at the first tag that does not fit."""
    tag = ""
    lines = []
    for number, sealed in enumerate(text.split("\n")[:-1] if text.endswith("\n") else text.split("\n"), start=1):
        line, _, given = sealed.rpartition(_MARK)
        tag = _tag(tag, line)
        if given != tag:
            raise RecordError(number, "was altered or cut")
        lines.append(line)
    if not text.endswith("\n"):
        raise RecordError(len(lines), "was altered or cut")
    return lines


def _tag(before: str, line: str) -> str:
    return hashlib.sha256(f"{before}\n{line}".encode("utf-8", "surrogatepass")).hexdigest()[:8]
