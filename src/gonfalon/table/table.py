"""The authority over its matches: check, apply, append, commit, publish.

Any number of processes may each have a Table over the same store. What a process has in memory is only a cache: if two
answer the same position, only one can write, and the other reloads what the first one wrote.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from gonfalon.core import Answer, Game, Match, Refusal
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.players import check_players
from gonfalon.core.refusal import NO_RULE
from gonfalon.core.words import SOURCE
from gonfalon.table.fanout.fanout import Fanout
from gonfalon.table.fanout.watchers import CHAT, Watchers
from gonfalon.table.matches import clocks
from gonfalon.table.matches.cache import MatchCache
from gonfalon.table.matches.cached_match import CachedMatch, goes_back, turn_passed
from gonfalon.table.matches.games import GameCatalogue
from gonfalon.table.matches.head import Head
from gonfalon.table.matches.marks import act_mark, done_by, last_of, mark_of
from gonfalon.table.matches.moments import moments
from gonfalon.table.matches.plans import planned
from gonfalon.table.matches.question import Question
from gonfalon.table.matches.writer import Change, Writer
from gonfalon.table.stores.store import ChatEntry, Row, Store
from gonfalon.table.tickets import ANY_MATCH, HOST, WATCHER, Ticket, Tickets
from gonfalon.table.troubles import CannotOpen, Troubled, troubled
from gonfalon.wire.protocol import (
    Act,
    ChatLine,
    Created,
    Done,
    Join,
    Leave,
    Moment,
    NewMatch,
    Plan,
    Planned,
    Say,
    TakeHoliday,
    Trouble,
    Update,
)

MOST_CHAT = 2_000
MOST_ANSWERS = 32
"""How many answers in advance a seat may leave, one per question."""
TICKET_LIFE = 180 * 86_400
ID_BYTES = 9
PROOF = "proof:"
EVERYBODY = "all"
"""The `eyes` that see everything, once the match is over."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Table:
    def __init__(self, store: Store, fanout: Fanout, tickets: Tickets, now: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.fanout = fanout
        self.tickets = tickets
        self.now = now
        self.games = GameCatalogue()
        self.watchers = Watchers()
        self._proofs: dict[str, asyncio.Event] = {}
        self.cache = MatchCache(store, self.games, self.watchers.heard)
        self.writer = Writer(store, self.cache, self.games, self.watchers, fanout, now)

    async def open(self) -> None:
        await self.store.open()
        await self.fanout.open(self.hear)

    async def close(self) -> None:
        await self.fanout.close()
        await self.store.close()

    def hear(self, match: str, version: int) -> None:
        """Something was written, perhaps by another process."""
        if match in self._proofs:
            self._proofs[match].set()
        self.cache.hear(match, version)
        self.watchers.hear(match, version)

    # What clients request.

    async def create(self, wish: NewMatch) -> Created:
        head = self.games.new_head(wish)
        game = self.games.game_of(head)
        clock = clocks.wound_up(head.time, len(game.seats)) if head.time else None
        match = secrets.token_urlsafe(ID_BYTES)
        row = Row(id=match, version=0, head=_encode(head), clock=_encode(clock) if clock else b"")
        await self.cache.safely(self.store.create(row))
        if len(head.bots) == len(game.seats):
            await self.writer.change(match, lambda cached: _begin(cached, self.now()))
        until = self.now() // 1000 + TICKET_LIFE
        seats = [seat for seat in game.seats if seat not in head.bots]
        tickets = {seat: self.tickets.write(Ticket(match, seat, until)) for seat in [*seats, WATCHER]}
        return Created(match, head.commitment, tickets)

    def host_ticket(self, life: int = TICKET_LIFE) -> str:
        return self.tickets.write(Ticket(ANY_MATCH, HOST, self.now() // 1000 + life))

    async def join(self, ticket: Ticket, wish: Join) -> Done:
        """Take a seat and contribute to fate. The match begins when the last seat is taken."""

        def sit(cached: CachedMatch) -> Change | None:
            head, seat = cached.head, ticket.seat
            if seat in head.joined:
                if head.joined[seat] == mark_of(wish.client, wish.contribution):
                    return None
                raise troubled("seat-taken", number=cached.row.number)
            _check_name(cached, seat, wish.name)
            cached.head = msgspec.structs.replace(
                head,
                players=head.players | {seat: wish.name},
                contributions=head.contributions | {seat: wish.contribution},
                joined=head.joined | {seat: mark_of(wish.client, wish.contribution)},
            )
            return _begin(cached, self.now()) if cached.is_begun else Change([], head=True)

        cached = await self.writer.change(ticket.match, sit)
        return Done(ticket.match, cached.row.number)

    async def act(self, ticket: Ticket, wish: Act, language: str = SOURCE) -> Done:
        refusal: Refusal | None = None

        def take(cached: CachedMatch) -> Change | None:
            nonlocal refusal
            match, refusal = _begun(cached), None
            if wish.answers != match.number:
                if not done_by(cached, ticket.seat, wish):
                    raise troubled("stale", number=match.number)
                return None
            before, mover = match.number, match.to_move
            done, refusal = match.act_all(cached.seat_number(ticket.seat), wish.words)
            log = cached.entries_after(before, act_mark(wish), self.now(), done)
            return Change(log, snapshot=goes_back(wish.words) or turn_passed(mover, match.to_move))

        cached = await self.writer.change(ticket.match, take, answers=wish.answers, words=wish.words)
        done, last = done_by(cached, ticket.seat, wish), cached.row.number
        why = self.games.refused(refusal, cached.game, last).tell(language) if refusal else None
        return Done(ticket.match, last_of(cached, wish.answers + done), done, why)

    async def leave(self, ticket: Ticket, wish: Leave) -> list[Answer]:
        """Leave an answer in advance, or withdraw it; returns all that the seat has left. Nobody else can notice."""

        def seal(cached: CachedMatch) -> Change | None:
            match, seat = _begun(cached), cached.seat_number(ticket.seat)
            before = match.answers_of(seat)
            _leave(match, seat, wish)
            return None if match.answers_of(seat) == before else Change([], sealed=True)

        cached = await self.writer.change(ticket.match, seal, fresh=True)
        return _begun(cached).answers_of(cached.seat_number(ticket.seat))

    async def take_holiday(self, ticket: Ticket, wish: TakeHoliday) -> Done:
        def rest(cached: CachedMatch) -> Change | None:
            clock, seat = cached.clock, cached.seat_number(ticket.seat)
            if cached.row.version != wish.version:
                raise troubled("stale", number=cached.row.number)
            if clock is None or clock.holiday[seat] < wish.days or cached.row.over:
                raise troubled("no-holiday", number=cached.row.number)
            cached.clock = clocks.on_holiday(clock, seat, wish.days, self.now())
            return Change([])

        cached = await self.writer.change(ticket.match, rest, version=wish.version)
        return Done(ticket.match, cached.row.number)

    async def say(self, ticket: Ticket, wish: Say) -> Done:
        await self.check(ticket.match)
        if await self.cache.safely(self.store.chat(ticket.match, MOST_CHAT - 1)):
            raise troubled("too-much-chat")
        entry = ChatEntry(0, ticket.seat, wish.text, self.now())
        speaker = f"{ticket.seat} {wish.client}"  # two seats may have chosen the same client id
        said = await self.cache.safely(self.store.add_chat(ticket.match, entry, speaker, wish.serial))
        self.watchers.hear(ticket.match, CHAT)
        await self.fanout.publish(ticket.match, CHAT)
        return Done(ticket.match, said.line)

    async def update_for(
        self, match: str, seat: str, after: int = 0, *, fresh: bool = True, language: str | None = None
    ) -> Update:
        """What the seat may know. Without `fresh`, the latest writes of other processes may be missing."""
        try:
            async with self.cache.held(match) as cached:
                await self.cache.prepare(cached, after, fresh=fresh)
                return cached.update_for(seat, after, self.now(), self._speaker(cached, language))
        except CannotOpen:
            return (await self.cache.unopened(match)).update_for(seat, after)

    async def moments(
        self, match: str, seat: str, eyes: str, language: str | None = None, after: int = 0
    ) -> list[Moment]:
        """The match step by step after a number: only through the seat's own eyes during play, any eyes afterwards."""
        async with self.cache.held(match) as cached:
            await self.cache.prepare(cached, 0, fresh=True)
            if cached.match is None:
                raise troubled("not-begun", number=0)
            if eyes != seat and not cached.match.result:
                raise troubled("not-over", number=cached.row.number)
            if eyes not in (*cached.game.seats, WATCHER, EVERYBODY):
                raise troubled("malformed", why=f"there are no eyes called {eyes!r}")
            return moments(cached.match, cached.game.seat_number(eyes), after, self._speaker(cached, language))

    async def plan(self, ticket: Ticket, wish: Plan, language: str | None = None) -> Planned:
        """What the orders of a seat would lead to. Nothing is changed."""
        async with self.cache.held(ticket.match) as cached:
            await self.cache.prepare(cached, cached.row.number, fresh=wish.answers > cached.row.number)
            match = _begun(cached)
            if wish.answers != match.number or match.result:
                raise troubled("stale", number=match.number)

            def why(refusal: Refusal) -> Trouble:
                return self.games.refused(refusal, cached.game, match.number).tell(language or SOURCE)

            return planned(match, cached.seat_number(ticket.seat), wish, self._speaker(cached, language), why)

    async def odds(self, match: str, seat: str, word: str) -> Forecast | None:
        """The possible outcomes of an action, as far as the seat knows; None where it has to rely on its own memory."""
        async with self.cache.held(match) as cached:
            await self.cache.prepare(cached, cached.row.number, fresh=False)
            at = cached.seat_number(seat)
            found = cached.match
            if found is None or found.to_move != at or not cached.game.remembers(found.state):
                return None
            return cached.game.forecast(cached.game.view(found.state, at, memory=True), word)

    async def game_of(self, match: str) -> str | None:
        """The game of this match, or None if there is no such match."""
        try:
            return (await self._head(match)).game
        except Troubled:
            return None

    async def memory(self, match: str, seat: str) -> list[Recollection]:
        """Where hidden things may be, as far as the seat can know; empty where it has to rely on its own memory."""
        async with self.cache.held(match) as cached:
            await self.cache.prepare(cached, cached.row.number, fresh=False)
            found = cached.match
            if found is None or not cached.game.remembers(found.state):
                return []
            return cached.game.recollect(cached.game.view(found.state, cached.seat_number(seat), memory=True))

    async def chat(self, match: str, after: int) -> list[ChatLine]:
        """The lines of chat after this one."""
        entries = await self.cache.safely(self.store.chat(match, after))
        if not entries:
            return []
        players = (await self._head(match)).players
        return [
            ChatLine(said.line, said.seat, players.get(said.seat, said.seat), said.text, said.at) for said in entries
        ]

    async def question_for_bot(self, match: str, number: int) -> Question | None:
        """What a bot has to answer after this number, or None if no bot has to."""
        async with self.cache.held(match) as cached:
            await self.cache.prepare(cached, number, fresh=True)
            seat = cached.row.bot
            if cached.match is None or seat is None or cached.row.number != number:
                return None
            at, head = cached.seat_number(seat), cached.head
            sight = cached.match.sight(at, memory=True)
            return Question(match, head.game, head.rules, head.digest, head.bots[seat], at, sight)

    async def record(self, match: str, seat: str) -> str:
        """The whole record of a finished match; during play, what the seat saw of it."""
        try:
            async with self.cache.held(match) as cached:
                await self.cache.prepare(cached, 0, fresh=True)
                if cached.match is None:
                    raise troubled("not-begun", number=0)
                if cached.match.result:
                    return cached.match.record().text()
                return cached.excerpt(seat)
        except CannotOpen:
            return (await self.cache.unopened(match)).record().text()

    async def call_time(self, match: str) -> None:
        """End the match on time if somebody's time is up. It may have ended already."""
        await self.writer.change(match, lambda cached: None)

    async def check(self, match: str) -> None:
        """Raises Troubled if there is no such match."""
        await self._head(match)

    async def hear_oneself(self) -> None:
        """Publish a token and wait until it comes back."""
        token = f"{PROOF}{secrets.token_hex(8)}"
        self._proofs[token] = asyncio.Event()
        try:
            await self.fanout.publish(token, 0)
            await self._proofs[token].wait()
        finally:
            del self._proofs[token]

    async def _head(self, match: str) -> Head:
        """The head of the match, whether or not the match can be opened."""
        try:
            return (await self.cache.get(match)).head
        except CannotOpen:
            return msgspec.json.decode((await self.cache.row(match)).head, type=Head)

    def _speaker(self, cached: CachedMatch, language: str | None) -> Game[Any] | None:
        """The game with its texts in this language; None if no language was requested."""
        return self.games.speaker(cached.game, language) if language else None


def _begin(cached: CachedMatch, now: int) -> Change:
    """All seats are taken: let fate act until a seat is to move."""
    cached.begin()
    return Change(cached.entries_after(0, "", now), head=True, snapshot=True)


def _begun(cached: CachedMatch) -> Match[Any]:
    if cached.match is None:
        raise troubled("not-begun", number=0)
    return cached.match


def _leave(match: Match[Any], seat: int, wish: Leave) -> None:
    """Raises Troubled or Refusal and changes nothing if it is not allowed."""
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


def _check_name(cached: CachedMatch, seat: str, name: str) -> None:
    check_players({seat: name}, cached.game.seats)
