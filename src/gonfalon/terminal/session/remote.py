"""A match at a table across the network, for a player or a spectator."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import aclosing
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, Union

import msgspec

from gonfalon.core import WATCHER, Answer, Game, RecordError, Result, Setup, Sight
from gonfalon.terminal.sentences import say
from gonfalon.terminal.session import saves
from gonfalon.terminal.session.printable import printable
from gonfalon.terminal.session.session import STALE, Outcome, Session
from gonfalon.terminal.session.talk import TalkLine
from gonfalon.wire.client import Seat, TableRefused, Unreachable
from gonfalon.wire.protocol import ChatLine, Milliseconds, ToldClock, ToldSight, ToldStep, Trouble, Update
from gonfalon.wire.sights import seen_sight

UNREACHABLE = "unreachable"
RULES_NOT_THERE = "rules-not-there"


class _Arrived(NamedTuple):
    """An update, and when it arrived. Without an update, the connection broke."""

    update: Update | None
    at: float


class RemoteSession(Session):
    """Updates are taken one by one and only when somebody waits for them, so that each can be shown.

    `listen` must run all the time.
    """

    apart = True

    def __init__(self, line: Seat, game: Game[Any], update: Update) -> None:
        super().__init__()
        self.game = game
        self.seat = game.seat_number(update.seat)
        self.persons = [] if self.seat == WATCHER else [self.seat]
        self.remembers = game.remembers(game.begin(Setup(update.match.scenario, update.match.options)))
        self._line = line
        self._arrived: asyncio.Queue[_Arrived] = asyncio.Queue()
        self._steps: list[ToldStep] = []
        self._chat: list[tuple[int, TalkLine]] = []
        self._events: Any = list.__class_getitem__(Union[game.event_types])  # noqa: UP007
        self._take_in(update, monotonic())

    async def listen(self) -> None:
        """Raises TableRefused if the table no longer accepts us, or no longer has the rules of the match."""
        self._line.lost = lambda: self._arrived.put_nowait(_Arrived(None, monotonic()))
        async with aclosing(self._line.told()) as told:
            async for message in told:
                match message:
                    case Update() if not message.rules_here:
                        raise TableRefused(Trouble(RULES_NOT_THERE, say(RULES_NOT_THERE)))
                    case Update():
                        self._arrived.put_nowait(_Arrived(message, monotonic()))
                    case ChatLine():
                        self._hear(printable(message))

    def _hear(self, line: ChatLine) -> None:
        said = TalkLine(line.seat, line.name, line.text)
        self._chat.append((self.number, said))
        self.stirred(said)

    async def _next(self) -> None:
        update, at = await self._arrived.get()
        self.cut_off = update is None
        if update is not None:
            self._take_in(update, at)

    def _take_in(self, update: Update, at: float) -> None:
        update = printable(update)
        self.update = update
        self.names = {seat: told.name for seat, told in update.seats.items() if told.name and not told.bot}
        self.bots = [self.game.seat_number(seat) for seat, told in update.seats.items() if told.bot]
        self._steps += [self._decoded(step) for step in update.steps if step.number > self._last]
        self._sight = self._decoded_sight(update.sight)
        self._clock_read = at

    @property
    def _last(self) -> int:
        return self._steps[-1].number if self._steps else 0

    def _decoded(self, step: ToldStep) -> ToldStep:
        return msgspec.structs.replace(step, events=msgspec.convert(step.events, self._events))

    def _decoded_sight(self, told: ToldSight | None) -> Sight | None:
        if told is None:
            return None
        return msgspec.structs.replace(seen_sight(told), view=msgspec.convert(told.view, self.game.view_type))

    # Before it begins.

    @property
    def is_begun(self) -> bool:
        return self._sight is not None

    @property
    def missing(self) -> list[str]:
        """The seats that nobody has taken."""
        return [seat for seat, told in self.update.seats.items() if told.name is None]

    @property
    def must_join(self) -> bool:
        return self.update.seat in self.missing

    async def join(self, name: str) -> Trouble | None:
        """Take the seat. If it was taken with the same ticket meanwhile, that is fine too."""
        try:
            await self._line.join(name)
        except TableRefused as error:
            if error.trouble.code != "seat-taken":
                return printable(error.trouble)
        except Unreachable:
            return Trouble(UNREACHABLE, say("no-answer-now"))
        while self.must_join:
            await self._next()
        return None

    async def gathering(self) -> AsyncIterator[None]:
        """Yields each time somebody joins, until the match begins."""
        while not self.is_begun:
            await self.others()
            yield

    # The match.

    @property
    def number(self) -> int:
        return self.update.number

    @property
    def result(self) -> Result | None:
        return self.update.result

    @property
    def asked(self) -> int:
        """This seat, if the other side offers or asks it something; else the seat that is to move.

        A player who has offered something may play on meanwhile, because the other player may be away for days.
        """
        sight = self.sight(self.seat)
        askers = {sight.draw_offered_by, sight.asked_back and sight.asked_back[0]} - {None, self.update.seat}
        return self.seat if askers and self.persons else self.game.seat_number(sight.to_move)

    def sight(self, seat: int) -> Sight:
        assert self._sight is not None
        return self._sight

    def steps(self, seat: int, since: int = 0) -> list[ToldStep]:
        return [step for step in self._steps if step.number > since]

    def recall_from(self, seat: int) -> int:
        if self.result or self.remembers:
            return 0
        own = [step.number for step in self._steps if step.actor == self.update.seat]
        return own[-1] - 1 if own else 0

    def chat(self) -> list[tuple[int, TalkLine]]:
        return self._chat

    def clocks(self) -> Mapping[str, Milliseconds] | None:
        clock = self.update.clock
        return None if clock is None else {seat: self._left(clock, seat) for seat in clock.left}

    def _left(self, clock: ToldClock, seat: str) -> Milliseconds:
        passed = round(1000 * (monotonic() - self._clock_read)) if seat == clock.running else 0
        return max(0, clock.left[seat] - passed)

    async def act(self, seat: int, *words: str) -> Outcome:
        try:
            done = await self._line.act(self.number, *words)
        except TableRefused as error:
            if error.trouble.code == STALE:
                await self._see(error.trouble.number or 0)
            return Outcome(0, printable(error.trouble))
        except Unreachable:
            return Outcome(0, Trouble(UNREACHABLE, say("no-answer-now")))
        await self._see(done.number)
        return Outcome(done.done, printable(done.refused) if done.refused else None)

    async def leave(self, seat: int, question: str, word: str, *, standing: bool = False) -> Trouble | None:
        return await self._sealed(self._line.leave(self.number, question, word, standing=standing))

    async def withdraw(self, seat: int, question: str) -> Trouble | None:
        return await self._sealed(self._line.withdraw(question))

    async def _sealed(self, asked: Awaitable[list[Answer]]) -> Trouble | None:
        """The table sends no update about an answer, so add it to the sight here, unless a newer one has arrived."""
        before = self._sight
        try:
            answers = await asked
        except TableRefused as error:
            return printable(error.trouble)
        except Unreachable:
            return Trouble(UNREACHABLE, say("no-answer-now"))
        if self._sight is before and before is not None:
            self._sight = msgspec.structs.replace(before, answers=answers)
        return None

    async def _see(self, number: int) -> None:
        """Process what has arrived, until this action is included."""
        while self.number < number:
            await self._next()
            self.stirred(None)

    async def say(self, text: str) -> Trouble | None:
        try:
            await self._line.say(text)
        except TableRefused as error:
            return printable(error.trouble)
        except Unreachable:
            return Trouble(UNREACHABLE, say("no-answer-now"))
        return None

    async def others(self) -> None:
        """Wait until there is something new to show. Clocks may be updated without that."""
        before = self._looks
        while self._looks == before:
            self.stirred(None)
            await self._next()

    @property
    def _looks(self) -> object:
        return self._sight, self.update.seats, self.update.result, self.cut_off

    async def kept(self) -> Path | None:
        """The record is downloaded each time and saved to the same file."""
        try:
            return saves.keep_text(await self._line.record(), self.update.match.id)
        except (TableRefused, Unreachable, RecordError, OSError):
            return None
