"""Makes the stored databases of an earlier release: `python make.py POSTGRES FOLDER`, with the Python of that release.

They hold matches at every stage, and beside them what that release told each seat of them, and its tickets. Nothing in
here may need a later release than the one that made them, so nothing is imported from the other tests.
"""

import asyncio
import gzip
import json
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

from gonfalon.core import registry
from gonfalon.table.bots.queued import QueuedStore
from gonfalon.table.fanout.fanout import MemoryFanout
from gonfalon.table.stores.sqlite import SqliteStore
from gonfalon.table.table import Table
from gonfalon.table.tickets import Ticket, Tickets
from gonfalon.wire.protocol import Act, Correspondence, Join, Leave, Live, NewMatch, Say

KEY = "k" * 40
NOW = 1_790_000_000_000
GAMES = {"navas": "advanced", "saladin": "arsuf", "sword": "navas-hex"}


async def make(table: Table) -> list[dict[str, Any]]:
    made = []
    for at, (name, scenario) in enumerate(GAMES.items()):
        first, second = registry.find(name).seats
        rng = random.Random(at)
        plain = NewMatch(name, scenario)
        made += [
            await stage(table, "waiting", plain, rng, seated=0),
            await stage(table, "half full", plain, rng, seated=1),
            await stage(table, "playing", plain, rng, actions=25),
            await stage(table, "live", NewMatch(name, scenario, time=Live(600, 5)), rng, actions=15),
            await stage(table, "by letter", NewMatch(name, scenario, time=Correspondence(7, 14)), rng, actions=12),
            await stage(table, "draw offered", plain, rng, actions=9, says="offer draw"),
            await stage(table, "bot waiting", NewMatch(name, scenario, bots={second: "random"}), rng, actions=3),
            await stage(table, "bot first", NewMatch(name, scenario, bots={first: "random"}), rng),
            await stage(table, "bots", NewMatch(name, scenario, bots={first: "random", second: "random"}), rng),
            await stage(table, "over", plain, rng, actions=8, says="resign"),
        ]
    return made


async def stage(
    table: Table,
    called: str,
    wish: NewMatch,
    rng: random.Random,
    *,
    seated: int = 2,
    actions: int = 0,
    says: str | None = None,
) -> dict[str, Any]:
    created = await table.create(wish)
    match, seats = created.match, registry.find(wish.game).seats
    people = [seat for seat in seats if seat not in wish.bots][:seated]
    for seat in people:
        wish_to_sit = Join("client", seat.title(), "ab" * 16)  # type: ignore[call-arg]  # as that release had it
        await table.join(Ticket(match, seat, 0), wish_to_sit)  # type: ignore[attr-defined]  # this too
    for _ in range(actions):
        await act(table, match, wish, rng)
    update = await table.update_for(match, "watcher")
    if says:
        await table.act(Ticket(match, seats[0], 0), Act("client", update.number, [says]))
    if people:
        await table.say(Ticket(match, people[0], 0), Say("client", 1, "¡Salud! ⚔"))
    eyes = [*seats, "watcher"] if update.sight else []
    return {
        "stage": called,
        "game": wish.game,
        "match": match,
        "seats": list(seats),
        "bots": wish.bots,
        "tickets": created.tickets,
        "number": (await table.update_for(match, "watcher")).number,
        "seen": {seat: await table.record(match, seat) for seat in eyes},
    }


async def act(table: Table, match: str, wish: NewMatch, rng: random.Random) -> None:
    """A person acts, if one is asked. Bots are left waiting."""
    update = await table.update_for(match, "watcher")
    if update.sight is None or update.result or update.sight.to_move in wish.bots:
        return
    mine = await table.update_for(match, update.sight.to_move)
    assert mine.sight
    seat = Ticket(match, update.sight.to_move, 0)
    await table.act(seat, Act("client", mine.number, [rng.choice(mine.sight.words)]))


async def leave_answer(table: Table, made: list[dict[str, Any]]) -> None:
    """Somebody has left an answer in advance, which must be neither lost nor used too early."""
    found = next(one for one in made if (one["stage"], one["game"]) == ("playing", "navas"))
    game = registry.find("navas")
    update = await table.update_for(found["match"], "watcher")
    assert update.sight
    idle = next(seat for seat in game.seats if seat != update.sight.to_move)
    question = game.questions[-1]
    wish = Leave("client", update.number, question, "pass", standing=True)
    found["answers"] = [idle, len((await table.leave(Ticket(found["match"], idle, 0), wish)).answers)]


async def fill(store: Any) -> list[dict[str, Any]]:
    times = iter(range(NOW, NOW + 10**9, 50))
    table = Table(store, MemoryFanout(), Tickets([KEY]), lambda: next(times))
    await table.open()
    try:
        made = await make(table)
        await leave_answer(table, made)
        return made
    finally:
        await table.close()


def main(postgres: str, folder: Path) -> None:
    file = folder / "table.sqlite"
    file.unlink(missing_ok=True)
    told = {"sqlite": asyncio.run(fill(SqliteStore(file))), "postgres": asyncio.run(fill(QueuedStore(postgres)))}
    connection = sqlite3.connect(file)
    dump = "\n".join(connection.iterdump())
    connection.close()
    file.unlink()
    for rest in folder.glob("table.sqlite-*"):
        rest.unlink()
    write(folder / "sqlite.sql.gz", dump)
    command = ["pg_dump", "--no-owner", "--no-privileges", "--inserts", postgres]
    write(folder / "postgres.sql.gz", subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    write(folder / "told.json.gz", json.dumps(told, ensure_ascii=False, indent=1))


def write(path: Path, text: str) -> None:
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
