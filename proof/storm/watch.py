"""Somebody with a clock of their own who looks at the table's: it must never go back, nor run fast."""

import asyncio
from contextlib import suppress
from time import monotonic

import psycopg

from gonfalon.server.matches.clocks import TRUST

LOOK = 1.0
SLACK = 2 * TRUST
"""Milliseconds that the table's clock may catch up: what is stored may be a little older than what processes say."""


class Watch:
    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._last = 0
        self._first: float | None = None
        self._least = 0.0
        """By how much the table's clock was ahead of ours, at first and when it was least."""
        self.complaints: list[str] = []
        self.stood_still = 0.0
        """Seconds by which the table's clock fell behind ours: for so long nobody's time passed."""

    async def look(self) -> None:
        """For as long as it is let."""
        while True:
            await asyncio.sleep(LOOK)
            with suppress(psycopg.Error):
                began = 1000 * monotonic()
                played = await asyncio.to_thread(self._played)
                self.compare(played, began, 1000 * monotonic())

    def compare(self, played: int, before: float, after: float) -> None:
        """What the table's clock says, and ours before and after we looked, in milliseconds."""
        least, most = played - after, played - before
        if self._first is None:
            self._first = self._least = most
        if played < self._last:
            self.complaints.append(f"the time played went back from {self._last} to {played}")
        if least > self._least + SLACK:
            self.complaints.append(f"the time played ran {least - self._least:.0f} ms ahead")
        self._last, self._least = played, min(self._least, most)
        self.stood_still = max(0.0, (self._first - most) / 1000)

    def _played(self) -> int:
        with psycopg.connect(self._dsn, connect_timeout=2) as connection:
            row = connection.execute("SELECT played FROM gonfalon_time").fetchone()
            assert row is not None
            return int(row[0])
