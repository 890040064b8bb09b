"""Seats that anybody may take: posted by a visitor, listed while that visitor is here, and taken by another one."""

from collections.abc import Collection

from gonfalon.core import Setup
from gonfalon.protocol.requests import Posted
from gonfalon.protocol.responses import Issued, OfferedSeat, OfferedSeats
from gonfalon.server.catalogue import GameCatalogue
from gonfalon.server.errors import CannotOpen, troubled
from gonfalon.server.matches.cache import head_of
from gonfalon.server.matches.match_head import persons
from gonfalon.server.matches.seating import Seating
from gonfalon.server.matches.service import MatchService
from gonfalon.server.stores.interface import Conflict, OpenSeat, Row

AWAY = 60_000
"""Milliseconds after which a host who is away has no open seat any more."""
FORGOTTEN = 3_600_000
"""Milliseconds after which a match is deleted that nobody came to."""
MOST = 100
MOST_EACH = 5
"""Open seats, in all and of one host: several people may share an address."""
KEPT = 1_000
"""Milliseconds for which the list answers everybody."""


class OpenSeats:
    def __init__(self, service: MatchService, seating: Seating, is_open: bool) -> None:
        self._store = service.store
        self._cache = service.cache
        self._watchers = service.watchers
        self._now = service.time.now
        self._seating = seating
        self._is_open = is_open
        self._listed: tuple[int, list[OfferedSeat]] = (0, [])

    async def listed(self) -> OfferedSeats:
        """Those whose hosts are here, the oldest first."""
        at, seats = self._listed
        if self._is_open and not 0 <= self._now() - at < KEPT:
            seats = await self._found()
            self._listed = self._now(), seats
        return OfferedSeats(self._is_open, seats)

    async def check(self, posted: Posted, bots: Collection[str], host: str) -> None:
        """Raises Troubled if this seat cannot be posted."""
        if not self._is_open:
            raise troubled("not-open")
        if bots:
            raise troubled("malformed", why="an open seat is for a match without bots")
        others = [one for one in await self._present() if one.visitor != posted.visitor]
        if len(others) >= MOST or sum(one.host == host for one in others) >= MOST_EACH:
            raise troubled("too-many-open-seats")

    async def post(self, posted: Posted, match: str, host: str) -> None:
        """Doing it again does no harm, even if the seat was taken meanwhile: then it is not listed."""
        now = self._now()
        try:
            seat = OpenSeat(match, posted.seat, posted.visitor, host, now, now)
            await self._cache.safely(self._store.post(seat))
        except Conflict as error:  # it was deleted at this moment
            raise troubled("no-such-match") from error
        self._listed = 0, []

    async def take(self, match: str) -> Issued:
        """An invitation to an open seat. Whoever joins with it first has the seat."""
        for seat in await self._present():
            if seat.match == match and _offered(seat, await self._cache.row(match), self._cache.games):
                return await self._seating.invite(match, seat.seat)
        raise troubled("seat-gone")

    async def look(self) -> None:
        """Note which hosts are here, and forget the matches to which nobody came."""
        here = self._watchers.matches_with_players()
        posted, now = await self._store.open_seats(), self._now()
        if seen := [one.match for one in posted if one.match in here]:
            await self._store.see_hosts(seen, now)
        if old := [one.match for one in posted if one.match not in here and one.seen < now - FORGOTTEN]:
            await self._store.withdraw_seats(old)
            for row in await self._store.named(old):
                if _is_waiting(row):
                    await self._store.delete(row.id)

    async def _present(self) -> list[OpenSeat]:
        since = self._now() - AWAY
        return [one for one in await self._cache.safely(self._store.open_seats()) if one.seen > since]

    async def _found(self) -> list[OfferedSeat]:
        present = await self._present()
        rows = {row.id: row for row in await self._cache.named([one.match for one in present])}
        return [
            found
            for one in present
            if one.match in rows and (found := _offered(one, rows[one.match], self._cache.games))
        ]


def _offered(seat: OpenSeat, row: Row, games: GameCatalogue) -> OfferedSeat | None:
    """What others are told of it; None once it is taken, and before its host sits down."""
    try:
        head = head_of(row)
        game = games.opened(head.game, head.rules, head.digest)
    except CannotOpen:
        return None
    hosts = [seat for seat in persons(head) if seat in head.players]
    usual = game.settle(Setup(head.setup.scenario)).options
    if row.over or seat.seat in head.players or not hosts:
        return None
    return OfferedSeat(
        match=row.id,
        game=head.game,
        scenario=head.setup.scenario,
        options={name: choice for name, choice in head.setup.options.items() if choice != usual.get(name)},
        time=head.time,
        seat=seat.seat,
        host=head.players[hosts[0]],
        posted=seat.posted,
        undo=head.undo,
    )


def _is_waiting(row: Row) -> bool:
    """Whether somebody is still missing."""
    try:
        head = head_of(row)
    except CannotOpen:
        return False
    return not head.is_begun and any(seat not in head.players for seat in persons(head))
