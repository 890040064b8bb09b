"""The chat of the matches that are watched here: read from the store once for all who watch."""

import asyncio
from collections import OrderedDict

from gonfalon.protocol.requests import Say
from gonfalon.protocol.types import Done
from gonfalon.protocol.updates import ChatLine
from gonfalon.server.errors import troubled
from gonfalon.server.fanout import CHAT
from gonfalon.server.matches.service import MatchService
from gonfalon.server.stores.interface import ChatEntry
from gonfalon.server.tokens import Ticket

MOST_CHAT = 2_000
KEPT_MATCHES = 500
KEPT_LINES = 100
"""The last lines of a match. Whoever has missed more asks the store."""


class Lines:
    """The last lines of one match, as of the hint that was heard last. Lines never change."""

    def __init__(self) -> None:
        self.entries: list[ChatEntry] = []
        self.heard = -1
        self.lock = asyncio.Lock()

    @property
    def last(self) -> int:
        return self.entries[-1].line if self.entries else 0


class Chat:
    def __init__(self, service: MatchService) -> None:
        self._service = service
        self._cache = service.cache
        self._watchers = service.watchers
        self._kept: OrderedDict[str, Lines] = OrderedDict()

    async def say(self, ticket: Ticket, wish: Say) -> Done:
        entry = ChatEntry(0, ticket.seat, wish.text, self._service.time.now())
        speaker = f"{ticket.seat} {wish.client}"  # two seats may have chosen the same client id
        try:
            adding = self._service.store.add_chat(ticket.match, entry, speaker, wish.serial, MOST_CHAT)
            said = await self._cache.safely(adding)
        except KeyError as error:  # it was deleted or moved to the archive
            raise troubled("no-such-match") from error
        if said is None:
            raise troubled("too-much-chat")
        self._watchers.hear(ticket.match, CHAT)
        await self._service.fanout.publish(ticket.match, CHAT)
        return Done(ticket.match, said.line)

    async def lines(self, match: str, after: int) -> list[ChatLine]:
        """The lines of chat after this one."""
        entries = await self._cache.safely(self._after(match, after))
        if not entries:
            return []
        players = (await self._cache.head(match)).players
        return [
            ChatLine(said.line, said.seat, players.get(said.seat, said.seat), said.text, said.at, said.number)
            for said in entries
        ]

    async def _after(self, match: str, line: int) -> list[ChatEntry]:
        """The lines after this one. Raises StoreDown."""
        if self._watchers.chat_heard(match) is None:  # nobody is told of new lines
            return await self._cache.chat(match, line)
        kept = self._kept.setdefault(match, Lines())
        self._kept.move_to_end(match)
        if len(self._kept) > KEPT_MATCHES:
            self._kept.popitem(last=False)
        await self._catch_up(match, kept)
        if kept.entries and line + 1 < kept.entries[0].line:
            return await self._cache.chat(match, line)
        return [entry for entry in kept.entries if entry.line > line]

    async def _catch_up(self, match: str, kept: Lines) -> None:
        async with kept.lock:
            heard = self._watchers.chat_heard(match)
            if heard is not None and heard != kept.heard:
                kept.entries = [*kept.entries, *await self._cache.chat(match, kept.last)][-KEPT_LINES:]
                kept.heard = heard
