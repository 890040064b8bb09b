"""The floor: a bare loop that writes what a table would write, one by one through psycopg, and does nothing else.

    python -m proof.load.bare POSTGRES SECONDS

The writes are those of real matches, recorded at a table in this process. Prints what it took, as a contender does.
"""

import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psycopg
import uvloop

from gonfalon.core import Match
from gonfalon.protocol.requests import Act, NewMatch
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.stores.interface import Job, NoticeKind, Row, Written, encoded_seats
from gonfalon.server.stores.schema import migrate_postgres
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import Tickets
from proof.load.scripted import KINDS, _play
from tests.server.matches import at, begun
from tests.server.processes import KEY


class Write(NamedTuple):
    row: Row
    log: list[Written]
    head: bool
    notice: NoticeKind | None


_CREATE = """
INSERT INTO gonfalon_matches (id, version, number, over, head, clock) VALUES (%s, %s, 0, false, '', '')
"""
_WRITE = """
WITH written AS (
    UPDATE gonfalon_matches
    SET version = %(version)s, number = %(number)s, over = %(over)s, deadline = %(deadline)s, bot = %(bot)s,
        clock = %(clock)s, head = coalesce(%(head)s, head), snapshot = coalesce(%(snapshot)s, snapshot),
        result = coalesce(%(result)s, result), answers = %(answers)s, acted = %(acted)s, ended = %(ended)s,
        turn = %(turn)s, seats = coalesce(%(seats)s, seats)
    WHERE id = %(id)s AND version = %(version)s - 1 AND sealed = %(sealed)s
    RETURNING id
), appended AS (
    INSERT INTO gonfalon_log (match, number, actor, word, client, at, played)
    SELECT written.id, line.*
    FROM written, json_to_recordset(%(log)s)
        AS line (number int, actor text, word text, client text, at bigint, played bigint)
), told AS (
    INSERT INTO gonfalon_outbox (kind, match, seat, number, at)
    SELECT %(notice)s, id, %(turn)s, %(number)s, %(acted)s FROM written WHERE %(notice)s::text IS NOT NULL
)
SELECT 1 FROM written
"""


class Recording(SqliteStore):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.writes: list[Write] = []

    async def write(
        self,
        row: Row,
        log: list[Written],
        job: Job | None = None,
        *,
        head: bool = False,
        notice: NoticeKind | None = None,
    ) -> None:
        await super().write(row, log, job, head=head, notice=notice)
        self.writes.append(Write(row, log, head, notice))


async def recorded() -> list[Write]:
    """Every write of an action in one match of each battle."""
    with tempfile.TemporaryDirectory() as folder:
        store = Recording(Path(folder) / "table.sqlite")
        table = GameServer(store, MemoryFanout(), Tickets([KEY]))
        await table.open()
        for seed, (game, scenario) in enumerate(KINDS):
            await _play_at(table, game, scenario, seed)
        await table.close()
        return [write for write in store.writes if not write.head]


async def _play_at(table: GameServer, game: str, scenario: str, seed: int) -> None:
    match = await begun(table, NewMatch(game, scenario))
    cached = table.cache.kept[match]
    head, seats = cached.head, cached.game.seats
    ahead = Match(cached.game, head.setup, head.players, head.fate(seats))
    for seat, body in _play(ahead, random.Random(seed)):
        await table.matches.act(at(match, seat), msgspec.json.decode(body, type=Act))


def _values(write: Write, lap: int) -> dict[str, Any]:
    row, log, head, notice = write
    return msgspec.structs.asdict(row) | {
        "id": f"{row.id} {lap}",
        "head": row.head if head else None,
        "seats": encoded_seats(row) if head else None,
        "log": msgspec.json.encode(log).decode(),
        "notice": notice,
    }


async def measure(dsn: str, seconds: float) -> dict[str, float]:
    writes = await recorded()
    connection: Any
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        await migrate_postgres(connection)
        laps, first = _laps(), {write.row.id: write.row.version for write in reversed(writes)}
        done, spent, until = 0, 0.0, time.perf_counter() + seconds
        while time.perf_counter() < until:
            lap = next(laps)
            for match, version in first.items():
                await connection.execute(_CREATE, (f"{match} {lap}", version - 1))
            before = time.process_time()
            for write in writes:
                found = await connection.execute(_WRITE, _values(write, lap), prepare=True)
                assert found.rowcount == 1
            done, spent = done + len(writes), spent + time.process_time() - before
    return {"actions": done, "seconds": seconds, "spent": spent}


def _laps() -> Iterator[int]:
    first = random.randrange(10**9)
    return iter(range(first, first + 10**6))


if __name__ == "__main__":
    print(json.dumps(uvloop.run(measure(sys.argv[1], float(sys.argv[2])))), flush=True)
