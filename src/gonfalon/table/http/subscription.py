"""The messages that a client receives on a stream or socket for as long as it is connected."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from starlette.requests import HTTPConnection

from gonfalon.core.words import SOURCE
from gonfalon.table.fanout.watchers import Watch
from gonfalon.table.http import requests
from gonfalon.table.table import Table
from gonfalon.table.tickets import Ticket
from gonfalon.table.troubles import Troubled, table_words
from gonfalon.wire.protocol import Beat, Goodbye

BEAT = msgspec.json.encode(Beat())
PATIENCE = 0.5
"""Seconds before a failed read from the store is retried."""


async def subscribe(table: Table, asked: HTTPConnection, ticket: Ticket) -> "Subscription":
    """Validate the whole request before the first message."""
    after, line = requests.number(asked, "after"), requests.number(asked, "line")
    subscription = Subscription(table, ticket, after, line, requests.language(asked))
    await table.check(ticket.match)
    return subscription


class Subscription:
    """Tells one seat of one match what comes after the number and the line of chat that the client has."""

    def __init__(self, table: Table, ticket: Ticket, after: int, line: int, language: str | None = None) -> None:
        self._table = table
        self._ticket = ticket
        self._after = after
        self._line = line
        self._language = language
        self._version = -1
        self._watch: Watch | None = None
        self._stopped = False

    def stop(self) -> None:
        """The client is gone."""
        self._stopped = True
        if self._watch:
            self._watch.wake()

    def goodbye(self, code: str) -> bytes:
        words = table_words(self._language or SOURCE)
        return msgspec.json.encode(Goodbye(code, words.say(f"goodbye-{code}")))

    async def messages(self) -> AsyncIterator[bytes]:
        """The first message is the current state; it is sent even if nothing is new."""
        with self._table.watchers.watch(self._ticket.match) as watch:
            self._watch = watch
            async for message in self._messages(watch):
                yield message

    async def _messages(self, watch: Watch) -> AsyncIterator[bytes]:
        while not (self._stopped or self._table.watchers.closing):
            try:
                async for message in self._due(watch):
                    yield message
            except Troubled as error:
                if error.code != "store-down":
                    raise
                watch.updates = watch.chat = True
                await asyncio.sleep(PATIENCE)
            else:
                await watch.wait()
        if not self._stopped:
            yield self.goodbye("closing")

    async def _due(self, watch: Watch) -> AsyncIterator[bytes]:
        if watch.updates:
            watch.updates = False
            if (update := await self._update()) is not None:
                yield update
        if watch.chat:
            watch.chat = False
            for line in await self._chat():
                yield line
        if watch.beats:
            watch.beats = False
            yield BEAT

    async def _update(self) -> bytes | None:
        first = self._version < 0
        update = await self._table.update_for(
            self._ticket.match, self._ticket.seat, self._after, fresh=first, language=self._language
        )
        if update.version <= self._version:
            return None
        self._after, self._version = update.number, update.version
        return msgspec.json.encode(update)

    async def _chat(self) -> list[bytes]:
        lines = await self._table.chat(self._ticket.match, self._line)
        self._line = lines[-1].line if lines else self._line
        return [msgspec.json.encode(line) for line in lines]
