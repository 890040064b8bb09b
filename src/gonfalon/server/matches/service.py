"""Changes a match: check, apply, append, commit, publish.

If two processes answer the same position, only one can write; the other reloads what the first one wrote.
"""

import hashlib
from collections.abc import Awaitable, Callable, Sequence
from itertools import takewhile
from typing import Any

import msgspec

from gonfalon.core import Answer, LeftAnswers, Match, Refusal, talk
from gonfalon.core.game import FATE_NAME
from gonfalon.core.refusal import NO_RULE
from gonfalon.core.texts import SOURCE
from gonfalon.protocol.requests import Act, Hurry, Leave
from gonfalon.protocol.types import Done
from gonfalon.server.catalogue import GameCatalogue
from gonfalon.server.errors import Troubled, troubled
from gonfalon.server.fanout import HURRY, Fanout, Watchers
from gonfalon.server.matches.cache import MatchCache
from gonfalon.server.matches.clocks import Timekeeper
from gonfalon.server.matches.live_match import LiveMatch, goes_back
from gonfalon.server.matches.match_head import places, taken_back
from gonfalon.server.stores.interface import Conflict, Stamp, Store, StoreDown, Written
from gonfalon.server.tokens import Ticket

ATTEMPTS = 4
MOST_ACTIONS = 20_000
"""How long a match may become; from there on it can only be ended. A turn of the hex game takes up to 450."""
SPARE_ACTIONS = 100
"""How much may be said about that."""
MOST_TAKE_BACKS = 50
"""How often a seat may go back, or ask to, until another one acts."""
MOST_ANSWERS = 32
"""How many answers in advance a seat may leave, one per question."""


class Change:
    """The log entries of a change, and what else to write with them; if `sealed`, only answers in advance."""

    def __init__(self, log: list[Written], *, head: bool = False, snapshot: bool = False, sealed: bool = False) -> None:
        self.log = log
        self.head = head
        self.snapshot = snapshot
        self.sealed = sealed


class MatchService:
    """Carries out what seats do in their matches."""

    def __init__(
        self,
        store: Store,
        cache: MatchCache,
        games: GameCatalogue,
        watchers: Watchers,
        fanout: Fanout,
        time: Timekeeper,
    ) -> None:
        self.store = store
        self.cache = cache
        self.games = games
        self.watchers = watchers
        self.fanout = fanout
        self.time = time
        self.conflicts = 0
        """How often another process wrote first."""
        self.called_for_bot: Callable[[], None] = lambda: None
        """Called when a bot has to move, for bots run by this process."""

    async def change(
        self,
        match: str,
        do: Callable[[LiveMatch], Change | None],
        *,
        ticket: Ticket | None = None,
        answers: int | None = None,
        words: Sequence[str] = (),
        fresh: bool = False,
    ) -> LiveMatch:
        """Carry out `do`, which checks before it changes anything and returns None if there is nothing to write.

        A ticket is checked against what the write is based on, so nothing is written with one that was just voided.
        """
        lost: int | None = None
        for _ in range(ATTEMPTS):
            async with self.cache.held(match) as cached:
                self.conflicts += lost not in (None, cached.row.version)
                try:
                    await self.cache.freshen(cached, answers or 0, fresh=fresh)
                    await self._admit(cached, ticket)
                    await self._call_time(cached)
                    if not cached.reaches(cached.earliest(answers, words)):
                        await self.cache.reload(cached, whole=True)
                    change = do(cached)
                    if change is not None:
                        await self._write(cached, change)
                except Conflict:
                    # If the version is unchanged, somebody has left an answer, which must not show in the metrics.
                    lost = cached.row.version
                    self.cache.drop(cached)
                except Refusal as refusal:
                    raise self.games.refused(refusal, cached.game, cached.row.number) from refusal
                except Troubled:
                    raise
                except BaseException:
                    self.cache.drop(cached)
                    raise
                else:
                    return cached
        raise troubled("busy")

    async def act(self, ticket: Ticket, wish: Act, language: str = SOURCE) -> Done:
        done, refusal = 0, None

        def take(cached: LiveMatch) -> Change | None:
            nonlocal done, refusal
            match, refusal = begun(cached), None
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

        cached = await self.change(ticket.match, take, ticket=ticket, answers=wish.answers, words=wish.words)
        last = cached.row.number
        why = self.games.refused(refusal, cached.game, last).tell(language) if refusal else None
        return Done(ticket.match, last_of(cached, wish.answers + done), done, why)

    async def leave(self, ticket: Ticket, wish: Leave) -> LeftAnswers:
        """Leave an answer in advance, or withdraw it; returns all that the seat has left. Nobody else can notice."""

        def seal(cached: LiveMatch) -> Change | None:
            match, seat = begun(cached), cached.seat_number(ticket.seat)
            before = match.answers_of(seat)
            _leave(match, seat, wish)
            return None if match.answers_of(seat) == before else Change([], sealed=True)

        cached = await self.change(ticket.match, seal, ticket=ticket, fresh=True)
        return begun(cached).answers_of(cached.seat_number(ticket.seat))

    async def hurry(self, ticket: Ticket, wish: Hurry) -> Done:
        """Let a bot answer this number with what it would answer now. Nothing happens if it has done so already, or if
        the match is rated: there a bot plays as well as it can."""
        row = await self.cache.row(ticket.match)
        if row.bot is not None and row.number == wish.answers and not row.rated:
            await self.fanout.publish(ticket.match, HURRY - wish.answers)
        return Done(ticket.match, row.number)

    async def call_time(self, match: str) -> None:
        """End the match on time if somebody's time is up. It may have ended already."""
        await self.change(match, lambda cached: None)

    async def announce(self, match: str, version: int) -> None:
        """Tell everybody who watches, here and at other processes, that something was written."""
        self.cache.hear(match, version)
        self.watchers.hear(match, version)
        await self.fanout.publish(match, version)

    async def _admit(self, cached: LiveMatch, ticket: Ticket | None) -> None:
        """Another process may have given out this very ticket: only the store knows which one is void."""
        if ticket is None or cached.head.admits(ticket):
            return
        await self.cache.reload(cached)
        if not cached.head.admits(ticket):
            raise troubled("ticket-void")

    async def _call_time(self, cached: LiveMatch) -> None:
        stamp = self.time.stamp()
        if cached.match is None or not cached.is_out_of_time(stamp.played):
            return
        before = cached.match.number
        cached.match.time_out(cached.match.to_move)
        await self._write(cached, Change(cached.entries_after(before, "", stamp)))

    async def _write(self, cached: LiveMatch, change: Change) -> None:
        """Append, commit, publish. Until the commit is certain, the match in memory is ahead of the store."""
        if change.sealed:
            await self._seal(cached)
            return
        # The clock uses the times in the log, so that it can be recomputed from them.
        stamp = Stamp(change.log[0].at, change.log[0].played) if change.log else self.time.stamp()
        row = cached.next_row(change.log, stamp, snapshot=change.snapshot)
        if change.head:
            row.head, row.seats = msgspec.json.encode(cached.head), places(cached.head)
        job, notice = cached.job(row), cached.notice(row)
        await self._commit(cached, self.store.write(row, change.log, job, head=change.head, notice=notice))
        cached.wrote(row, change.log)
        self.watchers.hear(row.id, row.version)
        if job:
            self.called_for_bot()
        await self.fanout.publish(row.id, row.version)

    async def _seal(self, cached: LiveMatch) -> None:
        """Store the answers in advance. Nothing is published and the version does not change."""
        row = cached.sealed_row()
        await self._commit(cached, self.store.seal(row))
        cached.wrote(row, [])

    async def _commit(self, cached: LiveMatch, writing: Awaitable[None]) -> None:
        try:
            await writing
        except StoreDown as error:
            self.cache.drop(cached)
            raise troubled("store-down") from error


def begun(cached: LiveMatch) -> Match[Any]:
    if cached.match is None:
        raise troubled("not-begun", number=0)
    return cached.match


def _check_pen(cached: LiveMatch, match: Match[Any], seat: str) -> None:
    """Raises Troubled in a match by letters while the other has to write: otherwise both would write at once."""
    if cached.head.post and not match.result and match.to_move != cached.seat_number(seat):
        raise troubled("letter-first", number=match.number)


def check_length(match: Match[Any], is_bot: bool, words: list[str]) -> None:
    """Raises Troubled if the match is too long for anything but its end. A bot may still answer a person."""
    verbs = [(talk.understand(" ".join(word.split())) or ("", 0))[0] for word in words]
    spare = 0 if goes_back(words) or "" in verbs else SPARE_ACTIONS
    if match.number >= MOST_ACTIONS + spare and not (is_bot or verbs[0] in (talk.RESIGN, talk.ACCEPT)):
        raise troubled("match-too-long", most=MOST_ACTIONS, number=match.number)


def check_take_backs(cached: LiveMatch, seat: str, words: list[str]) -> None:
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


def mark_of(client: str, what: str) -> str:
    """The same request of the same client always gives the same mark."""
    return f"{client} {hashlib.sha256(what.encode()).hexdigest()[:12]}"


def act_mark(wish: Act) -> str:
    return mark_of(wish.client, msgspec.json.encode([wish.answers, wish.words]).decode())


def done_by(cached: LiveMatch, seat: str, wish: Act) -> int:
    """How many words of this very request were carried out, now or before."""
    marks = (_mark_at(cached, seat, wish.answers + at) for at in range(1, len(wish.words) + 1))
    mark = act_mark(wish)
    return sum(1 for _ in takewhile(lambda found: found == mark, marks))


def _mark_at(cached: LiveMatch, seat: str, number: int) -> str:
    written = cached.written.get(number)
    return written.client if written is not None and written.actor == seat else ""


def last_of(cached: LiveMatch, last: int) -> int:
    """The last action that resulted from this one: fate's actions come with it."""
    while last + 1 in cached.written and cached.written[last + 1].actor == FATE_NAME:
        last += 1
    return last
