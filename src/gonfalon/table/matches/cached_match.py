"""A match in memory: a cache, which the unique key of the log keeps correct."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import msgspec

from gonfalon.core import NOBODY, WATCHER, Answer, Entry, Game, Match, SnapshotError, talk
from gonfalon.core.record import seal, unseal
from gonfalon.core.sight import Step
from gonfalon.table.matches import clocks
from gonfalon.table.matches.clocks import Clock
from gonfalon.table.matches.head import Head, told_match, told_seats
from gonfalon.table.stores.store import Job, Row, Written
from gonfalon.wire.protocol import ToldClock, ToldStep, Update
from gonfalon.wire.sights import told_sight

LeftAnswers = dict[int, list[Answer]]
"""The answers that each seat has left in advance, as stored."""

log = logging.getLogger("gonfalon.table")


class CachedMatch:
    """One match as the store had it at `row.version`. Hold `lock` to read or change it."""

    def __init__(self, row: Row, game: Game[Any]) -> None:
        self.id = row.id
        self.game = game
        self.match: Match[Any] | None = None
        self.written: dict[int, Written] = {}
        """The log since `match.first`."""
        self.lock = asyncio.Lock()
        self.heard = 0
        """The last version announced, perhaps by another process."""
        self.broken = False
        """Whether it may be ahead of the store and must not be used."""
        self.needs_snapshot = False
        """Whether the one in the store is unusable."""
        self._rebuild(row, row.snapshot)

    @property
    def is_begun(self) -> bool:
        return len(self.head.contributions) == len(self.game.seats)

    @property
    def stale(self) -> bool:
        """Whether there is more to read, including what was announced during the last read."""
        return self.heard > self.row.version

    @property
    def number(self) -> int:
        return self.match.number if self.match else 0

    def begin(self) -> None:
        """All seats are taken: let fate act."""
        self.match = Match(self.game, self.head.setup, self.head.players, self.head.fate(self.game.seats))

    def take_over(self, row: Row, *, whole: bool = False, anew: bool = False) -> None:
        """Take the row that the store has now; `follow` then applies the rest of the log.

        If `whole`, rebuild from the beginning; if `anew`, from the last snapshot, whatever is in memory.
        """
        if self.match is None or whole or anew:
            self._rebuild(row, None if whole else row.snapshot)
        elif (row.version, row.sealed) != (self.row.version, self.row.sealed):
            self._keep(row)

    def _rebuild(self, row: Row, snapshot: bytes | None) -> None:
        self.head = msgspec.json.decode(row.head, type=Head)
        if self.is_begun:
            self.match = self._thawed(snapshot) if snapshot is not None else self._unplayed()
            self.written = {}
        self._keep(row)

    def _keep(self, row: Row) -> None:
        self.row = msgspec.structs.replace(row, snapshot=None)
        self.clock = msgspec.json.decode(row.clock, type=Clock) if row.clock else None
        if self.match is not None:
            self.match.restore_answers(self._answers_in(row))

    def _answers_in(self, row: Row) -> LeftAnswers:
        """If they are unreadable, seats are simply asked; the match can still be opened."""
        try:
            return msgspec.json.decode(row.answers, type=LeftAnswers) if row.answers else {}
        except msgspec.DecodeError:
            log.warning("cannot read answers left in advance, ignoring them", extra={"match": self.id})
            return {}

    def _thawed(self, snapshot: bytes) -> Match[Any]:
        head, game = self.head, self.game
        try:
            return Match.thaw(snapshot, game, head.setup, head.players, head.fate(game.seats))
        except SnapshotError as error:
            self.distrust_snapshot(str(error))
            return self._unplayed()

    def _unplayed(self) -> Match[Any]:
        """The match before its first action; the log is applied later."""
        match: Match[Any] = Match(self.game, self.head.setup, self.head.players)
        match.fate = self.head.fate(self.game.seats)
        return match

    def distrust_snapshot(self, why: str) -> None:
        """Replay the log from its beginning instead; the next write stores a new snapshot."""
        if not self.needs_snapshot:
            log.warning("snapshot unusable, replaying the log", extra={"match": self.id, "why": why})
        self.needs_snapshot = True

    def follow(self, entries: list[Written]) -> bool:
        """Apply log entries; returns whether they lead to the number in the row."""
        assert self.match is not None
        try:
            for entry in entries:
                self.match.enter(Entry(entry.number, entry.actor, entry.word))
                self.written[entry.number] = entry
        except Exception:  # rules that get a log of other rules may fail in any way
            return False
        return self.match.number == self.row.number

    def wrote(self, row: Row, log: list[Written]) -> None:
        """The write has succeeded."""
        self.needs_snapshot = self.needs_snapshot and row.snapshot is None
        self._keep(row)
        self.written |= {entry.number: entry for entry in log}

    # What follows from the position.

    def seat_number(self, seat: str) -> int:
        return self.game.seats.index(seat) if seat in self.game.seats else WATCHER

    def bot_due(self) -> str | None:
        """The bot that has to respond: to an offer if there is one, else with its move."""
        match = self.match
        if match is None or match.result:
            return None
        offerer = match.draw_offered_by if match.draw_offered_by is not None else (match.asked_back or (None,))[0]
        asked = match.to_move
        for seat, name in enumerate(self.game.seats):
            if name in self.head.bots and (asked == seat if offerer in (None, seat) else True):
                return name
        return None

    def timed_seat(self) -> int | None:
        """The seat of the person whose clock is running."""
        match = self.match
        if match is None or match.to_move < 0 or self.game.seats[match.to_move] in self.head.bots:
            return None
        return match.to_move

    def is_out_of_time(self, now: int) -> bool:
        return self.row.deadline is not None and now >= self.row.deadline and not self.row.over

    # What is written.

    def next_row(self, log: list[Written], now: int, *, snapshot: bool) -> Row:
        match = self.match
        if self.head.time and self.clock:
            # An answer in advance takes no time, but for the other clock it is a decision like any other.
            for asked in (*self._answered(log), self.timed_seat()):
                self.clock = clocks.pressed(self.head.time, self.clock, asked, now)
        return Row(
            id=self.row.id,
            version=self.row.version + 1,
            number=match.number if match else 0,
            over=bool(match and match.result),
            deadline=clocks.deadline(self.clock) if self.clock else None,
            bot=self.bot_due(),
            head=self.row.head,
            clock=msgspec.json.encode(self.clock) if self.clock else b"",
            snapshot=match.snapshot() if match and (snapshot or self.needs_snapshot) else None,
            result=msgspec.json.encode(match.result) if match and match.result else None,
            answers=self._written_answers(),
            sealed=self.row.sealed,
        )

    def sealed_row(self) -> Row:
        """The same row with the present answers in advance."""
        return msgspec.structs.replace(self.row, answers=self._written_answers(), sealed=self.row.sealed + 1)

    def _written_answers(self) -> bytes:
        left = self.match.all_answers() if self.match else {}
        return msgspec.json.encode(left) if left else b""

    def _answered(self, log: list[Written]) -> list[int]:
        """The seats whose answers in advance were used: unlike actions they sent, these have no client."""
        return [self.seat_number(entry.actor) for entry in log if entry.actor in self.game.seats and not entry.client]

    def entries_after(self, number: int, client: str, now: int, own: int = 1) -> list[Written]:
        """The new log entries: the first `own` ones carry the client, what followed from them does not."""
        assert self.match is not None
        return [
            Written(step.entry.number, step.entry.actor, step.entry.word, client if at < own else "", now)
            for at, step in enumerate(self.match.steps_after(number))
        ]

    def job(self, row: Row) -> Job | None:
        if row.bot is None:
            return None
        return Job(row.id, row.number, waited_for=len(self.head.bots) < len(self.game.seats))

    # What is told.

    def update_for(self, seat: str, after: int, now: int, speaker: Game[Any] | None = None) -> Update:
        """Everything after a number as this seat may know it, and the current state; also as sentences if `speaker`."""
        looker, match = self.seat_number(seat), self.match
        sight = match.sight(looker) if match else None
        return Update(
            number=self.row.number,
            version=self.row.version,
            seat=seat,
            match=told_match(self.row.id, self.head),
            seats=told_seats(self.head, self.game.seats),
            clock=self._told_clock(now),
            steps=[told_step(step, looker, speaker) for step in self._recalled(looker, after)],
            sight=told_sight(sight, self.game) if sight else None,
            result=match.result if match else None,
            asks=speaker.say(sight.result or sight.prompt) if sight and speaker else "",
        )

    def excerpt(self, seat: str) -> str:
        """The record as this seat saw it, as far back as the seat may look."""
        looker, match = self.seat_number(seat), self.match
        assert match is not None
        lines = unseal(match.excerpt(looker))
        heading = len(lines) - len(match.steps)
        return seal([*lines[:heading], *lines[heading + match.recall_from(looker) :]])

    def reaches(self, after: int) -> bool:
        """Whether what is in memory goes back to this number."""
        return self.match is None or self.match.first <= after

    def earliest(self, number: int | None, words: Iterable[str]) -> int:
        """How far back the match must be in memory to carry out these words after this number, or now."""
        back = [found for word in words if (found := self._back_to(word)) is not None]
        return min([self.number if number is None else number, *back])

    def _back_to(self, word: str) -> int | None:
        """The number that this word asks to go back to, if any."""
        verb, number = _understood(word)
        if verb == talk.GIVE_BACK and self.match and self.match.asked_back:
            return self.match.asked_back[1]
        return number if verb in (talk.TAKE_BACK, talk.ASK_BACK) else None

    def _recalled(self, looker: int, after: int) -> list[Step]:
        if self.match is None:
            return []
        return self.match.steps_after(max(after, self.match.recall_from(looker)))

    def _told_clock(self, now: int) -> ToldClock | None:
        clock, seats = self.clock, self.game.seats
        if clock is None:
            return None
        return ToldClock(
            running=None if clock.running is None else seats[clock.running],
            left={name: clocks.time_left(clock, seat, now) for seat, name in enumerate(seats)},
            holiday=dict(zip(seats, clock.holiday, strict=True)),
        )


def told_step(step: Step, looker: int, speaker: Game[Any] | None) -> ToldStep:
    events = list(step.news.heard_by(looker))
    said = [speaker.say(event) for event in events] if speaker else []
    return ToldStep(step.entry.number, step.entry.actor, step.shown[looker], events, said)


def goes_back(words: Iterable[str]) -> bool:
    """Whether the words may refer to something before the last snapshot: other processes then need a newer one."""
    return any(_understood(word)[0] in (talk.TAKE_BACK, talk.ASK_BACK, talk.GIVE_BACK) for word in words)


def _understood(word: str) -> tuple[str, int]:
    return talk.understand(" ".join(word.split())) or ("", 0)


def turn_passed(before: int, after: int) -> bool:
    return after not in (before, NOBODY)
