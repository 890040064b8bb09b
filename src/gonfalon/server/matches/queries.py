"""Tells what may be known of matches: updates, replays, odds, records, plans, and glances from afar."""

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from gonfalon.core import ARBITER, Game, Match, Record, Refusal, Result
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.texts import SOURCE
from gonfalon.protocol.requests import Plan
from gonfalon.protocol.responses import Glance, Moment, Moments, Planned, Steps
from gonfalon.protocol.types import Trouble
from gonfalon.protocol.updates import Update, told_sight, told_step
from gonfalon.server.errors import CannotOpen, Troubled, troubled
from gonfalon.server.matches.cache import FEW, MANY, LongWork, head_of
from gonfalon.server.matches.live_match import MOST_STEPS, LiveMatch
from gonfalon.server.matches.match_head import introduced, told_seats
from gonfalon.server.matches.plans import planned
from gonfalon.server.matches.service import MatchService, begun
from gonfalon.server.stores.interface import Row
from gonfalon.server.tokens import WATCHER, BadTicket, Ticket, Tickets

EVERYBODY = "all"
"""The `eyes` that see everything, once the match is over."""
PAGE = 100
"""How many moments are told at once."""


class Playback:
    """A match played once more, page by page: the next page goes on from where the last one ended."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        """Held while a page is made, so that those who look at other matches wait for one page of this at most."""
        self._again: Match[Any] | None = None

    def page(self, match: Match[Any], looker: int, after: int, speaker: Game[Any] | None) -> Callable[[], Moments]:
        """The position after each action after this number that the seat may look up; at 0 also before the first.

        What is needed of the match is taken now; the rest is long work, and does not touch it.
        """
        steps = list(match.steps)
        first = max(after, 0 if match.result or looker == ARBITER else match.recall_from(looker))
        game, setup, players = match.game, match.setup, match.players

        def make() -> Moments:
            reached, self._again = self._again, None
            again = reached if reached and reached.number <= after else Match(game, setup, players)
            found = [] if after else [Moment(None, told_sight(again.sight(looker), game))]
            for step in steps[again.number :]:
                if len(found) >= PAGE:
                    self._again = again
                    return Moments(found, more=True)
                again.enter(step.entry)
                if step.entry.number > first:
                    found.append(Moment(told_step(step, looker, speaker), told_sight(again.sight(looker), game)))
            return Moments(found, more=False)

        return make


class Queries:
    """What is told of matches to whoever may know it. Nothing is changed."""

    def __init__(self, service: MatchService, tickets: Tickets, long_work: LongWork) -> None:
        self._cache = service.cache
        self._games = service.games
        self._time = service.time
        self._tickets = tickets
        self.long_work = long_work
        self._playbacks: WeakKeyDictionary[LiveMatch, Playback] = WeakKeyDictionary()

    async def update_for_ticket(
        self, ticket: Ticket, after: int, *, fresh: bool, language: str | None, heard: bool = False
    ) -> Update:
        """Somebody who was invited is told only what is played and by whom."""
        if not ticket.invites:
            return await self.update_for(ticket.match, ticket.seat, after, fresh=fresh, language=language, heard=heard)
        async with self._cache.held(ticket.match) as cached:
            await self._cache.prepare(cached, cached.number, fresh=fresh)
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
            async with self._cache.held(match) as cached:
                await self._cache.prepare(cached, max(after, cached.row.number - MOST_STEPS), fresh=fresh)
                played, speaker = self._time.played(), self._speaker(cached, language)
                return _with_titles(cached.update_for(seat, after, played, speaker, heard=heard), language)
        except CannotOpen:
            return _with_titles((await self._cache.unopened(match)).update_for(seat, after), language)

    async def steps(self, match: str, seat: str, before: int, language: str | None = None) -> Steps:
        """The last actions before a number, as the seat may look back to them."""
        try:
            async with self._cache.held(match) as cached:
                await self._cache.prepare(cached, 0, fresh=False)
                after = begun(cached).recall_from(cached.seat_number(seat))
                return cached.steps_before(seat, before, after, self._speaker(cached, language))
        except CannotOpen:
            return (await self._cache.unopened(match)).steps_before(before)

    async def moments(self, match: str, seat: str, eyes: str, language: str | None = None, after: int = 0) -> Moments:
        """The match step by step after a number: only through the seat's own eyes during play, any eyes afterwards."""
        async with self._cache.held(match) as cached:
            await self._cache.prepare(cached, 0, fresh=True)
            if cached.match is None:
                raise troubled("not-begun", number=0)
            if eyes != seat and not cached.match.result:
                raise troubled("not-over", number=cached.row.number)
            if eyes not in (*cached.game.seats, WATCHER, EVERYBODY):
                raise troubled("malformed", why=f"there are no eyes called {eyes!r}")
            looker, speaker = cached.game.seat_number(eyes), self._speaker(cached, language)
            page = self._playback(cached).page(cached.match, looker, after, speaker)
        async with self._playback(cached).turn:
            return await self.long_work.do(page)

    async def plan(self, ticket: Ticket, wish: Plan, language: str | None = None) -> Planned:
        """What the orders of a seat would lead to. Nothing is changed."""
        async with self._cache.held(ticket.match) as cached:
            await self._cache.prepare(cached, cached.row.number, fresh=wish.answers > cached.row.number)
            match = begun(cached)
            if wish.answers != match.number or match.result:
                raise troubled("stale", number=match.number)

            def why(refusal: Refusal) -> Trouble:
                return self._games.refused(refusal, cached.game, match.number).tell(language or SOURCE)

            seat, speaker = cached.seat_number(ticket.seat), self._speaker(cached, language)
            is_long = len(wish.orders) + len(wish.odds) > FEW
            return await self.long_work.do_if(is_long, lambda: planned(match, seat, wish, speaker, why))

    async def odds(self, match: str, seat: str, word: str) -> Forecast | None:
        """The possible outcomes of an action, as far as the seat knows; None where it has to rely on its own memory."""
        async with self._cache.held(match) as cached:
            await self._cache.prepare(cached, cached.row.number, fresh=False)
            at = cached.seat_number(seat)
            found = cached.match
            if found is None or found.to_move != at or not cached.game.remembers(found.state):
                return None
            return cached.game.forecast(cached.game.view(found.state, at, memory=True), word)

    async def memory(self, match: str, seat: str) -> list[Recollection]:
        """Where hidden things may be, as far as the seat can know; empty where it has to rely on its own memory."""
        async with self._cache.held(match) as cached:
            await self._cache.prepare(cached, cached.row.number, fresh=False)
            found = cached.match
            if found is None or not cached.game.remembers(found.state):
                return []
            return cached.game.recollect(cached.game.view(found.state, cached.seat_number(seat), memory=True))

    async def record(self, match: str, seat: str) -> str:
        """The whole record of a finished match; during play, what the seat saw of it."""
        try:
            async with self._cache.held(match) as cached:
                await self._cache.prepare(cached, 0, fresh=True)
                if cached.match is None:
                    raise troubled("not-begun", number=0)
                if cached.head.opened:
                    return cached.head.opened
                found = cached.match
                is_whole = found.result or cached.head.post
                tell = (lambda: found.record().text()) if is_whole else (lambda: cached.excerpt(seat))
                return await self.long_work.do_if(found.number > MANY, tell)
        except CannotOpen:
            return (await self._cache.unopened(match)).record().text()

    async def followed(self, cached: LiveMatch, record: Record, until: int) -> Match[Any]:
        """A finished match as it was. One at a time for each match: there is one thread for all of them."""
        async with self._playback(cached).turn:
            return await self.long_work.do(lambda: Match.follow(record, cached.game, until=until))

    async def game_of(self, match: str) -> str | None:
        """The game of this match, or None if nobody can say now. Raises Troubled if there is no such match."""
        try:
            return (await self._cache.head(match)).game
        except Troubled as error:
            if error.code == "no-such-match":
                raise
            return None

    async def glances(self, tickets: list[str], language: str | None = None) -> list[Glance]:
        """One for each ticket, in their order, with one look into the store."""
        read = [self._read(text) for text in tickets]
        matches = {ticket.match for ticket in read if isinstance(ticket, Ticket)}
        rows = {row.id: row for row in await self._cache.named([*matches])}
        return [
            _glance(one, rows.get(one.match), language) if isinstance(one, Ticket) else Glance(trouble=one)
            for one in read
        ]

    def _read(self, text: str) -> Ticket | str:
        """The ticket, or the code of why it is none."""
        try:
            return self._tickets.read(text, self._time.now() / 1000)
        except BadTicket as error:
            return error.code

    def _playback(self, cached: LiveMatch) -> Playback:
        return self._playbacks.setdefault(cached, Playback())

    def _speaker(self, cached: LiveMatch, language: str | None) -> Game[Any] | None:
        """The game with its texts in this language; None if no language was requested."""
        return self._games.speaker(cached.game, language) if language else None


def _with_titles(update: Update, language: str | None) -> Update:
    return msgspec.structs.replace(update, seats=introduced(update.seats, language))


def _glance(ticket: Ticket, row: Row | None, language: str | None) -> Glance:
    if row is None:
        return Glance(match=ticket.match, seat=ticket.seat, trouble="no-such-match")
    try:
        head = head_of(row)
    except CannotOpen as error:
        return Glance(match=ticket.match, seat=ticket.seat, trouble=error.code)
    if not head.admits(ticket):
        return Glance(match=ticket.match, seat=ticket.seat, trouble="ticket-void")
    agreed = Glance(
        match=row.id,
        game=head.game,
        scenario=head.setup.scenario,
        seat=ticket.seat,
        seats=introduced(told_seats(head, head.seats), language),
        created=row.created,
        since=row.acted,
    )
    if ticket.invites:
        return agreed
    result = msgspec.json.decode(row.result, type=Result) if row.result else None
    return msgspec.structs.replace(agreed, ended=row.ended, turn=row.turn, over=row.over, result=result)
