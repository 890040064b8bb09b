"""A match at a table across the network, for a player or a spectator."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import aclosing, suppress
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, Union

import msgspec

from gonfalon.bots import bot_title
from gonfalon.core import (
    WATCHER,
    ForgedFate,
    Game,
    LeftAnswers,
    Record,
    RecordError,
    Result,
    Setup,
    Sight,
    verify_fate,
)
from gonfalon.protocol.client import Seat, TableRefused, Unreachable
from gonfalon.protocol.types import Milliseconds, Trouble
from gonfalon.protocol.updates import ChatLine, ToldClock, ToldSight, ToldStep, Update, seen_sight
from gonfalon.terminal.session import storage
from gonfalon.terminal.session.session import STALE, Outcome, Session, TalkLine
from gonfalon.terminal.texts import language, printable, say

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
        self.undo = update.match.undo
        self._line = line
        self._arrived: asyncio.Queue[_Arrived] = asyncio.Queue()
        self._steps: list[ToldStep] = []
        self._sight: Sight | None = None
        self._chat: list[tuple[int, TalkLine]] = []
        self._events: Any = list.__class_getitem__(Union[game.event_types])  # noqa: UP007
        self._take_in(update, monotonic())
        line.thinking = self._follow

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
        self._chat.append((self.number if line.number is None else line.number, said))
        if self._is_shown(said):
            self.stirred(said)

    def _is_shown(self, said: TalkLine) -> bool:
        return said.seat == self.update.seat or not self._line.pocket.is_muted

    async def _next(self) -> None:
        update, at = await self._arrived.get()
        self.cut_off = update is None
        if update is not None:
            self._take_in(await self._whole(update), at)

    async def _whole(self, update: Update) -> Update:
        """With all that we missed: an update tells only the last of many actions."""
        with suppress(TableRefused, Unreachable):
            while self._steps and update.earlier and update.steps[0].number > self._last + 1:
                before = await self._line.steps(update.steps[0].number)
                steps = [*before.steps, *update.steps]
                update = msgspec.structs.replace(update, steps=steps, earlier=before.earlier)
        return update

    def _take_in(self, update: Update, at: float) -> None:
        update = printable(update)
        self.update = update
        self.thought = None
        self.names = {
            seat: bot_title(told.name, language()) if told.bot else told.name
            for seat, told in update.seats.items()
            if told.name
        }
        self.bots = [self.game.seat_number(seat) for seat, told in update.seats.items() if told.bot]
        self._steps += [self._decoded(step) for step in update.steps if step.number > self._last]
        left = self._answers
        self._sight = self._decoded_sight(update.sight)
        self._keep(left)
        if self._sight is not None:
            self.look(self.seat)
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
        return self.update.invited or self.update.seat in self.missing

    @property
    def own_name(self) -> str | None:
        """The name of whoever holds this seat, if it is to be moved here."""
        held = self.update.seats.get(self.update.seat)
        return held.name if held else None

    async def join(self, name: str) -> Trouble | None:
        """Take the seat, before listening: the invitation is then spent."""
        return await _trouble_of(self._join(name))

    async def _join(self, name: str) -> None:
        if not self._line.pocket.ticket:
            await self._line.join(name)
        self._take_in(await self._line.latest(), monotonic())

    @property
    def withdrawn(self) -> int:
        """How often fate was made anew. This client counts too: the table might tell a smaller number."""
        return max(self._line.pocket.round, self.update.match.withdrawn)

    async def withdraw_promise(self) -> None:
        """All commit to their part in fate anew. If the match has begun meanwhile, nothing happens."""
        with suppress(TableRefused, Unreachable):
            await self._line.withdraw_promise()

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
        actors = self.update.seats if self.seat == WATCHER else (self.update.seat,)
        own = [step.number for step in self._steps if step.actor in actors]
        return own[-1] - 1 if own else 0

    def chat(self) -> list[tuple[int, TalkLine]]:
        return [(number, said) for number, said in self._chat if self._is_shown(said)]

    def mute(self) -> bool:
        self._line.mute(not self._line.pocket.is_muted)
        return self._line.pocket.is_muted

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
        return await _trouble_of(self._sealed(self._line.leave(self.number, question, word, standing=standing)))

    async def withdraw(self, seat: int, question: str) -> Trouble | None:
        return await _trouble_of(self._sealed(self._line.withdraw(question)))

    async def _sealed(self, asked: Awaitable[LeftAnswers]) -> None:
        """The table sends no update about an answer, so add it to the sight here."""
        self._keep(await asked)

    @property
    def _answers(self) -> LeftAnswers:
        sight = self._sight
        return LeftAnswers(sight.answers_number, sight.answers) if sight else LeftAnswers(0, [])

    def _keep(self, left: LeftAnswers) -> None:
        """Show these answers, unless those in the sight are newer."""
        if self._sight and left.number > self._sight.answers_number:
            self._sight = msgspec.structs.replace(self._sight, answers=left.answers, answers_number=left.number)

    async def _see(self, number: int) -> None:
        """Process what has arrived, until this action is included."""
        while self.number < number:
            await self._next()
            self.stirred(None)

    def _follow(self, percent: int) -> None:
        self.thought = percent / 100

    async def hurry(self) -> None:
        with suppress(TableRefused, Unreachable):
            await self._line.hurry(self.number)

    async def say(self, text: str) -> Trouble | None:
        return await _trouble_of(self._line.say(text))

    async def others(self) -> None:
        """Wait until there is something new to show. Clocks may be updated without that."""
        before = self._looks
        while self._looks == before:
            self.stirred(None)
            await self._next()

    @property
    def _looks(self) -> object:
        return self._sight, self.update.seats, self.update.match, self.update.result, self.cut_off

    async def kept(self) -> Path | None:
        """The record is downloaded each time and saved to the same file."""
        try:
            record = await self._line.record()
            self.fate_told = await asyncio.to_thread(self._judged, record)
            return storage.keep_text(record, self.update.match.id)
        except (TableRefused, Unreachable, RecordError, OSError):
            self.fate_told = self.fate_told or say("fate-unchecked")
            return None

    def _judged(self, record: str) -> str:
        """Whether the match was drawn from what was committed to before it, and told as it is recorded."""
        pocket = self._line.pocket
        witness = pocket.witness({step.number: step.word for step in self._steps})
        try:
            draws = verify_fate(Record.parse(record), self.game, witness)
        except (ForgedFate, RecordError) as error:
            return say("fate-forged", why=str(error))
        found = say("fate-honest" if pocket.is_witness else "fate-unwitnessed", draws=draws)
        return f"{found} {say('withdrawn', count=self.withdrawn)}" if self.withdrawn else found


async def _trouble_of(asked: Awaitable[object]) -> Trouble | None:
    """Why the table did not do it, if it did not."""
    try:
        await asked
    except TableRefused as error:
        return printable(error.trouble)
    except Unreachable:
        return Trouble(UNREACHABLE, say("no-answer-now"))
    return None
