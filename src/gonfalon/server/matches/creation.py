"""Creates matches, rematches and matches that go on from a moment of another, each once per request."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from gonfalon.bots import USUAL
from gonfalon.core import Game, Match, Origin, Record, RecordError, Refusal, Setup
from gonfalon.protocol.requests import NewMatch, Start, TryAgain
from gonfalon.protocol.responses import Created, Issued, Rematch
from gonfalon.server.catalogue import GameCatalogue
from gonfalon.server.errors import troubled
from gonfalon.server.matches import clocks
from gonfalon.server.matches.cache import head_of
from gonfalon.server.matches.live_match import LiveMatch
from gonfalon.server.matches.match_head import FIRST_HOLDERS, MatchHead, persons, places, swapped
from gonfalon.server.matches.open_seats import OpenSeats
from gonfalon.server.matches.queries import Queries
from gonfalon.server.matches.seating import Seating
from gonfalon.server.matches.service import Change, MatchService, begun, mark_of
from gonfalon.server.stores.interface import Conflict, Row
from gonfalon.server.tokens import Ticket

ID_BYTES = 9
VISITOR = "visitor "
"""Before the address of a host without a ticket."""


class Hosting(msgspec.Struct, frozen=True):
    """Who may begin matches, and how many in play. 0: any number."""

    matches_each: int = 0
    """Of one host's ticket, or of one address of visitors."""
    is_open: bool = False
    """Whether visitors may begin matches."""
    matches_open: int = 0
    """Of all visitors together."""


ONLY_HOSTS = Hosting()

Allow = Callable[[], Awaitable[None]]
"""Is called before a match is begun. Raises Troubled if whoever asks may begin no more."""


async def freely() -> None:
    """Any number."""


class Earlier(NamedTuple):
    """The moment of another match from which one begins; `root` is the match here at the beginning of such a row."""

    game: Game[Any]
    setup: Setup
    root: str = ""


class MatchCreation:
    """Takes a `hosting` and the `address` of the server, if it is known, for links."""

    def __init__(
        self,
        service: MatchService,
        seating: Seating,
        open_seats: OpenSeats,
        queries: Queries,
        hosting: Hosting,
        address: str,
    ) -> None:
        self._service = service
        self._store = service.store
        self._cache = service.cache
        self._games = service.games
        self._now = service.time.now
        self._seating = seating
        self._open_seats = open_seats
        self._queries = queries
        self._long_work = queries.long_work
        self._hosting = hosting
        self._address = address

    async def create(self, wish: NewMatch, host: str = "", allow: Allow = freely) -> Created:
        """`host` names who begins it, if that one may not have any number in play. The same request again gets the same
        match."""
        request = mark_of(wish.client, f"{host} {_encode(wish)!r}") if wish.client else None
        row = await self._requested(request)
        if row is None:
            await allow()
            if wish.posted:
                await self._open_seats.check(wish.posted, wish.bots, host)
            row = await self._new_match(wish, host, request, await self._start(wish))
        if wish.posted:
            await self._open_seats.post(wish.posted, row.id, host)
        return await self._created(row)

    async def create_for_visitor(self, wish: NewMatch, address: str, allow: Allow = freely) -> Created:
        """Visitors play against somebody or against a bot, from the beginning, and not for a site."""
        if len(wish.bots) > 1 or wish.start or wish.subjects or wish.rated:
            raise troubled("only-for-hosts")
        most = self._hosting.matches_open
        if most and await self._cache.safely(self._store.in_play(VISITOR)) >= most:
            raise troubled("server-full")
        return await self.create(wish, VISITOR + address, allow)

    async def _start(self, wish: NewMatch) -> Earlier | None:
        """The moment of a record at which the match begins, if that was requested."""
        if (start := wish.start) is None:
            return None
        return self._earlier(await self._long_work.do(lambda: self._recorded(wish, start)))

    async def _created(self, row: Row) -> Created:
        head = head_of(row)
        if len(head.bots) == len(head.seats):
            await self._seating.begin_without_persons(row.id)
        return Created(row.id, head.commitment, self._seating.first_tickets(row, head), self._address)

    async def rematch(self, ticket: Ticket, allow: Allow = freely) -> Rematch:
        """Ask to play a finished match again with the sides swapped. However often that is asked, it is one match, and
        it counts as one of the same host."""

        def want(cached: LiveMatch) -> Change | None:
            if not cached.row.over:
                raise troubled("goes-on", number=cached.row.number)
            head = cached.head
            if ticket.seat in head.asked_again or persons(head) == [ticket.seat]:
                return None
            cached.head = msgspec.structs.replace(head, asked_again=(*head.asked_again, ticket.seat))
            return Change([], head=True)

        # Who wants to play again cannot be noted down in an archive, so of several persons none would hear of it.
        if len(persons(await self._cache.head(ticket.match))) > 1 and await self._cache.is_archived(ticket.match):
            raise troubled("archived")
        head = (await self._service.change(ticket.match, want, ticket=ticket)).head
        wanted = [seat for seat in persons(head) if seat in (*head.asked_again, ticket.seat)]
        if wanted != persons(head):
            return Rematch(wanted)
        request = mark_of(ticket.match, "rematch")
        if (row := await self._requested(request)) is None:
            await allow()
            is_set = head.setup.position is not None
            earlier = (
                Earlier(self._games.opened(head.game, head.rules, head.digest), head.setup, head.root)
                if is_set
                else None
            )
            row = await self._new_match(swapped(head), head.host, request, earlier)
        created, seat = await self._created(row), head.next_seat(ticket.seat)
        return Rematch(wanted, Issued(created.match, seat, created.tickets[seat]))

    async def try_again(self, ticket: Ticket, wish: TryAgain, address: str = "", allow: Allow = freely) -> Issued:
        """A new match from a moment of a finished one, of which everything is open now."""
        async with self._cache.held(ticket.match) as cached:
            await self._cache.prepare(cached, 0, fresh=False)
            match, head = begun(cached), cached.head
            if not match.result:
                raise troubled("goes-on", number=match.number)
            if wish.seat not in head.seats:
                raise troubled("unknown-seat", seat=wish.seat, offered=", ".join(head.seats))
            record = match.record()
        request = mark_of(wish.client, f"again {ticket.match} {ticket.seat} {_encode(wish)!r}")
        if (row := await self._requested(request)) is None:
            await allow()
            row = await self._tried(cached, record, wish, request, address)
        return Issued(row.id, wish.seat, (await self._created(row)).tickets[wish.seat])

    async def _tried(self, cached: LiveMatch, record: Record, wish: TryAgain, request: str, address: str) -> Row:
        """It counts as one of this visitor, or on a server that is not open, as one of the same first match."""
        head, then = cached.head, await self._queries.followed(cached, record, wish.number)
        others = {seat: head.bots.get(seat, USUAL) for seat in head.seats if seat != wish.seat}
        new = NewMatch(head.game, head.setup.scenario, bots=others)
        earlier = self._earlier(then, Origin(cached.row.id, wish.number), head.root or cached.row.id)
        host = f"{VISITOR}again {address}" if self._hosting.is_open else f"again {earlier.root}"
        return await self._new_match(new, host, request, earlier)

    async def _requested(self, request: str | None) -> Row | None:
        """The match that was created for the same request before."""
        match = await self._cache.safely(self._store.requested(request)) if request else None
        return await self._cache.row(match) if match else None

    async def _new_match(self, wish: NewMatch, host: str, request: str | None, earlier: Earlier | None = None) -> Row:
        head, now = msgspec.structs.replace(new_head(self._games, wish, earlier), host=host), self._now()
        clock = clocks.wound_up(head.time, len(head.seats)) if head.time else None
        row = Row(
            id=_new_id(),
            version=0,
            head=_encode(head),
            clock=_encode(clock) if clock else b"",
            created=now,
            acted=now,
            rated=wish.rated,
            seats=places(head),
            request=request,
        )
        try:
            await self._cache.safely(self._store.create(row, host, self._hosting.matches_each if host else 0))
        except Conflict as error:
            # Unless the same request came twice at once.
            if (first := await self._requested(request)) is None:
                raise troubled("too-many-matches", most=self._hosting.matches_each) from error
            return first
        return row

    def _earlier(self, then: Match[Any], origin: Origin | None = None, root: str = "") -> Earlier:
        """Where a match stands that was followed to some action. Raises Troubled if the battle is over there."""
        try:
            setup = then.setup_here()
        except Refusal as refusal:
            raise self._games.refused(refusal, then.game) from refusal
        return Earlier(then.game, structs.replace(setup, origin=origin), root)

    def _recorded(self, wish: NewMatch, start: Start) -> Match[Any]:
        """The match of a record, followed to where another one is to start. Takes long. Raises Troubled."""
        try:
            record = Record.parse(start.record)
            game = self._games.game(record.game).as_of(record.rules, record.digest)
            if game is None:
                raise troubled("record-rules")
            if record.is_set:  # anybody may have invented its position
                raise troubled("record-set")
            then = Match.follow(record, game, until=start.number)
        except RecordError as error:
            raise troubled("record-unreadable", why=str(error)) from error
        agreed, options = then.setup, wish.options.items()
        if (wish.game, wish.scenario) != (game.name, agreed.scenario) or not options <= agreed.options.items():
            raise troubled("malformed", why="the record is of another game or scenario, or has other options")
        if start.number > len(record.entries):
            raise troubled("malformed", why=f"the record has {len(record.entries)} actions")
        return then


def new_head(games: GameCatalogue, wish: NewMatch, earlier: Earlier | None = None) -> MatchHead:
    """Check the request and commit to a secret, and to what the bots contribute to fate. A match that goes on from
    an earlier one keeps its rules and its edition."""
    game, setup, root = earlier or Earlier(games.game(wish.game), Setup(wish.scenario, wish.options))
    try:
        setup = game.settle(setup, with_bot=bool(wish.bots))
    except Refusal as refusal:
        raise games.refused(refusal, game) from refusal
    if wish.rated and earlier:
        raise troubled("malformed", why="a match from a set position is not rated")
    for seat in (*wish.bots, *wish.subjects):
        if seat not in game.seats:
            raise troubled("unknown-seat", seat=seat, offered=", ".join(game.seats))
    games.check_bots(wish.bots)
    head = MatchHead(
        game=game.name,
        rules=game.rules_version,
        edition=game.edition.edition,
        digest=game.digest,
        setup=setup,
        bots=wish.bots,
        time=wish.time,
        secret="",
        contributions={},
        players=wish.bots,
        joined={},
        seats=game.seats,
        holders=FIRST_HOLDERS,
        subjects=wish.subjects,
        root=root,
        undo=wish.undo,
    ).promised_anew(secrets.token_hex(32))
    return head if len(head.bots) < len(head.seats) else structs.replace(head, contributions=head.of_bots())


def _new_id() -> str:
    """Never begins with "-": `gonfalon server show` would take it for an option."""
    while (drawn := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return drawn


def _encode(thing: Any) -> bytes:
    return msgspec.json.encode(thing)
