"""Plays at one table process and tells how much processor time it took. Run by path, with the Python of any checkout:

    PYTHON proof/load/contender.py POSTGRES REDIS AT_ONCE [TABLE'S PYTHON]

Everything that knows the protocol is imported from that Python's own checkout, so that a release is measured with the
client it was made for. Each line of input, `KIND SECONDS`, is a round; each line of output is what it took.
"""

import asyncio
import json
import os
import sys
import tempfile
from contextlib import AsyncExitStack
from importlib import import_module
from pathlib import Path
from typing import Any

import aiohttp

if Path("tests/server/load/contender.py").exists():  # an older checkout, whose driver lies among its tests
    sys.modules["proof"] = import_module("tests.server")

from proof.load import throughput
from proof.load.scripted import Scripted, begin_matches
from proof.load.server import Measured
from proof.load.sockets import _open
from tests.server.processes import Process

TICK = 1 / os.sysconf("SC_CLK_TCK")
EXPECTED = 2_500
"""Actions per second that no table reaches on this machine: so many are made ready for each round."""
ACTIONS_OF_A_MATCH = 100


def processor_time(pid: int) -> float:
    """Seconds of user and system time of a process with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * TICK


async def play_round(table: Measured, kind: str, seconds: float, at_once: int) -> dict[str, float]:
    count = at_once * max(2, int(seconds * EXPECTED / at_once / ACTIONS_OF_A_MATCH))
    matches = await begin_matches(table, count)
    async with AsyncExitStack() as stack:
        players = await PLAYERS[kind](table, matches, at_once, stack)
        print(f"playing at {table.pid}", file=sys.stderr, flush=True)  # for whoever wants to attach a profiler
        await asyncio.sleep(0.5)
        done, spent = sum(player.done for player in players), processor_time(table.pid)
        await asyncio.sleep(seconds)
        done, spent = sum(player.done for player in players) - done, processor_time(table.pid) - spent
        for player in players:
            player.stop()
    return {"actions": done, "seconds": seconds, "spent": spent}


async def _posting(table: Measured, matches: list[Scripted], at_once: int, stack: AsyncExitStack) -> list[Any]:
    """Nobody listens; each action is a request, with one connection for each match in play."""
    host, port = table.address.removeprefix("http://").split(":")
    players = [throughput._Player(iter(_requests(table, matches[n::at_once]))) for n in range(at_once)]
    for player in players:
        await asyncio.get_running_loop().create_connection(lambda player=player: player, host, int(port))  # type: ignore[misc]
    return players


def _requests(table: Measured, matches: list[Scripted]) -> list[bytes]:
    return [throughput._request(table, match, *one) for match in matches for one in match.sends]


async def _heard(table: Measured, matches: list[Scripted], at_once: int, stack: AsyncExitStack) -> list[Any]:
    """The same while both seats of every match listen on their sockets."""
    http = await stack.enter_async_context(aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)))
    listening = await stack.enter_async_context(asyncio.TaskGroup())
    tasks = [
        listening.create_task(_listen(await _open(http, table, match.match, match.tickets[seat])))
        for match in matches
        for seat in {seat for seat, _ in match.sends}
    ]
    stack.callback(lambda: [task.cancel() for task in tasks])
    return await _posting(table, matches, at_once, stack)


async def _listen(line: Any) -> None:
    async for _ in line:
        pass


async def _socket(table: Measured, matches: list[Scripted], at_once: int, stack: AsyncExitStack) -> list[Any]:
    """Both seats listen on their sockets, and act over them."""
    from proof.load.acting import acting_players  # an old checkout may have none

    return await acting_players(table, matches, at_once, stack)


PLAYERS = {"post": _posting, "heard": _heard, "socket": _socket}


def main() -> None:
    postgres, redis, at_once, *python = sys.argv[1:]
    arguments = ("--postgres", postgres, "--redis", redis)
    program = (python[0] if python else sys.executable, "-m", "gonfalon")
    with tempfile.TemporaryDirectory() as home:
        process = Process(Path(home), *arguments, program=program)
        process.start()
        try:
            table = Measured(process, postgres)
            for line in sys.stdin:
                kind, seconds = line.split()
                print(json.dumps(asyncio.run(play_round(table, kind, float(seconds), int(at_once)))), flush=True)
        finally:
            process.stop()


if __name__ == "__main__":
    main()
