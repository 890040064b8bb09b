"""How long a test waits for what happens soon, unless the machine is busy: for a condition, never for a time."""

import asyncio
import time
from collections.abc import Callable

PATIENCE = 60.0
"""Seconds. No test proves how fast something is, so this only ends what hangs."""


async def until(is_so: Callable[[], object], why: str = "") -> None:
    """Wait for this in the loop of the test."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, why or "waited in vain"
        await asyncio.sleep(0.005)


def wait_until(is_so: Callable[[], object], why: str = "") -> None:
    """Wait for what another thread or process does."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, why or "waited in vain"
        time.sleep(0.005)
