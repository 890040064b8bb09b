"""The authority over its matches: check, apply, append, commit, publish.

Any number of processes may each hold a Table over the same store. What one has in memory is only a cache: two that
answer the same position cannot both write, and the one that lost reads again what the other did.
"""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import takewhile
from typing import Any

import msgspec

from gonfalon.core import Answer, Game, Match, Refusal
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.game import FATE_NAME
from gonfalon.core.players import check_players
from gonfalon.core.refusal import NO_RULE
from gonfalon.core.words import SOURCE
from gonfalon.table import clocks
from gonfalon.table.fanout import Fanout
from gonfalon.table.heads import Cabinet, Head
from gonfalon.table.playing import Playing, goes_back, turn_passed
from gonfalon.table.replaying import moments
from gonfalon.table.rooms import CHAT, Rooms
from gonfalon.table.shelf import Shelf
from gonfalon.table.stores.store import Conflict, Row, Spoken, Store, StoreDown, Written
from gonfalon.table.thinking import Question
from gonfalon.table.tickets import ANY_MATCH, HOST, WATCHER, Ticket, Tickets
from gonfalon.table.troubles import CannotOpen, Troubled, troubled
from gonfalon.wire.protocol import Act, Created, Done, Join, Leave, Line, Moment, NewMatch, News, Say, TakeHoliday

ATTEMPTS = 4
LINES = 2_000
MOST_ANSWERS = 32
"""Answers in advance that a seat may leave, one a question."""
TICKET_LIFE = 180 * 86_400
ID_BYTES = 9
PROOF = "proof:"
EVERYBODY = "all"
"""Eyes that see everything, once the match is over."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Table:
    def __init__(self, store: Store, fanout: Fanout, tickets: Tickets, now: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.fanout = fanout
        self.tickets = tickets
        self.now = now
        self.cabinet = Cabinet()
        self.rooms = Rooms()
        self.called_for_bot: Callable[[], None] = lambda: None
        """Is told when a bot has to move, for bots in the same process."""
        self.conflicts = 0
        """How often another process wrote first."""
        self._proofs: dict[str, asyncio.Event] = {}
        self.shelf = Shelf(store, self.cabinet, self.rooms.heard)

    async def open(self) -> None:
        await self.store.open()
        await self.fanout.open(self.hear)

    async def close(self) -> None:
        await self.fanout.close()
        await self.store.close()

    def hear(self, match: str, version: int) -> None:
        """Something was written, perhaps elsewhere."""
        if match in self._proofs:
            self._proofs[match].set()
        self.shelf.hear(match, version)
        self.rooms.hear(match, version)

    # What clients ask for.

    async def create(self, wish: NewMatch) -> Created:
        head = self.cabinet.new_head(wish)
        game = self.cabinet.game_of(head)
        clock = clocks.wound_up(head.time, len(game.seats)) if head.time else None
        match = secrets.token_urlsafe(ID_BYTES)
        row = Row(id=match, version=0, head=_encode(head), clock=_encode(clock) if clock else b"")
        await self.shelf.safely(self.store.create(row))
        if len(head.bots) == len(game.seats):
            await self._change(match, lambda playing: _begin(playing, self.now()))
        until = self.now() // 1000 + TICKET_LIFE
        seats = [seat for seat in game.seats if seat not in head.bots]
        tickets = {seat: self.tickets.write(Ticket(match, seat, until)) for seat in [*seats, WATCHER]}
        return Created(match, head.commitment, tickets)

    def host_ticket(self, life: int = TICKET_LIFE) -> str:
        return self.tickets.write(Ticket(ANY_MATCH, HOST, self.now() // 1000 + life))

    async def join(self, ticket: Ticket, wish: Join) -> Done:
        """Take a seat and add to fate. The match begins with the last one."""

        def sit(playing: Playing) -> _Change | None:
            head, seat = playing.head, ticket.seat
            if seat in head.joined:
                if head.joined[seat] == _mark(wish.client, wish.contribution):
                    return None
                raise troubled("seat-taken", number=playing.row.number)
            _check_name(playing, seat, wish.name)
            playing.head = msgspec.structs.replace(
                head,
                players=head.players | {seat: wish.name},
                contributions=head.contributions | {seat: wish.contribution},
                joined=head.joined | {seat: _mark(wish.client, wish.contribution)},
            )
            return _begin(playing, self.now()) if playing.is_begun else _Change([], head=True)

        playing = await self._change(ticket.match, sit)
        return Done(ticket.match, playing.row.number)

    async def act(self, ticket: Ticket, wish: Act, language: str = SOURCE) -> Done:
        mark = _mark(wish.client, _encode([wish.answers, wish.words]).decode())
        refusal: Refusal | None = None

        def take(playing: Playing) -> _Change | None:
            nonlocal refusal
            match, refusal = _begun(playing), None
            if wish.answers != match.number:
                if not _done_by(playing, ticket.seat, wish, mark):
                    raise troubled("stale", number=match.number)
                return None
            before, mover = match.number, match.to_move
            done, refusal = match.act_all(playing.seat_number(ticket.seat), wish.words)
            log = playing.lines_after(before, mark, self.now(), done)
            return _Change(log, snapshot=goes_back(wish.words) or turn_passed(mover, match.to_move))

        playing = await self._change(ticket.match, take, answers=wish.answers, words=wish.words)
        done, last = _done_by(playing, ticket.seat, wish, mark), playing.row.number
        why = self.cabinet.refused(refusal, playing.game, last).tell(language) if refusal else None
        return Done(ticket.match, _last_of(playing, wish.answers + done), done, why)

    async def leave(self, ticket: Ticket, wish: Leave) -> list[Answer]:
        """Leave an answer in advance, or withdraw it: all that the seat has left then. Nobody else can notice."""

        def seal(playing: Playing) -> _Change | None:
            match, seat = _begun(playing), playing.seat_number(ticket.seat)
            before = match.answers_of(seat)
            _leave(match, seat, wish)
            return None if match.answers_of(seat) == before else _Change([], sealed=True)

        playing = await self._change(ticket.match, seal, fresh=True)
        return _begun(playing).answers_of(playing.seat_number(ticket.seat))

    async def take_holiday(self, ticket: Ticket, wish: TakeHoliday) -> Done:
        def rest(playing: Playing) -> _Change | None:
            clock, seat = playing.clock, playing.seat_number(ticket.seat)
            if playing.row.version != wish.version:
                raise troubled("stale", number=playing.row.number)
            if clock is None or clock.holiday[seat] < wish.days or playing.row.over:
                raise troubled("no-holiday", number=playing.row.number)
            playing.clock = clocks.on_holiday(clock, seat, wish.days, self.now())
            return _Change([])

        playing = await self._change(ticket.match, rest, version=wish.version)
        return Done(ticket.match, playing.row.number)

    async def say(self, ticket: Ticket, wish: Say) -> Done:
        await self.check(ticket.match)
        if await self.shelf.safely(self.store.spoken(ticket.match, LINES - 1)):
            raise troubled("too-much-chat")
        spoken = Spoken(0, ticket.seat, wish.text, self.now())
        speaker = f"{ticket.seat} {wish.client}"  # two who chose the same client id are still two
        said = await self.shelf.safely(self.store.speak(ticket.match, spoken, speaker, wish.serial))
        self.rooms.hear(ticket.match, CHAT)
        await self.fanout.publish(ticket.match, CHAT)
        return Done(ticket.match, said.line)

    async def news(
        self, match: str, seat: str, after: int = 0, *, fresh: bool = True, language: str | None = None
    ) -> News:
        """What the seat may know. Without `fresh` what others have just written may be missing."""
        try:
            async with self.shelf.held(match) as playing:
                await self.shelf.prepare(playing, after, fresh=fresh)
                return playing.news(seat, after, self.now(), self._speaker(playing, language))
        except CannotOpen:
            return (await self.shelf.unopened(match)).news(seat, after)

    async def moments(self, match: str, seat: str, eyes: str, language: str | None) -> list[Moment]:
        """The match step by step: from the own seat while it is played, from any and with everything open after."""
        async with self.shelf.held(match) as playing:
            await self.shelf.prepare(playing, 0, fresh=True)
            if playing.match is None:
                raise troubled("not-begun", number=0)
            if eyes != seat and not playing.match.result:
                raise troubled("not-over", number=playing.row.number)
            if eyes not in (*playing.game.seats, WATCHER, EVERYBODY):
                raise troubled("malformed", why=f"there are no eyes called {eyes!r}")
            return moments(playing.match, playing.game.seat_number(eyes), self._speaker(playing, language))

    async def odds(self, match: str, seat: str, word: str) -> Forecast | None:
        """What an action may lead to, as far as the seat knows; nothing where it has to rely on its own memory."""
        async with self.shelf.held(match) as playing:
            await self.shelf.prepare(playing, playing.row.number, fresh=False)
            at = playing.seat_number(seat)
            found = playing.match
            if found is None or found.to_move != at or not playing.game.remembers(found.state):
                return None
            return playing.game.forecast(playing.game.view(found.state, at, memory=True), word)

    async def game_of(self, match: str) -> str | None:
        """Which game is played there, if there is such a match."""
        try:
            return (await self._head(match)).game
        except Troubled:
            return None

    async def memory(self, match: str, seat: str) -> list[Recollection]:
        """Where hidden things may be, as far as the seat can know; nothing where it has to rely on its own memory."""
        async with self.shelf.held(match) as playing:
            await self.shelf.prepare(playing, playing.row.number, fresh=False)
            found = playing.match
            if found is None or not playing.game.remembers(found.state):
                return []
            return playing.game.recollect(playing.game.view(found.state, playing.seat_number(seat), memory=True))

    async def lines(self, match: str, after: int) -> list[Line]:
        """What was said after this line."""
        spoken = await self.shelf.safely(self.store.spoken(match, after))
        if not spoken:
            return []
        players = (await self._head(match)).players
        return [Line(said.line, said.seat, players.get(said.seat, said.seat), said.text, said.at) for said in spoken]

    async def question_for_bot(self, match: str, number: int) -> Question | None:
        """What a bot has to answer after this number, or None if none has to."""
        async with self.shelf.held(match) as playing:
            await self.shelf.prepare(playing, number, fresh=True)
            seat = playing.row.bot
            if playing.match is None or seat is None or playing.row.number != number:
                return None
            at, head = playing.seat_number(seat), playing.head
            sight = playing.match.sight(at, memory=True)
            return Question(match, head.game, head.rules, head.digest, head.bots[seat], at, sight)

    async def record(self, match: str, seat: str) -> str:
        """The whole record of a finished match; before that what the seat saw of it."""
        try:
            async with self.shelf.held(match) as playing:
                await self.shelf.prepare(playing, 0, fresh=True)
                if playing.match is None:
                    raise troubled("not-begun", number=0)
                if playing.match.result:
                    return playing.match.record().text()
                return playing.excerpt(seat)
        except CannotOpen:
            return (await self.shelf.unopened(match)).record().text()

    async def call_time(self, match: str) -> None:
        """Let the clock speak, if somebody's time is up. It may have spoken already."""
        await self._change(match, lambda playing: None)

    async def check(self, match: str) -> None:
        """Raises trouble if there is no such match."""
        await self._head(match)

    async def hear_oneself(self) -> None:
        """Announce something and wait until it comes back."""
        token = f"{PROOF}{secrets.token_hex(8)}"
        self._proofs[token] = asyncio.Event()
        try:
            await self.fanout.publish(token, 0)
            await self._proofs[token].wait()
        finally:
            del self._proofs[token]

    async def _head(self, match: str) -> Head:
        """What was agreed, whether or not the match can be opened."""
        try:
            return (await self.shelf.playing(match)).head
        except CannotOpen:
            return msgspec.json.decode((await self.shelf.row(match)).head, type=Head)

    def _speaker(self, playing: Playing, language: str | None) -> Game[Any] | None:
        """The game saying things in this language; None if nobody asked for one."""
        return self.cabinet.speaker(playing.game, language) if language else None

    # Changing a match.

    async def _change(
        self,
        match: str,
        do: "Callable[[Playing], _Change | None]",
        *,
        answers: int | None = None,
        version: int = 0,
        words: Sequence[str] = (),
        fresh: bool = False,
    ) -> Playing:
        """Carry out a change that checks before it changes; None means that nothing is left to do."""
        lost: int | None = None
        for _ in range(ATTEMPTS):
            async with self.shelf.held(match) as playing:
                self.conflicts += lost not in (None, playing.row.version)
                try:
                    await self.shelf.freshen(playing, answers or 0, version, fresh=fresh)
                    await self._call_time(playing)
                    if not playing.reaches(playing.earliest(answers, words)):
                        await self.shelf.reload(playing, whole=True)
                    change = do(playing)
                    if change is not None:
                        await self._write(playing, change)
                except Conflict:
                    # Where the version stays, somebody has left an answer, which the figures do not tell.
                    lost = playing.row.version
                    self.shelf.drop(playing)
                except Refusal as refusal:
                    raise self.cabinet.refused(refusal, playing.game, playing.row.number) from refusal
                except Troubled:
                    raise
                except BaseException:
                    self.shelf.drop(playing)
                    raise
                else:
                    return playing
        raise troubled("busy")

    async def _call_time(self, playing: Playing) -> None:
        now = self.now()
        if playing.match is None or not playing.is_out_of_time(now):
            return
        before = playing.match.number
        playing.match.time_out(playing.match.to_move)
        await self._write(playing, _Change(playing.lines_after(before, "", now)))

    async def _write(self, playing: Playing, change: "_Change") -> None:
        """Append, commit, publish. From the first line on the match in memory is ahead, until the write is certain."""
        if change.sealed:
            await self._seal(playing)
            return
        # The clock goes by the times in the log, so that it can be wound anew from them.
        now = change.log[0].at if change.log else self.now()
        row = playing.next_row(change.log, now, snapshot=change.snapshot)
        if change.head:
            row.head = _encode(playing.head)
        job = playing.job(row)
        await self._commit(playing, self.store.write(row, change.log, job, head=change.head))
        playing.wrote(row, change.log)
        self.rooms.hear(row.id, row.version)
        if job:
            self.called_for_bot()
        await self.fanout.publish(row.id, row.version)

    async def _seal(self, playing: Playing) -> None:
        """Keep what seats have left in advance. Nothing is published and no version is counted."""
        row = playing.sealed_row()
        await self._commit(playing, self.store.seal(row))
        playing.wrote(row, [])

    async def _commit(self, playing: Playing, writing: Awaitable[None]) -> None:
        try:
            await writing
        except StoreDown as error:
            self.shelf.drop(playing)
            raise troubled("store-down") from error


class _Change:
    """What a change adds to the log, and what else must be written with it; if `sealed`, only answers in advance."""

    def __init__(self, log: list[Written], *, head: bool = False, snapshot: bool = False, sealed: bool = False) -> None:
        self.log = log
        self.head = head
        self.snapshot = snapshot
        self.sealed = sealed


def _begin(playing: Playing, now: int) -> _Change:
    """All seats are taken: fate may act, and somebody is asked."""
    playing.begin()
    return _Change(playing.lines_after(0, "", now), head=True, snapshot=True)


def _begun(playing: Playing) -> Match[Any]:
    if playing.match is None:
        raise troubled("not-begun", number=0)
    return playing.match


def _leave(match: Match[Any], seat: int, wish: Leave) -> None:
    """Raises trouble, changing nothing."""
    if match.result:
        raise Refusal("match-over", NO_RULE, wish.question)
    left = {answer.question: answer for answer in match.answers_of(seat)}
    if wish.word is None:
        if wish.question in left:
            match.withdraw(seat, wish.question)
        return
    answer = Answer(wish.question, " ".join(wish.word.split()), wish.standing)
    if left.get(wish.question) == answer:
        return
    if wish.answers != match.number and not wish.standing:
        raise troubled("stale", number=match.number)
    if wish.question not in left and len(left) >= MOST_ANSWERS:
        raise troubled("too-many-answers", most=MOST_ANSWERS)
    match.leave(seat, *msgspec.structs.astuple(answer))


def _encode(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def _mark(client: str, what: str) -> str:
    """Names a request: the same client asking the same again gives the same mark."""
    return f"{client} {hashlib.sha256(what.encode()).hexdigest()[:12]}"


def _check_name(playing: Playing, seat: str, name: str) -> None:
    check_players({seat: name}, playing.game.seats)


def _done_by(playing: Playing, seat: str, wish: Act, mark: str) -> int:
    """How many words of this very request were carried out, now or before."""
    marks = [_mark_at(playing, seat, wish.answers + at) for at in range(1, len(wish.words) + 1)]
    if marks == [_mark(wish.client, wish.words[0])]:  # as earlier releases wrote it
        return 1
    return sum(1 for _ in takewhile(lambda found: found == mark, marks))


def _mark_at(playing: Playing, seat: str, number: int) -> str:
    written = playing.written.get(number)
    return written.client if written is not None and written.actor == seat else ""


def _last_of(playing: Playing, last: int) -> int:
    """The last action that came of this one: fate's come with it."""
    while last + 1 in playing.written and playing.written[last + 1].actor == FATE_NAME:
        last += 1
    return last
