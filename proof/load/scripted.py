"""Matches whose actions are all known beforehand, so that the driver only has to send them.

The driver reads the secret of fate from the database, which no player could, and simulates each match.
"""

import asyncio
import random
from typing import Any, NamedTuple

import aiohttp
import msgspec
import psycopg

from gonfalon.core import NOBODY, Match, registry
from gonfalon.core.fate import commitment_to
from gonfalon.protocol.requests import Act, Commit, Join, NewMatch, Reveal
from gonfalon.protocol.responses import Created, Issued
from gonfalon.server.matches.match_head import MatchHead
from proof.load.server import Measured

KINDS = (("navas", "basic"), ("navas", "advanced"), ("saladin", "arsuf"), ("saladin", "hattin"))
CLIENT = "the-driver-of-a-load"
AT_ONCE = 20
"""How many matches are begun concurrently."""


Connection = psycopg.Connection[Any]


class Scripted(NamedTuple):
    match: str
    tickets: dict[str, str]
    sends: list[tuple[str, bytes]]
    """Seat and message, in order."""


async def begin_matches(table: Measured, count: int, *, most: int = 10_000) -> list[Scripted]:
    """So many matches, each with as many actions as it has, or the first `most`."""
    created: list[Created] = []
    async with aiohttp.ClientSession() as http:
        for first in range(0, count, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, count))
            created += await asyncio.gather(*(_begin(http, table, number) for number in numbers))
    with psycopg.connect(table.postgres) as connection:
        return [
            Scripted(made.match, made.tickets, _sends(connection, made.match, at, most) if most else [])
            for at, made in enumerate(created)
        ]


async def _begin(http: aiohttp.ClientSession, table: Measured, number: int) -> Created:
    game, scenario = KINDS[number % len(KINDS)]
    made = msgspec.json.decode(
        await send(
            http, f"{table.address}/v1/matches", table.host_ticket, msgspec.json.encode(NewMatch(game, scenario))
        ),
        type=Created,
    )
    for seat in registry.find(game).seats:
        wish = msgspec.json.encode(Join(CLIENT, seat))
        address = f"{table.address}/v1/matches/{made.match}/join"
        issued = msgspec.json.decode(await send(http, address, made.tickets[seat], wish), type=Issued)
        made.tickets[seat] = issued.ticket
    parts = {"commit": Commit(CLIENT, 0, commitment_to(bytes(16))), "reveal": Reveal(CLIENT, 0, "00" * 16)}
    for what, part in parts.items():
        for seat in registry.find(game).seats:
            address = f"{table.address}/v1/matches/{made.match}/{what}"
            await send(http, address, made.tickets[seat], msgspec.json.encode(part))
    return made


async def send(http: aiohttp.ClientSession, address: str, ticket: str, body: bytes) -> bytes:
    async with http.post(address, data=body, headers={"Authorization": f"Bearer {ticket}"}) as answer:
        data = await answer.read()
        if answer.status not in (200, 201):
            raise RuntimeError(f"{answer.status} {data!r}")
        return data


def _sends(connection: Connection, match: str, seed: int, most: int) -> list[tuple[str, bytes]]:
    [(data,)] = connection.execute("SELECT head FROM gonfalon_matches WHERE id = %s", [match]).fetchall()
    head = msgspec.json.decode(data, type=MatchHead)
    game = registry.find(head.game)
    return _play(Match(game, head.setup, head.players, head.fate(game.seats)), random.Random(seed), most)


def _play(match: Match[Any], rng: random.Random, most: int = 10_000) -> list[tuple[str, bytes]]:
    sends: list[tuple[str, bytes]] = []
    while (seat := match.to_move) != NOBODY and len(sends) < most:
        game, state = match.game, match.state
        word = game.word(state, rng.choice(game.rules.legal(state)))
        sends.append((game.seats[seat], msgspec.json.encode(Act(CLIENT, match.number, [word]))))
        match.act(seat, word)
    return sends
