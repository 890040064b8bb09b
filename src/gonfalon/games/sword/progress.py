"""H12 as a measure: the lead in points, and how far the Christians are from the standard."""

from gonfalon.core.progress import Prospect
from gonfalon.games.sword.pieces import CHRISTIAN, SIDES, Pieces
from gonfalon.games.sword.view import SwordView

A_TURNS_POINTS = 10
"""So many points more can well be earned in a turn."""
A_CHARGE = 6
"""Hexes that a mounted unit covers in a turn."""


def progress(pieces: Pieces, view: SwordView) -> list[Prospect]:
    hexes = len(pieces.ground.names[0])
    standard = pieces.ground.distances[pieces.ground.standard]
    away = [
        standard[pieces.ground.numbers[view.units[unit][:hexes]]]
        for unit in pieces.army[CHRISTIAN]
        if view.units[unit][0].isdecimal()
    ]
    leads = [way for side in range(len(SIDES)) for way in _leads(pieces, view, side)]
    if not away:
        return leads
    nearest = min(away)
    return [*leads, Prospect(SIDES[CHRISTIAN], "standard", nearest, 0, nearest <= A_CHARGE)]


def _leads(pieces: Pieces, view: SwordView, side: int) -> list[Prospect]:
    """With what will be counted at the end of this turn: what decides in the end, if there is one, and at any time."""
    seat = SIDES[side]
    ours, theirs = (view.score[each] + view.pending[each] for each in (side, 1 - side))
    ways = [Prospect(seat, "lead", ours - theirs, pieces.lead, ours - theirs >= pieces.lead - A_TURNS_POINTS)]
    if view.limit:
        ways.insert(0, Prospect(seat, "time-limit", ours - theirs, pieces.limit_lead, view.turn == pieces.limit_turn))
    elif view.cap:
        ways.insert(0, Prospect(seat, "turn-cap", ours - theirs, 1, view.turn == view.cap))
    return ways
