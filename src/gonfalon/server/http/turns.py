"""Turns at what takes long: one request of each address at a time, so that nobody waits for all those of another."""

import asyncio
from weakref import WeakValueDictionary


class Turns:
    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, who: str) -> asyncio.Lock:
        """Held by one of them. It is forgotten when nobody holds it or waits for it."""
        return self._locks.setdefault(who, asyncio.Lock())
