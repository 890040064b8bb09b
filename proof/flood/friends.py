"""Friends who play while others attack, and what they notice of it."""

import socket
import statistics
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import NamedTuple

from proof.flood.attackers import ATTACKER, Flooding
from tests.server.honesty.raw import Connection
from tests.server.honesty.victims import Match

FRIEND = "127.0.0.2"
PACE = 0.15
"""Seconds between two of their actions: as quick as people who know what they want."""


class Told(NamedTuple):
    milliseconds: list[float]
    failed: list[str]

    @property
    def median(self) -> float:
        return statistics.median(self.milliseconds) if self.milliseconds else inf


class Friends(threading.Thread):
    """Two people who play one match after another and look at the clock."""

    def __init__(self, port: int, host: Callable[[], str]) -> None:
        super().__init__(daemon=True)
        self._port, self._host = port, host
        self._stopped = threading.Event()
        self.told = Told([], [])

    def run(self) -> None:
        match = None
        while not self._stopped.wait(PACE):
            try:
                match = match or Match(self._port, self._host(), address=FRIEND)
                match.play(1)
                self.told.milliseconds.append(match.took * 1000)
            except LookupError:  # this match is over
                match = None
            except (AssertionError, OSError, EOFError) as error:
                self.told.failed.append(repr(error))

    def end(self) -> Told:
        self._stopped.set()
        self.join()
        return self.told


def played_meanwhile(port: int, host: Callable[[], str], attack: Callable[[], Flooding]) -> tuple[Told, Counter[str]]:
    """What friends at this port noticed while an attack went on somewhere, and what became of the attack."""
    friends, flooding = Friends(port, host), attack()
    friends.start()
    fate = flooding.end()
    return friends.end(), fate


def silent_lines(port: int, count: int) -> list[socket.socket]:
    """Connections that say nothing, from one address. The table may close them as it likes."""
    lines = []
    for _ in range(count):
        with suppress(OSError):
            lines.append(socket.create_connection(("127.0.0.1", port), 5, (ATTACKER, 0)))
    return lines


def comes_in(port: int) -> float:
    """Milliseconds until a friend who comes now is answered. Raises if that fails."""
    start = time.perf_counter()
    line = Connection(port, 10, FRIEND)
    try:
        assert line.ask("GET", "/v1/games").status == 200
        return (time.perf_counter() - start) * 1000
    finally:
        line.close()
