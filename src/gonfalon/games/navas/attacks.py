"""N6.1 to N6.5: which combats a side may begin."""

from typing import Final

from gonfalon.games.navas.actions import ATTACK, CHARGE, SHOOT, groups
from gonfalon.games.navas.pieces import BOWSHOT, CHRISTIAN, FORWARD, MUSLIM, NEIGHBOURS, ZONES
from gonfalon.games.navas.state import State

COMBATS_A_TURN: Final = 2
SHOTS_A_TURN: Final = 1

# By side, Muslim then Christian.
SHOT_COST: Final = (2, 1)
ATTACK_COST: Final = (1, 2)
CHARGE_COST: Final = 3


def charge_reach(side: int, zone: int) -> tuple[int, ...]:
    """The zones at which a side's riders may charge: Christians only straight ahead."""
    if side == MUSLIM:
        return NEIGHBOURS[zone]
    return (zone + FORWARD,) if zone + FORWARD >= 0 else ()


def _ready_charges(side: int) -> list[list[tuple[int, list[list[list[int]]]]]]:
    """For each zone its targets, each with the charges by riders and fresh slots."""
    return [
        [
            (t, [[groups(CHARGE, zone, t, fresh, needed=riders) for fresh in range(8)] for riders in range(8)])
            for t in charge_reach(side, zone)
        ]
        for zone in range(ZONES)
    ]


ATTACKS: Final = [
    [(t, [groups(ATTACK, zone, t, fresh) for fresh in range(8)]) for t in NEIGHBOURS[zone]] for zone in range(ZONES)
]
SHOTS: Final = [
    [(t, [groups(SHOOT, zone, t, bows, room=1) for bows in range(8)]) for t in BOWSHOT[zone]] for zone in range(ZONES)
]
CHARGES: Final = [_ready_charges(MUSLIM), _ready_charges(CHRISTIAN)]


def add_combats(s: State, side: int, zone: int, held: list[int], out: list[int]) -> None:
    """Every combat that the fresh units of one zone can begin."""
    fresh, riders, bows = _fresh_slots(s, s.units[zone])
    enemy = 1 - side
    # N6.2 One archer at an enemy zone exactly two away.
    if bows and s.shots < SHOTS_A_TURN and s.points >= SHOT_COST[side]:
        for target, shots in SHOTS[zone]:
            if held[target] == enemy:
                out += shots[bows]
    # N6.3 A standard attack goes at any neighbour. N6.5 Any fresh units of the zone join.
    if fresh and s.points >= ATTACK_COST[side]:
        for target, attacks in ATTACKS[zone]:
            if held[target] == enemy:
                out += attacks[fresh]
    # N6.4 A charge needs a rider among those who join.
    if riders and s.points >= CHARGE_COST:
        for target, charges in CHARGES[side][zone]:
            if held[target] == enemy:
                out += charges[riders][fresh]


def _fresh_slots(s: State, units: tuple[int, ...]) -> tuple[int, int, int]:
    """The slots of the units that are not exhausted, of the riders and of the archers among them."""
    fresh = riders = bows = 0
    slot = 1
    for unit in units:
        if not (s.tired >> unit) & 1:
            fresh |= slot
            if s.pieces.cavalry[unit]:
                riders |= slot
            if s.pieces.archer[unit]:
                bows |= slot
        slot <<= 1
    return fresh, riders, bows
