"""N5: the actions that are not combat: move, rally, switch."""

from typing import Final

from gonfalon.games.navas.rules import news
from gonfalon.games.navas.rules.actions import EVERYONE, MOVE, RALLY, SHIELD, SWITCH, groups, with_item
from gonfalon.games.navas.rules.pieces import (
    B1,
    CHRISTIAN,
    FULL_POWER,
    LIMIT,
    MUSLIM,
    MUSLIM_AREA,
    NEIGHBOURS,
    STRAIGHT,
    ZONES,
)
from gonfalon.games.navas.rules.state import NONE, State, is_tired
from gonfalon.games.navas.rules.victory import test_victory

RALLY_COST: Final = 1
SWITCH_COST: Final = 1
SHIELD_COST: Final = 2


def reach(side: int, zone: int) -> tuple[int, ...]:
    """The adjacent zones to which a side's units may move."""
    return NEIGHBOURS[zone] if side == MUSLIM else STRAIGHT[zone]


def _ready_moves(side: int) -> list[list[tuple[int, list[list[list[int]]]]]]:
    """For each zone its targets, each with the moves by room and mobile slots."""
    return [
        [
            (target, [[groups(MOVE, zone, target, mobile, room=room) for mobile in range(8)] for room in range(4)])
            for target in reach(side, zone)
        ]
        for zone in range(ZONES)
    ]


MOVES: Final = [_ready_moves(MUSLIM), _ready_moves(CHRISTIAN)]


def add_moves(s: State, side: int, zone: int, held: list[int], out: list[int]) -> None:
    units = s.units[zone]
    everyone = EVERYONE[len(units)]
    mobile = mobile_slots(s, units) if zone == B1 else everyone
    for target, ready in MOVES[side][zone]:
        # N5.1 Into an empty zone all units of the origin go, into an own zone any number that has room.
        if held[target] == NONE:
            if mobile == everyone and s.points >= move_cost(side, target, True):
                out.append(ready[LIMIT][everyone][-1])
        elif held[target] == side:
            out += ready[LIMIT - len(s.units[target])][mobile]


def mobile_slots(s: State, units: tuple[int, ...]) -> int:
    # N5.2 Al-Nasir and the Black Guard never move, so nobody leaves their zone for an empty one.
    slots = 0
    for place, unit in enumerate(units):
        if not s.pieces.immobile[unit]:
            slots |= 1 << place
    return slots


def move_cost(side: int, target: int, empty: bool) -> int:
    # N5.3 Christians stay in their column and pay 2 into an empty zone of the Muslim area.
    return 2 if side == CHRISTIAN and empty and target < MUSLIM_AREA else 1


def move(s: State, side: int, origin: int, target: int, units: tuple[int, ...]) -> None:
    s.points -= move_cost(side, target, not s.units[target])
    carry(s, origin, target, units)
    news.moved(s, origin, target, units)
    test_victory(s)


def carry(s: State, origin: int, target: int, units: tuple[int, ...]) -> None:
    """Move units from one zone to another, keeping each zone's list sorted."""
    s.units[origin] = tuple([unit for unit in s.units[origin] if unit not in units])
    s.units[target] = tuple(sorted(s.units[target] + units))


def add_rallies(s: State, zone: int, out: list[int]) -> None:
    # N5.4 For 1 point a hurt unit that is not exhausted recovers, and is exhausted.
    for unit in s.units[zone]:
        if s.power[unit] < FULL_POWER and not is_tired(s, unit):
            out.append(with_item(RALLY, unit))


def rally(s: State, side: int, unit: int) -> None:
    s.points -= RALLY_COST
    s.power[unit] = FULL_POWER
    s.tired |= 1 << unit
    news.rallied(s, side, _zone_of(s, unit), (unit,))


def add_switches(s: State, side: int, out: list[int]) -> None:
    # N5.5 For 1 point the initiative cards change places, for 2 the other side cannot change them back this round.
    if s.shield in (NONE, side):
        if s.points >= SWITCH_COST:
            out.append(SWITCH)
        if s.points >= SHIELD_COST:
            out.append(SHIELD)


def switch(s: State, side: int, shielded: bool) -> None:
    s.points -= SHIELD_COST if shielded else SWITCH_COST
    s.initiative.reverse()
    if shielded:
        s.shield = side
    news.switched(s, side, shielded)


def _zone_of(s: State, unit: int) -> int:
    for zone, units in enumerate(s.units):
        if unit in units:
            return zone
    return NONE
