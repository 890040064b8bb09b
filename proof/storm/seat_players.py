"""Players who use the client that terminals use, instead of a bare connection."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import msgspec

from gonfalon.protocol.client import Seat, TableRefused, Unreachable
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.types import Done, Trouble
from gonfalon.protocol.updates import Update
from proof.storm.notes import HeardStep, Notes, Sent
from proof.storm.players import Player
from proof.storm.wire import PAUSE, Glance, Heading, Wire

PASSING = ("store-down", "busy", "closing", "unreadable")


class SeatPlayer(Player):
    def __init__(self, wire: Wire, notes: Notes, match: str, seat: str, rng: random.Random, haste: float) -> None:
        super().__init__(wire, notes, match, seat, rng, haste)
        self._seat = Seat(Link(wire.address, match, self._ticket), client=self._client)
        self._seat.lost = self._lose

    async def _join(self) -> None:
        await super()._join()
        self._seat.link = self._seat.link._replace(ticket=self._ticket)

    async def _hear(self) -> None:
        async for told in self._seat.told():
            self._take(_heading(told) if isinstance(told, Update) else told)

    async def _send(self, sent: Sent) -> Done | Trouble:
        return await self._insist(lambda: self._seat.act(sent.answers, sent.word))

    async def _insist(self, ask: Callable[[], Awaitable[Done]]) -> Done | Trouble:
        """The client itself tries for a while; these players never give up."""
        while True:
            try:
                return await ask()
            except TableRefused as refused:
                if refused.trouble.code not in PASSING:
                    return refused.trouble
            except Unreachable:
                pass
            self._notes.counts["sent again"] += 1
            await asyncio.sleep(self._rng.uniform(*PAUSE))


def _heading(update: Update) -> Heading:
    steps = [
        HeardStep(step.number, step.actor, step.word, msgspec.Raw(msgspec.json.encode(step.events)))
        for step in update.steps
    ]
    sight = msgspec.convert(update.sight, Glance, from_attributes=True) if update.sight else None
    return Heading(update.number, update.version, update.seat, steps, sight, update.result)
