"""What was agreed before a match, and who sits where."""

import hashlib

import msgspec

from gonfalon.core import Fate, Setup
from gonfalon.wire.protocol import Correspondence, Live, ToldMatch, ToldSeat


class Head(msgspec.Struct, frozen=True, kw_only=True):
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
    players: dict[str, str]
    joined: dict[str, str]
    """A mark of the request that took each seat, so that a retry is recognised."""
    seats: tuple[str, ...] = ()
    """All seats in the game's order, so that a record can be written without the game. Older heads have none."""

    @property
    def commitment(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    def fate(self, seats: tuple[str, ...]) -> Fate:
        return Fate(bytes.fromhex(self.secret), [bytes.fromhex(self.contributions[seat]) for seat in seats])


def told_match(match: str, head: Head) -> ToldMatch:
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
        contributions=head.contributions,
        is_set=head.setup.position is not None,
    )


def told_seats(head: Head, seats: tuple[str, ...]) -> dict[str, ToldSeat]:
    return {seat: ToldSeat(head.players.get(seat), seat in head.bots) for seat in seats}
