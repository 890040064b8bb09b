"""A match in memory: a cache, which the unique key of the log keeps correct."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import msgspec

from gonfalon.core import FATE, NOBODY, WATCHER, Entry, Fate, Game, LeftAnswers, Match, SnapshotError, talk
from gonfalon.core.record import seal, unseal
from gonfalon.protocol.responses import Steps
from gonfalon.protocol.updates import ToldClock, Update, told_sight, told_step
from gonfalon.server.matches import clocks
from gonfalon.server.matches.clocks import Clock
from gonfalon.server.matches.match_head import read_head, told_match, told_seats
from gonfalon.server.stores.interface import Job, NoticeKind, Row, Stamp, Written

SNAPSHOT_EVERY = 8
"""Actions after which a snapshot is written: to make one takes as long as to check and apply an action."""

log = logging.getLogger("gonfalon.server")

MOST_TOLD = 12
"""How many updates are kept of a match: one for each seat and language of those who listen."""
SHORT = 50
"""How many actions an update may tell to be kept."""
MOST_STEPS = 100
"""How many actions are told at once."""


class LiveMatch:
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
        self._told: dict[tuple[str, int, Game[Any] | None], Update] = {}
        """Updates of this version for whoever asks next, without the time on the clock."""
        self.needs_snapshot = False
        """Whether the one in the store is unusable."""
        self._frozen = 0
        """The number at which the one in the store was taken, as far as we know."""
        self.row = row
        self._rebuild(row, row.snapshot)

    @property
    def is_begun(self) -> bool:
        return self.head.is_begun

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
        self.head = read_head(row.head)
        if self.is_begun:
            self.match = self._thawed(snapshot) if snapshot is not None else self._unplayed()
            self._frozen = self.match.first
            self.written = {}
        self._keep(row)

    def _keep(self, row: Row) -> None:
        if row.head != self.row.head:
            self.head = read_head(row.head)
        self._keep_row(row)
        self.clock = msgspec.json.decode(row.clock, type=Clock) if row.clock else None
        if self.match is not None:
            self.match.restore_answers(self._answers_in(row))

    def _keep_row(self, row: Row) -> None:
        self._told.clear()
        self.row = msgspec.structs.replace(row, snapshot=None)

    def _answers_in(self, row: Row) -> dict[int, LeftAnswers]:
        """If they are unreadable, seats are simply asked; the match can still be opened."""
        try:
            return msgspec.json.decode(row.answers, type=dict[int, LeftAnswers]) if row.answers else {}
        except msgspec.DecodeError:
            log.warning("cannot read answers left in advance, ignoring them", extra={"match": self.id})
            return {}

    def _thawed(self, snapshot: bytes) -> Match[Any]:
        head, game, fate = self.head, self.game, self.head.fate(self.game.seats)
        assert isinstance(fate, Fate), "a match by letters has no snapshot: its fate depends on the whole log"
        try:
            return Match.thaw(snapshot, game, head.setup, head.players, fate)
        except SnapshotError as error:
            self.distrust_snapshot(str(error))
            return self._unplayed()

    def _unplayed(self) -> Match[Any]:
        """The match before its first action; the log is applied later."""
        match: Match[Any] = Match(self.game, self.head.setup, self.head.players)
        match.fate = self.head.fate(self.game.seats)
        return match

    def distrust_snapshot(self, why: str) -> None:
        """Playback the log from its beginning instead; the next write stores a new snapshot."""
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
        if row.snapshot is not None:
            self.needs_snapshot, self._frozen = False, row.number
        self._keep_row(row)
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

    def turn(self) -> str | None:
        """The seat that is to move. Where fate waits for a letter, it is the one that has to write it."""
        match, post = self.match, self.head.post
        if match and post and match.to_move == FATE:
            return post.other
        return self.game.seats[match.to_move] if match and not match.result and match.to_move >= 0 else None

    def timed_seat(self) -> int | None:
        """The seat of the person whose clock is running."""
        match = self.match
        if match is None or match.to_move < 0 or self.game.seats[match.to_move] in self.head.bots:
            return None
        return match.to_move

    def is_snapshot_due(self, mover: int) -> bool:
        """Whether the turn has passed from this seat and a cold match would be replayed for long."""
        assert self.match is not None
        passed = self.match.to_move not in (mover, NOBODY)
        return passed and self.match.number - self._frozen >= SNAPSHOT_EVERY

    def is_out_of_time(self, played: int) -> bool:
        return self.row.deadline is not None and played >= self.row.deadline and not self.row.over

    # What is written.

    def next_row(self, log: list[Written], stamp: Stamp, *, snapshot: bool) -> Row:
        match = self.match
        if self.head.time and self.clock:
            # An answer in advance takes no time, but for the other clock it is a decision like any other.
            for asked in (*self._answered(log), self.timed_seat()):
                self.clock = clocks.pressed(self.head.time, self.clock, asked, stamp.played)
        over = bool(match and match.result)
        return msgspec.structs.replace(
            self.row,
            version=self.row.version + 1,
            number=match.number if match else 0,
            over=over,
            acted=stamp.at,
            ended=(self.row.ended or stamp.at) if over else None,
            turn=self.turn(),
            deadline=clocks.deadline(self.clock) if self.clock else None,
            bot=self.bot_due(),
            clock=msgspec.json.encode(self.clock) if self.clock else b"",
            snapshot=match.snapshot() if match and self._takes_snapshots(snapshot) else None,
            result=msgspec.json.encode(match.result) if match and match.result else None,
            answers=self._written_answers(),
        )

    def _takes_snapshots(self, is_due: bool) -> bool:
        return not self.head.post and (is_due or self.needs_snapshot)

    def notice(self, row: Row) -> NoticeKind | None:
        """What a site is told when this row is written."""
        if row.over != self.row.over:
            return NoticeKind.ENDED
        return NoticeKind.TURN if row.turn not in (self.row.turn, None) else None

    def sealed_row(self) -> Row:
        """The same row with the present answers in advance."""
        return msgspec.structs.replace(self.row, answers=self._written_answers(), sealed=self.row.sealed + 1)

    def _written_answers(self) -> bytes:
        left = self.match.all_answers() if self.match else {}
        return msgspec.json.encode(left) if left else b""

    def _answered(self, log: list[Written]) -> list[int]:
        """The seats whose answers in advance were used: unlike actions they sent, these have no client."""
        return [self.seat_number(entry.actor) for entry in log if entry.actor in self.game.seats and not entry.client]

    def entries_after(self, number: int, client: str, stamp: Stamp, own: int = 1) -> list[Written]:
        """The new log entries: the first `own` ones carry the client, what followed from them does not.

        Another process, whose time played is a little ahead, may have set the clock: time does not go back in a match.
        """
        assert self.match is not None
        played = max(stamp.played, self.clock.since) if self.clock else stamp.played
        return [
            Written(step.entry.number, step.entry.actor, step.entry.word, client if at < own else "", stamp.at, played)
            for at, step in enumerate(self.match.steps_after(number))
        ]

    def job(self, row: Row) -> Job | None:
        if row.bot is None:
            return None
        return Job(row.id, row.number, waited_for=len(self.head.bots) < len(self.game.seats))

    # What is told.

    def update_for_invited(self, seat: str) -> Update:
        """What somebody may know who was invited to this seat and has not taken it: what is played, and by whom."""
        return Update(
            number=0,
            version=self.row.version,
            seat=seat,
            match=told_match(self.row.id, self.head),
            seats=told_seats(self.head, self.game.seats),
            clock=None,
            steps=[],
            sight=None,
            result=None,
            invited=True,
        )

    def update_for(
        self, seat: str, after: int, played: int, speaker: Game[Any] | None = None, *, heard: bool = False
    ) -> Update:
        """What came after a number as this seat may know it, and the current state; also as sentences if `speaker`.

        `heard`: the seat was listening up to that number, so nothing after it is to be looked up again.
        """
        looker, match = self.seat_number(seat), self.match
        back = after if heard or not match else max(after, match.recall_from(looker))
        key = seat, back, speaker
        update = self._told.get(key) or self._update_for(seat, back, speaker)
        if len(self._told) < MOST_TOLD and len(update.steps) <= SHORT:
            self._told[key] = update
        return msgspec.structs.replace(update, clock=self._told_clock(played))

    def _update_for(self, seat: str, after: int, speaker: Game[Any] | None) -> Update:
        looker, match = self.seat_number(seat), self.match
        sight = match.sight(looker) if match else None
        if sight and not self.head.undo:
            sight = msgspec.structs.replace(sight, undo=None)
        last = self.steps_before(seat, self.row.number + 1, after, speaker)
        return Update(
            number=self.row.number,
            version=self.row.version,
            seat=seat,
            match=told_match(self.row.id, self.head),
            seats=told_seats(self.head, self.game.seats),
            clock=None,
            steps=last.steps,
            sight=told_sight(sight, self.game) if sight else None,
            result=match.result if match else None,
            asks=speaker.say(sight.result or sight.prompt) if sight and speaker else "",
            over=self.row.over,
            asked_again=[*self.head.asked_again],
            earlier=last.earlier,
        )

    def steps_before(self, seat: str, before: int, after: int, speaker: Game[Any] | None) -> Steps:
        """The last actions between two numbers."""
        looker, steps = self.seat_number(seat), self.match.steps_after(after) if self.match else []
        last = [step for step in steps if step.entry.number < before][-MOST_STEPS:]
        is_cut = bool(last) and last[0].entry.number > after + 1
        return Steps([told_step(step, looker, speaker) for step in last], earlier=is_cut)

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

    def _told_clock(self, played: int) -> ToldClock | None:
        clock, seats = self.clock, self.game.seats
        if clock is None:
            return None
        return ToldClock(
            running=None if clock.running is None else seats[clock.running],
            left={name: clocks.time_left(clock, seat, played) for seat, name in enumerate(seats)},
        )


def goes_back(words: Iterable[str]) -> bool:
    """Whether the words may refer to something before the last snapshot: other processes then need a newer one."""
    return any(_understood(word)[0] in (talk.TAKE_BACK, talk.ASK_BACK, talk.GIVE_BACK) for word in words)


def _understood(word: str) -> tuple[str, int]:
    return talk.understand(" ".join(word.split())) or ("", 0)
