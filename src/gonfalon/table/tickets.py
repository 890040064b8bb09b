"""Seat tickets: who holds one may sit there. Signed, so that a table needs to remember none of them."""

import msgspec
from itsdangerous import BadData, URLSafeSerializer

HOST = "host"
WATCHER = "watcher"
ANY_MATCH = "*"
KNOWN = 10_000
"""Genuine tickets that are remembered, so that they are not opened at every request."""


class Ticket(msgspec.Struct, frozen=True):
    """A seat of a match, "watcher" for looking on, or "host" of no match for whoever may begin new ones."""

    match: str
    seat: str
    until: int
    """The second since 1970 from which it is void."""


class BadTicket(Exception):
    """`code` is ticket-forged or ticket-expired."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Tickets:
    """Writes and reads tickets. Of several keys the last signs; the others are still read, so that keys can change."""

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
