"""What the database holds of a match, and the match that follows from it by the rules."""

from typing import Any, NamedTuple

import msgspec
import psycopg

from gonfalon.core import Entry, Game, Match, Record
from gonfalon.core.game import FATE_NAME
from gonfalon.server.catalogue import GameCatalogue
from gonfalon.server.matches.match_head import MatchHead
from gonfalon.server.stores.interface import ChatEntry, Row, Written

CABINET = GameCatalogue()

_ROWS = f"SELECT {', '.join(Row.__struct_fields__)} FROM gonfalon_matches"
_LOG = "SELECT match, number, actor, word, client, at, played FROM gonfalon_log ORDER BY match, number"
_LINES = "SELECT match, line, seat, text, at, number FROM gonfalon_lines ORDER BY match, line"


class Kept(NamedTuple):
    """All that the database holds of one match."""

    row: Row
    log: list[Written]
    lines: list[ChatEntry]

    @property
    def head(self) -> MatchHead:
        return msgspec.json.decode(self.row.head, type=MatchHead)

    @property
    def game(self) -> Game[Any]:
        return CABINET.game(self.head.game)

    @property
    def is_begun(self) -> bool:
        """Whether all are seated. Bots are from the start, but the table may have died before it let them begin."""
        return self.row.version > 0 and len(self.head.contributions) == len(self.game.seats)

    @property
    def record(self) -> Record:
        """Made of the log alone, and of what was agreed before it."""
        head = self.head
        return Record(
            game=head.game,
            rules=head.rules,
            edition=head.edition,
            digest=head.digest,
            setup=head.setup,
            players=head.players,
            commitment=head.commitment,
            contributions=head.contributions,
            entries=[Entry(line.number, line.actor, line.word) for line in self.log],
            secret=head.secret,
        )


class Moment(NamedTuple):
    """A match after one write: what was written, who was to move then, and which bot had to say something."""

    lines: list[Written]
    to_move: str | None
    bot: str | None


class Traced(NamedTuple):
    """A match that was followed by the rules from the beginning."""

    match: Match[Any]
    moments: list[Moment]


def read_all(dsn: str) -> dict[str, Kept]:
    """Everything, as it was at one moment."""
    with psycopg.connect(dsn) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        rows = [Row(**dict(zip(Row.__struct_fields__, row, strict=True))) for row in connection.execute(_ROWS)]
        kept = {row.id: Kept(row, [], []) for row in rows}
        for match, *line in connection.execute(_LOG):
            kept[match].log.append(Written(*line))
        for match, *line in connection.execute(_LINES):
            kept[match].lines.append(ChatEntry(*line))
    return kept


def retrace(kept: Kept) -> Traced:
    """Follow the log by the rules. Raises RecordError where it breaks them."""
    record, head = kept.record, kept.head
    match, moments = Match.follow(record, kept.game, until=0), []
    for lines in writes(kept.log):
        for line in lines:
            match.enter_recorded(Entry(line.number, line.actor, line.word), record)
        to_move = match.game.seats[match.to_move] if match.to_move >= 0 else None
        moments.append(Moment(lines, to_move, bot_due(match, head)))
    return Traced(match, moments)


def writes(log: list[Written]) -> list[list[Written]]:
    """What was written together: first the beginning, then each action with what fate added to it."""
    found: list[list[Written]] = [[]]
    for line in log:
        if line.actor != FATE_NAME:
            found.append([])
        found[-1].append(line)
    return found


def bot_due(match: Match[Any], head: MatchHead) -> str | None:
    """Who has a job: the bot that was offered something, else the one whose move it is."""
    asker = match.asked_back[0] if match.asked_back else None
    offerer = asker if match.draw_offered_by is None else match.draw_offered_by
    for seat, name in enumerate(match.game.seats):
        is_asked = match.to_move == seat if offerer in (None, seat) else True
        if name in head.bots and is_asked and not match.result:
            return name
    return None
