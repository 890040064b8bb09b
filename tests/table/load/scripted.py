"""Matches whose actions are all known beforehand, so that the driver only has to send them.

The driver reads the secret of fate from the database, which no player could, and simulates each match.
"""

import random
from typing import Any, NamedTuple

import aiohttp
import msgspec
import psycopg

from gonfalon.core import NOBODY, Match, registry
from gonfalon.table.matches.head import Head
from gonfalon.wire.protocol import Act, Created, Join, NewMatch
from tests.table.load.server import Measured

KINDS = (("navas", "basic"), ("navas", "advanced"), ("saladin", "arsuf"), ("saladin", "hattin"))
CLIENT = "driver"


class Scripted(NamedTuple):
    match: str
    tickets: dict[str, str]
    sends: list[tuple[str, bytes]]
    """Seat and message, in order."""


async def begin_matches(table: Measured, count: int, *, play: bool = True) -> list[Scripted]:
    async with aiohttp.ClientSession() as http:
        created = [await _begin(http, table, number) for number in range(count)]
    return [
        Scripted(made.match, made.tickets, _sends(table, made.match, at) if play else [])
        for at, made in enumerate(created)
    ]


async def _begin(http: aiohttp.ClientSession, table: Measured, number: int) -> Created:
    game, scenario = KINDS[number % len(KINDS)]
    made = msgspec.json.decode(
        await send(http, f"{table.address}/matches", table.host_ticket, msgspec.json.encode(NewMatch(game, scenario))),
        type=Created,
    )
    for seat in registry.find(game).seats:
        wish = msgspec.json.encode(Join(CLIENT, seat, "00" * 16))
        await send(http, f"{table.address}/matches/{made.match}/join", made.tickets[seat], wish)
    return made


async def send(http: aiohttp.ClientSession, address: str, ticket: str, body: bytes) -> bytes:
    async with http.post(address, data=body, headers={"Authorization": f"Bearer {ticket}"}) as answer:
        data = await answer.read()
        if answer.status not in (200, 201):
            raise RuntimeError(f"{answer.status} {data!r}")
        return data


def _sends(table: Measured, match: str, seed: int) -> list[tuple[str, bytes]]:
    with psycopg.connect(table.postgres) as connection:
        [(data,)] = connection.execute("SELECT head FROM gonfalon_matches WHERE id = %s", [match]).fetchall()
    head = msgspec.json.decode(data, type=Head)
    game = registry.find(head.game)
    return _play(Match(game, head.setup, head.players, head.fate(game.seats)), random.Random(seed))


def _play(match: Match[Any], rng: random.Random) -> list[tuple[str, bytes]]:
    sends = []
    while (seat := match.to_move) != NOBODY:
        game, state = match.game, match.state
        word = game.word(state, rng.choice(game.rules.legal(state)))
        sends.append((game.seats[seat], msgspec.json.encode(Act(CLIENT, match.number, [word]))))
        match.act(seat, word)
    return sends
