"""Who holds the seats of a match, and what each has committed to for fate before it begins."""

import secrets

import msgspec

from gonfalon.core.setup import check_players
from gonfalon.protocol.requests import Commit, Join, Reissue, Reveal, Withdraw
from gonfalon.protocol.responses import Issued
from gonfalon.protocol.types import Done
from gonfalon.server.errors import troubled
from gonfalon.server.matches.cache import head_of
from gonfalon.server.matches.live_match import LiveMatch
from gonfalon.server.matches.match_head import FIRST_HOLDERS, MatchHead, persons, promise
from gonfalon.server.matches.service import Change, MatchService, mark_of
from gonfalon.server.stores.interface import Row, Stamp
from gonfalon.server.tokens import ANY_MATCH, HOST, WATCHER, Ticket, Tickets

TICKET_LIFE = 180 * 86_400
INVITED_LIFE = 600
"""How long whoever takes an open seat has to sit down."""
MOVE_LIFE = 86_400
"""How long the link works that moves a seat to another device."""


class Seating:
    def __init__(self, service: MatchService, tickets: Tickets, address: str) -> None:
        self._service = service
        self._cache = service.cache
        self._time = service.time
        self._tickets = tickets
        self._address = address

    def host_ticket(self, life: int = TICKET_LIFE) -> str:
        return self._tickets.write(Ticket(ANY_MATCH, HOST, self._time.now() // 1000 + life))

    async def admit(self, ticket: Ticket) -> None:
        """Raises Troubled if the ticket was voided or has expired, or if there is no such match."""
        self.check_time(ticket)
        if (await self._cache.head(ticket.match)).admits(ticket):
            return
        # Another process may have given out this very ticket, and we may not have heard of it yet.
        if not head_of(await self._cache.row(ticket.match)).admits(ticket):
            raise troubled("ticket-void")

    def check_time(self, ticket: Ticket) -> None:
        """Raises Troubled if the ticket has expired."""
        if ticket.until <= self._time.now() / 1000:
            raise troubled("ticket-expired")

    async def begin_without_persons(self, match: str) -> None:
        """Nobody joins a match between bots."""
        stamp = self._time.stamp()
        await self._service.change(match, lambda cached: None if cached.row.version else _begin(cached, stamp))

    def first_tickets(self, row: Row, head: MatchHead) -> dict[str, str]:
        """The invitations to a new match, and the tickets of watchers and host.

        A repeated request gets them again, although they may be spent: nobody is driven from a seat by it.
        """
        first = msgspec.structs.replace(head, holders=FIRST_HOLDERS)
        life = TICKET_LIFE + row.created // 1000 - self._time.now() // 1000
        return {seat: self._issued(row.id, first, seat, life=life).ticket for seat in [*persons(head), WATCHER, HOST]}

    async def join(self, ticket: Ticket, wish: Join) -> Issued:
        """Take a seat, or move it here. The invitation is spent: the seat's own ticket is returned.

        Whoever takes over a seat before the match does not know what it has committed to, so all commit anew.
        """

        def sit(cached: LiveMatch) -> Change | None:
            head, seat, mark = cached.head, ticket.seat, mark_of(wish.client, "join")
            before = head.holders.get(seat, 0)
            if head.joined.get(seat) == mark:
                return None
            if ticket.holder != before + 1:
                raise troubled("ticket-void")
            name = head.players.get(seat, wish.name)
            check_players({seat: name}, cached.game.seats)
            cached.head = msgspec.structs.replace(
                head if cached.is_begun else _without_promise(head, seat),
                holders=head.holders | {seat: before + 1},
                joined=head.joined | {seat: mark},
                players=head.players | {seat: name},
            )
            return Change([], head=True)

        cached = await self._service.change(ticket.match, sit, fresh=True)
        return self._issued(ticket.match, cached.head, ticket.seat, seated=True)

    async def commit(self, ticket: Ticket, wish: Commit) -> Done:
        """Commit to a contribution to fate."""

        def promise_it(cached: LiveMatch) -> Change | None:
            head, seat = cached.head, ticket.seat
            if (head.withdrawn, head.commitments.get(seat)) == (wish.round, wish.commitment):
                return None
            if head.withdrawn != wish.round or cached.is_begun:
                raise troubled("stale", number=cached.row.number)
            if seat in head.commitments:
                raise troubled("committed")
            commitments = head.commitments | {seat: wish.commitment}
            cached.head = msgspec.structs.replace(head, commitments=commitments)
            return Change([], head=True)

        cached = await self._service.change(ticket.match, promise_it, ticket=ticket)
        return Done(ticket.match, cached.row.number)

    async def reveal(self, ticket: Ticket, wish: Reveal) -> Done:
        """Reveal a contribution. The match begins with the last one, because then nobody can choose any more."""

        def show(cached: LiveMatch) -> Change | None:
            head, seat = cached.head, ticket.seat
            if (head.withdrawn, head.contributions.get(seat)) == (wish.round, wish.contribution):
                return None
            if head.withdrawn != wish.round or cached.is_begun:
                raise troubled("stale", number=cached.row.number)
            if len(head.commitments) < len(cached.game.seats):
                raise troubled("too-early")
            if promise(wish.contribution) != head.commitments[seat]:
                raise troubled("not-committed-to")
            contributions = head.contributions | {seat: wish.contribution}
            is_last = len(contributions) + len(head.bots) == len(cached.game.seats)
            revealed = contributions | head.of_bots() if is_last else contributions
            cached.head = msgspec.structs.replace(head, contributions=revealed)
            return _begin(cached, self._time.stamp()) if is_last else Change([], head=True)

        cached = await self._service.change(ticket.match, show, ticket=ticket)
        return Done(ticket.match, cached.row.number)

    async def withdraw(self, ticket: Ticket, wish: Withdraw) -> Done:
        """Before the match all commit anew, the table too. That it happened is told, because it may be an attempt to
        choose among several fates."""

        def begin_anew(cached: LiveMatch) -> Change | None:
            if cached.head.withdrawn > wish.round:
                return None
            if cached.is_begun or cached.head.withdrawn != wish.round:
                raise troubled("stale", number=cached.row.number)
            cached.head = _anew(cached.head)
            return Change([], head=True)

        cached = await self._service.change(ticket.match, begin_anew, ticket=ticket)
        return Done(ticket.match, cached.row.number)

    async def reissue(self, match: str, wish: Reissue, ticket: Ticket | None = None) -> Issued:
        """Take a seat from its holder and invite somebody else, or give watchers a new ticket. Everybody is told.

        Without a ticket it is the keeper of the table who does it.
        """

        def take_away(cached: LiveMatch) -> Change | None:
            head, seat, mark = cached.head, wish.seat, mark_of(wish.client, "reissue")
            if head.joined.get(seat) == mark:
                return None
            if seat in head.bots or seat not in (*cached.game.seats, WATCHER):
                free = [name for name in cached.game.seats if name not in head.bots]
                raise troubled("unknown-seat", seat=seat, offered=", ".join([*free, WATCHER]))
            cached.head = msgspec.structs.replace(
                head if cached.is_begun else _without(head, seat),
                holders=head.holders | {seat: head.holders.get(seat, 0) + 1},
                reissued=head.reissued | {seat: head.reissued.get(seat, 0) + 1},
                joined=head.joined | {seat: mark},
            )
            return Change([], head=True)

        cached = await self._service.change(match, take_away, ticket=ticket, fresh=True)
        return self._issued(match, cached.head, wish.seat)

    async def rename(self, match: str, seat: str, name: str) -> None:
        """Give a person another name, as only the keeper of the table may."""

        def call(cached: LiveMatch) -> Change | None:
            head = cached.head
            if seat in head.bots or seat not in head.players:
                seated = [one for one in persons(head) if one in head.players]
                raise troubled("unknown-seat", seat=seat, offered=", ".join(seated))
            check_players({seat: name}, cached.game.seats)
            cached.head = msgspec.structs.replace(head, players=head.players | {seat: name})
            return Change([], head=True)

        await self._service.change(match, call, fresh=True)

    async def move(self, ticket: Ticket) -> Issued:
        """An invitation to one's own seat, for another device. This device holds the seat until it is used."""
        return self._issued(ticket.match, await self._cache.head(ticket.match), ticket.seat, life=MOVE_LIFE)

    def issued_to_writer(self, match: str, seat: str) -> Issued:
        """The ticket of whoever plays this seat of a match by letters: it never has another holder."""
        until = self._time.now() // 1000 + TICKET_LIFE
        return Issued(match, seat, self._tickets.write(Ticket(match, seat, until, 1)))

    async def invite(self, match: str, seat: str) -> Issued:
        """An invitation to a free seat, good for a short while."""
        return self._issued(match, await self._cache.head(match), seat, life=INVITED_LIFE)

    async def watch(self, match: str) -> Issued:
        """A ticket for somebody to watch."""
        return self._issued(match, await self._cache.head(match), WATCHER)

    def _issued(
        self, match: str, head: MatchHead, seat: str, *, seated: bool = False, life: int = TICKET_LIFE
    ) -> Issued:
        """The ticket of the present holder of a seat, or unless `seated`, an invitation for the next one."""
        invites = seat not in (WATCHER, HOST) and not seated
        holder, until = head.holders.get(seat, 0) + invites, self._time.now() // 1000 + life
        return Issued(match, seat, self._tickets.write(Ticket(match, seat, until, holder, invites)), self._address)


def _begin(cached: LiveMatch, stamp: Stamp) -> Change:
    """All seats are taken: let fate act until a seat is to move."""
    cached.begin()
    return Change(cached.entries_after(0, "", stamp), head=True, snapshot=True)


def _without(head: MatchHead, seat: str) -> MatchHead:
    """The seat is free again."""
    players = {name: player for name, player in head.players.items() if name != seat}
    return msgspec.structs.replace(_without_promise(head, seat), players=players)


def _without_promise(head: MatchHead, seat: str) -> MatchHead:
    """Whoever comes to this seat next has not committed. Others may have revealed already, so all begin anew."""
    return _anew(head) if seat in head.commitments else head


def _anew(head: MatchHead) -> MatchHead:
    return msgspec.structs.replace(head.promised_anew(secrets.token_hex(32)), withdrawn=head.withdrawn + 1)
