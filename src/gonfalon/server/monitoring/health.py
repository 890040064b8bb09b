"""The health check. It proves health by doing: write and read back, publish and receive."""

import asyncio
import secrets
from collections.abc import Coroutine
from time import perf_counter
from typing import Any

import msgspec

from gonfalon.server.game_server import GameServer
from gonfalon.server.stores.store import StoreDown

PATIENCE = 6.0
"""Timeout in seconds, longer than a store takes to notice that its database is down."""


class Health(msgspec.Struct, frozen=True):
    """Milliseconds, or None for what failed. Without fan-out play goes on, but updates arrive a little later."""

    playable: bool
    write_and_read: float | None
    announce_and_hear: float | None
    set_aside: dict[str, int] = {}
    """How many matches this process cannot open, cannot end on time, or gets no answer for from their bots. All others
    are played on; the log names them."""
    failures: dict[str, int] = {}
    """How often each kind of background work has failed and was begun anew, since this process started."""


async def examine(table: GameServer) -> Health:
    written, heard = await asyncio.gather(_timed(_prove_store(table)), _timed(table.hear_oneself()))
    return Health(written is not None, written, heard, table.aside.counts(), dict(table.duties.failures))


async def _prove_store(table: GameServer) -> None:
    token = secrets.token_hex(8)
    if await table.store.prove(token) != token:
        raise StoreDown("read back another token than was written")


async def _timed(proof: Coroutine[Any, Any, None]) -> float | None:
    start = perf_counter()
    try:
        async with asyncio.timeout(PATIENCE):
            await proof
    except (StoreDown, TimeoutError):
        return None
    return round((perf_counter() - start) * 1000, 1)
