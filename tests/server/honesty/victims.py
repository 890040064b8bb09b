"""A match for enemies to attack, and all that the store holds, to see whether they changed anything."""

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.protocol.updates import Update
from gonfalon.server.matches.match_head import promise
from tests.server.honesty.enemies import Target
from tests.server.honesty.raw import ask

TABLES = ("gonfalon_matches", "gonfalon_log", "gonfalon_lines")
SEATS = ("muslim", "christian")


class Match:
    """A match of Las Navas that two friends play."""

    def __init__(self, port: int, host_ticket: str, address: str = "127.0.0.1") -> None:
        self._port, self._address = port, address
        wish = {"game": "navas", "scenario": "advanced", "time": {"kind": "correspondence", "days": 3}}
        created = self._ask("POST", "/v1/matches", host_ticket, wish)
        self.id: str = created["match"]
        self._tickets: dict[str, str] = created["tickets"]
        self.secret_words: list[str] = []
        self.took = 0.0
        """How long the last action took, in seconds."""
        self.done: tuple[dict[str, Any], str, int] = ({}, "", 0)
        for seat in SEATS:
            sit = {"client": f"{seat:x>16}", "name": seat.title()}
            issued = self._ask("POST", f"/v1/matches/{self.id}/join", self._tickets[seat], sit)
            self._tickets[seat] = issued["ticket"]
        contribution = "ab" * 16
        parts = {"commit": {"commitment": promise(contribution)}, "reveal": {"contribution": contribution}}
        for what, part in parts.items():
            for seat in SEATS:
                sent: dict[str, Any] = {"client": seat, "round": 0, **part}
                self._ask("POST", f"/v1/matches/{self.id}/{what}", self._tickets[seat], sent)

    @property
    def tickets(self) -> list[str]:
        return list(self._tickets.values())

    def ticket_of(self, seat: str) -> str:
        return self._tickets[seat]

    def play(self, turns: int) -> None:
        """Whoever is asked takes the first action that is offered."""
        for _ in range(turns):
            seat, update = self._mover()
            assert update.sight is not None
            body: dict[str, Any] = {"client": seat, "answers": update.number, "words": [update.sight.words[0]]}
            start = time.perf_counter()
            done = self._ask("POST", f"/v1/matches/{self.id}/act", self._tickets[seat], body)
            self.took = time.perf_counter() - start
            self.done = body, seat, done["number"]
            self.secret_words.append(body["words"][0])

    def target(self) -> Target:
        seat, update = self._mover()
        assert update.sight is not None
        others = [other for other in SEATS if other != seat]
        return Target(self.id, (seat, others[0]), update.number, tuple(update.sight.words), self.done)

    def update_for(self, seat: str, after: int = 0) -> Update:
        path = f"/v1/matches/{self.id}?after={after}"
        answer = ask(self._port, "GET", path, self._tickets[seat], address=self._address)
        assert answer.status == 200, answer.body
        return msgspec.json.decode(answer.body, type=Update)

    def _mover(self) -> tuple[str, Update]:
        for seat in SEATS:
            update = self.update_for(seat, 10**6)
            if update.sight and update.sight.to_move == seat:
                return seat, update
        raise LookupError("nobody is asked")

    def _ask(self, method: str, path: str, ticket: str, message: dict[str, Any]) -> Any:
        answer = ask(self._port, method, path, ticket, json.dumps(message).encode(), self._address)
        assert answer.status in (200, 201), answer.body
        return json.loads(answer.body)


def everything(file: Path) -> dict[str, list[Any]]:
    """All that is written down at a table."""
    return {name: _select(file, f"SELECT * FROM {name} ORDER BY 1, 2") for name in TABLES}


def secrets_of(file: Path) -> list[bytes]:
    """What fate is drawn from, in every match at a table."""
    return [json.loads(head)["secret"].encode() for (head,) in _select(file, "SELECT head FROM gonfalon_matches")]


def _select(file: Path, query: str) -> list[Any]:
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def is_well(port: int) -> bool:
    return bool(json.loads(ask(port, "GET", "/v1/health").body)["playable"])
