"""Runs in the interpreter of a page: its table, with a store and a clock that a test reaches from outside."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec

from gonfalon.server.browser.page_table import PageTable
from gonfalon.server.browser.worker import TableWork
from gonfalon.server.stores.interface import Row, Written

Tell = Callable[[str], None]


class Within:
    """Besides the messages of a page it hears what to do with the store."""

    def __init__(self, tell: Tell) -> None:
        self._at = 0
        self._tell = tell
        self._doing = {"begin": self._begin, "create": self._create, "write": self._write, "log": self._log}

    def hear(self, line: str) -> None:
        message = json.loads(line)
        self._at = message.pop("at")
        if message["kind"] in self._doing:
            self._task = asyncio.ensure_future(self._do(message))
        else:
            self._work.hear(json.dumps(message))

    async def _do(self, message: Any) -> None:
        done = await self._doing[message["kind"]](message)
        self._tell(json.dumps({"id": message["id"], "done": msgspec.to_builtins(done)}))

    async def _begin(self, message: Any) -> None:
        table = PageTable(Path("/table.sqlite"), message["key"], _keep_nothing, cast(Any, _no_child), lambda: self._at)
        self._store, self._work = table.table.store, TableWork(table, await table.begin(), self._tell)

    async def _create(self, message: Any) -> None:
        await self._store.create(msgspec.convert(message["row"], Row))

    async def _write(self, message: Any) -> None:
        lines = msgspec.convert(message["lines"], list[Written])
        await self._store.write(msgspec.convert(message["row"], Row), lines)

    async def _log(self, message: Any) -> list[Written]:
        return await self._store.log(message["match"])


async def _keep_nothing() -> None: ...


def _no_child(*_: Any) -> None:
    """Nobody thinks here."""
