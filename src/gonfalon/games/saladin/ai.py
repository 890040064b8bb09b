"""Tells bots who is winning: a quick estimate, and the features of what was learned from games."""

from typing import Final

from gonfalon.core.logistic import logistic
from gonfalon.games.saladin.rules.orders import TRACK, surcharge
from gonfalon.games.saladin.rules.pieces import AYYUBIDS, CRUSADERS, NONE, Pieces
from gonfalon.games.saladin.rules.state import (
    GIVEN,
    OVER,
    State,
    in_play,
    is_ordered,
    lances_left,
    status_of,
    total_orders,
)

ORDER_WORTH: Final = 1.0
GIVEN_WORTH: Final = 1.6
LANCE_WORTH: Final = 0.14
TRACK_WORTH: Final = 0.05
STEEPNESS: Final = 0.55


def chance(s: State, seat: int) -> float:
    if s.ask == OVER:
        return 1.0 if s.winner == seat else 0.0 if s.winner == 1 - seat else 0.5
    crusaders = logistic(STEEPNESS * (_worth(s, CRUSADERS) - _worth(s, AYYUBIDS)))
    return crusaders if seat == CRUSADERS else 1 - crusaders


def _worth(s: State, side: int) -> float:
    given = len([banner for banner in s.pieces.army[side] if s.place[banner] == GIVEN])
    began = s.pieces.garrison if side == AYYUBIDS else 0
    began += sum([s.pieces.lances[banner] for banner in s.pieces.army[side]])
    lost = began - lances_left(s, side)
    return ORDER_WORTH * total_orders(s, side) - GIVEN_WORTH * given - LANCE_WORTH * lost - TRACK_WORTH * s.track[side]


MOST_BANNERS: Final = 12
MOST_LANCES: Final = 12
MOST_ORDERS: Final = 15
MOST_ARMY: Final = 66
MOST_TURNS: Final = 15
IN_ARMY: Final = 6

# Where each group begins.
LANCES: Final = 0
BEARING: Final = LANCES + MOST_BANNERS * (MOST_LANCES + 1)
PLACE: Final = BEARING + MOST_BANNERS * 4
SURCHARGE: Final = PLACE + MOST_BANNERS * 4
AVAILABLE: Final = SURCHARGE + MOST_BANNERS * 3
ORDERS: Final = AVAILABLE + 2 * (MOST_ORDERS + 1)
BOTH_ORDERS: Final = ORDERS + 2 * (MOST_ORDERS + 1)
AFTER_CHAOS: Final = BOTH_ORDERS + (MOST_ORDERS + 1) * (MOST_ORDERS + 1)
CLOCK: Final = AFTER_CHAOS + 2 * (MOST_ORDERS + 1)
CLOCK_LEAD: Final = CLOCK + 2 * (MOST_TURNS + 1)
ARMY: Final = CLOCK_LEAD + 2 * MOST_TURNS + 1
LOSSES: Final = ARMY + 2 * (MOST_ARMY // 3 + 1)
LEADER: Final = LOSSES + 2 * TRACK
LEADER_SPENT: Final = LEADER + 2
READY: Final = LEADER_SPENT + 2 * 6
READY_LEAD: Final = READY + 2 * (IN_ARMY + 1)
GARRISON: Final = READY_LEAD + 2 * 2 * IN_ARMY + 2
SHIELD: Final = GARRISON + 4
MARKS: Final = SHIELD + MOST_BANNERS
MOMENT: Final = MARKS + 3
A_SCENARIO: Final = MOMENT + 4 * 2 * 3


class SaladinFeatures:
    """What a learned value reads of a position: numbered features, each with the same worth wherever it holds.

    Each group has its own range of numbers, and each scenario its own copy of all groups, so that one list of weights
    serves the whole game."""

    def __init__(self, pieces: dict[str, Pieces]) -> None:
        self.base: dict[str, int] = {name: A_SCENARIO * number for number, name in enumerate(pieces)}
        self.count: int = A_SCENARIO * len(pieces)

    def of(self, s: State) -> list[int]:
        base = self.base[s.pieces.name]
        out: list[int] = []
        _add_banners(s, base, out)
        _add_orders(s, base, out)
        _add_marks(s, base, out)
        return out


def _add_banners(s: State, base: int, out: list[int]) -> None:
    ready = [0, 0]
    for banner in range(min(s.pieces.count, MOST_BANNERS)):
        out.append(base + LANCES + banner * (MOST_LANCES + 1) + min(s.lances[banner], MOST_LANCES))
        if in_play(s, banner):
            ordered = is_ordered(s, banner)
            ready[s.pieces.side[banner]] += 0 if ordered else 1
            out.append(base + BEARING + banner * 4 + 2 * (1 if ordered else 0) + status_of(s, banner))
            out.append(base + SURCHARGE + banner * 3 + surcharge(s, banner))
        else:
            out.append(base + PLACE + banner * 4 + s.place[banner])
    for side in (CRUSADERS, AYYUBIDS):
        out.append(base + READY + side * (IN_ARMY + 1) + min(ready[side], IN_ARMY))
        out.append(base + ARMY + side * (MOST_ARMY // 3 + 1) + min(lances_left(s, side), MOST_ARMY) // 3)
    lead = max(-IN_ARMY, min(IN_ARMY, ready[CRUSADERS] - ready[AYYUBIDS])) + IN_ARMY
    out.append(base + READY_LEAD + lead + (2 * IN_ARMY + 1 if s.asked == AYYUBIDS else 0))


def _add_orders(s: State, base: int, out: list[int]) -> None:
    """The pools, what the next Chaos takes of them, and for how many turns they would last."""
    totals = [0, 0]
    turns = [0, 0]
    for side in (CRUSADERS, AYYUBIDS):
        given = 0
        for banner in s.pieces.army[side]:
            if s.place[banner] == GIVEN:
                given += 1
        total = min(total_orders(s, side), MOST_ORDERS)
        totals[side] = total
        turns[side] = min((total + given) // (1 + given), MOST_TURNS)
        out.append(base + AVAILABLE + side * (MOST_ORDERS + 1) + min(s.available[side], MOST_ORDERS))
        out.append(base + ORDERS + side * (MOST_ORDERS + 1) + total)
        out.append(base + AFTER_CHAOS + side * (MOST_ORDERS + 1) + max(0, total - 1 - given))
        out.append(base + CLOCK + side * (MOST_TURNS + 1) + turns[side])
        out.append(base + LOSSES + side * TRACK + s.track[side])
    out.append(base + BOTH_ORDERS + totals[CRUSADERS] * (MOST_ORDERS + 1) + totals[AYYUBIDS])
    out.append(base + CLOCK_LEAD + MOST_TURNS + turns[CRUSADERS] - turns[AYYUBIDS])


def _add_marks(s: State, base: int, out: list[int]) -> None:
    for side in (CRUSADERS, AYYUBIDS):
        if (s.leaders_ordered >> side) & 1:
            out.append(base + LEADER + side)
        for action in range(6):
            if (s.leaders_spent[side] >> action) & 1:
                out.append(base + LEADER_SPENT + side * 6 + action)
    out.append(base + GARRISON + min(s.garrison, 3))
    if s.shield != NONE:
        out.append(base + SHIELD + s.shield)
    if s.fire:
        out.append(base + MARKS + (1 if s.fed else 0))
    if s.horns:
        out.append(base + MARKS + 2)
    other_passed = 1 if s.passed != 0 else 0
    out.append(base + MOMENT + (min(s.ask, 3) * 2 + (1 if s.asked == AYYUBIDS else 0)) * 3 + other_passed)
