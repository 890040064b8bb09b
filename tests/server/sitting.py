"""Everybody sits down, commits to a contribution to fate, and reveals it."""

from collections.abc import Mapping

from gonfalon.core.fate import commitment_to
from gonfalon.protocol.credentials import Pocket
from gonfalon.protocol.requests import Commit, Join, Reveal
from gonfalon.server.game_server import GameServer
from gonfalon.server.tokens import Ticket

CONTRIBUTION = "ab" * 16


async def take_part(table: GameServer, ticket: Ticket, pocket: Pocket) -> None:
    """Commit or reveal, if that is due, as our clients do."""
    part = pocket.part_in(await table.queries.update_for(ticket.match, ticket.seat))
    if isinstance(part, Commit):
        await table.seating.commit(ticket, part)
    elif isinstance(part, Reveal):
        await table.seating.reveal(ticket, part)


async def all_sit_down(
    table: GameServer, match: str, names: Mapping[str, str], contribution: str = CONTRIBUTION
) -> None:
    """The names are those of all seats that wait for a person. Then the match begins."""
    commitment = commitment_to(bytes.fromhex(contribution))
    tickets = [Ticket(match, seat, 0) for seat in names]
    for ticket in tickets:
        await table.seating.join(ticket, Join("c", names[ticket.seat]))
    for ticket in tickets:
        await table.seating.commit(ticket, Commit("c", 0, commitment))
    for ticket in tickets:
        await table.seating.reveal(ticket, Reveal("c", 0, contribution))
