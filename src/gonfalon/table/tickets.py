"""Seat tickets: whoever holds one may sit there. They are signed, so a table does not store them."""

import msgspec
from itsdangerous import BadData, URLSafeSerializer

HOST = "host"
WATCHER = "watcher"
ANY_MATCH = "*"
KNOWN = 10_000
"""How many verified tickets are cached, so that not every request has to verify a signature."""


class Ticket(msgspec.Struct, frozen=True):
    """A seat of a match; "watcher" to watch it; or "host" with ANY_MATCH, to create matches."""

    match: str
    seat: str
    until: int
    """When it expires, in seconds since 1970."""


class BadTicket(Exception):
    """`code` is ticket-forged or ticket-expired."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Tickets:
    """Writes and reads tickets. The last key signs; the others still verify, so that keys can be rotated."""

    def __init__(self, keys: list[str]) -> None:
        self._seal = URLSafeSerializer(keys, salt="gonfalon seat ticket 1")
        self._known: dict[str, Ticket] = {}

    def write(self, ticket: Ticket) -> str:
        return str(self._seal.dumps([ticket.match, ticket.seat, ticket.until]))

    def read(self, text: str, now: float) -> Ticket:
        ticket = self._known.get(text) or self._open(text)
        if ticket.until <= now:
            raise BadTicket("ticket-expired")
        return ticket

    def _open(self, text: str) -> Ticket:
        try:
            ticket = Ticket(*msgspec.convert(self._seal.loads(text), tuple[str, str, int]))
        except (BadData, msgspec.ValidationError, UnicodeError, RecursionError) as error:
            raise BadTicket("ticket-forged") from error
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known[text] = ticket
        return ticket
