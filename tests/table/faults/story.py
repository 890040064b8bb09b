"""A match that was played without any mishap, and the players' notes of it: something to falsify."""

import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec

from gonfalon.core.fate import commitment_to
from gonfalon.table.bots.answering import answer_for_bot
from gonfalon.table.fanout.fanout import MemoryFanout
from gonfalon.table.matches.clocks import wound_up
from gonfalon.table.matches.question import Question
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.stores.store import Row
from gonfalon.table.table import Table
from gonfalon.table.tickets import Ticket, Tickets
from gonfalon.table.troubles import Troubled
from gonfalon.wire.protocol import Act, Commit, Join, Live, NewMatch, Reveal, Say, Update
from tests.table.faults.aftermath import check_kept
from tests.table.faults.kept import Kept
from tests.table.faults.notes import Heard, HeardStep, Notes, Seated, Sent, Spoke
from tests.table.processes import KEY
from tests.table.sitting import CONTRIBUTION

SEAT = "muslim"
CLIENT = "ana"
WISH = NewMatch("navas", "basic", bots={"christian": "random"}, time=Live(600, 2))
START = 1_700_000_000_000

replace = msgspec.structs.replace


class Story(NamedTuple):
    kept: Kept
    notes: Notes

    @property
    def complaints(self) -> list[str]:
        return [*check_kept({self.kept.row.id: self.kept}, self.notes)]


async def tell_story(file: Path, actions: int = 40) -> Story:
    """A person plays so many actions against a bot, takes back, is refused, says something, and is to move again.

    Always the same story.
    """
    ticking = count(START, 130)
    table = Table(SqliteStore(file), MemoryFanout(), Tickets([KEY]), lambda: next(ticking))
    await table.open()
    try:
        teller = _Teller(table)
        await teller.sit_down()
        for _ in range(actions):
            await teller.go_on()
        await teller.say()
        return await teller.ended()
    finally:
        await table.close()


class _Teller:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._match = "story"
        self._ticket = Ticket(self._match, SEAT, 0)
        self._rng = random.Random(7)
        self._notes = Notes()
        self._notes.begun[self._match] = {SEAT: "", "watcher": ""}
        self._notes.heard += [Heard(self._match, SEAT), Heard(self._match, "watcher")]

    async def sit_down(self) -> None:
        head = self._table.games.new_head(WISH)
        head = head.promised_anew("34" * 32)
        clock = msgspec.json.encode(wound_up(Live(600, 2), 2))
        await self._table.store.create(Row(id=self._match, version=0, head=msgspec.json.encode(head), clock=clock))
        wish, asked = Join(CLIENT, "Ana"), self._table.now()
        await self._table.seating.join(self._ticket, wish)
        await self._table.seating.commit(self._ticket, Commit(CLIENT, 0, commitment_to(bytes.fromhex(CONTRIBUTION))))
        await self._table.seating.reveal(self._ticket, Reveal(CLIENT, 0, CONTRIBUTION))
        self._notes.seated.append(Seated(self._match, SEAT, wish, CONTRIBUTION, asked))

    async def go_on(self) -> None:
        """The person does something, and the bot answers until the person is asked again."""
        await self._act(await self._hear())
        while (update := await self._hear()).sight and update.sight.to_move != SEAT:
            await answer_for_bot(self._table, self._match, update.number, self._think)

    async def _act(self, update: Update) -> None:
        for word in self._words(update):
            sent = Sent(self._match, SEAT, CLIENT, update.number, word)
            self._notes.sent.append(sent)
            try:
                done = await self._table.act(self._ticket, Act(CLIENT, sent.answers, [word]))
            except Troubled:
                self._notes.refused.append(sent)
            else:
                self._notes.acknowledged.append(sent._replace(number=done.number))
        await self._hear()

    def _words(self, update: Update) -> Iterator[str]:
        """One that is right, and sometimes another that comes too late."""
        assert update.sight is not None
        undo = update.sight.undo
        yield (
            f"take back {undo}" if undo is not None and update.number % 3 == 0 else self._rng.choice(update.sight.words)
        )
        if update.number % 5 == 0:
            yield "offer draw"

    async def say(self) -> None:
        for serial, text in enumerate(("Well met", "Good luck"), start=1):
            done = await self._table.say(self._ticket, Say(CLIENT, serial, text))
            self._notes.spoke.append(Spoke(self._match, SEAT, text, done.number))

    async def _hear(self) -> Update:
        """Everybody is told what is new. Returns what the player is told."""
        told = [await self._table.update_for(self._match, heard.seat, heard.number) for heard in self._notes.heard]
        for update, heard in zip(told, self._notes.heard, strict=True):
            heard.steps += [
                HeardStep(step.number, step.actor, step.word, msgspec.Raw(msgspec.json.encode(step.events)))
                for step in update.steps
            ]
        return told[0]

    async def _think(self, question: bytes) -> str:
        return self._rng.choice(msgspec.json.decode(question, type=Question).sight.legal)

    async def ended(self) -> Story:
        await self._hear()
        for line in await self._table.chat(self._match, 0):
            self._notes.heard[0].lines.append((line.line, line.seat, line.text))
        store = self._table.store
        row = await store.row(self._match)
        assert row is not None
        return Story(Kept(row, await store.log(self._match), await store.chat(self._match)), self._notes)
