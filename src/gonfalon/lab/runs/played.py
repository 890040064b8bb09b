"""Plays planned games, and tells what came of each: who won, how it began, how long the bots thought."""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from time import process_time
from types import MappingProxyType
from typing import Any

import msgspec

from gonfalon.bots import Bot
from gonfalon.core import NOBODY, Fate, Match
from gonfalon.core.game import FATE_NAME
from gonfalon.core.record import Entry
from gonfalon.lab.runs.planned import LabBattle, PlannedGame, contestant

KINDS = 4
"""How many kinds of moves of each side are looked at."""


def opening_of(entries: Sequence[Entry], seats: Sequence[str]) -> list[str]:
    """How a game began: words with their side in front, such as "north play 5-2", and "north deal 5-2" for what fate
    dealt to it."""
    made = [word for seat in seats for word in _first_moves(entries, seat)]
    return [*_first_cards(entries, seats), *made]


def _first_moves(entries: Sequence[Entry], seat: str) -> list[str]:
    found: dict[str, str] = {}
    for entry in entries:
        if entry.actor == seat and len(found) < KINDS:
            found.setdefault(_verb(entry), f"{seat} {entry.word}")
    return list(found.values())


def _first_cards(entries: Sequence[Entry], seats: Sequence[str]) -> Iterator[str]:
    """Of each kind of deal only the first, before anybody else acts; a word of fate that names no seat is no deal."""
    seen = set[str]()
    for (actor, verb), run in groupby(entries, lambda entry: (entry.actor, _verb(entry))):
        if actor != FATE_NAME or verb in seen:
            continue
        seen.add(verb)
        for entry in run:
            _, _, rest = entry.word.partition(" ")
            seat, _, what = rest.partition(" ")
            if seat in seats and what:
                yield f"{seat} {verb} {what}"


def _verb(entry: Entry) -> str:
    return entry.word.partition(" ")[0]


class GameOutcome(msgspec.Struct, frozen=True):
    """What is known of a finished game besides its record: a row of the results."""

    number: int
    first: str
    second: str
    first_side: str
    seed: int
    winner: str | None
    """The side, or None for a draw."""
    reason: str
    decisions: int
    """Of both sides; fate's are not counted."""
    seconds: tuple[float, float]
    """Of processor time that each bot thought, the first one first."""
    longest: tuple[float, float]
    """The longest decision of each, likewise."""
    opening: list[str]
    """See `opening_of`."""

    @property
    def score(self) -> float:
        """Of the first bot."""
        return 0.5 if self.winner is None else float(self.winner == self.first_side)


class Played(msgspec.Struct, frozen=True):
    outcome: GameOutcome
    record: str


class Arena:
    """Where the games of one battle are played. Game and bots are loaded once; `kinds` are bots that are only here."""

    def __init__(self, battle: LabBattle, kinds: Mapping[str, type[Bot]] = MappingProxyType({})) -> None:
        self._setup, self._game = battle.setup, battle.opened()
        self._kinds = dict(kinds)

    def play(self, planned: PlannedGame) -> Played:
        """The same planned game gives the same record, in any process on any machine. Raises whatever a bot raises."""
        seats = self._game.seats
        by_seat = planned.bots[::-1] if planned.swapped else planned.bots
        fate = Fate(planned.seed.to_bytes(32), [b""] * len(seats))
        match: Match[Any] = Match(self._game, self._setup, dict(zip(seats, by_seat, strict=True)), fate)
        thought = _play_out(match, [self._seated(planned, seat) for seat in range(len(seats))])
        assert match.result is not None
        record = match.record()
        outcome = GameOutcome(
            number=planned.number,
            first=planned.bots[0],
            second=planned.bots[1],
            first_side=seats[planned.swapped],
            seed=planned.seed,
            winner=match.result.winner,
            reason=match.result.reason,
            decisions=sum(map(len, thought)),
            seconds=_by_bot(planned, [sum(times) for times in thought]),
            longest=_by_bot(planned, [max(times, default=0.0) for times in thought]),
            opening=opening_of(record.entries, seats),
        )
        return Played(outcome, record.text())

    def _seated(self, planned: PlannedGame, seat: int) -> Bot:
        """A bot takes its randomness along when sides are swapped, so a bot against itself never plays a game twice."""
        which = seat ^ planned.swapped
        name = planned.bots[which]
        if name not in self._kinds:
            self._kinds[name] = contestant(name)
        return self._kinds[name](self._game, seat, random.Random(f"{planned.seed} {which}"))


def _play_out(match: Match[Any], bots: Sequence[Bot]) -> list[list[float]]:
    """How long each seat thought about each of its decisions."""
    thought: list[list[float]] = [[] for _ in bots]
    while (seat := match.to_move) != NOBODY:
        sight = match.sight(seat, memory=True)
        start = process_time()
        word = bots[seat].choose(sight)
        thought[seat].append(process_time() - start)
        match.act(seat, word)
    return thought


def _by_bot(planned: PlannedGame, by_seat: Sequence[float]) -> tuple[float, float]:
    return by_seat[planned.swapped], by_seat[not planned.swapped]
