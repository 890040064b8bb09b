"""A quick estimate of who is winning, from what the rules reward: zones, power, and the way to the caliph."""

from typing import Final

from gonfalon.core.logistic import logistic
from gonfalon.games.navas.pieces import B1, CHRISTIAN, MUSLIM, MUSLIM_AREA, ZONES, distance
from gonfalon.games.navas.state import OVER, State, holder, total_power

ZONE_WORTH: Final = 1.5
POWER_WORTH: Final = 0.35
NEAR_CALIPH_WORTH: Final = 0.4
INTRUDER_WORTH: Final = 0.8
STEEPNESS: Final = 0.25


def chance(s: State, seat: int) -> float:
    if s.ask == OVER:
        return 1.0 if s.winner == seat else 0.0 if s.winner == 1 - seat else 0.5
    christian = logistic(STEEPNESS * _christian_lead(s))
    return christian if seat == CHRISTIAN else 1 - christian


def _christian_lead(s: State) -> float:
    lead = 0.0
    for zone in range(ZONES):
        side = holder(s.units[zone])
        if side == CHRISTIAN:
            lead += ZONE_WORTH + POWER_WORTH * total_power(s, s.units[zone])
            lead += NEAR_CALIPH_WORTH * (5 - distance(zone, B1))
            lead += INTRUDER_WORTH * (zone < MUSLIM_AREA)
        elif side == MUSLIM:
            lead -= ZONE_WORTH + POWER_WORTH * total_power(s, s.units[zone])
    return lead - NEAR_CALIPH_WORTH * OPENING_CLOSENESS


OPENING_CLOSENESS: Final = sum(5 - distance(zone, B1) for zone in range(MUSLIM_AREA, ZONES))
