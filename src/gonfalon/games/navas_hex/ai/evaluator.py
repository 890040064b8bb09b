"""A quick opinion of who is winning: points, how the units stand, and what would end the battle at once.

Everything is told in points.
"""

from typing import Final

from gonfalon.core.logistic import logistic
from gonfalon.games.navas_hex.rules.fronts import enemies_around
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM, NONE
from gonfalon.games.navas_hex.rules.state import ELIMINATED, OVER, ROUTED, TIRED, VALIANT, State

# What a unit has lost as Valiant, Discouraged, Routed or gone: of itself, and for each point that it is worth. What the
# enemy has scored for it is not in it.
_HARM: Final = [0.0, 1.0, 2.0, 1.5]
_HARM_BY_WORTH: Final = [0.0, 0.2, 0.85, 0.4]
GONE: Final = 3
TIRED_HARM: Final = 0.4

STANDARD_NEAR: Final = 5
STANDARD_WORTH: Final = 0.5
STANDARD_OPEN: Final = 8.0
COMMANDER_SHAKEN: Final = [0.0, 3.0, 6.0]
COMMANDER_PRESSED: Final = 1.0
RESERVE_HELD: Final = 2.0
STEEPNESS: Final = 0.033
STEEPNESS_AT_LIMIT: Final = 0.3
LAST_TURNS: Final = 4


def chance(s: State, seat: int) -> float:
    if s.ask == OVER:
        return 1.0 if s.winner == seat else 0.0 if s.winner == 1 - seat else 0.5
    christian = logistic(_steepness(s) * christian_lead(s)) if s.turn else 0.5
    return christian if seat == CHRISTIAN else 1 - christian


def _steepness(s: State) -> float:
    """The nearer the last turn, the more a small lead is worth."""
    last = s.pieces.limit_turn if s.limit else s.cap
    left = last - s.turn
    if last == 0 or left >= LAST_TURNS:
        return STEEPNESS
    return STEEPNESS + (STEEPNESS_AT_LIMIT - STEEPNESS) * (LAST_TURNS - left) / LAST_TURNS


def christian_lead(s: State) -> float:
    lead = float(s.score[CHRISTIAN] + s.pending[CHRISTIAN] - s.score[MOSLEM] - s.pending[MOSLEM])
    lead += _harm(s, MOSLEM) - _harm(s, CHRISTIAN)
    lead += _andalus(s) + _standard(s) - _late(s)
    lead += _commander(s, MOSLEM) - _commander(s, CHRISTIAN)
    return lead if s.freed else lead + RESERVE_HELD


def harm(order: int, worth: int) -> float:
    """What a unit of this worth has lost that is of this order; GONE is the last of them."""
    return _HARM[order] + _HARM_BY_WORTH[order] * worth


def _harm(s: State, side: int) -> float:
    pieces, total = s.pieces, 0.0
    for unit in pieces.army[side]:
        if s.where[unit] == NONE:
            total += harm(GONE, pieces.worth[pieces.type[unit]])
        else:
            if s.order[unit] != VALIANT:
                total += harm(s.order[unit], pieces.worth[pieces.type[unit]])
            if s.flags[unit] & TIRED and s.order[unit] != ROUTED:
                total += TIRED_HARM
    return total


def _andalus(s: State) -> float:
    """The nearer al-Andalus is to breaking, the more of its price is as good as paid."""
    if s.andalus_gone or s.pieces.andalus == NONE:
        return 0.0
    members = s.pieces.members[s.pieces.andalus]
    lost = len([u for u in members if s.gone[u] == ELIMINATED or s.order[u] == ROUTED])
    share = lost / s.pieces.andalus_breaks
    return s.pieces.andalus_worth * share * share


def _standard(s: State) -> float:
    """Christians near the standard, by how near; most if nobody stands there."""
    pieces = s.pieces
    row, threat, nearest = pieces.ground.distances[pieces.ground.standard], 0.0, STANDARD_NEAR
    for unit in pieces.army[CHRISTIAN]:
        there = s.where[unit]
        if there != NONE and s.order[unit] == VALIANT and row[there] < STANDARD_NEAR:
            threat += STANDARD_WORTH * (STANDARD_NEAR - row[there])
            nearest = min(nearest, row[there])
    if s.at[pieces.ground.standard] == NONE:
        threat += STANDARD_OPEN * (STANDARD_NEAR + 1 - nearest)
    return threat


def _commander(s: State, side: int) -> float:
    """What threatens him whose loss ends the battle."""
    unit = s.rider[s.pieces.commander[side]]
    if unit == NONE or s.where[unit] == NONE:
        return 0.0
    return COMMANDER_SHAKEN[s.order[unit]] + COMMANDER_PRESSED * len(enemies_around(s, s.where[unit], side))


def _late(s: State) -> float:
    """What the Moslems get if they hold out, the surer the later."""
    if s.limit or s.turn > s.pieces.late_turn:
        return 0.0
    return s.pieces.late_worth * s.turn / s.pieces.late_turn
