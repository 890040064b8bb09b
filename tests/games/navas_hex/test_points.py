"""The points of a whole battle are those of what was told."""

from pathlib import Path

import msgspec

from gonfalon.core import ARBITER, NOBODY, News, Record
from gonfalon.games.navas_hex.rules import events
from gonfalon.games.navas_hex.rules.pieces import SIDES
from gonfalon.games.navas_hex.rules.state import ON_MAP, ROUTED, State
from tests.games.navas_hex.positions import GAME, unit

BATTLE = Path(__file__).parents[2] / "golden/sword-battle.record"
WORTH = {"ch": 5, "ha": 4, "cl": 4, "pi": 3, "ab": 3, "ar": 2, "mi": 2, "il": 1}
LEADERS = {"killed": 3, "captured": 5}
MARKERS = {"de-rada": 10, "ruy-diaz": 5}
GONE = (events.UnitEliminated, events.UnitLeftMap, events.UnitTrapped, events.UnitDispersed)


class Book:
    """What each side earns, from the news alone."""

    def __init__(self) -> None:
        self.turn = [0, 0]
        self.total = [0, 0]
        self.replaced: set[str] = set()
        self.turns = 0

    def read(self, event: msgspec.Struct, after: State) -> None:
        if isinstance(event, GONE):
            self._add(1 - GAME.pieces.side[unit(event.unit)], WORTH[event.unit.split("-")[1][:2]])
        elif isinstance(event, events.LeaderTested) and event.leader not in self.replaced:
            self._add(1 - self._side(event.leader), LEADERS.get(event.fate, 0))
        elif isinstance(event, events.LeaderReplaced):
            self.replaced.add(event.leader)
        elif isinstance(event, events.MarkerLost):
            self._add(SIDES.index("moslem"), MARKERS[event.marker])
        elif isinstance(event, events.BannerWithdrew):
            self._add(SIDES.index("christian"), 15)
        elif isinstance(event, events.PointsCounted):
            self._count(event, after)

    def _side(self, leader: str) -> int:
        return GAME.pieces.banner_side[GAME.pieces.banner_tags.index(leader)]

    def _add(self, side: int, points: int) -> None:
        self.turn[side] += points

    def _count(self, told: events.PointsCounted, after: State) -> None:
        """H12.2: nothing has changed since, so the Routed are those that are so now."""
        for side in (0, 1):
            self.turn[side] += sum(
                after.gone[u] == ON_MAP and after.order[u] == ROUTED for u in after.pieces.army[1 - side]
            )
            self.total[side] += self.turn[side]
        assert [told.christian, told.moslem] == self.turn
        assert [told.christian_total, told.moslem_total] == self.total
        self.turn = [0, 0]
        self.turns += 1


def test_points_add_up_to_their_causes() -> None:
    """H12.2: in every turn of a battle each side is given what the units, leaders and markers lost are worth."""
    record, book = Record.parse(BATTLE.read_text("utf-8")), Book()
    state = GAME.begin(record.setup)
    for entry in record.entries:
        action = GAME.parse(state, entry.word)
        assert action is not None
        state.news = News()
        GAME.rules.do(state, action)
        for event in state.news.heard_by(ARBITER):
            book.read(event, state)
    assert book.turns == state.turn == 6
    assert (book.total, GAME.rules.to_move(state)) == (state.score, NOBODY)
