"""Acting over a socket that is open already: the same checks and answers as for a request, without its overhead."""

from collections.abc import MutableMapping
from time import perf_counter
from typing import Any

import msgspec

from gonfalon.core.texts import LANGUAGES, SOURCE
from gonfalon.protocol.requests import Act, Ask
from gonfalon.protocol.updates import Answered
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import requests
from gonfalon.server.http.endpoints import Access
from gonfalon.server.http.handlers import Observer, RateLimits
from gonfalon.server.tickets import Ticket
from gonfalon.server.troubles import Troubled, broken

ENDPOINT = "act"

_asks = msgspec.json.Decoder(Ask)
_acts = msgspec.json.Decoder(Act)
_encoder = msgspec.json.Encoder()


def read(heard: MutableMapping[str, Any]) -> Ask | None:
    """What was asked; None if it cannot be read."""
    try:
        return _asks.decode(heard.get("text") or b"")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class Asking:
    def __init__(self, table: GameServer, observer: Observer, rates: RateLimits) -> None:
        self._table = table
        self._observer = observer
        self._rates = rates

    async def answer(self, ticket: Ticket, who: str, ask: Ask, language: str | None) -> bytes:
        """`who` is the address that asks, which is counted against it as a request would be."""
        start = perf_counter()
        spoken = ask.lang if ask.lang in LANGUAGES else language or SOURCE
        try:
            await self._rates.check("address", who)
            requests.check_kind(ticket, Access.PLAYER)
            await self._table.admit(ticket)
            await self._rates.check("ticket", requests.name_of(ticket))
            wish = requests.read(ask.act, _acts)
            answered = Answered(ask.ask, 200, await self._table.act(ticket, wish, spoken))
        except Troubled as error:
            self._observer.refused(ENDPOINT, error.code)
            answered = Answered(ask.ask, error.status, trouble=error.tell(spoken))
        except (Exception, SystemExit) as error:
            trouble = broken(error, {"endpoint": ENDPOINT, "match": ticket.match})
            answered = Answered(ask.ask, trouble.status, trouble=trouble.tell(spoken))
        self._observer.answered(ENDPOINT, answered.status, perf_counter() - start)
        return _encoder.encode(answered)
