"""Builds the parts of a server over one store, opens and closes them, and hears what other processes write.

Any number of processes may each have a GameServer over the same store. What a process has in memory is only a cache: if
two answer the same position, only one can write, and the other reloads what the first one wrote.
"""

import asyncio
import secrets
from collections.abc import Callable

from gonfalon.bots import Sleep
from gonfalon.server.catalogue import GameCatalogue
from gonfalon.server.fanout import HURRY, THOUGHT, Fanout, Watchers
from gonfalon.server.matches.cache import LongWork, MatchCache
from gonfalon.server.matches.chat import Chat
from gonfalon.server.matches.clocks import GivenTime, Timekeeper
from gonfalon.server.matches.creation import ONLY_HOSTS, Hosting, MatchCreation
from gonfalon.server.matches.ending import Ending
from gonfalon.server.matches.open_seats import OpenSeats
from gonfalon.server.matches.quarantine import Quarantine
from gonfalon.server.matches.queries import Queries
from gonfalon.server.matches.seating import Seating
from gonfalon.server.matches.service import MatchService
from gonfalon.server.periodic import Duties
from gonfalon.server.stores.interface import Store
from gonfalon.server.tokens import Tickets

PROOF = "proof:"
BEATS = 0.5, 1.0
"""Seconds between two proofs that somebody can play here."""
BEAT_LIMIT = 10


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
        self.quarantine = Quarantine()
        self.cache = MatchCache(store, self.games, self.watchers.heard, self.long_work, self.quarantine, archive)
        self.matches = MatchService(store, self.cache, self.games, self.watchers, fanout, self.time)
        self.seating = Seating(self.matches, tickets, address)
        self.open_seats = OpenSeats(self.matches, self.seating, hosting.is_open)
        self.queries = Queries(self.matches, tickets, self.long_work)
        self.creation = MatchCreation(self.matches, self.seating, self.open_seats, self.queries, hosting, address)
        self.chat = Chat(self.matches)
        self.ending = Ending(self.matches)

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

    async def hear_oneself(self) -> None:
        """Publish a token and wait until it comes back."""
        token = f"{PROOF}{secrets.token_hex(8)}"
        self._proofs[token] = asyncio.Event()
        try:
            await self.fanout.publish(token, 0)
            await self._proofs[token].wait()
        finally:
            del self._proofs[token]
