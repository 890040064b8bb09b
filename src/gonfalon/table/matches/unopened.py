"""What can be told of a match whose rules are not here: all of it when it is over, nothing of its play before."""

import msgspec

from gonfalon.core import Entry, Record, Result
from gonfalon.table.matches.head import Head, told_match, told_seats
from gonfalon.table.stores.store import Row, Written
from gonfalon.table.troubles import CannotOpen
from gonfalon.wire.protocol import ToldStep, Update


class Unopened:
    """A match as its row and its log tell it. While it goes on nobody can say what a seat may know: no log is taken.

    Raises ValueError if what the row says of the match cannot be read.
    """

    def __init__(self, row: Row, log: list[Written]) -> None:
        self._row = row
        self._head = msgspec.json.decode(row.head, type=Head)
        self._match = told_match(row.id, self._head)
        self._log = log if row.over else []
        self._result = msgspec.json.decode(row.result, type=Result) if row.over and row.result else None

    def update_for(self, seat: str, after: int) -> Update:
        return Update(
            number=self._row.number,
            version=self._row.version,
            seat=seat,
            match=self._match,
            seats=told_seats(self._head, self._seats()),
            clock=None,
            steps=[ToldStep(line.number, line.actor, line.word, []) for line in self._log if line.number > after],
            sight=None,
            result=self._result,
            rules_here=False,
        )

    def record(self) -> Record:
        """The record of a finished match, as the match itself would write it. Raises CannotOpen before its end."""
        if not self._row.over:
            raise CannotOpen
        head = self._head
        return Record(
            game=head.game,
            rules=head.rules,
            edition=head.edition,
            digest=head.digest,
            setup=head.setup,
            players=head.players,
            commitment=head.commitment,
            contributions={seat: head.contributions[seat] for seat in self._seats()},
            entries=[Entry(line.number, line.actor, line.word) for line in self._log],
            result=self._result,
            secret=head.secret,
        )

    def _seats(self) -> tuple[str, ...]:
        """In the game's order; in an older head, as they were taken."""
        return self._head.seats or tuple(dict.fromkeys([*self._head.players, *self._head.contributions]))
