"""What a table does in the background: ends matches on time, polls for writes whose hints were lost, sends heartbeats,
counts jobs that fail, looks after open seats, drops notices that nobody reads, and closes matches that nobody plays."""

import asyncio
import logging

from gonfalon.server.errors import CannotOpen, place_of
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.cache import is_store_down
from gonfalon.server.matches.quarantine import Failure

LOOK = 2.0
"""Seconds between polls while fan-out works: a hint may still get lost with its process."""
LOOK_OFTEN = 0.3
"""The same while fan-out is down."""
LOOK_AT_JOBS = 10
"""Seconds between two looks for bots' jobs that fail at workers."""
LOOK_AT_SEATS = 15
"""Seconds between two looks at who waits for somebody to take an open seat."""
BEATS = 25
"""Seconds between two heartbeats on a stream."""
AT_ONCE = 100
ROUND = 120
"""Seconds that a round of a duty may take: whatever hangs longer is given up and begun anew."""
DAY = 86_400_000
NOTICES_KEPT = 30 * DAY
"""Milliseconds after which a notice is dropped that no site has read."""
HOUR = 3600

log = logging.getLogger("gonfalon.server")


class BackgroundWork:
    def __init__(self, table: GameServer, idle_days: int = 0) -> None:
        self._table = table
        self._idle_days = idle_days
        self._fanout_was_alive = True
        self._share = 0

    def begin(self) -> None:
        begin = self._table.duties.begin
        begin("clocks", self._clocks, ROUND)
        begin("updates", self._updates, ROUND)
        begin("beats", self._beats, ROUND)
        begin("jobs", self._failing_jobs, ROUND)
        begin("seats", self._open_seats, ROUND)
        begin("notices", self._old_notices)
        if self._idle_days:
            begin("idle", self._idle)

    async def end(self) -> None:
        await self._table.duties.end("clocks", "updates", "beats", "jobs", "seats", "notices", "idle")

    async def _clocks(self) -> None:
        await asyncio.sleep(1)
        await self.call_times()

    async def call_times(self) -> None:
        """End matches on time. One that fails is set aside, so that it does not hold up the others."""
        aside = self._table.quarantine
        for match in await self._table.store.overdue(
            self._table.time.played(), AT_ONCE, aside.held(Failure.OPENING, Failure.CLOCK)
        ):
            try:
                await self._table.matches.call_time(match)
            except CannotOpen:
                log.warning("time is up, but the match cannot be opened", extra={"match": match})
            except (Exception, SystemExit) as error:
                pause = aside.put(Failure.CLOCK, match)
                if is_store_down(error):  # for all, or for this match alone: it is not the first in the next round
                    raise
                told = {"match": match, "why": place_of(error), "again_in": pause}
                log.warning("cannot end match on time, setting it aside", extra=told)
            else:
                aside.forgive(Failure.CLOCK, match)

    async def _updates(self) -> None:
        alive = self._table.fanout.alive
        await asyncio.sleep(LOOK if alive else LOOK_OFTEN)
        await self.look_around()
        if not (alive and self._fanout_was_alive):
            self._table.watchers.look_for_chat()
        self._fanout_was_alive = alive

    async def look_around(self) -> None:
        versions = await self._table.store.versions(self._table.watchers.matches())
        for match, version in versions.items():
            self._table.hear(match, version)

    async def _beats(self) -> None:
        await asyncio.sleep(1)
        self._table.watchers.beat(self._share, BEATS)
        self._share = (self._share + 1) % BEATS

    async def _failing_jobs(self) -> None:
        self._table.quarantine.elsewhere[Failure.BOT] = await self._table.store.failing_jobs()
        await asyncio.sleep(LOOK_AT_JOBS)

    async def _open_seats(self) -> None:
        await self._table.open_seats.look()
        await asyncio.sleep(LOOK_AT_SEATS)

    async def _idle(self) -> None:
        await self.close_idle()
        await asyncio.sleep(HOUR)

    async def close_idle(self) -> None:
        await self._table.ending.close_idle(self._table.now() - self._idle_days * DAY)

    async def _old_notices(self) -> None:
        await self.forget_notices()
        await asyncio.sleep(HOUR)

    async def forget_notices(self) -> None:
        await self._table.store.forget_notices(self._table.now() - NOTICES_KEPT)
