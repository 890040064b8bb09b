"""What the owner of a table does with its key: create matches, here or in a browser."""

import asyncio
import time

from gonfalon.core.texts import SOURCE
from gonfalon.protocol.client import TableRefused, begin_match
from gonfalon.protocol.link import Link, for_others
from gonfalon.protocol.requests import NewMatch
from gonfalon.server.matches.seating import TICKET_LIFE
from gonfalon.server.running.reach import addresses
from gonfalon.server.running.settings import BadKeys, Settings, own_tickets
from gonfalon.server.tickets import ANY_MATCH, HOST, Ticket

MINUTES = 5


class CannotBegin(Exception):
    pass


class ForeignKey(CannotBegin):
    """The table has other keys than this machine."""


def host_link(settings: Settings) -> str:
    """The link with which the owner creates matches in a browser. Raises BadKeys."""
    address = settings.public_url or addresses(settings.host, settings.port)[0]
    return f"{address}/#{_owners_ticket(TICKET_LIFE)}"


def begin(table: str, wish: NewMatch, language: str = SOURCE) -> dict[str, Link]:
    """The link to each seat that is open to a person, one for watchers, and the host's.

    Raises CannotBegin with a sentence, or Unreachable.
    """
    try:
        created = asyncio.run(begin_match(table, _owners_ticket(60 * MINUTES), wish, language))
    except TableRefused as error:
        raise (ForeignKey if error.trouble.code == "ticket-forged" else CannotBegin)(str(error)) from error
    except BadKeys as error:
        raise CannotBegin(str(error)) from error
    address = for_others(table, created.address)
    return {seat: Link(address, created.match, ticket) for seat, ticket in created.tickets.items()}


def _owners_ticket(life: int) -> str:
    return own_tickets().write(Ticket(ANY_MATCH, HOST, int(time.time()) + life))
