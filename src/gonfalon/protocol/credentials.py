"""Reads the link to a seat, and keeps what a client needs to come back to it."""

import secrets
from contextlib import suppress
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

import msgspec

from gonfalon.core.fate import commitment_to
from gonfalon.core.verify import Witness
from gonfalon.protocol.requests import Commit, Reveal
from gonfalon.protocol.updates import ToldMatch, Update

PLAY = "/play/"


class Link(NamedTuple):
    """The ticket comes after the `#`, so that browsers do not send it to servers that log URLs."""

    table: str
    """The URL of the table, without a trailing slash."""
    match: str
    ticket: str

    def __str__(self) -> str:
        return f"{self.table}{PLAY}{self.match}#{self.ticket}"

    @staticmethod
    def read(text: str) -> "Link":
        """Raises ValueError with a sentence for the person who typed it. `http://` may be left out."""
        typed = text.strip()
        parts = urlsplit(typed if "://" in typed else f"http://{typed}")
        before, found, match = parts.path.rpartition(PLAY)
        if parts.scheme not in ("http", "https") or not (parts.netloc and found and match and parts.fragment):
            raise ValueError("This is not a link to a seat. One looks like http://table:1212/play/abc#ticket")
        return Link(urlunsplit((parts.scheme, parts.netloc, before, "", "")), match, parts.fragment)


def is_local(address: str) -> bool:
    """Whether a URL leads a computer only to itself."""
    with suppress(ValueError):
        host = urlsplit(address).hostname or ""
        if host.rpartition(".")[2] == "localhost":
            return True
        found = ip_address(host)
        return found.is_loopback or found.is_unspecified
    return False


def for_others(table: str, told: str) -> str:
    """The URL of a table in a link for others: the one that it tells, if ours leads nobody else to it."""
    return told if told and is_local(table) else table


class Pocket(msgspec.Struct):
    """The client id must be as secret as the ticket: with it and the invitation the ticket can be had again."""

    client: str = msgspec.field(default_factory=lambda: secrets.token_hex(16))
    ticket: str = ""
    """The seat's own ticket; empty until the seat was taken."""
    seat: str = ""
    round: int = -1
    """What follows is of this round: somebody may withdraw, and then all commit anew."""
    contribution: str = ""
    """Our own; empty if the seat was moved here after the match had begun."""
    commitment: str = ""
    """The table's, as it was told before we committed."""
    commitments: dict[str, str] = {}
    """Of all seats, as they were told before we revealed. From then on nobody can choose any more."""

    agreed: list[str] = []
    """What is to be played, as it was told before we committed, as lines of the record."""
    is_set: bool = False
    is_muted: bool = False
    """Whether what others say is not shown."""

    def take_free_seat(self) -> None:
        """No match can begin honestly without a contribution of this seat, so if one does, its record lacks ours."""
        self.contribution = secrets.token_hex(32)

    def part_in(self, update: Update) -> Commit | Reveal | None:
        """What to send now for the match to begin. Keep the pocket before sending it."""
        match, self.seat = update.match, update.seat
        if update.invited or update.seat not in update.seats:
            return None
        if match.contributions:
            self._come_late(update)
            return None
        if match.withdrawn < self.round:
            return None  # a table that counts back could have fate made anew as often as it likes
        if match.withdrawn > self.round:
            self.round, self.contribution = match.withdrawn, secrets.token_hex(32)
            self.commitment, self.commitments = match.commitment, {}
            self._agree_to(match)
        own = commitment_to(bytes.fromhex(self.contribution))
        if self.seat not in match.commitments:
            return Commit(self.client, self.round, own)
        if self.seat in match.revealed or not self._may_reveal(update, own):
            return None
        self.commitments = match.commitments
        return Reveal(self.client, self.round, self.contribution)

    def _may_reveal(self, update: Update, own: str) -> bool:
        """Whether everything that the draws follow from is fixed, and is what it was when we last looked."""
        told = update.match.commitments
        return (
            told.keys() == update.seats.keys()
            and told[self.seat] == own
            and update.match.commitment == self.commitment
            and self.commitments in ({}, told)
        )

    def _agree_to(self, match: ToldMatch) -> None:
        options = [f"option {name} {value}" for name, value in sorted(match.options.items())]
        game, edition = f"game {match.game} {match.rules}", f"edition {match.edition} {match.digest}"
        self.agreed, self.is_set = [game, edition, f"scenario {match.scenario}", *options], match.is_set

    def _come_late(self, update: Update) -> None:
        """The seat was moved here: nothing may change from now on."""
        if not self.commitment:
            self._agree_to(update.match)
            self.commitment = update.match.commitment
            self.commitments = {
                seat: commitment_to(bytes.fromhex(made)) for seat, made in update.match.contributions.items()
            }

    @property
    def is_witness(self) -> bool:
        """Whether this client took part before the match. If not, it can only tell that nothing was changed since."""
        return bool(self.contribution and self.commitments)

    def witness(self, words: dict[int, str]) -> Witness:
        """For checking the finished record. `words` are the actions as they were told, by number."""
        own = {self.seat: self.contribution} if self.contribution else {}
        return Witness(self.commitment, self.commitments, own, self.seat, words, self.agreed, self.is_set)
