"""Records that were made anywhere, opened at the table of a page: finished matches that are only looked at."""

from hashlib import sha256
from typing import Any

import msgspec
from msgspec import structs

from gonfalon.core import Match, Record
from gonfalon.core.record import RecordError
from gonfalon.protocol.requests import OpenRecord
from gonfalon.protocol.responses import Issued
from gonfalon.server.errors import CannotOpen, troubled
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import requests
from gonfalon.server.http.endpoints import Access, endpoint
from gonfalon.server.http.handlers import PlainResponse, told
from gonfalon.server.http.requests import Request
from gonfalon.server.matches.match_head import FIRST_HOLDERS, MatchHead, places
from gonfalon.server.stores.interface import Conflict, Row, Written
from gonfalon.server.tokens import Ticket

LONGEST = 2 * 1024 * 1024
"""Bytes of a request. The record of a long battle on hexes takes a tenth of them."""


class Records:
    def __init__(self, table: GameServer) -> None:
        self._table = table

    @endpoint("POST", "/records", "Look at a match that was recorded elsewhere", Access.OWNER, OpenRecord, Issued)
    async def open_record(self, request: Request, _: Ticket) -> PlainResponse:
        return told(await self._opened(await requests.message(request, OpenRecord, LONGEST)))

    async def _opened(self, wish: OpenRecord) -> Issued:
        """The same record again is the same match."""
        match, played = f"r{sha256(wish.text.encode()).hexdigest()[:15]}", self._played(wish.text)
        store, safely = self._table.store, self._table.cache.safely
        try:
            row = await safely(store.row(match))
            if row is None:
                row = _row(match, _head(played, wish.text), self._table.now())
                await safely(store.create(row))
            if not row.over:
                over = structs.replace(row, version=1, number=played.number, over=True, result=_encoded(played.result))
                await safely(store.write(over, _log(played, row.created)))
        except Conflict as error:
            raise troubled("busy") from error
        return await self._table.seating.watch(match)

    def _played(self, text: str) -> Match[Any]:
        """Raises Troubled if the record is not that of a finished match that keeps the rules."""
        try:
            record = Record.parse(text, unfinished=True)
            game = self._table.games.opened(record.game, record.rules, record.digest)
            played = Match.follow(record, game)
        except RecordError as error:
            raise troubled("record-unreadable", why=str(error)) from error
        except CannotOpen as error:
            raise troubled("record-rules") from error
        if not played.result:
            raise troubled("record-unfinished")
        return played


def _head(played: Match[Any], text: str) -> MatchHead:
    game = played.game
    return MatchHead(
        game=game.name,
        rules=game.rules_version,
        edition=game.edition.edition,
        digest=game.digest,
        setup=played.setup,
        bots={},
        time=None,
        secret="",
        contributions={},
        players=dict(played.players),
        joined={},
        seats=game.seats,
        holders=FIRST_HOLDERS,
        opened=text,
    )


def _row(match: str, head: MatchHead, now: int) -> Row:
    return Row(id=match, version=0, head=_encoded(head), created=now, acted=now, seats=places(head))


def _log(played: Match[Any], at: int) -> list[Written]:
    entries = [step.entry for step in played.steps]
    return [Written(entry.number, entry.actor, entry.word, "", at) for entry in entries]


def _encoded(told: Any) -> bytes:
    return msgspec.json.encode(told)
