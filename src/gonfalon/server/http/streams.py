"""Tells a client what is new for as long as it is connected, and lets it act over its connection."""

import asyncio
from collections.abc import AsyncIterator, MutableMapping
from time import perf_counter
from typing import Any

import msgspec

from gonfalon.core.texts import LANGUAGES, SOURCE
from gonfalon.protocol.requests import Act, Ask
from gonfalon.protocol.updates import Answered, Beat, Goodbye
from gonfalon.server.errors import Troubled, broken, table_words
from gonfalon.server.fanout import Watch
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import requests
from gonfalon.server.http.endpoints import Access
from gonfalon.server.http.handlers import Observer, RateLimits
from gonfalon.server.tokens import WATCHER, Ticket

ENDPOINT = "act"
BEAT = msgspec.json.encode(Beat())
ENDS = ("ticket-void", "ticket-expired")
PATIENCE = 0.5
"""Seconds before a failed read from the store is retried."""

_asks = msgspec.json.Decoder(Ask)
_acts = msgspec.json.Decoder(Act)
_encoder = msgspec.json.Encoder()


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
            await self._table.seating.admit(self.ticket)
        else:
            self._table.seating.check_time(self.ticket)

    async def _new_updates(self, watch: Watch) -> list[bytes]:
        due, watch.updates = watch.updates, False
        update = await self._update() if due else None
        return [] if update is None else [update]

    async def _new_chat(self, watch: Watch) -> list[bytes]:
        due, watch.chat = watch.chat, False
        return await self._chat() if due else []

    async def _update(self) -> bytes | None:
        first = self._version < 0
        update = await self._table.queries.update_for_ticket(
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
        lines = await self._table.chat.lines(self.ticket.match, self._line)
        self._line = lines[-1].line if lines else self._line
        return [msgspec.json.encode(line) for line in lines]


def _beats(watch: Watch) -> list[bytes]:
    due, thinking = watch.beats, watch.thinking
    watch.beats, watch.thinking = False, None
    return [BEAT if thinking is None else msgspec.json.encode(Beat(thinking))] if due else []


def read_ask(heard: MutableMapping[str, Any]) -> Ask | None:
    """What was asked; None if it cannot be read."""
    try:
        return _asks.decode(heard.get("text") or b"")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class Asking:
    """Acts over a socket that is open already: the same checks and answers as for a request, without its overhead."""

    def __init__(self, table: GameServer, observer: Observer, rates: RateLimits) -> None:
        self._table = table
        self._observer = observer
        self._rates = rates

    async def answer(self, ticket: Ticket, who: str, ask: Ask, language: str | None) -> bytes:
        """`who` is the address that asks, which is counted against it as a request would be."""
        start = perf_counter()
        spoken = ask.lang if ask.lang in LANGUAGES else language or SOURCE
        try:
            await self._rates.check("address", who)
            requests.check_kind(ticket, Access.PLAYER)
            await self._table.seating.admit(ticket)
            await self._rates.check("ticket", requests.name_of(ticket))
            wish = requests.read(ask.act, _acts)
            answered = Answered(ask.ask, 200, await self._table.matches.act(ticket, wish, spoken))
        except Troubled as error:
            self._observer.refused(ENDPOINT, error.code)
            answered = Answered(ask.ask, error.status, trouble=error.tell(spoken))
        except (Exception, SystemExit) as error:
            trouble = broken(error, {"endpoint": ENDPOINT, "match": ticket.match})
            answered = Answered(ask.ask, trouble.status, trouble=trouble.tell(spoken))
        self._observer.answered(ENDPOINT, answered.status, perf_counter() - start)
        return _encoder.encode(answered)
