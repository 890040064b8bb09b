"""What the holders of tickets can see of their matches from afar, without opening one."""

from collections.abc import Callable

import msgspec

from gonfalon.core import Result
from gonfalon.protocol.responses import Glance
from gonfalon.server.matches.cache import MatchCache, head_of
from gonfalon.server.matches.head import introduced, told_seats
from gonfalon.server.stores.store import Row
from gonfalon.server.tickets import BadTicket, Ticket, Tickets
from gonfalon.server.troubles import CannotOpen


class Glances:
    def __init__(self, cache: MatchCache, tickets: Tickets, now: Callable[[], int]) -> None:
        self._cache = cache
        self._tickets = tickets
        self._now = now

    async def of(self, tickets: list[str], language: str | None = None) -> list[Glance]:
        """One for each ticket, in their order, with one look into the store."""
        read = [self._read(text) for text in tickets]
        matches = {ticket.match for ticket in read if isinstance(ticket, Ticket)}
        rows = {row.id: row for row in await self._cache.named([*matches])}
        return [
            _glance(one, rows.get(one.match), language) if isinstance(one, Ticket) else Glance(trouble=one)
            for one in read
        ]

    def _read(self, text: str) -> Ticket | str:
        """The ticket, or the code of why it is none."""
        try:
            return self._tickets.read(text, self._now() / 1000)
        except BadTicket as error:
            return error.code


def _glance(ticket: Ticket, row: Row | None, language: str | None) -> Glance:
    if row is None:
        return Glance(match=ticket.match, seat=ticket.seat, trouble="no-such-match")
    try:
        head = head_of(row)
    except CannotOpen as error:
        return Glance(match=ticket.match, seat=ticket.seat, trouble=error.code)
    if not head.admits(ticket):
        return Glance(match=ticket.match, seat=ticket.seat, trouble="ticket-void")
    agreed = Glance(
        match=row.id,
        game=head.game,
        scenario=head.setup.scenario,
        seat=ticket.seat,
        seats=introduced(told_seats(head, head.seats), language),
        created=row.created,
        since=row.acted,
    )
    if ticket.invites:
        return agreed
    result = msgspec.json.decode(row.result, type=Result) if row.result else None
    return msgspec.structs.replace(agreed, ended=row.ended, turn=row.turn, over=row.over, result=result)
