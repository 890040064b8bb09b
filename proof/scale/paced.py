"""Players who act when chance will have it, as at a site with room to spare, and not as fast as they are answered."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack

from proof.load import throughput
from proof.load.acting import Acting, Line, ask, open_line
from proof.load.scripted import Scripted
from proof.load.server import Measured

Lines = dict[tuple[str, str], Line]
"""By match and seat."""


class OverSocket(Acting):
    def __init__(self, sends: Iterator[tuple[Line, bytes]], pause: float) -> None:
        super().__init__(sends)
        self._pause = pause

    def go_on(self) -> None:
        asyncio.get_running_loop().call_later(_chance(self._pause), super().go_on)


class ByRequest(throughput._Player):
    def __init__(self, requests: Iterator[bytes], pause: float) -> None:
        super().__init__(requests)
        self._pause = pause

    def _send(self) -> None:
        asyncio.get_running_loop().call_later(_chance(self._pause), self._send_now)

    def _send_now(self) -> None:
        if not self._transport.is_closing():
            super()._send()


Player = OverSocket | ByRequest


def _chance(pause: float) -> float:
    return random.expovariate(1 / pause)


async def listening(matches: Sequence[Scripted], tables: Sequence[Measured], stack: AsyncExitStack) -> Lines:
    """A socket for each seat: the first seats at the first table, and so on."""
    return {
        (match.match, seat): await open_line(table, match, seat, stack)
        for match in matches
        for seat, table in zip(sorted({seat for seat, _ in match.sends}), tables, strict=False)
    }


def over_sockets(matches: Sequence[Scripted], lines: Lines, pause: float) -> list[Player]:
    players = [
        OverSocket(iter([(lines[match.match, seat], ask(body)) for seat, body in match.sends]), pause)
        for match in matches
    ]
    for player in players:
        player.go_on()
    return [*players]


async def by_requests(
    table: Measured, matches: Sequence[Scripted], pause: float, stack: AsyncExitStack
) -> list[Player]:
    """One connection for each match."""
    host, port = table.address.removeprefix("http://").split(":")
    players = [
        ByRequest(iter([throughput._request(table, match, *one) for one in match.sends]), pause) for match in matches
    ]
    for player in players:
        await asyncio.get_running_loop().create_connection(lambda player=player: player, host, int(port))  # type: ignore[misc]
        stack.callback(player.stop)
    return [*players]
