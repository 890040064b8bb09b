"""A match whose rules are not installed: everything can be told once it is over, nothing of its play before."""

from typing import Any

import msgspec

from gonfalon.core import Entry, Record, Result
from gonfalon.core.record import last_fated
from gonfalon.protocol.responses import Steps
from gonfalon.protocol.updates import ToldStep, Update
from gonfalon.server.errors import CannotOpen
from gonfalon.server.matches.live_match import MOST_STEPS
from gonfalon.server.matches.match_head import MatchHead, told_match, told_seats
from gonfalon.server.stores.interface import Row, Written


class Unopened:
    """A match known only by its row and log. During play the log is ignored: only the rules know who may see what.

    Raises ValueError if the row is unreadable.
    """

    def __init__(self, row: Row, log: list[Written]) -> None:
        self._row = row
        self._head = msgspec.json.decode(row.head, type=MatchHead)
        self._match = told_match(row.id, self._head)
        self._log = log if row.over else []
        self._result = msgspec.json.decode(row.result, type=Result) if row.over and row.result else None

    def update_for(self, seat: str, after: int) -> Update:
        told = self.steps_before(self._row.number + 1, after)
        return Update(
            number=self._row.number,
            version=self._row.version,
            seat=seat,
            match=self._match,
            seats=told_seats(self._head, self._head.seats),
            clock=None,
            steps=told.steps,
            sight=None,
            result=self._result,
            rules_here=False,
            over=self._row.over,
            asked_to_end=[*self._head.asked_to_end],
            earlier=told.earlier,
        )

    def steps_before(self, before: int, after: int = 0) -> Steps:
        """The last actions between two numbers, without what they led to."""
        found = [entry for entry in self._log if after < entry.number < before]
        steps = [ToldStep(entry.number, entry.actor, entry.word, []) for entry in found[-MOST_STEPS:]]
        return Steps(steps, earlier=len(found) > len(steps))

    def record(self) -> Record:
        """The record of a finished match, as `Match` would write it. Raises CannotOpen before its end."""
        if not self._row.over:
            raise CannotOpen
        head = self._head
        entries = [Entry(entry.number, entry.actor, entry.word) for entry in self._log]
        return Record(
            game=head.game,
            rules=head.rules,
            edition=head.edition,
            digest=head.digest,
            setup=head.setup,
            players=head.players,
            entries=entries,
            result=self._result,
            **self._proof(entries),
        )

    def _proof(self, entries: list[Entry]) -> dict[str, Any]:
        head, seats = self._head, self._head.seats
        if head.post:
            return head.post.fate(seats).proof(last_fated(entries))
        contributions = {seat: head.contributions[seat] for seat in seats}
        return {"commitment": head.commitment, "contributions": contributions, "secret": head.secret}
