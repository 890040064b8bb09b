"""Ends matches that nobody plays any more, and matches that nobody can play because they cannot be opened.

A match ends with a line of its log like any other, so one whose rules come back later stays over.
"""

import logging
from typing import Any

import msgspec

from gonfalon.core import talk
from gonfalon.core.parley import CLOSED
from gonfalon.protocol.types import Done
from gonfalon.server.errors import CannotOpen, Troubled, place_of, troubled
from gonfalon.server.matches.cache import head_of
from gonfalon.server.matches.live_match import LiveMatch
from gonfalon.server.matches.service import Change, MatchService
from gonfalon.server.stores.interface import Conflict, NoticeKind, Row, StoreDown, Written
from gonfalon.server.tokens import HOST, Ticket

KEEPER = "clock"
"""Who closes a match, by its name in the log."""
AT_ONCE = 100

log = logging.getLogger("gonfalon.server")


class Ending:
    def __init__(self, service: MatchService) -> None:
        self._service = service
        self._store = service.store
        self._cache = service.cache
        self._time = service.time

    async def close(self, match: str) -> None:
        """End a match without a winner, whether or not it can be opened. One that is over stays as it is."""
        try:
            await self._service.change(match, self._closed, fresh=True)
        except CannotOpen:
            await self._close_unopened(await self._cache.row(match))

    async def asked(self, ticket: Ticket) -> Done:
        """A seat asks to end a match that cannot be opened, or its host ends it."""
        await self.ask(ticket.match, ticket.seat)
        return Done(ticket.match, (await self._cache.row(ticket.match)).number)

    async def ask(self, match: str, seat: str) -> bool:
        """A seat asks to end a match that cannot be opened. It ends when all persons have asked, or its host has.

        Returns whether it has ended.
        """
        if not await self._is_unopened(match):
            raise troubled("can-be-played")
        row = await self._cache.row(match)
        head = head_of(row)
        asked = {*head.asked_to_end, seat}
        if row.over or seat == HOST or asked >= {one for one in head.seats if one not in head.bots}:
            await self._close_unopened(row)
            return True
        # Add to the stored head, because another release may keep fields in it that this one does not know.
        head_with = msgspec.json.decode(row.head) | {"asked_to_end": sorted(asked)}
        await self._write(msgspec.structs.replace(row, head=msgspec.json.encode(head_with)), [], head=True)
        return False

    async def close_idle(self, before: int) -> None:
        """Close the matches in which nobody has acted since then, and drop those that nobody has begun.

        One that cannot be opened stays: perhaps somebody would have acted if they could.
        """
        left: set[str] = set()
        while found := await self._store.idle(before, AT_ONCE, left):
            for match in found:
                try:
                    await self._close_idle(match)
                except StoreDown:
                    raise
                except (Exception, SystemExit) as error:
                    left.add(match)
                    log.warning("cannot close idle match", extra={"match": match, "why": place_of(error)})

    async def _close_idle(self, match: str) -> None:
        try:
            await self._service.change(match, self._closed, fresh=True)
        except Troubled as error:
            if error.code != "not-begun":
                raise
            await self._store.delete(match)
        log.info("idle match closed", extra={"match": match})

    def _closed(self, cached: LiveMatch) -> Change | None:
        match = cached.match
        if match is None:
            raise troubled("not-begun", number=0)
        if match.result:
            return None
        before = match.number
        match.close()
        return Change(cached.entries_after(before, "", self._time.stamp()))

    async def _is_unopened(self, match: str) -> bool:
        try:
            await self._cache.get(match)
        except CannotOpen:
            return True
        return False

    async def _close_unopened(self, row: Row) -> None:
        if row.over:
            return
        log = await self._cache.safely(self._store.log(row.id))
        stamp, number = self._time.stamp(), max([row.number, *(entry.number for entry in log)]) + 1
        ended = msgspec.structs.replace(
            row,
            number=number,
            over=True,
            ended=stamp.at,
            deadline=None,
            bot=None,
            turn=None,
            result=msgspec.json.encode(CLOSED),
        )
        await self._write(ended, [Written(number, KEEPER, talk.CLOSED, "", *stamp)], notice=NoticeKind.ENDED)

    async def _write(self, row: Row, log: list[Written], **more: Any) -> None:
        row = msgspec.structs.replace(row, version=row.version + 1, acted=self._time.now())
        try:
            await self._cache.safely(self._store.write(row, log, **more))
        except Conflict as error:
            raise troubled("busy") from error
        await self._service.announce(row.id, row.version)
