"""The whole trial: play, kill and freeze, recover, play on, and check that nothing was lost."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

import aiohttp
import msgspec

from proof.storm import aftermath
from proof.storm.house import FORGETFUL, House, open_house
from proof.storm.kept import Kept, read_all
from proof.storm.notes import Notes
from proof.storm.party import Party
from proof.storm.storm import Storm, Weather
from proof.storm.victims import TABLE, WORKER
from proof.storm.watch import Watch
from proof.storm.wire import Wire

THREADS = 64
"""Some players block in threads, and must not block the supervisor."""

Tell = Callable[[str], None]


class Dose(msgspec.Struct, frozen=True):
    """How much of everything. Times in seconds."""

    kills: int
    seed: int
    freezes: int = 0
    disks: int = 0
    """How often PostgreSQL's disk is full. Only root can do that."""
    jumps: int = 0
    """How often the wall clock of tables and workers is set, by an hour."""
    pause: float = 12
    """The longest, between two mishaps."""
    frozen: tuple[float, float] = (1, 20)
    """How long something is frozen."""
    at_once: int = 32
    """Matches in play."""
    play_on: float = 120
    """How long those in play may take to end after the storm."""
    anew: int = 8
    """Matches that are begun afterwards and must come to their end."""
    limit: float = 3600
    forgetful: bool = False
    """Whether PostgreSQL acknowledges writes before they are durable: the checks must then find losses."""


class Outcome(msgspec.Struct):
    dose: Dose
    happened: dict[str, int]
    fell: dict[str, int]
    counts: dict[str, int]
    longest: dict[str, int]
    """The longest wait of a client for an answer, and for its stream, in milliseconds."""
    away: dict[str, int]
    """The longest downtime of each kind of server, in milliseconds."""
    storm: float
    stood_still: float
    """For how many seconds of it no clock ran."""
    seconds: float
    complaints: list[str]


class Trial:
    def __init__(self, dose: Dose, house: House, session: aiohttp.ClientSession, tell: Tell) -> None:
        self._dose = dose
        self._house = house
        self._session = session
        self._tell = tell
        self._rng = random.Random(dose.seed)
        self.notes = Notes()
        self._party = Party(self._wire(house.address), self.notes, self._rng, house.key)
        weather = Weather(dose.kills, dose.freezes, dose.disks, dose.jumps, dose.pause, dose.frozen)
        self._storm = Storm(house, weather, self._rng, self._progress)
        self._watch = Watch(house.dsn)
        self._began = monotonic()
        self._told = 0
        """How many complaints have been told."""

    async def run(self) -> Outcome:
        playing = [asyncio.create_task(self._party.play_on()) for _ in range(self._dose.at_once)]
        watching = asyncio.create_task(self._watch.look())
        try:
            await self._storm.rage()
            storm = monotonic() - self._began
            watching.cancel()
            await self._play_to_the_end(playing)
        finally:
            for task in (*playing, watching):
                task.cancel()
            await asyncio.gather(*playing, watching, return_exceptions=True)
        await self._play_anew()
        await self._check()
        return self._outcome(storm)

    async def _play_to_the_end(self, playing: list[asyncio.Task[None]]) -> None:
        self._party.closed = self._party.hurried = True
        self._progress("the storm is over")
        done, unfinished = await asyncio.wait(playing, timeout=self._dose.play_on)
        for task in done:
            task.result()
        left = sorted(self.notes.begun.keys() - self.notes.over)
        self._progress(f"{len(unfinished)} matches are left as they are: {', '.join(left)}")

    async def _play_anew(self) -> None:
        before = len(self.notes.over)
        await asyncio.gather(*(self._party.play_one() for _ in range(self._dose.anew)))
        if len(self.notes.over) - before != self._dose.anew:
            self.notes.complain("Not all matches that were begun after the storm came to their end")
        self._progress("new matches were played to their end")

    async def _check(self) -> None:
        house, complaints = self._house, self.notes.complaints
        complaints += self._watch.complaints
        complaints += [f"{times} times a {kind} exited by itself" for kind, times in house.fell.items()]
        complaints += await aftermath.check_bots_go_on(house.dsn, house.bad.ids)
        await house.end(WORKER)
        tables = [self._wire(table) for table in house.tables]
        complaints += await house.bad.check(tables)
        complaints += await aftermath.check_tellings(self.notes, tables)
        await house.end(TABLE)
        self._progress("fresh clients were told the same by both tables")
        kept = await asyncio.to_thread(read_all, house.dsn)
        for bad in house.bad.ids:
            del kept[bad]
        if self._dose.jumps:  # players do not know what the tables' wall clock says
            self.notes.seated = [one._replace(asked=0) for one in self.notes.seated]
        complaints += await asyncio.to_thread(lambda: [*aftermath.check_kept(kept, self.notes)])
        self.notes.counts += _count(kept)

    def _wire(self, address: str) -> Wire:
        return Wire(self._session, address, self.notes, self._rng)

    def _progress(self, what: str) -> None:
        notes, seconds = self.notes, monotonic() - self._began
        self._tell(
            f"{seconds // 60:3.0f}:{seconds % 60:02.0f}  {what:40}"
            f"{len(notes.begun):4} matches begun, {len(notes.over):4} over, {len(notes.acknowledged):6} acknowledged,"
            f" {notes.counts['sent again']:5} sent again, {notes.counts['reconnects']:5} reconnects,"
            f" {len(notes.complaints)} complaints"
        )
        for complaint in notes.complaints[self._told :]:
            self._tell(f"        {complaint[:300]}")
        self._told = len(notes.complaints)

    def _outcome(self, storm: float) -> Outcome:
        notes = self.notes
        counts = notes.counts | {
            "matches begun": len(notes.begun),
            "matches over": len(notes.over),
            "acknowledged": len(notes.acknowledged),
            "refused": len(notes.refused),
            "lines of chat": len(notes.spoke),
            "steps heard": sum(len(heard.steps) for heard in notes.heard),
            "clients": len(notes.heard),
        }
        seconds = monotonic() - self._began
        return Outcome(
            self._dose,
            {" ".join(mishap): count for mishap, count in self._storm.happened.items()},
            dict(self._house.fell),
            dict(counts),
            dict(notes.longest),
            dict(self._house.away),
            storm,
            self._watch.stood_still,
            seconds,
            notes.complaints,
        )


def _count(kept: dict[str, Kept]) -> Counter[str]:
    """What the database holds in the end."""
    lines = [line for one in kept.values() for line in one.log]
    return Counter(
        {
            "matches in the database": len(kept),
            "lines in the log": len(lines),
            "lines by bots": sum(line.client.startswith("bot ") for line in lines),
            "taken back": sum("take back" in line.word for line in lines),
            "out of time": sum(line.actor == "clock" for line in lines),
        }
    )


async def run(dose: Dose, folder: Path, tell: Tell) -> Outcome:
    """Raises TimeoutError if the whole run takes too long."""
    rng, small = random.Random(dose.seed), dose.disks > 0
    async with asyncio.timeout(dose.limit), open_house(folder, rng, small_disk=small) as house:
        if dose.forgetful:
            await house.do_set(FORGETFUL)
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
        limits = aiohttp.ClientTimeout(total=30)
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0), timeout=limits) as session:
            return await Trial(dose, house, session, tell).run()
