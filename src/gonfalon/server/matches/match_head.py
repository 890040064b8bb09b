"""What was agreed before a match, and who sits where."""

import hmac

import msgspec
from msgspec import structs

from gonfalon.bots import bot_title
from gonfalon.core import Fate, Setup
from gonfalon.core.fate import commitment_to
from gonfalon.core.links import FateOfTwo
from gonfalon.core.texts import SOURCE
from gonfalon.mail.post import Post
from gonfalon.protocol.requests import NewMatch
from gonfalon.protocol.types import Correspondence, Live
from gonfalon.protocol.updates import ToldMatch, ToldSeat
from gonfalon.server.stores.interface import Seated
from gonfalon.server.tokens import HOST, WATCHER, Ticket

FIRST_HOLDERS = {WATCHER: 1, HOST: 1}
"""These need no invitation."""


class MatchHead(msgspec.Struct, frozen=True, kw_only=True):
    """Stored with the match. It holds the secret of fate, so it is never sent as it is."""

    game: str
    rules: int
    edition: str
    digest: str
    setup: Setup
    bots: dict[str, str]
    time: Live | Correspondence | None
    secret: str
    contributions: dict[str, str]
    """Those that were revealed; the bots' with the last one."""
    players: dict[str, str]
    joined: dict[str, str]
    """A mark of the request that took each seat, so that a retry is recognised."""
    seats: tuple[str, ...]
    """All seats in the game's order, so that a record can be written without the game."""
    holders: dict[str, int] = {}
    """How many have held each seat, including the watcher's and the host's."""
    reissued: dict[str, int] = {}
    """How often the host has taken a seat from its holder to give it out anew."""
    commitments: dict[str, str] = {}
    """What each seat has committed to."""
    withdrawn: int = 0
    """How often somebody withdrew before the match, so that all had to commit anew."""
    subjects: dict[str, str] = {}
    """Who sits there, by the ids of the site that created the match."""
    asked_to_end: tuple[str, ...] = ()
    """The seats that want to end it, while it cannot be opened."""
    host: str = ""
    """Who began it, as the store counts hosts. A rematch has the same."""
    root: str = ""
    """The match in which all began that was tried again from one moment or another; empty if it is this one."""
    advised: dict[str, int] = {}
    """How often each seat asked for advice during the match."""
    undo: bool = True
    """Whether anything can be taken back."""
    taken_back: dict[str, int] = {}
    """How often each seat went back because the other side agreed."""
    asked_again: tuple[str, ...] = ()
    """The seats that want to play it again, once it is over."""
    post: Post | None = None
    """In a match by letters. There the table has no secret."""
    opened: str = ""
    """The record of a match that was played elsewhere and is only looked at here. There the table has no secret."""

    @property
    def commitment(self) -> str:
        return "" if self.post or self.opened else commitment_to(bytes.fromhex(self.secret))

    @property
    def is_begun(self) -> bool:
        if self.post:
            return self.post.is_begun
        if self.opened:
            return True
        return len(self.contributions) == len(self.seats)

    def of_bots(self) -> dict[str, str]:
        """The contributions of the bots. They follow from the secret, to which the table is committed anyway."""
        secret = bytes.fromhex(self.secret)
        return {seat: hmac.digest(secret, seat.encode(), "sha256").hex() for seat in self.bots}

    def promised_anew(self, secret: str) -> "MatchHead":
        """All have to commit again: only the table with its bots has."""
        head = structs.replace(self, secret=secret, contributions={}, commitments={})
        return structs.replace(head, commitments={seat: promise(made) for seat, made in head.of_bots().items()})

    def admits(self, ticket: Ticket) -> bool:
        """Whether the ticket is for the present holder, or an invitation for the next one. Bots need no invitation."""
        return ticket.seat in self.bots or ticket.holder == self.holders.get(ticket.seat, 0) + ticket.invites

    def next_seat(self, seat: str) -> str:
        """Where whoever sits here sits in a rematch."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def fate(self, seats: tuple[str, ...]) -> Fate | FateOfTwo:
        if self.post:
            return self.post.fate(seats)
        if self.opened:
            return Fate(b"", [b""] * len(seats))
        return Fate(bytes.fromhex(self.secret), [bytes.fromhex(self.contributions[seat]) for seat in seats])


def persons(head: MatchHead) -> list[str]:
    """The seats that are not the bots'."""
    return [seat for seat in head.seats if seat not in head.bots]


def swapped(head: MatchHead) -> NewMatch:
    """The same match again, with everybody on the next side."""
    return NewMatch(
        head.game,
        head.setup.scenario,
        head.setup.options,
        {head.next_seat(seat): bot for seat, bot in head.bots.items()},
        head.time,
        subjects={head.next_seat(seat): subject for seat, subject in head.subjects.items()},
        undo=head.undo,
    )


def taken_back(head: MatchHead, seat: str) -> MatchHead:
    """The seat has gone back because the other side agreed."""
    return structs.replace(head, taken_back=head.taken_back | {seat: head.taken_back.get(seat, 0) + 1})


def told_match(match: str, head: MatchHead) -> ToldMatch:
    return ToldMatch(
        id=match,
        game=head.game,
        rules=head.rules,
        edition=head.edition,
        digest=head.digest,
        scenario=head.setup.scenario,
        options=head.setup.options,
        time=head.time,
        commitment=head.commitment,
        contributions=head.contributions if head.is_begun else {},
        is_set=head.setup.position is not None,
        origin=head.setup.origin,
        commitments=head.commitments,
        revealed=sorted(head.contributions),
        withdrawn=head.withdrawn,
        by_letters=head.post is not None,
        undo=head.undo,
    )


def places(head: MatchHead) -> tuple[Seated, ...]:
    return tuple(
        Seated(seat, head.players.get(seat), head.bots.get(seat), head.subjects.get(seat)) for seat in head.seats
    )


def told_seats(head: MatchHead, seats: tuple[str, ...]) -> dict[str, ToldSeat]:
    return {
        seat: ToldSeat(
            head.players.get(seat),
            seat in head.bots,
            head.reissued.get(seat, 0),
            advised=head.advised.get(seat, 0),
            taken_back=head.taken_back.get(seat, 0),
        )
        for seat in seats
    }


def introduced(seats: dict[str, ToldSeat], language: str | None) -> dict[str, ToldSeat]:
    """The same seats with what the bots call themselves."""
    return {
        seat: structs.replace(told, title=bot_title(told.name, language or SOURCE)) if told.bot and told.name else told
        for seat, told in seats.items()
    }


def promise(contribution: str) -> str:
    return commitment_to(bytes.fromhex(contribution))


def read_head(data: bytes) -> MatchHead:
    return msgspec.json.decode(data, type=MatchHead)
