"""Matches at a table for whoever may sit down at them, and the proof of how they went."""

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from gonfalon.core import registry
from gonfalon.core.fate import commitment_to
from gonfalon.protocol.client import Seat, begin_match
from gonfalon.protocol.credentials import Link, Pocket
from gonfalon.protocol.requests import Commit, Join, NewMatch, Reveal
from gonfalon.server.game_server import GameServer
from gonfalon.server.tokens import Ticket, Tickets
from tests.patience import PATIENCE
from tests.server import fixed_fate
from tests.server.processes import KEY, host_ticket

PROGRAM = Path(__file__).parents[2] / "examples/table_bot.py"
WHOLE_MATCH = 5 * PATIENCE
BATTLES = {
    "basic": ("navas", {"round-limit": "10"}),
    "advanced": ("navas", {"round-limit": "10"}),
    "arsuf": ("saladin", {}),
    "hattin": ("saladin", {}),
}


async def begin(address: str, battle: str, bot: str | None = None) -> dict[str, Link]:
    """A match: the link to each free seat and to the watcher's. A bot takes the second seat."""
    game, options = BATTLES[battle]
    bots = {seats(battle)[1]: bot} if bot else {}
    created = await begin_match(address, host_ticket(), NewMatch(game, battle, options, bots))
    return {seat: Link(address, created.match, ticket) for seat, ticket in created.tickets.items()}


def held(link: Link) -> Link:
    """The seat itself, once the invitation of this link was used."""
    tickets = Tickets([KEY])
    invitation = tickets.read(link.ticket, 0)
    return link._replace(ticket=tickets.write(msgspec.structs.replace(invitation, invites=False)))


def seats(battle: str) -> tuple[str, str]:
    first, second = registry.find(BATTLES[battle][0]).seats
    return first, second


async def run_program(link: Link) -> str:
    """Run the example bot until the end; returns what it prints."""
    command = (*fixed_fate.SCRIPT, PROGRAM, str(link))
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        async with asyncio.timeout(WHOLE_MATCH):
            told, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return told.decode()


async def verify(link: Link, folder: Path) -> None:
    """The record is whole and its fate was honest: `gonfalon verify` says so."""
    file = folder / f"{link.match}.txt"
    file.write_text(await Seat(link).record())
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "gonfalon", "verify", file), stdout=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(PATIENCE):
        told, _ = await process.communicate()
    assert process.returncode == 0
    assert b"Fair play verified" in told


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
