"""What reaches a page from the table in its worker, in the interpreter that browsers get."""

import asyncio
import json
import subprocess
import threading
from collections.abc import Coroutine, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from gonfalon.core import WATCHER
from gonfalon.games.navas.rules.pieces import CHRISTIAN, MUSLIM
from gonfalon.server.stores.interface import Row, Written
from tests.patience import PATIENCE
from tests.server.honesty.laws import Worlds, written_log
from tests.server.honesty.page import Page
from tests.server.honesty.running import KEY
from tests.server.honesty.worlds import pairs

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
T = TypeVar("T")
EACH = 3
STARTING = 60.0
"""Seconds in which the interpreter must be there."""


class WorkerPage(Page):
    """In the interpreter that the site carries. Its store is reached by messages too."""

    def __init__(self) -> None:
        super().__init__()
        command: list[str | Path] = ["node", HERE / "page_worker.mjs", ROOT / "build" / "site", HERE / "page_worker.py"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
        self._hearing = threading.Thread(target=self._listen, daemon=True)
        self._hearing.start()
        self._done("begin", STARTING, key=KEY)

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()

    @property
    def store(self) -> "WorkerPage":
        return self

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run(work)

    def post(self, kind: str, number: int, **said: Any) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"kind": kind, "id": number, "at": self.at, **said}) + "\n")
        self._process.stdin.flush()

    async def create(self, row: Row) -> None:
        self._done("create", row=msgspec.to_builtins(row))

    async def write(self, row: Row, lines: list[Written]) -> None:
        self._done("write", row=msgspec.to_builtins(row), lines=msgspec.to_builtins(lines))

    async def log(self, match: str) -> list[Written]:
        return msgspec.convert(self._done("log", match=match), list[Written])

    def _done(self, kind: str, patience: float = PATIENCE, **said: Any) -> Any:
        number, told = self.talk()
        self.post(kind, number, **said)
        return told.get(timeout=patience)["done"]

    def _listen(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self.hear(line)


@pytest.fixture(scope="module")
def two_worlds() -> Iterator[Worlds]:
    with written_log() as log, closing(WorkerPage()) as one, closing(WorkerPage()) as other:
        yield Worlds((one, other), log)


@pytest.mark.parametrize("seat", [MUSLIM, CHRISTIAN, WATCHER])
@pytest.mark.full
def test_worlds_that_are_the_same_to_a_seat(seat: int, two_worlds: Worlds) -> None:
    """Every byte that reaches the page is the same in two matches that the seat cannot tell apart."""
    assert two_worlds.prove(islice(pairs((seat,), 2000 + 1000 * seat), EACH)) > 30 * EACH


@pytest.mark.full
def test_worlds_that_differ(two_worlds: Worlds) -> None:
    """For whoever sees the difference other bytes come."""
    pair = next(pair for pair in pairs((MUSLIM,), 9000) if pair.is_told_apart)
    with pytest.raises(AssertionError, match=r"tells|told"):
        two_worlds.prove([pair._replace(seat=CHRISTIAN, script=())])
