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
    leads = [_lead(pieces, view, side) for side in range(len(SIDES))]
    if not away:
        return leads
    nearest = min(away)
    return [*leads, Prospect(SIDES[CHRISTIAN], "standard", nearest, 0, nearest <= A_CHARGE)]


def _lead(pieces: Pieces, view: SwordView, side: int) -> Prospect:
    """With what will be counted at the end of this turn."""
    ours, theirs = (view.score[each] + view.pending[each] for each in (side, 1 - side))
    is_last = view.turn == (pieces.limit_turn if view.limit else view.cap)
    need = pieces.limit_lead if view.limit else pieces.lead
    return Prospect(SIDES[side], "lead", ours - theirs, need, is_last or ours - theirs >= pieces.lead - A_TURNS_POINTS)
