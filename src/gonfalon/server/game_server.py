"""The authority over its matches: check, apply, append, commit, publish.

Any number of processes may each have a Table over the same store. What a process has in memory is only a cache: if two
answer the same position, only one can write, and the other reloads what the first one wrote.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from itertools import takewhile
from typing import Any

import msgspec

from gonfalon.bots import USUAL, Sleep
from gonfalon.core import Answer, Fate, Game, LeftAnswers, Match, Origin, Record, Refusal, talk
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.game import FATE_NAME
from gonfalon.core.refusal import NO_RULE
from gonfalon.core.texts import SOURCE
from gonfalon.protocol.requests import Act, Hurry, Leave, NewMatch, Plan, Say, TryAgain
from gonfalon.protocol.responses import Created, Issued, Moments, Planned, Rematch, Steps
from gonfalon.protocol.types import Done, Trouble
from gonfalon.protocol.updates import ChatLine, Update
from gonfalon.server.duties import Duties
from gonfalon.server.fanout.fanout import Fanout
from gonfalon.server.fanout.watchers import CHAT, HURRY, THOUGHT, Watchers
from gonfalon.server.matches import clocks
from gonfalon.server.matches.aside import Aside
from gonfalon.server.matches.cache import MatchCache, head_of
from gonfalon.server.matches.cached_match import MOST_STEPS, CachedMatch, goes_back
from gonfalon.server.matches.chat import Chat
from gonfalon.server.matches.ending import Ending
from gonfalon.server.matches.games import Earlier, GameCatalogue
from gonfalon.server.matches.glances import Glances
from gonfalon.server.matches.head import introduced, persons, places, swapped, taken_back
from gonfalon.server.matches.long_work import FEW, MANY, LongWork
from gonfalon.server.matches.marks import act_mark, done_by, last_of, mark_of
from gonfalon.server.matches.open_seats import OpenSeats
from gonfalon.server.matches.plans import planned
from gonfalon.server.matches.question import Question
from gonfalon.server.matches.seating import TICKET_LIFE, Seating
from gonfalon.server.matches.timekeeper import GivenTime, Timekeeper
from gonfalon.server.matches.writer import Change, Writer
from gonfalon.server.stores.store import ChatEntry, Conflict, Row, Store
from gonfalon.server.tickets import ANY_MATCH, HOST, WATCHER, Ticket, Tickets
from gonfalon.server.troubles import CannotOpen, Troubled, troubled

MOST_CHAT = 2_000
MOST_ACTIONS = 20_000
"""How long a match may become; from there on it can only be ended. A turn of the hex game takes up to 450."""
SPARE_ACTIONS = 100
"""How much may be said about that."""
MOST_TAKE_BACKS = 50
"""How often a seat may go back, or ask to, until another one acts."""
MOST_ANSWERS = 32
"""How many answers in advance a seat may leave, one per question."""
ID_BYTES = 9
PROOF = "proof:"
BEATS = 0.5, 1.0
"""Seconds between two proofs that somebody can play here."""
BEAT_LIMIT = 10
VISITOR = "visitor "
"""Before the address of a host without a ticket."""
EVERYBODY = "all"
"""The `eyes` that see everything, once the match is over."""


class Hosting(msgspec.Struct, frozen=True):
    """Who may begin matches, and how many in play. 0: any number."""

    matches_each: int = 0
    """Of one host's ticket, or of one address of visitors."""
    is_open: bool = False
    """Whether visitors may begin matches."""
    matches_open: int = 0
    """Of all visitors together."""


ONLY_HOSTS = Hosting()

Allow = Callable[[], Awaitable[None]]
"""Is called before a match is begun. Raises Troubled if whoever asks may begin no more."""


async def freely() -> None:
    """Any number."""


class GameServer:
    """With `now` it is whatever time that says, for clocks too, instead of what the machine says."""

    sleep: Sleep | None = None
    """With it the answers of bots take their usual time where hands are hidden; else they leave when they are ready."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        tickets: Tickets,
        now: Callable[[], int] | None = None,
        archive: Store | None = None,
        address: str = "",
        hosting: Hosting = ONLY_HOSTS,
    ) -> None:
        self.store = store
        self.archive = archive
        self.hosting = hosting
        self._address = address
        """The URL at which others reach the table, if it is known: for links."""
        self.fanout = fanout
        self.tickets = tickets
        self.time = GivenTime(now) if now else Timekeeper()
        self.now = self.time.now
        self.games = GameCatalogue()
        self.watchers = Watchers()
        self._proofs: dict[str, asyncio.Event] = {}
        self.hurries: dict[tuple[str, int], Callable[[], None]] = {}
        """How to hurry the bots that think in this process, by the match and the number that they answer."""
        self.long_work = LongWork()
        self.duties = Duties()
        self.aside = Aside()
        self.cache = MatchCache(store, self.games, self.watchers.heard, self.long_work, self.aside, archive)
        self._chat = Chat(self.cache, self.watchers)
        self.writer = Writer(store, self.cache, self.games, self.watchers, fanout, self.time)
        self.seating = Seating(self.cache, self.writer, tickets, self.time, address)
        self.open_seats = OpenSeats(store, self.cache, self.seating, self.watchers, self.now, hosting.is_open)
        self.glances = Glances(self.cache, tickets, self.now)
        self.ending = Ending(store, self.cache, self.writer, self.time, self._announce)

    async def open(self) -> None:
        await self.store.open()
        if self.archive:
            await self.archive.open()
        await self.time.begin(self.store)
        self.duties.begin("time", self._keep_time, BEAT_LIMIT)
        await self.fanout.open(self.hear)

    async def close(self) -> None:
        await self.duties.end("time")
        await self.fanout.close()
        await self.store.close()
        if self.archive:
            await self.archive.close()
        self.long_work.close()

    async def _keep_time(self) -> None:
        # At random, so that processes whose times differ by less than a beat find out.
        await asyncio.sleep(secrets.SystemRandom().uniform(*BEATS))
        await self.time.beat(self.store)

    def hear(self, match: str, version: int) -> None:
        """Something was written, perhaps by another process."""
        if match in self._proofs:
            self._proofs[match].set()
        if version <= HURRY:
            self.hurries.get((match, HURRY - version), lambda: None)()
            return
        if version <= THOUGHT:
            self.watchers.think(match, THOUGHT - version)
            return
        self.cache.hear(match, version)
        self.watchers.hear(match, version)

    # What clients request.

    async def create(self, wish: NewMatch, host: str = "", allow: Allow = freely) -> Created:
        """`host` names who begins it, if that one may not have any number in play. The same request again gets the same
        match."""
        request = mark_of(wish.client, f"{host} {_encode(wish)!r}") if wish.client else None
        row = await self._requested(request)
        if row is None:
            await allow()
            if wish.posted:
                await self.open_seats.check(wish.posted, wish.bots, host)
            row = await self._new_match(wish, host, request, await self._start(wish))
        if wish.posted:
            await self.open_seats.post(wish.posted, row.id, host)
        return await self._created(row)

    async def create_for_visitor(self, wish: NewMatch, address: str, allow: Allow = freely) -> Created:
        """Visitors play against somebody or against a bot, from the beginning, and not for a site."""
        if len(wish.bots) > 1 or wish.start or wish.subjects or wish.rated:
            raise troubled("only-for-hosts")
        most = self.hosting.matches_open
        if most and await self.cache.safely(self.store.in_play(VISITOR)) >= most:
            raise troubled("server-full")
        return await self.create(wish, VISITOR + address, allow)

    async def _start(self, wish: NewMatch) -> Earlier | None:
        """The moment of a record at which the match begins, if that was requested."""
        if (start := wish.start) is None:
            return None
        return self.games.earlier(await self.long_work.do(lambda: self.games.recorded(wish, start)))

    async def _created(self, row: Row) -> Created:
        head = head_of(row)
        if len(head.bots) == len(head.seats):
            await self.seating.begin_without_persons(row.id)
        return Created(row.id, head.commitment, self.seating.first_tickets(row, head), self._address)

    async def rematch(self, ticket: Ticket, allow: Allow = freely) -> Rematch:
        """Ask to play a finished match again with the sides swapped. However often that is asked, it is one match, and
        it counts as one of the same host."""

        def want(cached: CachedMatch) -> Change | None:
            if not cached.row.over:
                raise troubled("goes-on", number=cached.row.number)
            head = cached.head
            if ticket.seat in head.asked_again or persons(head) == [ticket.seat]:
                return None
            cached.head = msgspec.structs.replace(head, asked_again=(*head.asked_again, ticket.seat))
            return Change([], head=True)

        # Who wants to play again cannot be noted down in an archive, so of several persons none would hear of it.
        if len(persons(await self.cache.head(ticket.match))) > 1 and await self.cache.is_archived(ticket.match):
            raise troubled("archived")
        head = (await self.writer.change(ticket.match, want, ticket=ticket)).head
        wanted = [seat for seat in persons(head) if seat in (*head.asked_again, ticket.seat)]
        if wanted != persons(head):
            return Rematch(wanted)
        request = mark_of(ticket.match, "rematch")
        if (row := await self._requested(request)) is None:
            await allow()
            is_set = head.setup.position is not None
            earlier = Earlier(self.games.game_of(head), head.setup, head.root) if is_set else None
            row = await self._new_match(swapped(head), head.host, request, earlier)
        created, seat = await self._created(row), head.next_seat(ticket.seat)
        return Rematch(wanted, Issued(created.match, seat, created.tickets[seat]))

    async def try_again(self, ticket: Ticket, wish: TryAgain, address: str = "", allow: Allow = freely) -> Issued:
        """A new match from a moment of a finished one, of which everything is open now."""
        async with self.cache.held(ticket.match) as cached:
            await self.cache.prepare(cached, 0, fresh=False)
            match, head = _begun(cached), cached.head
            if not match.result:
                raise troubled("goes-on", number=match.number)
            if wish.seat not in head.seats:
                raise troubled("unknown-seat", seat=wish.seat, offered=", ".join(head.seats))
            record = match.record()
        request = mark_of(wish.client, f"again {ticket.match} {ticket.seat} {_encode(wish)!r}")
        if (row := await self._requested(request)) is None:
            await allow()
            row = await self._tried(cached, record, wish, request, address)
        return Issued(row.id, wish.seat, (await self._created(row)).tickets[wish.seat])

    async def _tried(self, cached: CachedMatch, record: Record, wish: TryAgain, request: str, address: str) -> Row:
        """It counts as one of this visitor, or on a server that is not open, as one of the same first match."""
        head, then = cached.head, await self._followed(cached, record, wish.number)
        others = {seat: head.bots.get(seat, USUAL) for seat in head.seats if seat != wish.seat}
        new = NewMatch(head.game, head.setup.scenario, bots=others)
        earlier = self.games.earlier(then, Origin(cached.row.id, wish.number), head.root or cached.row.id)
        host = f"{VISITOR}again {address}" if self.hosting.is_open else f"again {earlier.root}"
        return await self._new_match(new, host, request, earlier)

    async def _followed(self, cached: CachedMatch, record: Record, until: int) -> Match[Any]:
        """A finished match as it was. One at a time for each match: there is one thread for all of them."""
        async with cached.playback.turn:
            return await self.long_work.do(lambda: Match.follow(record, cached.game, until=until))

    async def _requested(self, request: str | None) -> Row | None:
        """The match that was created for the same request before."""
        match = await self.cache.safely(self.store.requested(request)) if request else None
        return await self.cache.row(match) if match else None

    async def _new_match(self, wish: NewMatch, host: str, request: str | None, earlier: Earlier | None = None) -> Row:
        head, now = msgspec.structs.replace(self.games.new_head(wish, earlier), host=host), self.now()
        clock = clocks.wound_up(head.time, len(head.seats)) if head.time else None
        row = Row(
            id=_new_id(),
            version=0,
            head=_encode(head),
            clock=_encode(clock) if clock else b"",
            created=now,
            acted=now,
            rated=wish.rated,
            seats=places(head),
            request=request,
        )
        try:
            await self.cache.safely(self.store.create(row, host, self.hosting.matches_each if host else 0))
        except Conflict as error:
            # Unless the same request came twice at once.
            if (first := await self._requested(request)) is None:
                raise troubled("too-many-matches", most=self.hosting.matches_each) from error
            return first
        return row

    def host_ticket(self, life: int = TICKET_LIFE) -> str:
        return self.tickets.write(Ticket(ANY_MATCH, HOST, self.now() // 1000 + life))

    async def admit(self, ticket: Ticket) -> None:
        """Raises Troubled if the ticket was voided or has expired, or if there is no such match."""
        self.check_time(ticket)
        if (await self.cache.head(ticket.match)).admits(ticket):
            return
        # Another process may have given out this very ticket, and we may not have heard of it yet.
        if not head_of(await self.cache.row(ticket.match)).admits(ticket):
            raise troubled("ticket-void")

    def check_time(self, ticket: Ticket) -> None:
        """Raises Troubled if the ticket has expired."""
        if ticket.until <= self.now() / 1000:
            raise troubled("ticket-expired")

    async def act(self, ticket: Ticket, wish: Act, language: str = SOURCE) -> Done:
        done, refusal = 0, None

        def take(cached: CachedMatch) -> Change | None:
            nonlocal done, refusal
            match, refusal = _begun(cached), None
            if wish.answers != match.number:
                done = done_by(cached, ticket.seat, wish)
                if not done:
                    raise troubled("stale", number=match.number)
                return None
            _check_pen(cached, match, ticket.seat)
            check_length(match, ticket.seat in cached.head.bots, wish.words)
            check_take_backs(cached, ticket.seat, wish.words)
            before, mover, asked = match.number, match.to_move, match.asked_back
            done, refusal = match.act_all(cached.seat_number(ticket.seat), wish.words)
            log = cached.entries_after(before, act_mark(wish), self.time.stamp(), done)
            is_granted = asked is not None and any(entry.word == talk.GIVE_BACK for entry in log)
            if asked and is_granted:
                cached.head = taken_back(cached.head, cached.game.seats[asked[0]])
            is_due = goes_back(wish.words) or cached.is_snapshot_due(mover)
            return Change(log, head=is_granted, snapshot=is_due)

        cached = await self.writer.change(ticket.match, take, ticket=ticket, answers=wish.answers, words=wish.words)
        last = cached.row.number
        why = self.games.refused(refusal, cached.game, last).tell(language) if refusal else None
        return Done(ticket.match, last_of(cached, wish.answers + done), done, why)

    async def leave(self, ticket: Ticket, wish: Leave) -> LeftAnswers:
        """Leave an answer in advance, or withdraw it; returns all that the seat has left. Nobody else can notice."""

        def seal(cached: CachedMatch) -> Change | None:
            match, seat = _begun(cached), cached.seat_number(ticket.seat)
            before = match.answers_of(seat)
            _leave(match, seat, wish)
            return None if match.answers_of(seat) == before else Change([], sealed=True)

        cached = await self.writer.change(ticket.match, seal, ticket=ticket, fresh=True)
        return _begun(cached).answers_of(cached.seat_number(ticket.seat))

    async def say(self, ticket: Ticket, wish: Say) -> Done:
        entry = ChatEntry(0, ticket.seat, wish.text, self.now())
        speaker = f"{ticket.seat} {wish.client}"  # two seats may have chosen the same client id
        try:
            adding = self.store.add_chat(ticket.match, entry, speaker, wish.serial, MOST_CHAT)
            said = await self.cache.safely(adding)
        except KeyError as error:  # it was deleted or moved to the archive
            raise troubled("no-such-match") from error
        if said is None:
            raise troubled("too-much-chat")
        self.watchers.hear(ticket.match, CHAT)
        await self.fanout.publish(ticket.match, CHAT)
        return Done(ticket.match, said.line)

    async def update_for_ticket(
        self, ticket: Ticket, after: int, *, fresh: bool, language: str | None, heard: bool = False
    ) -> Update:
        """Somebody who was invited is told only what is played and by whom."""
        if not ticket.invites:
            return await self.update_for(ticket.match, ticket.seat, after, fresh=fresh, language=language, heard=heard)
        async with self.cache.held(ticket.match) as cached:
            await self.cache.prepare(cached, cached.number, fresh=fresh)
            return _with_titles(cached.update_for_invited(ticket.seat), language)

    async def update_for(
        self,
        match: str,
        seat: str,
        after: int = 0,
        *,
        fresh: bool = True,
        language: str | None = None,
        heard: bool = False,
    ) -> Update:
        """What the seat may know. Without `fresh`, the latest writes of other processes may be missing; with `heard`,
        the seat was certainly told everything up to `after`."""
        try:
            async with self.cache.held(match) as cached:
                await self.cache.prepare(cached, max(after, cached.row.number - MOST_STEPS), fresh=fresh)
                played, speaker = self.time.played(), self._speaker(cached, language)
                return _with_titles(cached.update_for(seat, after, played, speaker, heard=heard), language)
        except CannotOpen:
            return _with_titles((await self.cache.unopened(match)).update_for(seat, after), language)

    async def steps(self, match: str, seat: str, before: int, language: str | None = None) -> Steps:
        """The last actions before a number, as the seat may look back to them."""
        try:
            async with self.cache.held(match) as cached:
                await self.cache.prepare(cached, 0, fresh=False)
                after = _begun(cached).recall_from(cached.seat_number(seat))
                return cached.steps_before(seat, before, after, self._speaker(cached, language))
        except CannotOpen:
            return (await self.cache.unopened(match)).steps_before(before)

    async def moments(self, match: str, seat: str, eyes: str, language: str | None = None, after: int = 0) -> Moments:
        """The match step by step after a number: only through the seat's own eyes during play, any eyes afterwards."""
        async with self.cache.held(match) as cached:
            await self.cache.prepare(cached, 0, fresh=True)
            if cached.match is None:
                raise troubled("not-begun", number=0)
            if eyes != seat and not cached.match.result:
                raise troubled("not-over", number=cached.row.number)
            if eyes not in (*cached.game.seats, WATCHER, EVERYBODY):
                raise troubled("malformed", why=f"there are no eyes called {eyes!r}")
            looker, speaker = cached.game.seat_number(eyes), self._speaker(cached, language)
            page = cached.playback.page(cached.match, looker, after, speaker)
        async with cached.playback.turn:
            return await self.long_work.do(page)

    async def plan(self, ticket: Ticket, wish: Plan, language: str | None = None) -> Planned:
        """What the orders of a seat would lead to. Nothing is changed."""
        async with self.cache.held(ticket.match) as cached:
            await self.cache.prepare(cached, cached.row.number, fresh=wish.answers > cached.row.number)
            match = _begun(cached)
            if wish.answers != match.number or match.result:
                raise troubled("stale", number=match.number)

            def why(refusal: Refusal) -> Trouble:
                return self.games.refused(refusal, cached.game, match.number).tell(language or SOURCE)

            seat, speaker = cached.seat_number(ticket.seat), self._speaker(cached, language)
            is_long = len(wish.orders) + len(wish.odds) > FEW
            return await self.long_work.do_if(is_long, lambda: planned(match, seat, wish, speaker, why))

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
        """The game of this match, or None if nobody can say now. Raises Troubled if there is no such match."""
        try:
            return (await self.cache.head(match)).game
        except Troubled as error:
            if error.code == "no-such-match":
                raise
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
        entries = await self.cache.safely(self._chat.after(match, after))
        if not entries:
            return []
        players = (await self.cache.head(match)).players
        return [
            ChatLine(said.line, said.seat, players.get(said.seat, said.seat), said.text, said.at, said.number)
            for said in entries
        ]

    async def question_for_bot(self, match: str, number: int) -> Question | None:
        """What a bot has to answer after this number, or None if no bot has to."""
        async with self.cache.held(match) as cached:
            await self.cache.prepare(cached, number, fresh=True)
            seat = cached.row.bot
            if cached.match is None or seat is None or cached.row.number != number:
                return None
            at, head, fate = cached.seat_number(seat), cached.head, cached.match.fate
            assert isinstance(fate, Fate), "no bot plays by letters"
            sight, seed = cached.match.sight(at, memory=True), fate.seed_of(number)
            return Question(match, head.game, head.rules, head.digest, head.bots[seat], at, sight, seed)

    async def tell_thought(self, match: str, share: float) -> None:
        """Tell everybody who listens how much a bot has done of a thought that takes long."""
        await self.fanout.publish(match, THOUGHT - round(100 * share))

    async def hurry(self, ticket: Ticket, wish: Hurry) -> Done:
        """Let a bot answer this number with what it would answer now. Nothing happens if it has done so already, or if
        the match is rated: there a bot plays as well as it can."""
        row = await self.cache.row(ticket.match)
        if row.bot is not None and row.number == wish.answers and not row.rated:
            await self.fanout.publish(ticket.match, HURRY - wish.answers)
        return Done(ticket.match, row.number)

    async def question_for_teacher(self, ticket: Ticket, number: int) -> Question:
        """What whoever has to decide after this action knows. During play only for the seat itself and now, only where
        all others are bots and nothing is rated; it is noted in the match, so that everybody sees it."""
        async with self.cache.held(ticket.match) as cached:
            await self.cache.prepare(cached, 0, fresh=True)
            match = _begun(cached)
            record = match.record() if match.result else None
        if record is None:
            cached = await self._note_advice(ticket, number)
            seat = cached.seat_number(ticket.seat)
            sight = _begun(cached).sight(seat, memory=True)
        else:
            then = await self._followed(cached, record, number)
            seat = then.to_move
            if seat < 0:
                raise troubled("nothing-to-decide", number=number)
            sight = then.sight(seat, memory=True)
        head = cached.head
        return Question(ticket.match, head.game, head.rules, head.digest, "", seat, sight)

    async def _note_advice(self, ticket: Ticket, number: int) -> CachedMatch:
        def note(cached: CachedMatch) -> Change | None:
            head, match = cached.head, _begun(cached)
            if persons(head) != [ticket.seat] or cached.row.rated:
                raise troubled("advice-unfair", number=match.number)
            if match.number != number or match.to_move != cached.seat_number(ticket.seat):
                raise troubled("stale", number=match.number)
            often = head.advised.get(ticket.seat, 0) + 1
            cached.head = msgspec.structs.replace(head, advised=head.advised | {ticket.seat: often})
            return Change([], head=True)

        return await self.writer.change(ticket.match, note, ticket=ticket)

    async def record(self, match: str, seat: str) -> str:
        """The whole record of a finished match; during play, what the seat saw of it."""
        try:
            async with self.cache.held(match) as cached:
                await self.cache.prepare(cached, 0, fresh=True)
                if cached.match is None:
                    raise troubled("not-begun", number=0)
                if cached.head.opened:
                    return cached.head.opened
                found = cached.match
                is_whole = found.result or cached.head.post
                tell = (lambda: found.record().text()) if is_whole else (lambda: cached.excerpt(seat))
                return await self.long_work.do_if(found.number > MANY, tell)
        except CannotOpen:
            return (await self.cache.unopened(match)).record().text()

    async def end(self, ticket: Ticket) -> Done:
        """A seat asks to end a match that cannot be opened, or its host ends it."""
        await self.ending.ask(ticket.match, ticket.seat)
        return Done(ticket.match, (await self.cache.row(ticket.match)).number)

    async def call_time(self, match: str) -> None:
        """End the match on time if somebody's time is up. It may have ended already."""
        await self.writer.change(match, lambda cached: None)

    async def hear_oneself(self) -> None:
        """Publish a token and wait until it comes back."""
        token = f"{PROOF}{secrets.token_hex(8)}"
        self._proofs[token] = asyncio.Event()
        try:
            await self.fanout.publish(token, 0)
            await self._proofs[token].wait()
        finally:
            del self._proofs[token]

    async def _announce(self, match: str, version: int) -> None:
        self.hear(match, version)
        await self.fanout.publish(match, version)

    def _speaker(self, cached: CachedMatch, language: str | None) -> Game[Any] | None:
        """The game with its texts in this language; None if no language was requested."""
        return self.games.speaker(cached.game, language) if language else None


def _with_titles(update: Update, language: str | None) -> Update:
    return msgspec.structs.replace(update, seats=introduced(update.seats, language))


def _begun(cached: CachedMatch) -> Match[Any]:
    if cached.match is None:
        raise troubled("not-begun", number=0)
    return cached.match


def _check_pen(cached: CachedMatch, match: Match[Any], seat: str) -> None:
    """Raises Troubled in a match by letters while the other has to write: otherwise both would write at once."""
    if cached.head.post and not match.result and match.to_move != cached.seat_number(seat):
        raise troubled("letter-first", number=match.number)


def check_length(match: Match[Any], is_bot: bool, words: list[str]) -> None:
    """Raises Troubled if the match is too long for anything but its end. A bot may still answer a person."""
    verbs = [(talk.understand(" ".join(word.split())) or ("", 0))[0] for word in words]
    spare = 0 if goes_back(words) or "" in verbs else SPARE_ACTIONS
    if match.number >= MOST_ACTIONS + spare and not (is_bot or verbs[0] in (talk.RESIGN, talk.ACCEPT)):
        raise troubled("match-too-long", most=MOST_ACTIONS, number=match.number)


def check_take_backs(cached: CachedMatch, seat: str, words: list[str]) -> None:
    """Raises Troubled if nobody may go back, or if a seat does so too often before another one acts. What is not in
    memory is not counted."""
    if goes_back(words):
        if not cached.head.undo:
            raise troubled("no-undo", number=cached.row.number)
        own = takewhile(lambda entry: entry.actor in (seat, FATE_NAME), reversed(cached.written.values()))
        said = [entry.word for entry in own]
        if sum(goes_back([word]) for word in (*said, *words)) > MOST_TAKE_BACKS:
            raise troubled("too-many-take-backs", most=MOST_TAKE_BACKS, number=cached.row.number)


def _leave(match: Match[Any], seat: int, wish: Leave) -> None:
    """Raises Troubled or Refusal and changes nothing if it is not allowed."""
    if match.result:
        raise Refusal("match-over", NO_RULE, wish.question)
    left = {answer.question: answer for answer in match.answers_of(seat).answers}
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


def _new_id() -> str:
    """Never begins with "-": `gonfalon server show` would take it for an option."""
    while (drawn := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return drawn


def _encode(thing: Any) -> bytes:
    return msgspec.json.encode(thing)
