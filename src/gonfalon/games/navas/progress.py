"""N9 as a measure: how far each side is on its ways to win."""

from gonfalon.core.progress import Prospect
from gonfalon.games.navas.pieces import (
    CHRISTIAN,
    FULL_POWER,
    MUSLIM,
    MUSLIM_AREA,
    NEIGHBOURS,
    SIDES,
    ZONE_NAMES,
    Pieces,
    side_of,
)
from gonfalon.games.navas.victory import FEW_ZONES
from gonfalon.games.navas.view import NavasView


def progress(pieces: Pieces, view: NavasView) -> list[Prospect]:
    held: dict[int, list[int]] = {MUSLIM: [], CHRISTIAN: []}
    camp, power = None, 0
    for zone, name in enumerate(ZONE_NAMES):
        units = view.zones[name]
        if units:
            held[side_of(pieces.number[units[0].tag])].append(zone)
        for unit in units:
            if unit.tag == pieces.tags[pieces.caliph]:
                camp, power = zone, unit.power
    intruders = sum(zone < MUSLIM_AREA for zone in held[CHRISTIAN])
    christian = len(held[CHRISTIAN])
    threatened = camp is None or power < FULL_POWER or any(zone in NEIGHBOURS[camp] for zone in held[CHRISTIAN])
    return [
        _twice(held, MUSLIM),
        # One zone lost drives them back.
        Prospect(SIDES[MUSLIM], "driven-back", christian, FEW_ZONES, christian <= FEW_ZONES + 1 and intruders <= 1),
        _twice(held, CHRISTIAN),
        Prospect(SIDES[CHRISTIAN], "caliph", FULL_POWER - power, FULL_POWER, threatened),
    ]


def _twice(held: dict[int, list[int]], side: int) -> Prospect:
    """Near if one zone more, taken from the enemy, makes twice as many."""
    ours, theirs = len(held[side]), len(held[1 - side])
    return Prospect(SIDES[side], "zones", ours, 2 * theirs, ours + 1 >= 2 * (theirs - 1))
