"""Creates a match at a table on behalf of its owner, and returns the links to its seats."""

import asyncio
import time

from gonfalon.core.words import SOURCE
from gonfalon.table.running.settings import BadKeys, own_tickets
from gonfalon.table.tickets import ANY_MATCH, HOST, Ticket
from gonfalon.wire.client import TableRefused, begin_match
from gonfalon.wire.link import Link, for_others
from gonfalon.wire.protocol import NewMatch

MINUTES = 5


class CannotBegin(Exception):
    pass


def begin(table: str, wish: NewMatch, language: str = SOURCE) -> dict[str, Link]:
    """The link to each seat that is open to a person, and one for watchers.

    Raises CannotBegin with a sentence, or Unreachable.
    """
    try:
        ticket = own_tickets().write(Ticket(ANY_MATCH, HOST, int(time.time()) + 60 * MINUTES))
        created = asyncio.run(begin_match(table, ticket, wish, language))
    except (BadKeys, TableRefused) as error:
        raise CannotBegin(str(error)) from error
    address = for_others(table, created.address)
    return {seat: Link(address, created.match, ticket) for seat, ticket in created.tickets.items()}
