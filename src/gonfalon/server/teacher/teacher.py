"""Reviews of finished matches and advice, for whoever may ask: one after the other, and each made once."""

import asyncio
import logging
from collections import OrderedDict

import msgspec

from gonfalon.core.parley import CLOSED
from gonfalon.protocol.responses import ToldAdvice, ToldReview
from gonfalon.server.bots.process import BeginChild, ChildProcess
from gonfalon.server.bots.thinking import BotFailed, Question
from gonfalon.server.errors import Troubled, place_of, troubled
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.live_match import LiveMatch
from gonfalon.server.matches.match_head import persons
from gonfalon.server.matches.quarantine import Failure
from gonfalon.server.matches.service import Change, begun
from gonfalon.server.teacher.advising import AdviceMade
from gonfalon.server.teacher.reviewing import Reached, ReviewFailed, ReviewLine, ReviewMade, ReviewTask
from gonfalon.server.tokens import WATCHER, Ticket

SIMULATIONS = 400
"""How long each decision is thought about."""
SILENCE = 60.0
"""Seconds in which a review must come to its next action."""
LIMIT = 600.0
"""Seconds for a whole review."""
LONGEST = 8 * 1024 * 1024
ADVICE_LIMIT = 30.0
"""Seconds for one piece of advice."""
ADVICE_LONGEST = 1024 * 1024
MOST_WAITING = 20
MOST_ADVISED = 8
"""Who may wait for advice at once."""
MOST_KEPT = 100
"""Any other can be made again, and comes out the same."""

log = logging.getLogger("gonfalon.server")
_decoder = msgspec.json.Decoder[ReviewLine](ReviewLine)

Asked = tuple[str, str, int]
"""A match, the seat that asked, and after which action. After the end it is the same for all seats."""
Wanted = tuple[str, str]
"""A match, and the seat that looks back at it."""


class Teacher:
    def __init__(self, table: GameServer, begin: BeginChild = ChildProcess) -> None:
        self._table = table
        self._process = begin("gonfalon.server.teacher.reviewing", SILENCE, LONGEST)
        self._called = asyncio.Event()
        self._waiting: dict[Wanted, Reached] = {}
        """The first of them is being made."""
        self._made: OrderedDict[Wanted, ReviewMade] = OrderedDict()
        """Least recently read first."""
        self._advising = begin("gonfalon.server.teacher.advising", ADVICE_LIMIT, ADVICE_LONGEST)
        self._turn = asyncio.Lock()
        self._advice: OrderedDict[Asked, asyncio.Task[AdviceMade]] = OrderedDict()

    def begin(self) -> None:
        self._table.duties.begin("teacher", self._serve)

    async def end(self) -> None:
        await self._table.duties.end("teacher")
        for task in self._advice.values():
            task.cancel()
        await self._process.end()
        await self._advising.end()

    async def advice(self, ticket: Ticket, number: int, language: str) -> ToldAdvice:
        """What whoever has to decide should do. However often it is asked at one moment, it is found and noted once."""
        asked = ticket.match, ticket.seat, number
        if asked not in self._advice:
            if sum(not task.done() for task in self._advice.values()) >= MOST_ADVISED:
                raise troubled("teacher-busy")
            self._advice[asked] = asyncio.create_task(self._advised(ticket, number))
            while len(self._advice) > MOST_KEPT:
                self._advice.popitem(last=False)
        task = self._advice[asked]
        try:
            return (await asyncio.shield(task)).found[language]
        except (Exception, SystemExit) as error:
            self._advice.pop(asked, None)
            if isinstance(error, Troubled):
                raise
            why = str(error) if isinstance(error, BotFailed) else place_of(error)
            log.error("no advice", extra={"match": ticket.match, "seat": ticket.seat, "why": why})
            raise troubled("no-advice") from error

    async def _advised(self, ticket: Ticket, number: int) -> AdviceMade:
        question = await question_for_teacher(self._table, ticket, number)
        async with self._turn:
            try:
                await self._advising.send(msgspec.json.encode(question))
                made = msgspec.json.decode(await self._advising.line(), type=AdviceMade)
            except ValueError as error:
                await self._advising.end()
                raise BotFailed("its process has died") from error
            except BaseException:  # nobody may read its answer later and take it for that to another question
                await self._advising.end()
                raise
        if made.fault:
            raise BotFailed(made.fault)
        return made

    async def review(self, match: str, seat: str, language: str) -> ToldReview:
        """What was found, or how far it is. A watcher who names no seat looks back for the first one."""
        seat = await self._check(match, seat)
        wanted = match, seat
        if made := self._made.get(wanted):
            self._made.move_to_end(wanted)
            return ToldReview(seat, made.found[language])
        if self._table.quarantine.holds(Failure.REVIEW, match):
            raise troubled("no-review")
        if wanted not in self._waiting and len(self._waiting) >= MOST_WAITING:
            raise troubled("teacher-busy")
        reached = self._waiting.setdefault(wanted, Reached(0, 0))
        self._called.set()
        return ToldReview(seat, None, reached.done, reached.actions, [*self._waiting].index(wanted))

    async def _check(self, match: str, seat: str) -> str:
        """The seat to look back for. Raises Troubled unless the match has a result."""
        async with self._table.cache.held(match) as cached:
            await self._table.cache.prepare(cached, cached.row.number, fresh=False)
            result = cached.match.result if cached.match else None
            if result is None:
                raise troubled("review-too-early", number=cached.row.number)
            if result == CLOSED:
                raise troubled("review-undecided", number=cached.row.number)
            seats = cached.game.seats
        seat = seats[0] if seat == WATCHER else seat
        if seat not in seats:
            raise troubled("unknown-seat", seat=seat, offered=", ".join(seats))
        return seat

    async def _serve(self) -> None:
        await self._called.wait()
        while wanted := next(iter(self._waiting), None):
            match, seat = wanted
            try:
                async with asyncio.timeout(LIMIT):
                    self._made[wanted] = await self._make(wanted)
                self._table.quarantine.forgive(Failure.REVIEW, match)
            except (Exception, SystemExit) as error:
                pause = self._table.quarantine.put(Failure.REVIEW, match)
                why = str(error) if isinstance(error, BotFailed | Troubled) else place_of(error)
                log.error("review failed", extra={"match": match, "seat": seat, "why": why, "again_in": pause})
                await self._process.end()
            finally:
                del self._waiting[wanted]
            while len(self._made) > MOST_KEPT:
                self._made.popitem(last=False)
        self._called.clear()

    async def _make(self, wanted: Wanted) -> ReviewMade:
        """Raises BotFailed if the process gives up, dies or is silent for too long."""
        match, seat = wanted
        head = await self._table.cache.head(match)
        record = await self._table.queries.record(match, seat)
        await self._process.send(msgspec.json.encode(ReviewTask(record, head.seats.index(seat), SIMULATIONS)))
        while isinstance(line := await self._line(), Reached):
            self._waiting[wanted] = line
        if isinstance(line, ReviewFailed):
            raise BotFailed(line.why)
        return line

    async def _line(self) -> ReviewLine:
        try:
            line: ReviewLine = _decoder.decode(await self._process.line())
        except ValueError as error:
            raise BotFailed("its process has died") from error
        return line


async def question_for_teacher(table: GameServer, ticket: Ticket, number: int) -> Question:
    """What whoever has to decide after this action knows. During play only for the seat itself and now, only where
    all others are bots and nothing is rated; it is noted in the match, so that everybody sees it."""
    async with table.cache.held(ticket.match) as cached:
        await table.cache.prepare(cached, 0, fresh=True)
        match = begun(cached)
        record = match.record() if match.result else None
    if record is None:
        cached = await _note_advice(table, ticket, number)
        seat = cached.seat_number(ticket.seat)
        sight = begun(cached).sight(seat, memory=True)
    else:
        then = await table.queries.followed(cached, record, number)
        seat = then.to_move
        if seat < 0:
            raise troubled("nothing-to-decide", number=number)
        sight = then.sight(seat, memory=True)
    head = cached.head
    return Question(ticket.match, head.game, head.rules, head.digest, "", seat, sight)


async def _note_advice(table: GameServer, ticket: Ticket, number: int) -> LiveMatch:
    def note(cached: LiveMatch) -> Change | None:
        head, match = cached.head, begun(cached)
        if persons(head) != [ticket.seat] or cached.row.rated:
            raise troubled("advice-unfair", number=match.number)
        if match.number != number or match.to_move != cached.seat_number(ticket.seat):
            raise troubled("stale", number=match.number)
        often = head.advised.get(ticket.seat, 0) + 1
        cached.head = msgspec.structs.replace(head, advised=head.advised | {ticket.seat: often})
        return Change([], head=True)

    return await table.matches.change(ticket.match, note, ticket=ticket)
