"""Who plays whom, at what, and by which clock: match after match, for as long as the trial wants."""

import asyncio
import random
from itertools import product

from gonfalon.protocol.requests import NewMatch
from gonfalon.protocol.responses import Created
from gonfalon.protocol.types import Correspondence, Live, Trouble
from gonfalon.server.tokens import ANY_MATCH, HOST, WATCHER, Ticket, Tickets
from proof.storm.kept import CABINET
from proof.storm.notes import Notes
from proof.storm.players import Listener, Player
from proof.storm.seat_players import SeatPlayer
from proof.storm.wire import GaveUp, Wire

BATTLES = (("navas", "basic"), ("saladin", "arsuf"), ("navas", "advanced"), ("saladin", "hattin"))
PERSONS = (2, 1, 2, 0, 1)
CLOCKS = (None, Live(600, 1), Correspondence(3), Live(10))
HASTE = (0.05, 0.8)
"""The longest pauses of players before they decide, in seconds."""
SEATS = 0.15
"""The share of players who use the client of the terminal."""


class Party:
    """Plays matches of all kinds in turn, several at a time."""

    def __init__(self, wire: Wire, notes: Notes, rng: random.Random, key: str) -> None:
        self._wire = wire
        self._notes = notes
        self._rng = rng
        self._host = Tickets([key]).write(Ticket(ANY_MATCH, HOST, 2**40))
        self._kinds = [*product(BATTLES, PERSONS)]
        self._began = 0
        self.hurried = False
        """Whether everybody now plays as quickly as they can."""
        self.closed = False
        """Whether no new match is to begin."""

    async def play_on(self) -> None:
        """One match after the other."""
        while not self.closed:
            await self.play_one()

    async def play_one(self) -> None:
        wish = self._wish()
        created = await self._wire.ask("/v1/matches", self._host, wish, Created)
        if isinstance(created, Trouble):
            self._notes.complain(f"{wish} could not begin: {created}")
            return
        self._notes.begun[created.match] = {seat: it for seat, it in created.tickets.items() if seat != HOST}
        try:
            await self._play(created)
        except GaveUp:
            pass  # somebody has complained
        except Exception as error:
            self._notes.complain(f"{created.match}: the players failed: {error!r}")

    def _wish(self) -> NewMatch:
        (game, scenario), persons = self._kinds[self._began * 7 % len(self._kinds)]
        time = CLOCKS[self._began % len(CLOCKS)] if persons else None
        options = {"memory-aid": self._rng.choice(["on", "on", "off"])} if game == "navas" else {}
        seats = self._rng.sample(CABINET.game(game).seats, 2 - persons)
        self._began += 1
        return NewMatch(game, scenario, options, dict.fromkeys(seats, "random"), time)

    async def _play(self, created: Created) -> None:
        seats = [seat for seat in created.tickets if seat not in (WATCHER, HOST)]
        haste = 0.0 if self.hurried else self._rng.uniform(*HASTE)
        players = [self._player(created.match, seat, haste) for seat in seats]
        tasks = [asyncio.create_task(player.play()) for player in players]
        if len(seats) < 2:
            tasks.append(asyncio.create_task(self._watch(created.match)))
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _player(self, match: str, seat: str, haste: float) -> Player:
        kind = SeatPlayer if self._rng.random() < SEATS else Player
        return kind(self._wire, self._notes, match, seat, self._child(), haste)

    async def _watch(self, match: str) -> None:
        watcher = Listener(self._wire, self._notes, match, WATCHER, self._child())
        async with watcher.listening():
            await watcher.until_over()

    def _child(self) -> random.Random:
        return random.Random(self._rng.getrandbits(64))
