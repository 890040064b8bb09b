"""Bots at tables that hold worlds which a seat cannot tell apart: what they are asked and say, and when it is told.

Each world has a table and a bot's process of its own. The clock of a table stands still while the bot thinks.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count, cycle
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from gonfalon.core import NOBODY, Fate, Match
from gonfalon.server.bots.answering import answer_for_bot, told_of
from gonfalon.server.bots.process import BotChild, ChildProcess
from gonfalon.server.bots.thinking import Question
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import Tickets
from proof import counted_time
from tests.games.navas.information.oracle import hidden_parts, replay
from tests.games.navas.information.tables import any_game, table_of
from tests.server.honesty.running import KEY, NOON
from tests.server.honesty.worlds import other_worlds, put_match, settled

WORLDS = 5
PATIENCE = 1200.0
"""Seconds: where everything is slow it is still an answer."""


class Occasion(NamedTuple):
    """A bot has to answer, in several worlds that are the same to it."""

    name: str
    matches: tuple[Match[Any], ...]
    secrets: tuple[str, ...]
    """Of fate, by world."""


class Overheard(NamedTuple):
    """What anybody can notice of an answer."""

    question: bytes
    """All that is sent to the bot's process."""
    words: list[str]
    told: list[tuple[float, int]]
    """What the table tells those who listen, with the moment: how far the thought is, and last the new version."""


def hidden_occasions(first: int) -> Iterator[Occasion]:
    """In the basic and the advanced game of Las Navas by turns, for whoever is asked, with other cards face down."""
    seeds = count(first)
    for advanced in cycle((False, True)):
        yield next(found for seed in seeds if (found := _hidden(seed, advanced)))


def _hidden(seed: int, advanced: bool) -> Occasion | None:
    rng, played = random.Random(f"occasion {seed}"), any_game(seed)
    if played.advanced != advanced:
        return None
    played = settled(played, rng)
    seat = replay(played).asked
    if seat == NOBODY:
        return None
    worlds = [played, *other_worlds(played, seat, rng, WORLDS - 1)]
    if len(worlds) < WORLDS:
        return None
    assert len({hidden_parts(replay(world)) for world in worlds}) == WORLDS
    return Occasion(f"hidden-{seed}", tuple(map(table_of, worlds)), (rng.randbytes(32).hex(),) * WORLDS)


def open_occasion(match: Match[Any], name: str) -> Occasion:
    """Nothing is hidden but what fate keeps secret."""
    rng = random.Random(name)
    return Occasion(name, (match,) * WORLDS, tuple(rng.randbytes(32).hex() for _ in range(WORLDS)))


class Clock:
    """Goes on when the bot has thought."""

    def __init__(self) -> None:
        self.now = 0.0
        self.thought = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        await self.thought.wait()
        await asyncio.sleep(0)  # what was told before is heard before
        self.now += seconds


class Tapped(ChildProcess):
    """A bot's process whose pipe is listened to."""

    def __init__(self, module: str, patience: float, longest: int) -> None:
        super().__init__(counted_time.__name__, patience, longest)
        self.sent = b""

    async def send(self, line: bytes) -> None:
        self.sent += line
        await super().send(line)


class ListeningTable:
    def __init__(self, file: Path) -> None:
        self._clock, self._told = Clock(), list[tuple[float, int]]()
        fanout = MemoryFanout([lambda match, said: self._told.append((self._clock.now, said))])
        self.table = GameServer(SqliteStore(file), fanout, Tickets([KEY]), lambda: NOON)
        self._bot = BotChild(Tapped, PATIENCE)

    async def end(self) -> None:
        await self._bot.end()
        await self.table.close()

    async def overhear(self, name: str, match: Match[Any], secret: str, level: str) -> Overheard:
        """A bot of this level answers in a match that stands so."""
        bots = {match.game.seat_name(match.to_move): level}
        await put_match(self.table.store, name, match, secret, NOON, bots)
        child, said = self._bot.child, list[str]()
        assert isinstance(child, Tapped)
        self._clock, child.sent = Clock(), b""
        self._told.clear()
        self.table.sleep = self._clock.sleep

        async def think(question: Question) -> list[str]:
            said.extend(await told_of(self.table, self._bot, self._has_thought)(question))
            return said

        assert await answer_for_bot(self.table, name, match.number, think)
        await asyncio.sleep(0)  # what is told last is on its way
        return Overheard(child.sent, said, [*self._told])

    async def _has_thought(self) -> None:
        self._clock.thought.set()


@asynccontextmanager
async def listening_tables(folder: Path) -> AsyncIterator[list[ListeningTable]]:
    async with AsyncExitStack() as stack:
        tables = [ListeningTable(folder / f"{number}.sqlite") for number in range(WORLDS)]
        for one in tables:
            await one.table.open()
            stack.push_async_callback(one.end)
        yield tables


async def prove_blind(tables: list[ListeningTable], occasion: Occasion, level: str) -> Overheard:
    """The same can be noticed in every world, with the same chance. Returns what that is."""
    asked = zip(tables, occasion.matches, occasion.secrets, strict=True)
    name = f"{occasion.name}-{level}"
    with patch.object(Fate, "seed_of", lambda fate, number: f"of {number}"):
        first, *others = await asyncio.gather(
            *(table.overhear(name, match, secret, level) for table, match, secret in asked)
        )
    assert first.words, f"{name}: nothing is said"
    for other in others:
        assert other == first, f"{name}: the bot tells the worlds apart"
    return first
