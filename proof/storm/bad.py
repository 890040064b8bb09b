"""Two matches with which something is wrong from the beginning to the end of a trial: nobody else may notice."""

import msgspec
import psycopg

from gonfalon.protocol.requests import NewMatch
from gonfalon.server.bots.queued import QueuedStore
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.monitoring import Health
from gonfalon.server.tokens import Tickets
from proof.storm.wire import Wire

BOTS = NewMatch("saladin", "arsuf", bots={"crusaders": "random", "ayyubids": "random"})
DAMAGE = (
    "UPDATE gonfalon_matches SET deadline = 1, head = substr(head, 1, 40) WHERE id = %s",
    "UPDATE gonfalon_matches SET deadline = 1,"
    " head = convert_to(replace(convert_from(head, 'UTF8'), '\"rules\":', '\"rules\":99'), 'UTF8') WHERE id = %s",
)
"""One is corrupt, one is of rules that nobody has; in both a bot is due and time was up long ago."""
ROWS = (
    "SELECT id, version, number, over, bot, head, clock, snapshot FROM gonfalon_matches WHERE id = ANY(%s) ORDER BY id"
)


class BadMatches:
    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self.ids: list[str] = []
        self._rows: list[tuple[object, ...]] = []

    async def plant(self) -> None:
        table = GameServer(QueuedStore(self._dsn), MemoryFanout(), Tickets(["k" * 40]))
        await table.open()
        try:
            self.ids = [(await table.creation.create(BOTS)).match for _ in DAMAGE]
        finally:
            await table.close()
        async with await psycopg.AsyncConnection.connect(self._dsn, autocommit=True) as connection:
            for damage, match in zip(DAMAGE, self.ids, strict=True):
                await connection.execute(damage.encode(), [match])
        self._rows = await self._read()

    async def check(self, tables: list[Wire]) -> list[str]:
        """They are as they were, and every table says that it has set them aside and can be played at."""
        complaints = [] if await self._read() == self._rows else ["a match that nobody can open was changed"]
        for table in tables:
            health = msgspec.json.decode(await table.fetch("/v1/health", ""), type=Health)
            if not health.playable or health.set_aside["opening"] != len(self.ids):
                complaints.append(f"{table.address}: bad matches are not told: {health}")
        return complaints

    async def _read(self) -> list[tuple[object, ...]]:
        async with await psycopg.AsyncConnection.connect(self._dsn) as connection:
            return await (await connection.execute(ROWS, [self.ids])).fetchall()
