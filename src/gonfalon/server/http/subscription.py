"""The messages that a client receives on a stream or socket for as long as it is connected."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from gonfalon.core.texts import SOURCE
from gonfalon.protocol.updates import Beat, Goodbye
from gonfalon.server.fanout.watchers import Watch
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import requests
from gonfalon.server.tickets import WATCHER, Ticket
from gonfalon.server.troubles import Troubled, table_words

BEAT = msgspec.json.encode(Beat())
ENDS = ("ticket-void", "ticket-expired")
PATIENCE = 0.5
"""Seconds before a failed read from the store is retried."""


def subscribe(table: GameServer, asked: requests.Connection, ticket: Ticket) -> "Subscription":
    """Validate the whole request before the first message."""
    after, line = requests.number(asked, "after"), requests.number(asked, "line")
    return Subscription(table, ticket, after, line, requests.language(asked))


class Subscription:
    """Tells one seat of one match what comes after the number and the line of chat that the client has."""

    def __init__(self, table: GameServer, ticket: Ticket, after: int, line: int, language: str | None = None) -> None:
        self._table = table
        self.ticket = ticket
        self._after = after
        self._line = line
        self.language = language
        self._version = -1
        self._watch: Watch | None = None
        self._stopped = False
        self.ended: Troubled | None = None
        """Why the ticket is no longer good, if that ended it."""

    def stop(self) -> None:
        """The client is gone."""
        self._stopped = True
        if self._watch:
            self._watch.wake()

    def goodbye(self, code: str) -> bytes:
        words = table_words(self.language or SOURCE)
        return msgspec.json.encode(Goodbye(code, words.say(f"goodbye-{code}")))

    async def messages(self) -> AsyncIterator[bytes]:
        """The first message is the current state; it is sent even if nothing is new.

        While it waits it keeps no message: there may be thousands like it.
        """
        is_player = self.ticket.seat != WATCHER and not self.ticket.invites
        with self._table.watchers.watch(self.ticket.match, is_player=is_player) as watch:
            self._watch = watch
            while not (self._stopped or self._table.watchers.closing):
                due = await self._due(watch)
                while due:
                    yield due.pop(0)
                if self.ended is not None:
                    return
                await watch.wait()
            if not self._stopped:
                yield self.goodbye("closing")

    async def _due(self, watch: Watch) -> list[bytes]:
        """What is new, or that the ticket is no longer good. If the store is down, it is looked for again soon."""
        due: list[bytes] = []
        try:
            await self._check_ticket(watch)
            due += await self._new_updates(watch)
            due += await self._new_chat(watch)
            return [*due, *_beats(watch)]
        except Troubled as error:
            if error.code in ENDS:
                self.ended = error
                return [*due, msgspec.json.encode(Goodbye(error.code, error.tell(self.language or SOURCE).text))]
            if error.code != "store-down":
                raise
            watch.updates = watch.chat = True
            watch.wake()
            if not due:
                await asyncio.sleep(PATIENCE)
            return due

    async def _check_ticket(self, watch: Watch) -> None:
        """A beat opens no match: what voids a ticket is written and announced like an action."""
        if watch.updates or watch.chat:
            await self._table.admit(self.ticket)
        else:
            self._table.check_time(self.ticket)

    async def _new_updates(self, watch: Watch) -> list[bytes]:
        due, watch.updates = watch.updates, False
        update = await self._update() if due else None
        return [] if update is None else [update]

    async def _new_chat(self, watch: Watch) -> list[bytes]:
        due, watch.chat = watch.chat, False
        return await self._chat() if due else []

    async def _update(self) -> bytes | None:
        first = self._version < 0
        update = await self._table.update_for_ticket(
            self.ticket, self._after, fresh=first, language=self.language, heard=not first
        )
        if update.version <= self._version:
            return None
        self._after, self._version = update.number, update.version
        if first:
            self._table.watchers.hear(self.ticket.match, update.version)  # or the next poll would wake all at once
        return msgspec.json.encode(update)

    async def _chat(self) -> list[bytes]:
        if self.ticket.invites:
            return []
        lines = await self._table.chat(self.ticket.match, self._line)
        self._line = lines[-1].line if lines else self._line
        return [msgspec.json.encode(line) for line in lines]


def _beats(watch: Watch) -> list[bytes]:
    due, thinking = watch.beats, watch.thinking
    watch.beats, watch.thinking = False, None
    return [BEAT if thinking is None else msgspec.json.encode(Beat(thinking))] if due else []
