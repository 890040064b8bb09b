"""How large the messages of a match are, on their way from a table to a client."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.bots import Bot
from gonfalon.core import registry
from gonfalon.protocol.requests import Act, NewMatch
from gonfalon.protocol.updates import seen_sight
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import Ticket, Tickets
from tests.server.matches import all_sit_down
from tests.server.processes import KEY

HEX = NewMatch("sword", "navas-hex", {"time-limit": "on", "turn-cap": "30"})


NEWCOMERS = 20
"""After so many decisions somebody new looks in."""


class Sizes(msgspec.Struct):
    """In bytes: the largest message, with everything since the seat was last told, what somebody is told first who
    comes late, and the largest step in one."""

    decisions: int = 0
    message: int = 0
    newcomer: int = 0
    step: int = 0


@asynccontextmanager
async def seated(folder: Path) -> AsyncIterator[tuple[GameServer, str]]:
    """A table and a match at which both have sat down."""
    table = GameServer(SqliteStore(folder / "table.sqlite"), MemoryFanout(), Tickets([KEY]))
    await table.open()
    try:
        match = (await table.creation.create(HEX)).match
        await all_sit_down(table, match, {seat: seat for seat in registry.find(HEX.game).seats})
        yield table, match
    finally:
        await table.close()


async def sizes_of_game(folder: Path, kind: type[Bot], seed: int, most: int) -> Sizes:
    """Let bots play so many decisions, and look at everything that whoever is asked is told."""
    sizes, asked, before = Sizes(), "moslem", 0
    game: Any = registry.find(HEX.game)
    bots = {name: kind(game, seat, random.Random(f"{seed} {seat}")) for seat, name in enumerate(game.seats)}
    async with seated(folder) as (table, match):
        while sizes.decisions < most:
            update = await table.queries.update_for(match, asked, before, language="en")
            assert update.sight
            sizes.message = max(sizes.message, len(msgspec.json.encode(update)))
            if sizes.decisions % NEWCOMERS == 0:
                newcomer = await table.queries.update_for(match, asked, language="en")
                sizes.newcomer = max(sizes.newcomer, len(msgspec.json.encode(newcomer)))
            sizes.step = max([sizes.step, *(len(msgspec.json.encode(step)) for step in update.steps)])
            if update.result:
                break
            if update.sight.to_move != asked:
                asked = update.sight.to_move
                continue
            before = update.number
            word = bots[asked].choose(seen_sight(update.sight))
            await table.matches.act(Ticket(match, asked, 0), Act("c", before, [word]))
            sizes.decisions += 1
    return sizes
