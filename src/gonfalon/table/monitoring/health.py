"""Is this table fit to play at? Proved by doing: write and read back, announce and hear."""

import asyncio
import secrets
from collections.abc import Coroutine
from time import perf_counter
from typing import Any

import msgspec

from gonfalon.table.stores.store import StoreDown
from gonfalon.table.table import Table

PATIENCE = 6.0
"""Seconds; longer than a store takes to find out by itself that its database is gone."""


class Health(msgspec.Struct, frozen=True):
    """Milliseconds, or None for what failed. Without announcements play goes on, and news come a little later."""

    playable: bool
    write_and_read: float | None
    announce_and_hear: float | None


async def examine(table: Table) -> Health:
    written, heard = await asyncio.gather(_timed(_prove_store(table)), _timed(table.hear_oneself()))
    return Health(written is not None, written, heard)


async def _prove_store(table: Table) -> None:
    token = secrets.token_hex(8)
    if await table.store.prove(token) != token:
        raise StoreDown("what was written is not what is read")


async def _timed(proof: Coroutine[Any, Any, None]) -> float | None:
    start = perf_counter()
    try:
        await asyncio.wait_for(proof, PATIENCE)
    except (StoreDown, TimeoutError):
        return None
    return round((perf_counter() - start) * 1000, 1)
