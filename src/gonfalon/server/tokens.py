"""Seat tickets: whoever holds one may sit there. They are signed, so a table does not store them.

A table counts how often a seat changed hands, and a ticket names the holder it is for. So raising the count voids all
earlier tickets of the seat, and an invitation, which is for the next holder, is good once.
"""

import msgspec
from itsdangerous import BadData, URLSafeSerializer

HOST = "host"
WATCHER = "watcher"
ANY_MATCH = "*"
SHORTEST_KEY = 32
KNOWN = 10_000
"""How many verified tickets are cached, so that not every request has to verify a signature."""


class Ticket(msgspec.Struct, frozen=True):
    """A seat of a match; "watcher" to watch it; "host" to give out its seats, or with ANY_MATCH, to create matches."""

    match: str
    seat: str
    until: int
    """When it expires, in seconds since 1970."""
    holder: int = 1
    """Which holder of the seat it is for, counted from 1."""
    invites: bool = False
    """Whether it is an invitation: it lets somebody become that holder, and nothing else."""


class BadTicket(Exception):
    """`code` is ticket-forged or ticket-expired."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class WeakKey(ValueError):
    """A key that somebody might guess: with it they could sign tickets themselves."""


class Tickets:
    """Writes and reads tickets. The last key signs; the others still verify, so that keys can be rotated."""

    def __init__(self, keys: list[str]) -> None:
        if not keys or min(len(key.strip()) for key in keys) < SHORTEST_KEY:
            raise WeakKey(f"A key must have at least {SHORTEST_KEY} characters.")
        self._seal = URLSafeSerializer(keys, salt="gonfalon seat ticket 1")
        self._known: dict[str, Ticket] = {}

    def write(self, ticket: Ticket) -> str:
        return str(self._seal.dumps(list(msgspec.structs.astuple(ticket))))

    def read(self, text: str, now: float) -> Ticket:
        ticket = self._known.get(text) or self._open(text)
        if ticket.until <= now:
            raise BadTicket("ticket-expired")
        return ticket

    def _open(self, text: str) -> Ticket:
        try:
            ticket = Ticket(*msgspec.convert(self._seal.loads(text), tuple[str, str, int, int, bool]))
        except (BadData, msgspec.ValidationError, UnicodeError, RecursionError) as error:
            raise BadTicket("ticket-forged") from error
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known[text] = ticket
        return ticket
