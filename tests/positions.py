"""Matches that begin from a position of the test's own.

They are written into the database of a table, as no client can: there a player chooses the battle, not its position.
The seats are free as in any new match.
"""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

import msgspec

from gonfalon.core import Match
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from gonfalon.protocol.responses import Created
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.clocks import wound_up
from gonfalon.server.matches.creation import new_head
from gonfalon.server.matches.match_head import places
from gonfalon.server.settings import Settings
from gonfalon.server.startup import make_store
from gonfalon.server.stores.interface import Row
from gonfalon.server.tokens import Tickets
from tests.server.processes import KEY, Process


async def place(table: Process, wish: NewMatch, position: Any) -> dict[str, Link]:
    """A new match at a table that runs: the link to each free seat, to the watcher's and the host's.

    `position` is what `told_position` tells of a state. At least one seat must wait for a person.
    """
    async with _beside(table) as other:
        created = await place_at(other, wish, position)
    return {seat: Link(table.address, created.match, ticket) for seat, ticket in created.tickets.items()}


async def place_at(table: GameServer, wish: NewMatch, position: Any) -> Created:
    """The same at a table in this process: call it in the table's own loop."""
    head = new_head(table.games, wish)
    assert len(head.bots) < len(head.seats), "nobody would begin it"
    setup = msgspec.structs.replace(head.setup, position=position)
    head = msgspec.structs.replace(
        head, setup=Match(table.games.opened(head.game, head.rules, head.digest), setup).setup
    )
    clock, now = wound_up(head.time, len(head.seats)) if head.time else None, table.now()
    row = Row(
        id=token_hex(8),
        version=0,
        head=msgspec.json.encode(head),
        clock=msgspec.json.encode(clock) if clock else b"",
        created=now,
        acted=now,
        seats=places(head),
    )
    await table.store.create(row)
    return Created(row.id, head.commitment, table.seating.first_tickets(row, head))


@asynccontextmanager
async def _beside(process: Process) -> AsyncIterator[GameServer]:
    """Another table of this site, which only writes."""
    settings = Settings(file=process.home / "table.sqlite", postgres=process.postgres)
    table = GameServer(make_store(settings), MemoryFanout(), Tickets([KEY]), lambda: time.time_ns() // 1_000_000)
    await table.store.open()
    try:
        yield table
    finally:
        await table.store.close()
        table.long_work.close()
