"""A quick estimate of who is winning: Orders, what the next Chaos will take, and lances."""

from typing import Final

from gonfalon.core.logistic import logistic
from gonfalon.games.saladin.pieces import AYYUBIDS, CRUSADERS
from gonfalon.games.saladin.state import GIVEN, OVER, State, lances_left, total_orders

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
